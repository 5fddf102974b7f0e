"""A name: from a list of names, letter by letter on the screen, or typed on a keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.setup.names import MOST_LETTERS
from kingup_game.stage.area import Area
from kingup_game.stage.gathering.name_board import (
    LETTER,
    draw_whose,
    draw_written,
    key_areas,
    name_areas,
)
from kingup_game.table.seats import readable
from kingup_game.theme import art

NAMES_SHOWN: Final = 8


class NamePage(Screen):
    """Letters on the left, known names on the right; whatever is typed goes into the same field."""

    overlay = True
    slides = True

    def __init__(
        self,
        backstage: Backstage,
        name: str,
        device: str,
        named: Callable[[str], None],
        avatar: int | None = None,
    ) -> None:
        super().__init__(backstage)
        self._avatar = avatar
        self._name = name
        self._named = named
        self._types = backstage.controls.can(device, Capability.TYPE)
        self.choices.focus = "done" if self._types else "name-0"

    def enter(self) -> None:
        """Keys of a keyboard are letters now."""
        self.backstage.controls.typing = self._types
        self.rebuild()

    def leave(self) -> None:
        self.backstage.controls.typing = False

    def handle(self, press: Press) -> None:
        """Letters typed come beside those chosen on the board."""
        if press.intent is Intent.TYPE:
            self._add(press.text, press)
            self.rebuild()
        elif press.intent is Intent.ERASE:
            self._erase(press)
            self.rebuild()
        else:
            super().handle(press)

    def build(self) -> None:
        say = self.backstage.say
        self.parchment(say("setup.name"))
        draw_written(self.sheet, self.backstage.painter, self._name)
        letters = say("setup.letters")
        shown = letters if self._at_start else letters.lower()
        keys = [
            (f"letter-{letter}", said, partial(self._add, said))
            for letter, said in zip(letters, shown, strict=True)
        ]
        words: list[tuple[str, str, Callable[[Press], None]]] = [
            ("space", say("setup.space"), partial(self._add, " ")),
            ("erase", say("setup.erase"), self._erase),
            ("done", say("setup.done"), self._finish),
        ]
        said = [spoken for _, spoken, _ in words]
        areas = key_areas(self.backstage.painter, len(keys), said)
        self._offer([*keys, *words], areas)
        if self._avatar is not None:
            draw_whose(
                self.sheet, art.person(art.PEOPLE[self._avatar % len(art.PEOPLE)]), areas[-1].bottom
            )
        names = self._known_names()
        takes = [(f"name-{n}", name, partial(self._take, name)) for n, name in enumerate(names)]
        self._offer(takes, name_areas(len(names)))

    def _offer(
        self, keys: Sequence[tuple[str, str, Callable[[Press], None]]], areas: Sequence[Area]
    ) -> None:
        for (key, words, choose), area in zip(keys, areas, strict=True):
            button = Choice(key, area, words, choose, style=LETTER, centred=True)
            button.main = key == "done"
            self.choices.add(button)

    def _known_names(self) -> list[str]:
        """Those given before, then those of a list."""
        listed = self.backstage.say("setup.names").split(", ")
        given = map(readable, self.backstage.settings.names)
        return [*dict.fromkeys(filter(None, [*given, *listed]))][:NAMES_SHOWN]

    @property
    def _at_start(self) -> bool:
        return not self._name or self._name.endswith(" ")

    def _add(self, letter: str, press: Press) -> None:
        del press
        self._name += readable(letter)[: MOST_LETTERS - len(self._name)]

    def _erase(self, press: Press) -> None:
        del press
        self._name = self._name[:-1]

    def _take(self, name: str, press: Press) -> None:
        self._name = name[:MOST_LETTERS]
        self._finish(press)

    def _finish(self, press: Press) -> None:
        self._named(self._name.strip())
        self.back(press)
