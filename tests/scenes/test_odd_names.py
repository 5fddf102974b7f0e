"""A name may hold any text that a person can type, and survives what they cannot."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from kingup_game.app.presses import KEYBOARD, Intent, Press
from kingup_game.engine.record import SeatEntry
from kingup_game.table.evenings.fortunes import results_of
from kingup_game.table.evenings.past_matches import PAST_NAME
from kingup_game.table.evenings.people import PEOPLE_NAME
from kingup_game.table.seats import seat_of_entry
from kingup_game.table.settings import SETTINGS_NAME
from tests.harness.stagehand import OpenGame, Stagehand
from tests.harness.tables import lines_of_a_match

RECORD = Path(__file__).parents[1] / "records" / "foreign" / "classic-3.kingup"
TYPED = {
    "joiner": "\u200d",
    "family": "👨\u200d👩\u200d👧\u200d👦",
    "accents": "a" + "\u0301" * 40,
    "right to left": "שלום",
    "turned": "\u202eabc",
    "shy": "\u00ad",
    "wide": "﷽﷽﷽",
    "letters of no plane of ours": "𝕏\U000e0041",
    "lines of Unicode": "a\u2028b\u2029c",
    "quotes": "'\"\\{name}%s",
}
UNTYPED = {
    "nothing": "\0",
    "half a pair": "\ud800",
    "a picture's signs": "\ufdd0x\ufdd1",
    "private": "\ue000",
    "a book": "W" * 50_000,
    "lines": "a\n\n\tb",
    "": "",
}


@pytest.fixture(params=[*TYPED, *UNTYPED])
def name(request: pytest.FixtureRequest) -> str:
    return (TYPED | UNTYPED)[request.param]


def seen(game: Stagehand, *ways: str) -> None:
    for key in ways:
        game.choose(key)
        game.wait(3)
        game.theatre.show()


def records(name: str) -> Iterator[str]:
    """A finished match of three who are called so, and one that goes on."""
    header, *lines = RECORD.read_text(encoding="utf-8").splitlines(keepends=True)
    said = json.loads(header)
    said["seats"] = [{"name": name, "kind": "human"} for _ in said["seats"]]
    yield "".join((json.dumps(said) + "\n", *lines))
    yield "".join((json.dumps(said) + "\n", *lines[:40]))


def test_any_name_can_be_typed_and_played_with(name: str, open_game: OpenGame) -> None:
    game = open_game()
    seen(game, "play", "chair-0", "name")
    for letter in (name, *name[:20]):
        game.theatre.press(Press(KEYBOARD, Intent.TYPE, text=letter))
        game.theatre.show()
    seen(game, "done")
    game.key(pygame.K_ESCAPE)
    seen(game, "start")
    game.wait(60)
    game.theatre.show()
    assert game.top.match.company.people == (0,)


def test_a_match_of_any_name_ends_and_is_counted(name: str) -> None:
    called = seat_of_entry(SeatEntry(name, "human"), 0).name
    kinds = ("human", "bot:random", "bot:random")
    seats = [SeatEntry(said, kind) for said, kind in zip((called, "B", "C"), kinds, strict=True)]
    counted = results_of("".join(lines_of_a_match(seats)))
    assert [(who[0], one.matches) for who, one in counted.items()] == [(called, 1)]


def test_any_name_in_a_file_can_be_shown(name: str, open_game: OpenGame, tmp_path: Path) -> None:
    past = tmp_path / "saves" / PAST_NAME
    past.mkdir(parents=True)
    ended, unfinished = records(name)
    (past / "2026-11-19 21-14-00.kingup").write_text(ended, encoding="utf-8")
    (tmp_path / "saves" / "match-1.kingup").write_text(unfinished, encoding="utf-8")
    known = {"people": [{"name": name, "crest": 1, "avatar": 2}], "names": [name, "Ada"]}
    for file in (PEOPLE_NAME, SETTINGS_NAME):
        (tmp_path / file).write_text(json.dumps(known), encoding="utf-8")
    game = open_game()
    seen(game, "past", "match-0", "watch")
    game.backstage.stack.reset(game.game.menu(), "cut")
    seen(game, "play", "chair-0", "name")
    game.backstage.stack.reset(game.game.menu(), "cut")
    seen(game, "continue")
    game.wait(40)
    game.theatre.show()
    assert len(game.top.match.company.people) == 3
