"""Tests come in by the front door: none touches what a module, a class or an object keeps private.

A name is private when it begins with an underscore. A test may have such names of its own. Those
of others it does not read, write, import, patch or inherit: whoever changes how a thing works
inside would break tests that hold nothing but the way it worked.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
OWN = ("kingup_game", "tools", "tests")

PUBLIC_ALL_THE_SAME = frozenset({"_replace", "_asdict", "_make", "_fields", "_MEIPASS"})
"""What a named tuple offers to everybody, and where PyInstaller says that a program lies."""

BY_NAME = frozenset({"getattr", "setattr", "hasattr", "delattr", "attrgetter", "patch"})
"""Functions that take the name of an attribute as a text."""

ADVICE = (
    "Find another way in: what anybody can see it do, something that is handed to it, the items "
    "on the screen, a real press."
)


def is_private(name: str) -> bool:
    is_of_the_language = name.startswith("__") and name.endswith("__")
    return name.startswith("_") and name not in PUBLIC_ALL_THE_SAME and not is_of_the_language


def back_doors(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Where a test touches a private name of somebody else: the line, and what stands there.

    All that an object holds, `vars`, may be looked through for a secret, but not set.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=owner, attr=name) if is_private(name) and not _is_self(owner):
                yield node.lineno, ast.unparse(node)
            case ast.ImportFrom(module=str(module), names=names) if _is_own(module):
                parts = {*module.split("."), *(name.name for name in names)}
                for part in filter(is_private, sorted(parts)):
                    yield node.lineno, f"from {module} import {part}"
            case (
                ast.Attribute(attr="__dict__")
                | ast.Subscript(value=ast.Call(func=ast.Name("vars")))
                | ast.Attribute(attr="update", value=ast.Call(func=ast.Name("vars")))
            ):
                yield node.lineno, ast.unparse(node)
            case ast.Call(func=function, args=arguments) if _called(function) in BY_NAME:
                for argument in arguments:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        for part in filter(is_private, argument.value.split(".")):
                            yield node.lineno, f"{_called(function)}(... {part!r})"
            case ast.ClassDef():
                yield from _inherited(tree, node)


def _is_self(owner: ast.expr) -> bool:
    return isinstance(owner, ast.Name) and owner.id in ("self", "cls")


def _is_own(module: str) -> bool:
    return module.split(".")[0] in OWN


def _called(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _inherited(tree: ast.Module, made: ast.ClassDef) -> Iterator[tuple[int, str]]:
    """Private names that a test's own class has from a class of another module."""
    theirs = {
        name
        for module, base in _imported_bases(tree, made)
        for name in private_names_of(module, base)
    }
    for node in ast.walk(made):
        if isinstance(node, ast.Attribute) and _is_self(node.value) and node.attr in theirs:
            yield node.lineno, f"{ast.unparse(node)}, which {made.name} inherits"


def _imported_bases(tree: ast.Module, made: ast.ClassDef) -> Iterator[tuple[str, str]]:
    imported = {
        name.asname or name.name: (node.module, name.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module and _is_own(node.module)
        for name in node.names
    }
    for base in made.bases:
        if isinstance(base, ast.Name) and base.id in imported:
            yield imported[base.id]


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def private_names_of(module: str, class_name: str) -> frozenset[str]:
    """The private names of a class, and of those that it inherits from."""
    tree = _parsed(ROOT.joinpath(*module.split(".")).with_suffix(".py"))
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    made = classes[class_name]
    names = {
        node.attr if isinstance(node, ast.Attribute) else node.name
        for node in ast.walk(made)
        if isinstance(node, ast.FunctionDef)
        or (isinstance(node, ast.Attribute) and _is_self(node.value))
    }
    names = set(filter(is_private, names))
    for base in made.bases:
        if isinstance(base, ast.Name) and base.id in classes:
            names |= private_names_of(module, base.id)
    for other, base_name in _imported_bases(tree, made):
        names |= private_names_of(other, base_name)
    return frozenset(names)


class FoundInFile(NamedTuple):
    """What a file of the tests touches that is private, and whether it knows any tool."""

    back_doors: list[str]
    imports_tools: bool


@cache
def found_by_file() -> dict[str, FoundInFile]:
    """Of every file of the tests, by its path from the project."""
    found = {}
    for path in sorted(TESTS.rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        doors = sorted(set(back_doors(tree)))
        lines = [f"{name}:{line} touches {what}" for line, what in doors]
        found[name] = FoundInFile(lines, imports_tools(tree))
    return found


def test_no_test_touches_a_private_name() -> None:
    wrong = [line for found in found_by_file().values() for line in found.back_doors]
    assert not wrong, "\n".join((*wrong, ADVICE))


def imports_tools(tree: ast.Module) -> bool:
    modules = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {name.name for name in node.names}
    return any(str(module).split(".")[0] == "tools" for module in modules)


def test_only_tests_of_a_tool_import_tools() -> None:
    """What drives the game for tests, shots and benches is `tests/harness`; tools come to it."""
    tools = (TESTS / "tools").relative_to(ROOT)
    wrong = [
        name
        for name, found in found_by_file().items()
        if found.imports_tools and Path(name).parent != tools
    ]
    assert wrong == []


SAMPLES = {
    "host._state": ["host._state"],
    "room.coach._panel.taken": ["room.coach._panel"],
    "host._state = 3": ["host._state"],
    "vars(host).update(kept)": ["vars(host).update"],
    "vars(host)['_state']": ["vars(host)['_state']"],
    "for held in vars(host).values(): print(held)": [],
    "host.__dict__": ["host.__dict__"],
    "from kingup_game.bots.coach import _Coach": ["from kingup_game.bots.coach import _Coach"],
    "monkeypatch.setattr(audio, '_layers', {})": ["setattr(... '_layers')"],
    "patch('kingup_game.app.loop._now')": ["patch(... '_now')"],
    "state._replace(turn=1)": [],
    "type(host).__name__": [],
    "from os import _exit": [],
    "class Mine:\n    def f(self): return self._own": [],
    "from kingup_game.table.host import Host\n"
    "class Mine(Host):\n    def f(self): return self._state, self._own": [
        "self._state, which Mine inherits"
    ],
    "from kingup_game.bots.players.forgetful import ForgetfulSearchBot\n"
    "class Mine(ForgetfulSearchBot):\n    def f(self): return self._ways": [
        "self._ways, which Mine inherits"
    ],
}


@pytest.mark.parametrize("source", SAMPLES)
def test_the_search_knows_a_back_door_from_a_front_door(source: str) -> None:
    assert [what for _, what in back_doors(ast.parse(source))] == SAMPLES[source]
