"""Which round it is and what is played in it, as far as it was told: always to be seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kingup_game.engine.state import Phase
from kingup_game.engine.view import View
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.hints.round_sign import MEDALLION, RoundSign
from kingup_game.theme import art

_SIGNS: Final = {
    Phase.PLACE: art.STAND,
    Phase.MOVE: art.ICON_UP,
    Phase.VOTE: art.envelope("sealed"),
}
NEEDED: Final = dict.fromkeys((*_SIGNS.values(), *art.SEASONS), (MEDALLION,))
"""The pictures on both signs, and how wide."""


class RoundTold:
    """Says it while a round is played; what is counted or dealt has words of its own."""

    def __init__(self, sheet: Sheet, backstage: Backstage) -> None:
        self._backstage = backstage
        self._sign = RoundSign(sheet, backstage.measure)

    def show(self, view: View) -> None:
        """The round and its part; large letters leave room for numbers only."""
        sign = _SIGNS.get(view.phase)
        if sign is None:
            self.hide()
            return
        words = self._number(view.round, view.terms.rounds)
        self._sign.show(view.round - 1, words, self._backstage.say(f"table.{view.phase}"), sign)

    def foresee(self, round_number: int, rounds: int) -> Iterator[None]:
        """What it will say once that round is dealt has a size from now on, a sign a step."""
        for words in (self._number(round_number, rounds), self._backstage.say("table.place")):
            self._sign.foresee(words)
            yield

    def _number(self, round_number: int, rounds: int) -> str:
        say = self._backstage.say
        if rounds == 1:
            return say("table.only_round")
        if self._backstage.has_large_text:
            return f"{round_number}/{rounds}"
        return say("table.round", round=round_number, rounds=rounds)

    def give_way(self, is_called: bool) -> None:
        """Those who judge somebody who is called have the corner of the round's number."""
        self._sign.let_number_be_seen(not is_called)

    def hide(self) -> None:
        """No round is played, as far as anybody sees."""
        self._sign.hide()
