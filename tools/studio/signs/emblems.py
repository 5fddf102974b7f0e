"""What stands on the crests: eight small heraldic things about (0, 0), 44 units high."""

from __future__ import annotations

from collections.abc import Callable

from kingup_game.theme.palette import GOLD, INK, PAPER
from tools.studio.signs.drawing import (
    FINE,
    INNER,
    around,
    box,
    circle,
    ellipse,
    flat,
    moved,
    outline,
    polygon,
    solid,
)

_LINE = 2.6


def bell() -> str:
    body = "M-4-19C-13-17-14-6-15 3C-15.500 8-18 10-20 13H20C18 10 15.500 8 15 3C14-6 13-17 4-19Z"
    return (
        solid(circle(0, 15, 5.5), GOLD, line=_LINE)
        + solid(circle(0, -20, 4), GOLD, line=_LINE, shade=2)
        + solid(body, PAPER, line=_LINE)
        + outline("M-15.500 6H15.500", FINE + 0.6)
    )


def tower() -> str:
    battlements = "M-18-20h9v6h5v-6h8v6h5v-6h9v14h-4v26h-28v-26h-4Z"
    gate = "M-5.500 20v-10a5.500 5.500 0 0 1 11 0v10Z"
    return (
        solid(battlements, PAPER, line=_LINE)
        + outline("M-14-6H14", FINE + 0.6)
        + flat(gate, INK)
        + flat(box(-9, -2, 4, 5, 1), INK)
        + flat(box(5, -2, 4, 5, 1), INK)
    )


def key() -> str:
    bow = circle(0, -13, 10) + circle(0, -13, 4)
    shaft = "M-3.500-4H3.500V9H11V15H3.500V17H9V22H-3.500Z"
    return solid(shaft, PAPER, line=_LINE) + (
        f'<g fill-rule="evenodd"><path d="{bow}" fill="{PAPER}"/></g>'
        + outline(circle(0, -13, 10), _LINE)
        + flat(circle(0, -13, 4.2), INK)
        + outline("M-6-17A7.500 7.500 0 0 1 0-20.500", 2, "#FFFFFF")
    )


def oak() -> str:
    """A leaf with round lobes."""
    leaf = (
        "M0-23C6-23 9-18 6-13C11-17 18-14 17-8C16-4 13-3 10-3C16-4 21 0 19 5C17 10 12 9 9 8"
        "C12 12 10 17 5 17C3 17 1 16 0 15C-1 16-3 17-5 17C-10 17-12 12-9 8C-12 9-17 10-19 5"
        "C-21 0-16-4-10-3C-13-3-16-4-17-8C-18-14-11-17-6-13C-9-18-6-23 0-23Z"
    )
    return (
        outline("M0 12V22", 4.5)
        + solid(leaf, PAPER, line=_LINE)
        + outline("M0-16V14M0-6L8-10M0-6L-8-10M0 6L10 2M0 6L-10 2", FINE + 0.3)
    )


def bee() -> str:
    wing = ellipse(0, 0, 6.5, 12)
    body = ellipse(0, 5, 9.5, 15)
    stripes = "M-12 0H12V5H-12ZM-12 10H12V15H-12Z"
    return (
        moved(solid(wing, PAPER, line=INNER), -13, -5, turn=-58)
        + moved(solid(wing, PAPER, line=INNER), 13, -5, turn=58)
        + outline("M-3-14L-7-21M3-14L7-21", INNER)
        + solid(body, GOLD, line=0)
        + f'<clipPath id="bee"><path d="{body}"/></clipPath>'
        + f'<path d="{stripes}" fill="{INK}" clip-path="url(#bee)"/>'
        + outline(body, _LINE)
        + solid(circle(0, -11, 6), INK, line=_LINE, rim=0, shade=0)
        + flat(circle(-2.4, -12, 1.5) + circle(2.4, -12, 1.5), PAPER)
    )


def moon() -> str:
    """The face that sleeps in the crescent's bow; the crescent itself is the crest."""
    lines = "M-15-12Q-10-8-5-12M-15 7Q-10 12-4 8"
    return flat(circle(-15, 0, 4.2), "#F2A0B8", 0.8) + outline(lines, INNER + 0.8, PAPER)


def heart() -> str:
    shape = "M0 17C-10 9-17 2-17-6C-17-17-4-18 0-9C4-18 17-17 17-6C17 2 10 9 0 17Z"
    return solid(shape, "#C22B36", line=_LINE, rim=2.4)


def cup() -> str:
    bowl = "M-14-18H14C14-2 9 4 3 5V13C8 14 11 17 12 21H-12C-11 17-8 14-3 13V5C-9 4-14-2-14-18Z"
    return (
        outline("M-13-14C-22-15-20-2-10-1M13-14C22-15 20-2 10-1", 3)
        + solid(bowl, PAPER, line=_LINE)
        + solid(ellipse(0, -18, 14, 4), GOLD, line=INNER, shade=0, rim=0)
        + flat(
            polygon([around(0, -6, r, a) for r, a in ((5, 0), (4, 90), (5, 180), (4, 270))]), GOLD
        )
    )


EMBLEMS: dict[str, Callable[[], str]] = {
    "bell": bell,
    "tower": tower,
    "key": key,
    "oak": oak,
    "bee": bee,
    "moon": moon,
    "heart": heart,
    "cup": cup,
}
