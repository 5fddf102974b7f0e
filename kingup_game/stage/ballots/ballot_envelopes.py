"""Sealed envelopes on the table of a count: a place for each, and how they come to lie there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from kingup_game.motion.script import Beat, call, then, tween, variant
from kingup_game.motion.tween import ease_in_out
from kingup_game.stage.area import around
from kingup_game.stage.ballots.ballot_plan import CARD, BallotSlot
from kingup_game.stage.canvas.items import Box, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme import art
from kingup_game.theme.durations import ENVELOPE_FLIES
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import CRIMSON_DARK, PARCHMENT_SHADE

_OF_A_CARD: Final = 0.95
_LEAST: Final = 146.0
_BODY: Final = 0.925, 0.525
_BODY_BELOW: Final = 0.094
"""How wide and high one is that is shut, and how far below the middle of its picture, of that one's
width: the picture has room for the flap."""
_ARC: Final = 60.0
_RIM, _CORNER, _BEYOND = 3.0, 12.0, 9.0
"""Of an empty place: its edge, and so far it reaches beyond the envelope that belongs there."""


def width_at(slot: BallotSlot) -> float:
    """How wide an envelope is there."""
    return max(_LEAST, CARD[0] * slot.size * _OF_A_CARD)


class BallotEnvelopes:
    """Empty places, until somebody's envelope comes."""

    def __init__(self, sheet: Sheet) -> None:
        self._on = Parts(sheet, Layer.BALLOT)
        self._places: list[Box] = []
        self._envelopes: dict[int, Sprite] = {}

    def mark(self, slots: Sequence[BallotSlot]) -> None:
        """An empty place for everybody, where their envelope will lie, still out of sight."""
        self._places = [
            self._on.box(
                *around(slot.x, slot.y, *(width_at(slot) * side for side in _BODY)).grown(_BEYOND),
                fill=CRIMSON_DARK,
                border=PARCHMENT_SHADE,
                border_width=_RIM,
                radius=_CORNER,
                visible=False,
            )
            for slot in slots
        ]

    def show_places(self) -> None:
        """The table is there."""
        for place in self._places:
            place.visible = True

    def fly(self, seat: int, start: tuple[float, float], slot: BallotSlot) -> Beat:
        """From a panel to its place, as large as it will lie there; in calm motion it is there."""
        picture, width = art.envelope("sealed"), width_at(slot)
        self._envelopes[seat] = envelope = self._on.sprite(picture, *start, width=width)
        across, down = slot.x - start[0], slot.y - _BODY_BELOW * width - start[1]

        def be(share: float) -> None:
            up = _ARC * math.sin(math.pi * share)
            envelope.set(x=start[0] + across * share, y=start[1] + down * share - up)

        return variant(
            lambda: tween(be, 0, 1, ENVELOPE_FLIES, ease_in_out),
            lambda: then(call(lambda: be(1.0)), ENVELOPE_FLIES),
        )

    def holds(self, seat: int) -> bool:
        """Whether somebody's envelope lies there, or is on its way."""
        return seat in self._envelopes

    def open(self, seat: int) -> None:
        """Its card is out of it."""
        self._envelopes[seat].visible = self._places[seat].visible = False

    def clear(self) -> None:
        """Nothing is left of them."""
        self._on.clear()
        self._places, self._envelopes = [], {}
