"""Why one might make a choice: from what its seat sees, counts and believes, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.bots.advice import Grounds, Why
from kingup_game.bots.belief.memory import Memory
from kingup_game.engine.actions import Action, Card, CastVote, MoveCharacter, PlaceCharacter
from kingup_game.engine.cast import DUNGEONS, FLOOR_LIMIT, JESTER, Character, Place
from kingup_game.engine.goals import GOALS
from kingup_game.engine.scoring import LAST_ROUND, worth
from kingup_game.engine.stakes import worth_with
from kingup_game.engine.state import board_with
from kingup_game.engine.view import View

SEEMS: Final = 0.62
"""So likely must it be that a rival wants somebody before the coach says that it seems so."""


class Outlook:
    """What one seat can tell of a position: who is behind whom, who can refuse, who leads."""

    def __init__(self, view: View, memory: Memory) -> None:
        assert view.goal is not None
        self.view = view
        self.goal = view.goal
        rivals = memory.rivals()
        self.refusers = sum(memory.hands[rival].no > 0 for rival in rivals)
        """Rivals who still hold a No, as everybody can count."""
        self._goals = [memory.beliefs[rival].goal_weights() for rival in rivals]

    def is_own(self, character: Character) -> bool:
        """Whether a character is on the goal of this seat."""
        return character in self.goal

    def wanted_by(self, character: Character) -> int:
        """How many rivals seem to want this one."""
        return sum(_share(goals, lambda g: character in g) >= SEEMS for goals in self._goals)

    def leads_with(self, king: Character) -> bool:
        """Whether this seat's six would be worth most if the round ended with this king."""
        ended = board_with(self.view.board, king, Place.THRONE)
        expected = [_share(goals, lambda g: worth(g, ended)) for goals in self._goals]
        return worth(self.goal, ended) >= max(expected)

    def pays_under(self, king: Character) -> bool:
        """Whether the six of this seat would bring anything if the round ended with this king."""
        return worth(self.goal, board_with(self.view.board, king, Place.THRONE)) > 0

    @property
    def has_free_cell(self) -> bool:
        """Whether the next who is refused is locked up rather than sent away."""
        has_cells = self.view.terms.house.dungeons
        return has_cells and any(cell not in self.view.board for cell in DUNGEONS)

    def is_worth_zero_without(self, nominee: Character) -> bool:
        """Whether a refusal now would leave exactly nothing, in the round where that is best."""
        view = self.view
        if view.round != LAST_ROUND or not view.terms.house.zero_is_33:
            return False
        return worth_with(view.terms, self.goal, view.board, nominee, Card.NO) == 0


def reason(outlook: Outlook, action: Action, dares: bool = False) -> Grounds:
    """The best that can be said for a choice; `dares` if it is made for the zero that counts 33."""
    if dares and _serves_zero(outlook, action):
        return Grounds(Why.DARE)
    match action:
        case PlaceCharacter(character=character, floor=floor):
            return _to_place(outlook, character, floor)
        case MoveCharacter(character=character, to=Place.THRONE):
            return _to_nominate(outlook, character)
        case MoveCharacter(character=character, to=to):
            return _to_move(outlook, character, to)
        case CastVote(card=card):
            return _to_vote(outlook, card)
    raise ValueError(f"{action!r} is no choice of a seat")


def _serves_zero(outlook: Outlook, action: Action) -> bool:
    """Whether one's own are sent up, or away for good. A last refusal has a better reason."""
    match action:
        case MoveCharacter(character=character):
            return outlook.is_own(character)
        case CastVote(card=Card.NO):
            nominee = outlook.view.nominee
            assert nominee is not None
            return outlook.is_own(nominee) and not outlook.is_worth_zero_without(nominee)
        case _:
            return False


def _to_place(outlook: Outlook, character: Character, floor: Place) -> Grounds:
    wanted = outlook.wanted_by(character)
    if outlook.is_own(character):
        if wanted and floor >= Place.FLOOR_3:
            return Grounds(Why.PLACE_SHARED, wanted)
        if floor is Place.FLOOR_4:
            return Grounds(Why.PLACE_HIGH)
        return Grounds(Why.PLACE_LATER if floor is Place.FLOOR_1 else Why.PLACE_HIDDEN)
    if floor is Place.FLOOR_4:
        return Grounds(Why.PLACE_BAIT)
    if floor is Place.FLOOR_3:
        return Grounds(Why.PLACE_BLIND)
    return Grounds(Why.PLACE_DOWN, wanted) if wanted else Grounds(Why.PLACE_LOW)


def _to_move(outlook: Outlook, character: Character, to: Place) -> Grounds:
    if not to.is_floor:
        return Grounds(Why.PRIVY)
    if outlook.is_own(character) and not outlook.view.place_of(character).is_floor:
        return Grounds(Why.OUT_OF_PRIVY)
    if character == JESTER and to is Place.FLOOR_5:
        return Grounds(Why.FOOL_NEARS)
    if outlook.is_own(character):
        if wanted := outlook.wanted_by(character):
            return Grounds(Why.RAISE_SHARED, wanted)
        return Grounds(Why.RAISE_DOOR if to is Place.FLOOR_5 else Why.RAISE_OWN)
    if outlook.view.board.count(to) == FLOOR_LIMIT - 1:
        return Grounds(Why.FILLS)
    return Grounds(Why.BAIT if to in (Place.FLOOR_4, Place.FLOOR_5) else Why.BIDE)


def _to_nominate(outlook: Outlook, character: Character) -> Grounds:
    if outlook.is_own(character):
        if not outlook.refusers:
            return Grounds(Why.CROWN_FREE)
        wanted = outlook.wanted_by(character)
        return Grounds(Why.CROWN_SHARED, wanted) if wanted else Grounds(Why.CROWN_OWN)
    if character == JESTER and outlook.pays_under(JESTER):
        return Grounds(Why.FOOL_PAYS)
    if outlook.leads_with(character):
        return Grounds(Why.NOMINATE_LEAD)
    if not outlook.refusers:
        return Grounds(Why.NOMINATE_FREE)
    return Grounds(Why.NOMINATE_STRANGER, outlook.refusers)


def _to_vote(outlook: Outlook, card: Card) -> Grounds:
    nominee = outlook.view.nominee
    assert nominee is not None
    if card is Card.STOMACHACHE:
        return Grounds(Why.ACHE)
    if nominee == JESTER and outlook.pays_under(JESTER) is (card is Card.YES):
        return Grounds(Why.FOOL_PAYS if card is Card.YES else Why.FOOL_COSTS)
    if card is Card.YES:
        if outlook.is_own(nominee):
            return Grounds(Why.YES_OWN)
        if outlook.leads_with(nominee):
            return Grounds(Why.YES_LEAD)
        can_wait = outlook.refusers > 0
        return Grounds(Why.YES_SAVE, outlook.refusers) if can_wait else Grounds(Why.YES_CHEAP)
    if outlook.is_own(nominee):
        zero = outlook.is_worth_zero_without(nominee)
        return Grounds(Why.NO_ZERO if zero else Why.NO_BLUFF)
    if not outlook.refusers:
        return Grounds(Why.NO_LAST)
    leads = outlook.leads_with(nominee)
    if wanted := outlook.wanted_by(nominee):
        if outlook.has_free_cell:
            return Grounds(Why.NO_CELL, wanted)
        return Grounds(Why.NO_WANTED, wanted) if leads else Grounds(Why.NO_RIVALS)
    return Grounds(Why.NO_DEAR if leads else Why.NO_BEHIND)


def _share(goals: list[float], of_goal: Callable[[str], float]) -> float:
    """What is expected over the goals that a rival may have."""
    return sum(weight * of_goal(goal) for weight, goal in zip(goals, GOALS, strict=True) if weight)
