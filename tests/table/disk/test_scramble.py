"""A save says what it is, and tells a curious friend with an editor nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kingup_game.cli import main
from kingup_game.engine.goals import GOALS
from kingup_game.engine.record import RecordError, read_record
from kingup_game.table.disk.scramble import Saved, salvaged, scrambled, unscrambled

RECORD = Path(__file__).parents[2] / "records" / "foreign" / "classic-3.kingup"
TEXT = RECORD.read_text(encoding="utf-8")
SAVE = scrambled(TEXT, (2, 0, 1))


def test_a_save_comes_back_as_it_was() -> None:
    assert unscrambled(SAVE.encode()) == Saved(TEXT.encode(), (2, 0, 1))


def test_a_plain_record_is_taken_as_it_is() -> None:
    assert unscrambled(TEXT.encode()) == Saved(TEXT.encode())


def test_in_an_editor_nobody_reads_goals_cards_or_names() -> None:
    goals = [goal for goal in GOALS if goal in TEXT]
    assert goals
    for secret in (*goals, "goals", '"no"', '"yes"', "vote", "deal"):
        assert secret not in SAVE
    header = json.loads(SAVE.splitlines()[0])
    assert header["kingup"] == "autosave/2"
    assert "scrambled" in header["what"]
    assert set(header) == {"kingup", "what", "crests", "owner", "lines", "sum"}


def test_a_save_is_text_in_lines_of_a_bearable_length() -> None:
    assert SAVE.isascii()
    assert SAVE.endswith("\n")
    assert SAVE.count("\n") < 500
    assert max(map(len, SAVE.splitlines()[1:])) <= 300


@pytest.mark.parametrize("length", range(1, len(SAVE.rstrip()), 97))
def test_no_save_cut_short_is_taken_for_a_whole_one(length: int) -> None:
    with pytest.raises(RecordError):
        read_record(unscrambled(SAVE.encode()[:length]).record)


def test_no_size_tells_what_came_of_a_vote_before_it_is_shown() -> None:
    """Nor anything else: from the first act to the last a save has one size."""
    lines = TEXT.splitlines(keepends=True)
    saves = [scrambled("".join(lines[:number]), (2, 0, 1)) for number in range(1, len(lines) + 1)]
    assert set(map(len, saves)) == {1 << 16}
    assert {unscrambled(save.encode()).record.count(b"\n") for save in saves} == set(
        range(1, len(lines) + 1)
    )


@pytest.mark.parametrize("times", [3, 7, 20])
def test_a_match_that_is_longer_than_any_is_saved_too(times: int) -> None:
    save = scrambled(TEXT * times, (2, 0, 1))
    assert len(save) % (1 << 16) == 0
    assert unscrambled(save.encode()).record == TEXT.encode() * times


def test_what_the_disk_left_of_the_room_at_the_end_is_a_whole_save() -> None:
    for length in (len(SAVE) - 1, len(SAVE) // 2, len(SAVE.rstrip())):
        assert unscrambled(SAVE[:length].encode()).record == TEXT.encode()


def test_windows_line_ends_harm_no_save() -> None:
    assert unscrambled(SAVE.replace("\n", "\r\n").encode()).record == TEXT.encode()


def test_a_changed_letter_is_noticed() -> None:
    at = len(SAVE.rstrip()) // 2
    changed = SAVE[:at] + ("a" if SAVE[at] != "a" else "b") + SAVE[at + 1 :]
    with pytest.raises(RecordError, match="damaged"):
        unscrambled(changed.encode())


@pytest.mark.parametrize("bit", range(8))
def test_one_bad_bit_costs_no_line_but_its_own(bit: int) -> None:
    """Wherever it is: in the first line, in the end of a line, or in one that is scrambled."""
    data, lines = SAVE.encode(), TEXT.encode().splitlines(keepends=True)
    header = data.index(b"\n")
    for at in (*range(header - 14, header + 3), *range(header + 3, len(data), 1499)):
        spoiled = data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1 :]
        saved = salvaged(spoiled)
        assert saved.damage is not None or saved == salvaged(data)
        before = data[:at].count(b"\n") - 1
        assert saved.record.startswith(b"".join(lines[:before] if at > header else lines))


def test_check_reads_a_save_like_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sound.kingup").write_text(SAVE, encoding="utf-8")
    (tmp_path / "torn.kingup").write_text(SAVE.rstrip()[:-60], encoding="utf-8")
    assert main(["check", str(tmp_path / "sound.kingup")]) == 0
    assert ": ok: complete" in capsys.readouterr().out
    assert main(["check", str(tmp_path / "torn.kingup")]) == 1
    assert "torn.kingup: foul: line 17" in capsys.readouterr().out
