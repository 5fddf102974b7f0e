"""The match in progress is written without waiting, and whatever is wrong with the disk is told."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kingup_game.table.disk.archive import Archive, OnShelf, trouble_of
from kingup_game.table.disk.autosave import Autosave, Slot, TakenOverError
from kingup_game.table.disk.files import Trouble
from kingup_game.table.disk.other_games import OtherGames
from kingup_game.table.disk.saves import LAST_MATCH_NAME, Shelf
from kingup_game.table.disk.scramble import unscrambled
from kingup_game.table.disk.scribe import Scribe, TellOfFault

RECORD = Path(__file__).parents[2] / "records" / "foreign" / "classic-3.kingup"
LINES = RECORD.read_text(encoding="utf-8").splitlines(keepends=True)
PATIENCE = 30.0
"""Seconds of the slowest disk of a test machine."""

Start = Callable[..., tuple[Autosave, Scribe]]


def unexpected(error: OSError) -> None:
    raise AssertionError(error)


@pytest.fixture
def start() -> Iterator[Start]:
    started: list[Scribe] = []

    def new(folder: Path, complain: TellOfFault, owner: str = "") -> tuple[Autosave, Scribe]:
        scribe = Scribe(complain)
        started.append(scribe)
        return Autosave(folder, scribe, owner), scribe

    yield new
    for scribe in started:
        scribe.close()


def written(path: Path | None) -> bytes:
    assert path is not None
    return unscrambled(path.read_bytes()).record


def test_the_newest_text_is_what_stays(tmp_path: Path, start: Start) -> None:
    (autosave, scribe), slot = start(tmp_path / "saves", unexpected), Slot()
    for number in range(50):
        autosave.keep(slot, f"text {number}\n")
    assert scribe.flush(PATIENCE)
    assert not autosave.is_behind
    assert written(slot.path) == b"text 49\n"


def test_each_match_has_a_file_of_its_own(tmp_path: Path, start: Start) -> None:
    (autosave, scribe), slots = start(tmp_path, unexpected), [Slot(), Slot()]
    for slot in slots:
        autosave.keep(slot, f"match {id(slot)}\n")
    assert scribe.flush(PATIENCE)
    assert [written(slot.path) for slot in slots] == [b"match %d\n" % id(slot) for slot in slots]


def test_a_seen_end_clears_the_shelf_and_leaves_a_plain_record(
    tmp_path: Path, start: Start
) -> None:
    (autosave, scribe), slot = start(tmp_path, unexpected), Slot()
    for number in range(2, 5):
        autosave.keep(slot, "".join(LINES[:number]))
        assert scribe.flush(PATIENCE)
    autosave.finish(slot, "".join(LINES))
    assert scribe.flush(PATIENCE)
    assert [path.name for path in tmp_path.iterdir()] == [LAST_MATCH_NAME]
    assert (tmp_path / LAST_MATCH_NAME).read_text(encoding="utf-8") == "".join(LINES)


def test_an_end_that_cannot_be_written_takes_nothing_off_the_shelf(
    tmp_path: Path, start: Start
) -> None:
    told: list[OSError] = []
    (autosave, scribe), slot = start(tmp_path, told.append), Slot()
    autosave.keep(slot, "".join(LINES))
    assert scribe.flush(PATIENCE)
    (tmp_path / LAST_MATCH_NAME).mkdir()
    autosave.finish(slot, "".join(LINES))
    assert scribe.flush(PATIENCE)
    assert len(told) == 1
    assert len(Shelf(tmp_path).matches()) == 1


def test_each_kind_of_fault_is_told_once_and_play_goes_on(
    tmp_path: Path, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[OSError] = []
    (autosave, scribe), slot = start(tmp_path, told.append), Slot()
    faults = iter(
        [OSError(28, "full"), OSError(28, "full"), OSError(5, "bad"), OSError(28, "full")]
    )

    def fail(*_: object, **__: object) -> None:
        raise next(faults)

    monkeypatch.setattr("kingup_game.table.disk.autosave.write_whole", fail)
    for number in range(4):
        autosave.keep(slot, f"{number}\n")
        assert scribe.flush(PATIENCE)
    assert [error.strerror for error in told] == ["full", "bad"]


def test_no_fault_of_any_kind_ends_the_thread(
    tmp_path: Path, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def complain(error: OSError) -> None:
        told.append(str(error))
        raise RuntimeError

    told: list[str] = []
    (autosave, scribe), slot = start(tmp_path, complain), Slot()
    with monkeypatch.context() as patched:
        patched.setattr("kingup_game.table.disk.autosave.scrambled", lambda *_: 1 / 0)
        autosave.keep(slot, "one\n")
        assert scribe.flush(PATIENCE)
    assert "ZeroDivisionError" in told[0]
    autosave.keep(slot, "two\n")
    assert scribe.flush(PATIENCE)
    assert written(slot.path) == b"two\n"


def test_nobody_waits_for_a_disk_for_ever(
    tmp_path: Path, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = threading.Event()
    monkeypatch.setattr("kingup_game.table.disk.files.os.fsync", lambda _: answers.wait(PATIENCE))
    (autosave, scribe), slot = start(tmp_path, unexpected), Slot()
    autosave.keep(slot, "one\n")
    assert autosave.is_behind
    assert not scribe.flush(0.01)
    answers.set()
    assert scribe.flush(PATIENCE)


def test_half_a_surrogate_and_a_nul_in_a_name_are_kept(tmp_path: Path, start: Start) -> None:
    header = LINES[0].replace('"name": "', '"name": "\\ud800\\u0000', 1)
    (tmp_path / "it.kingup").write_text("".join([header, *LINES[1:30]]), encoding="utf-8")
    (kept,) = Shelf(tmp_path).matches()
    assert "\ud800\0" in kept.reading.header.seats[0].name
    (autosave, scribe), slot = start(tmp_path, unexpected), Slot(kept.path)
    autosave.keep(slot, kept.reading.text(), (0, 1, 2))
    assert scribe.flush(PATIENCE)
    (again,) = Shelf(tmp_path).matches()
    assert again.reading.header.seats == kept.reading.header.seats


def test_a_match_that_another_game_took_over_goes_on_in_both_and_is_told(
    tmp_path: Path, start: Start
) -> None:
    told: list[OSError] = []
    (first, one), (second, two) = (
        start(tmp_path, told.append, "one"),
        start(tmp_path, unexpected, "two"),
    )
    mine = Slot()
    first.keep(mine, "".join(LINES[:5]))
    assert one.flush(PATIENCE)
    theirs = Slot(mine.path)
    second.keep(theirs, "".join(LINES[:5]))
    assert two.flush(PATIENCE)
    for number in (6, 7):
        first.keep(mine, "".join(LINES[:number]))
        second.keep(theirs, "".join(LINES[: number + 10]))
        assert one.flush(PATIENCE)
        assert two.flush(PATIENCE)
    assert [type(error) for error in told] == [TakenOverError]
    assert mine.path != theirs.path
    assert sorted(kept.reading.lines_read for kept in Shelf(tmp_path).matches()) == [7, 17]


def open_archive(folder: Path, told: list[Trouble]) -> tuple[Archive, Scribe]:
    scribe = Scribe(lambda error: told.append(trouble_of(error)))
    return Archive(folder, scribe, told.append), scribe


def seen(archive: Archive) -> list[OnShelf]:
    errand = archive.look()
    assert errand.wait(PATIENCE)
    assert errand.answer is not None
    return errand.answer


def test_two_games_that_write_by_turns_lose_and_mix_nothing(tmp_path: Path) -> None:
    one, other = list[Trouble](), list[Trouble]()
    games = [open_archive(tmp_path, told) for told in (one, other)]
    keepers = [game.keeper((0, 1, 2)) for game, _ in games]
    for number in range(2, len(LINES)):
        for by, keeper in enumerate(keepers):
            keeper.keep("".join(LINES[: number + by]))
        for game, _ in games:
            found = {match.kept.reading.lines_read for match in seen(game)}
            assert max(found) >= number
    for game, scribe in games:
        game.close()
        scribe.close()
    lengths = sorted(kept.reading.lines_read for kept in Shelf(tmp_path).matches())
    assert lengths == [len(LINES) - 1, len(LINES)]
    assert {trouble.key for trouble in (*one, *other)} == {"open_twice"}


def test_the_second_of_two_games_says_so_and_sees_what_the_first_plays(tmp_path: Path) -> None:
    told = list[Trouble]()
    first, writes = open_archive(tmp_path, told)
    assert seen(first) == []
    assert told == []
    first.keeper((0, 1, 2)).keep("".join(LINES[:9]))
    second, reads = open_archive(tmp_path, told)
    assert [one.is_elsewhere for one in seen(first)] == [False]
    assert [one.is_elsewhere for one in seen(second)] == [True]
    assert [trouble.key for trouble in told] == ["open_twice"]
    first.close()
    writes.close()
    assert [one.is_elsewhere for one in seen(second)] == [False]
    second.close()
    reads.close()
    assert not list(tmp_path.glob("*.lock"))


def test_a_lock_dies_with_its_game(tmp_path: Path) -> None:
    (tmp_path / "running-dead.lock").touch()
    others = OtherGames(tmp_path)
    others.join()
    assert not others.are_there()
    assert not (tmp_path / "running-dead.lock").exists()
    others.close()
