"""Which of the project's own code a module of the studio is made of, and what it says."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
GAME: Final = "kingup_game"


def said_behind(module: str) -> str:
    """What all code says that a module is made of: the studio's wholly, and of the game's tables
    no more than is taken from them, so that a change of the layout renews what stands by it."""
    own = [file for file in sorted(files_behind(module)) if not file.is_relative_to(ROOT / GAME)]
    return "\n".join([*map(said, own), *said_by_the_game(own)])


def said_by_the_game(files: Iterable[Path], root: Path = ROOT) -> list[str]:
    """Every definition of the game that these files import, and whatever those are made of."""
    waiting = [taken for file in files for taken in _taken(_parsed(file), root)]
    seen, found = set[tuple[str, str]](), list[str]()
    while waiting:
        module, name = taken = waiting.pop()
        if taken in seen:
            continue
        seen.add(taken)
        file = _file_of(module, root)
        assert file is not None, f"{module} is imported, and is no module"
        for made in _parsed(file).body:
            if isinstance(made, ast.ImportFrom):
                waiting += [one for one in _taken(_parsed(file), root) if one[1] == name]
            elif name in _defined(made):
                found.append(f"{module}: {ast.dump(made)}")
                used = (node.id for node in ast.walk(made) if isinstance(node, ast.Name))
                waiting += [(module, one) for one in used]
    return sorted(set(found))


def _taken(code: ast.Module, root: Path) -> list[tuple[str, str]]:
    """The game's modules that are imported from, and the names; of a whole module what is asked."""
    found = []
    for node in ast.walk(code):
        if not (isinstance(node, ast.ImportFrom) and node.module):
            continue
        if node.module.split(".")[0] != GAME:
            continue
        for one in node.names:
            if _file_of(f"{node.module}.{one.name}", root) is None:
                found.append((node.module, one.name))
                continue
            found += [
                (f"{node.module}.{one.name}", asked.attr)
                for asked in ast.walk(code)
                if isinstance(asked, ast.Attribute)
                and isinstance(asked.value, ast.Name)
                and asked.value.id == (one.asname or one.name)
            ]
    return found


def _defined(made: ast.stmt) -> set[str]:
    if isinstance(made, ast.FunctionDef | ast.ClassDef):
        return {made.name}
    stored = (node for node in ast.walk(made) if isinstance(node, ast.Name))
    return {node.id for node in stored if isinstance(node.ctx, ast.Store)}


def _file_of(module: str, root: Path) -> Path | None:
    folder = root.joinpath(*module.split("."))
    file = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    return file if file.is_file() else None


def said(file: Path) -> str:
    """What the code in a file does, whatever its layout, its comments and its docstrings."""
    return ast.dump(_parsed(file))


def files_behind(module: str) -> set[Path]:
    """The project's files that are read when a module is imported, also for types only."""
    found: set[Path] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        file = _file_of(name, ROOT)
        if file is None or file in found:
            continue
        found.add(file)
        waiting += [name.rpartition(".")[0]] if "." in name else []
        waiting += _imported(file)
    return found


@functools.cache
def _imported(file: Path) -> list[str]:
    names = []
    for node in ast.walk(_parsed(file)):
        if isinstance(node, ast.Import):
            names += [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
    return names


@functools.cache
def _parsed(file: Path) -> ast.Module:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [one for one in node.body if not _is_remark(one)]
    return tree


def _is_remark(one: ast.stmt) -> bool:
    """Whether it is nothing but a text: a docstring, or what is said below a name."""
    words = one.value if isinstance(one, ast.Expr) else None
    return isinstance(words, ast.Constant) and isinstance(words.value, str)
