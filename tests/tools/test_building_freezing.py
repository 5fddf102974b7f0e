"""What goes into the folder: all that the game asks for, and what was pinned."""

from __future__ import annotations

import ast
import json
import tomllib
from pathlib import PurePosixPath

import pytest

from tools.building.elf import GLIBC_AT_MOST, glibc_asked
from tools.building.freezing import DATA, MODULES_LEFT_OUT, freezing_settings
from tools.building.interpreter import VERSION
from tools.building.source import ROOT, Commit
from tools.building.wheels import PLATFORMS, PYTHON, pinned
from tools.building.windows import CONSOLE, WINDOWED, version_resource

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SYMBOLS = """
0000000000000000      DF *UND*  0000000000000000  GLIBC_2.2.5 free
0000000000000000      DF *UND*  0000000000000000 (GLIBC_2.14) memcpy
0000000000000000      DF *UND*  0000000000000000  GLIBCXX_3.4.30 _ZSt
0000000000001139 g    DF .text  0000000000000016  Base        init
"""


def asked_for() -> set[str]:
    """Every module that the game's own code imports."""
    found = set()
    for path in (ROOT / "kingup_game").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return found


def test_nothing_is_left_out_that_the_game_asks_for() -> None:
    left_out = set(MODULES_LEFT_OUT)
    assert not {name for name in asked_for() if left_out & {name, name.partition(".")[0]}}


def test_all_that_lies_beside_the_code_is_there_to_be_taken() -> None:
    for name, _ in DATA:
        assert list(ROOT.glob(name)), f"{name} is not there"
    brought = {path for name, _ in DATA for path in ROOT.glob(name)}
    package = [path for path in (ROOT / "kingup_game").rglob("*") if path.is_file()]
    package = [path for path in package if "glossary" not in path.parts]  # it is for translators
    assert {path for path in package if path.suffix not in (".py", ".pyc")} <= brought
    taken = {PurePosixPath(name).parts[1] for name, _ in DATA if name.startswith("assets/")}
    unused = {"STYLE.md", "baked-from.json", "baked-with.json", "style"}
    assert {path.name for path in (ROOT / "assets").iterdir()} == taken | unused


def test_the_settings_reach_the_other_python_as_words() -> None:
    source = PurePosixPath("/there")
    told = freezing_settings("linux", source, (("kingup", True),), icon=source / "icon.png")
    chosen = json.loads(told["KINGUP_FREEZING"])
    assert chosen["programs"] == [["kingup", True]]
    assert chosen["icon"] == "/there/icon.png"
    assert chosen["entitlements"] is None


@pytest.mark.parametrize("system", PLATFORMS)
def test_every_system_gets_the_same_versions(system: str) -> None:
    there, elsewhere = pinned(system), pinned("linux")
    shared = {"pygame-ce", "font-caladea", "pyinstaller", "pyinstaller-hooks-contrib"}
    assert {name: there[name] for name in shared} == {name: elsewhere[name] for name in shared}


def test_what_is_pinned_is_what_the_project_asks_for() -> None:
    needs = {need for need in PROJECT["dependencies"] if "==" in need}
    assert needs == {f"font-caladea=={pinned('linux')['font-caladea']}"}
    (pygame,) = (need for need in PROJECT["dependencies"] if need.startswith("pygame-ce"))
    least = tuple(map(int, pygame.partition(">=")[2].split(".")))
    assert tuple(map(int, pinned("linux")["pygame-ce"].split("."))) >= least


def test_the_interpreter_is_one_that_the_wheels_are_for() -> None:
    assert VERSION.startswith(f"{PYTHON}.")
    assert f"Programming Language :: Python :: {PYTHON}" in PROJECT["classifiers"]


def test_the_glibc_that_a_file_asks_for_is_read_from_its_symbols() -> None:
    assert glibc_asked(SYMBOLS) == (2, 14)
    assert glibc_asked("no symbols") <= GLIBC_AT_MOST


def test_windows_shows_version_and_maker() -> None:
    told = version_resource(Commit("c" * 40, 1_700_000_000, "1.2.3"))
    tree = ast.parse(told, mode="eval")
    words = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    assert {"1.2.3", f"{WINDOWED}.exe", "King Up!"} <= set(words)
    assert "filevers=(1, 2, 3, 0)" in told
    assert WINDOWED.casefold() != CONSOLE.casefold()
