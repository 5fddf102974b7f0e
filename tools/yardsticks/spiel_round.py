"""A round of King Up! as a game of OpenSpiel, from any moment of it to its score.

Votes are cast one after another and stay hidden until the last, which is the same to all as casting
them at once. A seat's return is its chance to win the match from the totals that the round leaves.
"""

from __future__ import annotations

from typing import Final

import pyspiel

from kingup_game.bots.players.win_chances import chance_of_margin
from kingup_game.engine import rules
from kingup_game.engine.actions import Action, Card, CastVote, MoveCharacter, PlaceCharacter
from kingup_game.engine.cast import CAST, CAST_INDEX, PLACING_FLOORS
from kingup_game.engine.goals import GOALS
from kingup_game.engine.scoring import still_in_castle, winners
from kingup_game.engine.state import Phase, State

_FLOORS: Final = len(PLACING_FLOORS)
_FIRST_MOVE: Final = len(CAST) * _FLOORS
_FIRST_VOTE: Final = _FIRST_MOVE + len(CAST)
_CARDS: Final = tuple(Card)
_LONGEST: Final = 400
"""More actions than any round has."""


def number_of(action: Action) -> int:
    """An action of a seat as OpenSpiel's number for it."""
    match action:
        case PlaceCharacter(_, character, floor):
            return CAST_INDEX[character] * _FLOORS + PLACING_FLOORS.index(floor)
        case MoveCharacter(_, character):
            return _FIRST_MOVE + CAST_INDEX[character]
        case CastVote(_, card):
            return _FIRST_VOTE + _CARDS.index(card)
    raise ValueError(f"{action!r} is no decision of a seat")


class SpielRound(pyspiel.Game):  # type: ignore[misc]
    """The game that OpenSpiel knows; its rounds begin wherever `RoundState` is told to."""

    def __init__(self, players: int) -> None:
        kind = pyspiel.GameType(
            short_name="python_king_up_round",
            long_name="A round of King Up!",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=players,
            min_num_players=players,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        size = pyspiel.GameInfo(
            num_distinct_actions=_FIRST_VOTE + len(_CARDS),
            max_chance_outcomes=len(GOALS),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=_LONGEST,
        )
        super().__init__(kind, size, {})


class RoundState(pyspiel.State):  # type: ignore[misc]
    """A moment of a round, secrets included; `asker` votes first, for it is its turn to think."""

    def __init__(self, game: SpielRound, state: State, asker: int) -> None:
        super().__init__(game)
        self.now = state
        self._asker = asker
        self._heard = ""
        """What all have seen since the search began, so that nothing is forgotten."""

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.now.phase is not Phase.VOTE:
            return self.now.turn
        waiting = rules.seats_to_act(self.now)
        return self._asker if self._asker in waiting else waiting[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(number_of(action) for action in rules.legal_actions(self.now, player))

    def _apply_action(self, number: int) -> None:
        seat = self.current_player()
        options = rules.legal_actions(self.now, seat)
        action = next(option for option in options if number_of(option) == number)
        was_voting = self.now.phase is Phase.VOTE
        self.now, events = rules.apply(self.now, action)
        if not was_voting:
            self._heard += chr(number)
        elif len(events) > 1:
            self._heard += repr(getattr(events[1], "cards", None))

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        ballot = self.now.ballots[seat]
        return f"{seat}{self.now.goals[seat]}{ballot or ''}/{self._heard}"

    def is_terminal(self) -> bool:
        return self.now.phase in (Phase.DEAL, Phase.OVER)

    def returns(self) -> list[float]:
        return chances(self.now)

    def _action_to_string(self, player: int, number: int) -> str:
        options = rules.legal_actions(self.now, player)
        return next(repr(option) for option in options if number_of(option) == number)

    def __str__(self) -> str:
        return self.information_state_string(0)


def chances(after: State) -> list[float]:
    """Each seat's chance to win the match, once a round is scored; nothing before."""
    seats = range(after.terms.players)
    if after.phase is Phase.OVER:
        castle = [still_in_castle(goal, after.board) for goal in after.goals]
        won = winners(after.totals, castle)
        return [1 / len(won) if seat in won else 0.0 for seat in seats]
    if after.phase is not Phase.DEAL:
        return [0.0 for _ in seats]
    totals = after.totals
    left = after.terms.rounds - (after.round - 1)
    return [
        chance_of_margin(totals[seat] - max(totals[:seat] + totals[seat + 1 :]), left)
        for seat in seats
    ]
