"""For those who translate: `python tools/words.py check|export|import|sort …`; docs/translating.md.

`check` says what is wrong with a catalogue, or with all. `export LANGUAGE` writes a table of every
sentence with its note, the picture in which it stands, English, translation and the letters
allowed; `import FILE` takes such a table back and says what is wrong with it. `sort` puts the keys
of all catalogues in order.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from kingup_game.words.catalogue import LANGUAGES, catalogue_file, load, written  # noqa: E402
from kingup_game.words.grammar import TONGUES  # noqa: E402
from tools.wording.checks import faults  # noqa: E402
from tools.wording.growth import TABLES, ungrown  # noqa: E402
from tools.wording.places import misfits, pictures  # noqa: E402
from tools.wording.table import TableError, exported, imported  # noqa: E402


def main(argv: Sequence[str] | None = None) -> int:
    options = _options(argv)
    if options.does == "check":
        return _check(options.languages or list(LANGUAGES), quick=options.quick)
    if options.does == "export":
        table = exported(options.language, {} if options.quick else pictures())
        Path(options.to).write_text(table, encoding="utf-8-sig", newline="")
        return 0
    if options.does == "sort":
        for language in LANGUAGES:
            catalogue_file(language).write_text(written(load(language)), encoding="utf-8")
        return 0
    return _import(Path(options.file), options.language)


def _check(languages: Sequence[str], *, quick: bool) -> int:
    found = [f"{language}: {fault}" for language in languages for fault in faults(language)]
    for fault in found:
        print(fault)
    if quick:
        return 1 if found else 0
    # A process each: they need no more of each other than what all of them would keep in memory.
    with ProcessPoolExecutor(mp_context=get_context("spawn"), max_tasks_per_child=1) as laid_out:
        for language, misplaced in zip(languages, laid_out.map(_misplaced, languages), strict=True):
            found += misplaced
            print(*misplaced, f"{language}: every screen was laid out", sep="\n", flush=True)
    return 1 if found else 0


def _misplaced(language: str) -> list[str]:
    """What stays small in large letters, and what does not fit, on every screen."""
    found = list(ungrown(language))
    for edition, players in TABLES:
        placed = misfits(language, edition=edition, players=players)
        found += [f"{fault}, {edition} {players}" for fault in placed]
    return [f"{language}: {fault}" for fault in found]


def _import(file: Path, language: str) -> int:
    try:
        catalogue = imported(file.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError, TableError) as error:
        print(f"{file} was not taken: {error}", file=sys.stderr)
        return 1
    catalogue_file(language).write_text(written(catalogue), encoding="utf-8")
    load.cache_clear()
    print(f"{catalogue_file(language)} is written; what is wrong with it now:")
    return _check([language], quick=True)


def _options(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    ways = parser.add_subparsers(dest="does", required=True)
    check = ways.add_parser("check", help="say what is wrong")
    check.add_argument("languages", nargs="*", metavar="LANGUAGE", help="all without any")
    check.add_argument("--quick", action="store_true", help="do not lay out every screen")
    export = ways.add_parser("export", help="write a translators' table")
    export.add_argument("language", choices=sorted(TONGUES), metavar="LANGUAGE")
    export.add_argument("--to", default="words.tsv", metavar="FILE")
    export.add_argument("--quick", action="store_true", help="do not look up the pictures")
    back = ways.add_parser("import", help="take a table back")
    back.add_argument("file", metavar="FILE")
    back.add_argument("--language", required=True, choices=sorted(TONGUES), metavar="LANGUAGE")
    ways.add_parser("sort", help="put sections and keys in order")
    return parser.parse_args(argv)


if __name__ == "__main__":
    sys.exit(main())
