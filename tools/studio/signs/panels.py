"""Parchment and wood on which words stand: nine-slice panels, plates, buttons and bubbles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PAPER,
    PARCHMENT,
    PARCHMENT_SHADE,
    PLATE,
    STONE_DARK,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)
from tools.studio.brass import BRASS, BRASS_DARK, BRASS_LIGHT
from tools.studio.signs.drawing import (
    INNER,
    OUTER,
    box,
    circle,
    clipped,
    darker,
    downward,
    flat,
    grain,
    lighter,
    mixed,
    moved,
    outline,
    solid,
)
from tools.studio.signs.sign import Sign

_AWAKE = "#FFFBEF"  # whose turn it is: 1.4 times as bright as the others' parchment


def _sheet(shape: str, *, top: str = PAPER, foot: str = PARCHMENT) -> str:
    """Parchment with a lit top; the middle stays even, for it is stretched."""
    return (
        downward("sheet", (0, top, 1), (0.3, foot, 1), (1, foot, 1))
        + flat(shape, "url(#sheet)")
        + grain(shape, 0.07)
    )


def _stud(x: float, y: float, radius: float = 5.5) -> str:
    return solid(
        circle(x, y, radius),
        BRASS,
        line=INNER,
        rim=1.4,
        shade=2.2,
        light=BRASS_LIGHT,
        dark=BRASS_DARK,
    )


def _board(shape: str) -> str:
    """Slate that was wiped with a wet cloth more often than it was washed."""
    return flat(shape, mixed(STONE_DARK, PLATE, 0.6)) + grain(shape, 0.04)


def _wooden_frame(width: int, height: int, thick: int, fill: Callable[[str], str] = _sheet) -> str:
    """Four planks mitred at the corners, grain along each."""
    outer = box(2, 2, width - 4, height - 4, 11)
    inner = box(thick, thick, width - 2 * thick, height - 2 * thick, 6)
    planks = ""
    for n in range(1, 3):
        inset = 2 + n * (thick - 2) / 3
        planks += outline(
            box(inset, inset, width - 2 * inset, height - 2 * inset, 10 - 2 * n),
            1.1,
            WOOD_DARK,
            0.55,
        )
    mitres = "".join(
        outline(f"M{x} {y}L{x2} {y2}", 1.4, WOOD_DARK)
        for x, y, x2, y2 in (
            (4, 4, thick, thick),
            (width - 4, 4, width - thick, thick),
            (4, height - 4, thick, height - thick),
            (width - 4, height - 4, width - thick, height - thick),
        )
    )
    return (
        solid(outer, WOOD, line=0, rim=2.4, shade=3, light=WOOD_LIGHT, dark=WOOD_DARK)
        + clipped(outer, planks + mitres)
        + outline(outer, OUTER)
        + fill(inner)
        + outline(f"M{thick} {height - thick}V{thick}H{width - thick}", 6, INK, 0.16)
        + outline(inner, INNER)
    )


def panel() -> str:
    size, thick = 128, 16
    corners = ""
    for x, y, turn in ((0, 0, 0), (size, 0, 90), (size, size, 180), (0, size, 270)):
        bracket = "M4 13Q4 4 13 4H33Q31 13 21 15Q16 16 15 21Q13 31 4 33Z"
        corners += moved(flat(bracket, BRASS) + outline(bracket, INNER), x, y, turn=turn)
    studs = "".join(_stud(x, y, 4.4) for x in (13, size - 13) for y in (13, size - 13))
    return _wooden_frame(size, size, thick) + corners + studs


def slate() -> str:
    """The innkeeper's: a wooden frame with pegs through its corners, as on his wall."""
    size, thick = 128, 20
    pegs = "".join(_stud(x, y, 5) for x in (12, size - 12) for y in (12, size - 12))
    return _wooden_frame(size, size, thick, _board) + pegs


def seat_panel(active: bool) -> str:
    size, thick = 112, 11
    sheet = box(3, 3, size - 6, size - 6, 13)
    inner = box(thick, thick, size - 2 * thick, size - 2 * thick, 7)
    edge = GOLD if active else WOOD
    light, dark = (GOLD_LIGHT, GOLD_DARK) if active else (WOOD_LIGHT, WOOD_DARK)
    halo = outline(sheet, 6, GOLD_LIGHT) if active else ""
    return (
        halo
        + solid(sheet, edge, line=0, rim=2.4, shade=3, light=light, dark=dark)
        + (outline(sheet, 3.4) if not active else outline(sheet, 2.4))
        + (_sheet(inner, top=_AWAKE, foot=_AWAKE) if active else _sheet(inner))
        + outline(inner, INNER)
        + (outline(box(16, 16, size - 32, size - 32, 4), 2.4, CRIMSON) if active else "")
        + "".join(_stud(x, y, 3.6) for x in (10.5, size - 10.5) for y in (10.5, size - 10.5))
    )


def free_seat() -> str:
    """A chair nobody sits on: the frame of a seat without its parchment, for light words."""
    size, thick = 112, 11
    sheet = box(3, 3, size - 6, size - 6, 13)
    inner = box(thick, thick, size - 2 * thick, size - 2 * thick, 7)
    return (
        solid(sheet, WOOD_DARK, line=0, rim=2.4, shade=3, light=WOOD, dark="#3A2418")
        + outline(sheet, 3.4)
        + solid(inner, "#3A2418", line=INNER, rim=0, shade=-4, dark="#24140C")
        + outline(box(16, 16, size - 32, size - 32, 4), 1.4, WOOD)
    )


def plate() -> str:
    """The line of text at the foot of the picture: dark wood, so that it stays quiet."""
    shape = "M16 4H112Q124 4 124 16V36Q124 48 112 48H16Q4 48 4 36V16Q4 4 16 4Z"
    rule = box(9, 9, 110, 34, 9)
    return (
        solid(shape, "#3A2418", line=0, rim=2, shade=3, light="#6E4323", dark="#24140C")
        + outline(rule, 1.6, BRASS_DARK)
        + outline(shape, OUTER)
    )


def button(state: str) -> str:
    """A plaque that stands 7 units proud. The main one of a page wears what ribbons and wax do; of
    tabs the open one lies before the others, as fresh as a seat's whose turn it is."""
    fill, edge, rule_colour = {
        "normal": (PARCHMENT, WOOD_DARK, darker(PARCHMENT, 0.45)),
        "focused": (GOLD_LIGHT, CRIMSON, darker(GOLD_LIGHT, 0.45)),
        "main": (CRIMSON, CRIMSON_DARK, BRASS_LIGHT),
        "open": (_AWAKE, CRIMSON, CRIMSON),
        "behind": (PARCHMENT_SHADE, WOOD_DARK, darker(PARCHMENT_SHADE, 0.45)),
    }[state]
    foot = box(4, 11, 120, 65, 14)
    face = box(4, 4, 120, 65, 14)
    rule = box(10, 10, 108, 53, 9)
    return (
        flat(box(6, 16, 120, 62, 14), INK, 0.22)
        + solid(foot, edge, line=OUTER, rim=0, shade=0)
        + solid(
            face,
            fill,
            line=OUTER,
            rim=2.6,
            shade=3,
            light=lighter(fill, 0.35 if state == "main" else 0.75),
        )
        + grain(face, 0.06)
        + outline(rule, 1.6, rule_colour, 0.8)
    )


def chain() -> str:
    """Two links of what a board hangs on, one seen from its side; it goes on above and below."""
    ring = "M13 3C19 3 21 8 21 15S19 27 13 27 5 22 5 15 7 3 13 3Z"
    edge = box(10, 22, 6, 20, 3)
    return (
        outline(ring, 8.4, INK)
        + outline(ring, 4.2, BRASS)
        + moved(outline(ring, 1.3, BRASS_LIGHT), -0.8, -0.6)
        + solid(edge, BRASS, line=INNER, rim=1.2, shade=1.6, light=BRASS_LIGHT, dark=BRASS_DARK)
    )


def tooltip() -> str:
    shape = box(3, 3, 74, 58, 10)
    return (
        solid(shape, "#2E1D33", line=0, rim=1.6, shade=2, light="#5B3A78", dark="#1C1020")
        + outline(shape, 4.6)
        + outline(shape, 2, BRASS)
    )


def tooltip_tail() -> str:
    """Hangs below a tooltip and overlaps its edge by the first seven units."""
    shape = "M3 7L20 30L37 7"
    return flat(shape + "V0H3Z", "#2E1D33") + outline(shape, 4.6) + outline(shape, 2, BRASS)


def bubble() -> str:
    shape = box(3, 3, 122, 82, 26)
    return solid(shape, "#FFFAEC", line=OUTER, rim=0, shade=3.4, dark=PARCHMENT)


def bubble_tail() -> str:
    """Hangs below a bubble and overlaps its edge by the first six units."""
    shape = "M4 6C8 20 4 30 0 40C16 36 28 24 34 6"
    return moved(flat(shape + "V0H4Z", "#FFFAEC") + outline(shape, OUTER), 3, 0)


def meter(filled: bool) -> str:
    """A slider's groove and its filling."""
    shape = box(3, 3, 58, 22, 11)
    if filled:
        return solid(shape, GOLD, line=OUTER, rim=3, shade=4, light=GOLD_LIGHT, dark=GOLD_DARK)
    return solid(shape, "#3A2418", line=OUTER, rim=0, shade=-3, dark="#24140C")


def knob() -> str:
    return solid(
        circle(22, 22, 18), GOLD, rim=3, shade=5, light=GOLD_LIGHT, dark=GOLD_DARK
    ) + solid(circle(22, 22, 7), CRIMSON, line=INNER, shade=2)


def _square(margin: int) -> tuple[int, int, int, int]:
    return margin, margin, margin, margin


SIGNS = [
    Sign("panel", 128, 128, panel, _square(40)),
    Sign("slate", 128, 128, slate, _square(40)),
    Sign("seat_panel", 112, 112, partial(seat_panel, False), _square(24)),
    Sign("seat_panel_turn", 112, 112, partial(seat_panel, True), _square(24)),
    Sign("seat_free", 112, 112, free_seat, _square(24)),
    Sign("plate", 128, 52, plate, (24, 20, 24, 20)),
    Sign("button_normal", 128, 80, partial(button, "normal"), (24, 26, 24, 30)),
    Sign("button_focused", 128, 80, partial(button, "focused"), (24, 26, 24, 30)),
    Sign("button_main", 128, 80, partial(button, "main"), (24, 26, 24, 30)),
    Sign("button_open", 128, 80, partial(button, "open"), (24, 26, 24, 30)),
    Sign("button_behind", 128, 80, partial(button, "behind"), (24, 26, 24, 30)),
    Sign("chain", 26, 44, chain),
    Sign("tooltip", 80, 64, tooltip, _square(18)),
    Sign("tooltip_tail", 40, 36, tooltip_tail),
    Sign("bubble", 128, 88, bubble, _square(32)),
    Sign("bubble_tail", 42, 44, bubble_tail),
    Sign("meter_groove", 64, 28, partial(meter, False), (16, 12, 16, 12)),
    Sign("meter_filled", 64, 28, partial(meter, True), (16, 12, 16, 12)),
    Sign("meter_knob", 44, 44, knob),
]
