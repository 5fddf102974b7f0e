"""What is on the disk survives crashes, bad disks and broken files."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingup_game.table.saves import (
    AUTOSAVE_NAME,
    SETTINGS_NAME,
    Autosave,
    load_settings,
    save_settings,
    unfinished_match,
    write_whole,
)

RECORD = Path(__file__).parent.parent / "records" / "foreign" / "classic-3.kingup"


def unexpected(error: OSError) -> None:
    raise AssertionError(error)


def test_the_newest_text_is_what_stays(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path / "saves", unexpected)
    for number in range(50):
        autosave.keep(f"text {number}")
    autosave.flush()
    assert (tmp_path / "saves" / AUTOSAVE_NAME).read_text(encoding="utf-8") == "text 49"
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


def test_an_unfinished_match_is_found(tmp_path: Path) -> None:
    lines = RECORD.read_bytes().splitlines(keepends=True)
    (tmp_path / AUTOSAVE_NAME).write_bytes(b"".join(lines[:40]) + lines[40][:9])
    reading = unfinished_match(tmp_path)
    assert reading is not None
    assert reading.lines_read == 40


@pytest.mark.parametrize("data", [None, RECORD.read_bytes()])
def test_a_finished_or_missing_match_is_not_continued(tmp_path: Path, data: bytes | None) -> None:
    if data is not None:
        (tmp_path / AUTOSAVE_NAME).write_bytes(data)
    assert unfinished_match(tmp_path) is None


def test_a_broken_save_is_put_aside_not_deleted(tmp_path: Path) -> None:
    (tmp_path / AUTOSAVE_NAME).write_bytes(b"scribble\n")
    assert unfinished_match(tmp_path) is None
    assert (tmp_path / "autosave.broken").read_bytes() == b"scribble\n"


def test_settings_come_back(tmp_path: Path) -> None:
    save_settings(tmp_path, {"language": "de", "speed": 150})
    assert load_settings(tmp_path) == {"language": "de", "speed": 150}


@pytest.mark.parametrize("text", [None, "", "[1]", "{broken"])
def test_settings_that_make_no_sense_are_the_defaults(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        (tmp_path / SETTINGS_NAME).write_text(text, encoding="utf-8")
    assert load_settings(tmp_path) == {}
