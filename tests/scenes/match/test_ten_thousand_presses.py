"""Ten thousand random presses in each kind of scene: nothing breaks, and each has a way out.

Only presses that reach the wanted scene count; whoever strays too far from it is brought back.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from random import Random

import pygame
import pytest

from kingup_game import scenes
from kingup_game.app.actions import KEYBOARD, Action, Press
from kingup_game.app.paths import assets_folder
from kingup_game.app.stack import Scene
from kingup_game.engine.state import Phase
from kingup_game.game import Game
from kingup_game.scenes.bindings_page import BindingsPage
from kingup_game.scenes.curtain import Curtain
from kingup_game.scenes.deal import Deal
from kingup_game.scenes.flow import MatchFlow
from kingup_game.scenes.menu import Menu
from kingup_game.scenes.name_page import NamePage
from kingup_game.scenes.open_votes import OpenVotes
from kingup_game.scenes.pad_lesson import PadLesson
from kingup_game.scenes.room import Room
from kingup_game.scenes.rules_page import RulesPage
from kingup_game.scenes.rumble_test import RumbleTest
from kingup_game.scenes.seat_claim import PadGone, Resumed
from kingup_game.scenes.settings import Settings
from kingup_game.scenes.setup import Setup
from kingup_game.scenes.setup_seat import SeatPage
from kingup_game.scenes.vote import Vote
from kingup_game.stage.pictures import Pictures
from kingup_game.table.gathering import Gathering
from kingup_game.table.host import Host
from kingup_game.theatre import Theatre
from tests.scenes.match.anybody import PADS, House, Stranger, sit_anybody_down
from tools.shooting import matches

PRESSES = 10_000
SHOW_EVERY = 1000
TICK_EVERY = 6
MOST_ASTRAY = 8
PATIENCE = 6000

Opening = Callable[[House], object]


@pytest.fixture
def house(screen: pygame.Surface, loaded: Pictures) -> Iterator[House]:
    theatre = Theatre(screen, assets_folder(), {"speed": 400, "fast_bots": True})
    theatre.backstage.painter.pictures.borrow(loaded)
    game = Game(theatre.backstage, matches.Electors(), None, None)
    theatre.open(lambda _: game.menu())
    yield House(theatre, game, Random(11))
    game.close()


def around(*make: Callable[[House], Scene]) -> Opening:
    """Scenes around a match, one over the other."""

    def opening(house: House) -> None:
        def reopen() -> None:
            controls = house.backstage.controls
            house.backstage.pads.gone.clear()
            controls.typing = controls.capturing = False
            house.enter(*(one(house) for one in make))

        house.reopen = reopen

    return opening


def menu(house: House) -> Scene:
    return Menu(house.backstage, house.doors)


def outside(house: House) -> Scene:
    """What lies under a page does not matter."""
    del house
    return Stranger()


def attract(house: House) -> Scene:
    """Any press but a pointer's leads out of it."""
    house.idly = 0.98
    return house.game.demonstration()


def seat_page(house: House) -> Scene:
    gathering = Gathering()
    gathering.join(KEYBOARD)
    gathering.fill_up()
    return SeatPage(house.backstage, gathering, house.chance.randrange(6), KEYBOARD)


def name_page(house: House) -> Scene:
    return NamePage(house.backstage, "Ada", KEYBOARD, lambda _: house.backstage.stack.pop())


def rumble_test(house: House) -> Scene:
    return RumbleTest(house.backstage, PADS[0], "Ada", 0, 0, lambda _: house.backstage.stack.pop())


def at(people: str, moment: matches.Moment | None, *over: Callable[[Room], Scene]) -> Opening:
    """The scene of a match at a moment, and pages over it."""
    return lambda house: sit_anybody_down(
        house,
        people,
        moment,
        lambda room: [room.flow.scene_for(room), *(one(room) for one in over)],
    )


def instead(people: str, moment: matches.Moment, make: Callable[[Room], Scene]) -> Opening:
    """Another scene in place of the match's own."""
    return lambda house: sit_anybody_down(house, people, moment, lambda room: [make(room)])


def seat_claim(room: Room) -> Scene:
    room.backstage.pads.gone.add(PADS[0])
    return PadGone(room, 0)


def resumed(room: Room) -> Scene:
    room.company.claim(0, "pad:8")
    room.company.claim(1, "pad:9")
    scene = Resumed(room, MatchFlow(lambda _: Scene(), lambda _: Scene()).resumed)
    scene._seats = [0, 1]
    return scene


def with_votes(host: Host) -> bool:
    return host.phase is Phase.MOVE and bool(host.view(None).open_votes)


def counting(house: House) -> None:
    """A vote whose box is closed as soon as it opens: presses fall into the drum and the cards."""
    room = sit_anybody_down(house, "solo", matches.voting, lambda room: [room.flow.scene_for(room)])
    begin = house.reopen

    def reopen() -> None:
        begin()
        house.idly = 0.6
        card = house.chance.choice((Action.NO, Action.NO, Action.NO, Action.YES))
        house.theatre.press(Press(KEYBOARD, card))
        room.director.finish()
        house.wait(2)
        vote = house.backstage.stack.top
        assert isinstance(vote, Vote)
        vote._box.hurry()
        house.wait(2)
        assert room.is_counting

    house.reopen = reopen


OPENINGS: dict[str, Opening] = {
    "Menu": around(menu),
    "Attract": around(attract),
    "Setup": around(outside, lambda house: Setup(house.backstage, house.doors, KEYBOARD)),
    "SeatPage": around(outside, seat_page),
    "NamePage": around(outside, name_page),
    "RumbleTest": around(outside, rumble_test),
    "PadLesson": around(outside, lambda house: PadLesson(house.backstage, PADS[0], "Pad")),
    "RulesPage": around(outside, lambda house: RulesPage(house.backstage)),
    "Settings": around(outside, lambda house: Settings(house.backstage)),
    "BindingsPage": around(outside, lambda house: BindingsPage(house.backstage, KEYBOARD)),
    "Deal": instead("pads", matches.placing, lambda room: Deal(room, deals=False)),
    "Curtain": at("sharing", matches.placing, lambda room: Curtain(room, 1)),
    "Placement": at("solo", matches.placing),
    "Climb": at("pads", matches.climbing),
    "Vote": at("pads", matches.voting),
    "Vote/shared": at("sharing", matches.voting),
    "Vote/counting": counting,
    "Scoring": at("sharing", matches.scored),
    "Coronation": instead("pads", matches.over, lambda room: room.flow.after_scoring(room)),
    "AlmanacScene": at("pads", matches.climbing, lambda room: room.flow.almanac(room)),
    "Pause": at("pads", matches.climbing, lambda room: room.flow.pause(room)),
    "OpenVotes": at("pads", with_votes, lambda room: room.flow.pause(room), OpenVotes),
    "PadGone": at("pads", matches.climbing, seat_claim),
    "Resumed": instead("pads", matches.climbing, resumed),
}


@pytest.mark.parametrize("name", OPENINGS)
def test_ten_thousand_presses_break_nothing_and_lead_into_no_trap(house: House, name: str) -> None:
    OPENINGS[name](house)
    house.reopen()
    wanted, met, astray, pressed = name.partition("/")[0], 0, 0, 0
    while met < PRESSES:
        is_met = house.scene == wanted
        met, astray = (met + 1, 0) if is_met else (met, astray + 1)
        house.press_anything()
        pressed += 1
        if pressed % TICK_EVERY == 0:
            house.wait(1)
        if pressed % SHOW_EVERY == 0:
            house.theatre.show()
        if astray > MOST_ASTRAY:
            house.come_back(wanted)
            astray = 0
    leads_out(house, wanted)


def leads_out(house: House, wanted: str) -> None:
    """Somebody who wants to go on gets on, from wherever the presses have led within the scene."""
    for _ in range(PATIENCE):
        if house.scene not in ("", wanted):
            return
        house.press_something_sensible(Action.BACK)
        house.wait(3)
    raise AssertionError(f"nobody gets out of {wanted}")


def test_every_scene_of_the_game_is_pressed() -> None:
    """Whoever adds a scene adds it to the openings."""
    found = set()
    for module in pkgutil.iter_modules(scenes.__path__):
        members = vars(importlib.import_module(f"{scenes.__name__}.{module.name}")).values()
        found |= {
            one.__name__
            for one in members
            if inspect.isclass(one) and issubclass(one, Scene) and not inspect.isabstract(one)
        }
    assert found - {"Scene", "TableScene"} == {name.partition("/")[0] for name in OPENINGS}
