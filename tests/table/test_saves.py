"""What is on the disk survives crashes, bad disks and broken files."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingup_game.engine.record import Ending
from kingup_game.table.saves import (
    AUTOSAVE_NAME,
    LAST_MATCH_NAME,
    Autosave,
    BrokenSaveError,
    kept_match,
    write_whole,
)
from kingup_game.table.scramble import scrambled, unscrambled

RECORD = Path(__file__).parent.parent / "records" / "foreign" / "classic-3.kingup"


def unexpected(error: OSError) -> None:
    raise AssertionError(error)


def test_the_newest_text_is_what_stays(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path / "saves", unexpected)
    for number in range(50):
        autosave.keep(f"text {number}")
    autosave.flush()
    assert unscrambled((tmp_path / "saves" / AUTOSAVE_NAME).read_bytes()).record == b"text 49"
    autosave.close()


def test_a_disk_that_refuses_is_reported_once_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file in the way", encoding="utf-8")
    complaints: list[OSError] = []
    autosave = Autosave(tmp_path / "saves", complaints.append)
    for text in ("one", "two"):
        autosave.keep(text)
        autosave.flush()
    autosave.close()
    assert len(complaints) == 1


def test_a_crash_while_writing_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept"
    write_whole(path, "old")

    def fail(_: int) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr("kingup_game.table.saves.os.fsync", fail)
    with pytest.raises(OSError, match="no space"):
        write_whole(path, "new")
    assert path.read_text(encoding="utf-8") == "old"


def test_a_match_is_found_as_far_as_it_was_played(tmp_path: Path) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines(keepends=True)
    autosave = Autosave(tmp_path, unexpected)
    autosave.keep("".join(lines[:40]), (4, 0, 2))
    autosave.close()
    kept = kept_match(tmp_path)
    assert kept is not None
    assert kept.reading.lines_read == 40
    assert kept.crests == (4, 0, 2)


def test_a_plain_save_of_an_earlier_version_is_found_too(tmp_path: Path) -> None:
    lines = RECORD.read_bytes().splitlines(keepends=True)
    (tmp_path / AUTOSAVE_NAME).write_bytes(b"".join(lines[:40]) + lines[40][:9])
    kept = kept_match(tmp_path)
    assert kept is not None
    assert kept.reading.lines_read == 40
    assert kept.crests == (0, 1, 2)


@pytest.mark.parametrize("crests", [(1, 1, 2), (0, 1), (0, 1, 99), ()])
def test_crests_that_make_no_sense_are_dealt_out_anew(
    tmp_path: Path, crests: tuple[int, ...]
) -> None:
    text = scrambled(RECORD.read_text(encoding="utf-8"), crests)
    (tmp_path / AUTOSAVE_NAME).write_text(text, encoding="utf-8")
    kept = kept_match(tmp_path)
    assert kept is not None
    assert kept.crests == (0, 1, 2)


def test_without_a_save_there_is_nothing_to_continue(tmp_path: Path) -> None:
    assert kept_match(tmp_path) is None


def test_a_match_is_kept_until_its_end_was_seen_and_is_a_plain_record_then(tmp_path: Path) -> None:
    record = RECORD.read_text(encoding="utf-8")
    autosave = Autosave(tmp_path, unexpected)
    autosave.keep(record)
    autosave.flush()
    kept = kept_match(tmp_path)
    assert kept is not None
    assert kept.reading.ending is Ending.COMPLETE
    autosave.finish(record)
    autosave.flush()
    assert kept_match(tmp_path) is None
    assert (tmp_path / LAST_MATCH_NAME).read_text(encoding="utf-8") == record
    autosave.keep(record)
    autosave.close()
    assert kept_match(tmp_path) is not None


def test_an_end_and_a_new_match_in_one_breath_are_both_written(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path, unexpected)
    for number in range(20):
        autosave.keep(f"match {number}")
        autosave.finish(f"match {number}")
    autosave.keep("match 20")
    autosave.close()
    assert (tmp_path / LAST_MATCH_NAME).read_text(encoding="utf-8") == "match 19"
    assert unscrambled((tmp_path / AUTOSAVE_NAME).read_bytes()).record == b"match 20"


def test_a_broken_save_is_put_aside_not_deleted(tmp_path: Path) -> None:
    for name in ("autosave.broken", "autosave.broken1"):
        (tmp_path / AUTOSAVE_NAME).write_bytes(name.encode())
        with pytest.raises(BrokenSaveError) as told:
            kept_match(tmp_path)
        assert told.value.name == name
        assert (tmp_path / name).read_bytes() == name.encode()
        assert kept_match(tmp_path) is None
