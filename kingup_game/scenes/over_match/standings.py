"""How it stands, from the pause: points by round, the house rules, the buttons of a device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from kingup_game.app.presses import Intent
from kingup_game.app.sources import Capability
from kingup_game.scenes.match.tower_buttons import ICONS
from kingup_game.scenes.over_match.page_to_read import PageToRead
from kingup_game.stage.area import Area
from kingup_game.stage.hints.points_table import (
    height_of,
    show_buttons,
    show_points,
    show_titled,
)
from kingup_game.stage.lettering.wrapping import inline

_BUTTONS: Final = (
    *(Intent.CONFIRM, Intent.PRESS, Intent.BACK, Intent.STORY, Intent.LOOK, Intent.ALMANAC),
    *(Intent.SKIP, Intent.NO, Intent.STOMACH, Intent.YES, Intent.COUNT, Intent.PAUSE),
)
_APART: Final = 76.0
_BELOW_THE_TITLE: Final = 16.0
_POINTS_SHARE: Final = 0.56
_ROOMIEST: Final = 1.8
"""So much larger are the points at most, where few house rules need room."""
_FOR_A_RULE, _FOR_A_LARGE_RULE = 110.0, 170.0


class Standings(PageToRead):
    """Everything on it is public; a device without a button for something does not name it."""

    def build(self) -> None:
        page = self.parchment(self.backstage.say("pause.standings"))
        page = page.below(page.y + _BELOW_THE_TITLE)
        wide = page.width * _POINTS_SHARE
        left = page._replace(width=wide)
        right = Area(page.x + wide + _APART, page.y, page.width - wide - _APART, page.height)
        rules = self._house_rules()
        each = _FOR_A_LARGE_RULE if self.backstage.has_large_text else _FOR_A_RULE
        high = self._draw_points(left, (len(rules) + 1) * each if rules else 0.0)
        if rules:
            room = left.below(left.y + high + _APART / 2)
            title = self.backstage.say("setup.house")
            show_titled(self.sheet, self.backstage.measure, room, title, rules)
        measure = self.backstage.measure
        show_buttons(self.sheet, measure, right, self._buttons())

    def _draw_points(self, area: Area, left_free: float) -> float:
        """The rounds that were counted, and the total; before the first the total alone. What all
        began with stands above, where without it nothing would add up. As large as there is room
        above what is left free."""
        say, points = self.backstage.say, self._match.shown.chronicle.points
        rows: list[tuple[str, Sequence[int]]] = []
        terms = self._match.terms
        if points and terms.first_total:
            rows.append((say("pause.start"), [terms.first_total] * terms.players))
        for number, scored in enumerate(points, 1):
            rows.append((say("pause.round", round=number), scored))
        rows.append((say("pause.total"), self._match.view.totals))
        faces = [self._match.face(seat) for seat in range(terms.players)]
        room = (area.height - left_free) / height_of(len(rows))
        scale = max(1.0, min(_ROOMIEST, room))
        show_points(self.sheet, area, faces, rows, scale)
        return height_of(len(rows), scale)

    def _house_rules(self) -> list[str]:
        say, house = self.backstage.say, asdict(self._match.terms.house)
        return [say(f"house.{rule}_help") for rule, is_on in house.items() if is_on]

    def _buttons(self) -> list[tuple[str, str]]:
        """Each button of the device last used, and what it does at the table."""
        backstage, controls = self.backstage, self.backstage.controls
        known, device = controls.bindings, controls.device()
        found = []
        for intent in _BUTTONS:
            if intent is Intent.STOMACH and not self._match.terms.stomachaches:
                continue
            # A pointer's buttons are cards only where several vote, and a picture shows them then.
            points = device.can(Capability.POINT)
            mode = "usual" if points else known.mode_of(device.family, intent)
            buttons = known.buttons(device.family, intent, mode)[:1]
            marks = [backstage.mark(device.glyphs, button) for button in buttons]
            if points and not marks and intent in ICONS:
                marks.append(inline(ICONS[intent]))  # a button on the castle's tower
            found += [(mark, backstage.say(f"actions.{intent}")) for mark in marks]
        return found
