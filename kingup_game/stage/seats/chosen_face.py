"""Whoever somebody is about to choose, large, on the meadow beside the castle, and their name.
They breathe and blink while they are looked at.

From the sofa one sees who is meant before one finds the ring around a head in the castle. Where
seats stand down to the courtyard there is no room for it.
"""

from __future__ import annotations

import math
from typing import Final

from kingup_game.engine.cast import Character
from kingup_game.engine.edition import Terms
from kingup_game.motion.director import ScriptRunner
from kingup_game.motion.script import Script, tween
from kingup_game.motion.tween import ease_out_back
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE, FEET, OPAQUE_ALPHA
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.body import HELD_BACK_ALPHA
from kingup_game.stage.lettering.text_styles import TITLE_ON_DARK, MeasureWords
from kingup_game.stage.life.eyes import eyes_at
from kingup_game.stage.seats.panel_plans import plan_for
from kingup_game.theme import art, durations
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import NAME

_MIDDLE: Final = layout.SEAT_RIGHT_X + layout.SEAT_WIDTH / 2
_PLATE_BOTTOM: Final = 852.0
"""Above one's own cards."""
_PLATE_HIGH: Final = 64.0
_PLATE_PAD: Final = 30.0
_FEET_Y: Final = _PLATE_BOTTOM - _PLATE_HIGH + 6.0
_WIDEST: Final = 250.0
_ABOVE: Final = 8.0
_HOP: Final = 18.0
_BREATH: Final = 3.0
_BREATH_TICKS: Final = 160
_LOOK_TICKS: Final = 4
_BREATH_STEP_TICKS: Final = 16
_LOCK: Final = 84.0
_LOCK_ASIDE, _LOCK_UP = 92.0, 52.0
_NOBODY: Final = (None, "", "", False)
_NAME: Final = TITLE_ON_DARK.but(size=NAME, align="centre", fit=(layout.SEAT_WIDTH - 24.0, 54.0))


def width_for(table: Terms) -> float:
    """How large it is at such a table; nothing where there is no room."""
    plan, seats = plan_for(table.players, has_own_row=True), table.players // 2
    top = plan.tops[seats - 1] + plan.height
    width = min(_WIDEST, _FEET_Y - top - _ABOVE)
    return width if width >= layout.LARGE_TOKEN_LEAST else 0.0


def needed_for(table: Terms) -> dict[str, tuple[float, ...]]:
    """The pictures, and how wide each may have to be there."""
    width = width_for(table)
    if not width:
        return {}
    at_home = layout.TOKEN_SIZE, layout.COURTYARD_TOKEN_SIZE
    return {art.token(who): (*at_home, width) for who in table.characters}


class ChosenFace:
    """At most one; it hops as it changes, unless motion is calm."""

    def __init__(self, sheet: Sheet, measure: MeasureWords, table: Terms) -> None:
        self._measure = measure
        self._width = width_for(table)
        self._shown: tuple[Character | None, str, str, bool] = _NOBODY
        self._hopped: tuple[Character | None, str, str] = _NOBODY[:3]
        """Who hopped last: whoever only comes back does not."""
        layer = Layer.OWN_CORNER
        plate_top = _PLATE_BOTTOM - _PLATE_HIGH
        self._plate = sheet.frame(
            art.PLATE, _MIDDLE, plate_top, _PLATE_HIGH, _PLATE_HIGH, layer=layer
        )
        middle = plate_top + _PLATE_HIGH / 2
        self._name = sheet.text("", _MIDDLE, middle, _NAME, anchor=CENTRE, layer=layer)
        self._face = sheet.sprite(
            art.token(table.characters[0]),
            *(_MIDDLE, _FEET_Y),
            anchor=FEET,
            width=self._width or _WIDEST,
            layer=layer,
        )
        self._lock = sheet.sprite(
            art.ICON_LOCK,
            *(_MIDDLE - _LOCK_ASIDE, _FEET_Y - _LOCK_UP),
            width=_LOCK,
            layer=layer,
            visible=False,
        )
        self._parts = self._plate, self._name, self._face
        self._hop: ScriptRunner | None = None
        self._ticks = 0
        self._appear(False)

    @property
    def character(self) -> Character | None:
        """Who is to be seen."""
        return self._shown[0]

    def show(
        self,
        character: Character | None,
        name: str = "",
        *,
        mood: str = "neutral",
        is_held_back: bool = False,
    ) -> None:
        """This one, or nobody; whoever cannot be chosen now is seen through, and locked."""
        shown = (character, name, mood, is_held_back) if self._width else _NOBODY
        if shown == self._shown:
            return
        self._shown, self._ticks = shown, 0
        self._appear(shown[0] is not None)
        self._lock.visible = shown[0] is not None and is_held_back
        if shown[0] is None:
            self._hop = None
            self._face.y = _FEET_Y
            return
        self._face.set(
            picture=art.token(shown[0], mood),
            alpha=HELD_BACK_ALPHA if is_held_back else OPAQUE_ALPHA,
        )
        self._name.words = name
        width = self._measure(name, _NAME)[0] + 2 * _PLATE_PAD
        self._plate.set(x=_MIDDLE - width / 2, width=width)
        if shown[:3] != self._hopped:
            self._hopped = shown[:3]
            self._hop = ScriptRunner(self._hops())

    def update(self, *, calm: bool) -> None:
        """One tick."""
        if self._hop is not None and calm:
            self._hop = None
            self._face.y = _FEET_Y
        elif self._hop is not None and self._hop.advance():
            self._hop = None
        self._live(calm=calm)

    def _live(self, *, calm: bool) -> None:
        """Eyes shut now and then; and whoever may be chosen breathes, in few steps."""
        character, _, mood, is_held_back = self._shown
        if character is None:
            return
        self._ticks += 1
        if self._ticks % _LOOK_TICKS:
            return
        if mood == "neutral":
            is_shut = eyes_at(self._ticks) == "-blink"
            self._face.picture = art.token(character, "blink" if is_shut else mood)
        is_still = calm or is_held_back or self._hop is not None
        if not is_still and self._ticks % _BREATH_STEP_TICKS == 0:
            wave = math.sin(math.tau * self._ticks / _BREATH_TICKS)
            self._face.y = _FEET_Y - round(_BREATH * (1 - wave) / 2)

    def _hops(self) -> Script:
        yield tween(self._lower, _HOP, 0, durations.FACE_HOPS, ease_out_back())

    def _lower(self, down: float) -> None:
        self._face.y = _FEET_Y + down

    def _appear(self, is_on: bool) -> None:
        for part in self._parts:
            part.visible = is_on
