"""The house under the Jester: shields and cells with the other sign, motley flags and light."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageFilter

from kingup_game.stage.layout import NUMERAL_X, ROOM_LEFT, ROOM_RIGHT
from kingup_game.theme.palette import CRIMSON, CRIMSON_DARK, GOLD, GOLD_LIGHT, INK, PAPER, YES_GREEN
from tools.studio import render
from tools.studio.castle import numerals
from tools.studio.castle.annexes.cell import TAG_X
from tools.studio.castle.frame import FEET
from tools.studio.castle.living.flags import FRAMES, banner_frame, pennon_frame
from tools.studio.castle.living.sheet import Sheet
from tools.studio.castle.pen import (
    LINE_MID,
    SCALE,
    box,
    clip,
    group,
    lighter,
    oval,
    path,
    picture,
    poly,
    stroke,
    tone,
)
from tools.studio.castle.rooms.shell import CEILING
from tools.studio.castle.shine import View

RED, DARK = "#B3261E", "#2A2130"  # the Jester's own two halves
WORTHS = {6: "-10", 5: "-5", 4: "-4", 3: "-3", 2: "-2", 1: "-1", 0: "0"}
SHIELD = (104, 84)  # one frame of a shield, its nail at the middle of the upper edge
_TURNS = (1.0, 0.62, 0.12)  # how wide it looks: face on, half turned, on edge


def shield_box(floor: int) -> tuple[float, float]:
    """Where the upper left corner of a storey's shield lies: over the one on the wall."""
    return NUMERAL_X - SHIELD[0] / 2, FEET[floor] - 93 - 14


def shield(floor: int) -> Sheet:
    """Frame 0 is the shield face on; 1 and 2 are how it swings round."""
    face = _shield(WORTHS[floor])
    frames = [group(face, move=f"translate({SHIELD[0] / 2} 0) scale({turn} 1)") for turn in _TURNS]
    return Sheet(frames, *SHIELD)


def _shield(text: str) -> str:
    half, top, tall = {3: 45.0, 2: 36.0, 1: 30.0}[len(text)], 11.0, 64.0
    outer = numerals.shield_shape(0, top, half, tall)
    inner = numerals.shield_shape(0, top + 6, half - 6, tall - 13)
    ground, ink = (CRIMSON_DARK, PAPER) if text != "0" else (lighter("#E8D3A6", 0.35), INK)
    bells = "".join(
        path(oval(x, y, 4.2), tone(GOLD), INK, 1.4) + stroke(f"M{x - 2} {y + 1.4}h4", INK, 1.1)
        for x, y in ((-half, top), (half, top), (0, top + tall + 2))
    )
    return "".join(
        (
            stroke(f"M-14 {top + 3}L0 3L14 {top + 3}", INK, 2.0),
            path(oval(0, 3.4, 2.8), tone(GOLD), INK, 1.0),
            clip(f"reign{text}", outer),
            group(
                path(box(-60, 0, 60, 84), RED),
                path(box(0, 0, 60, 84), DARK),
                path(
                    "".join(_lozenge(x, y) for x, y in _rim_lozenges(half, top)),
                    PAPER,
                    opacity=0.85,
                ),
                clip=f"reign{text}",
            ),
            path(outer, "none", INK, LINE_MID + 0.9),
            path(inner, ground, INK, LINE_MID),
            numerals.figures(text, 0, top + 29, 34, ink, 8.6),
            bells,
        )
    )


def _lozenge(x: float, y: float) -> str:
    return poly([(x, y - 4), (x + 2.6, y), (x, y + 4), (x - 2.6, y)])


def _rim_lozenges(half: float, top: float) -> list[tuple[float, float]]:
    sides = [(side * (half - 3), top + 10 + k * 12) for side in (-1, 1) for k in range(3)]
    across = [(x, top + 3) for x in np.arange(-half + 12, half - 10, 11.0)]
    return sides + [(float(x), y) for x, y in across]


TAG = (48, 40)


def tag_box() -> tuple[float, float]:
    """Where the upper left corner of a cell's new value lies, from the cell's middle."""
    return -TAG_X - TAG[0] / 2, CEILING + 17 - TAG[1] / 2


def tag(worth: int) -> Sheet:
    """A cell's value, which is now a gain: larger than the red one that it covers, and framed."""
    shape = box(4, 4, 40, 32, 6)
    return Sheet(
        [
            path(shape, YES_GREEN, INK, 2.6)
            + path(box(7, 7, 34, 26, 4), "none", PAPER, 1.2)
            + numerals.figures(f"+{worth}", 24, 20, 19, PAPER, 9.5)
        ],
        *TAG,
    )


def flag_left() -> Sheet:
    return Sheet(
        [banner_frame(k / FRAMES, RED, GOLD_LIGHT, halved=DARK) for k in range(FRAMES)], 80, 64
    )


def flag_right() -> Sheet:
    return Sheet(
        [banner_frame(k / FRAMES, DARK, GOLD_LIGHT, halved=RED) for k in range(FRAMES)], 80, 64
    )


def flag_roof() -> Sheet:
    return Sheet([pennon_frame(k / FRAMES, RED, DARK) for k in range(FRAMES)], 90, 44)


LIGHT_VIEW: View = (
    float(ROOM_LEFT),
    FEET[6] + CEILING,
    float(ROOM_RIGHT - ROOM_LEFT),
    FEET[0] - FEET[6] - CEILING,
)


def panes() -> str:
    """Light through a harlequin's window on all rooms: thin, slanting, every other pane empty."""
    x0, y0, wide, high = LIGHT_VIEW
    across, down, lean = 84.0, 112.0, 0.18
    hues = (CRIMSON, GOLD, "#7A3E9E")
    found = []
    for row in range(int(high / down) + 2):
        for column in range(-3, int(wide / across) + 2):
            y = y0 + (row + 0.5 * (column % 2)) * down
            x = x0 + column * across - lean * (y - y0) + across
            corners = [(x, y - down / 2), (x + across / 2, y), (x, y + down / 2),
                       (x - across / 2, y)]  # fmt: skip
            leaning = poly([(px - lean * (py - y), py) for px, py in corners])
            found.append(path(leaning, hues[(column + 2 * row) % 3], opacity=0.22))
    return picture(found, LIGHT_VIEW)


def light(panes_drawn: str) -> bytes:
    """What falls through the panes: blurred, as by a thick old window."""
    _, _, wide, high = LIGHT_VIEW
    drawn = render.pixels(panes_drawn, int(wide * SCALE / 4))
    soft = drawn.filter(ImageFilter.GaussianBlur(1.4))
    full = soft.resize((int(wide) * SCALE, int(high) * SCALE), Image.Resampling.BICUBIC)
    return render.webp_of(full, 70)
