"""What can be chosen one by one: edition, length, who begins, house rules, advice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.engine.edition import Edition, house_rules_of, table_sizes
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.overlay_page import OverlayPage, Page, Row
from kingup_game.scenes.setup.house_page import HousePage
from kingup_game.scenes.setup.names import shown_names
from kingup_game.stage.area import Area
from kingup_game.stage.gathering.edition_cards import EDITIONS_HIGH, draw_edition, edition_areas
from kingup_game.stage.gathering.rules_column import write_about
from kingup_game.stage.widgets.pages import WIDE_DIALOG
from kingup_game.table.gathering import Gathering
from kingup_game.table.settings import SETTINGS
from kingup_game.theme import art

_EXPLAINED: Final = ("rounds", "first", "coach")
"""Options that a sentence explains."""
_ADVICE: Final = SETTINGS["coach"]
_LINE: Final = 96.0


class MoreRules(OverlayPage):
    """The editions as pictures, and a row for each choice; the table behind follows at once."""

    width = WIDE_DIALOG

    def __init__(
        self, backstage: Backstage, gathering: Gathering, changed: Callable[[], None]
    ) -> None:
        super().__init__(backstage)
        self._gathering = gathering
        self._changed = changed
        self.choices.focus = f"edition-{gathering.edition}"

    def handle(self, press: Press) -> None:
        super().handle(press)
        self._changed()

    def page(self) -> Page:
        say = self.backstage.say
        rows = [
            *self._options(),
            Row("done", say("setup.done"), self.back, main=True),
        ]
        return Page(say("setup.more"), rows, extra=EDITIONS_HIGH + _LINE)

    def draw_extra(self, free: Area) -> None:
        """The editions, and what the option in focus means."""
        for edition, area in zip(Edition, edition_areas(free), strict=True):
            self._add_edition(edition, area)
        write_about(self.sheet, free.below(free.bottom - _LINE), self._about())

    def _about(self) -> str:
        """What is in focus: an option or an edition; elsewhere the edition that is played."""
        focus = self.choices.focus
        if focus in _EXPLAINED:
            return self.backstage.say(f"house.{focus}_help")
        seen = [edition for edition in Edition if focus == f"edition-{edition}"]
        edition = seen[0] if seen else self._gathering.edition
        sizes = table_sizes(edition)
        about = self.backstage.say(f"setup.{edition}_about", least=sizes[0], most=sizes[-1])
        return about.replace("\n", " ")

    def _add_edition(self, edition: Edition, area: Area) -> None:
        say, most = self.backstage.say, table_sizes(edition)[-1]
        draw_edition(
            *(self.sheet, area, art.edition(edition)),
            say(f"setup.{edition}"),
            is_played=edition is self._gathering.edition,
        )
        has_room = len(self._gathering.people) <= most

        def choose(press: Press) -> None:
            del press
            self._gathering.choose(edition)
            offer_lesson(self.backstage, edition)

        choice = Choice(f"edition-{edition}", area, "", choose, framed=False)
        choice.why_not = "" if has_room else say("setup.too_many", count=most)
        self.choices.add(choice)

    def _options(self) -> list[Row]:
        say, gathering = self.backstage.say, self._gathering
        first = say("setup.drawn")
        if gathering.first is not None:
            first = shown_names(gathering, say)[gathering.first]
        printed = house_rules_of(gathering.edition)
        changed = sum(gathering.house[rule] != printed[rule] for rule in gathering.house_rules())
        house = say("setup.changed", count=changed) if changed else say("setup.printed")
        rounds = say("setup.rounds", count=gathering.rounds)
        rows = [
            Row("rounds", say("setup.length"), self._rounds, value=rounds),
            Row("first", say("setup.first"), self._first, value=first),
            Row("house", say("setup.house"), self._house, value=house),
        ]
        if len(gathering.people) == 1:
            state = _ADVICE.said(_ADVICE.now(self.backstage.settings), say)
            rows.append(Row("coach", say("setup.coach"), self._coach, value=state))
        return rows

    def _rounds(self, press: Press) -> None:
        del press
        self._gathering.rounds = 1 if self._gathering.rounds == 3 else 3

    def _first(self, press: Press) -> None:
        """Drawn by lot, or one of those who sit at the table."""
        del press
        gathering = self._gathering
        there = 0 if gathering.first is None else gathering.first + 1
        gathering.first = there if there < len(gathering.guests) else None

    def _house(self, press: Press) -> None:
        del press
        page = HousePage(self.backstage, self._gathering, self._changed)
        self.backstage.stack.push(page)

    def _coach(self, press: Press) -> None:
        """The raven's advice is a setting like others: it is offered to whoever plays alone."""
        del press
        self.backstage.choose(_ADVICE, _ADVICE.stepped(self.backstage.settings, 1))


def offer_lesson(backstage: Backstage, edition: Edition) -> None:
    """Whoever chooses an edition for the first time hears that there is a lesson for it."""
    if edition not in backstage.settings.lessons:
        backstage.note_lesson(edition)
        backstage.notices.append(backstage.say(f"learn.offer_{edition}"))
