"""The cards of a vote: out of their envelopes, turned together, gone after four seconds.

They are large while they turn. Then they lie small on their seats, so that they hide nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.motion.script import Beat, Script, call, then, together, tween, variant
from kingup_game.motion.tween import ease_in, ease_out, ease_out_back
from kingup_game.stage.canvas.appearing import fade, pop
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.seats.seat_panels import SeatPanels
from kingup_game.theme import art, durations
from kingup_game.theme.layers import Layer

CARD_WIDTH: Final = 128.0
CARD_HEIGHT: Final = CARD_WIDTH * 272 / 176
SMALL: Final = 0.56
"""How large a card is, of its full size, once it lies on its seat."""

_WIDTH_STEPS: Final = 8
_POP: Final = 1.16
_OUT: Final = 1.3
_ASIDE_ALPHA: Final = 110


class BallotCards:
    """What a vote showed. It cannot be looked up again once it is gone."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._cards: list[Sprite] = []
        self._ticks_left = 0

    def rise(self, panels: SeatPanels) -> Script:
        """Every card slips out of its envelope, face down, one seat after the other."""
        self.take_away()
        self._cards = [self._face_down(panels, seat) for seat in range(len(panels.panels))]
        yield together(
            *(
                then(durations.BETWEEN_RISES * seat, self._slip_out(panels, seat))
                for seat in range(len(self._cards))
            )
        )

    def turn(self, faces: Sequence[str]) -> Script:
        """Turn all cards, one just after the other; `faces` are `yes`, `no` and `stomachache`."""
        yield together(
            *(
                then(stagger(len(faces)) * seat, self._flip(sprite, face))
                for seat, (sprite, face) in enumerate(zip(self._cards, faces, strict=True))
            )
        )
        self._ticks_left = durations.BALLOTS_SHOWN

    def point_out(self, seats: Sequence[int]) -> Script:
        """The cards that decided it stay large; all others step back."""
        others = [card for seat, card in enumerate(self._cards) if seat not in seats]
        yield together(
            fade(OPAQUE_ALPHA, _ASIDE_ALPHA, durations.CARD_POINTED_OUT / 2, *others),
            *(pop(self._cards[seat], 1.0, durations.CARD_POINTED_OUT, _OUT) for seat in seats),
        )
        yield fade(_ASIDE_ALPHA, OPAQUE_ALPHA, durations.CARD_POINTED_OUT / 2, *others)

    def lay_down(self, panels: SeatPanels) -> Script:
        """All cards become small on their seats, and names and totals can be read again."""
        for panel in panels.panels:
            panel.show_words(True)
        yield together(
            *(
                self._travel(card, panels[seat].card_point, panels[seat].small_card_point, SMALL)
                for seat, card in enumerate(self._cards)
            )
        )

    def update(self) -> None:
        """One tick: cards that were shown long enough go."""
        if self._ticks_left > 0:
            self._ticks_left -= 1
            if self._ticks_left == 0:
                self.take_away()

    def take_away(self) -> None:
        """No card is seen any more."""
        for card in self._cards:
            self._sheet.remove(card)
        self._cards = []
        self._ticks_left = 0

    def _face_down(self, panels: SeatPanels, seat: int) -> Sprite:
        size = panels[seat].card_size
        return self._sheet.sprite(
            art.ballot("back"),
            *panels[seat].ballot_point,
            width=CARD_WIDTH * size,
            height=CARD_HEIGHT * size,
            layer=Layer.BALLOT,
            visible=False,
        )

    def _slip_out(self, panels: SeatPanels, seat: int) -> Script:
        card, panel = self._cards[seat], panels[seat]
        panel.show_ballot(None)
        panel.show_words(False)
        card.set(visible=True, zoom=SMALL)
        yield self._travel(card, panel.ballot_point, panel.card_point, 1.0)

    def _travel(
        self, card: Sprite, start: tuple[float, float], end: tuple[float, float], zoom: float
    ) -> Beat:
        before = card.zoom

        def go(share: float) -> None:
            card.set(
                x=start[0] + (end[0] - start[0]) * share,
                y=start[1] + (end[1] - start[1]) * share,
                zoom=before + (zoom - before) * share,
            )

        is_rising = zoom > before
        length = durations.BALLOT_RISES if is_rising else durations.BALLOT_LIES_DOWN
        return variant(
            lambda: tween(go, 0, 1, length, ease_out_back(0.06)),
            lambda: then(call(lambda: go(1.0)), length),
        )

    def _flip(self, sprite: Sprite, face: str) -> Script:
        picture, half = art.ballot(face), durations.BALLOT_FLIPS / 2
        wide, high = sprite.width or CARD_WIDTH, sprite.height or CARD_HEIGHT

        def narrow(share: float) -> None:
            steps = max(1, round(abs(share) * _WIDTH_STEPS))
            sprite.set(width=wide * steps / _WIDTH_STEPS, height=high)

        yield variant(
            lambda: then(
                tween(narrow, 1.0, 0.0, half, ease_in),
                call(lambda: sprite.set(picture=picture)),
                tween(narrow, 0.0, 1.0, half, ease_out),
                call(lambda: sprite.restack(Layer.BALLOT_TURNED)),
                tween(lambda zoom: sprite.set(zoom=zoom), _POP, 1.0, half, ease_out),
            ),
            lambda: 2 * half,
        )
        sprite.set(picture=picture, width=wide, height=high, zoom=1.0)


def stagger(cards: int) -> float:
    """The ticks from one card to the next: a full table turns its cards faster, not longer."""
    return min(durations.BETWEEN_FLIPS, durations.ALL_FLIPS / max(1, cards - 1))
