"""Rebuild assets from their sources: `python tools/bake.py [PATTERN…] [--check] [--jobs N]`.

A recipe module in `tools/studio/` has `RECIPES`, which maps a path below `assets/` to a function
that makes the file's bytes. PATTERN is a shell pattern or the start of such a path (`cast/`).
`assets/baked-with.json` names the versions of the libraries that made what is there. With the same
versions --check compares bytes; with others it compares what people see and hear.

To render takes minutes. Each file has a stamp in `assets/baked-from.json`, made of its bytes and of
what it follows from: a picture that is one drawing from that drawing, others from all code that
makes them. --check believes stamps, --check --thorough renders.
"""

from __future__ import annotations

import argparse
import ast
import fnmatch
import functools
import hashlib
import importlib
import importlib.metadata
import json
import os
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tools.studio import render  # noqa: E402

ASSETS = ROOT / "assets"
RECIPE_MODULES = (
    *("castle", "cast", "people", "hall", "signs", "title"),
    *("typeface", "music", "effects"),
)

LIBRARIES = ("fonttools", "numpy", "pillow", "resvg-py", "soundfile")
STAMPS = ASSETS / "baked-from.json"
STAMPED = {"music": ("sound", "music"), "effects": ("sound", "effects")}
"""Modules whose sounds have stamps, and the folders with the code that makes them."""
NEIGHBOURS = 6  # what lies side by side is often cut from one recording: one worker makes it
BAKED_WITH = ASSETS / "baked-with.json"

Recipe = Callable[[], bytes]


def recipes(module: str) -> dict[str, Recipe]:
    found: dict[str, Recipe] = importlib.import_module(f"tools.studio.{module}").RECIPES
    return found


def recipe_paths() -> dict[str, str]:
    """Every asset that has a recipe, with the module that makes it."""
    return {path: module for module in RECIPE_MODULES for path in recipes(module)}


def chosen(patterns: Iterable[str]) -> list[tuple[str, str]]:
    wanted = list(patterns)
    return [
        (path, module)
        for path, module in sorted(recipe_paths().items())
        if not wanted
        or any(path.startswith(want) or fnmatch.fnmatch(path, want) for want in wanted)
    ]


def make(job: tuple[str, str]) -> tuple[str, bytes]:
    path, module = job
    return path, recipes(module)[path]()


def versions() -> dict[str, str]:
    return {library: importlib.metadata.version(library) for library in LIBRARIES}


@functools.cache
def sources(module: str) -> str:
    """What all code says that makes a module's files, whatever its layout and comments."""
    if module in STAMPED:
        studio = ROOT / "tools" / "studio"
        files = [sorted((studio / folder).rglob("*.py")) for folder in STAMPED[module]]
    else:
        files = [sorted(files_behind(f"tools.studio.{module}"))]
    total = hashlib.sha256()
    for file in (file for some in files for file in some):
        total.update(ast.dump(parsed(file)).encode())
    return total.hexdigest()


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
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.Import):
                waiting += [one.name for one in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                waiting += [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
    return found


@functools.cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def source_of(path: str, module: str) -> bytes | None:
    """What a file follows from, where it can be told without making the file."""
    if module in STAMPED:
        return sources(module).encode() if path.endswith(".ogg") else None
    with render.only_asked():
        try:
            return recipes(module)[path]()
        except render.NeedsPixelsError:
            return sources(module).encode()


def stamp(path: str, module: str, data: bytes) -> str | None:
    """Of a file that was made from its source as it is now."""
    source = source_of(path, module)
    return None if source is None else hashlib.sha256(source + data).hexdigest()[:16]


def has_its_stamp(path: str, module: str, stamps: dict[str, str] | None = None) -> bool:
    """Whether neither the file nor its source has changed since it was made."""
    target = ASSETS / path
    kept = (read_stamps() if stamps is None else stamps).get(path)
    if kept is None or not target.is_file():
        return False
    return kept == stamp(path, module, target.read_bytes())


def read_stamps() -> dict[str, str]:
    """The stamps of all files that have one."""
    known: dict[str, str] = json.loads(STAMPS.read_text()) if STAMPS.is_file() else {}
    return known


def is_fresh(path: str, made: bytes, *, to_the_byte: bool) -> bool:
    """Whether the committed asset is what its source gives."""
    target = ASSETS / path
    if not target.is_file():
        return False
    kept = target.read_bytes()
    if kept == made:
        return True
    if to_the_byte:
        return False
    from tools.studio.likeness import is_alike

    return is_alike(path, kept, made)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("patterns", nargs="*", metavar="PATTERN")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--thorough", action="store_true", help="render also what has its stamp")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(argv)

    jobs = chosen(options.patterns)
    if not jobs:
        print(f"No recipe matches {' '.join(options.patterns)}; see RECIPES in tools/studio/.")
        return 2
    here = versions()
    same_versions = BAKED_WITH.is_file() and json.loads(BAKED_WITH.read_text()) == here
    if options.check and not same_versions:
        print("Baked with other versions of the libraries: comparing looks and sound, not bytes.")
    if not options.thorough:
        known = read_stamps()
        jobs = [one for one in jobs if not has_its_stamp(*one, known)]
    stale, stamps = [], dict[str, str | None]()
    with ProcessPoolExecutor(options.jobs) as pool:
        for (path, made), (_, module) in zip(
            pool.map(make, jobs, chunksize=NEIGHBOURS), jobs, strict=True
        ):
            stamps[path] = stamp(path, module, made)
            if is_fresh(path, made, to_the_byte=same_versions or not options.check):
                continue
            stale.append(path)
            if not options.check:
                target = ASSETS / path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(made)
                print(f"baked {path} ({len(made) // 1024} KiB)")
    if stamps and not options.check:
        alive = recipe_paths()
        known = {path: mark for path, mark in read_stamps().items() if path in alive}
        known |= {path: mark for path, mark in stamps.items() if mark}
        STAMPS.write_text(json.dumps(known, indent=0, sort_keys=True) + "\n")
    if options.check and stale:
        print("Not what their sources give (run tools/bake.py):", *stale, sep="\n  ")
        return 1
    if not options.check and not options.patterns:
        BAKED_WITH.write_text(json.dumps(here, indent=1) + "\n")
    print(f"{len(jobs)} assets made, {len(stale)} {'stale' if options.check else 'written'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
