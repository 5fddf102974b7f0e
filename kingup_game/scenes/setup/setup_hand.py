"""What everybody will get, as a picture: it changes with every chair that is filled."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from kingup_game.engine.edition import TermsError
from kingup_game.scenes.kit.screen import PLAIN
from kingup_game.stage.canvas.item import TOP

if TYPE_CHECKING:
    from kingup_game.scenes.kit.choices import Area
    from kingup_game.scenes.setup.setup_screen import SetupScreen

_LEAST_HEIGHT: Final = 160.0
_TALLEST: Final = 168.0
_CAPTION: Final = PLAIN.but(size=34, align="centre")
_CARD_SHAPE: Final = 176 / 272
_FAN: Final = 0.42
"""How much of a card shows under the next one of its kind."""
_GAP: Final = 20.0
_FACES: Final = "PAMOBG"
_LAYER: Final = 12.0


def draw_hand(setup: SetupScreen, spot: Area) -> None:
    """A goal, a Yes, the No cards and as many faces as everybody places, where there is room."""
    if spot.height < _LEAST_HEIGHT:
        return
    try:
        table = setup.gathering.terms()
    except TermsError:
        return
    faces = 0 if table.house.random_placement else table.share.characters
    words = setup.backstage.say("setup.everybody_gets")
    style = _CAPTION.but(fit=(spot.width, 60))
    _, caption = setup.backstage.measure(words, style)
    cards = ["goal_back", "ballot_yes", *["ballot_no"] * table.share.no_cards]
    steps = [_FAN if here == then else 1.0 for here, then in pairwise(cards)]
    gaps = _GAP * (steps.count(1.0) + 1)
    columns = min(2, faces)
    across = (sum(steps) + 1) * _CARD_SHAPE + columns / 2
    height = min(_TALLEST, spot.height - caption - _GAP, (spot.width - gaps) / across)
    width, face = height * _CARD_SHAPE, height / 2
    top = spot.y + (spot.height - caption - _GAP / 2 - height) / 2
    setup.sheet.text(words, spot.x + spot.width / 2, top, style, anchor=TOP, layer=_LAYER)
    middle = top + caption + _GAP / 2 + height / 2
    x = spot.x + (spot.width - across * height - gaps) / 2 + width / 2
    for number, (card, step) in enumerate(zip(cards, [*steps, 0.5], strict=True)):
        setup.sheet.sprite(f"signs/{card}.webp", x, middle, width=width, layer=_LAYER + number / 10)
        x += width * step + (0 if step == _FAN else _GAP)
    _draw_faces(setup, faces, x, middle, face)


def _draw_faces(setup: SetupScreen, number: int, left: float, middle: float, size: float) -> None:
    """Two in a row; a single row stands in the middle."""
    rows = -(-number // 2)
    for place, character in enumerate(_FACES[:number]):
        row, column = divmod(place, 2)
        in_row = min(2, number - 2 * row)
        setup.sheet.sprite(
            f"cast/{character}-neutral.webp",
            left + size * (column + 0.5 + (2 - in_row) / 2),
            middle + size * (row - (rows - 1) / 2),
            width=size,
            layer=_LAYER,
        )
