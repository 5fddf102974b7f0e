"""The arrows of the house: which room may know which, and that importing does nothing."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "kingup_game"
OWN = PACKAGE.name

# What each room may import of the others; the standard library is open to all.
ROOMS: dict[str, set[str]] = {
    "engine": set(),
    "bots": {"engine"},
    "table": {"engine", "bots"},
    "motion": set(),
    "words": set(),
    "theme": {"motion"},
    "stage": {"pygame", "motion", "engine", "theme", "font_caladea"},
    "app": {"pygame", "theme"},
    "scenes": {"pygame", "engine", "table", "stage", "theme", "motion", "words", "app"},
}

# Scenes know these rooms of the app, its contracts, and not how windows or loops are made.
APP_CONTRACTS = {"presses", "controls", "sources", "pads", "bindings", "glyphs"}

# The rules know no clock, file, screen or chance of their own.
ENGINE_FORBIDDEN = {"time", "datetime", "pathlib", "os", "io", "secrets", "threading", "socket"}

WITHOUT_PYGAME = ("engine", "bots", "table", "motion", "theme", "words")


def imports_of(path: Path) -> Iterator[tuple[str, int]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield name.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}:{node.lineno} imports relatively"
            assert node.module is not None
            if node.module == OWN or node.module.count(".") == 1:
                for name in node.names:
                    yield f"{node.module}.{name.name}", node.lineno
            else:
                yield node.module, node.lineno


def arrows(room: str) -> Iterator[tuple[str, str]]:
    """What a room imports, standard library and itself left out, with where."""
    for path in sorted((PACKAGE / room).rglob("*.py")):
        for module, line in imports_of(path):
            first, *rest = module.split(".")
            where = f"{path.relative_to(ROOT)}:{line}"
            if first == OWN:
                target = rest[0] if rest else ""
                if target not in (room, "__version__"):
                    yield target, where
            elif first not in sys.stdlib_module_names:
                yield first, where


def test_every_room_of_the_house_has_its_arrows() -> None:
    rooms = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}
    assert rooms == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_its_arrows_allow(room: str) -> None:
    wrong = [f"{where} imports {target}" for target, where in arrows(room)
             if target not in ROOMS[room]]  # fmt: skip
    assert wrong == []


def test_scenes_know_only_the_apps_contracts() -> None:
    wrong = [
        f"{path.name}:{line} imports {module}"
        for path in sorted((PACKAGE / "scenes").rglob("*.py"))
        for module, line in imports_of(path)
        if module.startswith(f"{OWN}.app.") and module.split(".")[2] not in APP_CONTRACTS
    ]
    assert wrong == []


def test_the_engine_reads_no_clock_no_file_and_no_chance_of_its_own() -> None:
    sources = sorted((PACKAGE / "engine").rglob("*.py"))
    wrong = [
        f"{path.name}:{line} imports {module}"
        for path in sources
        for module, line in imports_of(path)
        if module.split(".")[0] in ENGINE_FORBIDDEN
    ]
    wrong += [
        f"{path.name}:{node.lineno} draws from the common random source"
        for path in sources
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom | ast.Attribute) and _uses_common_chance(node)
    ]
    assert wrong == []


def _uses_common_chance(node: ast.ImportFrom | ast.Attribute) -> bool:
    if isinstance(node, ast.ImportFrom):
        return node.module == "random" and any(name.name != "Random" for name in node.names)
    is_random = isinstance(node.value, ast.Name) and node.value.id == "random"
    return is_random and node.attr != "Random"


def test_rules_bots_table_motion_theme_and_words_need_no_pygame() -> None:
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for room in WITHOUT_PYGAME
        for path in sorted((PACKAGE / room).rglob("*.py"))
        if path.name != "__main__.py"
    ]
    assert len(modules) > len(WITHOUT_PYGAME)
    code = f"import sys; sys.modules['pygame'] = None\nimport {', '.join(modules)}"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_importing_opens_no_window_no_mixer_and_no_file() -> None:
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.name != "__main__.py"
    ]
    code = f"""
import sys, pygame, builtins, pathlib
opened = []
pathlib.Path.mkdir = lambda self, *a, **k: opened.append(self)
pathlib.Path.read_text = pathlib.Path.read_bytes = lambda self, *a, **k: opened.append(self)
import {", ".join(modules)}
assert not pygame.display.get_init() and not pygame.mixer.get_init() and not pygame.font.get_init()
assert not opened, opened
"""
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
