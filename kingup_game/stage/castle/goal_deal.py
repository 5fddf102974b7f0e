"""Goals are dealt: backs of cards fly out from behind the title, one to each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.motion.script import Beat, Script, then, together, tween, variant
from kingup_game.motion.tween import arc_of_parabola, ease_out
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.seats.seat_panel import SeatPanel
from kingup_game.theme import art
from kingup_game.theme.durations import BETWEEN_GOALS, GOAL_FLIES
from kingup_game.theme.layers import Layer

_FROM: Final = (layout.WIDTH / 2, 474.0)
_WIDE: Final = 96.0
_TURNS: Final = -12, 9
_ARC: Final = 70.0
_BEYOND: Final = 120.0
"""Where a seat has left the picture its card leaves it as well."""


def backs_on(sheet: Sheet, number: int) -> list[Sprite]:
    """So many, each askew in its own way, and none to be seen yet where they come from."""
    layer, at = Layer.SECRET_BACK, (art.GOAL_BACK, *_FROM)
    return [
        sheet.sprite(*at, width=_WIDE, turn=_TURNS[one % len(_TURNS)], layer=layer, patient=True)
        for one in range(number)
    ]


def deal(sheet: Sheet, panels: Sequence[SeatPanel], heard: Callable[[], object]) -> Script:
    """To all seats in turn, `heard` as the first leaves; calm motion and a quick pace have nothing
    fly."""

    def out() -> Beat:
        backs = backs_on(sheet, len(panels))
        for back in backs:
            back.visible = False
        heard()
        return together(
            *(
                then(1 + number * BETWEEN_GOALS, _fly(back, panel))
                for number, (back, panel) in enumerate(zip(backs, panels, strict=True))
            )
        )

    yield variant(out, lambda: 0, lambda: 0)


def _fly(back: Sprite, panel: SeatPanel) -> Script:
    x, y = panel.area.middle
    if panel.is_away:
        x = -_BEYOND if x < layout.WIDTH / 2 else layout.WIDTH + _BEYOND
    back.visible = True

    def go(share: float) -> None:
        up = _ARC * arc_of_parabola(share)
        back.move(_FROM[0] + (x - _FROM[0]) * share, _FROM[1] + (y - _FROM[1]) * share - up)

    yield tween(go, 0, 1, GOAL_FLIES, ease_out)
    back.remove()
