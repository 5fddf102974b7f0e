"""The right side of the setup: the editions, options below each other, and the start."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS
from kingup_game.stage.widgets.edition_cards import edition_areas
from kingup_game.stage.widgets.screen_buttons import GAP, column_of
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import BODY, START

OPTION: Final = CONTROLS.but(size=BODY)
START_WORDS: Final = CONTROLS.but(size=START)

_SIDE_PAD, _PAD = 44.0, 40.0
_START_HEIGHT: Final = 104.0
_SHORTCUT_HEIGHT: Final = 76.0


class RulesColumn(NamedTuple):
    """Where everything of it goes."""

    editions: list[Area]
    options: list[Area]
    shortcut: Area
    start: Area


def rules_column(
    sheet: Sheet, painter: Painter, options: int, *, has_shortcut: bool
) -> RulesColumn:
    """Its panel; the options are as high as the text size asks and the space allows."""
    sheet.frame(art.PANEL, *layout.SETUP_RULES, layer=Layer.PAGE)
    inner = layout.SETUP_RULES.grown(-_PAD)
    inner = inner._replace(
        x=layout.SETUP_RULES.x + _SIDE_PAD, width=layout.SETUP_RULES.width - 2 * _SIDE_PAD
    )
    editions = edition_areas(inner)
    start = inner.below(inner.bottom - _START_HEIGHT)
    shortcut = start._replace(y=start.y - _SHORTCUT_HEIGHT - GAP, height=_SHORTCUT_HEIGHT)
    bottom = (shortcut if has_shortcut else start).y - 2 * GAP
    space = inner.below(editions[0].bottom + 2 * GAP)
    space = space._replace(height=bottom - space.y)
    return RulesColumn(editions, column_of(painter, options, OPTION, space), shortcut, start)
