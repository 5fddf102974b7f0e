"""The end of a match: crests and crowns in rays of light, confetti, and everybody's total."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.motion.script import Script
from kingup_game.stage import layout
from kingup_game.stage.canvas.appearing import drop, fade, pop
from kingup_game.stage.canvas.item import CENTRE, FEET, OPAQUE_ALPHA
from kingup_game.stage.canvas.particles import Particles
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING_ON_DARK, TITLE_IN_GOLD
from kingup_game.stage.seats.final_ranking import RankedSeat, show_ranking
from kingup_game.theme import art, type_scale
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.durations import CREST_GROWS, CROWN_FALLS, RAYS_FADE_IN, TITLE_FADES_IN
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import DUSK, INK

_MIDDLE: Final = layout.WIDTH / 2
_TITLE_WIDTH: Final = 1640.0
_WINNER: Final = TITLE_IN_GOLD.but(size=type_scale.WINNER, outline=INK, fit=(_TITLE_WIDTH, 150))
_WINNERS: Final = _WINNER.but(size=type_scale.WINNERS)
_FOOT: Final = READING_ON_DARK.but(size=type_scale.CONTROL, outline=INK, fit=(1700, 80))
_VEIL_ALPHA: Final = 190
_CREST_WIDTH: Final = 250.0
_CREST_Y: Final = 374.0
_STEP_X: Final = 340.0
_CROWN_WIDTH: Final = 220.0
_CROWN_SITS: Final = 22.0
"""So deep a crown sits on a crest."""
_CROWN_FALLS_FROM: Final = 280.0
_RAYS_WIDTH: Final = 880.0
_RAYS_ALPHA: Final = 150
_TITLE_Y: Final = 596.0
_RANKING_TOP: Final = 724.0
_FOOT_Y: Final = 984.0
_CONFETTI_EVERY: Final = 40
_CONFETTI_Y: Final = 40.0
_CONFETTI: Final = 26
_SPARKLES, _RICHES = 30, 20


class Winners:
    """Whoever won, large, over the castle in the dark."""

    def __init__(self, sheet: Sheet, pictures: Pictures, luck: int, *, calm: bool) -> None:
        self._sheet = sheet
        self._on = Parts(sheet, Layer.WINNER)
        self._pictures = pictures
        self._ticks = 0
        self._particles = sheet.add(Particles(sheet, Layer.CONFETTI, luck, reduced=calm))

    def update(self) -> None:
        """One tick: confetti falls as long as anybody looks."""
        self._ticks += 1
        self._particles.update()
        if self._ticks % _CONFETTI_EVERY == 0:
            share = self._ticks // _CONFETTI_EVERY * 7 % 10 / 10
            x = layout.WIDTH * (0.2 + 0.6 * share)
            self._particles.burst(
                "confetti", x, _CONFETTI_Y, _CONFETTI, towards_degrees=-90, spread_degrees=90
            )

    def show(
        self,
        words: str,
        crests: Sequence[int],
        ranking: Sequence[RankedSeat],
        heard: Callable[[bool], None],
    ) -> Script:
        """Crown the winners by their crests, then say who they are, then what all came to.

        `heard` is told of every crest that is put up (False) and every crown that lands (True).
        """
        behind = Parts(self._sheet, Layer.CORONATION_VEIL)
        self._sheet.veil(DUSK, _VEIL_ALPHA, layer=Layer.CORONATION_VEIL)
        style = _WINNER if len(crests) == 1 else _WINNERS
        title = self._on.text(
            words, _MIDDLE, _TITLE_Y, style, anchor=CENTRE, width=_TITLE_WIDTH, alpha=0
        )
        rays = behind.sprite(art.BURST, _MIDDLE, _CREST_Y, width=_RAYS_WIDTH, alpha=0)
        yield fade(0, _RAYS_ALPHA, RAYS_FADE_IN, rays)
        for number, crest in enumerate(crests):
            x = _MIDDLE + (number - (len(crests) - 1) / 2) * _STEP_X
            yield self._crown(crest, x, heard)
        yield fade(0, OPAQUE_ALPHA, TITLE_FADES_IN, title)
        yield show_ranking(self._sheet, ranking, _RANKING_TOP)

    def ask(self, words: str) -> None:
        """What may be done now, at the foot of the page."""
        self._on.text(words, _MIDDLE, _FOOT_Y, _FOOT, anchor=CENTRE)

    def _crown(self, crest: int, x: float, heard: Callable[[bool], None]) -> Script:
        heard(False)
        picture = SEAT_CRESTS[crest].picture
        sprite = self._on.sprite(picture, x, _CREST_Y, width=_CREST_WIDTH)
        yield pop(sprite, 0.4, CREST_GROWS)
        wide, high = self._pictures.size(picture)
        crown_y = _CREST_Y - _CREST_WIDTH * high / wide / 2 + _CROWN_SITS
        crown = self._on.sprite(art.CROWN, x, crown_y, width=_CROWN_WIDTH, anchor=FEET)
        yield drop(crown, _CROWN_FALLS_FROM, CROWN_FALLS)
        heard(True)
        self._particles.burst("sparkle", x, crown_y, _SPARKLES)
        self._particles.burst("riches", x, crown_y, _RICHES)
