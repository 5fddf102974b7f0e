"""What is on the disk survives crashes, bad disks, broken files and guests who press Play."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kingup_game.engine.record import Ending
from kingup_game.table.disk.files import LARGEST, write_whole
from kingup_game.table.disk.saves import LAST_MATCH_NAME, PUT_AWAY_NAME, Shelf, before_of
from kingup_game.table.disk.scramble import salvaged, scrambled

RECORD = Path(__file__).parents[2] / "records" / "foreign" / "classic-3.kingup"
TEXT = RECORD.read_text(encoding="utf-8")
LINES = TEXT.splitlines(keepends=True)
UNIX = pytest.mark.skipif(sys.platform == "win32", reason="there is nothing of the kind there")


def a_save(
    folder: Path, name: str = "it.kingup", lines: int = 40, crests: tuple[int, ...] = (4, 0, 2)
) -> Path:
    path = folder / name
    path.write_text(scrambled("".join(LINES[:lines]), crests), encoding="utf-8")
    return path


def told(shelf: Shelf) -> list[str]:
    shelf.matches()
    return [trouble.key for trouble in shelf.troubles()]


def test_a_match_is_found_as_far_as_it_was_played(tmp_path: Path) -> None:
    path = a_save(tmp_path)
    (kept,) = Shelf(tmp_path).matches()
    assert (kept.path, kept.reading.lines_read, kept.crests) == (path, 40, (4, 0, 2))


def test_every_unfinished_match_lies_on_the_shelf_the_latest_first(tmp_path: Path) -> None:
    for number, name in enumerate(("b.kingup", "autosave.kingup", "a.kingup")):
        os.utime(a_save(tmp_path, name, lines=20 + number), (number, number))
    (tmp_path / LAST_MATCH_NAME).write_text(TEXT, encoding="utf-8")
    assert [kept.path.name for kept in Shelf(tmp_path).matches()] == [
        "a.kingup",
        "autosave.kingup",
        "b.kingup",
    ]


def test_a_match_that_was_put_away_is_kept_beside_the_shelf(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for _ in range(2):
        data = a_save(tmp_path).read_bytes()
        before_of(tmp_path / "it.kingup").write_text("older", encoding="utf-8")
        shelf.put_away(tmp_path / "it.kingup")
        assert shelf.matches() == []
    away = [path.read_bytes() for path in (tmp_path / PUT_AWAY_NAME).iterdir()]
    assert away == [data, data]


def test_a_plain_save_of_an_earlier_version_is_found_too(tmp_path: Path) -> None:
    (tmp_path / "autosave.kingup").write_bytes("".join(LINES[:40]).encode())
    (kept,) = Shelf(tmp_path).matches()
    assert (kept.reading.lines_read, kept.crests) == (40, (0, 1, 2))


@pytest.mark.parametrize("crests", [(1, 1, 2), (0, 1), (0, 1, 99), ()])
def test_crests_that_make_no_sense_are_dealt_out_anew(
    tmp_path: Path, crests: tuple[int, ...]
) -> None:
    a_save(tmp_path, crests=crests)
    (kept,) = Shelf(tmp_path).matches()
    assert kept.crests == (0, 1, 2)


def test_without_a_save_there_is_nothing_to_continue(tmp_path: Path) -> None:
    assert Shelf(tmp_path).matches() == []
    assert Shelf(tmp_path / "nowhere").matches() == []


def test_a_match_whose_end_nobody_saw_can_go_on(tmp_path: Path) -> None:
    a_save(tmp_path, lines=len(LINES))
    (kept,) = Shelf(tmp_path).matches()
    assert kept.reading.ending is Ending.COMPLETE


def fifo(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def loop(path: Path) -> None:
    path.symlink_to(path)


def dangling(path: Path) -> None:
    path.symlink_to(path.with_name("nothing"))


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)


def newer(path: Path) -> None:
    path.write_bytes(a_save(path.parent).read_bytes().replace(b"autosave/2", b"autosave/3", 1))
    (path.parent / "it.kingup").unlink()


def newer_record(path: Path) -> None:
    path.write_text(TEXT.replace("record/1", "record/2", 1), encoding="utf-8")


@UNIX
@pytest.mark.parametrize("make", [fifo, folder, loop, dangling, device, huge, newer, newer_record])
def test_what_cannot_be_read_is_told_by_its_name_and_left_as_it_is(
    make: Callable[[Path], None], tmp_path: Path
) -> None:
    path = tmp_path / "match.kingup"
    make(path)
    status = path.lstat()
    shelf = Shelf(tmp_path)
    assert shelf.matches() == []
    (trouble,) = shelf.troubles()
    assert trouble.key in ("save_unreadable", "save_newer")
    assert trouble.file == str(path)
    assert (path.lstat().st_mode, path.lstat().st_size) == (status.st_mode, status.st_size)
    assert [one.name for one in tmp_path.iterdir()] == ["match.kingup"]


@UNIX
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root reads anything")
def test_a_save_of_somebody_else_is_told_and_left_alone(tmp_path: Path) -> None:
    a_save(tmp_path).chmod(0)
    assert told(Shelf(tmp_path)) == ["save_unreadable"]


def test_a_bad_sector_is_told_and_the_file_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = a_save(tmp_path)

    def fail(_: Path) -> bytes:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr("kingup_game.table.disk.saves.read_small", fail)
    shelf = Shelf(tmp_path)
    assert told(shelf) == ["save_unreadable"]
    monkeypatch.undo()
    assert [kept.path for kept in shelf.matches()] == [path]


def test_nothing_is_told_twice(tmp_path: Path) -> None:
    (tmp_path / "it.kingup").mkdir()
    shelf = Shelf(tmp_path)
    assert told(shelf) == ["save_unreadable"]
    assert told(shelf) == []


def test_a_save_without_a_single_sound_line_is_put_aside_not_deleted(tmp_path: Path) -> None:
    for name in ("autosave.broken", "autosave1.broken"):
        (tmp_path / "autosave.kingup").write_bytes(name.encode())
        shelf = Shelf(tmp_path)
        assert shelf.matches() == []
        (trouble,) = shelf.troubles()
        assert (trouble.key, trouble.file) == ("save_broken", name)
        assert (tmp_path / name).read_bytes() == name.encode()
        assert shelf.matches() == []


def damaged_after(lines: int) -> bytes:
    """A save of forty lines, in which one letter is another after so many of them."""
    text = scrambled("".join(LINES[:40]), (4, 0, 2)).encode().splitlines(keepends=True)
    spoiled = text[1 + lines]
    text[1 + lines] = spoiled[:9] + (b"a" if spoiled[9:10] != b"a" else b"b") + spoiled[10:]
    return b"".join(text)


@pytest.mark.parametrize("lines", [1, 7, 39])
def test_a_damaged_save_gives_back_all_lines_before_the_damage_and_says_so(
    tmp_path: Path, lines: int
) -> None:
    path = tmp_path / "it.kingup"
    path.write_bytes(damaged_after(lines))
    shelf = Shelf(tmp_path)
    (kept,) = shelf.matches()
    assert (kept.reading.lines_read, kept.crests) == (lines, (4, 0, 2))
    (trouble,) = shelf.troubles()
    assert (trouble.key, trouble.file) == ("save_damaged", "it.broken")
    assert (tmp_path / "it.broken").read_bytes() == damaged_after(lines)
    (again,) = Shelf(tmp_path).matches()
    assert again.reading.lines_read == lines
    assert told(Shelf(tmp_path)) == []


def test_of_a_damaged_save_and_the_act_before_the_longer_goes_on(tmp_path: Path) -> None:
    (tmp_path / "it.kingup").write_bytes(damaged_after(7))
    older = a_save(tmp_path, "older.kingup", lines=39)
    older.replace(tmp_path / "it.before")
    shelf = Shelf(tmp_path)
    (kept,) = shelf.matches()
    assert kept.reading.lines_read == 39
    assert [trouble.key for trouble in shelf.troubles()] == ["save_damaged"]


def test_killed_between_two_names_nothing_is_lost_but_an_act(tmp_path: Path) -> None:
    a_save(tmp_path, lines=39).replace(tmp_path / "it.before")
    (kept,) = Shelf(tmp_path).matches()
    assert kept.reading.lines_read == 39
    assert kept.path == tmp_path / "it.kingup"


def test_what_a_kill_left_between_two_names_can_be_put_away(tmp_path: Path) -> None:
    a_save(tmp_path, lines=39).replace(tmp_path / "it.before")
    shelf = Shelf(tmp_path)
    shelf.put_away(shelf.matches()[0].path)
    assert Shelf(tmp_path).matches() == []
    (away,) = (tmp_path / "put away").iterdir()
    assert len(salvaged(away.read_bytes()).record.splitlines()) == 39


FORTY_LINES = len(scrambled("".join(LINES[:40]), (4, 0, 2)).rstrip())


@pytest.mark.parametrize("at", [*range(0, FORTY_LINES, 37), FORTY_LINES + 1, (1 << 16) - 2])
def test_no_changed_letter_is_taken_in_silence(tmp_path: Path, at: int) -> None:
    """Also one in the first line, where the crests stand."""
    text = scrambled("".join(LINES[:40]), (4, 0, 2)).encode()
    path = tmp_path / "it.kingup"
    path.write_bytes(text[:at] + bytes([text[at] ^ 1]) + text[at + 1 :])
    shelf = Shelf(tmp_path)
    found, troubles = shelf.matches(), shelf.troubles()
    assert troubles
    assert all(LINES[: kept.reading.lines_read][-1] for kept in found)
    assert all(kept.crests in ((4, 0, 2), (0, 1, 2)) for kept in found)


def test_a_crash_while_writing_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept"
    write_whole(path, "old")

    def fail(_: int) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr("kingup_game.table.disk.files.os.fsync", fail)
    with pytest.raises(OSError, match="no space"):
        write_whole(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


@UNIX
def test_whatever_is_written_is_for_the_user_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "kept"
    write_whole(path, "old")
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700
