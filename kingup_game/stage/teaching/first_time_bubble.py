"""A small bubble with the raven at the right of the castle: a rule, said once, in nobody's way."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from kingup_game.engine.edition import Terms
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import FEET, TOP_LEFT
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, MeasureWords
from kingup_game.stage.seats.panel_plans import plan_for
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import SPEECH

_BOTTOM: Final = 856.0
"""Above one's own cards and the heads of those in the courtyard."""
_LEFT: Final = float(layout.CASTLE_RIGHT)
"""Beyond the buttons on the tower."""
TOWER_LEFT: Final = 1392.0
"""Where the tower begins on which nobody stands below the WCs."""
_BESIDE_THE_COURTYARD: Final = 1430.0
"""Right of everybody who waits there to be placed."""
_SLIVER: Final = 40.0
"""Less of a seat's lower edge may be hidden."""
_MOST_ROWS: Final = 2
"""With so many seats on the right there is room below them."""
_ROOM_TO_ASK: Final = 240.0
_GAP: Final = 8.0
_PAD: Final = (24.0, 22.0)
_RAVEN: Final = 92.0
_PERCH: Final = 8.0
_LEAST_SHARE: Final = 0.75
"""Rather part after part than smaller than this share of the size that people chose."""
_MOST_PARTS: Final = 4
_SENTENCE_ENDS: Final = re.compile(r"(?<=[.!?…]) +")
_HEAD_ROOM: Final = _RAVEN * 1.1 - _PERCH
_WORDS: Final = READING.but(size=SPEECH, spacing=1.12)
_CLOSE: Final = 1.0
"""So far apart are lines where there is little room: rather close than small."""


def first_time_region(table: Terms, *, while_counting: bool = False) -> Area:
    """Where nothing lies that is to be chosen: below the seats on the right, at a full table
    over the lowest of them; while goals lie open, below those where there is room."""
    plan, seats = plan_for(table.players, has_own_row=True), table.players // 2
    if while_counting and seats == len(layout.SEAT_Y) - 1:
        top = layout.SEAT_Y[seats - 1] + layout.SEAT_HEIGHT + _GAP
        return Area(_LEFT, top, layout.SAFE_RIGHT - _LEFT, layout.LINE_TOP - _GAP - top)
    row = plan.tops[min(seats, _MOST_ROWS) - 1]
    top = row + plan.height + _GAP
    return Area(_LEFT, top, layout.SAFE_RIGHT - _LEFT, _BOTTOM - top)


def question_region(table: Terms) -> Area:
    """Where something is asked that waits: below the seats on the right, and where these leave no
    room over the lowest of them and no other."""
    plan, seats = plan_for(table.players, has_own_row=True), table.players // 2
    below = plan.tops[seats - 1] + plan.height + _GAP
    top = below if _BOTTOM - below > _ROOM_TO_ASK else plan.tops[seats - 1]
    return Area(_LEFT, top, layout.SAFE_RIGHT - _LEFT, _BOTTOM - top)


class FirstTimeBubble:
    """Words on a bubble as low as they allow, the raven on its edge."""

    def __init__(
        self, sheet: Sheet, measure: MeasureWords, table: Terms, *, has_own_row: bool
    ) -> None:
        self._table = table
        self._has_own_row = has_own_row
        self._on = Parts(sheet, Layer.ADVICE)
        self._measure = measure
        self.is_large = False
        """Whether people chose large letters."""
        self.words = ""
        self.taken: Area | None = None
        """What of the picture is taken up, and may be clicked."""

    def pages(
        self, words: str, *, while_counting: bool = False, has_buttons_beside: bool = True
    ) -> list[str]:
        """What is said one after the other: in large letters every sentence, at a full table in as
        many parts as leave it large over a single seat."""
        if not self.is_large:
            return [words]
        sentences = _SENTENCE_ENDS.split(words)
        region, most = self._room(
            while_counting=while_counting, has_buttons_beside=has_buttons_beside
        )
        if not self._is_full:
            return sentences
        size, inner = _WORDS.but(size=_LEAST_SHARE * _WORDS.size), region.width - 2 * _PAD[0]

        def fits(part: str) -> bool:
            wide, high = self._measure(part, size, inner)
            return wide <= inner and high <= most

        return [page for sentence in sentences for page in _parted(sentence, fits)]

    @property
    def _is_full(self) -> bool:
        return self._table.players // 2 == len(layout.SEAT_Y)

    def _room(self, *, while_counting: bool, has_buttons_beside: bool) -> tuple[Area, float]:
        """Where it may lie, and how high its words may be."""
        region = first_time_region(self._table, while_counting=while_counting)
        if not has_buttons_beside and not while_counting:
            region = self._wide_region(region)
        if not (self.is_large and self._is_full) or while_counting:
            return region, region.height - _HEAD_ROOM - 2 * _PAD[1]
        top = plan_for(self._table.players, has_own_row=self._has_own_row).tops[-1]
        bottom = _BOTTOM if self._has_own_row else layout.LINE_TOP - _GAP
        region = region._replace(y=top, height=bottom - top)
        return region, region.height - 2 * _PAD[1]

    def show(
        self, words: str, *, while_counting: bool = False, has_buttons_beside: bool = True
    ) -> None:
        """Seats that it has to lie over, it covers from their upper edge; as few as can be, so it
        takes the tower's width too, where nothing can be clicked on it."""
        self.clear()
        region, most = self._room(
            while_counting=while_counting, has_buttons_beside=has_buttons_beside
        )
        inner = region.width - 2 * _PAD[0]
        style = _WORDS.but(fit=(inner, most))
        if self._measure(words, _WORDS, inner)[1] > most:
            style = style.but(spacing=_CLOSE)
        height = self._measure(words, style, inner)[1] + 2 * _PAD[1]
        top = self._over_whole_seats(region.bottom - height)
        box = Area(region.x, top, region.width, region.bottom - top)
        self.words, self.taken = words, box
        self._on.frame(art.BUBBLE, *box)
        words_y = box.y + _PAD[1] + (box.height - height) / 2
        self._on.text(words, box.x + _PAD[0], words_y, style, width=inner, anchor=TOP_LEFT)
        self._perch(box, is_over_a_seat=box.height > height or box.y == region.y)

    def _perch(self, box: Area, *, is_over_a_seat: bool) -> None:
        """On the bubble; where that lies over a seat, another is above: then in the kitchen."""
        if is_over_a_seat:
            at = TOWER_LEFT - _RAVEN / 2, _BOTTOM
        else:
            at = box.right - _PAD[0] - _RAVEN / 2, box.y + _PERCH
        self._on.sprite(art.RAVEN, *at, width=_RAVEN, anchor=FEET, mirrored=not is_over_a_seat)

    def _wide_region(self, region: Area) -> Area:
        """Over the tower too; among several at a full table as low as their lowest seat is."""
        if self._has_own_row or self._table.players // 2 < len(layout.SEAT_Y):
            return region._replace(x=TOWER_LEFT, width=region.right - TOWER_LEFT)
        high = layout.LINE_TOP - _GAP - region.y
        return Area(
            _BESIDE_THE_COURTYARD, region.y, layout.SAFE_RIGHT - _BESIDE_THE_COURTYARD, high
        )

    def _over_whole_seats(self, top: float) -> float:
        """The same, or the upper edge of the seat on the right that it would cut through."""
        table = self._table
        plan = plan_for(table.players, has_own_row=self._has_own_row)
        rows = plan.tops[: table.players // 2]
        return next((y for y in rows if y < top < y + plan.height - _SLIVER), top)

    def appear(self, is_on: bool) -> None:
        """Be seen, or not for a while."""
        self._on.show(is_on)

    def clear(self) -> None:
        """Nothing is said any more."""
        self._on.clear()
        self.words, self.taken = "", None


def _parted(sentence: str, fits: Callable[[str], bool]) -> list[str]:
    """A sentence in as few parts as fit, about as long as each other."""
    for count in range(1, _MOST_PARTS + 1):
        parts, length = [""], len(sentence) / count
        for word in sentence.split(" "):
            if len(" ".join(parts)) + len(word) / 2 > length * len(parts) and parts[-1]:
                parts.append("")
            parts[-1] = f"{parts[-1]} {word}".strip()
        if all(map(fits, parts)):
            break
    return [*(part if part[-1] in ",;:" else f"{part}…" for part in parts[:-1]), parts[-1]]
