"""Glyphs of keyboard and mouse. Letters on keys are written by the game; these carry marks."""

from __future__ import annotations

from functools import partial

from kingup_game.theme.palette import GOLD, INK, PAPER, PARCHMENT, PARCHMENT_SHADE
from tools.studio.signs.drawing import (
    INNER,
    OUTER,
    box,
    clipped,
    flat,
    moved,
    outline,
    polygon,
    solid,
)
from tools.studio.signs.lettering import caption
from tools.studio.signs.sign import Sign

SIZE = 56
CAPTION_HEIGHT = 27
"""Of capitals: in a line of text a sign is at least 44 high, and its letters are 28 then."""


def key_cap(width: int = SIZE) -> str:
    """A pale key seen from the front: its skirt below, its dished top above."""
    skirt, top = box(4, 4, width - 8, 48, 9), box(8, 6, width - 16, 36, 7)
    return (
        solid(skirt, PARCHMENT_SHADE, rim=0, shade=4)
        + flat(top, PAPER)
        + outline(top, 1.4, PARCHMENT_SHADE)
        + outline(f"M12 8H{width - 13}", 1.8, "#FFFFFF")
    )


_ARROW = "M0 10V-9M-8-1L0-9L8-1"
_ARROW_TURNS = {"up": 0, "right": 90, "down": 180, "left": 270}


def _arrow(direction: str) -> str:
    return key_cap() + moved(outline(_ARROW, 4), 28, 24, 0.95, _ARROW_TURNS[direction])


def _tab() -> str:
    mark = "M13 24H38M31 16L39 24L31 32M44 15V33"
    return key_cap(64) + moved(outline(mark, 3.8), 3.5, 0)


def _backspace() -> str:
    return key_cap(64) + outline(
        "M15 24L25 13H49V35H25ZM32 19.500L41 28.500M41 19.500L32 28.500", 3.4
    )


def _enter() -> str:
    return key_cap(64) + outline("M47 13V20Q47 27 40 27H18M26 19L17 27L26 35", 4)


def _space() -> str:
    return key_cap(104) + outline("M32 20V28Q32 31 35 31H69Q72 31 72 28V20", 4)


def _escape() -> str:
    return key_cap(84) + caption("Esc", 42, 24.5, CAPTION_HEIGHT, INK, 1.9)


_MOUSE = "M28 4C42 4 46 12 46 23V34C46 46 38 53 28 53C18 53 10 46 10 34V23C10 12 14 4 28 4Z"


def mouse(lit: str) -> str:
    """A mouse with one part shining: left, right, wheel; or four arrows for moving it."""
    areas = {"left": box(0, 0, 28, 25), "right": box(28, 0, 28, 25)}
    fill = clipped(_MOUSE, flat(areas[lit], GOLD)) if lit in areas else ""
    wheel_colour = GOLD if lit == "wheel" else "#8A7F72"
    wheel = box(23.5, 9, 9, 17, 4.5)
    body = (
        outline(_MOUSE, OUTER + 2.6, PARCHMENT)
        + solid(_MOUSE, PAPER, line=0, rim=0, shade=5, dark=PARCHMENT_SHADE)
        + fill
        + outline("M10 25H46M28 4V10", INNER)
        + outline(_MOUSE, OUTER)
        + solid(wheel, wheel_colour, line=INNER + 0.4, rim=1, shade=1.6)
    )
    if lit != "move":
        return body
    head = polygon([(0, -25.4), (6.5, -18), (-6.5, -18)])
    arrows = "".join(
        moved(outline(head, 3.4) + flat(head, GOLD), 28, 28, turn=turn)
        for turn in (0, 90, 180, 270)
    )
    return moved(body, 12, 11.5, 0.57) + arrows


SIGNS = [
    Sign("key_cap", SIZE, SIZE, key_cap, (18, 18, 18, 22), {"face": [8, 6, 40, 36]}),
    *(Sign(f"key_{name}", SIZE, SIZE, partial(_arrow, name)) for name in _ARROW_TURNS),
    Sign("key_enter", 64, SIZE, _enter),
    Sign("key_backspace", 64, SIZE, _backspace),
    Sign("key_tab", 64, SIZE, _tab),
    Sign("key_space", 104, SIZE, _space),
    Sign("key_escape", 84, SIZE, _escape),
    *(
        Sign(f"mouse_{part}", SIZE, SIZE, partial(mouse, part))
        for part in ("left", "right", "wheel", "move")
    ),
]
