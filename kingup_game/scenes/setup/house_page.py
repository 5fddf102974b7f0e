"""The house rules of an edition, each on or off, and a line that says what it does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.overlay_page import OverlayPage, Page, Row
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.lettering.text_styles import NOTES
from kingup_game.table.gathering import Gathering
from kingup_game.theme.layers import Layer

_LINE_HIGH, _LARGE_LINE_HIGH, _BELOW_LINE = 104.0, 190.0, 22.0


class HousePage(OverlayPage):
    """Only those that can make a difference; whatever changes shows on the table at once."""

    width = 1060.0

    def __init__(
        self, backstage: Backstage, gathering: Gathering, changed: Callable[[], None]
    ) -> None:
        super().__init__(backstage)
        self._gathering = gathering
        self._changed = changed

    def page(self) -> Page:
        say, house = self.backstage.say, self._gathering.house
        rows = [
            Row(
                *(rule, say(f"house.{rule}"), partial(self._turn, rule)),
                value=say("settings.on" if house[rule] else "settings.off"),
            )
            for rule in self._gathering.house_rules()
        ]
        self.choices.focus = self.choices.focus or rows[0].key
        rows.append(Row("done", say("setup.done"), self.back, main=True))
        return Page(say("setup.house"), rows, extra=self._line_high + _BELOW_LINE)

    @property
    def _line_high(self) -> float:
        return _LARGE_LINE_HIGH if self.backstage.has_large_text else _LINE_HIGH

    def draw_extra(self, free: Area) -> None:
        """What the rule in focus does."""
        rule = self.choices.focus
        if rule in self._gathering.house:
            words = self.backstage.say(f"house.{rule}_help")
            style = NOTES.but(fit=(free.width, self._line_high))
            at = free.middle[0], free.y + self._line_high / 2
            self.sheet.text(words, *at, style, anchor=CENTRE, width=free.width, layer=Layer.ON_PAGE)

    def _turn(self, rule: str, press: Press) -> None:
        del press
        self._gathering.house[rule] = not self._gathering.house[rule]
        self._changed()
