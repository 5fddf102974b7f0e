"""Faces as large as a third of the screen, before the castle of the title: a short play, again and
again, of somebody who would be king.

One after the other they come up over the lower edge, hope, and get it or not. Calm motion has none.
"""

from __future__ import annotations

from itertools import cycle
from typing import Final

from kingup_game.motion.director import ScriptRunner
from kingup_game.motion.script import Script, tween
from kingup_game.motion.tween import ease_in, ease_out, ease_out_back
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme import art, durations
from kingup_game.theme.layers import Layer

_WIDTH: Final = 400.0
_FEET_Y: Final = layout.HEIGHT + 22.0
_BELOW: Final = _WIDTH + 10.0
_DROOP: Final = 34.0
_OVERSHOOT: Final = 0.06
_ACTS: Final = (
    ("A", 640.0, "refused"),
    ("M", 1210.0, "crowned"),
    ("B", 820.0, "refused"),
    ("N", 1120.0, "queasy"),
    ("O", 700.0, "crowned"),
    ("C", 1240.0, "refused"),
    ("L", 860.0, "queasy"),
    ("I", 1080.0, "crowned"),
    ("E", 660.0, "refused"),
)
"""Who, where on the castle's picture, and how it ends."""


class TitlePuppets:
    """At most one of them is to be seen; nobody is, most of the time."""

    def __init__(self, sheet: Sheet, pictures: Pictures) -> None:
        self._pictures = pictures
        self._face = sheet.sprite(
            art.close_up(_ACTS[0][0], "hopeful"),
            anchor=FEET,
            width=_WIDTH,
            layer=Layer.CLOSE_UP,
            visible=False,
        )
        self._play = ScriptRunner(self._acts())

    def update(self, *, calm: bool) -> None:
        """One tick; in calm motion whoever is there is gone."""
        if not calm:
            self._play.advance()
        elif self._face.visible:
            self._face.visible = False
            self._play = ScriptRunner(self._acts())

    def _acts(self) -> Script:
        for character, x, end in cycle(_ACTS):
            moods = [art.close_up(character, mood) for mood in ("hopeful", "fear", end)]
            self._pictures.load_ahead(moods)
            for picture in moods:
                yield durations.BETWEEN_PUPPETS / len(moods)
                if self._pictures.is_at_hand(picture):
                    self._pictures.get(picture, _WIDTH)
            yield self._act(x, moods, is_happy=end == "crowned")

    def _act(self, x: float, moods: list[str], *, is_happy: bool) -> Script:
        hope, fear, end = moods
        face = self._face
        face.set(picture=hope, x=x, visible=True)
        yield tween(self._rise, _BELOW, 0, durations.PUPPET_RISES, ease_out_back(_OVERSHOOT))
        yield durations.PUPPET_HOPES
        face.picture = fear
        yield durations.PUPPET_FEARS
        face.picture = end
        if is_happy:
            yield tween(self._rise, _DROOP, 0, durations.PUPPET_FEARS, ease_out_back(_OVERSHOOT))
        else:
            yield tween(self._rise, 0, _DROOP, durations.PUPPET_FEARS, ease_out)
        yield durations.PUPPET_HOPES
        yield tween(self._rise, 0 if is_happy else _DROOP, _BELOW, durations.PUPPET_GOES, ease_in)
        face.visible = False

    def _rise(self, below: float) -> None:
        self._face.y = _FEET_Y + below
