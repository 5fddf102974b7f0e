"""What can be asked of a match, and the typed refusals it answers with."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kingup_game.engine.cast import Character, Place
from kingup_game.engine.goals import Goal


class Card(StrEnum):
    """What can be put into the ballot box."""

    YES = "yes"
    NO = "no"
    STOMACHACHE = "stomachache"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance begins a round: the first seat, and a goal for each seat."""

    first: int
    goals: tuple[Goal, ...]


@dataclass(frozen=True, slots=True)
class PlaceCharacter:
    """A seat puts a character from the tray on one of the floors 1 to 4.

    >>> PlaceCharacter(seat=0, character="A", floor=Place.FLOOR_3)
    PlaceCharacter(seat=0, character='A', floor=<Place.FLOOR_3: 3>)
    """

    seat: int
    character: Character
    floor: Place


@dataclass(frozen=True, slots=True)
class MoveCharacter:
    """A seat has a character climb one step; `to` the throne is a nomination.

    The step is fixed by where the character stands, and still `to` is said: whoever asks for
    another than the rules would take is told so, and a record can be read without replaying it.

    >>> from kingup_game.engine.edition import terms_of
    >>> from kingup_game.engine.rules import refusal_of
    >>> from kingup_game.engine.state import new_match
    >>> climb = MoveCharacter(seat=2, character="A", to=Place.THRONE)
    >>> refusal_of(new_match(terms_of("classic", 4)), climb).sentence
    'That cannot be done in this phase of the game.'
    """

    seat: int
    character: Character
    to: Place


@dataclass(frozen=True, slots=True)
class CastVote:
    """A seat puts a card into the ballot box. The vote opens when all seats have done so."""

    seat: int
    card: Card


Action = Deal | PlaceCharacter | MoveCharacter | CastVote


class Reason(StrEnum):
    """Why an action is refused. The value is also the key of the stage's own sentence."""

    NOT_NOW = "not_now"
    NOT_YOUR_TURN = "not_your_turn"
    BAD_DEAL = "bad_deal"
    UNKNOWN_CHARACTER = "unknown_character"
    ALREADY_PLACED = "already_placed"
    NOT_A_PLACING_FLOOR = "not_a_placing_floor"
    FLOOR_FULL = "floor_full"
    FLOOR_ABOVE_FULL = "floor_above_full"
    WC_TAKEN = "wc_taken"
    STUCK_IN_WC = "stuck_in_wc"
    NOT_IN_THE_CASTLE = "not_in_the_castle"
    ONE_STEP_ONLY = "one_step_only"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    ALREADY_VOTED = "already_voted"


_SENTENCES = {
    Reason.NOT_NOW: "That cannot be done in this phase of the game.",
    Reason.NOT_YOUR_TURN: "It is not your turn.",
    Reason.BAD_DEAL: "Those goals cannot be dealt, or the wrong seat begins.",
    Reason.UNKNOWN_CHARACTER: "{character} is not in this edition.",
    Reason.ALREADY_PLACED: "{character} is in the castle already.",
    Reason.NOT_A_PLACING_FLOOR: "Characters are placed on floor 1, 2, 3 or 4.",
    Reason.FLOOR_FULL: "Floor {place} is full: it holds four already.",
    Reason.FLOOR_ABOVE_FULL: "{character} cannot climb: floor {place} above is full.",
    Reason.WC_TAKEN: "{character} cannot climb: floor {place} above is full and its WC is taken.",
    Reason.STUCK_IN_WC: "{character} cannot leave the WC: floor {place} is full.",
    Reason.NOT_IN_THE_CASTLE: "{character} is out of the race for this round.",
    Reason.ONE_STEP_ONLY: "{character} can only go to {place} from there.",
    Reason.CARD_NOT_IN_HAND: "You do not hold that card.",
    Reason.ALREADY_VOTED: "You have voted already.",
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed, as a value that the stage can say in any language.

    >>> refusal = Refusal(Reason.FLOOR_FULL, "A", Place.FLOOR_3)
    >>> refusal.sentence
    'Floor 3 is full: it holds four already.'
    """

    reason: Reason
    character: Character | None = None
    place: Place | None = None

    @property
    def sentence(self) -> str:
        """The reason in English, for records, programs and the command line."""
        return _SENTENCES[self.reason].format(
            character=self.character, place=None if self.place is None else self.place.word
        )


class IllegalActionError(ValueError):
    """An action that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal
