"""Rebuild assets from their sources: `python tools/bake.py [PATTERN…] [--check] [--jobs N]`.

A recipe module in `tools/studio/` has `RECIPES`, which maps a path below `assets/` to a function
that makes the file's bytes. PATTERN is a shell pattern or the start of such a path (`cast/`).
"""

from __future__ import annotations

import argparse
import fnmatch
import importlib
import os
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))
ASSETS = ROOT / "assets"
RECIPE_MODULES = ("castle", "cast", "signs", "title", "typeface", "music", "effects")

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
    stale = []
    with ProcessPoolExecutor(options.jobs) as pool:
        for path, made in pool.map(make, jobs):
            target = ASSETS / path
            if target.is_file() and target.read_bytes() == made:
                continue
            stale.append(path)
            if not options.check:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(made)
                print(f"baked {path} ({len(made) // 1024} KiB)")
    if options.check and stale:
        print("Not what their sources give (run tools/bake.py):", *stale, sep="\n  ")
        return 1
    print(f"{len(jobs)} assets, {len(stale)} {'stale' if options.check else 'written'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
