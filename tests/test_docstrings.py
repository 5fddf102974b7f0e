"""Modules, classes and functions say what they are for: all of the rules, most of the rest."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parent.parent / "kingup_game"
MOST = 0.8

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


class Named(NamedTuple):
    """A public function or class, and whether it says what it is for."""

    name: str
    is_said: bool


def public_functions(path: Path) -> Iterator[Named]:
    """Functions and methods that others may call; a setter is told of by its getter."""
    for names, node in _public(parsed(path)):
        if isinstance(node, Function) and not _is_setter_or_overload(node):
            yield Named(_where(path, names), ast.get_docstring(node) is not None)


def public_classes(path: Path) -> Iterator[Named]:
    for names, node in _public(parsed(path)):
        if isinstance(node, ast.ClassDef):
            yield Named(_where(path, names), ast.get_docstring(node) is not None)


def _public(
    parent: ast.Module | ast.ClassDef, names: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], ast.ClassDef | Function]]:
    for node in parent.body:
        if isinstance(node, ast.ClassDef | Function) and not node.name.startswith("_"):
            yield (*names, node.name), node
            if isinstance(node, ast.ClassDef):
                yield from _public(node, (*names, node.name))


def _is_setter_or_overload(function: Function) -> bool:
    marks = {ast.unparse(mark).rpartition(".")[2] for mark in function.decorator_list}
    return bool(marks & {"setter", "overload"})


def _where(path: Path, names: tuple[str, ...]) -> str:
    return f"{path.relative_to(PACKAGE)}: {'.'.join(names)}"


def modules(package: str = "") -> list[Path]:
    return sorted((PACKAGE / package).rglob("*.py"))


def unsaid(named: list[Named]) -> list[str]:
    return [one.name for one in named if not one.is_said]


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        path.relative_to(PACKAGE).as_posix()
        for path in modules()
        if ast.get_docstring(parsed(path)) is None
    ]
    assert silent == []


def test_every_public_function_and_class_of_the_rules_says_what_it_is_for() -> None:
    functions = [one for path in modules("engine") for one in public_functions(path)]
    classes = [one for path in modules("engine") for one in public_classes(path)]
    assert len(functions) > 50
    assert len(classes) > 30
    assert unsaid(functions) + unsaid(classes) == []


def test_four_in_five_public_functions_of_each_package_say_what_they_are_for() -> None:
    """Overridden hooks count, too: what theirs is for stands at the hook."""
    packages = [path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()]
    assert len(packages) > 5
    silent = []
    for package in packages:
        functions = [one for path in modules(package) for one in public_functions(path)]
        said = 1 - len(unsaid(functions)) / len(functions)
        if said < MOST:
            silent += [f"only {said:.1%} of {package} do; these do not:", *unsaid(functions)]
    assert not silent, "\n".join(silent)
