"""One card on the table of a count, the light behind it, and the face of whose it is.

Until it shows its face it does what every card does. A Yes is laid down, a No falls hard, and what
else lies there hops.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.motion.script import Beat, Script, call, then, together, tween, variant
from kingup_game.motion.tween import ease_in, ease_out, ease_out_back
from kingup_game.stage.ballots.ballot_plan import CARD, BallotSlot, slots
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme import art, durations
from kingup_game.theme.layers import Layer

_WIDTH_STEPS: Final = 8
_DROP_STEPS: Final = 3
"""So many looks has a card that turns, and one that comes down: each is scaled once an evening, and
not in a frame of every vote."""
_POP: Final = 1.12
_LOOMS: Final = 1.35
"""So large a No has become, over what lies beside it, when it falls."""
_RAISED: Final = 20.0
"""Above the table, before it falls."""
_LIFT: Final = 14.0
_OTHERS_HOP: Final = 7.0
_LEAP: Final = 30.0
_VOTER_UP, _VOTER_DOWN = 14.0, -10.0
QUIET_ALPHA: Final = 196
"""Of backs that wait until it is their turn."""
ASIDE_ALPHA: Final = 110
"""Of what did not decide it."""

Turns = Callable[[], object]
"""To be called in the middle of its turn."""
Turned = Callable[[int], None]
"""Told of the seat as the face of its card has landed: what is counted can be seen."""


class BallotCard:
    """Out of its envelope, and not turned yet."""

    def __init__(
        self,
        sheet: Sheet,
        seat: int,
        slot: BallotSlot,
        halo: Sprite,
        voter: tuple[SeatFace, Sprite],
        at: tuple[float, float],
    ) -> None:
        self.slot = slot
        self._seat = seat
        self._halo = halo
        self._voter, self._face = voter
        self._face_y = self._face.y
        self._is_turning = self._is_askew = False
        self.sprite = sheet.sprite(
            art.ballot("back"),
            *at,
            width=self._wide,
            height=self._high,
            layer=Layer.BALLOT,
            visible=False,
        )

    @property
    def _wide(self) -> float:
        return CARD[0] * self.slot.size

    @property
    def _high(self) -> float:
        return CARD[1] * self.slot.size

    @property
    def foot(self) -> tuple[float, float]:
        """The middle of its lower edge."""
        return self.slot.x, self.slot.y + self._high / 2

    def moods(self) -> dict[str, tuple[float, ...]]:
        """The faces that whose it is may make, and how wide."""
        width = self._face.width or 0.0
        return {self._voter.bust(mood): (width,) for mood in ("joy", "refused")}

    def feel(self, mood: str) -> bool:
        """Whose it is makes this face; whether it is another one."""
        before, self._face.picture = self._face.picture, self._voter.bust(mood)
        return self._face.picture != before

    def wait(self) -> None:
        """It lies there, quiet."""
        self.sprite.alpha = QUIET_ALPHA

    def lift(self) -> Script:
        """About to be turned, it rises a little from the table, into the light."""
        self.light_up()

        def rise(up: float) -> None:
            self.sprite.y = self.slot.y - up

        yield variant(
            lambda: tween(rise, 0, _LIFT, durations.CARD_LIFTED, ease_out),
            lambda: then(call(lambda: rise(_LIFT)), durations.CARD_LIFTED),
        )

    def light_up(self) -> None:
        """It alone is to be looked at."""
        self.sprite.alpha, self._halo.visible = OPAQUE_ALPHA, True

    def step_back(self) -> None:
        """It did not decide what came of it: it is quiet, also while it hops."""
        self.sprite.alpha = ASIDE_ALPHA

    @property
    def is_aside(self) -> bool:
        """Whether it has stepped back."""
        return self.sprite.alpha == ASIDE_ALPHA

    def put_out(self) -> None:
        """It is bright without any light behind it."""
        self._halo.visible = False

    def turn(
        self,
        face: str,
        turns: Turns,
        turned: Turned,
        beside: Sequence[BallotCard],
        *,
        is_alone: bool,
    ) -> Script:
        """It shows its face, `yes`, `no` or `stomachache`, to those `beside` it too."""
        self._is_turning, self.sprite.alpha = True, OPAQUE_ALPHA
        if is_alone:
            self.light_up()
        half, is_hard = durations.BALLOT_FLIPS / 2, face == "no"
        start = self.sprite.y

        def show() -> None:
            self.sprite.set(picture=art.ballot(face), width=self._wide, height=self._high)
            turns()

        def land() -> None:
            self.sprite.restack(Layer.BALLOT_TURNED)
            turned(self._seat)

        def rise(share: float) -> None:
            self._narrow(1 - share)
            self.sprite.y = start + (self.slot.y - _RAISED - start) * share

        yield variant(
            lambda: then(
                call(lambda: self.sprite.set(zoom=_POP)),
                tween(rise, 0, 1, half, ease_in),
                call(show),
                self._fall(half) if is_hard else tween(self._narrow, 0, 1, half, ease_out),
                call(land),
                together(
                    self._settle(half),
                    self._react(face),
                    *(one.hop() for one in beside if is_hard),
                ),
            ),
            lambda: then(half, call(show), call(land), half),
        )
        self.sprite.set(zoom=1.0, y=self.slot.y)
        if not self._is_askew:
            self.sprite.set(width=self._wide, height=self._high)
        self._is_turning = self._halo.visible = False

    def straighten(self) -> None:
        """Taken up again, it is upright."""
        if self._is_askew:
            self._is_askew = False
            face = art.ballot("no")
            self.sprite.set(picture=face, width=self._wide, height=self._high)

    def _lie_askew(self) -> None:
        self._is_askew = True
        wide, high = thrown_box(self.slot.size)
        self.sprite.set(picture=art.thrown(self._seat), width=wide, height=high)

    def hop(self, up: float = _OTHERS_HOP, length_ticks: float = durations.OTHERS_HOP) -> Script:
        """Something hit the table: what lies there jumps, but for calm motion."""
        if self._is_turning:
            return

        def be(share: float) -> None:
            self.sprite.y = self.slot.y - up * math.sin(math.pi * share)

        yield variant(lambda: tween(be, 0, 1, length_ticks), lambda: 1)

    def leap(self) -> Script:
        """For joy, whoever played it with it."""
        yield together(self.hop(_LEAP, durations.CARD_LEAPS), self._voter_hops(_VOTER_UP))

    def _narrow(self, share: float) -> None:
        self.sprite.set(width=self._wide * _look_at(share), height=self._high)

    def _fall(self, length_ticks: float) -> Beat:
        """Open while it is still in the air, and down with a bang."""

        def loom(share: float) -> None:
            self._narrow(share)
            self.sprite.zoom = _POP + (_LOOMS - _POP) * _look_at(share)

        def drop(share: float) -> None:
            look = round(share * _DROP_STEPS) / _DROP_STEPS
            zoom = _LOOMS + (1 - _LOOMS) * look
            self.sprite.set(y=self.slot.y - _RAISED * (1 - share), zoom=zoom)

        opens = length_ticks - durations.CARD_SLAMS
        return then(
            call(lambda: self.sprite.restack(Layer.BALLOT_FALLS)),
            tween(loom, 0, 1, opens, ease_out),
            tween(drop, 0, 1, durations.CARD_SLAMS, ease_in),
            call(self._lie_askew),
        )

    def _settle(self, length_ticks: float) -> Beat:
        y, zoom = self.sprite.y, self.sprite.zoom

        def sink(share: float) -> None:
            self.sprite.set(y=y + (self.slot.y - y) * share, zoom=zoom + (1 - zoom) * share)

        return tween(sink, 0, 1, length_ticks, ease_out)

    def _react(self, face: str) -> Script:
        """Up for a Yes; whoever played something else ducks."""
        yield self._voter_hops(_VOTER_UP if face == "yes" else _VOTER_DOWN)

    def _voter_hops(self, up: float) -> Script:
        def be(share: float) -> None:
            self._face.y = self._face_y - up * math.sin(math.pi * share)

        yield variant(lambda: tween(be, 0, 1, durations.VOTER_HOPS), lambda: 1)


def _look_at(share: float) -> float:
    """Which of the few looks of a turn comes next to it: one is never quite on edge."""
    return max(1, round(share * _WIDTH_STEPS)) / _WIDTH_STEPS


def travel(
    sprite: Sprite, start: tuple[float, float], end: tuple[float, float], zoom: float
) -> Beat:
    """From one place to another, and as large as it is there."""
    before = sprite.zoom

    def go(share: float) -> None:
        sprite.set(
            x=start[0] + (end[0] - start[0]) * share,
            y=start[1] + (end[1] - start[1]) * share,
            zoom=before + (zoom - before) * share,
        )

    length = durations.BALLOT_RISES if zoom > before else durations.BALLOT_LIES_DOWN
    return variant(
        lambda: tween(go, 0, 1, length, ease_out_back(0.04)),
        lambda: then(call(lambda: go(1.0)), length),
    )


def thrown_box(size: float) -> tuple[float, float]:
    """How wide and high a card of such a size is that lies askew."""
    wide, high = art.BALLOT_THROWN
    return wide * size, high * size


def shapes_of_cards(players: int, *, is_large: bool) -> dict[str, list[tuple[float, float]]]:
    """Each side of a card as it lies, and how wide and high."""
    boxes = list(
        {(CARD[0] * slot.size, CARD[1] * slot.size) for slot in slots(players, is_large=is_large)}
    )
    return {art.ballot(side): boxes for side in ("back", "yes", "no")}


def shapes_of_throws(players: int, *, is_large: bool) -> dict[str, list[tuple[float, float]]]:
    """Each No that lies where it fell, and how wide and high: to be scaled before."""
    sizes = {slot.size for slot in slots(players, is_large=is_large)}
    return {art.thrown(number): [thrown_box(size) for size in sizes] for number in range(2)}
