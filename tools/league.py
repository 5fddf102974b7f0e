"""Leagues of opponents, kept as tables: `python tools/league.py ladder|field|ismcts …`.

`ladder` puts one seat of each level at a table of the level below. `field` is every table that the
strongest must do well at: one idea, plain searches, and mixed ones. `ismcts` seats it among
OpenSpiel's search. Each finished match is kept at once (`--journal`), so a league that was cut off
goes on where it was; tables go to `docs/league-*.md`, with the command that made them. The same
seed gives the same table, whatever the number of jobs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from kingup_game.engine.edition import EDITIONS, terms_of  # noqa: E402
from tools.leagues import cells, ismcts_cells, pages  # noqa: E402
from tools.leagues.cells import Cell  # noqa: E402
from tools.leagues.journal import Journal, minds  # noqa: E402
from tools.leagues.playing import Fixture, play_all  # noqa: E402
from tools.leagues.standing import Standing  # noqa: E402

SLOW: Final = ("duke", "king")
"""Levels that search: a match with them takes seconds, one without milliseconds."""


def main(argv: Sequence[str] | None = None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        league = cells.chosen(_cells(options), options.cells)
    except ValueError as error:
        parser.error(str(error))
    if options.list:
        print("\n".join(f"{cell.name:24} {cell.bot} against {cell.against}" for cell in league))
        return 0

    journal = Journal(options.journal)
    size = {cell.name: _matches(options, cell) for cell in league}
    deadline = monotonic() + 60 * options.minutes
    lacking = _lacking(league, size, options.seed, journal, deadline)
    last = ""
    for match in play_all(lacking, options.jobs):
        journal.add(match)
        if match.cell != last:
            last = match.cell
            print(f"… {last}", file=sys.stderr, flush=True)

    standings = [
        Standing.of(cell, journal.of(cell.name, cell.bot, options.seed, size[cell.name]))
        for cell in league
    ]
    made_by = f"python tools/league.py {' '.join(_lasting(arguments))}"
    remarks = _remarks(options)
    begun = [standing for standing in standings if standing.own.matches]
    if any(standing.own.matches < size[standing.cell.name] for standing in begun):
        remarks.append("Rows that stop short were cut off; the same command goes on with them.")
    if len(begun) < len(league):
        names = [standing.cell.name for standing in standings if standing not in begun]
        remarks.append(f"Not played: {', '.join(names)}.")
    text = pages.page(_title(options), made_by, remarks, begun)
    path = options.to or ROOT / "docs" / f"{_name(options)}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    print(text, end="")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("league", choices=("ladder", "field", "ismcts"))
    parser.add_argument("--bot", default="king", help="who meets the field")
    parser.add_argument("--cells", nargs="*", default=(), help="only these, such as 'classic-*'")
    parser.add_argument("--list", action="store_true", help="name the cells and play nothing")
    parser.add_argument("--edition", default="classic", choices=EDITIONS)
    parser.add_argument("--players", type=int, default=4, help="of the ladder")
    parser.add_argument("--matches", type=int, help="for each row (100; the ladder's 400)")
    parser.add_argument("--slow-matches", type=int, help="for the ladder's rows of duke and king")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin none after")
    parser.add_argument("--journal", type=Path, default=ROOT / "out" / "league.jsonl")
    parser.add_argument("--to", type=Path, help="write the table here, not below docs/")
    ismcts_cells.add_options(parser)
    return parser


def _cells(options: argparse.Namespace) -> list[Cell]:
    if options.league == "ladder":
        return cells.ladder(terms_of(options.edition, options.players))
    if options.league == "field":
        return cells.field(options.bot)
    return ismcts_cells.cells(options.bot, options.python, options.simulations)


def _matches(options: argparse.Namespace, cell: Cell) -> int:
    usual = 100
    if options.league == "ladder":
        usual = 400
        if cell.bot in SLOW and options.slow_matches:
            return int(options.slow_matches)
    return int(options.matches or usual)


def _lacking(
    league: Sequence[Cell], size: dict[str, int], seed: int, journal: Journal, deadline: float
) -> Iterator[Fixture]:
    for cell in league:
        for number in range(1, size[cell.name] + 1):
            if monotonic() > deadline:
                return
            if not journal.has(cell.name, cell.bot, seed, number):
                yield Fixture(cell, seed, number)


def _lasting(arguments: Sequence[str]) -> Iterator[str]:
    """What of a command bears on the table: not how fast, how long, or where to."""
    words = iter(arguments)
    for word in words:
        if word in ("--jobs", "--minutes", "--journal", "--to", "--python"):
            next(words)
        else:
            yield f'"{word}"' if " " in word or "*" in word else word


def _name(options: argparse.Namespace) -> str:
    if options.league == "ladder":
        return f"league-ladder-{options.edition}-{options.players}"
    name = f"league-{options.league}"
    return name if options.bot == "king" else f"{name}-{options.bot.replace(' ', '-')}"


def _title(options: argparse.Namespace) -> str:
    if options.league == "ladder":
        return f"Ladder, {options.edition} edition, {options.players} players"
    if options.league == "ismcts":
        return f"{options.bot.capitalize()} among OpenSpiel's information-set searches"
    return f"{options.bot.capitalize()} in the field"


def _remarks(options: argparse.Namespace) -> list[str]:
    if options.league == "ladder":
        return [
            "Seats are drawn anew for each match; a shared win counts by its share; intervals are",
            f"Wilson's. Opponents and rules as of the mark `{minds()}`.",
        ]
    remarks = [
        "Seats are drawn anew for each match; a shared win counts by its share; intervals are",
        "Wilson's. A bar holds where the whole interval is above it, is missed where the whole is",
        f"below, and else is not shown. Opponents and rules as of the mark `{minds()}`.",
    ]
    if options.league == "ismcts":
        remarks.append(ismcts_cells.remark(options.simulations))
    return remarks


if __name__ == "__main__":
    sys.exit(main())
