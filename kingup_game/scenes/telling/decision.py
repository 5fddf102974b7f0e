"""How an election ended, or may end: in words, and on which ribbon."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import DUNGEONS, JESTER, Character, Place
from kingup_game.engine.events import Outcome, VotesRevealed
from kingup_game.engine.outcomes import place_after
from kingup_game.engine.scoring import PLACE_VALUES
from kingup_game.engine.view import View
from kingup_game.scenes.match.voice import MatchVoice
from kingup_game.theme import art

_DECIDED_BY: Final = {
    Outcome.CROWNED: Card.YES,
    Outcome.REFUSED: Card.NO,
    Outcome.STOMACHACHE: Card.STOMACHACHE,
}


@dataclass(frozen=True, slots=True)
class Decision:
    """One of them, and whoever says it."""

    voice: MatchVoice
    revealed: VotesRevealed

    def instead(self, outcome: Outcome, view: View) -> Decision:
        """How it may end otherwise, as far as everybody knows where who is refused goes."""
        nominee = self.revealed.nominee
        to = place_after(view.terms, nominee, view.board, outcome)
        return replace(self, revealed=replace(self.revealed, outcome=outcome, to=to))

    @property
    def is_crowned(self) -> bool:
        """Whether somebody is king."""
        return self.revealed.outcome is Outcome.CROWNED

    @property
    def turns_the_world(self) -> bool:
        """Whether it is the Jester."""
        return self.is_crowned and self.revealed.nominee == JESTER

    @property
    def decided_by(self) -> Card:
        """The card that it came from."""
        return _DECIDED_BY[self.revealed.outcome]

    @property
    def deciding(self) -> Sequence[int]:
        """Whose cards it came from."""
        cards = self.revealed.cards
        return [seat for seat, played in enumerate(cards) if played is self.decided_by]

    @property
    def face(self) -> str:
        """What whoever was up for the throne looks like."""
        outcome = self.revealed.outcome
        return "queasy" if outcome is Outcome.STOMACHACHE else outcome.value

    @property
    def ribbon(self) -> str:
        """The picture of what it is written on."""
        if not self.is_crowned:
            return art.RIBBON_REFUSED
        return art.RIBBON_MOTLEY if self.turns_the_world else art.RIBBON_CROWNED

    @property
    def result(self) -> str:
        """What has been decided, in words."""
        voice, revealed = self.voice, self.revealed
        name, outcome, to = voice.character(revealed.nominee), revealed.outcome, revealed.to
        if to in DUNGEONS:
            return voice.say("vote.cell", character=name, worth=PLACE_VALUES[to])
        is_jester = revealed.nominee == JESTER and outcome is not Outcome.STOMACHACHE
        told = f"vote.jester_{outcome}" if is_jester else f"vote.{outcome}"
        return voice.say(told, character=name)

    @property
    def sentence(self) -> str:
        """The same, as it stands on the ribbon."""
        return self.result[:1].upper() + self.result[1:]

    @property
    def why(self) -> str:
        """Where a crown comes in spite of a No: for the last one in the castle none counts."""
        if not self.is_crowned or Card.NO not in self.revealed.cards:
            return ""
        name = self.voice.character(self.revealed.nominee)
        return self.voice.say("vote.last_crowned", character=name)


def ways_to_end(voice: MatchVoice, view: View, nominee: Character) -> Sequence[Decision]:
    """All of them, as everybody knows them before a card is turned."""
    has_stomachache = view.terms.house.stomachache
    open_still = Decision(voice, VotesRevealed(nominee, (), Outcome.REFUSED, Place.THRONE))
    return [
        open_still.instead(outcome, view)
        for outcome in Outcome
        if has_stomachache or outcome is not Outcome.STOMACHACHE
    ]
