"""An artist can take a drawing over: it is written out, taken from its place, refused in words."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from tools import bake
from tools.studio.castle.compose import by_the_hour
from tools.studio.castle.light import DAY, DUSK
from tools.studio.drawings import drawing as drawings
from tools.studio.drawings.drawing import drawings_of
from tools.studio.drawings.written import written

SVG = "{http://www.w3.org/2000/svg}"
PICTURES = (".webp", ".png", ".ico", ".icns")
A_SHARE = (
    *("cast/G-sleepy", "signs/edition_jester.webp"),
    *("cast/J-joy", "castle/cat-sit", "castle/mill-dusk", "castle/jester-corner-dusk"),
    *("castle/reign-light", "hall/throne_front", "people/walrus_refused", "people/bot_3_joy"),
    *("signs/crown_large", "signs/season_day", "style/lines", "title/menu_scroll"),
)  # fmt: skip
PAGE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{}</svg>'
RED_SQUARE = PAGE.format('<path d="M8 8h48v48h-48z" fill="#ff0000"/>')


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Assets of one's own to bake into, and in them the place for artists' drawings."""
    monkeypatch.setattr(bake, "ASSETS", tmp_path)
    monkeypatch.setattr(bake, "BAKED_WITH", tmp_path / "baked-with.json")
    monkeypatch.setattr(bake, "STAMPS", tmp_path / "baked-from.json")
    usual = drawings.place()
    (tmp_path / "drawings" / "signs").mkdir(parents=True)
    drawings.look_in(tmp_path / "drawings")
    yield tmp_path
    drawings.look_in(usual)


def pixels(file: Path) -> NDArray[np.uint8]:
    with Image.open(io.BytesIO(file.read_bytes())) as image:
        return np.asarray(image.convert("RGBA"))


def as_written(name: str) -> ET.Element:
    found = bake.all_drawings(bake.chosen([name]))
    return ET.fromstring(written(*found[name]))


def names_in(root: ET.Element) -> set[str]:
    return {element.get("id", "") for element in root.iter()}


def test_every_picture_is_made_of_drawings_that_can_be_written_out() -> None:
    pictures = [job for job in bake.chosen([]) if job[0].endswith(PICTURES)]
    assert len(pictures) > 800
    for path, module in pictures:
        assert drawings_of(bake.recipes(module)[path]), path


def test_pictures_baked_from_what_is_written_out_are_those_in_assets(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """All of them: `python tools/bake.py svg --prove`."""
    assert bake.main(["svg", *A_SHARE, "--prove", "--jobs", "1"]) == 0, capsys.readouterr().out


def test_a_proof_fails_where_a_picture_is_another(
    workshop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (workshop / "signs").mkdir()
    (workshop / "baked-with.json").write_text("{}")
    Image.new("RGBA", (128, 128), "red").save(workshop / "signs" / "coin.webp")
    assert bake.main(["svg", "signs/coin.webp", "--prove", "--jobs", "1"]) == 1
    assert "signs/coin.webp" in capsys.readouterr().out


def test_a_drawing_is_written_out_in_layers_with_names() -> None:
    assert {"token-base", "duke-head", "duke-front", "feather", "crown", "badge"} <= names_in(
        as_written("cast/E-crowned")
    )
    assert {"kitchen", "throne", "roof", "beams", "ladders"} <= names_in(
        as_written("castle/castle")
    )
    assert {"sail", "sail-2", "frame-1", "frame-8"} <= names_in(as_written("castle/mill"))


@pytest.mark.parametrize(
    "name", ["cast/E-crowned", "castle/castle", "castle/mill", "signs/curtain_left", "title/logo"]
)
def test_what_is_written_out_is_plain_and_whole(name: str) -> None:
    root = as_written(name)
    kinds = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert not kinds & {"image", "text", "foreignObject", "script"}
    assert len(root.findall(f".//{SVG}svg")) == 0
    ids = [identity for element in root.iter() if (identity := element.get("id"))]
    assert len(ids) == len(set(ids))
    wanted = re.findall(r"""(?:url\(|href=")#([^)"]+)""", ET.tostring(root, encoding="unicode"))
    assert set(wanted) <= set(ids)
    for element in root.iter():
        colour = element.get("fill", "none")
        assert re.fullmatch(r"#[0-9A-Fa-f]{3,6}|none|url\(#[\w-]+\)", colour), colour
    said = root.findtext(f"{SVG}desc", "")
    assert f"drawings/{name}.svg" in said
    assert root.get("viewBox", "") in said


def test_a_drawing_that_lies_in_its_place_is_taken_wherever_it_is_shown(workshop: Path) -> None:
    both = ["signs/coin_loss.webp", "signs/coin_loss_large.webp"]
    assert bake.main(both) == 0
    ours = (workshop / "signs" / "coin_loss.webp").read_bytes()
    assert bake.has_its_stamp("signs/coin_loss.webp", "signs")
    place = workshop / "drawings" / "signs" / "coin_loss.svg"
    place.write_text(RED_SQUARE)
    assert not bake.has_its_stamp("signs/coin_loss.webp", "signs")
    assert bake.main(both) == 0
    for name in ("coin_loss", "coin_loss_large"):
        seen = pixels(workshop / "signs" / f"{name}.webp")
        middle = seen[seen.shape[0] // 2, seen.shape[1] // 2]
        assert (np.abs(middle.astype(int) - (255, 0, 0, 255)) < 12).all(), middle
        assert seen[0, 0, 3] == 0
    assert bake.has_its_stamp("signs/coin_loss.webp", "signs")
    place.write_text(RED_SQUARE.replace("#ff0000", "#00ff00"))
    assert not bake.has_its_stamp("signs/coin_loss.webp", "signs")
    place.unlink()
    assert bake.main(["signs/coin_loss.webp"]) == 0
    assert (workshop / "signs" / "coin_loss.webp").read_bytes() == ours


def test_a_picture_that_light_falls_on_follows_from_the_artists_drawing_too(
    workshop: Path,
) -> None:
    before = bake.source_of("castle/dusk.webp", "castle")
    size = "392 0 1136 884"
    place = workshop / "drawings" / "castle" / "castle.svg"
    place.parent.mkdir()
    place.write_text(RED_SQUARE.replace("0 0 64 64", size).replace("M8 8", "M600 300"))
    assert bake.source_of("castle/dusk.webp", "castle") != before
    assert bake.source_of("castle/surround-dusk.webp", "castle") == before


def test_windows_that_an_artist_drew_turn_with_the_hour() -> None:
    drawn = f'<path style="fill:{DAY.pane.lower()};stroke:#2b1a12"/><path fill="#2B1A12"/>'
    assert by_the_hour(drawn, DUSK) == drawn.replace(DAY.pane.lower(), DUSK.pane)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "cannot be read"),
        ("<html/>", "is no SVG"),
        (
            RED_SQUARE.replace("64 64", "65 64"),
            "has the size 0 0 65 64, and the picture has 0 0 64",
        ),
        (RED_SQUARE.replace('viewBox="0 0 64 64"', ""), "has no size"),
        (PAGE.format("<text>33</text>"), "turn them into paths"),
        (PAGE.format('<image href="coin.png"/>'), "made of pixels"),
        (PAGE.format('<path d="M0 0h9v9z" style="fill:url(#gone)"/>'), "uses “gone”"),
        (PAGE.format('<use href="../crown.svg#a"/>'), "leans on another file"),
        (PAGE.format('<path d="M99 99h9v9z"/>'), "shows nothing"),
        (PAGE.format("<g>" * 3000 + "</g>" * 3000), "groups within groups"),
    ],
)
def test_a_file_that_cannot_be_taken_is_named_with_what_to_do_and_the_codes_drawing_stays(
    workshop: Path, capsys: pytest.CaptureFixture[str], content: str, said: str
) -> None:
    assert bake.main(["signs/coin.webp"]) == 0
    ours = (workshop / "signs" / "coin.webp").read_bytes()
    (workshop / "drawings" / "signs" / "coin.svg").write_text(content)
    assert bake.main(["signs/coin.webp", "--jobs", "1"]) == 1
    told = capsys.readouterr().out
    assert "signs/coin.svg" in told
    assert said in told
    assert "The code's drawing stays." in told
    assert (workshop / "signs" / "coin.webp").read_bytes() == ours
    assert bake.has_its_stamp("signs/coin.webp", "signs")


def test_what_an_editor_leaves_in_a_file_does_no_harm(workshop: Path) -> None:
    assert bake.main(["signs/coin.webp"]) == 0
    ours = (workshop / "signs" / "coin.webp").read_bytes()
    assert bake.main(["svg", "signs/coin"]) == 0
    place = workshop / "drawings" / "signs" / "coin.svg"
    kept = place.read_text()
    view = '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/x" id="view"/>'
    place.write_text(kept.replace("<defs>", f"{view}<metadata>by me</metadata><defs>"))
    assert bake.main(["signs/coin.webp"]) == 0
    assert (workshop / "signs" / "coin.webp").read_bytes() == ours


def test_a_file_whose_name_is_that_of_no_drawing_is_not_passed_over_in_silence(
    workshop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (workshop / "drawings" / "signs" / "coin_los.svg").write_text(RED_SQUARE)
    assert bake.main(["signs/coin.webp"]) == 1
    assert "Is it signs/coin_loss.svg?" in capsys.readouterr().out


def test_what_lies_in_its_place_is_never_written_over(
    workshop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = workshop / "drawings" / "signs" / "coin.svg"
    place.write_text(RED_SQUARE)
    assert bake.main(["svg", "signs/coin.webp"]) == 1
    assert place.read_text() == RED_SQUARE
    assert "is there already" in capsys.readouterr().out
    assert bake.main(["svg", "signs/coin.webp", "--out", str(workshop / "other")]) == 0
    assert (workshop / "other" / "signs" / "coin.svg").is_file()


def test_nobody_writes_all_drawings_out_by_mistake(
    workshop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bake.main(["svg"]) == 2
    assert "Say which" in capsys.readouterr().out
    assert not list((workshop / "drawings").rglob("*.svg"))
