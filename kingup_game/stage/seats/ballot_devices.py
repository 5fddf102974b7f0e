"""Which button is which card, as a picture of every device that votes among several people.

Nothing here looks like something to click, and no card has a place of its own on the screen: a
pointer or a glance would tell. All three cards are the same size on every device.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingup_game.engine.actions import Card
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import TITLE_ON_DARK
from kingup_game.stage.seats.vote_tally import BOARDS
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import FADED_INK
from kingup_game.theme.type_scale import BODY, HEADING

ORDER: Final = (Card.NO, Card.STOMACHACHE, Card.YES)
"""From the left to the right, as the buttons lie: the wheel is in the middle of a mouse."""

_TOP, _HEIGHT = 56.0, 112.0
_SIDES: Final = ((412.0, 800.0), (1120.0, 1508.0))
"""Left and right of the large face, above what Yes and No do: from and to."""
_GAP: Final = 14.0
_CELL_INSET: Final = 8.0
_CELLS_INSET: Final = 12.0


class _Look(NamedTuple):
    """How one picture is drawn: its width, and in each cell a card and a button, counted from the
    middle of the cell."""

    width: float
    card: float
    card_at: tuple[float, float]
    mark_at: tuple[float, float]
    mark: tuple[float, float]
    mark_size: float


_SEVERAL: Final = _Look(190.0, 34.0, (0.0, -20.0), (0.0, 30.0), (47.0, 38.0), BODY)
"""The button below its card."""
_ALONE: Final = _Look(388.0, 58.0, (-29.0, 0.0), (31.0, 0.0), (56.0, 60.0), HEADING)
"""The button beside a card as high as the plate: it is read from a sofa."""


Marks = tuple[tuple[Card, str], ...]
"""A device by the mark of its button for every card that may be played."""


class BallotDevices:
    """Stands still from the first tick of a ballot to the last, whatever is pressed."""

    def __init__(self, sheet: Sheet) -> None:
        self._parts = Parts(sheet, Layer.HOW_TO_VOTE)
        self._shown: tuple[Marks, ...] = ()
        self._lit: Card | None = None

    def light(self, card: Card | None) -> None:
        """Set one card off on every device, or none."""
        if card is not self._lit:
            self._lit, shown = card, self._shown
            self._shown = ()
            self.show(shown)

    def show(self, pictures: Sequence[Marks]) -> None:
        """These devices, each once; none clears all."""
        different = tuple(dict.fromkeys(pictures))
        if different == self._shown:
            return
        self._parts.clear()
        self._shown = different
        played = [card for card in ORDER if any(card in dict(one) for one in different)]
        on_the_left = (len(different) + 1) // 2
        look = _ALONE if on_the_left == 1 else _SEVERAL
        most = look.width * len(played) / len(ORDER)
        for (start, end), some in zip(
            _SIDES, (different[:on_the_left], different[on_the_left:]), strict=True
        ):
            if some:
                free = (end - start - _GAP * (len(some) - 1)) / len(some)
                wide = min(most, free)
                taken = wide * len(some) + _GAP * (len(some) - 1)
                left = max(start, min(end - taken, _middle_of(start) - taken / 2))
                for number, one in enumerate(some):
                    area = Area(left + number * (wide + _GAP), _TOP, wide, _HEIGHT)
                    self._draw(one, area, look, played)

    def _draw(self, device: Marks, body: Area, look: _Look, played: Sequence[Card]) -> None:
        self._parts.frame(art.PLATE, *body)
        inner = Area(body.x + _CELLS_INSET, body.y, body.width - 2 * _CELLS_INSET, body.height)
        cells = inner.columns(len(played), 0)
        for line in [cell.x for cell in cells[1:]]:
            top, height = body.y + _CELL_INSET, body.height - 2 * _CELL_INSET
            self._parts.box(line - 1, top, 2, height, fill=FADED_INK)
        marks = dict(device)
        for card, cell in zip(played, cells, strict=True):
            if card in marks:
                x, y = cell.middle
                (card_x, card_y), (mark_x, mark_y) = look.card_at, look.mark_at
                if card is self._lit:
                    self._parts.sprite(art.BURST, x + card_x, y, width=cell.width)
                picture = art.ballot(card.value)
                self._parts.sprite(picture, x + card_x, y + card_y, width=look.card)
                space = min(look.mark[0], cell.width - _CELL_INSET), look.mark[1]
                style = TITLE_ON_DARK.but(size=look.mark_size, align="centre", fit=space)
                self._parts.text(marks[card], x + mark_x, y + mark_y, style, anchor=CENTRE)


def _middle_of(side: float) -> float:
    """Above the board that says what a card does."""
    return BOARDS[Card.NO if side < layout.THRONE_X else Card.YES].middle[0]
