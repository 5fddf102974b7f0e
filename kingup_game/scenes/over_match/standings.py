"""How it stands, from the pause: points by round, the house rules, the buttons of a device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from kingup_game.app.presses import Intent
from kingup_game.app.sources import Capability
from kingup_game.scenes.match.tower_buttons import ICONS
from kingup_game.scenes.over_match.page_to_read import PageToRead
from kingup_game.stage.hints.points_table import show_buttons, show_points, show_titled
from kingup_game.stage.hints.standings_plan import standings_plan
from kingup_game.stage.lettering.wrapping import inline

_BUTTONS: Final = (
    *(Intent.CONFIRM, Intent.PRESS, Intent.BACK, Intent.STORY, Intent.LOOK, Intent.ALMANAC),
    *(Intent.SKIP, Intent.NO, Intent.STOMACH, Intent.YES, Intent.COUNT, Intent.PAUSE),
)


class Standings(PageToRead):
    """Everything on it is public; a device without a button for something does not name it."""

    def build(self) -> None:
        page = self.parchment(self.backstage.say("pause.standings"))
        rows, rules = self._rows(), self._house_rules()
        backstage, on = self.backstage, self.sheet
        is_large = backstage.has_large_text
        plan = standings_plan(page, len(rows), len(rules), is_large=is_large)
        faces = [self._match.face(seat) for seat in range(self._match.terms.players)]
        show_points(on, plan.points, faces, rows, plan.scale)
        if rules:
            title = backstage.say("setup.house")
            show_titled(on, backstage.measure, plan.rules, title, rules)
        show_buttons(on, backstage.measure, plan.buttons, self._buttons())

    def _rows(self) -> list[tuple[str, Sequence[int]]]:
        """The rounds that were counted, and the total; before the first the total alone. What all
        began with stands above, where without it nothing would add up."""
        say, points = self.backstage.say, self._match.shown.chronicle.points
        rows: list[tuple[str, Sequence[int]]] = []
        terms = self._match.terms
        if points and terms.first_total:
            rows.append((say("pause.start"), [terms.first_total] * terms.players))
        for number, scored in enumerate(points, 1):
            rows.append((say("pause.round", round=number), scored))
        rows.append((say("pause.total"), self._match.view.totals))
        return rows

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
