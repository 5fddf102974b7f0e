"""The right side of the setup: the edition, options below each other, and the start."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import LEFT
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS, READING
from kingup_game.stage.widgets.screen_buttons import GAP, column_of
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import BODY, START

OPTION: Final = CONTROLS.but(size=BODY)
START_WORDS: Final = CONTROLS.but(size=START)

_SIDE_PAD, _PAD = 44.0, 46.0
_WORDS_PAD: Final = 10.0
_EDITION_HEIGHT: Final = 84.0
_LEAST_EXPLANATION: Final = 130.0
_START_HEIGHT: Final = 112.0
_SHORTCUT_HEIGHT: Final = 84.0
_SHORTCUT_GAP: Final = 20.0


class RulesColumn(NamedTuple):
    """Where everything of it goes."""

    options: list[Area]
    free: Area
    """What is left between the options and the buttons at the lower edge."""
    shortcut: Area
    start: Area


def rules_column(
    sheet: Sheet, painter: Painter, edition: str, options: int, *, has_shortcut: bool
) -> RulesColumn:
    """Its panel and the edition's name; the options are as high as the text size asks."""
    sheet.frame(art.PANEL, *layout.SETUP_RULES, layer=Layer.PAGE)
    inner = layout.SETUP_RULES.grown(-_PAD)
    inner = inner._replace(
        x=layout.SETUP_RULES.x + _SIDE_PAD, width=layout.SETUP_RULES.width - 2 * _SIDE_PAD
    )
    style = OPTION.but(fit=(inner.width - 2 * _WORDS_PAD, _EDITION_HEIGHT))
    high = painter.measure(edition, style)[1]
    at = inner.x + _WORDS_PAD, inner.y + high / 2
    sheet.text(edition, *at, style, anchor=LEFT, layer=Layer.ON_PAGE)
    start = inner.below(inner.bottom - _START_HEIGHT)
    shortcut = start._replace(y=start.y - _SHORTCUT_HEIGHT - _SHORTCUT_GAP, height=_SHORTCUT_HEIGHT)
    bottom = (shortcut if has_shortcut else start).y - 2 * GAP
    top = inner.y + high + GAP
    space = Area(inner.x, top, inner.width, bottom - top)
    rows = column_of(painter, options, OPTION, space)
    return RulesColumn(rows, space.below(rows[-1].bottom + 2 * GAP), shortcut, start)


def explain(sheet: Sheet, free: Area, words: str) -> None:
    """What an option means, where there is space for a sentence."""
    if free.height >= _LEAST_EXPLANATION:
        width = free.width - 2 * _WORDS_PAD
        style = READING.but(fit=(width, free.height))
        at = free.x + _WORDS_PAD, free.y
        sheet.text(words, *at, style, width=width, layer=Layer.ON_PAGE)
