"""Measure the program against its bars: `python tools/bench.py engine|bots|stage … [--json]`.

A bench is a module of `tools/benches/` with `rows() -> Iterable[Row]`, or `rows(sampling)` where
matches are played: `--samples` and `--seed` are for those. Where it takes long it has `PARTS`, for
`--part`. Without a name, all run. Each row is printed as soon as it is known, with `--json` as an
object on a line of its own. Exits 1 where a bar is missed.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import pkgutil
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import asdict
from inspect import signature
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would stand before the JSON

from tools import benches  # noqa: E402
from tools.benches.measure import Row, Sampling  # noqa: E402


def bench_names() -> list[str]:
    """Every bench there is: the modules of `tools/benches/` that give rows."""
    modules = (module.name for module in pkgutil.iter_modules(benches.__path__))
    return [name for name in modules if name != "measure"]


def parts_of(name: str) -> Collection[str]:
    """What this bench can measure by itself."""
    return getattr(importlib.import_module(f"tools.benches.{name}"), "PARTS", ())


def rows_of(names: Iterable[str], sampling: Sampling, parts: Collection[str] = ()) -> Iterator[Row]:
    for name in names:
        rows = importlib.import_module(f"tools.benches.{name}").rows
        given = {"sampling": sampling, "parts": parts}
        yield from rows(**{key: given[key] for key in signature(rows).parameters})


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("benches", nargs="*", metavar="BENCH", help=", ".join(bench_names()))
    parser.add_argument("--json", action="store_true", help="print each row as a JSON object")
    parser.add_argument("--samples", type=float, default=1.0, help="times the usual matches")
    parser.add_argument("--seed", type=int, default=1, help="of the matches")
    parser.add_argument("--part", action="append", default=[], help="only that; more than once")
    options = parser.parse_args(argv)
    if unknown := set(options.benches) - set(bench_names()):
        parser.error(f"no bench {', '.join(sorted(unknown))}; there are {', '.join(bench_names())}")

    names = options.benches or bench_names()
    known = [part for name in names for part in parts_of(name)]
    if unknown := set(options.part) - set(known):
        parser.error(
            f"no part {', '.join(sorted(unknown))}; there are {', '.join(known) or 'none'}"
        )
    if options.part:
        names = [name for name in names if parts_of(name)]

    hold = True
    if not options.json:
        print(_HEADING)
    for row in rows_of(names, Sampling(options.seed, options.samples), options.part):
        hold = hold and row.holds is not False
        print(json.dumps(asdict(row)) if options.json else _line(row), flush=True)
    return 0 if hold else 1


_HEADING = f"{'':44} {'value':>11} {'unit':12} {'spread':>6} {'ratio':>9}  bar"


def _line(row: Row) -> str:
    spread = "" if row.spread is None else f"{row.spread:6.0%}"
    ratio = "" if row.ratio is None else f"{row.ratio:9.4f}"
    verdict = "" if row.holds is None else "holds" if row.holds else "MISSED"
    bar = f"{row.bar or ''} {verdict}"
    return f"{row.name:44} {row.value:11,.2f} {row.unit:12} {spread:>6} {ratio:>9}  {bar}".rstrip()


if __name__ == "__main__":
    sys.exit(main())
