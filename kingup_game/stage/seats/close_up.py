"""Whoever is up for the throne, as large as a third of the screen is high: a face that feels.

It hangs on a string like everything here: it comes down from above, and is drawn up again. Nothing
of it is scaled while it moves; a king comes forward in a few steps, until two fifths of the screen
are joy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.engine.cast import Character
from kingup_game.motion.script import Script, call, then, together, tween, variant
from kingup_game.motion.tween import ease_in, ease_out, ease_out_back
from kingup_game.stage import layout
from kingup_game.stage.canvas.appearing import drop, fade
from kingup_game.stage.canvas.item import CENTRE, FEET, OPAQUE_ALPHA
from kingup_game.stage.canvas.particles import Particles
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import RISE
from kingup_game.stage.castle.clear_view import Disc
from kingup_game.stage.castle.standing import Point
from kingup_game.theme import art, durations
from kingup_game.theme.layers import Layer
from kingup_game.theme.scheme import Clarity

WIDTH: Final = 316.0
FEET_AT: Final = float(layout.THRONE_X), layout.THRONE_FEET_Y + RISE + 28.0
"""Low enough for the tallest hat and every crown: nothing of a face is cut off by the screen."""
_ABOVE: Final = 20.0
"""So far beyond the screen's edge it hangs when it is out of sight."""
_OVERSHOOT: Final = 0.03
_TREMBLE: Final = 4.0
_TREMBLES: Final = 9
_SAG: Final = 16.0
_RAYS: Final = 700.0
_DISC: Final = 0.88
_CROWN: Final = 147.0
_CROWN_UP: Final = 0.62
"""Of the face's size: so high above its feet a crown comes to rest."""
_CROWN_FALLS: Final = 200.0
_FORWARD: Final = (1.1, 1.28, 1.44, 1.4)
"""How large a king is on the way to the front, step by step: each is a picture to be scaled."""
_CONFETTI: Final = 50
_CONFETTI_UP: Final = 40.0
_CONFETTI_ASIDE: Final = 330.0
_CONFETTI_SPREAD: Final = 140.0


def needed_for(character: Character) -> dict[str, Sequence[float]]:
    """All pictures that such a face may need, what comes first before the rest, and how wide."""
    moods = ("hopeful", "fear", "refused", "crowned", "queasy")
    needed: dict[str, Sequence[float]] = {art.close_up(character, mood): [WIDTH] for mood in moods}
    king = art.close_up(character, "crowned")
    needed[king] = [WIDTH, *(WIDTH * size for size in _FORWARD)]
    return needed | {art.BURST: [_RAYS], art.CROWN: [_CROWN]}


class CloseUp:
    """One large face, its feet in the throne room, once the camera looks up."""

    def __init__(self, sheet: Sheet, character: Character, clarity: Clarity | None) -> None:
        self.character = character
        self._sheet = sheet
        self._face = sheet.sprite(
            self._picture("hopeful"),
            *FEET_AT,
            width=WIDTH,
            anchor=FEET,
            layer=Layer.CLOSE_UP,
            visible=False,
        )
        self._disc = Disc(sheet, clarity) if clarity else None
        self._rays = sheet.sprite(
            art.BURST,
            FEET_AT[0],
            FEET_AT[1] - WIDTH / 2,
            width=_RAYS,
            anchor=CENTRE,
            layer=Layer.CLOSE_UP_RAYS,
            visible=False,
        )
        self._size, self._down = 1.0, 0.0
        self.mood = ""
        self.feel("hopeful")

    def feel(self, mood: str) -> None:
        """Show a mood: hopeful, fear, refused, crowned or queasy."""
        self.mood = mood
        self._face.picture = self._picture(mood)

    def come(self) -> Script:
        """Down from above; in calm motion it is there."""
        self._face.visible = True
        yield variant(
            lambda: tween(
                self._hang,
                -_ABOVE - self.lower_edge,
                0,
                durations.FACE_COMES,
                ease_out_back(_OVERSHOOT),
            ),
            lambda: then(call(lambda: self._hang(0)), durations.FACE_GOES),
        )

    def go(self) -> Script:
        """Drawn up again, faster."""
        self._rays.visible = False
        yield variant(
            lambda: tween(self._hang, 0, -_ABOVE - self.lower_edge, durations.FACE_GOES, ease_in),
            lambda: durations.FACE_GOES,
        )
        self._face.visible = False
        self._follow()

    def tremble(self, length_ticks: float) -> Script:
        """More and more, while a card is waited for. Calm motion waits in silence."""
        x = FEET_AT[0]

        def sway(share: float) -> None:
            sign = 1 if int(share * 2 * _TREMBLES) % 2 else -1
            self._face.x = x + sign * _TREMBLE * share

        yield variant(lambda: tween(sway, 0, 1, length_ticks), lambda: length_ticks)
        self._face.x = x

    def sag(self) -> Script:
        """All hope is gone: the head sinks."""
        self.feel("refused")
        yield variant(
            lambda: tween(self._hang, 0, _SAG, durations.FACE_SAGS, ease_out),
            lambda: durations.FACE_SAGS,
        )

    def be_crowned(self) -> Script:
        """A crown comes down on it, and rays burst from behind."""
        x, y = FEET_AT
        crown = self._sheet.sprite(
            art.CROWN,
            x,
            y - _CROWN_UP * WIDTH,
            width=_CROWN,
            anchor=FEET,
            layer=Layer.CLOSE_UP_CROWN,
        )
        yield drop(crown, _CROWN_FALLS, durations.CROWNING)
        crown.remove()
        self.feel("crowned")
        self._rays.visible = True

    @property
    def feet(self) -> Point:
        """Where it stands, as it is seen now."""
        return self._face.x, self._face.y

    @property
    def lower_edge(self) -> float:
        """How far down it reaches where it hangs still."""
        return FEET_AT[1] + WIDTH * (self._size - 1)

    def rejoice(self, came_forward: Callable[[], None]) -> Script:
        """It comes forward for joy; in calm motion it is there at once."""
        first, *steps = _FORWARD
        apart = durations.KING_COMES_FORWARD / len(_FORWARD)
        rays = fade(0, OPAQUE_ALPHA, durations.BEAM_KINDLES, self._rays)

        def be(size: float) -> Script:
            self._be_large(size)
            came_forward()
            yield apart

        yield variant(
            lambda: together(rays, then(be(first), *map(be, steps))),
            lambda: together(rays, be(_FORWARD[-1])),
        )

    def remove(self) -> None:
        """Gone for good, at once."""
        for item in (self._face, self._rays):
            item.remove()
        if self._disc is not None:
            self._disc.remove()

    def _hang(self, down: float) -> None:
        self._down = down
        self._face.y = self.lower_edge + down
        self._follow()

    def _be_large(self, size: float) -> None:
        """So many times its usual size; its upper edge stays where it is."""
        self._size = size
        self._face.width = WIDTH * size
        self._rays.y = self.lower_edge - WIDTH * size / 2
        self._hang(self._down)

    def _follow(self) -> None:
        if self._disc is None:
            return
        if self._face.visible:
            size = _DISC * WIDTH * self._size
            self._disc.follow(self._face.x, self._face.y, size, Layer.CLOSE_UP_RAYS)
        else:
            self._disc.hide()

    def _picture(self, mood: str) -> str:
        return art.close_up(self.character, mood)


def throw_confetti(particles: Particles) -> None:
    """From both sides and from above the large face."""
    x, y = FEET_AT[0], FEET_AT[1] - WIDTH / 2
    for aside in (-_CONFETTI_ASIDE, 0, _CONFETTI_ASIDE):
        up = y - _CONFETTI_UP
        particles.burst("confetti", x + aside, up, _CONFETTI, spread_degrees=_CONFETTI_SPREAD)
