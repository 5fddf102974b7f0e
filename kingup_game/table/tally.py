"""What a match was like, and what many matches say together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from kingup_game.engine.cast import JESTER
from kingup_game.engine.events import (
    CharacterMoved,
    Event,
    MatchEnded,
    Outcome,
    RoundScored,
    VotesRevealed,
)

_Z_95: Final = 1.959964


@dataclass(frozen=True, slots=True)
class MatchResult:
    """One match in numbers."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    climbs: int
    elections: int
    bluffs: int
    """Rounds that ended with a king whom fewer than half of the seats wanted."""
    lead_changed: bool
    """Whether the top seat after the last round had not been on top before it."""


def result_of(events: Sequence[Event]) -> MatchResult:
    """The numbers of a complete match from its events."""
    climbs, scores, votes = 0, list[RoundScored](), list[VotesRevealed]()
    for event in events:
        if type(event) is CharacterMoved:
            climbs += 1
        elif type(event) is VotesRevealed:
            votes.append(event)
        elif type(event) is RoundScored:
            scores.append(event)
    crowned = [vote.nominee for vote in votes if vote.outcome is Outcome.CROWNED]
    end = next(event for event in reversed(events) if type(event) is MatchEnded)
    leaders = [_leaders(score.totals) for score in scores]
    return MatchResult(
        totals=end.totals,
        winners=end.winners,
        rounds=len(scores),
        climbs=climbs,
        elections=len(votes),
        bluffs=sum(_is_bluff(king, score) for king, score in zip(crowned, scores, strict=True)),
        lead_changed=any(not new & old for old, new in list(pairwise(leaders))[-1:]),
    )


def _leaders(totals: Sequence[int]) -> set[int]:
    return {seat for seat, total in enumerate(totals) if total == max(totals)}


def _is_bluff(king: str, score: RoundScored) -> bool:
    wanted = sum(king in goal for goal in score.goals)
    return king != JESTER and 2 * wanted < len(score.goals)


def wilson_interval(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score.

    >>> [round(bound, 2) for bound in wilson_interval(30, 100)]
    [0.22, 0.4]
    """
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    z2 = _Z_95**2
    centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    spread = math.sqrt(share * (1 - share) / trials + z2 / (4 * trials**2))
    reach = _Z_95 * spread / (1 + z2 / trials)
    return max(0.0, centre - reach), min(1.0, centre + reach)


@dataclass(slots=True)
class TallyRow:
    """What one bot, or one seat, made of its matches. A shared win counts as its share."""

    name: str
    played: int = 0
    wins: float = 0.0
    points: int = 0

    def as_json(self) -> dict[str, Any]:
        """The row as plain values, for `--json`."""
        low, high = wilson_interval(self.wins, self.played)
        played = max(1, self.played)
        return {
            "name": self.name,
            "played": self.played,
            "wins": round(self.wins, 4),
            "share": round(self.wins / played, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_total": round(self.points / played, 2),
        }


@dataclass(slots=True)
class Tally:
    """The sum of many matches."""

    matches: int = 0
    rounds: int = 0
    climbs: int = 0
    elections: int = 0
    bluffs: int = 0
    lead_changes: int = 0
    by_bot: dict[str, TallyRow] = field(default_factory=dict)
    by_seat: dict[int, TallyRow] = field(default_factory=dict)

    def add(self, result: MatchResult, bots: Sequence[str]) -> None:
        """Count one match, where `bots` names who sat at each seat."""
        self.matches += 1
        self.rounds += result.rounds
        self.climbs += result.climbs
        self.elections += result.elections
        self.bluffs += result.bluffs
        self.lead_changes += result.lead_changed
        for seat, (name, total) in enumerate(zip(bots, result.totals, strict=True)):
            won = 1 / len(result.winners) if seat in result.winners else 0.0
            rows = (
                self.by_bot.setdefault(name, TallyRow(name)),
                self.by_seat.setdefault(seat, TallyRow(f"seat {seat}")),
            )
            for row in rows:
                row.played += 1
                row.wins += won
                row.points += total

    def as_json(self) -> dict[str, Any]:
        """Everything as plain values, for `--json`."""
        matches, rounds = max(1, self.matches), max(1, self.rounds)
        return {
            "matches": self.matches,
            "mean_rounds": round(self.rounds / matches, 2),
            "mean_climbs": round(self.climbs / matches, 2),
            "mean_elections": round(self.elections / matches, 2),
            "elections_per_round": round(self.elections / rounds, 2),
            "bluff_share": round(self.bluffs / rounds, 4),
            "lead_change_share": round(self.lead_changes / matches, 4),
            "bots": [row.as_json() for row in self.by_bot.values()],
            "seats": [row.as_json() for _, row in sorted(self.by_seat.items())],
        }


def table_text(words: dict[str, Any]) -> str:
    """The tally as a table for people."""
    lines = [f"{'':24}{'played':>8}{'wins':>9}{'share':>8}{'95 % interval':>18}{'mean total':>12}"]
    lines += [_row_text(row) for row in words["bots"]]
    lines += ["", *(_row_text(row) for row in words["seats"]), ""]
    lines.append(
        f"{words['matches']} matches; a match has {words['mean_rounds']} rounds, "
        f"{words['mean_climbs']} climbs and {words['mean_elections']} elections "
        f"({words['elections_per_round']} a round)"
    )
    lines.append(
        f"{_percent(words['bluff_share'])} of rounds crown a king whom fewer than half wanted; "
        f"the last round changes the top seat in {_percent(words['lead_change_share'])} of matches"
    )
    return "\n".join(lines)


def _row_text(row: dict[str, Any]) -> str:
    interval = f"{_percent(row['low'])} – {_percent(row['high'])}"
    return (
        f"{row['name'][:23]:24}{row['played']:>8}{row['wins']:>9.1f}"
        f"{_percent(row['share']):>8}{interval:>18}{row['mean_total']:>12.1f}"
    )


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
