"""What shows how to vote: cards to click for one alone, buttons of all devices for several."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.engine.actions import Card
from kingup_game.engine.stakes import worth_with
from kingup_game.engine.view import View
from kingup_game.motion.script import Script
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.private.whisper import Whisper
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.hints.parts_of_line import PARTS_APART
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.seats.drawn_ballot import CardLook, Said
from kingup_game.stage.seats.question_ribbon import QuestionRibbon
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.stage.seats.vote_cards import SEAL, Thing, VoteCards, cards_of
from kingup_game.theme import art

CARD_OF: Final = {
    Intent.NO: Card.NO,
    Intent.YES: Card.YES,
    Intent.STOMACH: Card.STOMACHACHE,
}
_NONE_LEFT: Final = "0"
"""Beside a card that is spent, where its button was."""
_INTENT_OF: Final[Mapping[Thing, Intent]] = {card: intent for intent, card in CARD_OF.items()}
_BUTTON_OF: Final[Mapping[Thing, Intent]] = {**_INTENT_OF, SEAL: Intent.CONFIRM}


class BallotSigns:
    """For as long as a ballot is open, and until its count begins; one's own goal leaves room."""

    def __init__(
        self, match: MatchContext, cards: VoteCards, question: QuestionRibbon, *, is_asked: bool
    ) -> None:
        self._match = match
        self._is_asked = is_asked
        """Whether a person chooses at all."""
        match.own_corner.make_room(True)
        self._backstage = match.backstage
        self._cards = cards
        self._question = question
        self._hovered: Thing | None = None
        self._offered = cards_of(match.terms.house)
        self._asked: tuple[object, ...] = ()
        self._awaited: int | None = None
        self._own: Mapping[Thing, Said] = {}
        self.whisper = Whisper(match, self._offered, self._cards.light)

    def close(self) -> None:
        """No button is heard any more; cards hang on as they are."""
        self.whisper.rest()
        self.seal()

    def seal(self) -> None:
        """Nothing can be clicked any more, and what was picked up is sealed."""
        self._cards.seal()

    def clear(self) -> None:
        """The ballot is over."""
        self.whisper.rest()
        self._cards.clear()
        self._match.own_corner.make_room(False)

    def ask(self, question: str, more: Sequence[str] = (), *, is_at_table: bool = False) -> None:
        """What is voted on: large, and not in the line too, which lies over floor 0: there is only
        what more can be pressed."""
        self._leave_to_the_line(question, more)
        self._question.ask(question, is_at_table=is_at_table)

    def announce(
        self,
        words: str,
        more: Sequence[str] = (),
        *,
        face: SeatFace | None = None,
        is_at_table: bool = False,
    ) -> None:
        """Something that is not about whoever is judged, in the same place: perhaps who has the
        device now, with their face."""
        self._leave_to_the_line(words, more)
        self._question.announce(words, face, is_at_table=is_at_table)

    def _leave_to_the_line(self, words: str, more: Sequence[str]) -> None:
        line = self._match.voice.line
        line.show(PARTS_APART.join([words, *more]))
        if more:
            line.stand_aside(PARTS_APART.join(more))
        else:
            line.give_way()

    def hang_the_question(self) -> Script:
        """It comes to the large face, with the cards at both sides of that: nobody flies past
        them. Where nobody chooses, no card says how."""
        if self._is_asked:
            self._cards.hang()
        yield self._question.come(is_behind=self._is_asked)

    def light_who_is_awaited(self, passing: int | None, seals: Sequence[bool]) -> None:
        """A panel, as on a turn: of who has the shared device, or votes alone and has not sealed.
        Among several who vote at once none is lit: it would tell who is done."""
        own = self._match.solo_seat
        awaited = passing if own is None or seals[own] else own
        if awaited != self._awaited:
            self._awaited = awaited
            self._match.picture.panels.show_turn(awaited)

    def done_by(self, device: str | None) -> Intent:
        """What passes a shared device on: a pointer's buttons are cards, and it has its wheel."""
        points = self._backstage.controls.can(device, Capability.POINT)
        return Intent.DOWN if points else Intent.CONFIRM

    def under(self, press: Press) -> Thing | None:
        """The card or seal that a pointer means; it shows that it is meant."""
        self._hovered = self._cards.under(press.x, press.y)
        return self._hovered

    def tell(self, devices: Iterable[str | None]) -> None:
        """What each card is called, and which button it is on every kind of device that votes
        now."""
        is_large, clarity = self._backstage.has_large_text, self._backstage.clarity
        said = _said_to_all(self._match, devices)
        self._cards.show(said, is_large=is_large, clarity=clarity)

    def show_own(self, seat: int, hand: Sequence[Card], choice: Card | None) -> None:
        """Alone there is no secret: the cards one holds, what they would be worth, what was chosen,
        and the seal."""
        device = self._match.hand_of(seat)
        view = self._match.shown.view(seat)
        marks = _own_marks(self._match, device, (*self._offered, SEAL))
        asked = (view.board, view.nominee, tuple(hand), marks, self._backstage.look)
        if asked != self._asked:  # once a tick, and most of it is words
            self._asked, self._own = asked, self._said_of_own(view, hand, marks)
        is_large, clarity = self._backstage.has_large_text, self._backstage.clarity
        self._cards.show(self._own, choice, self._hovered, is_large=is_large, clarity=clarity)

    def foresee(self) -> Iterator[Sheet]:
        """What hangs there once a card is picked up, each that one may play alone: wax, gold
        and words are drawn before."""
        for card in self._offered:
            if self._own and self._own[card].look is CardLook.OFFERED:
                yield self._cards.looks_with(card)

    def _said_of_own(
        self, view: View, hand: Sequence[Card], marks: Sequence[Sequence[str]]
    ) -> Mapping[Thing, Said]:
        say = self._backstage.say
        *of_cards, of_seal = marks
        said: dict[Thing, Said] = {}
        for card, buttons in zip(self._offered, of_cards, strict=True):
            name = say(f"votes.{card.value}")
            if card in hand:
                said[card] = Said(name, _note(_worth(view, card)), buttons)
            else:
                said[card] = Said(name, marks=(_NONE_LEFT,), look=CardLook.SPENT)
        said[SEAL] = Said(say("vote.seal"), marks=of_seal)
        return said

    def played(self, seat: int, card: Card) -> str:
        """For who is alone: the card, and what is left of the others once it is spent."""
        hand, speech = self._match.shown.view(seat).hand, self._match.voice.to(seat)
        assert hand is not None
        left = hand.no - (card is Card.NO)
        told = speech.say("vote.played", card=speech.say(f"votes.{card.value}"), count=left)
        aches = hand.stomachache - (card is Card.STOMACHACHE)
        return f"{told}, {aches} × {speech.say('votes.stomachache')}" if aches else told


def looks_ahead(match: MatchContext) -> Sheet:
    """Cards as they will hang before people, shown to nobody: where one votes alone, as if none of
    them were worth anything."""
    company, offered = match.company, cards_of(match.terms.house)
    if (seat := match.solo_seat) is not None:
        marks = _own_marks(match, match.hand_of(seat), offered)
        own, say = zip(offered, marks, strict=True), match.backstage.say
        said: dict[Thing, Said] = {
            card: Said(say(f"votes.{card.value}"), _note(0), buttons) for card, buttons in own
        }
    else:
        together = [one for one in company.people if company.has_own_device(one)]
        said = _said_to_all(match, map(match.hand_of, together or company.people))
    sheet, backstage = Sheet(), match.backstage
    cards = VoteCards(sheet)
    cards.hang()
    cards.show(said, is_large=backstage.has_large_text, clarity=backstage.clarity)
    return sheet


def _said_to_all(match: MatchContext, devices: Iterable[str | None]) -> dict[Thing, Said]:
    backstage, offered = match.backstage, cards_of(match.terms.house)

    def marks_of(device: str | None) -> tuple[str, ...]:
        return tuple(backstage.button(_INTENT_OF[card], device) for card in offered)

    kinds = tuple(dict.fromkeys(map(marks_of, devices)))
    said: dict[Thing, Said] = {}
    for number, card in enumerate(offered):
        marks = tuple(kind[number] for kind in kinds)
        said[card] = Said(backstage.say(f"votes.{card.value}"), marks=marks, look=CardLook.TOLD)
    return said


def _own_marks(
    match: MatchContext, device: str | None, things: Iterable[Thing]
) -> tuple[tuple[str, ...], ...]:
    backstage = match.backstage
    if backstage.controls.can(device, Capability.POINT):
        return tuple(() for _ in things)
    return tuple((backstage.button(_BUTTON_OF[thing], device),) for thing in things)


def _worth(view: View, card: Card) -> int:
    """What one's own goal would come to if this card decided."""
    assert view.goal is not None
    assert view.nominee is not None
    return worth_with(view.terms, view.goal, view.board, view.nominee, card)


def _note(worth: int) -> str:
    """The same beside a coin, as beside one's own goal: a word would leave it no room."""
    return f"{inline(art.COIN_LOSS_BLANK if worth < 0 else art.COIN_BLANK)} {worth}"
