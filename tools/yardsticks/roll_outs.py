"""How OpenSpiel's search guesses what a moment is worth: by playing on, at the engine's pace."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from kingup_game.engine import rules
from kingup_game.engine.actions import Action, Card, CastVote, MoveCharacter, PlaceCharacter
from kingup_game.engine.state import Phase, State
from tools.yardsticks.spiel_round import RoundState, chances

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Choice = Callable[[State, Sequence[Action], Random], Action]
    """How a seat chooses in a roll-out."""

_OWN_FIRST: Final = 0.75
_REFUSES_STRANGERS: Final = 0.5


class RollOuts:
    """An evaluator as `ISMCTSBot` wants it: the mean of one roll-out, and no prior."""

    def __init__(self, choice: Choice, source: Random) -> None:
        self._choice = choice
        self._source = source

    def evaluate(self, moment: RoundState) -> list[float]:
        state = moment.now
        while state.phase not in (Phase.DEAL, Phase.OVER):
            seat = rules.seats_to_act(state)[0]
            options = rules.legal_actions(state, seat)
            state, _ = rules.apply(state, self._choice(state, options, self._source))
        return chances(state)

    def prior(self, moment: RoundState) -> list[tuple[int, float]]:
        numbers = moment.legal_actions()
        return [(number, 1 / len(numbers)) for number in numbers]


def at_random(state: State, options: Sequence[Action], source: Random) -> Action:  # noqa: ARG001
    """Anything legal, as OpenSpiel's own roll-outs have it."""
    return options[int(source.random() * len(options))]


def by_sense(state: State, options: Sequence[Action], source: Random) -> Action:
    """Mostly one's own up, highest first, and a No for every other stranger on the throne."""
    some = options[int(source.random() * len(options))]
    match some:
        case CastVote(seat):
            is_own = state.nominee is not None and state.nominee in state.goals[seat]
            refuses = not is_own and source.random() < _REFUSES_STRANGERS
            wanted = Card.NO if refuses else Card.YES
            return next((option for option in options if option == CastVote(seat, wanted)), some)
        case MoveCharacter(seat) if source.random() < _OWN_FIRST:
            moves = [option for option in options if isinstance(option, MoveCharacter)]
            own = [move for move in moves if move.character in state.goals[seat]]
            return max(own, key=lambda move: move.to) if own else some
        case PlaceCharacter(seat) if source.random() < _OWN_FIRST:
            places = [option for option in options if isinstance(option, PlaceCharacter)]
            own_places = [place for place in places if place.character in state.goals[seat]]
            return max(own_places, key=lambda place: place.floor) if own_places else some
    return some
