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

ORDER: Final = (Card.NO, Card.STOMACHACHE, Card.YES)
"""From the left to the right, as the buttons lie: the wheel is in the middle of a mouse."""

_TOP, _HEIGHT = 56.0, 112.0
_SIDES: Final = ((412.0, 800.0), (1120.0, 1508.0))
"""Left and right of the large face, above what Yes and No do: from and to."""
_WIDTH: Final = 190.0
_GAP: Final = 14.0
_CARD_WIDTH: Final = 34.0
_CARD_Y, _MARK_Y = 36.0, 86.0
_MARK_HEIGHT: Final = 38.0
_CELL_INSET: Final = 8.0
_CELLS_INSET: Final = 12.0


class DevicePicture(NamedTuple):
    """A device by its kind, and the mark of its button for every card that may be played."""

    kind: str
    marks: tuple[tuple[Card, str], ...]


class BallotDevices:
    """Stands still from the first tick of a ballot to the last, whatever is pressed."""

    def __init__(self, sheet: Sheet) -> None:
        self._parts = Parts(sheet, Layer.HOW_TO_VOTE)
        self._shown: tuple[DevicePicture, ...] = ()
        self._lit: Card | None = None

    def light(self, card: Card | None) -> None:
        """Set one card off on every device, or none."""
        if card is not self._lit:
            self._lit, shown = card, self._shown
            self._shown = ()
            self.show(shown)

    def show(self, pictures: Sequence[DevicePicture]) -> None:
        """These devices, each once; none clears all."""
        different = tuple(dict.fromkeys(pictures))
        if different == self._shown:
            return
        self._parts.clear()
        self._shown = different
        on_the_left = (len(different) + 1) // 2
        for (start, end), some in zip(
            _SIDES, (different[:on_the_left], different[on_the_left:]), strict=True
        ):
            if some:
                free = (end - start - _GAP * (len(some) - 1)) / len(some)
                wide = min(_WIDTH, free)
                taken = wide * len(some) + _GAP * (len(some) - 1)
                left = max(start, min(end - taken, _middle_of(start) - taken / 2))
                for number, one in enumerate(some):
                    self._draw(one, Area(left + number * (wide + _GAP), _TOP, wide, _HEIGHT))

    def _draw(self, device: DevicePicture, body: Area) -> None:
        self._parts.frame(art.PLATE, *body)
        inner = Area(body.x + _CELLS_INSET, body.y, body.width - 2 * _CELLS_INSET, body.height)
        cells = inner.columns(len(ORDER), 0)
        for line in (cells[1].x, cells[1].right):
            top, height = body.y + _CELL_INSET, body.height - 2 * _CELL_INSET
            self._parts.box(line - 1, top, 2, height, fill=FADED_INK)
        marks = dict(device.marks)
        for card, cell in zip(ORDER, cells, strict=True):
            if card in marks:
                middle = cell.middle[0]
                if card is self._lit:
                    self._parts.sprite(art.BURST, *cell.middle, width=cell.width)
                picture = art.ballot(card.value)
                self._parts.sprite(picture, middle, cell.y + _CARD_Y, width=_CARD_WIDTH)
                space = cell.width - _CELL_INSET, _MARK_HEIGHT
                style = TITLE_ON_DARK.but(align="centre", fit=space)
                self._parts.text(marks[card], middle, cell.y + _MARK_Y, style, anchor=CENTRE)


def _middle_of(side: float) -> float:
    """Above the board that says what a card does."""
    return BOARDS[Card.NO if side < layout.THRONE_X else Card.YES].middle[0]
