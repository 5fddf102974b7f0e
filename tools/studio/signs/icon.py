"""What all small icons share: 48 units square, gold in an ink line, for parchment and for dark."""

from __future__ import annotations

from collections.abc import Callable

from kingup_game.theme.palette import (
    GOLD,
    GOLD_LIGHT,
    PAPER,
)
from tools.studio.signs.drawing import (
    moved,
    outline,
    solid,
)
from tools.studio.signs.sign import Sign

SIZE = 48
LINE = 3.0


def gilt(shape: str, fill: str = GOLD, shade: float = 3.5) -> str:
    return solid(shape, fill, line=LINE, rim=2, shade=shade)


def stroke(path: str, width: float = 6, colour: str = GOLD) -> str:
    return (
        outline(path, width + 2 * LINE)
        + outline(path, width, colour)
        + moved(outline(path, width * 0.3, GOLD_LIGHT if colour == GOLD else PAPER), -0.9, -1.1)
    )


def icons(draws: dict[str, Callable[[], str]]) -> list[Sign]:
    return [Sign(f"icon_{name}", SIZE, SIZE, draw) for name, draw in draws.items()]
