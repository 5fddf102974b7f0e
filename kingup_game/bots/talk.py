"""What opponents say at telling moments: from what everybody saw, so that it tells no secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Final

from kingup_game.bots.players.tempers import Temper
from kingup_game.engine.cast import DUNGEONS, JESTER, WCS, Character, Place
from kingup_game.engine.events import (
    CharacterMoved,
    Event,
    Outcome,
    RoundDealt,
    RoundScored,
    VotesRevealed,
)

VARIANTS: Final = 3
"""Lines of each moment that anybody may say; each temperament has one of its own besides."""
_IN_CHARACTER: Final = 0.4


class Moment(StrEnum):
    """When a line may fall. The value begins the name of the line."""

    OPENING = "opening"
    AHEAD = "ahead"
    BEHIND = "behind"
    CLIMBING = "climbing"
    NOMINATES = "nominates"
    JESTER_RISES = "jester_rises"
    LOST_FRIEND = "lost_friend"
    GLOATS = "gloats"
    CROWNED = "crowned"
    STOMACHACHE = "stomachache"
    WC = "wc"
    OUT_OF_WC = "out_of_wc"
    CELL = "cell"
    JESTER_REFUSED = "jester_refused"
    JESTER_CROWNED = "jester_crowned"


ALIKE: Final = frozenset(
    (Moment.WC, Moment.OUT_OF_WC, Moment.CELL, Moment.JESTER_REFUSED, Moment.JESTER_CROWNED)
)
"""Moments at which all temperaments find the same words."""

_CHANCE: Final = {
    Moment.OPENING: 0.5,
    Moment.AHEAD: 0.6,
    Moment.BEHIND: 0.6,
    Moment.CLIMBING: 0.12,
    Moment.NOMINATES: 0.5,
    Moment.JESTER_RISES: 0.7,
    Moment.LOST_FRIEND: 0.6,
    Moment.GLOATS: 0.4,
    Moment.CROWNED: 0.9,
    Moment.STOMACHACHE: 0.9,
    Moment.WC: 0.6,
    Moment.OUT_OF_WC: 0.6,
    Moment.CELL: 0.4,
    Moment.JESTER_REFUSED: 0.7,
    Moment.JESTER_CROWNED: 0.9,
}
_TALKATIVE: Final = {
    Temper.STEADY: 0.7,
    Temper.SCHEMER: 0.9,
    Temper.MISER: 0.7,
    Temper.KINGMAKER: 1.1,
    Temper.HOTHEAD: 1.4,
    Temper.JOKER: 1.5,
}


@dataclass(frozen=True, slots=True)
class Remark:
    """Who says which line of the catalogue's section `talk`, and about whom, if anybody."""

    seat: int
    line: str
    character: Character | None = None


class Talk:
    """Listens to one match as the television sees it, and speaks for its bots."""

    def __init__(self, tempers: Mapping[int, Temper], seed: int) -> None:
        self._tempers = dict(tempers)
        self._seed = seed
        self._heard = 0
        self._crown: int | None = None
        self._totals: tuple[int, ...] = ()

    def remark(self, event: Event) -> Remark | None:
        """Hear what happened, and say something about it, or nothing."""
        self._heard += 1
        source = Random(f"{self._seed}/{self._heard}/talk")
        wishing = list(self._tempers)
        source.shuffle(wishing)
        remarks = [
            Remark(seat, line, _spoken_of(event))
            for seat in wishing
            if (line := self.line_for(event, seat, source))
        ]
        self._remember(event)
        return remarks[0] if remarks else None

    def line_for(self, event: Event, seat: int, source: Random) -> str | None:
        """What this seat says about an event, if it has anything to say."""
        moment = self._moment(event, seat)
        if moment is None:
            return None
        temper = self._tempers[seat]
        if source.random() >= _CHANCE[moment] * _TALKATIVE[temper]:
            return None
        in_character = source.random() < _IN_CHARACTER and moment not in ALIKE
        return f"{moment}_{temper if in_character else source.randrange(VARIANTS) + 1}"

    def _moment(self, event: Event, seat: int) -> Moment | None:
        match event:
            case RoundDealt():
                return self._at_the_deal(seat)
            case CharacterMoved(seat=mover, character=character, to=to) if mover == seat:
                if character == JESTER and to in (Place.FLOOR_5, Place.THRONE):
                    return Moment.JESTER_RISES
                if to is Place.THRONE:
                    return Moment.NOMINATES
                if to in WCS or event.origin in WCS:
                    return Moment.WC if to in WCS else Moment.OUT_OF_WC
                return Moment.CLIMBING if to is Place.FLOOR_5 else None
            case VotesRevealed():
                return self._after_the_vote(event, seat)
            case _:
                return None

    def _at_the_deal(self, seat: int) -> Moment | None:
        totals = self._totals
        if not totals:
            return Moment.OPENING
        if totals[seat] == max(totals):
            return Moment.AHEAD
        return Moment.BEHIND if totals[seat] == min(totals) else None

    def _after_the_vote(self, revealed: VotesRevealed, seat: int) -> Moment | None:
        outcome, is_crown = revealed.outcome, seat == self._crown
        if outcome is Outcome.STOMACHACHE:
            return Moment.STOMACHACHE
        if revealed.nominee == JESTER:
            return Moment.JESTER_CROWNED if outcome is Outcome.CROWNED else Moment.JESTER_REFUSED
        if outcome is Outcome.CROWNED:
            return Moment.CROWNED if is_crown else None
        if is_crown:
            return Moment.LOST_FRIEND
        return Moment.CELL if revealed.to in DUNGEONS else Moment.GLOATS

    def _remember(self, event: Event) -> None:
        if isinstance(event, CharacterMoved) and event.to is Place.THRONE:
            self._crown = event.seat
        elif isinstance(event, RoundScored):
            self._totals = event.totals


def _spoken_of(event: Event) -> Character | None:
    match event:
        case CharacterMoved(character=moved):
            return moved
        case VotesRevealed(nominee=nominee):
            return nominee
        case _:
            return None
