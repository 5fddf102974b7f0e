"""The game record: what is written can be read, and what is foul is explained."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingup_game.engine.chance import draw_lot, lot_source
from kingup_game.engine.edition import Terms, terms_of
from kingup_game.engine.lines import as_text, line_of
from kingup_game.engine.record import (
    BrokenLineError,
    Ending,
    Header,
    IllegalLineError,
    Reading,
    RecordError,
    SeatEntry,
    UnknownVersionError,
    read_record,
)
from kingup_game.engine.rules import apply, is_lot, legal_actions, seats_to_act
from kingup_game.engine.state import Phase, new_match

FOREIGN = sorted((Path(__file__).parent.parent / "records" / "foreign").glob("*.kingup"))
TABLES = [terms_of("classic", n) for n in (3, 4, 5, 6)] + [
    terms_of("jester", n) for n in range(2, 9)
]


def played(table: Terms, seed: int) -> str:
    """The record of a match of random play."""
    source = Random(seed)
    state = new_match(table)
    seats = tuple(SeatEntry(f"p{seat}", "human") for seat in range(table.players))
    lines = [as_text(Header(table, seats, seed, "test").line())]
    while state.phase is not Phase.OVER:
        action = (
            draw_lot(state, lot_source(seed, state))
            if is_lot(state)
            else source.choice(legal_actions(state, seats_to_act(state)[0]))
        )
        state, events = apply(state, action)
        lines += [as_text(line) for line in map(line_of, events) if line is not None]
    return "".join(lines)


def sample() -> list[dict[str, Any]]:
    return [json.loads(line) for line in FOREIGN[0].read_text(encoding="utf-8").splitlines()]


def as_data(lines: list[dict[str, Any]]) -> bytes:
    return "".join(map(as_text, lines)).encode()


def test_the_five_records_of_another_referee_are_here() -> None:
    assert len(FOREIGN) == 5


@pytest.mark.parametrize("path", FOREIGN, ids=lambda path: path.stem)
def test_a_record_of_another_referee_replays_to_its_end(path: Path) -> None:
    reading = read_record(path.read_bytes())
    assert reading.ending is Ending.COMPLETE
    assert reading.text().splitlines()[1:] == path.read_text(encoding="utf-8").splitlines()[1:]


@given(st.sampled_from(TABLES), st.integers(0, 10_000))
@settings(max_examples=60, deadline=None)
def test_a_record_is_read_back_to_the_same_text(table: Terms, seed: int) -> None:
    text = played(table, seed)
    reading = read_record(text.encode())
    assert reading.ending is Ending.COMPLETE
    assert reading.text() == text


@given(st.sampled_from(TABLES), st.integers(0, 10_000), st.floats(0, 1))
@settings(max_examples=80, deadline=None)
def test_a_record_cut_anywhere_is_read_to_its_last_whole_line(
    table: Terms, seed: int, share: float
) -> None:
    whole = played(table, seed).encode()
    header_end = whole.index(b"\n") + 1
    cut = header_end + int(share * (len(whole) - 2 - header_end))
    reading = read_record(whole[:cut])
    rest = whole[:cut].rsplit(b"\n", 1)[1]
    assert reading.ending is (Ending.CUT if rest and rest[-1:] != b"}" else Ending.UNFINISHED)
    assert whole.startswith(reading.text().encode())
    assert reading.text().encode().startswith(whole[: cut - len(rest)])


def test_a_last_line_that_only_lacks_its_line_break_is_whole() -> None:
    data = FOREIGN[0].read_bytes()
    assert read_record(data.rstrip(b"\n")).ending is Ending.COMPLETE


def test_an_unfinished_record_can_be_resumed_and_says_so() -> None:
    reading = read_record(as_data(sample()[:30]))
    assert reading.ending is Ending.UNFINISHED
    assert "unfinished" in reading.summary()
    assert reading.state.phase is Phase.MOVE


def test_a_cut_record_says_in_which_line_it_was_cut() -> None:
    reading = read_record(as_data(sample()[:30])[:-4])
    assert reading.ending is Ending.CUT
    assert "line 30" in reading.summary()


def test_another_version_is_refused_by_name() -> None:
    lines = sample()
    lines[0]["kingup"] = "record/9"
    with pytest.raises(UnknownVersionError, match=r"line 1.*record/9"):
        read_record(as_data(lines))


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"no json\n", b"[1, 2]\n", b"\xff\xfe\n", b"[" * 9999]
)
def test_a_file_of_another_kind_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError, match="line 1"):
        read_record(data)


def test_a_line_that_is_no_json_is_named() -> None:
    data = as_data(sample())
    broken = data.replace(b'{"place": "O"', b'{"place" "O"', 1)
    with pytest.raises(BrokenLineError, match="line 5: "):
        read_record(broken)


def find(lines: list[dict[str, Any]], kind: str, skip: int = 0) -> int:
    return [index for index, line in enumerate(lines) if kind in line][skip]


@pytest.mark.parametrize(
    ("kind", "changes", "why"),
    [
        ("deal", {"first": 7}, "cannot be dealt"),
        ("deal", {"goals": ["BCDEIO", "BCDEIO", "ACEFNO"]}, "cannot be dealt"),
        ("deal", {"goals": ["ABCDEF", "BCDEIO", "ACEFNO"]}, "cannot be dealt"),
        ("deal", {"deal": 2}, "should be 1"),
        ("place", {"floor": 5}, "floor 1, 2, 3 or 4"),
        ("place", {"floor": "4"}, "whole number"),
        ("place", {"seat": 0}, "not your turn"),
        ("place", {"place": "J"}, "not in this edition"),
        ("leftover", {"leftover": "A"}, "should be 'I'"),
        ("move", {"to": "throne"}, "can only go to 5"),
        ("move", {"to": "attic"}, "no place called 'attic'"),
        ("move", {"from": "3"}, "should be '4'"),
        ("move", {"move": "N", "seat": 1}, "not your turn"),
        ("vote", {"cards": ["yes", "yes"]}, "one card from each seat"),
        ("vote", {"cards": ["yes", "yes", "stomachache"]}, "do not hold"),
        ("vote", {"cards": ["yes", "maybe", "no"]}, "maybe"),
        ("vote", {"outcome": "crowned"}, "should be 'refused'"),
        ("vote", {"vote": "C"}, "should be 'O'"),
        ("score", {"score": [1, 1, 1]}, "should be"),
        ("score", {"totals": [0, 0, 0]}, "should be"),
        ("end", {"winners": [0, 1, 2]}, "should be"),
        ("end", {"castle": [0, 0, 0]}, "should be"),
    ],
)
def test_an_illegal_line_is_named_and_explained(
    kind: str, changes: dict[str, Any], why: str
) -> None:
    lines = sample()
    index = find(lines, kind)
    lines[index] |= changes
    with pytest.raises(IllegalLineError, match=why) as caught:
        read_record(as_data(lines))
    assert caught.value.line_number == index + 1


@pytest.mark.parametrize("kind", ["deal", "place", "leftover", "move", "vote", "score"])
def test_a_missing_line_is_noticed_at_the_next(kind: str) -> None:
    lines = sample()
    index = find(lines, kind)
    del lines[index]
    with pytest.raises(IllegalLineError) as caught:
        read_record(as_data(lines))
    assert caught.value.line_number > index


@pytest.mark.parametrize("extra", [{"move": "A", "to": "5", "seat": 0}, {"end": [1, 2, 3]}])
def test_nothing_may_follow_the_end(extra: dict[str, Any]) -> None:
    with pytest.raises(IllegalLineError, match="over before this line"):
        read_record(as_data([*sample(), extra]))


def test_unknown_keys_are_ignored() -> None:
    lines = sample()
    for line in lines:
        line["remark"] = "by another program"
    assert read_record(as_data(lines)).ending is Ending.COMPLETE


def test_a_line_of_an_unknown_kind_is_foul() -> None:
    lines = sample()
    lines.insert(4, {"dance": "A"})
    with pytest.raises(IllegalLineError, match="line 5: a line is one of"):
        read_record(as_data(lines))


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"edition": "deluxe"}, "no edition 'deluxe'"),
        ({"rounds": 2}, "1 or 3 rounds"),
        ({"house": {"dragons": True}}, "no house rule 'dragons'"),
        ({"house": {"wcs": True}}, "Jester edition"),
        ({"seats": [{"name": "a", "kind": "human"}]}, "3 to 6 players"),
        ({"seats": 4}, "right form"),
    ],
)
def test_a_header_that_makes_no_table_is_explained(changes: dict[str, Any], why: str) -> None:
    lines = sample()
    lines[0] |= changes
    with pytest.raises(IllegalLineError, match=f"line 1: .*{why}"):
        read_record(as_data(lines))


def test_a_header_without_an_edition_is_explained() -> None:
    lines = sample()
    del lines[0]["edition"]
    with pytest.raises(IllegalLineError, match="lacks the key 'edition'"):
        read_record(as_data(lines))


def test_house_rules_travel_in_the_header() -> None:
    table = terms_of("jester", 3, 1, {"wcs": False, "zero_is_33": True, "open_ballots": True})
    reading: Reading = read_record(played(table, 3).encode())
    assert reading.header.terms == table
    assert reading.header.line()["house"] == {
        "wcs": False,
        "zero_is_33": True,
        "open_ballots": True,
    }


def test_a_record_that_stops_before_what_follows_by_itself_is_completed() -> None:
    lines = sample()
    last_vote = find(lines, "end") - 2
    assert "vote" in lines[last_vote]
    reading = read_record(as_data(lines[: last_vote + 1]))
    assert reading.state.phase is Phase.OVER
    assert reading.ending is Ending.UNFINISHED
    assert json.loads(reading.text().splitlines()[-1]) == lines[-1]
