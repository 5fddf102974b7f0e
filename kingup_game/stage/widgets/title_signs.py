"""The game's name: above the scroll of the menu, and beside a match that nobody plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import TOP, TOP_LEFT
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS, TITLE_IN_GOLD
from kingup_game.stage.widgets.screen_buttons import height_for, squeezed
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import INK
from kingup_game.theme.type_scale import NAME, TOTAL

ENTRY: Final = CONTROLS.but(size=NAME)

_LOGO_AT: Final = (layout.SAFE_LEFT + 10.0, layout.SAFE_TOP)
_LOGO: Final = 596.0
"""It ends before the castle's tower begins."""
_LOGO_HEIGHT: Final = _LOGO * 310 / 700
_LEAST_LOGO: Final = 0.55
_BELOW_LOGO: Final = 24.0
_LEAST_WIDTH, _MOST_WIDTH = 470.0, 760.0
_BESIDE_WORDS: Final = 150.0
_WRAPPED_MARGIN: Final = 80.0
_GAP: Final = 20.0
_SCROLL_X: Final = float(layout.SAFE_LEFT)
_SCROLL_PAD: Final = (70.0, 62.0)
_SCROLL_RIMS: Final = (140.0, 130.0)
_SCROLL_MARGINS: Final = (48, 44, 48, 44)

_LOW_SIGN: Final = Area(layout.SEAT_RIGHT_X, 746.0, layout.SEAT_WIDTH, 218.0)
"""The two lowest seats' panels would be here: four bots leave them free, and so do their goals as
these lie open."""
_SMALL_LOGO: Final = 336.0
_OVER_SIGN: Final = layout.SAFE_RIGHT - _SMALL_LOGO / 2, _LOW_SIGN.y - 42.0
_ACROSS: Final = layout.SAFE_LEFT + _SMALL_LOGO / 2, _LOW_SIGN.middle[1]
"""On the meadow at the left, where the benches of a jury are at other times."""
_BECKONING: Final = TITLE_IN_GOLD.but(
    size=TOTAL, align="centre", outline=INK, outline_width=6, fit=(layout.SEAT_WIDTH, 168.0)
)
_BECKONING_Y: Final = 788.0


def menu_scroll(sheet: Sheet, painter: Painter, entries: Sequence[str]) -> list[Area]:
    """The logo and a scroll below it; returns where the buttons on the scroll go.

    The logo gives way where large letters need the space.
    """
    widest = max(painter.measure(words, ENTRY)[0] for words in entries)
    width = min(_MOST_WIDTH, max(_LEAST_WIDTH, widest + _BESIDE_WORDS))
    natural = [height_for(painter, words, ENTRY, width - _WRAPPED_MARGIN) for words in entries]
    space = layout.SAFE.height - _BELOW_LOGO - _SCROLL_RIMS[1]
    heights = squeezed(natural, _GAP, space - _LEAST_LOGO * _LOGO_HEIGHT)
    height = sum(heights) + _GAP * (len(entries) - 1)
    logo = min(1.0, (space - height) / _LOGO_HEIGHT)
    top = layout.SAFE.y + _LOGO_HEIGHT * logo + _BELOW_LOGO
    scroll = Area(_SCROLL_X, top, width + _SCROLL_RIMS[0], height + _SCROLL_RIMS[1])
    sheet.frame(art.MENU_SCROLL, *scroll, layer=Layer.PAGE, margins=_SCROLL_MARGINS)
    sheet.sprite(art.LOGO, *_LOGO_AT, width=_LOGO * logo, anchor=TOP_LEFT, layer=Layer.PAGE)
    left, upper = scroll.x + _SCROLL_PAD[0], scroll.y + _SCROLL_PAD[1]
    return Area(left, upper, width, height).rows(heights, _GAP)


class Beckoning:
    """The logo at the lower right of a match that nobody plays, over the words that say how to
    stop it, in its own gold and ink; the castle that steps aside goes behind both."""

    def __init__(self, sheet: Sheet, words: str) -> None:
        layer, at = Layer.ON_PAGE, (_LOW_SIGN.middle[0], _BECKONING_Y)
        sheet.text(words, *at, _BECKONING, anchor=TOP, width=layout.SEAT_WIDTH, layer=layer)
        self._logo = sheet.sprite(art.LOGO, *_OVER_SIGN, width=_SMALL_LOGO, layer=layer)

    def make_room(self, is_needed: bool) -> None:
        """For cards that lie open above the sign: the logo is across, at the left, meanwhile."""
        self._logo.move(*(_ACROSS if is_needed else _OVER_SIGN))
