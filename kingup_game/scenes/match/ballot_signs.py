"""What shows how to vote: cards to click for one alone, pictures of the devices for several."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.engine.actions import Card
from kingup_game.engine.stakes import worth_with
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.private.whisper import Whisper
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.seats.ballot_devices import ORDER, BallotDevices, Marks
from kingup_game.stage.seats.vote_cards import SEAL, Thing, VoteCards
from kingup_game.theme import art

CARD_OF: Final = {
    Intent.NO: Card.NO,
    Intent.YES: Card.YES,
    Intent.STOMACH: Card.STOMACHACHE,
}
_NAME_ON: Final = {Card.STOMACHACHE: "vote.card_stomachache"}
"""What stands on a narrow card, where it is not what is said: it may take two lines."""
_INTENT_OF: Final = {card: intent for intent, card in CARD_OF.items()}


class BallotSigns:
    """One of the two, for as long as a ballot is open."""

    def __init__(self, match: MatchContext) -> None:
        self._match = match
        self._backstage = match.backstage
        self._cards = VoteCards(match.picture.sheet)
        self._devices = BallotDevices(match.picture.sheet)
        self._hovered: Thing | None = None
        has_stomachache = match.terms.house.stomachache
        self._offered = [card for card in ORDER if card is not Card.STOMACHACHE or has_stomachache]
        self.whisper = Whisper(match, self._offered, self._devices.light)

    def clear(self) -> None:
        """The ballot is over."""
        self.whisper.rest()
        self._cards.clear()
        self._devices.show(())

    def rules(self) -> dict[Card, str]:
        """What each card does, in a few words."""
        return {
            card: self._backstage.say(f"vote.rule_{card.value}") for card in (Card.NO, Card.YES)
        }

    def done_by(self, device: str | None) -> Intent:
        """What passes a shared device on: a pointer's buttons are cards, and it has its wheel."""
        points = self._backstage.controls.can(device, Capability.POINT)
        return Intent.DOWN if points else Intent.CONFIRM

    def under(self, press: Press) -> Thing | None:
        """The card or seal that a pointer means; it shows that it is meant."""
        self._hovered = self._cards.under(press.x, press.y)
        return self._hovered

    def show_own(self, seat: int, hand: Sequence[Card], choice: Card | None) -> None:
        """Alone there is no secret: the cards one holds, what they would be worth, what was chosen,
        and the seal."""
        device, say = self._match.hand_of(seat), self._backstage.say
        points = self._backstage.controls.can(device, Capability.POINT)
        asked_by: dict[Thing, Intent] = {SEAL: Intent.CONFIRM}
        words: dict[Thing, str] = {SEAL: say("vote.seal")}
        notes: dict[Thing, str] = {}
        for card in self._offered:
            if card in hand:
                asked_by[card] = _INTENT_OF[card]
                words[card] = say(_NAME_ON.get(card, f"votes.{card.value}"))
                notes[card] = self._note(self._worth(seat, card))
        button = self._backstage.button
        marks = {} if points else {one: button(intent, device) for one, intent in asked_by.items()}
        is_large = self._backstage.has_large_text
        self._cards.show(words, notes, marks, choice, self._hovered, is_large=is_large)

    def _note(self, worth: int) -> str:
        """So many points; large letters leave room for a coin instead of the word."""
        if self._backstage.has_large_text:
            return f"{inline(art.COIN_BLANK)} {worth}"
        return self._backstage.say("vote.worth", count=worth)

    def _worth(self, seat: int, card: Card) -> int:
        """What one's own goal would come to if this card decided."""
        view = self._match.shown.view(seat)
        assert view.goal is not None
        assert view.nominee is not None
        return worth_with(view.terms, view.goal, view.board, view.nominee, card)

    def played(self, seat: int, card: Card) -> str:
        """For who is alone: the card, and what is left of the others once it is spent."""
        hand, speech = self._match.shown.view(seat).hand, self._match.voice.to(seat)
        assert hand is not None
        left = hand.no - (card is Card.NO)
        told = speech.say("vote.played", card=speech.say(f"votes.{card.value}"), count=left)
        aches = hand.stomachache - (card is Card.STOMACHACHE)
        return f"{told}, {aches} × {speech.say('votes.stomachache')}" if aches else told

    def show_devices(self, devices: Iterable[str | None]) -> None:
        """Which button is which, on every kind of device that votes now."""
        self._devices.show([self._marks_of(device) for device in devices])

    def _marks_of(self, device: str | None) -> Marks:
        button = self._backstage.button
        return tuple((card, button(_INTENT_OF[card], device)) for card in self._offered)
