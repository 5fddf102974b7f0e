"""What makes it fair for one person, and their language; a line says what each of it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.overlay_page import OverlayPage, Page, Row
from kingup_game.scenes.setup.names import shown_names
from kingup_game.stage.area import Area
from kingup_game.stage.gathering.rules_column import write_about
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.widgets.pages import WIDE_DIALOG
from kingup_game.table.evenings.aids import HELPS, Aids
from kingup_game.table.gathering import Gathering
from kingup_game.theme import art
from kingup_game.words import LANGUAGES

_ICONS: Final = {
    "more_no": art.ballot("no"),
    "worths": art.COIN,
    "raven": art.RAVEN,
    "own_card": art.ICON_BOOK,
}
_LINE, _LARGE_LINE = 120.0, 190.0


def marks_of(aids: Aids) -> str:
    """Small pictures of what somebody has, for use in a text."""
    return " ".join(inline(_ICONS[key]) for key in aids.helps)


class AidsPage(OverlayPage):
    """Everything about it stays with the person; the table behind it follows at once."""

    width = WIDE_DIALOG

    def __init__(
        self,
        backstage: Backstage,
        gathering: Gathering,
        number: int,
        changed: Callable[[], None],
    ) -> None:
        super().__init__(backstage)
        self._gathering = gathering
        self._number = number
        self._changed = changed
        self.choices.focus = HELPS[0]

    @property
    def _aids(self) -> Aids:
        return self._gathering.guests[self._number].aids

    def page(self) -> Page:
        say, aids = self.backstage.say, self._aids
        rows = [
            Row(
                *(key, say(f"aids.{key}"), partial(self._turn, key)),
                value=say("settings.on" if key in aids.helps else "settings.off"),
                icon=_ICONS[key],
            )
            for key in HELPS
        ]
        spoken = LANGUAGES[aids.language] if aids.language else say("aids.as_screen")
        rows += [
            Row("language", say("aids.language"), self._next_language, value=spoken,
                step=self._speak, icon=art.ICON_SCROLL),
            Row("done", say("setup.done"), self.back, main=True),
        ]  # fmt: skip
        name = shown_names(self._gathering, say)[self._number]
        high = _LARGE_LINE if self.backstage.has_large_text else _LINE
        return Page(say("aids.title", name=name), rows, extra=high)

    def draw_extra(self, free: Area) -> None:
        """What the row in focus means."""
        focus = self.choices.focus
        if focus in (*HELPS, "language"):
            write_about(self.sheet, free, self.backstage.say(f"aids.{focus}_about"))

    def _turn(self, key: str, press: Press) -> None:
        del press
        self._have(self._aids.turned(key))

    def _next_language(self, press: Press) -> None:
        del press
        self._speak(1)

    def _speak(self, by: int) -> None:
        """The next language, or that of the screen, whatever it is."""
        spoken = ["", *LANGUAGES]
        at = spoken.index(self._aids.language) + by
        self._have(replace(self._aids, language=spoken[at % len(spoken)]))

    def _have(self, aids: Aids) -> None:
        self._gathering.favour(self._number, aids)
        self._changed()
