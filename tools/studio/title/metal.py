"""Beaten gold: a gradient down the letters, a lit edge above and a dim one below."""

from __future__ import annotations

from kingup_game.theme.palette import GOLD, GOLD_DARK, GOLD_LIGHT


def beaten_gold() -> str:
    """Defines `gold` and `bevel`, for letters about a base line at 0, capitals 190 high."""
    return (
        '<linearGradient id="gold" gradientUnits="userSpaceOnUse" x1="0" y1="-225" x2="0" y2="40">'
        f'<stop offset="0" stop-color="#FFF0B4"/><stop offset=".4" stop-color="{GOLD_LIGHT}"/>'
        f'<stop offset=".56" stop-color="{GOLD}"/><stop offset="1" stop-color="#DE931F"/>'
        "</linearGradient>"
        '<filter id="bevel" x="-.05" y="-.1" width="1.1" height="1.2">'
        + _edge("lit", 3.4, 4.2, "#FFFBE4", 0.95)
        + _edge("dim", -4, -5.4, GOLD_DARK, 0.9)
        + '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="dim"/>'
        '<feMergeNode in="lit"/></feMerge></filter>'
    )


def _edge(name: str, dx: float, dy: float, colour: str, opacity: float) -> str:
    """What the shape covers and the same shape moved by (dx, dy) does not."""
    return (
        f'<feOffset in="SourceAlpha" dx="{dx}" dy="{dy}" result="{name}moved"/>'
        f'<feFlood flood-color="{colour}" flood-opacity="{opacity}" result="{name}ink"/>'
        f'<feComposite in="SourceAlpha" in2="{name}moved" operator="out" result="{name}shape"/>'
        f'<feComposite in="{name}ink" in2="{name}shape" operator="in" result="{name}"/>'
    )
