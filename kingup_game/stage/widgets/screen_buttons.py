"""Buttons on the screen: a frame, an icon, words, a value, and a ring around the one in focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Final

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, LEFT, RIGHT
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS, TextStyle
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import FADED_INK, INK, PAPER

_PROUD: Final = 3.0
"""So far it grows on every side in focus: more of its height than of its width, which would reach
into neighbours."""
GAP: Final = 12.0
"""Between buttons that belong together."""
TIGHT_GAP: Final = 6.0
"""Between those with large letters that are short of room."""

RING_SPACE: Final = 14.0
"""So far the ring of the focus reaches out of a thing without a frame."""

_LEAST_HEIGHT: Final = 72.0
_HIGHEST: Final = 104.0
"""No button of a page is higher, however few there are."""
_LOWEST: Final = 64.0
"""No button is lower, however many there are."""
_NEARLY: Final = 0.8
"""Rather on two pages than lower than this share of what letters as large as chosen ask for."""
_MOST_VALUE: Final = 0.55
"""What a value may take of its button's width; the words have the rest."""
_VALUE_MIDDLE: Final = 0.78
_PAD: Final = 28.0
_RIM: Final = 30.0
"""What the frame takes of the height beside wrapped words; it takes less beside one line."""
_FRAMED_RIM, _CENTRED_RIM, _PLAIN_RIM = 19.0, 22.0, 8.0
_LIFT: Final = 4.0
_NARROW_PAD: Final = 0.12
_PLAIN: Final = art.BUTTON, art.TAB_OPEN, art.TAB_BEHIND
"""Frames that are flat with clarity."""
_RING_INSET: Final = 13.0
_RING_RADIUS: Final = 20.0
_GROUND_RADIUS: Final = 14.0
_EDGE_REACH, _WHITE_REACH = 1.0, -2.0
_BESIDE_RING: Final = 8.0
"""With clarity the ring is thicker, and lies as far within: it covers no edge of a neighbour."""
_ICON: Final = 56.0
_FACE_RIM: Final = 14.0
_AFTER_ICON: Final = 16.0
_BEFORE_VALUE: Final = 20.0
_ARROW: Final = 30.0
_BESIDE_ARROW: Final = 4.0
_ARROW_IN_PAD: Final = 10.0
"""So far the arrow behind a value stands in the pad, which is kept free for it in any case."""


@dataclass
class ScreenButton:
    """What a button says."""

    key: str
    area: Area
    words: str
    _: KW_ONLY
    value: str = ""
    icon: str = ""
    style: TextStyle = CONTROLS
    frame: str = art.BUTTON
    framed: bool = True
    centred: bool = False
    large: bool = False
    """Whether its picture is as high as it has room for, a face that stands on its rim."""
    step: Callable[[int], None] | None = None
    """Changes the value, with left and right."""
    why_not: str = ""
    """Why it cannot be chosen: then it is grey."""
    main: bool = False
    """Whether it is the way on, for which a page was opened: it is the strongest on it."""

    @property
    def stands_out(self) -> bool:
        """Whether it is the main one, and can be chosen."""
        return self.main and not self.why_not

    @property
    def value_middle(self) -> float:
        """Left of it a click goes back, right of it onward."""
        return self.area.x + self.area.width * _VALUE_MIDDLE


def proud(area: Area) -> Area:
    """The frame of a button in focus."""
    return area.grown(_PROUD)


def draw_button(sheet: Sheet, painter: Painter, button: ScreenButton, *, is_focused: bool) -> None:
    """The button; in focus its frame is larger, lit and in a ring, with clarity smaller in a
    thicker ring; what is on it stays put."""
    area, layer = button.area, Layer.FOCUSED_BUTTON if is_focused else Layer.BUTTON
    if button.framed:
        if is_focused:
            area = proud(area) if painter.scheme.clarity is None else area.grown(-_BESIDE_RING)
        _draw_ground(sheet, painter, button, area, layer)
    _write(sheet, painter, button, layer)
    if is_focused:
        draw_ring(sheet, painter, area)


def _draw_ground(
    sheet: Sheet, painter: Painter, button: ScreenButton, area: Area, layer: Layer
) -> None:
    """Parchment in a frame; with clarity a plain pale one with a black edge, gold in focus, and a
    black one with a pale edge for a tab that lies behind. What leads on stays crimson, and what
    cannot be chosen stays dull."""
    is_focused, clarity = layer is Layer.FOCUSED_BUTTON, painter.scheme.clarity
    is_plain = button.frame in _PLAIN and not button.why_not
    if clarity is None or not is_plain or (button.stands_out and not is_focused):
        at_rest = art.BUTTON_MAIN if button.stands_out else button.frame
        sheet.frame(art.BUTTON_FOCUSED if is_focused else at_rest, *area, layer=layer)
        return
    ground = clarity.dark if button.frame == art.TAB_BEHIND else clarity.plain
    ground = clarity.lit if is_focused else ground
    sheet.box(*area, layer=layer, **ground._asdict(), radius=_GROUND_RADIUS)


def draw_ring(sheet: Sheet, painter: Painter, area: Area) -> None:
    """The focus; with clarity the ring lies in a white one with a black edge."""
    ring, clarity = area.grown(_RING_INSET), painter.scheme.clarity
    if clarity is not None:
        for by, colour in ((_EDGE_REACH, clarity.black), (_WHITE_REACH, clarity.white)):
            sheet.box(
                *ring.grown(by),
                layer=Layer.FOCUSED_BUTTON,
                border=colour,
                border_width=clarity.ring,
                radius=_RING_RADIUS + by,
            )
    sheet.frame(art.FOCUS_RING, *ring, layer=Layer.FOCUSED_BUTTON)


def _write(sheet: Sheet, painter: Painter, button: ScreenButton, layer: Layer) -> None:
    """Icon, words and value beside each other; words too long for that get smaller."""
    area = button.area
    style = button.style.but(colour=FADED_INK) if button.why_not else button.style
    if button.stands_out and layer is Layer.BUTTON:
        style = style.but(colour=PAPER, outline=INK)
    if button.frame == art.TAB_BEHIND and layer is Layer.BUTTON and painter.scheme.clarity:
        style = style.but(colour=painter.scheme.clarity.pale)
    x, y = area.middle
    y -= _LIFT if button.framed else 0
    rim = _CENTRED_RIM if button.centred else _FRAMED_RIM
    high = area.height - (rim if button.framed else _PLAIN_RIM)
    if button.centred:
        space = area.width - 2 * min(_PAD, area.width * _NARROW_PAD)
        style = style.but(align="centre", fit=(space, high))
        sheet.text(button.words, x, y, style, anchor=CENTRE, width=space, layer=layer)
        return
    left, right = area.x + _PAD, area.right - _PAD
    if button.icon:
        icon = area.height - _FACE_RIM if button.large else _ICON
        size = icon if button.large else min(icon, high)
        wide, tall = painter.pictures.size(button.icon)
        sheet.sprite(button.icon, left + icon / 2, y, width=size * min(1, wide / tall), layer=layer)
        left += icon + _AFTER_ICON
    if button.value:
        most = (right - left) * (_MOST_VALUE if button.words else 1)
        right = _write_value(sheet, painter, button, style.but(fit=(most, high)), layer)
        right -= _BEFORE_VALUE
    style = style.but(fit=(right - left, high))
    sheet.text(button.words, left, y, style, anchor=LEFT, width=right - left, layer=layer)


def _write_value(
    sheet: Sheet, painter: Painter, button: ScreenButton, style: TextStyle, layer: Layer
) -> float:
    """The value, and in focus an arrow on either side if it can be stepped; returns how far left
    it reaches. It stands where it stood without arrows."""
    right, y = button.area.right - _PAD, button.area.middle[1]
    y -= _LIFT if button.framed else 0
    beside = _ARROW + _BESIDE_ARROW
    if button.step is not None:
        right -= beside - _ARROW_IN_PAD
    sheet.text(button.value, right, y, style, anchor=RIGHT, layer=layer)
    left = right - painter.measure(button.value, style)[0]
    if button.step is None:
        return left
    if layer is Layer.FOCUSED_BUTTON:
        aside = _BESIDE_ARROW + _ARROW / 2
        sheet.sprite(art.ICON_LEFT, left - aside, y, width=_ARROW, layer=layer)
        sheet.sprite(art.ICON_RIGHT, right + aside, y, width=_ARROW, layer=layer)
    return left - beside


def reach_of(
    painter: Painter, words: str, style: TextStyle, area: Area, *, framed: bool = True
) -> float:
    """How far into a button its words on one line reach."""
    high = area.height - (_FRAMED_RIM if framed else _PLAIN_RIM)
    width = painter.measure(words, style.but(fit=(area.width, high)))[0]
    return _PAD + width + _BEFORE_VALUE


def height_for(painter: Painter, words: str, style: TextStyle, width: float) -> float:
    """How high a button must be for its words at the text size that people chose."""
    return max(_LEAST_HEIGHT, painter.measure(words, style, width - 2 * _PAD)[1] + _RIM)


def squeezed(heights: Sequence[float], gap: float, space: float) -> list[float]:
    """The heights as they are where there is space, else lower, but never too low to press."""
    free = space - gap * (len(heights) - 1)
    share = min(1.0, free / sum(heights)) if heights else 1.0
    return [max(_LOWEST, height * share) for height in heights]


def row_of(painter: Painter, words: Sequence[str], style: TextStyle, space: Area) -> list[Area]:
    """Buttons beside each other at the upper edge of the space, as high as their words need."""
    columns = space.columns(len(words), GAP)
    high = max(height_for(painter, said, style, columns[0].width) for said in words)
    return [column._replace(height=high) for column in columns]


def column_of(
    painter: Painter, number: int, style: TextStyle, space: Area, gap: float = GAP
) -> list[Area]:
    """Buttons of one line each below each other, squeezed where space is short."""
    high = height_for(painter, "X", style, space.width)
    if high > _LEAST_HEIGHT and number * high + (number - 1) * gap > space.height:
        gap = min(gap, TIGHT_GAP)
    return space.rows(squeezed([high] * number, gap, space.height), gap)


def shown_at_once(painter: Painter, number: int, style: TextStyle, space: Area) -> int:
    """How many of these rows a page shows: all of them, or as many as it has room for where their
    letters are as large as people chose."""
    high = height_for(painter, "X", style, space.width)
    least = max(_LOWEST, _NEARLY * high)
    if number * (least + TIGHT_GAP) - TIGHT_GAP <= space.height:
        return number
    return max(1, int((space.height + GAP) // (min(high, _HIGHEST) + GAP)))


def column_filling(painter: Painter, number: int, style: TextStyle, space: Area) -> list[Area]:
    """The same, higher where a page has room for that: a hole below them says nothing."""
    needed = column_of(painter, number, style, space)
    gap = needed[1].y - needed[0].bottom if number > 1 else GAP
    high = min(_HIGHEST, (space.height + gap) / number - gap)
    if high <= needed[0].height:
        return needed
    return space.rows([high] * number, gap)
