"""A damaged save is mended so that it is on the shelf at every moment, whatever comes between."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from kingup_game.table.disk.saves import Shelf
from kingup_game.table.disk.scramble import scrambled

RECORD = Path(__file__).parents[2] / "records" / "foreign" / "classic-3.kingup"
LINES = RECORD.read_text(encoding="utf-8").splitlines(keepends=True)


def damaged_after(lines: int) -> bytes:
    """A save of forty lines, in which one letter is another after so many of them."""
    text = scrambled("".join(LINES[:40]), (4, 0, 2)).encode().splitlines(keepends=True)
    spoiled = text[1 + lines]
    text[1 + lines] = spoiled[:9] + (b"a" if spoiled[9:10] != b"a" else b"b") + spoiled[10:]
    return b"".join(text)


@pytest.mark.parametrize("moved", range(4))
def test_whoever_is_killed_while_a_damaged_save_is_mended_finds_it_on_the_shelf(
    moved: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "it.kingup").write_bytes(damaged_after(30))
    replace, moves = Path.replace, list[Path]()

    def until_the_kill(path: Path, target: Path) -> Path:
        if len(moves) >= moved:
            raise KeyboardInterrupt
        moves.append(path)
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", until_the_kill)
    with suppress(KeyboardInterrupt):
        Shelf(tmp_path).matches()
    monkeypatch.undo()
    assert [kept.reading.lines_read for kept in Shelf(tmp_path).matches()] == [30]


@pytest.mark.parametrize("earlier", [False, True])
def test_a_damaged_save_that_a_full_disk_cannot_mend_goes_on_the_next_time_too(
    earlier: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / ("it.before" if earlier else "it.kingup")
    path.write_bytes(damaged_after(30))

    def fail(_: int) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr("kingup_game.table.disk.files.os.fsync", fail)
    for _ in range(2):
        shelf = Shelf(tmp_path)
        assert [kept.reading.lines_read for kept in shelf.matches()] == [30]
        assert [trouble.file for trouble in shelf.troubles()] == [path.name]
        assert path.read_bytes() == damaged_after(30)
    monkeypatch.undo()
    shelf = Shelf(tmp_path)
    assert [kept.reading.lines_read for kept in shelf.matches()] == [30]
    assert [trouble.file for trouble in shelf.troubles()] == ["it.broken"]
    assert (tmp_path / "it.broken").read_bytes() == damaged_after(30)
