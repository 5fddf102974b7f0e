"""A whole match in a few lines: a line a round, what people are remembered for, the best moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from kingup_game.table.story.awards import Award, awards_of
from kingup_game.table.story.round_tale import RoundTale
from kingup_game.table.story.turning_point import Turn, TurningPoint, turning_point

MOST_AWARDS = 4


class ToldRound(NamedTuple):
    """A round, where it turned, and what for people are remembered."""

    tale: RoundTale
    turned: TurningPoint
    awards: tuple[Award, ...]


def stories_of(tales: Sequence[RoundTale]) -> list[ToldRound]:
    """Each round's story; no award is given twice while another one fits."""
    return list(stories_in_turn(tales))


def stories_in_turn(tales: Iterable[RoundTale]) -> Iterator[ToldRound]:
    """The same, for whoever has time: each is found as it is asked for."""
    given: set[str] = set()
    for tale in tales:
        story = ToldRound(tale, turning_point(tale), awards_of(tale, given))
        given.update(award.key for award in story.awards)
        yield story


def awards_of_match(stories: Sequence[ToldRound], winners: Sequence[int]) -> tuple[Award, ...]:
    """One for each seat, as far as there are any: those who did not win first."""
    every = [award for story in stories for award in story.awards]
    every.sort(key=lambda award: (award.seat in winners, -award.number))
    chosen: list[Award] = []
    for award in every:
        if all(award.seat != other.seat and award.key != other.key for other in chosen):
            chosen.append(award)
    return tuple(chosen[:MOST_AWARDS])


def best_moment(stories: Sequence[ToldRound]) -> ToldRound:
    """The round that turned most dearly: a No before a crowning, a crowning before a climb."""
    kinds = list(Turn)
    return max(
        stories,
        key=lambda story: (
            -kinds.index(story.turned.kind),
            story.turned.cost,
            story.tale.number,
        ),
    )
