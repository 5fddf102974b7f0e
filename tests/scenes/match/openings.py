"""Where each kind of scene begins, so that it can be pressed in, and how it is come back to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.engine.edition import Edition
from kingup_game.engine.state import Phase
from kingup_game.scenes.kit.asking import Asking, WhatIsAsked
from kingup_game.scenes.kit.fetching import Fetching
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.lesson.lesson_end import LessonEnd
from kingup_game.scenes.match.deal_scene import DealScene
from kingup_game.scenes.over_match.curtain import Curtain
from kingup_game.scenes.over_match.open_votes import OpenVotes
from kingup_game.scenes.over_match.own_card import WhoseCard
from kingup_game.scenes.over_match.seat_claim import PadGone, Resumed
from kingup_game.scenes.over_match.standings import Standings
from kingup_game.scenes.settings.about_page import AboutPage
from kingup_game.scenes.settings.bindings_page import BindingsPage
from kingup_game.scenes.settings.pad_lesson import PadLesson
from kingup_game.scenes.settings.settings_page import SettingsPage
from kingup_game.scenes.setup.aids_page import AidsPage
from kingup_game.scenes.setup.faces_page import FacesPage
from kingup_game.scenes.setup.house_page import HousePage
from kingup_game.scenes.setup.more_rules import MoreRules
from kingup_game.scenes.setup.name_page import NamePage
from kingup_game.scenes.setup.people_page import PeoplePage
from kingup_game.scenes.setup.rumble_test import RumbleTest
from kingup_game.scenes.setup.setup_screen import SetupScreen
from kingup_game.scenes.setup.setup_seat import SeatPage
from kingup_game.scenes.title.doors import Unfinished
from kingup_game.scenes.title.menu import Menu
from kingup_game.scenes.title.past_match import PastMatchPage
from kingup_game.scenes.title.past_page import PastPage
from kingup_game.scenes.title.rules_page import RulesPage
from kingup_game.scenes.title.shelf_page import MatchOnTheShelf, ShelfPage
from kingup_game.table.bot_turns import BALLOT_TICKS
from kingup_game.table.disk.scribe import Errand
from kingup_game.table.gathering import Gathering
from kingup_game.table.host import Host
from kingup_game.table.recorded import finished_record
from kingup_game.theme.durations import MEANING_SETTLES, VOTE_UNSKIPPABLE
from kingup_game.watching import replay_scene
from tests.harness import matches
from tests.harness.evenings import Evenings
from tests.harness.sitting import Sitting
from tests.scenes.match.anybody import PADS, Anybody, Stranger, sit_anybody_down

RECORD = Path(__file__).parents[2] / "records" / "foreign" / "jester-8.kingup"
PATIENCE = 6000

Opening = Callable[[Anybody], object]


def around(*make: Callable[[Anybody], Scene]) -> Opening:
    """Scenes around a match, one over the other; those below are opened again only if they left."""

    def opening(anybody: Anybody) -> None:
        stack, controls = anybody.backstage.stack, anybody.backstage.controls
        kinds: list[type[Scene]] = []

        def reopen() -> None:
            anybody.backstage.pads.gone.clear()
            controls.typing = controls.capturing = False
            if anybody.is_within(kinds):
                for one in make[len(stack.scenes) :]:
                    stack.push(one(anybody), "cut")
                return
            scenes = [one(anybody) for one in make]
            anybody.enter(*scenes)
            kinds[:] = map(type, scenes)

        anybody.reopen = reopen

    return opening


def menu(anybody: Anybody) -> Scene:
    return Menu(anybody.backstage, anybody.doors)


def shelf(anybody: Anybody) -> Scene:
    return ShelfPage(anybody.backstage, anybody.doors, lambda: None)


def match_on_the_shelf(anybody: Anybody) -> Scene:
    match = Unfinished(
        "it", ("Ada", "Ben"), 2, 1, 3, datetime(2026, 11, 19, 21, 14), is_elsewhere=True
    )
    return MatchOnTheShelf(anybody.backstage, anybody.doors, match, lambda: None)


def past(anybody: Anybody) -> Scene:
    return PastPage(anybody.backstage, anybody.doors)


def past_match(anybody: Anybody) -> Scene:
    match = Evenings().matches()[2]
    return PastMatchPage(anybody.backstage, anybody.doors, match, lambda: None, lambda: None)


def asking(anybody: Anybody) -> Scene:
    question = WhatIsAsked("Really?", "It is gone then.", "Keep it", "Delete it")
    return Asking(anybody.backstage, question, lambda: None)


def outside(anybody: Anybody) -> Scene:
    """What lies under a page does not matter."""
    del anybody
    return Stranger()


def attract(anybody: Anybody) -> Scene:
    """Any press but a pointer's leads out of it."""
    anybody.idly = 0.98
    reel = anybody.game.demonstration()
    assert reel is not None
    return reel


def replay(anybody: Anybody) -> Scene:
    """Back leads out of it."""
    anybody.idly = 0.9
    return replay_scene(finished_record(RECORD.read_bytes()))(anybody.backstage)


def fetching(anybody: Anybody) -> Scene:
    """The disk never answers."""
    return Fetching(anybody.backstage, Errand[None](), print, anybody.backstage.stack.pop)


def gathered(anybody: Anybody) -> Gathering:
    del anybody
    gathering = Gathering()
    gathering.join(KEYBOARD)
    gathering.fill_up()
    return gathering


def seat_page(anybody: Anybody) -> Scene:
    gathering, people = gathered(anybody), anybody.doors.memories.people
    chair = anybody.chance.randrange(gathering.chairs)
    return SeatPage(anybody.backstage, gathering, people, chair, lambda: None)


def faces_page(anybody: Anybody) -> Scene:
    return FacesPage(anybody.backstage, gathered(anybody), 0, lambda: None)


def people_page(anybody: Anybody) -> Scene:
    known = anybody.doors.memories.people
    return PeoplePage(anybody.backstage, gathered(anybody), known, 0, print, lambda: None)


def more_rules(anybody: Anybody) -> Scene:
    return MoreRules(anybody.backstage, gathered(anybody), lambda: None)


def house_page(anybody: Anybody) -> Scene:
    gathering = Gathering()
    gathering.choose(anybody.chance.choice(list(Edition)))
    return HousePage(anybody.backstage, gathering, lambda: None)


def name_page(anybody: Anybody) -> Scene:
    return NamePage(anybody.backstage, "Ada", KEYBOARD, lambda _: anybody.backstage.stack.pop())


def rumble_test(anybody: Anybody) -> Scene:
    gathering = Gathering()
    gathering.join(PADS[0])
    return RumbleTest(anybody.backstage, gathering, 0, 0, lambda: None)


def at(people: str, moment: matches.Moment | None, *over: Callable[[Sitting], Scene]) -> Opening:
    """The scene of a match at a moment, and pages over it."""
    return lambda anybody: sit_anybody_down(
        anybody,
        people,
        moment,
        lambda sitting: [sitting.scene(), *(one(sitting) for one in over)],
    )


def instead(people: str, moment: matches.Moment, make: Callable[[Sitting], Scene]) -> Opening:
    """Another scene in place of the match's own."""
    return lambda anybody: sit_anybody_down(
        anybody, people, moment, lambda sitting: [make(sitting)]
    )


def seat_claim(sitting: Sitting) -> Scene:
    sitting.backstage.pads.gone.add(PADS[0])
    return PadGone(sitting.match, 0)


def resumed(sitting: Sitting) -> Scene:
    sitting.company.seats = tuple(replace(seat, device=None) for seat in sitting.company.seats)
    return Resumed(sitting.match, sitting.flow.opening)


def with_votes(host: Host) -> bool:
    return host.phase is Phase.MOVE and bool(host.view(None).open_votes)


def counting(anybody: Anybody) -> None:
    """A vote whose box is closed as soon as it opens: presses fall into the drum and the cards."""
    sitting = sit_anybody_down(anybody, "solo", matches.voting, lambda sitting: [sitting.scene()])
    begin = anybody.reopen

    def reopen() -> None:
        begin()
        anybody.idly = 0.9
        anybody.wait(1 + round(MEANING_SETTLES))
        card = anybody.chance.choice((Intent.NO, Intent.NO, Intent.NO, Intent.YES))
        anybody.press(card)
        sitting.director.finish()
        anybody.wait(max(VOTE_UNSKIPPABLE, BALLOT_TICKS))
        anybody.press(Intent.SKIP)
        anybody.wait(2)
        assert sitting.is_counting

    anybody.reopen = reopen


def lesson(anybody: Anybody) -> Scene:
    """Back leads out of it."""
    anybody.idly = 0.95
    return anybody.game.lesson(anybody.chance.choice(list(Edition)))


def lesson_end(anybody: Anybody) -> Scene:
    return LessonEnd(anybody.backstage, anybody.doors, anybody.chance.choice(list(Edition)), 24)


def evening(anybody: Anybody) -> None:
    """All of a match on a page, which opens from the throne once everybody has been seen."""
    sit_anybody_down(anybody, "pads", matches.over, lambda sitting: [Sitting.coronation(sitting)])
    begin = anybody.reopen

    def reopen() -> None:
        begin()
        anybody.wait(1 + round(MEANING_SETTLES))
        for _ in range(PATIENCE):
            if anybody.reached == "EveningPage":
                return
            anybody.press(Intent.CONFIRM)
            anybody.wait(3)
        raise AssertionError("the page does not open")

    anybody.reopen = reopen


OPENINGS: dict[str, Opening] = {
    "Lesson": around(outside, lesson),
    "LessonEnd": around(outside, outside, lesson_end),
    "Menu": around(menu),
    "ShelfPage": around(menu, shelf),
    "MatchOnTheShelf": around(menu, shelf, match_on_the_shelf),
    "PastPage": around(menu, past),
    "PastMatchPage": around(menu, past, past_match),
    "Asking": around(menu, past, asking),
    "Demonstration": around(attract),
    "Replay": around(replay),
    "Fetching": around(outside, fetching),
    "SetupScreen": around(
        outside, lambda anybody: SetupScreen(anybody.backstage, anybody.doors, KEYBOARD)
    ),
    "SeatPage": around(outside, seat_page),
    "FacesPage": around(outside, faces_page),
    "PeoplePage": around(outside, people_page),
    "AidsPage": around(
        outside, lambda anybody: AidsPage(anybody.backstage, gathered(anybody), 0, lambda: None)
    ),
    "MoreRules": around(outside, more_rules),
    "HousePage": around(outside, house_page),
    "NamePage": around(outside, name_page),
    "RumbleTest": around(outside, rumble_test),
    "PadLesson": around(outside, lambda anybody: PadLesson(anybody.backstage, PADS[0], "Pad")),
    "RulesPage": around(outside, lambda anybody: RulesPage(anybody.backstage)),
    "SettingsPage": around(outside, lambda anybody: SettingsPage(anybody.backstage)),
    "AboutPage": around(outside, lambda anybody: AboutPage(anybody.backstage)),
    "BindingsPage": around(outside, lambda anybody: BindingsPage(anybody.backstage, KEYBOARD)),
    "DealScene": instead("pads", matches.placing, lambda sitting: DealScene(sitting.match)),
    "Curtain": at("sharing", matches.placing, lambda sitting: Curtain(sitting.match, 1)),
    "Placement": at("solo", matches.placing),
    "Climb": at("pads", matches.climbing),
    "Vote": at("pads", matches.voting),
    "Vote/shared": at("sharing", matches.voting),
    "Vote/counting": counting,
    "Scoring": at("sharing", matches.scored),
    "Coronation": instead("pads", matches.over, Sitting.coronation),
    "AlmanacScene": at(
        "pads", matches.climbing, lambda sitting: sitting.flow.almanac(sitting.match)
    ),
    "Pause": at("pads", matches.climbing, lambda sitting: sitting.flow.pause(sitting.match)),
    "Standings": at(
        "pads",
        matches.climbing,
        lambda sitting: sitting.flow.pause(sitting.match),
        lambda sitting: Standings(sitting.match),
    ),
    "WhoseCard": at(
        "sharing",
        matches.climbing,
        lambda sitting: sitting.flow.pause(sitting.match),
        lambda sitting: WhoseCard(sitting.match, [0, 1], lambda _: None),
    ),
    "RoundStory": at("pads", matches.climbing, lambda sitting: sitting.flow.story(sitting.match)),
    "LookAround": at("pads", matches.climbing, lambda sitting: sitting.flow.look(sitting.match)),
    "EveningPage": evening,
    "OpenVotes": at(
        "pads",
        with_votes,
        lambda sitting: sitting.flow.pause(sitting.match),
        lambda sitting: OpenVotes(sitting.match),
    ),
    "PadGone": at("pads", matches.climbing, seat_claim),
    "Resumed": instead("pads", matches.climbing, resumed),
}
