"""Colours, layers, pictures, sounds, durations and sizes stand in the theme and nowhere else."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from typing import TypeGuard

import pytest

from tests.theme.strays import strays

PACKAGE = Path(__file__).resolve().parents[2] / "kingup_game"
LEAST_MEASURE = 8
MOST_MEASURES_IN_SCENES = 12
"""There were 253, and 40 were asked for; the few that are left are no places."""

MODULES = [path for path in sorted(PACKAGE.rglob("*.py")) if path.parts[-2] != "schemes"]


def where_strays_are() -> list[str]:
    return [
        f"{path.relative_to(PACKAGE.parent)}:{line}: {what} belongs into theme/{home}"
        for path in MODULES
        if path.parent != PACKAGE / "theme"
        for line, what, home in strays(path.read_text(encoding="utf-8"))
    ]


def test_nothing_of_the_theme_stands_elsewhere() -> None:
    found = where_strays_are()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("home", ["layers", "durations", "art", "cues", "type_scale"])
def test_nothing_of_the_theme_is_named_for_nobody(home: str) -> None:
    """The palette is the studio's as well, and has its names for it."""
    texts = [path.read_text(encoding="utf-8") for path in MODULES]
    uses = Counter(word for text in texts for word in re.findall(r"\w+", text))
    tree = ast.parse((PACKAGE / "theme" / f"{home}.py").read_text(encoding="utf-8"))
    named = [node.id for node in ast.walk(tree) if is_set(node)]
    named += [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert len(named) > 10
    assert [name for name in named if uses[name] == 1 and not name.startswith("_")] == []


def measures(source: str) -> list[tuple[int, float]]:
    """Numbers of eight and more that stand in functions, with their lines: places and sizes, as
    good as always."""
    functions = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef))
    within = {id(node): node for one in functions for node in ast.walk(one)}
    numbers = (
        (node.lineno, node.value)
        for node in within.values()
        if isinstance(node, ast.Constant) and isinstance(node.value, int | float)
    )
    return [(line, number) for line, number in numbers if abs(number) >= LEAST_MEASURE]


def test_scenes_say_what_is_there_and_leave_to_the_stage_where() -> None:
    scenes = sorted((PACKAGE / "scenes").rglob("*.py"))
    found = [
        f"{path.relative_to(PACKAGE)}:{line}: {number}"
        for path in scenes
        for line, number in measures(path.read_text(encoding="utf-8"))
    ]
    assert len(found) <= MOST_MEASURES_IN_SCENES, "\n".join(found)


def test_a_measure_is_found_wherever_in_a_function_it_stands() -> None:
    source = """
TOP = 90
def page(self, wide=120):
    self.sheet.box(40.5, 7, wide, [2 * 8 for _ in range(3)])
"""
    assert sorted(number for _, number in measures(source)) == [8, 40.5, 120]


def is_set(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


@pytest.mark.parametrize(
    ("line", "home"),
    [
        ('sheet.box(0, 0, 9, 9, fill="#2B1A12C0")', "palette.py"),
        ('COLOUR: Final = "#2b1a12"', "palette.py"),
        ("sheet.veil(DUSK, 150, layer=-10)", "layers.py"),
        ("sprite.restack(Layer.BALLOT + 1)", "layers.py"),
        ("CARD_LAYER: Final = 210.0", "layers.py"),
        ("self.layer = 4 if is_focused else Layer.PAGE", "layers.py"),
        ("def draw(sheet: Sheet, *, layer: float = 0) -> None: ...", "layers.py"),
        ('sheet.sprite(f"cast/{character}-neutral.webp")', "art.py"),
        ('ICON = "title/kingup.png"', "art.py"),
        ('audio.cue("confirm")', "cues.py"),
        ('audio.set_layers(["base"] if is_open else layers)', "cues.py"),
        ("yield ticks(300)", "durations.py"),
        ("TITLE.but(size=60)", "type_scale.py"),
        ("TextStyle(60, DISPLAY)", "type_scale.py"),
    ],
)
def test_what_strays_is_found(line: str, home: str) -> None:
    assert [found[2] for found in strays(line)] == [home]


@pytest.mark.parametrize(
    "line",
    [
        '"""A picture such as signs/crown.webp."""',
        '"""The black is #000000."""',
        "sheet.veil(DUSK, 150, layer=Layer.PAGE_VEIL)",
        "layer = MusicLayer(1.0, 1.0)",
        "audio.cue(cues.FLOORS[floor])",
        "audio.duck(0.4)",
        "yield ticks(milliseconds)",
        "TITLE.but(size=TOTAL * scale, fit=(300, 60))",
    ],
)
def test_what_has_its_place_is_left_alone(line: str) -> None:
    assert not list(strays(line))
