"""The arrows between packages: which may know which, and that importing does nothing."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "kingup_game"
OWN = PACKAGE.name

# What each package may import of the others; the standard library is open to all.
PACKAGES: dict[str, set[str]] = {
    "engine": set(),
    "bots": {"engine"},
    "table": {"engine", "bots", "words"},
    "motion": set(),
    "words": set(),
    "theme": {"motion"},
    "stage": {"pygame", "motion", "engine", "theme", "font_caladea"},
    "app": {"pygame", "theme"},
    "scenes": {"engine", "table", "stage", "theme", "motion", "words", "app"},
}

# Scenes know these modules of the app, its contracts, and not how windows or loops are made.
APP_CONTRACTS = {"presses", "controls", "sources", "pads", "bindings", "glyphs"}

# The rules know no clock, file, screen or chance of their own.
ENGINE_FORBIDDEN = {"time", "datetime", "pathlib", "os", "io", "secrets", "threading", "socket"}

# Where all packages meet; nobody else needs to know so many others.
MEETING = f"{OWN}.game"
MOST_IMPORTS = 20
MOST_MODULES = 24

# What opponents think with. It is the process beside the stage that loads it.
THINKING = tuple(
    f"{OWN}.bots.{name}"
    for name in ("belief.", "lanes.", "field.", "thinking.", "players.search", "coach", "levels")
)

WITHOUT_PYGAME = ("engine", "bots", "table", "motion", "theme", "words")


@cache
def imports_of(path: Path) -> tuple[tuple[str, int], ...]:
    """What a module imports, by its full name, with the line: modules, and names in modules."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[tuple[str, int]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield name.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}:{node.lineno} imports relatively"
            assert node.module is not None
            for name in node.names:
                yield f"{node.module}.{name.name}", node.lineno


def name_of(path: Path) -> str:
    """A module as others import it; a package stands for its `__init__.py`."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def neighbours(module: str) -> set[str]:
    """Which modules of the game a module imports, wherever in it, also for types only."""
    found = set()
    for name, _ in imports_of(MODULES[module]):
        # What is no module itself is a name in one.
        found.add(name if name in MODULES else name.rpartition(".")[0])
    return found & MODULES.keys() - {module, OWN}


def arrows(package: str) -> Iterator[tuple[str, str]]:
    """What a package imports, standard library and itself left out, with where."""
    for path in sorted((PACKAGE / package).rglob("*.py")):
        for module, line in imports_of(path):
            first, *rest = module.split(".")
            where = f"{path.relative_to(ROOT)}:{line}"
            if first == OWN:
                target = rest[0] if rest else ""
                if target not in (package, "__version__"):
                    yield target, where
            elif first not in sys.stdlib_module_names:
                yield first, where


def test_every_package_has_its_arrows() -> None:
    packages = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}
    assert packages == set(PACKAGES)


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_imports_only_what_its_arrows_allow(package: str) -> None:
    wrong = [f"{where} imports {target}" for target, where in arrows(package)
             if target not in PACKAGES[package]]  # fmt: skip
    assert wrong == []


def test_scenes_know_only_the_apps_contracts() -> None:
    wrong = [
        f"{path.name}:{line} imports {module}"
        for path in sorted((PACKAGE / "scenes").rglob("*.py"))
        for module, line in imports_of(path)
        if module.startswith(f"{OWN}.app.") and module.split(".")[2] not in APP_CONTRACTS
    ]
    assert wrong == []


def test_no_module_knows_one_that_knows_it_not_even_for_its_types() -> None:
    graph = {module: neighbours(module) for module in MODULES}
    assert any(graph.values())
    cycle = ""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        cycle = " imports ".join(reversed(found.args[1]))
    assert cycle == ""


def test_no_package_is_a_drawer() -> None:
    held = Counter(path.parent for path in MODULES.values() if path.stem != "__init__")
    assert {folder.name: number for folder, number in held.items() if number > MOST_MODULES} == {}


def test_only_the_module_where_all_meet_knows_many_others() -> None:
    known = {module: len(neighbours(module)) for module in MODULES if module != MEETING}
    assert {module: number for module, number in known.items() if number > MOST_IMPORTS} == {}


def test_no_two_modules_share_a_name() -> None:
    stems = Counter(path.stem for path in MODULES.values() if path.stem != "__init__")
    assert [stem for stem, number in stems.items() if number > 1] == []


def test_a_type_name_means_one_thing_in_the_whole_game() -> None:
    defined = defaultdict(list)
    for module, path in MODULES.items():
        for name in type_names(ast.parse(path.read_text(encoding="utf-8"))):
            defined[name].append(module)
    assert len(defined) > len(MODULES)
    assert {name: where for name, where in defined.items() if len(where) > 1} == {}


def type_names(tree: ast.Module) -> Iterator[str]:
    """Classes, and other names of types such as `Goal = str`; a type variable may be any letter."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield node.name
    for node in tree.body:
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            targets = [node.target]
        for target in targets:
            if isinstance(target, ast.Name) and is_spelled_like_a_type(target.id):
                yield target.id


def is_spelled_like_a_type(name: str) -> bool:
    return name[0].isupper() and not name.isupper()


def test_opening_a_scene_loads_nothing_of_what_opponents_think_with() -> None:
    scenes = [module for module in MODULES if module.startswith(f"{OWN}.scenes.")]
    assert len(scenes) > MOST_MODULES
    code = f"""
import sys
from importlib import import_module
for scene in {scenes}:
    import_module(scene)
    thinking = [module for module in sys.modules if module.startswith({THINKING})]
    assert not thinking, f"{{scene}} loads {{', '.join(thinking)}}"
"""
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


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
        for package in WITHOUT_PYGAME
        for path in sorted((PACKAGE / package).rglob("*.py"))
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
