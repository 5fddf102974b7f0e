"""How a token moves: it walks, climbs, jumps, starts, and lands with its weight."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from kingup_game.engine.cast import JESTER
from kingup_game.motion.script import Beat, Script, call, glide, then, together, tween, variant
from kingup_game.motion.tween import Ease, arc_of_parabola, ease_in_out, ease_out, linear
from kingup_game.stage import layout
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle import poses, ways
from kingup_game.stage.castle.body import Body
from kingup_game.stage.castle.poses import UPRIGHT, Pose
from kingup_game.stage.castle.standing import Point, Spot
from kingup_game.stage.life import gestures
from kingup_game.theme import art
from kingup_game.theme.durations import (
    ANTICIPATION,
    JOLT,
    JUMP,
    LANDING,
    MAKE_ROOM,
    REELS,
    SHAKE,
)

SHAKE_WIDTH: Final = 6.0
_NEAR: Final = 1.2 * layout.TOKEN_SIZE
_SIZE_STEP: Final = 4.0
"""Of whoever grows on their way: finer steps are seen by nobody."""

_JUMP_HEIGHT: Final = 16.0
_LOOKED_FOR: Final = 30
"""So many places of a way, which is more than it has looks."""
_HARD: Final = 1.5


class Token(Body):
    """One wooden token. Scripts move what is shown."""

    heading = 1
    """To which side their last walk led: 1 is to the right."""

    @property
    def _lean(self) -> float:
        return poses.JESTERS_LEAN if self.character == JESTER else poses.LEAN

    def walk(
        self,
        points: list[Point],
        size: float,
        length_ticks: float | None = None,
        mood: str = "climb",
        *,
        is_led: bool = False,
    ) -> Script:
        """Crouch, and go along the way, behind whoever stands there, or before them where a seat
        leads them: all eyes are on those; over with the first foot down: then `land`."""
        before = self.mood
        length_ticks = ways.walk_ticks(points) if length_ticks is None else length_ticks
        self.heading = ways.heading(points)
        if is_led:
            self.come_forward(True)
        else:
            self.step_behind(True)
        self.feel(mood)
        side = ways.step_at(points, 0).side
        yield self._poses(lambda at: poses.crouching(at, side=side, lean=self._lean), ANTICIPATION)
        yield self._along(points, length_ticks, size)
        self.pose = UPRIGHT
        self.feel(before)
        self.step_behind(False)

    def looks_of_walk(self, points: list[Point], mood: str, *, is_quick: bool) -> Sheet:
        """What they look like on this way, shown to nobody."""
        sheet, picture = Sheet(), art.token(self.character, mood)
        shares = [number / _LOOKED_FOR for number in range(_LOOKED_FOR)]
        steps = [ways.step_at(points, share) for share in shares]
        held = [poses.on_the_way(step, self._lean_walking, is_quick=is_quick) for step in steps]
        for squash, lean, bend in dict.fromkeys((one.squash, one.lean, one.bend) for one in held):
            looks = {"width": self._size, "squash": squash, "turn": lean, "bend": bend}
            sheet.sprite(picture, 0, 0, **looks)
        return sheet

    def shift_to(self, spot: Spot) -> Script:
        """Step aside for somebody."""
        self.leave_off()
        path = [(self._x, self._y), spot.point]
        yield variant(
            lambda: then(self._along(path, MAKE_ROOM, spot.size), self.land(poses.CROUCH)),
            lambda: glide(self._move, path[0], spot.point, MAKE_ROOM, ease_in_out),
        )
        self.pose = UPRIGHT

    def land(self, hard: float = poses.LANDING, side: int = 0) -> Script:
        """Flat for a moment, and at rest again."""
        self.leave_off()
        yield self._poses(lambda at: poses.landing(at, hard, side), LANDING, linear)
        self.pose = UPRIGHT

    def land_hard(self) -> Script:
        """From high up: flatter, and for longer."""
        self.leave_off()
        yield self._poses(lambda at: poses.landing(at, _HARD), 2 * LANDING, linear)
        self.pose = UPRIGHT

    def reel(self) -> Script:
        """Their head goes round for a while."""
        yield self._poses(gestures.reel, REELS, linear)
        self.pose = UPRIGHT

    def shake_head(self) -> Script:
        """No: that is not possible. Calm motion only waits."""
        yield self._sway(
            lambda share: SHAKE_WIDTH * math.sin(share * 5 * math.pi) * (1 - share), SHAKE, SHAKE
        )

    def start_back(self, aside: float) -> Script:
        """Aside from something that comes down, and back again."""
        x = self._x
        yield tween(
            lambda share: self._move(x + aside * math.sin(math.pi * share), self._y), 0, 1, SHAKE
        )

    def jolt(self, height: float) -> Script:
        """Off the ground for a moment, stiff with fright."""
        yield tween(lambda share: self._hover(height * arc_of_parabola(share)), 0, 1, JOLT, linear)

    def _hover(self, lift: float) -> None:
        self.pose = replace(UPRIGHT, lift=lift)

    def _sway(self, aside: Callable[[float], float], length_ticks: float, calm: Beat) -> Script:
        self.leave_off()
        x = self._x
        yield variant(
            lambda: tween(lambda share: self._move(x + aside(share), self._y), 0, 1, length_ticks),
            lambda: calm,
        )
        self._move(x, self._y)

    def jump(self) -> Script:
        """For joy, on the spot. Calm motion leaves it at a smile."""
        self.leave_off()
        yield self._poses(lambda at: poses.jumping(at, _JUMP_HEIGHT), JUMP, linear)
        self.pose = UPRIGHT

    def somersault(self, length_ticks: float) -> Script:
        """Once round in the air. Calm motion leaves it out."""
        self.leave_off()
        yield self._poses(gestures.somersault, length_ticks, linear)
        self.pose = UPRIGHT

    def slide(self, end: Spot, length_ticks: float) -> Script:
        """Over the ground to somewhere else, upright."""
        yield together(
            glide(self._move, (self._x, self._y), end.point, length_ticks, ease_out),
            tween(self._grow, self._size, end.size, length_ticks),
        )

    def _poses(
        self, at: Callable[[float], Pose], length_ticks: float, ease: Ease = ease_out
    ) -> Beat:
        """A gesture of the whole body, which calm motion leaves out."""

        def hold(share: float) -> None:
            self.pose = at(share)

        return variant(lambda: tween(hold, 0, 1, length_ticks, ease), lambda: call(lambda: None))

    def _along(self, points: list[Point], length_ticks: float, size: float) -> Beat:
        """Hop by hop and hand over hand, no slower at the end: a crouch goes before it, and a
        landing comes after. In calm motion upright, at a quick pace in few looks."""
        grow = self._growing(points, size)

        def go(share: float, *, is_quick: bool = False) -> None:
            step = ways.step_at(points, share)
            if share == 1:
                self._pose = UPRIGHT
            elif not self._keeps_its_look:
                self._pose = poses.on_the_way(step, self._lean, is_quick=is_quick)
            self._move(*step.at)
            grow(share)

        def slide(share: float) -> None:
            self._move(*ways.step_at(points, share).at)
            grow(share)

        return variant(
            lambda: tween(go, 0, 1, length_ticks, linear),
            lambda: tween(slide, 0, 1, length_ticks),
            lambda: tween(partial(go, is_quick=True), 0, 1, length_ticks, linear),
        )

    def _growing(self, points: list[Point], end: float) -> Callable[[float], None]:
        """As large as they are by then, in steps: each size is a picture of its own."""
        start = self._size

        def grow(share: float) -> None:
            size = start + (end - start) * ways.grown_at(points, share)
            if share == 1:
                self._grow(end)
            elif end != start and not self._keeps_its_look:
                self._grow(round(size / _SIZE_STEP) * _SIZE_STEP)

        return grow

    @property
    def _lean_walking(self) -> float:
        """Nobody leans who is so near: to turn a large picture takes longer than all else of a
        frame, and head and plume trail anyway."""
        return 0.0 if self._size > _NEAR else self._lean

    @property
    def _keeps_its_look(self) -> bool:
        """Whoever is so near moves in each tick and looks otherwise in every second one: each look
        of the way is a picture of its own."""
        return self._size > _NEAR and self._tick % 2 == 1
