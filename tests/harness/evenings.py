"""A family that has played for some weeks: its people, and the matches of its last evenings."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from kingup_game.engine.record import SeatEntry
from kingup_game.game import Game
from kingup_game.scenes.title.past_page import PastPage
from kingup_game.table.evenings.fortunes import Results
from kingup_game.table.evenings.past_matches import PastMatch, PastMatches
from kingup_game.table.evenings.people import Person
from tests.harness.stagehand import Stagehand

NAMES = ("Ada", "Ben", "Cleo", "Opa Wilhelm")
BOTS = {"Kettle": "cook", "Sir Rivet": "sergeant", "Brushwood": "merchant"}
"""Each with the level that has this name, and so its face."""
TOTALS = (61, 58, 44, 39)
ARRIVED = 60


class Evenings(PastMatches):
    """Seven matches on no disk, with one to four of the people."""

    def __init__(self) -> None:
        super().__init__(Path())
        people = [
            SeatEntry(name, "human", crest, (4 + 7 * crest) % 28)
            for crest, name in enumerate(NAMES)
        ]
        bots = [
            SeatEntry(name, f"bot:{level}", 5 + crest)
            for crest, (name, level) in enumerate(BOTS.items())
        ]
        self._matches = [
            PastMatch(
                path=Path(str(day)),
                ended_at=datetime(2026, 11, 19 - day, 21, 14 + day),
                seats=(*people, *bots)[3 - day % 4 :][:4],
                totals=TOTALS[-(day % 3) :] + TOTALS[: -(day % 3)],
                winners=(day % 3,),
            )
            for day in range(7)
        ]

    def matches(self) -> list[PastMatch]:
        return self._matches


def remember(game: Game) -> None:
    """As if they had played here."""
    for number, name in enumerate(NAMES):
        fared = Results(4 * number + 1, 2 * number, number + 0.75, 61 - number, number, 7 * number)
        face = (4 + 7 * number) % 28
        game.memories.people.welcome([Person(name, face, number, results=fared)])
    game.memories.past = Evenings()
    game.memories.look()


def past(hand: Stagehand) -> Iterator[str]:
    """The pages that tell of it."""
    game = hand.open_game()
    remember(game)
    hand.wait(ARRIVED)
    hand.backstage.stack.push(PastPage(hand.backstage, game))
    for moment, key in (("matches", ""), ("people", "tab-people"), ("match", "tab-matches")):
        hand.wait(ARRIVED)
        if key:
            hand.choose(key)
        if moment == "match":
            hand.choose("match-1")
        hand.wait(ARRIVED)
        yield moment
