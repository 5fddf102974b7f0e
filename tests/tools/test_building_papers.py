"""What desktops, shops of software and packages are told fits the game, and their judges agree."""

from __future__ import annotations

import configparser
import io
import json
import re
import shutil
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PIL import Image

from kingup_game.words import LANGUAGES
from tools.building.checking.papers import judge_share
from tools.building.desktop import (
    ICON_SIZES,
    SCREENSHOT_SIZE,
    SCREENSHOTS,
    desktop_entry,
    icons,
    metainfo,
    write_share,
)
from tools.building.flatpak import write_manifest
from tools.building.packing import sha256
from tools.building.source import IDENTITY, ROOT, UNOFFICIAL, Commit

COMMIT = Commit("c" * 40, 1_700_000_000, "0.2.0")
CHANGELOG = "# Changelog\n\n## 0.2.0 — unreleased\n\n- New.\n\n## 0.1.0 — 2026-12-01\n\n- Old.\n"
ADDRESS = "https://example.org/kingup"


def page(address: str | None = ADDRESS) -> ET.Element:
    return ET.fromstring(metainfo(COMMIT, CHANGELOG, address))


def test_menus_start_the_game_by_its_name() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read_string(desktop_entry())
    assert entry["Desktop Entry"]["Exec"] == "kingup"
    assert entry["Desktop Entry"]["Icon"] == IDENTITY
    others = {language.lower().replace("-", "_") for language in set(LANGUAGES) - {"en"}}
    assert {name[8:-1] for name in entry["Desktop Entry"] if name.startswith("comment[")} == others


def test_the_page_for_shops_says_what_they_ask_for() -> None:
    told = page()
    assert told.findtext("id") == IDENTITY
    assert told.find("content_rating[@type='oars-1.1']") is not None
    assert [lang.text for lang in told.iter("lang")] == sorted(LANGUAGES)
    assert UNOFFICIAL in [words.text for words in told.iter("p")]
    assert {control.text for control in told.iter("control")} >= {"gamepad", "keyboard"}


def test_a_version_without_a_day_bears_that_of_its_commit() -> None:
    dates = {one.get("version"): one.get("date") for one in page().iter("release")}
    assert dates == {"0.2.0": "2023-11-14", "0.1.0": "2026-12-01"}


def test_pictures_in_shops_are_those_of_the_very_commit() -> None:
    images = [image.text or "" for image in page().iterfind("screenshots/screenshot/image")]
    assert len(images) == len(SCREENSHOTS)
    for image in images:
        below = image.removeprefix(f"{ADDRESS}/raw/{COMMIT.name}/")
        with Image.open(ROOT / below) as picture:
            assert picture.size == SCREENSHOT_SIZE
    kinds = [shot.get("type") for shot in page().iterfind("screenshots/screenshot")]
    assert kinds == ["default", *[None] * (len(SCREENSHOTS) - 1)]


def test_without_an_address_nothing_is_promised_at_one() -> None:
    assert "http" not in metainfo(COMMIT, CHANGELOG, None)


def test_icons_are_as_large_as_their_folders_say_and_drawn_from_lines() -> None:
    made = dict(icons())
    for size in ICON_SIZES:
        held = made[f"icons/hicolor/{size}x{size}/apps/{IDENTITY}.png"]
        with Image.open(io.BytesIO(held)) as icon:
            assert icon.size == (size, size)
    assert {16, 512} <= set(ICON_SIZES)
    drawn = made[f"icons/hicolor/scalable/apps/{IDENTITY}.svg"]
    assert ET.fromstring(drawn).tag.endswith("svg")


@pytest.mark.skipif(
    not (shutil.which("appstreamcli") and shutil.which("desktop-file-validate")),
    reason="the judges are not on this machine",
)
@pytest.mark.parametrize("address", [ADDRESS, None])
def test_the_judges_take_entry_and_page(address: str | None, tmp_path: Path) -> None:
    write_share(tmp_path, COMMIT, CHANGELOG, address)
    judge_share(tmp_path)


def test_the_manifest_takes_the_very_download_and_no_network(tmp_path: Path) -> None:
    archive = tmp_path / "kingup-0.2.0-linux-x86_64.tar.xz"
    archive.write_bytes(b"packed")
    told = json.loads(write_manifest(archive, tmp_path).read_text(encoding="utf-8"))
    (module,) = told["modules"]
    assert module["sources"] == [
        {"type": "archive", "path": archive.name, "sha256": sha256(archive)},
    ]
    assert "--device=all" in told["finish-args"]  # pads
    assert not [right for right in told["finish-args"] if re.search("network|filesystem", right)]
