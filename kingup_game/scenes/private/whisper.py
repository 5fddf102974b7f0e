"""Advice that only a hand feels: the cards of a ballot light up in turn, and one pad buzzes.

Lights and drums are the same for everybody whatever is advised, and begin so long after the press
whatever was found: at which card it buzzes only the owner of the pad knows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingup_game.app.sources import Capability
from kingup_game.engine.actions import Card, CastVote
from kingup_game.engine.stakes import worth_with
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.private.pulses import buzz
from kingup_game.table.coaching import Counsel
from kingup_game.theme import cues
from kingup_game.theme.durations import SWEEP_STEP, WHISPER_THINKS


class Whisper:
    """One at a time, for who feels the goal too; who asks meanwhile asks again."""

    def __init__(
        self, match: MatchContext, cards: Sequence[Card], light: Callable[[Card | None], None]
    ) -> None:
        self._match = match
        self._cards = cards
        self._light = light
        self._seat: int | None = None
        self._tick = 0
        self._counsel: Counsel | None = None

    def ask(self, seat: int) -> None:
        """Somebody wants to feel what is better for them."""
        if self._seat is None:
            self._seat, self._tick, self._counsel = seat, -round(WHISPER_THINKS), None
            if self._match.may_ask_the_raven(seat):
                self._match.port.consult(seat)

    def rest(self) -> None:
        """The vote is over, whatever was asked."""
        if self._seat is not None:
            self._match.port.dismiss_coach()
            self._seat = None
            self._light(None)

    def update(self) -> None:
        """One tick: card after card."""
        if self._seat is None:
            return
        self._counsel = self._counsel or self._match.port.counsel()
        self._tick += 1
        if self._tick < 0 or self._tick % SWEEP_STEP:
            return
        step = self._tick // SWEEP_STEP
        if step == len(self._cards):
            self.rest()
            return
        self._light(self._cards[step])
        self._match.backstage.audio.cue(cues.SWEEP_DRUM)
        device = self._match.company.seats[self._seat].device
        controls = self._match.backstage.controls
        if self._cards[step] is self._better(self._seat) and controls.can(
            device, Capability.RUMBLE
        ):
            assert device is not None
            buzz(controls.rumble, device)

    def _better(self, seat: int) -> Card | None:
        """What the raven would play; else what the own favourites are worth more by, if either."""
        if self._counsel is not None and self._counsel.choices:
            best = self._counsel.choices[0].action
            return best.card if isinstance(best, CastVote) else None
        view, aids = self._match.shown.view(seat), self._match.company.seats[seat].aids
        if view.goal is None or view.nominee is None or not aids.worths:
            return None
        held = [one.card for one in self._match.shown.options(seat) if isinstance(one, CastVote)]
        worths = {
            card: worth_with(view.terms, view.goal, view.board, view.nominee, card) for card in held
        }
        best_worth = max(worths.values())
        best_cards = [card for card, points in worths.items() if points == best_worth]
        return best_cards[0] if len(best_cards) < len(worths) or len(worths) == 1 else None
