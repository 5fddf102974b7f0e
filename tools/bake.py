"""Rebuild assets from their sources: `python tools/bake.py [PATTERN…] [--check] [--jobs N]`.

A recipe module in `tools/studio/` has `RECIPES`, which maps a path below `assets/` to a function
that makes the file's bytes. PATTERN is a shell pattern or the start of such a path (`cast/`), or of
the name of a drawing that the file is made of.

An artist's `assets/drawings/NAME.svg` is taken instead of the code that draws NAME:
`bake.py svg PATTERN` writes drawings out, `bake.py watch PATTERN` shows them and renews them when
they are saved. assets/STYLE.md leads through it.

`assets/baked-with.json` names the versions of the libraries that made what is there. With the same
versions --check compares bytes; with others it compares what people see and hear.

To render takes minutes. Each file has a stamp in `assets/baked-from.json`, made of its bytes and of
what it follows from: a picture that is one drawing from that drawing, others from all code that
makes them. --check believes stamps, --check --thorough renders.
"""

from __future__ import annotations

import argparse
import fnmatch
import functools
import hashlib
import importlib
import importlib.metadata
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tools.studio import code_behind, render  # noqa: E402
from tools.studio.drawings import drawing as drawings  # noqa: E402
from tools.studio.drawings.drawing import Drawing, drawings_of  # noqa: E402

ASSETS = ROOT / "assets"
RECIPE_MODULES = (
    *("castle", "cast", "people", "hall", "signs", "title", "reel"),
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


def chosen(
    patterns: Iterable[str], modules: Iterable[str] = RECIPE_MODULES
) -> list[tuple[str, str]]:
    """The files that match, or all, each with the module that makes it."""
    wanted = list(patterns)
    found = {path: module for module in modules for path in recipes(module)}
    return [job for job in sorted(found.items()) if not wanted or _is_wanted(job, wanted)]


def _is_wanted(job: tuple[str, str], wanted: Iterable[str]) -> bool:
    path, module = job
    names = (path, *(one.name for one in drawings_of(recipes(module)[path])))
    return any(_matches(name, wanted) for name in names)


def _matches(name: str, wanted: Iterable[str]) -> bool:
    return any(name.startswith(want) or fnmatch.fnmatch(name, want) for want in wanted)


def all_drawings(jobs: Iterable[tuple[str, str]]) -> dict[str, tuple[Drawing, list[str]]]:
    """Every drawing of these files by its name, with the files that show it."""
    found: dict[str, tuple[Drawing, list[str]]] = {}
    for path, module in jobs:
        for one in drawings_of(recipes(module)[path]):
            _, shown_in = found.setdefault(one.name, (one, []))
            shown_in += [] if path in shown_in else [path]
    return found


def make(job: tuple[str, str]) -> tuple[str, bytes]:
    path, module = job
    return path, recipes(module)[path]()


def versions() -> dict[str, str]:
    return {library: importlib.metadata.version(library) for library in LIBRARIES}


@functools.cache
def sources(module: str) -> str:
    """What all code does that makes a module's files, whatever its layout and docstrings."""
    if module not in STAMPED:
        return hashlib.sha256(
            code_behind.said_behind(f"tools.studio.{module}").encode()
        ).hexdigest()
    studio, total = ROOT / "tools" / "studio", hashlib.sha256()
    for folder in STAMPED[module]:
        for file in sorted((studio / folder).rglob("*.py")):
            total.update(code_behind.said(file).encode())
    return total.hexdigest()


def source_of(path: str, module: str) -> bytes | None:
    """What a file follows from, where it can be told without making the file."""
    if module in STAMPED:
        return sources(module).encode() if path.endswith(".ogg") else None
    recipe = recipes(module)[path]
    with render.only_asked():
        try:
            return recipe()
        except render.NeedsPixelsError:
            own = [text for one in drawings_of(recipe) if (text := one.taken())]
            return "".join([sources(module), *own]).encode()


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


def bake(words: list[str]) -> int:
    """Make what has no stamp, or with --check say what that is."""
    parser = argparse.ArgumentParser(prog="bake.py", description=__doc__.splitlines()[0])
    parser.add_argument("patterns", nargs="*", metavar="PATTERN")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--thorough", action="store_true", help="render also what has its stamp")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(words)

    jobs = chosen(options.patterns)
    if not jobs:
        print(f"No recipe matches {' '.join(options.patterns)}; see RECIPES in tools/studio/.")
        return 2
    here = versions()
    same_versions = BAKED_WITH.is_file() and json.loads(BAKED_WITH.read_text()) == here
    if options.check and not same_versions:
        print("Baked with other versions of the libraries: comparing looks and sound, not bytes.")
    refused = refused_drawings(jobs)
    if not options.thorough:
        known = read_stamps()
        jobs = [one for one in jobs if not has_its_stamp(*one, known)]
    stale, stamps = [], dict[str, str | None]()
    for path, module, made in made_of(jobs, options.jobs):
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
    return 1 if refused else 0


def refused_drawings(jobs: Iterable[tuple[str, str]]) -> bool:
    """Whether an artist's file cannot be taken; says which, why, and what to do."""
    told = drawings.faults(one for one, _ in all_drawings(jobs).values())
    told += drawings.strays(all_drawings(recipe_paths().items()))
    for sentence in told:
        print(sentence)
    return bool(told)


def made_of(
    jobs: list[tuple[str, str]], workers: int, artists: Path | None = None
) -> Iterator[tuple[str, str, bytes]]:
    """Every file as its recipe makes it; `artists` is where to look for artists' drawings."""
    place = drawings.place() if artists is None else artists
    with ProcessPoolExecutor(workers, initializer=drawings.look_in, initargs=(place,)) as pool:
        for (path, made), (_, module) in zip(
            pool.map(make, jobs, chunksize=NEIGHBOURS), jobs, strict=True
        ):
            yield path, module, made


def write_out(words: list[str]) -> int:
    """Write drawings out as SVG; with --prove, bake from what was written and compare."""
    from tools.studio.drawings.written import write

    parser = argparse.ArgumentParser(prog="bake.py svg", description=write_out.__doc__)
    parser.add_argument("patterns", nargs="*", metavar="PATTERN")
    parser.add_argument("--out", type=Path, help="a folder, instead of where drawings are taken")
    parser.add_argument("--prove", action="store_true", help="write nothing that stays")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(words)

    jobs = [job for job in chosen(options.patterns) if drawings_of(recipes(job[1])[job[0]])]
    if not jobs or not (options.patterns or options.out or options.prove):
        print("Say which drawings, by name or beginning: python tools/bake.py svg cast/E-crowned")
        return 2
    if options.prove:
        return prove(jobs, options.jobs)
    found = all_drawings(jobs)
    named = [name for name in found if _matches(name, options.patterns)]
    return write([found[name] for name in named or found], options.out or drawings.place())


def prove(jobs: list[tuple[str, str]], workers: int) -> int:
    """Bake from drawings that were written out, and compare with the files in assets."""
    from tools.studio.drawings.written import write

    other, same = [], 0
    with TemporaryDirectory() as folder:
        write(all_drawings(jobs).values(), Path(folder))
        for path, _, made in made_of(jobs, workers, Path(folder)):
            same += is_fresh(path, made, to_the_byte=True)
            other += [] if is_fresh(path, made, to_the_byte=False) else [path]
    print(f"{len(jobs)} pictures baked from drawings written out; {same} are equal to the byte.")
    if other:
        print("Not what is in assets:", *other, sep="\n  ")
    return 1 if other else 0


def watch(words: list[str]) -> int:
    """Show a picture in a window, and renew it whenever its drawing is saved."""
    from tools.studio.drawings import preview

    parser = argparse.ArgumentParser(prog="bake.py watch", description=preview.__doc__)
    parser.add_argument("pattern", metavar="PATTERN", help="cast/E-crowned, say")
    return preview.run(parser.parse_args(words).pattern, ROOT, drawings.place())


def main(argv: list[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else argv
    if words[:1] == ["svg"]:
        return write_out(words[1:])
    if words[:1] == ["watch"]:
        return watch(words[1:])
    return bake(words)


if __name__ == "__main__":
    sys.exit(main())
