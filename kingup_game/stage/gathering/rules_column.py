"""The right side of the setup: ways to play by name, what the chosen one is like, and the start."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS, NOTES
from kingup_game.stage.widgets.screen_buttons import GAP, column_of
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import BODY, START

OPTION: Final = CONTROLS.but(size=BODY)
START_WORDS: Final = CONTROLS.but(size=START)

_SIDE_PAD, _PAD = 44.0, 40.0
_START_HEIGHT: Final = 104.0
_SHORTCUT_HEIGHT: Final = 76.0
_ABOUT_HEIGHT: Final = 164.0
"""For three of the smallest lines, clear of the rings around what is above and below."""
_CLEAR: Final = 16.0
_ABOUT: Final = NOTES.but(size=BODY)


class RulesColumn(NamedTuple):
    """Where everything of it goes."""

    presets: list[Area]
    about: Area
    more: Area
    shortcut: Area
    start: Area


def rules_column(
    sheet: Sheet, painter: Painter, presets: int, *, has_shortcut: bool
) -> RulesColumn:
    """Its panel; the rows are as high as the text size asks and the space allows."""
    sheet.frame(art.PANEL, *layout.SETUP_RULES, layer=Layer.PAGE)
    inner = layout.SETUP_RULES.grown(-_PAD)
    inner = inner._replace(
        x=layout.SETUP_RULES.x + _SIDE_PAD, width=layout.SETUP_RULES.width - 2 * _SIDE_PAD
    )
    start = inner.below(inner.bottom - _START_HEIGHT)
    shortcut = start._replace(y=start.y - _SHORTCUT_HEIGHT - GAP, height=_SHORTCUT_HEIGHT)
    lowest = shortcut if has_shortcut else start
    more = lowest._replace(y=lowest.y - _SHORTCUT_HEIGHT - GAP, height=_SHORTCUT_HEIGHT)
    about = more._replace(y=more.y - _ABOUT_HEIGHT, height=_ABOUT_HEIGHT)
    space = inner._replace(height=about.y - inner.y)
    rows = column_of(painter, presets, OPTION, space)
    free = about._replace(y=rows[-1].bottom, height=more.y - rows[-1].bottom)
    return RulesColumn(rows, free, more, shortcut, start)


def write_about(sheet: Sheet, area: Area, words: str) -> None:
    """What a way to play is like, or what an option means."""
    style = _ABOUT.but(fit=(area.width, area.height - 2 * _CLEAR))
    sheet.text(words, *area.middle, style, anchor=CENTRE, width=area.width, layer=Layer.ON_PAGE)
