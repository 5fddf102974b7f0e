"""Figures for the walls: broad strokes on a hanging plaque, to be read from three metres."""

from __future__ import annotations

from kingup_game.theme.palette import GOLD, GOLD_DARK, INK, PAPER, PARCHMENT
from tools.studio.castle.pen import LINE_MID, LINE_THIN, box, darker, lighter, path, stroke, tone

# Skeletons in a box 30 wide and 46 high.
_FIGURES = {
    "0": "M15 4C24 4 27 12 27 23S24 42 15 42S3 34 3 23S6 4 15 4z",
    "1": "M5 12L17 4V42M7 42H27",
    "2": "M4 14C4 1 27 1 26 14C25 24 10 30 4 41H27",
    "3": "M5 7C14 1 26 5 25 13C24 20 17 21 13 21C19 21 27 24 27 32C27 43 11 45 4 38",
    "4": "M20 43V4L3 30H28",
    "5": "M25 5H8L6 21C13 16 27 18 27 30C27 43 11 45 4 38",
    "-": "M5 23H23",
    "+": "M3 23H27M15 11V35",
}
FIGURE_WIDTH, FIGURE_HEIGHT = 30.0, 46.0


def figures(text: str, cx: float, cy: float, height: float, colour: str, weight: float) -> str:
    """`text` centred on a point; `weight` is the stroke at the figures' own scale."""
    scale = height / FIGURE_HEIGHT
    advance = FIGURE_WIDTH + 6
    left = cx - (advance * len(text) - 6) * scale / 2
    return "".join(
        f'<g transform="translate({left + advance * scale * i:.1f} {cy - height / 2:.1f})'
        f' scale({scale:.3f})">{stroke(_FIGURES[sign], colour, weight)}</g>'
        for i, sign in enumerate(text)
    )


def plaque(text: str, cx: float, top: float, rim: str) -> str:
    """The value of a storey: parchment in a rim of the storey's own colour, hung by a cord."""
    half, height = (33.0 if len(text) > 1 else 27.0), 58.0
    shield = shield_shape(cx, top, half, height)
    inner = shield_shape(cx, top + 5, half - 5, height - 11)
    return "".join(
        (
            stroke(f"M{cx - 14} {top + 3}L{cx} {top - 10}L{cx + 14} {top + 3}", GOLD_DARK, 1.6),
            path(box(cx - 2.5, top - 12.5, 5, 5, 2.5), tone(GOLD), width=LINE_THIN),
            path(shield_shape(cx + 2.5, top + 3.5, half, height), "#20120F", opacity=0.28),
            path(shield, tone(rim), INK, LINE_MID + 0.5),
            path(inner, tone(mix_paper(rim)), darker(rim, 0.45), LINE_THIN + 0.4),
            figures(text, cx, top + 26.5, 34, INK, 8.6),
        )
    )


def mix_paper(rim: str) -> str:
    return lighter(PARCHMENT, 0.35) if rim != GOLD else PAPER


def shield_shape(cx: float, top: float, half: float, height: float) -> str:
    """The outline of a hanging shield; the middle of its upper edge is at (cx, top)."""
    foot = top + height
    return (
        f"M{cx - half} {top}H{cx + half}V{top + height * 0.58:.1f}"
        f"Q{cx + half} {foot - height * 0.16:.1f} {cx} {foot}"
        f"Q{cx - half} {foot - height * 0.16:.1f} {cx - half} {top + height * 0.58:.1f}z"
    )
