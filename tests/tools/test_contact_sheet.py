"""Sheets for the eye are made from any folder of pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from tools import contact_sheet


def paint(folder: Path, name: str, size: tuple[int, int] = (40, 20)) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    Image.new("RGBA", size, (200, 40, 40, 255)).save(folder / name, lossless=True)


def test_a_sheet_shows_every_picture_of_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contact_sheet, "ASSETS", tmp_path)
    for name in ("crown.png", "seal.webp", "deep/card.png"):
        path = tmp_path / "signs" / name
        paint(path.parent, path.name)
    out = tmp_path / "sheet.png"
    assert contact_sheet.main([str(out), "signs"]) == 0
    names = [name for name, _ in contact_sheet.pictures(tmp_path / "signs")]
    assert names == ["crown", "deep/card", "seal"]
    with Image.open(out) as sheet:
        reds = [n for n, colour in sheet.getcolors(100_000) or [] if colour == (200, 40, 40)]
        assert reds[0] > 3 * 200 * 90


def test_moods_of_one_character_stand_in_one_row() -> None:
    face = Image.new("RGBA", (8, 8))
    named = [(f"{letter}-{mood}", face) for letter in "AB" for mood in ("a", "b", "c", "d", "e")]
    assert contact_sheet.columns_of(named) == 5


def test_pictures_keep_their_proportions() -> None:
    assert contact_sheet.fitted(Image.new("RGBA", (400, 100)), 200).size == (200, 50)


def test_a_folder_without_pictures_is_refused(tmp_path: Path) -> None:
    assert contact_sheet.main([str(tmp_path / "out.png"), "no-such-folder"]) == 2
    assert not (tmp_path / "out.png").exists()
