"""Which of the project's own code a module of the studio is made of, and what it says."""

from __future__ import annotations

import ast
import functools
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]


def said(file: Path) -> str:
    """What the code in a file says, whatever its layout and comments."""
    return ast.dump(_parsed(file))


def files_behind(module: str) -> set[Path]:
    """The project's files that are read when a module is imported, also for types only."""
    found: set[Path] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        folder = ROOT.joinpath(*name.split("."))
        file = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
        if not file.is_file() or file in found:
            continue
        found.add(file)
        waiting += [name.rpartition(".")[0]] if "." in name else []
        for node in ast.walk(_parsed(file)):
            if isinstance(node, ast.Import):
                waiting += [one.name for one in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                waiting += [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
    return found


@functools.cache
def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))
