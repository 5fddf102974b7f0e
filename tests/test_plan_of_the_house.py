"""ARCHITECTURE.md's plan has every module of every package, and none that moved out."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "kingup_game"
PLAN = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
PACKAGES = [path.parent for path in sorted(PACKAGE.rglob("__init__.py"))]
MOST_WORDS = 40
MOST_LINES = 300
MOST_LINES_OF_A_FUNCTION = 60


def named_in(package: Path) -> set[str]:
    """The modules that the plan names for a package: from its line on, up to the next package's."""
    name = PACKAGE.name if package == PACKAGE else package.relative_to(PACKAGE).as_posix()
    part = re.search(rf"^ +{name}/ (.*?)(?=^ +[\w/]+/ |^\S)", PLAN, re.DOTALL | re.MULTILINE)
    assert part is not None, f"{name} is not on the plan"
    return set(re.findall(r"(\w+)\.py", part[1]))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_plan_names_every_module_of_a_package_and_no_other(package: Path) -> None:
    modules = {path.stem for path in package.glob("*.py")} - {"__init__"}
    assert named_in(package) == modules


def test_the_words_of_the_game_are_few_and_mean_one_thing_each() -> None:
    _, _, section = PLAN.partition("\n## Words\n")
    words = re.findall(r"^\| (\w[\w ]*) \| .+ \|$", section.partition("\n## ")[0], re.MULTILINE)
    assert words[0] == "word"
    assert 20 < len(words[1:]) <= MOST_WORDS
    assert len(set(words)) == len(words)


def test_whoever_adds_a_character_is_led_to_every_module_that_knows_the_last_one_added() -> None:
    _, _, section = PLAN.partition("\n### A character")
    section = section.partition("\n### ")[0]
    knowing = [
        path.relative_to(PACKAGE).as_posix()
        for path in sorted(PACKAGE.rglob("*.py"))
        if re.search(r"\bJESTER\b|\bhas_jester\b|\bjester_reigns\b", path.read_text("utf-8"))
    ]
    assert len(knowing) > 10
    assert [module for module in knowing if f"`{module}" not in section] == []


def test_a_module_of_the_game_is_read_in_one_sitting() -> None:
    long = {
        path.relative_to(PACKAGE).as_posix(): lines
        for path in PACKAGE.rglob("*.py")
        if (lines := len(path.read_text("utf-8").splitlines())) >= MOST_LINES
    }
    assert long == {}, "split by subject, not by size"


def test_a_function_of_the_game_is_seen_at_one_glance() -> None:
    functions = [
        (f"{path.relative_to(PACKAGE).as_posix()}:{node.name}", node.end_lineno - node.lineno + 1)
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno
    ]
    assert len(functions) > len(PACKAGES)
    assert {name: lines for name, lines in functions if lines >= MOST_LINES_OF_A_FUNCTION} == {}
