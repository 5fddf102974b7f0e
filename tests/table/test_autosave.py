"""The match in progress is written without waiting, and whatever is wrong with the disk is told."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kingup_game.table.archive import Archive
from kingup_game.table.autosave import Autosave, Slot, TakenOverError
from kingup_game.table.other_games import OtherGames
from kingup_game.table.saves import LAST_MATCH_NAME, Shelf, Trouble
from kingup_game.table.scramble import unscrambled

RECORD = Path(__file__).parent.parent / "records" / "foreign" / "classic-3.kingup"
LINES = RECORD.read_text(encoding="utf-8").splitlines(keepends=True)
PATIENCE = 30.0
"""Seconds of the slowest disk of a test machine."""

Start = Callable[..., Autosave]


def unexpected(error: OSError) -> None:
    raise AssertionError(error)


@pytest.fixture
def start() -> Iterator[Start]:
    started: list[Autosave] = []

    def new(*arguments: object) -> Autosave:
        started.append(Autosave(*arguments))  # type: ignore[arg-type]
        return started[-1]

    yield new
    for autosave in started:
        autosave.close()


def written(path: Path | None) -> bytes:
    assert path is not None
    return unscrambled(path.read_bytes()).record


def test_the_newest_text_is_what_stays(tmp_path: Path, start: Start) -> None:
    autosave, slot = start(tmp_path / "saves", unexpected), Slot()
    for number in range(50):
        autosave.keep(slot, f"text {number}\n")
    assert autosave.flush(PATIENCE)
    assert not autosave.is_behind
    assert written(slot.path) == b"text 49\n"


def test_each_match_has_a_file_of_its_own(tmp_path: Path, start: Start) -> None:
    autosave, slots = start(tmp_path, unexpected), [Slot(), Slot()]
    for slot in slots:
        autosave.keep(slot, f"match {id(slot)}\n")
    assert autosave.flush(PATIENCE)
    assert [written(slot.path) for slot in slots] == [b"match %d\n" % id(slot) for slot in slots]


def test_a_seen_end_clears_the_shelf_and_leaves_a_plain_record(
    tmp_path: Path, start: Start
) -> None:
    autosave, slot = start(tmp_path, unexpected), Slot()
    for number in range(2, 5):
        autosave.keep(slot, "".join(LINES[:number]))
        assert autosave.flush(PATIENCE)
    autosave.finish(slot, "".join(LINES))
    assert autosave.flush(PATIENCE)
    assert [path.name for path in tmp_path.iterdir()] == [LAST_MATCH_NAME]
    assert (tmp_path / LAST_MATCH_NAME).read_text(encoding="utf-8") == "".join(LINES)


def test_an_end_that_cannot_be_written_takes_nothing_off_the_shelf(
    tmp_path: Path, start: Start
) -> None:
    told: list[OSError] = []
    autosave, slot = start(tmp_path, told.append), Slot()
    autosave.keep(slot, "".join(LINES))
    assert autosave.flush(PATIENCE)
    (tmp_path / LAST_MATCH_NAME).mkdir()
    autosave.finish(slot, "".join(LINES))
    assert autosave.flush(PATIENCE)
    assert len(told) == 1
    assert len(Shelf(tmp_path).matches()) == 1


def test_each_kind_of_fault_is_told_once_and_play_goes_on(
    tmp_path: Path, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[OSError] = []
    autosave, slot = start(tmp_path, told.append), Slot()
    faults = iter(
        [OSError(28, "full"), OSError(28, "full"), OSError(5, "bad"), OSError(28, "full")]
    )

    def fail(*_: object, **__: object) -> None:
        raise next(faults)

    monkeypatch.setattr("kingup_game.table.autosave.write_whole", fail)
    for number in range(4):
        autosave.keep(slot, f"{number}\n")
        assert autosave.flush(PATIENCE)
    assert [error.strerror for error in told] == ["full", "bad"]


def test_no_fault_of_any_kind_ends_the_thread(
    tmp_path: Path, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def complain(error: OSError) -> None:
        told.append(str(error))
        raise RuntimeError

    told: list[str] = []
    autosave, slot = start(tmp_path, complain), Slot()
    with monkeypatch.context() as patched:
        patched.setattr("kingup_game.table.autosave.scrambled", lambda *_: 1 / 0)
        autosave.keep(slot, "one\n")
        assert autosave.flush(PATIENCE)
    assert "ZeroDivisionError" in told[0]
    autosave.keep(slot, "two\n")
    assert autosave.flush(PATIENCE)
    assert written(slot.path) == b"two\n"


def test_nobody_waits_for_a_disk_for_ever(
    tmp_path: Path, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = threading.Event()
    monkeypatch.setattr("kingup_game.table.files.os.fsync", lambda _: answers.wait(PATIENCE))
    autosave, slot = start(tmp_path, unexpected), Slot()
    autosave.keep(slot, "one\n")
    assert autosave.is_behind
    assert not autosave.flush(0.01)
    answers.set()
    assert autosave.flush(PATIENCE)


def test_half_a_surrogate_and_a_nul_in_a_name_are_kept(tmp_path: Path, start: Start) -> None:
    header = LINES[0].replace('"name": "', '"name": "\\ud800\\u0000', 1)
    (tmp_path / "it.kingup").write_text("".join([header, *LINES[1:30]]), encoding="utf-8")
    (kept,) = Shelf(tmp_path).matches()
    assert "\ud800\0" in kept.reading.header.seats[0].name
    autosave, slot = start(tmp_path, unexpected), Slot(kept.path)
    autosave.keep(slot, kept.reading.text(), (0, 1, 2))
    assert autosave.flush(PATIENCE)
    (again,) = Shelf(tmp_path).matches()
    assert again.reading.header.seats == kept.reading.header.seats


def test_a_match_that_another_game_took_over_goes_on_in_both_and_is_told(
    tmp_path: Path, start: Start
) -> None:
    told: list[OSError] = []
    first, second = start(tmp_path, told.append, "one"), start(tmp_path, unexpected, "two")
    mine = Slot()
    first.keep(mine, "".join(LINES[:5]))
    assert first.flush(PATIENCE)
    theirs = Slot(mine.path)
    second.keep(theirs, "".join(LINES[:5]))
    assert second.flush(PATIENCE)
    for number in (6, 7):
        first.keep(mine, "".join(LINES[:number]))
        second.keep(theirs, "".join(LINES[: number + 10]))
        assert first.flush(PATIENCE)
        assert second.flush(PATIENCE)
    assert [type(error) for error in told] == [TakenOverError]
    assert mine.path != theirs.path
    assert sorted(kept.reading.lines_read for kept in Shelf(tmp_path).matches()) == [7, 17]


def test_two_games_that_write_by_turns_lose_and_mix_nothing(tmp_path: Path) -> None:
    one, other = list[Trouble](), list[Trouble]()
    games = [Archive(tmp_path, told.append) for told in (one, other)]
    keepers = [game.keeper((0, 1, 2)) for game in games]
    for number in range(2, len(LINES)):
        for by, keeper in enumerate(keepers):
            keeper.keep("".join(LINES[: number + by]))
        for game in games:
            found = {kept.reading.lines_read for kept in game.matches()}
            assert max(found) >= number
    for game in games:
        game.close()
    lengths = sorted(kept.reading.lines_read for kept in Shelf(tmp_path).matches())
    assert lengths == [len(LINES) - 1, len(LINES)]
    assert one == []


def test_the_second_of_two_games_says_so_and_sees_what_the_first_plays(tmp_path: Path) -> None:
    told = list[Trouble]()
    first = Archive(tmp_path, told.append)
    assert told == []
    first.keeper((0, 1, 2)).keep("".join(LINES[:9]))
    second = Archive(tmp_path, told.append)
    assert [trouble.key for trouble in told] == ["open_twice"]
    (kept,) = first.matches()
    assert not first.is_played_elsewhere(kept)
    (kept,) = second.matches()
    assert second.is_played_elsewhere(kept)
    first.close()
    assert not second.is_played_elsewhere(kept)
    second.close()
    assert not list(tmp_path.glob("*.lock"))


def test_a_lock_dies_with_its_game(tmp_path: Path) -> None:
    (tmp_path / "running-dead.lock").touch()
    others = OtherGames(tmp_path)
    assert not others.are_there()
    assert not (tmp_path / "running-dead.lock").exists()
    others.close()
