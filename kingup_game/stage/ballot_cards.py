"""The cards of a vote beside their seats: face down, turned together, gone after four seconds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.motion import ticks
from kingup_game.motion.script import Script, call, then, together, tween, variant
from kingup_game.motion.tween import ease_in, ease_out
from kingup_game.stage.item import Item
from kingup_game.stage.items import Sprite
from kingup_game.stage.seat_panels import SeatPanels
from kingup_game.stage.sheet import Sheet

CARD_LAYER: Final = 210.0
CARD_WIDTH: Final = 116.0
CARD_HEIGHT: Final = CARD_WIDTH * 272 / 176

FLIP: Final = ticks(280)
STAGGER: Final = ticks(120)
SHOWN_TICKS: Final = 240

_WIDTH_STEPS: Final = 8


class BallotCards:
    """What a vote showed. It cannot be looked up again once it is gone."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._cards: list[Item] = []
        self._ticks_left = 0

    def turn(self, panels: SeatPanels, faces: Sequence[str]) -> Script:
        """Turn all cards, one just after the other; `faces` are `yes`, `no` and `stomachache`."""
        self.take_away()
        sprites = [self._face_down(panels, seat) for seat in range(len(faces))]
        self._cards = [*sprites]
        yield together(
            *(
                then(STAGGER * seat, self._flip(sprite, face))
                for seat, (sprite, face) in enumerate(zip(sprites, faces, strict=True))
            )
        )
        self._ticks_left = SHOWN_TICKS

    def update(self) -> None:
        if self._ticks_left > 0:
            self._ticks_left -= 1
            if self._ticks_left == 0:
                self.take_away()

    def take_away(self) -> None:
        for card in self._cards:
            self._sheet.remove(card)
        self._cards = []

    def _face_down(self, panels: SeatPanels, seat: int) -> Sprite:
        x, y = panels[seat].card_point
        return self._sheet.sprite(
            "signs/ballot_back.webp",
            x,
            y,
            width=CARD_WIDTH,
            height=CARD_HEIGHT,
            layer=CARD_LAYER,
        )

    def _flip(self, sprite: Sprite, face: str) -> Script:
        picture = f"signs/ballot_{face}.webp"

        def narrow(share: float) -> None:
            steps = max(1, round(abs(share) * _WIDTH_STEPS))
            sprite.set(width=CARD_WIDTH * steps / _WIDTH_STEPS, height=CARD_HEIGHT)

        yield variant(
            lambda: then(
                tween(narrow, 1.0, 0.0, FLIP / 2, ease_in),
                call(lambda: sprite.set(picture=picture)),
                tween(narrow, 0.0, 1.0, FLIP / 2, ease_out),
            ),
            lambda: FLIP,
        )
        sprite.set(picture=picture, width=CARD_WIDTH, height=CARD_HEIGHT)
