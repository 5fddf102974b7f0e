"""What is shown cannot know what was not told: no scene holds the match, or a way to it.

A scene holds a port, which takes acts and hands out news. Its functions are the one door to the
match, and the only functions that are not opened here. From every other scene of the game, and from
what thousands of presses leave behind, the same walk is gone in `match/test_thousands_of_presses`.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from itertools import chain
from pathlib import Path
from typing import Any

import pygame
import pytest

from kingup_game.engine.actions import Card
from kingup_game.engine.edition import Edition
from kingup_game.table.host import Host
from kingup_game.table.recorded import finished_record
from kingup_game.watching import replay_scene
from tests.harness import companies, matches
from tests.harness.reachable import THE_MATCH, WHO_THINKS, ways_to
from tests.harness.sitting import Sitting
from tests.harness.stagehand import OpenGame, Stagehand, open_surface

PACKAGE = Path(__file__).resolve().parents[2] / "kingup_game"
RECORD = Path(__file__).parents[1] / "records" / "foreign" / "jester-5.kingup"

# What knows the rules' state, or has a match in its hands.
CLOSED_TO_PICTURES = {
    *("engine.rules", "engine.results", "engine.chance", "engine.record", "engine.lines"),
    *("engine.following", "table.host", "table.live", "table.recorded", "table.bot_turns"),
    *("table.lessons.prepared", "table.lessons.told_what_to_do"),
    *("table.playing", "table.simulate", "table.disk.scramble", "table.disk.autosave"),
}
OPEN_NAMES = {"engine.state": {"Phase"}, "table.coaching": {"Counsel", "Suggestion"}}


@pytest.fixture
def hand() -> Stagehand:
    return Stagehand(open_surface((480, 270)))


MOMENTS: dict[str, matches.Moment] = {
    "Placement": matches.placing,
    "Climb": matches.climbing,
    "Vote": matches.voting,
    "Scoring": matches.scored,
}


@pytest.mark.parametrize("top", [*MOMENTS, "Coronation"])
def test_from_no_scene_of_a_match_leads_a_way_to_the_match(hand: Stagehand, top: str) -> None:
    wanted = MOMENTS.get(top, matches.over)
    scene: Callable[..., Any] = Sitting.coronation if top == "Coronation" else Sitting.scene
    hand.open(companies.solo(4), wanted, scene)
    hand.wait(30)
    assert hand.scene == top
    found, looked_at = ways_to(hand.theatre.backstage.stack.top, (*THE_MATCH, *WHO_THINKS))
    assert looked_at > 500
    assert found == []


def test_nor_from_a_script_that_is_being_played(hand: Stagehand) -> None:
    hand.electors.card = Card.YES
    hand.open(companies.bots_only(4), matches.voting)
    hand.wait_until(lambda: hand.sitting.is_counting)
    assert hand.sitting.director.busy
    top = hand.theatre.backstage.stack.top
    assert ways_to(top, (*THE_MATCH, *WHO_THINKS))[0] == []


@pytest.mark.parametrize("over", ["pause", "almanac"])
def test_nor_from_what_opens_over_a_match(hand: Stagehand, over: str) -> None:
    hand.open(companies.solo(4), matches.climbing)
    match = hand.sitting.match
    top = match.flow.pause(match) if over == "pause" else match.flow.almanac(match)
    hand.theatre.backstage.stack.push(top)
    hand.wait(5)
    assert ways_to(hand.theatre.backstage.stack.top, (*THE_MATCH, *WHO_THINKS))[0] == []


def test_nor_from_a_match_that_the_game_itself_opened(open_game: OpenGame) -> None:
    """The way out of a match leads to the game, which has somebody who thinks, but no match."""
    game = open_game()
    game.setup()
    gathering = game.top.gathering
    game.enter(game.game.start(gathering))
    game.wait(30)
    assert ways_to(game.top, THE_MATCH)[0] == []


def test_nor_from_a_lesson(open_game: OpenGame) -> None:
    game = open_game()
    lesson = game.game.lesson(Edition.CLASSIC)
    game.enter(lesson)
    game.wait(30)
    assert ways_to(lesson, THE_MATCH)[0] == []


def test_nor_from_a_replay_to_its_record(hand: Stagehand) -> None:
    hand.open(companies.solo(4))
    replay = replay_scene(finished_record(RECORD.read_bytes()))
    hand.theatre.backstage.stack.reset(replay(hand.theatre.backstage), "cut")
    hand.wait(30)
    assert hand.scene == "Replay"
    assert ways_to(hand.theatre.backstage.stack.top, (*THE_MATCH, *WHO_THINKS))[0] == []


class Slotted:
    __slots__ = ("inside",)

    def __init__(self, inside: object) -> None:
        self.inside = inside


@pytest.mark.parametrize(
    "hide",
    [
        lambda host: {"a": [(host,)]},
        lambda host: Slotted(host),
        lambda host: host.submit,
        lambda host: lambda: host,
        lambda host: partial(print, host),
        lambda host: {host: 1},
        lambda host: (host for _ in range(1)),
        lambda host: iter([host]),
        lambda host: chain([1], [host]),
        lambda host: map(print, [host]),
        lambda host: [host].append,
        lambda host: lru_cache(host.submit),
    ],
)
def test_the_walk_finds_a_match_wherever_it_hides(hide: Callable[[Host], object]) -> None:
    company = companies.bots_only(4)
    host = matches.new_host(Stagehand(pygame.Surface((1, 1))).table, company)
    assert ways_to(Slotted(hide(host)), (Host,))[0] != []


def closed_imports(source: str) -> Iterator[str]:
    """What a module imports although it has no business with it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            named = [(name.name, "") for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            named = [(node.module, name.name) for name in node.names]
            named += [(f"{node.module}.{name.name}", "") for name in node.names]
        else:
            continue
        for module, name in named:
            short = module.removeprefix("kingup_game.")
            is_closed = short in CLOSED_TO_PICTURES or short.split(".")[0] == "bots"
            if is_closed or (name and name not in OPEN_NAMES.get(short, {name})):
                yield f"{module} {name}".strip()


def test_what_is_closed_to_pictures_is_there() -> None:
    named = {*CLOSED_TO_PICTURES, *OPEN_NAMES}
    files = {name: PACKAGE.joinpath(*name.split(".")).with_suffix(".py") for name in named}
    assert [name for name, file in files.items() if not file.is_file()] == []


@pytest.mark.parametrize("room", ["scenes", "stage", "motion", "theme"])
def test_no_picture_imports_what_has_a_match_in_its_hands(room: str) -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {what}"
        for path in sorted((PACKAGE / room).rglob("*.py"))
        for what in closed_imports(path.read_text(encoding="utf-8"))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "line",
    [
        "from kingup_game.table.host import Host",
        "from kingup_game.table import host",
        "import kingup_game.table.live",
        "from kingup_game.engine.rules import apply",
        "from kingup_game.engine.state import State",
        "from kingup_game.bots.levels import make_bot",
    ],
)
def test_a_closed_import_is_found(line: str) -> None:
    assert list(closed_imports(line)) != []
