"""Leagues of opponents, kept as tables: `python tools/league.py ladder|field [--matches N] …`.

`ladder` puts one seat of each level at a table of the level below; `field` one seat of a bot at
tables of each single idea, and then at a mixed one. Tables go to `docs/league-<what>.md`, with the
command that made them. The same seed gives the same table, whatever the number of jobs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from kingup_game.bots.field import FIELD  # noqa: E402
from kingup_game.bots.levels import LADDER  # noqa: E402
from kingup_game.engine.edition import Setup, setup  # noqa: E402
from kingup_game.table.simulate import Series, tally_series  # noqa: E402
from kingup_game.table.tally import wilson_interval  # noqa: E402

SLOW: Final = ("duke", "king")
"""Levels that search: a match with them takes seconds, one without milliseconds."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What one seat made of its matches at one kind of table."""

    bot: str
    table: str
    matches: int
    wins: float
    fair: float

    @property
    def factor(self) -> float:
        """How many times its fair share it won."""
        return self.wins / self.matches / self.fair

    def line(self) -> str:
        low, high = wilson_interval(self.wins, self.matches)
        return (
            f"| {self.bot} | {self.table} | {self.matches} | {self.wins / self.matches:.1%} "
            f"| {low:.1%} – {high:.1%} | {self.factor:.2f} |"
        )


def one_against(
    bot: str, others: Sequence[str], table: Setup, matches: int, seed: int, jobs: int = 1
) -> Standing:
    """One seat, drawn anew for each match, against `others` in all remaining ones."""
    rest = tuple(others[seat % len(others)] for seat in range(table.players - 1))
    series = Series(table, (bot, *rest), matches, seed, shuffle_seats=True)
    row = tally_series(series, jobs).by_bot[bot]
    name = f"3 × {rest[0]}" if len(set(rest)) == 1 else ", ".join(rest)
    name = name.replace("3 ×", f"{len(rest)} ×")
    return Standing(bot, name, row.played, row.wins, 1 / table.players)


def ladder(
    table: Setup, matches: int, slow_matches: int, seed: int, jobs: int
) -> Iterator[Standing]:
    """Each level at a table of the level below; the lowest among random players."""
    names = ["random", *(level.name for level in LADDER)]
    for below, level in pairwise(names):
        played = slow_matches if level in SLOW else matches
        yield one_against(level, (below,), table, played, seed, jobs)


def field(bot: str, table: Setup, matches: int, seed: int, jobs: int) -> Iterator[Standing]:
    """One bot at a table of each idea, and among several different ones."""
    ideas = [idea.name for idea in FIELD]
    for idea in ideas:
        yield one_against(bot, (idea,), table, matches, seed, jobs)
    yield one_against(bot, ideas, table, matches, seed, jobs)


def page(title: str, command: str, standings: Sequence[Standing], remark: str) -> str:
    """The table as a page of Markdown."""
    lines = [
        f"# {title}",
        "",
        f"Made by `{command}`. {remark}",
        "",
        "| one seat | against | matches | wins | 95 % interval | × fair share |",
        "| --- | --- | ---: | ---: | :---: | ---: |",
        *(standing.line() for standing in standings),
    ]
    return "\n".join(lines) + "\n"


def main(argv: Sequence[str] | None = None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("league", choices=("ladder", "field"))
    parser.add_argument("--bot", default="king", help="who meets the field")
    parser.add_argument("--edition", default="classic", choices=("classic", "jester"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=400, help="for each row")
    parser.add_argument("--slow-matches", type=int, default=100, help="for rows of duke and king")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--to", type=Path, help="write the table here, not below docs/")
    options = parser.parse_args(arguments)

    table = setup(options.edition, options.players)
    matches, seed, jobs = options.matches, options.seed, options.jobs
    if options.league == "ladder":
        rows = ladder(table, matches, options.slow_matches, seed, jobs)
    else:
        rows = field(options.bot, table, matches, seed, jobs)
    name = f"league-{options.league}-{options.edition}-{options.players}.md"
    path = options.to or ROOT / "docs" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    title = f"{options.league.capitalize()}, {options.edition} edition, {options.players} players"
    remark = f"A fair share is 1/{options.players}; seats are drawn anew for each match."
    command = f"python tools/league.py {' '.join(arguments)}"
    standings: list[Standing] = []
    for standing in rows:
        standings.append(standing)
        print(standing.line(), flush=True)
        text = page(title, command, standings, remark)
        path.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
