"""Standings as a page of Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from tools.leagues.standing import Standing, Verdict


def page(title: str, made_by: str, remarks: Sequence[str], standings: Sequence[Standing]) -> str:
    """Each standing's row, and for mixed tables who won how much."""
    lines = [f"# {title}", "", f"Made by `{made_by}`.", *remarks, "", *_HEADING]
    lines += [line(standing) for standing in standings]
    mixed = [standing for standing in standings if standing.cell.is_mixed]
    if mixed:
        lines += ["", *_MIXED_HEADING, *(mixed_line(standing) for standing in mixed)]
    return "\n".join(lines) + "\n"


def line(standing: Standing) -> str:
    """A row of the first table."""
    cell, own = standing.cell, standing.own
    bar = cell.bar.words if cell.bar else "–"
    return (
        f"| {cell.table.edition}, {cell.table.players} | {cell.bot} | {cell.against} "
        f"| {own.matches} | {own.rate:.1%} | {own.interval_text} | {standing.factor:.2f} "
        f"| {bar} | {_word(standing.verdict)} |"
    )


def mixed_line(standing: Standing) -> str:
    """A row of the table of mixed tables: nobody's wins are left out."""
    cell, own = standing.cell, standing.own
    best, share = standing.best_other
    ranked = sorted(standing.others.items(), key=lambda entry: (-entry[1].rate, entry[0]))
    winning = [f"{name} {other.rate:.0%}" for name, other in ranked[1:] if other.wins]
    losing = len(ranked[1:]) - len(winning)
    rest = ", ".join([*winning, f"{losing} never"] if losing else winning)
    return (
        f"| {cell.table.edition}, {cell.table.players} | {cell.bot} {own.rate:.1%} "
        f"| {own.interval_text} | {best} {share.rate:.1%} of {share.matches} "
        f"| {share.interval_text} | {rest} | {_word(standing.is_first)} |"
    )


_HEADING = (
    "| table | one seat | against | matches | wins | 95 % interval | × fair | asked for | |",
    "| --- | --- | --- | ---: | ---: | :---: | ---: | --- | --- |",
)
_MIXED_HEADING = (
    "Who won how much at the mixed tables, for each seat held:",
    "",
    "| table | first | 95 % interval | best of the others | 95 % interval | the rest | first? |",
    "| --- | --- | :---: | --- | :---: | --- | --- |",
)


def _word(verdict: Verdict | None) -> str:
    return "–" if verdict is None else verdict.value
