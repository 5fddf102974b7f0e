"""The rules told a second time, slowly, from the rule page alone, to hold the engine against.

Everything is words and dictionaries; nothing is imported from the engine.
"""

from __future__ import annotations

import copy
from collections.abc import Collection, Mapping
from typing import Any

SUBJECTS = "ABCDEFGILMNOP"
NO_CARDS = {2: 4, 3: 4, 4: 3, 5: 2, 6: 2, 7: 2, 8: 2}
EACH_PLACES = {2: 6, 3: 4, 4: 3, 5: 2, 6: 2, 7: 1, 8: 1}
CHAIN = ["0", "1", "2", "3", "4", "5", "throne"]
VALUE = {"0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "throne": 10}
DUNGEON_COST = {"dungeon3": 3, "dungeon2": 2, "dungeon1": 1}
CASTLE = [*CHAIN, "wc3", "wc4"]

Option = tuple[str, int, str, str]
"""What is done, by which seat, with whom or which card, and where to."""


class NaiveMatch:
    """A match, as words in dictionaries and lists."""

    def __init__(
        self,
        edition: str,
        players: int,
        rounds: int = 3,
        house: Mapping[str, bool] | None = None,
        *,
        favoured: Collection[int] = (),
    ) -> None:
        self.favoured = favoured
        jester = edition == "jester"
        printed = {"wcs": jester, "dungeons": jester, "stomachache": jester}
        self.house = {"zero_is_33": not jester, **printed, **(house or {})}
        self.jester, self.players, self.rounds = jester, players, rounds
        self.round, self.phase = 1, "deal"
        self.first, self.turn = 0, 0
        self.crown: int | None = None
        self.nominee: str | None = None
        self.where: dict[str, str] = {}
        self.goals: list[str] = []
        self.hands: list[dict[str, int]] = []
        self.ballots: dict[int, str] = {}
        self.totals = [20 if jester else 0] * players
        self.points: list[int] = []
        self.castle: list[int] = []
        self.winners: list[int] = []

    def deal(self, first: int, goals: list[str]) -> None:
        self.first = self.turn = first
        self.goals = goals
        self.where = dict.fromkeys(SUBJECTS, "tray")
        if self.jester:
            self.where["J"] = "3"
        stomachaches = int(self.house["stomachache"])
        self.hands = [
            {
                "yes": 1,
                "no": NO_CARDS[self.players] + (1 if seat in self.favoured else 0),
                "stomachache": stomachaches,
            }
            for seat in range(self.players)
        ]
        self.crown, self.nominee, self.phase = None, None, "place"

    def options(self, seat: int) -> list[Option]:
        if self.phase == "vote" and seat not in self.ballots:
            hand = self.hands[seat]
            return [("vote", seat, card, "") for card in hand if hand[card] > 0]
        if seat != self.turn or self.phase not in ("place", "move"):
            return []
        if self.phase == "place":
            return [
                ("place", seat, who, floor)
                for who, where in self.where.items()
                if where == "tray"
                for floor in "1234"
                if self._crowd(floor) < 4
            ]
        steps = ((who, self._step(where)) for who, where in self.where.items())
        return [("move", seat, who, to) for who, to in steps if to]

    def _crowd(self, floor: str) -> int:
        return list(self.where.values()).count(floor)

    def _step(self, where: str) -> str:
        """Where one turn takes a character from `where`; nothing if it takes it nowhere."""
        if where in ("wc3", "wc4"):
            floor = where[-1]
            return floor if self._crowd(floor) < 4 else ""
        if where not in CHAIN or where == "throne":
            return ""
        above = CHAIN[CHAIN.index(where) + 1]
        if above == "throne" or self._crowd(above) < 4:
            return above
        wc = "wc" + above
        wc_is_free = self.house["wcs"] and above in "34" and wc not in self.where.values()
        return wc if wc_is_free else ""

    def do(self, option: Option) -> None:
        verb, seat, what, to = option
        if verb == "vote":
            self.ballots[seat] = what
            if len(self.ballots) == self.players:
                self._count()
            return
        self.where[what] = to
        if to == "throne":
            self.phase, self.crown, self.nominee = "vote", seat, what
            return
        self.turn = (seat + 1) % self.players
        placed = len(SUBJECTS) - self._crowd("tray")
        if verb == "place" and placed == EACH_PLACES[self.players] * self.players:
            for who in [who for who, where in self.where.items() if where == "tray"]:
                self.where[who] = "0"
            self.phase, self.turn = "move", self.first

    def _count(self) -> None:
        assert self.nominee
        assert self.crown is not None
        who, self.nominee = self.nominee, None
        cards = [self.ballots[seat] for seat in range(self.players)]
        self.ballots = {}
        for seat, card in enumerate(cards):
            if card != "yes":
                self.hands[seat][card] -= 1
        self.turn = (self.crown + 1) % self.players
        self.phase = "move"
        if "stomachache" in cards:
            self.where[who] = "5"
        elif "no" in cards and (self.jester or set(self.where.values()) != {"throne", "out"}):
            self.where[who] = "3" if who == "J" else self._prison()
        else:
            self._score()

    def _prison(self) -> str:
        if self.house["dungeons"]:
            for dungeon in ("dungeon3", "dungeon2", "dungeon1"):
                if dungeon not in self.where.values():
                    return dungeon
        return "out"

    def _score(self) -> None:
        jester_reigns = self.where.get("J") == "throne"
        self.points = []
        for seat, goal in enumerate(self.goals):
            points = 0
            for who in goal:
                place = self.where[who]
                points += VALUE.get(place, 0) - DUNGEON_COST.get(place, 0)
            if jester_reigns:
                points = -points
            if self.round == 3 and self.house["zero_is_33"] and points == 0:
                points = 33
            self.points.append(points)
            self.totals[seat] += points
        assert self.crown is not None
        if self.round < self.rounds:
            self.round += 1
            self.phase = "deal"
            self.first = self.turn = (self.crown + 1) % self.players
            return
        self.phase = "over"
        self.castle = [sum(self.where[who] in CASTLE for who in goal) for goal in self.goals]
        ranking = [(self.totals[seat], self.castle[seat]) for seat in range(self.players)]
        self.winners = [seat for seat in range(self.players) if ranking[seat] == max(ranking)]

    def sequences(self, depth: int) -> int:
        """How many ways there are to play the next `depth` decisions; ballots in seat order."""
        if depth == 0 or self.phase in ("deal", "over"):
            return 1
        seat = self.turn
        if self.phase == "vote":
            seat = min(set(range(self.players)) - set(self.ballots))
        total = 0
        for option in self.options(seat):
            branch = self._branch()
            branch.do(option)
            total += branch.sequences(depth - 1)
        return total

    def _branch(self) -> NaiveMatch:
        branch = copy.copy(self)
        branch.where, branch.ballots = dict(self.where), dict(self.ballots)
        branch.hands = [dict(hand) for hand in self.hands]
        branch.totals = list(self.totals)
        return branch

    def picture(self) -> dict[str, Any]:
        """All that is comparable, for a test to hold beside the engine's."""
        return {
            name: getattr(self, name)
            for name in ("round", "phase", "first", "turn", "where", "hands", "totals", "nominee")
        }
