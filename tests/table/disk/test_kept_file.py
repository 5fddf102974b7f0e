"""Settings, people and evenings: nothing of them is replaced in silence, whatever lies there."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from kingup_game.table.disk.files import Trouble
from kingup_game.table.disk.kept_file import LeftAloneError
from kingup_game.table.disk.scribe import Scribe
from kingup_game.table.evenings.fortunes import Results
from kingup_game.table.evenings.memories import Memories
from kingup_game.table.evenings.past_matches import MOST_MATCHES, PAST_NAME, PastMatches
from kingup_game.table.evenings.people import (
    PEOPLE_NAME,
    Person,
    load_people,
    save_people,
)
from kingup_game.table.settings import SETTINGS_NAME, Settings, load_settings, save_settings

RECORD = Path(__file__).parents[2] / "records" / "foreign" / "classic-3.kingup"
UNIX = pytest.mark.skipif(os.name != "posix", reason="nothing there is a pipe or a device")


def fifo(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def loop(path: Path) -> None:
    path.symlink_to(path.name)


def to_nowhere(path: Path) -> None:
    path.symlink_to("nobody-is-here")


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 40)


def newer(path: Path) -> None:
    path.write_text('{"version": 2, "music": 0, "people": []}', encoding="utf-8")


def newer_with_a_point(path: Path) -> None:
    path.write_text('{"version": 2.0, "music": 0, "people": []}', encoding="utf-8")


NEWER = (newer, newer_with_a_point)
ODD = (fifo, folder, loop, to_nowhere, device, huge, *NEWER)


def settings_of(folder: Path) -> tuple[object, list[Trouble]]:
    settings, _, troubles = load_settings(folder)
    return settings == Settings(), troubles


def people_of(folder: Path) -> tuple[object, list[Trouble]]:
    people, troubles = load_people(folder)
    return people == [], troubles


def keep_settings(folder: Path) -> object:
    return save_settings(folder, Settings(music=40))


def keep_people(folder: Path) -> object:
    return save_people(folder, [Person("Ada", 4, 0)])


KEPT = [(SETTINGS_NAME, settings_of, keep_settings), (PEOPLE_NAME, people_of, keep_people)]
files = pytest.mark.parametrize(("name", "read", "write"), KEPT, ids=["settings", "people"])
Read = Callable[[Path], tuple[object, list[Trouble]]]
Write = Callable[[Path], object]


@UNIX
@files
@pytest.mark.parametrize("make", ODD, ids=[one.__name__ for one in ODD])
def test_what_cannot_be_read_and_what_is_later_is_told_by_its_path_and_never_replaced(
    tmp_path: Path, name: str, read: Read, write: Write, make: Callable[[Path], None]
) -> None:
    path = tmp_path / name
    make(path)
    before = path.lstat()
    as_first, (trouble,) = read(tmp_path)
    assert as_first
    assert trouble.file == str(path)
    assert trouble.key == ("save_newer" if make in NEWER else "save_unreadable")
    with pytest.raises(LeftAloneError, match=name):
        write(tmp_path)
    after = path.lstat()
    assert (after.st_mode, after.st_size, after.st_mtime_ns, after.st_ino) == (
        *(before.st_mode, before.st_size, before.st_mtime_ns, before.st_ino),
    )
    assert [one.name for one in tmp_path.iterdir()] == [name]


@files
def test_what_a_bad_sector_hides_is_told_and_left_alone(
    tmp_path: Path, name: str, read: Read, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / name).write_text("{}", encoding="utf-8")

    def fail(path: Path) -> bytes:
        raise OSError(5, "Input/output error", str(path))

    monkeypatch.setattr("kingup_game.table.disk.kept_file.read_small", fail)
    _, troubles = read(tmp_path)
    assert troubles == [Trouble("save_unreadable", str(tmp_path / name), "Input/output error")]
    with pytest.raises(LeftAloneError):
        write(tmp_path)
    assert (tmp_path / name).read_text(encoding="utf-8") == "{}"


@files
@pytest.mark.parametrize("text", ["", "[1]", "{broken", "\0" * 900, "[" * 100_000])
def test_what_makes_no_sense_is_put_aside_whole_and_told(
    tmp_path: Path, name: str, read: Read, write: Write, text: str
) -> None:
    for number in ("", "1"):
        (tmp_path / name).write_text(text, encoding="utf-8")
        as_first, (trouble,) = read(tmp_path)
        aside = (tmp_path / name).with_suffix(".broken")
        aside = aside.with_stem(f"{aside.stem}{number}")
        assert as_first
        assert trouble == Trouble("file_put_aside", str(aside))
        assert aside.read_text(encoding="utf-8") == text
    assert write(tmp_path) is None


@files
def test_what_was_spoiled_since_it_was_read_is_put_aside_too_and_told(
    tmp_path: Path, name: str, read: Read, write: Write
) -> None:
    assert write(tmp_path) is None
    (tmp_path / name).write_text("half a fi", encoding="utf-8")
    aside = (tmp_path / name).with_suffix(".broken")
    assert write(tmp_path) == Trouble("file_put_aside", str(aside))
    assert read(tmp_path)[1] == []


@UNIX
@files
def test_a_link_stays_one_and_what_it_leads_to_is_for_the_user_alone(
    tmp_path: Path, name: str, read: Read, write: Write
) -> None:
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    home.mkdir()
    elsewhere.mkdir()
    (elsewhere / "mine.json").write_text("{}", encoding="utf-8")
    (home / name).symlink_to(elsewhere / "mine.json")
    write(home)
    assert (home / name).is_symlink()
    assert stat.S_IMODE((elsewhere / "mine.json").stat().st_mode) == 0o600
    assert read(home) == (False, [])


@files
def test_a_full_disk_leaves_the_old_file_and_nothing_beside_it(
    tmp_path: Path, name: str, read: Read, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path)
    before = (tmp_path / name).read_bytes()

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("kingup_game.table.disk.files.os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        write(tmp_path)
    assert (tmp_path / name).read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == [name]
    assert read(tmp_path)[1] == []


def test_people_who_made_no_sense_are_left_out_but_the_file_is_kept(tmp_path: Path) -> None:
    text = json.dumps({"people": [{"name": "Ada"}, {"name": 7}, "Ben"]})
    (tmp_path / PEOPLE_NAME).write_text(text, encoding="utf-8")
    people, troubles = load_people(tmp_path)
    copy = tmp_path / "people.broken"
    assert [person.name for person in people] == ["Ada"]
    assert troubles == [Trouble("people_put_right"), Trouble("file_copied", str(copy))]
    assert copy.read_text(encoding="utf-8") == text
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    load_people(tmp_path)
    assert [one.name for one in tmp_path.glob("*.broken")] == ["people.broken"]


# --- evenings


def test_two_games_remember_the_people_of_both(tmp_path: Path) -> None:
    """Each knows those who were there when it began, and writes what has changed since then."""
    save_people(tmp_path, [Person("Ada", 4, 0), Person("Opa", 1, 1)])
    scribes = [Scribe(), Scribe()]
    one, other = (Memories(tmp_path, None, scribe, print) for scribe in scribes)
    assert all(scribe.flush() for scribe in scribes)
    assert [len(list(game.people)) for game in (one, other)] == [2, 2]
    other.people.welcome([Person("Zoe", 7, 2)])
    assert scribes[1].flush()
    one.people.welcome([Person("Ben", 9, 3)])
    one.people.add({("Ada", 4, 0): Results(matches=1, wins=1)})
    assert scribes[0].flush()
    other.people.forget(Person("Opa", 1, 1).identity)
    other.people.add({("Ada", 4, 0): Results(matches=1)})
    for scribe in scribes:
        scribe.close()
    people, troubles = load_people(tmp_path)
    assert {person.name for person in people} == {"Ada", "Ben", "Zoe"}
    assert next(one.results for one in people if one.name == "Ada") == Results(2, 1)
    assert troubles == []


def test_people_whose_file_vanished_are_written_anew(tmp_path: Path) -> None:
    save_people(tmp_path, [Person("Ada", 4, 0)])
    scribe = Scribe()
    game = Memories(tmp_path, None, scribe, print)
    assert scribe.flush()
    assert [person.name for person in game.people] == ["Ada"]
    (tmp_path / PEOPLE_NAME).unlink()
    game.people.welcome([Person("Ben", 9, 3)])
    scribe.close()
    assert [person.name for person in load_people(tmp_path)[0]] == ["Ben", "Ada"]


def keep_odd(path: Path) -> None:
    path.write_text('{"kingup": "record/9"}\n{"end": [1]}\n', encoding="utf-8")


def keep_half(path: Path) -> None:
    path.write_bytes(RECORD.read_bytes()[:500])


@UNIX
@pytest.mark.parametrize(
    ("make", "key"),
    [
        *((one, "save_unreadable") for one in (fifo, folder, loop, device, huge)),
        (keep_odd, "save_newer"),
        (keep_half, "past_unreadable"),
    ],
)
def test_an_evening_that_cannot_be_read_is_told_once_and_never_makes_room(
    tmp_path: Path, make: Callable[[Path], None], key: str
) -> None:
    past = PastMatches(tmp_path)
    odd = past.folder / "2001-01-01 20-00-00.kingup"
    past.folder.mkdir()
    make(odd)
    before = odd.lstat()
    as_it_was = (before.st_ino, before.st_mode, before.st_size, before.st_mtime_ns)
    for _ in range(MOST_MATCHES + 2):
        past.keep(RECORD.read_text(encoding="utf-8"))
    assert len(past.matches()) == MOST_MATCHES
    assert [(one.key, one.file) for one in past.troubles()] == [(key, str(odd))]
    past.matches()
    assert past.troubles() == []
    after = odd.lstat()
    assert (after.st_ino, after.st_mode, after.st_size, after.st_mtime_ns) == as_it_was


def test_on_a_clock_that_went_back_the_evening_just_played_makes_no_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some computers begin in 1970 each time they lose their power."""
    past, text = PastMatches(tmp_path), RECORD.read_text(encoding="utf-8")
    for _ in range(MOST_MATCHES):
        past.keep(text)
    monkeypatch.setattr("time.time", lambda: 0.0)
    past.keep(text)
    assert len(past.matches()) == MOST_MATCHES
    assert past.matches()[-1].ended_at.year in (1969, 1970)


@pytest.mark.parametrize("depth", [60, 300, 490, 900, 970, 985])
def test_lists_within_lists_are_put_aside_however_deep(tmp_path: Path, depth: int) -> None:
    """Python reads more of them than it can copy or write."""
    text = f'{{"music": 40, "x": {"[" * depth}{"]" * depth}}}'
    (tmp_path / SETTINGS_NAME).write_text(text, encoding="utf-8")
    settings, wrong, troubles = load_settings(tmp_path)
    assert (settings.music, wrong) == (100, [])
    assert [one.key for one in troubles] == ["file_put_aside"]
    save_settings(tmp_path, deepcopy(settings))
    assert Path(troubles[0].file).read_text(encoding="utf-8") == text


def test_what_is_wrong_with_one_keeps_no_other_from_being_cleared(tmp_path: Path) -> None:
    past = PastMatches(tmp_path)
    (tmp_path / PAST_NAME).mkdir()
    (tmp_path / PAST_NAME / "9.kingup").mkdir()
    past.keep(RECORD.read_text(encoding="utf-8"))
    with pytest.raises(OSError, match=r"9\.kingup"):
        past.clear()
    assert [path.name for path in past.folder.iterdir()] == ["9.kingup"]


def test_a_folder_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    past = PastMatches(tmp_path)
    past.folder.write_text("no folder at all", encoding="utf-8")
    assert past.matches() == []
    assert [one.file for one in past.troubles()] == [str(past.folder)]
