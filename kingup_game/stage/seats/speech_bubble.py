"""What an opponent says: a bubble beside its panel, over the tower, where nobody ever stands.

It hides no name, total or face, of nobody; and no numeral, where there is room beside them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, product
from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, MeasureWords, TextStyle
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import SMALLEST

_WIDTHS: Final = 176.0, 206.0, 232.0, 258.0
"""At the left the narrowest leaves the numerals in sight; at the right nobody stands so far out as
any of them."""
_AT_THE_RIGHT: Final = _WIDTHS[::-1]
_HIGHEST: Final = 186.0
_HIGHEST_OF_LARGE: Final = 226.0, 186.0, 122.0
_PAD: Final = (18.0, 24.0)
_OVER_THE_FRAME, _BESIDE_A_CREST = 8.0, -10.0
"""So far it begins within the panel's own frame; of large letters crests hang over its corner."""
_AWAY: Final = 20.0
"""So far above or below its panel it may end."""
_STEP: Final = 4.0
_TOP: Final = float(layout.SAFE_TOP)
_BOTTOM: Final = layout.COURTYARD_FEET_Y - layout.COURTYARD_TOKEN_SIZE - 4.0
"""Above the heads of those in the courtyard."""
_TAIL: Final = 32.0
_TAIL_SHOWS: Final = 11.0
_TAIL_IN: Final = 44.0
_TO_THE_LEFT, _TO_THE_RIGHT, _DOWN, _UP = 270.0, 90.0, 0.0, 180.0
_STYLE: Final = READING.but(size=SMALLEST, align="centre", spacing=1.02)


class _Look(NamedTuple):
    area: Area
    style: TextStyle


class SpeechBubble:
    """At most one, of one seat."""

    def __init__(self, sheet: Sheet) -> None:
        self._on = Parts(sheet, Layer.SPEECH)

    def clear(self) -> None:
        """Nothing is said."""
        self._on.clear()

    def say(
        self,
        words: str,
        measure: MeasureWords,
        panel: Area,
        taken: Sequence[Sequence[Area]],
        *,
        is_left: bool,
        is_large: bool,
    ) -> bool:
        """These words, beside a panel, if there is room. `taken` is what must not be hidden; if
        that leaves none the next such list counts, which is shorter."""
        self.clear()
        widths = _AT_THE_RIGHT if is_large or not is_left else _WIDTHS
        boxes = list(product(_HIGHEST_OF_LARGE if is_large else (_HIGHEST,), widths))
        beside = panel.grown(-(_BESIDE_A_CREST if is_large else _OVER_THE_FRAME))
        tries = (_looks(words, measure, beside, boxes, held, is_left=is_left) for held in taken)
        found = next(chain.from_iterable(tries), None)
        if found is None:
            return False
        area, style = found
        self._on.frame(art.BUBBLE, *area)
        self._point(area, panel, is_left=is_left)
        self._on.text(words, *area.middle, style, width=area.width - _PAD[0], anchor=CENTRE)
        return True

    def _point(self, area: Area, panel: Area, *, is_left: bool) -> None:
        """The tail: at who speaks, and over nothing of them but the frame."""
        low, high = max(area.y, panel.y) + _TAIL, min(area.bottom, panel.bottom) - _TAIL
        if low <= high:
            x = area.x - _TAIL_SHOWS if is_left else area.right + _TAIL_SHOWS
            y, turn = (low + high) / 2, _TO_THE_LEFT if is_left else _TO_THE_RIGHT
        else:
            is_above = area.y < panel.y
            x = area.x + _TAIL_IN if is_left else area.right - _TAIL_IN
            y = area.bottom + _TAIL_SHOWS if is_above else area.y - _TAIL_SHOWS
            turn = _DOWN if is_above else _UP
        self._on.sprite(art.BUBBLE_TAIL, x, y, width=_TAIL, turn=turn, anchor=CENTRE)


def _looks(
    words: str,
    measure: MeasureWords,
    panel: Area,
    boxes: Sequence[tuple[float, float]],
    held: Sequence[Area],
    *,
    is_left: bool,
) -> Iterator[_Look]:
    """Wherever it may hang and hides nothing of what is held, and in which letters: the best box
    first, nearest to the middle."""
    for highest, width in boxes:
        room = width - _PAD[0]
        style = _STYLE.but(fit=(room, highest - _PAD[1]))
        wide, high = measure(words, style, room)
        if wide > room and width != max(_WIDTHS):
            continue
        height = high + _PAD[1]
        x = panel.right if is_left else panel.x - width
        in_the_way = [one for one in held if x < one.right and one.x < x + width]
        closed = _united((one.y - height, one.bottom) for one in in_the_way)
        for y in _heights(panel, height):
            if not any(low < y < high for low, high in closed):
                yield _Look(Area(x, y, width, height), style)


def _united(spans: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """Those that overlap as one: of forty things in the way of a bubble one or two spans are left.

    >>> _united([(5, 9), (0, 3), (2, 4), (4, 5)])
    [(0, 4), (4, 5), (5, 9)]
    """
    united: list[tuple[float, float]] = []
    for low, high in sorted(spans):
        if united and low < united[-1][1]:
            low, high = united[-1][0], max(high, united.pop()[1])
        united.append((low, high))
    return united


def _heights(panel: Area, height: float) -> Iterator[float]:
    """Where the upper edge of a bubble so high may be, the nearest to the panel's middle first."""
    best = panel.middle[1] - height / 2
    least, most = panel.y - height - _AWAY, panel.bottom + _AWAY
    top, bottom = max(_TOP, least), min(_BOTTOM - height, most)
    for step in range(int((most - least) / _STEP)):
        for y in {best - step * _STEP, best + step * _STEP}:
            if top <= y <= bottom:
                yield y
