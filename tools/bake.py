"""Rebuild assets from their sources: `python tools/bake.py [PATTERN…] [--check] [--jobs N]`.

A recipe module in `tools/studio/` has `RECIPES`, which maps a path below `assets/` to a function
that makes the file's bytes. PATTERN is a shell pattern or the start of such a path (`cast/`).
`assets/baked-with.json` names the versions of the libraries that made what is there. With the same
versions --check compares bytes; with others it compares what people see and hear.
"""

from __future__ import annotations

import argparse
import fnmatch
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
ASSETS = ROOT / "assets"
RECIPE_MODULES = ("castle", "cast", "people", "signs", "title", "typeface", "music", "effects")

LIBRARIES = ("fonttools", "numpy", "pillow", "resvg-py", "soundfile")
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
    stale = []
    with ProcessPoolExecutor(options.jobs) as pool:
        for path, made in pool.map(make, jobs):
            if is_fresh(path, made, to_the_byte=same_versions or not options.check):
                continue
            stale.append(path)
            if not options.check:
                target = ASSETS / path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(made)
                print(f"baked {path} ({len(made) // 1024} KiB)")
    if options.check and stale:
        print("Not what their sources give (run tools/bake.py):", *stale, sep="\n  ")
        return 1
    if not options.check and not options.patterns:
        BAKED_WITH.write_text(json.dumps(here, indent=1) + "\n")
    print(f"{len(jobs)} assets, {len(stale)} {'stale' if options.check else 'written'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
