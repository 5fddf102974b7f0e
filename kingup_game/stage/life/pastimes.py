"""What everybody does while nothing happens: by trade, by floor, and at what others do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kingup_game.engine.cast import Character, Place
from kingup_game.motion.script import Script, together, tween
from kingup_game.motion.tween import linear
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.body import Body
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.castle.poses import UPRIGHT
from kingup_game.stage.life import gestures
from kingup_game.stage.life.gestures import Gesture, mirrored
from kingup_game.theme.durations import PASTIME, PASTIME_FRAME, PASTIME_STEP, SHORT_PASTIME
from kingup_game.theme.layers import Layer

_ASIDE: Final = 0.58
_UP: Final = 0.74
_SHARE: Final = 0.74
"""Of a token's size: how far aside, how high and how large the thing beside somebody is."""


@dataclass(frozen=True, slots=True)
class Pastime:
    """One thing to do: a gesture, a face, something in the air beside the head."""

    gesture: Gesture
    thing: str = ""
    face: str | None = None
    ticks: int = PASTIME
    is_heard: bool = False
    """Whether somebody mumbles with it."""

    def to_the(self, side: int) -> Pastime:
        """Towards a neighbour: 1 is to the right."""
        if side <= 0:
            return self
        return Pastime(mirrored(self.gesture), self.thing, self.face, self.ticks, self.is_heard)


BY_TRADE: Final[dict[Character, tuple[Pastime, ...]]] = {
    "A": (Pastime(gestures.rock, "sparkle"), Pastime(gestures.strike, "sword", "climb")),
    "B": (Pastime(gestures.toss_head, "stars"), Pastime(gestures.lean_in, "orb", "blink")),
    "C": (Pastime(gestures.draw_up, "bark"), Pastime(gestures.hop, face="climb")),
    "D": (Pastime(gestures.lean_in, "sparkle"), Pastime(gestures.sneeze, "cloud", "refused")),
    "E": (Pastime(gestures.toss_head), Pastime(gestures.bow, "heart", "blink")),
    "F": (Pastime(gestures.rock, "dabs"), Pastime(gestures.lean_back, face="hopeful")),
    "G": (Pastime(gestures.draw_up, "sparkle", "joy"), Pastime(gestures.bow, "sword", "blink")),
    "I": (Pastime(gestures.lean_in, "seeds"), Pastime(gestures.rock, "notes", "joy")),
    "J": (Pastime(gestures.rock, "balls", "joy"), Pastime(gestures.somersault, face="joy")),
    "L": (Pastime(gestures.lean_in, "letter"), Pastime(gestures.hop, face="climb")),
    "M": (Pastime(gestures.lean_in, "orb", "hopeful"), Pastime(gestures.sneeze, "cloud", "fear")),
    "N": (Pastime(gestures.lean_back, "foam", "blink"), Pastime(gestures.laugh, "rag", "joy")),
    "O": (Pastime(gestures.rock, "breeze", "blink"), Pastime(gestures.toss_head, "sparkle")),
    "P": (Pastime(gestures.rock, "steam"), Pastime(gestures.nod, "heart", "joy")),
}
"""Two for each trade."""

BY_FLOOR: Final[dict[Place, Pastime]] = {
    Place.FLOOR_0: Pastime(gestures.lean_in, "steam", "hopeful"),
    Place.FLOOR_1: Pastime(gestures.strike, "hammer", "climb"),
    Place.FLOOR_2: Pastime(gestures.nod, "toss"),
    Place.FLOOR_3: Pastime(gestures.draw_up, "bark"),
    Place.FLOOR_4: Pastime(gestures.lean_in, "book", "blink"),
    Place.FLOOR_5: Pastime(gestures.rock, "notes", "blink"),
}
"""What a room invites everybody to do: kitchen, workshop, counting room, guards, books, music."""

GREETS: Final = Pastime(gestures.bow, face="joy", ticks=SHORT_PASTIME)
LOOKS: Final = Pastime(gestures.lean_back, ticks=SHORT_PASTIME)
IS_PASSED_OVER: Final = Pastime(gestures.sigh, face="refused")
IS_SQUEEZED: Final = Pastime(gestures.shrink, face="climb", ticks=SHORT_PASTIME)
IS_SPARED: Final = Pastime(gestures.sigh, face="relief")
IS_NEXT: Final = Pastime(gestures.shrink, face="fear")
YAWNS: Final = Pastime(gestures.stretch, face="sleepy", is_heard=True)
SLEEPS: Final = Pastime(gestures.breathe, "bubble", "sleepy", 6 * PASTIME)
STARTS: Final = Pastime(gestures.start, face="fear", ticks=SHORT_PASTIME)


def passing(
    body: Body, sheet: Sheet, layers: CastleLayers, pastime: Pastime, bored: Callable[[], object]
) -> Script:
    """Somebody passes the time; in the end they are as they were."""
    body.pull_face(pastime.face)
    if pastime.is_heard:
        bored()
    book = None
    beats = [tween(lambda at: _hold(body, pastime, at), 0, 1, pastime.ticks, linear)]
    if pastime.thing:
        x, y, size = body.spot.x, body.spot.y, body.spot.size
        wide = size * _SHARE
        book = layers.book(sheet, f"act-{pastime.thing}", 0, 0, Layer.PASTIME, patient=True)
        book.place(x + size * _ASIDE - wide / 2, y - size * _UP - wide / 2, wide, wide)
        pages, frames = pastime.ticks // PASTIME_FRAME, book.frames
        beats.append(
            tween(lambda at: book.set(frame=int(at) % frames), 0, pages, pastime.ticks, linear)
        )
    yield together(*beats)
    if book is not None:
        book.remove()
    body.pose = UPRIGHT
    body.pull_face(None)


def _hold(body: Body, pastime: Pastime, share: float) -> None:
    """In steps, as a puppet is moved: a body is drawn anew for each of them."""
    steps = pastime.ticks // PASTIME_STEP
    body.pose = pastime.gesture(int(share * steps) / steps) if share < 1 else UPRIGHT
