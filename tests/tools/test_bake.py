"""The committed assets are what their sources give, and a check that they are can fail."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import soundfile
from PIL import Image

from tools import bake
from tools.studio import render
from tools.studio.code_behind import files_behind, said, said_by_the_game
from tools.studio.drawings.drawing import PLACE
from tools.studio.likeness import is_alike

FAMILIES = (
    "castle", "cast/", "closeups", "hall", "people", "reel", "signs", "sound", "style", "title",
    "type",
)  # fmt: skip


@pytest.mark.parametrize("family", FAMILIES)
def test_assets_are_what_their_sources_give(
    family: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bake.main([family, "--check", "--jobs", "1"]) == 0, capsys.readouterr().out


def test_every_file_in_assets_has_a_recipe() -> None:
    by_hand = {"LICENSE", "STYLE.md", bake.BAKED_WITH.name, bake.STAMPS.name}
    found = {
        path.relative_to(bake.ASSETS).as_posix()
        for path in bake.ASSETS.rglob("*")
        if path.is_file() and not path.is_relative_to(PLACE)  # artists' own; bake names strays
    }
    assert found - by_hand == set(bake.recipe_paths())
    assert [path for path in bake.recipe_paths() if not path.startswith(FAMILIES)] == []


def test_a_changed_asset_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bake, "ASSETS", tmp_path)
    monkeypatch.setattr(bake, "BAKED_WITH", tmp_path / "baked-with.json")
    assert bake.main(["signs/coin.webp"]) == 0
    assert bake.main(["signs/coin.webp", "--check"]) == 0
    Image.new("RGBA", (128, 128), "red").save(tmp_path / "signs" / "coin.webp")
    assert bake.main(["signs/coin.webp", "--check"]) == 1
    assert "signs/coin.webp" in capsys.readouterr().out


def test_a_few_files_are_made_whatever_their_stamps(capsys: pytest.CaptureFixture[str]) -> None:
    """Stamps save minutes; that they tell the truth is tried on files of every kind."""
    few = [f"sound/effects/{name}.ogg" for name in ("ballot-tick", "coin-3", "voice-J-hope")]
    few += ["castle/bars.webp", "cast/A-neutral.webp", "closeups/A-fear.webp", "signs/signs.json"]
    few += ["people/sprout_joy.webp", "signs/coin.webp", "style/lines.png", "title/title.json"]
    assert bake.main([*few, "--check", "--thorough", "--jobs", "1"]) == 0, capsys.readouterr().out


def test_a_picture_whose_file_or_drawing_changed_has_lost_its_stamp(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = "signs/coin.webp"
    monkeypatch.setattr(bake, "ASSETS", tmp_path)
    monkeypatch.setattr(bake, "BAKED_WITH", tmp_path / "baked-with.json")
    monkeypatch.setattr(bake, "STAMPS", tmp_path / "baked-from.json")
    assert bake.main([path]) == 0
    assert bake.has_its_stamp(path, "signs")
    drawing = "<svg/>"
    for other in (lambda: render.webp(drawing, 128), lambda: render.webp(drawing, 64, 70)):
        with monkeypatch.context() as changed:
            changed.setattr(bake, "recipes", lambda _, other=other: {path: other})
            assert not bake.has_its_stamp(path, "signs")
    (tmp_path / path).write_bytes(b"another picture")
    assert not bake.has_its_stamp(path, "signs")


def test_a_picture_that_is_painted_over_follows_from_all_code_that_makes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawings = {bake.source_of(path, "cast") for path in bake.recipes("cast")}
    assert len(drawings) > 0.9 * len(bake.recipes("cast"))
    day = bake.source_of("castle/day.webp", "castle")
    monkeypatch.setattr(bake, "sources", lambda module: f"other code of the {module}")
    assert bake.source_of("castle/day.webp", "castle") == b"other code of the castle" != day


def test_a_stamp_knows_all_code_that_a_file_is_made_by() -> None:
    code = """
import importlib, json, sys
loaded = {}
for module in json.loads(sys.argv[1]):
    for name in [one for one in sys.modules if one.startswith(("tools", "kingup_game"))]:
        del sys.modules[name]
    importlib.import_module(f"tools.studio.{module}")
    files = (getattr(one, "__file__", None) for one in [*sys.modules.values()])
    loaded[module] = [file for file in files if file]
print(json.dumps(loaded))
"""
    modules = [module for module in bake.RECIPE_MODULES if module not in bake.STAMPED]
    asked = [sys.executable, "-c", code, json.dumps(modules)]
    done = subprocess.run(asked, cwd=bake.ROOT, capture_output=True, text=True, check=True)
    for module, files in json.loads(done.stdout).items():
        own = (bake.ROOT / "tools", bake.ROOT / "kingup_game")
        ours = {Path(file) for file in files if any(map(Path(file).is_relative_to, own))}
        assert len(ours) > 5
        assert ours <= files_behind(f"tools.studio.{module}"), module


def test_a_sound_whose_file_or_recipe_changed_has_lost_its_stamp(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = "sound/effects/ballot-tick.ogg"
    monkeypatch.setattr(bake, "ASSETS", tmp_path)
    monkeypatch.setattr(bake, "BAKED_WITH", tmp_path / "baked-with.json")
    monkeypatch.setattr(bake, "STAMPS", tmp_path / "baked-from.json")
    assert bake.main([path]) == 0
    assert bake.has_its_stamp(path, "effects")
    with monkeypatch.context() as other:
        other.setattr(bake, "sources", lambda _: "another recipe")
        assert not bake.has_its_stamp(path, "effects")
    (tmp_path / path).write_bytes(b"another sound")
    assert not bake.has_its_stamp(path, "effects")


def test_no_stamp_is_lost_by_what_code_says_of_itself(tmp_path: Path) -> None:
    recipe = tmp_path / "recipe.py"
    said_of: list[str] = []
    for code in ("A = 1\ndef f(): return A", "A = 2\ndef f(): return A",
                 '"""Draws."""\n# one\nA = 1\n"""That."""\ndef f():\n "g"\n return A'):  # fmt: skip
        recipe.with_stem(f"recipe{len(said_of)}").write_text(code)
        said_of.append(said(recipe.with_stem(f"recipe{len(said_of)}")))
    assert said_of[0] == said_of[2] != said_of[1]


def test_an_unknown_pattern_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert bake.main(["no/such/asset"]) == 2
    assert "No recipe matches" in capsys.readouterr().out


def picture(shade: int) -> bytes:
    out = io.BytesIO()
    Image.new("RGBA", (40, 40), (shade, shade, shade, 255)).save(out, "PNG")
    return out.getvalue()


def sound(loudness: float) -> bytes:
    out = io.BytesIO()
    wave = loudness * np.sin(np.arange(4410) / 9)
    soundfile.write(out, wave, 44100, format="OGG", subtype="VORBIS")
    return out.getvalue()


def test_likeness_tells_a_rounding_from_another_picture() -> None:
    assert is_alike("a.png", picture(100), picture(101))
    assert not is_alike("a.png", picture(100), picture(120))


def test_likeness_tells_a_rounding_from_another_sound() -> None:
    assert is_alike("a.ogg", sound(0.5), sound(0.5005))
    assert not is_alike("a.ogg", sound(0.5), sound(0.3))


def test_likeness_reads_numbers_not_spaces() -> None:
    assert is_alike("a.json", b'{"x": 1}', b'{ "x":1 }')
    assert not is_alike("a.json", b'{"x": 1}', b'{"x": 2}')


LAYOUT = "from kingup_game.stage.sides import SIDE\nWIDTH = 2 * SIDE\nTABS = 7\n"


@pytest.mark.parametrize(
    ("changed", "to", "matters"),
    [
        ("layout.py", LAYOUT.replace("7", "8"), False),
        ("layout.py", f"# wide\n{LAYOUT}", False),
        ("layout.py", f'"""Wide."""\n{LAYOUT}"""So many."""\n', False),
        ("layout.py", LAYOUT.replace("2", "3"), True),
        ("sides.py", "SIDE = 961\n", True),
        ("art.py", "CROWN = 'crown'\nCOIN = 'penny'\n", False),
        ("art.py", "CROWN = 'diadem'\nCOIN = 'coin'\n", True),
    ],
)
def test_of_the_games_tables_only_what_is_taken_decides_whether_a_stamp_is_lost(
    tmp_path: Path, changed: str, to: str, matters: bool
) -> None:
    said = []
    for turn in ("before", "after"):
        root = tmp_path / turn
        stage = root / "kingup_game" / "stage"
        stage.mkdir(parents=True)
        tables = {
            "__init__.py": "",
            "layout.py": LAYOUT,
            "sides.py": "SIDE = 960\n",
            "art.py": "CROWN = 'crown'\nCOIN = 'coin'\n",
        }
        for name, text in (tables | ({changed: to} if turn == "after" else {})).items():
            (stage / name).write_text(text)
        recipe = root / "recipe.py"
        recipe.write_text(
            "from kingup_game.stage import art\n"
            "from kingup_game.stage.layout import WIDTH\n"
            "print(art.CROWN, WIDTH)\n"
        )
        said.append(said_by_the_game([recipe], root))
    assert (said[0] != said[1]) is matters
