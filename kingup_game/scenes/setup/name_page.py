"""A name: from a list of names, letter by letter on the screen, or typed on a keyboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import WORDS, Area, Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.setup.names import MOST_LETTERS
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.lettering.text import TextStyle

NAMES_SHOWN: Final = 8

_LETTERS_A_ROW: Final = 10
_KEY: Final = 92.0
_GAP: Final = 10.0
_LEFT: Final = layout.SAFE_LEFT + 60.0
_NAMES_LEFT: Final = 1240.0
_FIELD: Final = TextStyle(size=64, face="display", colour="#2B1A12", align="centre")
_LETTER: Final = WORDS.but(size=40)


class NamePage(Screen):
    """Letters on the left, known names on the right; whatever is typed goes into the same field."""

    overlay = True
    slides = True
    layer = 360.0

    def __init__(
        self, backstage: Backstage, name: str, device: str, named: Callable[[str], None]
    ) -> None:
        super().__init__(backstage)
        self._name = name
        self._named = named
        self._types = backstage.controls.can(device, Capability.TYPE)
        self.choices.focus = "done" if self._types else "name-0"

    def enter(self) -> None:
        self.backstage.controls.typing = self._types
        self.rebuild()

    def leave(self) -> None:
        self.backstage.controls.typing = False

    def handle(self, press: Press) -> None:
        if press.intent is Intent.TYPE:
            self._add(press.text, press)
            self.rebuild()
        elif press.intent is Intent.ERASE:
            self._erase(press)
            self.rebuild()
        else:
            super().handle(press)

    def back(self, press: Press) -> None:
        del press
        self.backstage.stack.pop()

    def build(self) -> None:
        say = self.backstage.say
        self.parchment(say("setup.name"))
        field = Area(_LEFT, 190, _LETTERS_A_ROW * (_KEY + _GAP) - _GAP, 150)
        self.sheet.box(
            field.x, field.y, field.width, field.height,
            fill="#FFF8E6", border="#8A6B4A", border_width=5, radius=16, layer=self.layer - 6,
        )  # fmt: skip
        style = _FIELD
        if self.backstage.measure(self._name + "|", style)[0] > field.width - 40:
            style = style.but(size=40)
        self.sheet.text(f"{self._name}|", *field.middle, style, anchor=CENTRE, layer=self.layer)
        self._add_letters(say("setup.letters"), 370)
        self._add_names()

    def _add_letters(self, letters: str, top: float) -> None:
        for place, letter in enumerate(letters):
            row, column = divmod(place, _LETTERS_A_ROW)
            spot = Area(_LEFT + column * (_KEY + _GAP), top + row * (_KEY + _GAP), _KEY, _KEY)
            shown = letter if self._at_start else letter.lower()
            self.choices.add(
                Choice(
                    f"letter-{letter}", spot, shown, partial(self._add, shown),
                    style=_LETTER, centred=True,
                )
            )  # fmt: skip
        rows = -(-len(letters) // _LETTERS_A_ROW)
        y = top + rows * (_KEY + _GAP) + 8
        wide = (_LETTERS_A_ROW * (_KEY + _GAP) - _GAP - 2 * _GAP) / 3
        say = self.backstage.say
        keys: list[tuple[str, str, Callable[[Press], None]]] = [
            ("space", say("setup.space"), partial(self._add, " ")),
            ("erase", say("setup.erase"), self._erase),
            ("done", say("setup.done"), self._finish),
        ]
        high = (
            max(self.backstage.measure(words, _LETTER, wide - 56)[1] for _, words, _ in keys) + 36
        )
        for place, (key, words, choose) in enumerate(keys):
            spot = Area(_LEFT + place * (wide + _GAP), y, wide, high)
            self.choices.add(Choice(key, spot, words, choose, style=_LETTER, centred=True))

    def _add_names(self) -> None:
        known = [str(name) for name in self.backstage.settings.get("names", [])]
        listed = self.backstage.say("setup.names").split(", ")
        names = list(dict.fromkeys([*known, *listed]))[:NAMES_SHOWN]
        high = (layout.SAFE_BOTTOM - 60 - 190 - _GAP * (len(names) - 1)) / len(names)
        for place, name in enumerate(names):
            spot = Area(
                _NAMES_LEFT, 190 + place * (high + _GAP), layout.SAFE_RIGHT - 60 - _NAMES_LEFT, high
            )
            self.choices.add(
                Choice(
                    f"name-{place}", spot, name, partial(self._take, name),
                    style=_LETTER, centred=True,
                )
            )  # fmt: skip

    @property
    def _at_start(self) -> bool:
        return not self._name or self._name.endswith(" ")

    def _add(self, letter: str, press: Press) -> None:
        del press
        if len(self._name) < MOST_LETTERS:
            self._name += letter

    def _erase(self, press: Press) -> None:
        del press
        self._name = self._name[:-1]

    def _take(self, name: str, press: Press) -> None:
        self._name = name[:MOST_LETTERS]
        self._finish(press)

    def _finish(self, press: Press) -> None:
        self._named(self._name.strip())
        self.back(press)
