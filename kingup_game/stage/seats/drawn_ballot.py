"""One ballot as it hangs beside whoever is judged: the card itself, and a plate at its foot, or,
where several choose, all of the card above its name.

It is drawn from what is said of it alone, and knows no vote.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import Final, NamedTuple

from kingup_game.engine.actions import Card
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, OPAQUE_ALPHA
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.lettering.text_styles import CONTROLS, TITLE_ON_DARK
from kingup_game.theme import art
from kingup_game.theme.palette import INK, PAPER
from kingup_game.theme.scheme import Clarity
from kingup_game.theme.type_scale import BODY, HEADING, NAME, NUMERAL

SLIM: Final = 176 / 272
"""How wide a card is, of its height."""
LEANS: Final[Mapping[Card, float]] = {Card.STOMACHACHE: 3.0, Card.NO: 3.0, Card.YES: -3.0}
"""A slight lean, away from the face."""
_BESIDE_MARKS: Final = 14.0
"""So far right of the middle a card is where buttons stand at its left."""


class CardLook(Enum):
    """What somebody can do there."""

    OFFERED = auto()
    """It can be clicked."""

    TOLD = auto()
    """It only tells."""

    SPENT = auto()
    """It was in the hand: its place stays, so that no other card is looked for there."""


class Said(NamedTuple):
    """What stands on a card: words, what it would be worth, and buttons, one for each device."""

    words: str
    note: str = ""
    marks: Sequence[str] = ()
    look: CardLook = CardLook.OFFERED


class _Plan(NamedTuple):
    """How high things are at the foot of a card."""

    one_row: float
    """Of a plate with short words and a note beside each other; else of words above a note, in one
    line or two."""
    words_high: float
    lines_high: float
    note_high: float


_USUAL: Final = _Plan(62.0, 40.0, 60.0, 44.0)
_LARGE: Final = _Plan(74.0, 48.0, 66.0, 50.0)
_NAME_HIGH, _NAME_RIMS = 68.0, (8.0, 10.0)
"""Of the plate below a card that only tells, with its name alone."""
_WHOLE_HIGH: Final = 172.0
TOLD_WIDE: Final = _WHOLE_HIGH * SLIM
_WHOLE_LEANS: Final = 2.0
"""A card that only tells, how high and wide; and how far it is from the edge of its place."""
_RIMS: Final = 14.0
"""What the edges of a plate take of its height."""
LIFT_ON_WOOD: Final = 3.0
"""So far above its middle words stand on what shows its thickness below."""
_BESIDE: Final = 24.0
_LONGEST_IN_A_ROW: Final = 4
"""How many letters a name may have beside what the card is worth."""
_MARKS: Final = Area(-6.0, 22.0, 76.0, 0.0)
"""A column for buttons over the left edge of the card; beside one that only tells."""
_HIGHEST_MARK: Final = 70.0
_SPACING: Final = 0.82
_OFFERED: Final = CONTROLS.but(size=NAME, align="centre", spacing=_SPACING)
_TOLD: Final = TITLE_ON_DARK.but(size=NUMERAL, align="centre", spacing=_SPACING)
GROWTH: Final = 1.06
_LIFT: Final = 8.0
"""So far a card rises under the pointer."""
_SPENT_ALPHA, _BEHIND_ALPHA = 140, 170
"""Of a card that is gone, and of one that was not picked up."""
_FLAT_CORNERS: Final = 14.0
_DARK_WITH_CLARITY: Final = art.PLATE, art.TAB_BEHIND


class Treatment(NamedTuple):
    """What becomes of it now: it is under a pointer, another one was picked up, it is set off."""

    pointed_at: bool = False
    behind: bool = False
    lit: bool = False


class DrawnBallot:
    """Draws on these parts, for such letters and such a look."""

    def __init__(self, on: Parts, clarity: Clarity | None, *, is_large: bool) -> None:
        self._on = on
        self._clarity = clarity
        self._plan = _LARGE if is_large else _USUAL

    def draw(self, card: Card, said: Said, slot: Area, is_: Treatment) -> None:
        """It lies there; under the pointer it rises."""
        if said.look is CardLook.TOLD:
            self._draw_whole(card, said, slot, is_lit=is_.lit)
            return
        is_behind, is_raised = is_.behind, is_.pointed_at and said.look is CardLook.OFFERED
        if is_raised:
            slot = slot._replace(y=slot.y - _LIFT).scaled(GROWTH)
        x, y = slot.middle
        if said.marks:
            x += _BESIDE_MARKS
        if is_.lit:
            self._on.sprite(art.BURST, x, y, width=slot.height)
        is_spent = said.look is CardLook.SPENT
        alpha = _BEHIND_ALPHA if is_behind and not is_raised else OPAQUE_ALPHA
        values = {"alpha": _SPENT_ALPHA if is_spent else alpha, "grey": is_spent}
        width = slot.height * SLIM
        self._on.sprite(art.ballot(card.value), x, y, width=width, turn=LEANS[card], **values)
        plate = self._plate(said, slot)
        ground, ink = (art.TAB_BEHIND, INK) if is_behind else (art.BUTTON, INK)
        if said.look is not CardLook.OFFERED:
            ground = art.PLATE
        elif is_behind and self._clarity:
            ink = PAPER
        draw_ground(self._on, ground, plate, self._clarity)
        column = Area(slot.x + _MARKS.x, slot.y + _MARKS.y, _MARKS.width, 0.0)
        self._draw_marks(said, column._replace(height=plate.y - column.y))
        self._draw_words(said, plate, ink)

    def draw_worth(self, said: Said, place: Area) -> None:
        """Of a card whose foot is not seen any more: what it is worth, and its name if short."""
        draw_ground(self._on, art.BUTTON, place, self._clarity)
        words = f"{said.words} {said.note}" if self._is_in_a_row(said) else said.note
        style = _OFFERED.but(fit=(place.width - _BESIDE, place.height - _RIMS))
        x, y = place.middle
        self._on.text(words, x, y - LIFT_ON_WOOD, style, anchor=CENTRE)

    def _draw_whole(self, card: Card, said: Said, slot: Area, *, is_lit: bool) -> None:
        """Nothing lies on it: its name is below it, its buttons are at its left."""
        plate = slot.below(slot.bottom - _NAME_HIGH)
        x, y = slot.right - TOLD_WIDE / 2 - _WHOLE_LEANS, plate.y - _WHOLE_HIGH / 2
        if is_lit:
            self._on.sprite(art.BURST, x, y, width=slot.height)
        self._on.sprite(art.ballot(card.value), x, y, width=TOLD_WIDE, turn=LEANS[card])
        draw_ground(self._on, art.PLATE, plate, self._clarity)
        column = slot._replace(width=x - TOLD_WIDE / 2 - _WHOLE_LEANS - slot.x)
        column = column._replace(y=slot.y + _MARKS.y, height=plate.y - slot.y - _MARKS.y)
        self._draw_marks(said, column)
        room = plate.width - _NAME_RIMS[0], plate.height - _NAME_RIMS[1]
        self._on.text(said.words, *plate.middle, _TOLD.but(fit=room), width=room[0], anchor=CENTRE)

    def _plate(self, said: Said, slot: Area) -> Area:
        """At the foot of a card, as high as what is said there."""
        plan = self._plan
        high = plan.one_row
        if said.note and not self._is_in_a_row(said):
            high = self._words_high(said) + plan.note_high + _RIMS
        return slot.below(slot.bottom - high)

    @staticmethod
    def _is_in_a_row(said: Said) -> bool:
        return len(said.words) <= _LONGEST_IN_A_ROW

    def _words_high(self, said: Said) -> float:
        return self._plan.lines_high if " " in said.words else self._plan.words_high

    def _draw_marks(self, said: Said, column: Area) -> None:
        """One for each device below the other; a single one is as large as there is room for."""
        if not said.marks:
            return
        number = len(said.marks)
        column = column._replace(height=min(column.height, number * _HIGHEST_MARK))
        fit = column.width, column.height / number
        style = TITLE_ON_DARK.but(size=BODY if number > 1 else HEADING, align="centre", fit=fit)
        if said.look is CardLook.SPENT:
            draw_ground(self._on, art.PLATE, column, self._clarity)
        for mark, room in zip(said.marks, column.grid(number, 1, 0), strict=True):
            self._on.text(mark, *room.middle, style, anchor=CENTRE)

    def _draw_words(self, said: Said, plate: Area, ink: str) -> None:
        plan = self._plan
        edges = 3 * self._clarity.edge if self._clarity else 0.0
        x, room = plate.middle[0], plate.width - max(edges, _BESIDE)
        if not said.note:
            style = _TOLD.but(fit=(room, plate.height - _RIMS))
            self._on.text(said.words, *plate.middle, style, width=room, anchor=CENTRE)
        elif self._is_in_a_row(said):
            style = _OFFERED.but(fit=(room, plate.height - _RIMS), colour=ink)
            y = plate.middle[1] - LIFT_ON_WOOD
            self._on.text(f"{said.words} {said.note}", x, y, style, anchor=CENTRE)
        else:
            rows = (said.words, self._words_high(said)), (said.note, plan.note_high)
            y = plate.y + _RIMS / 2 - LIFT_ON_WOOD
            for words, high in rows:
                style = _OFFERED.but(fit=(room, high), colour=ink)
                self._on.text(words, x, y + high / 2, style, width=room, anchor=CENTRE)
                y += high


def draw_ground(on: Parts, picture: str, area: Area, clarity: Clarity | None) -> None:
    """Wood or parchment; with clarity a plain box: gold for what is chosen, black for what
    steps back then or only tells, and pale for what else can be clicked."""
    if clarity is None:
        on.frame(picture, *area)
        return
    ground = clarity.dark if picture in _DARK_WITH_CLARITY else clarity.plain
    ground = clarity.lit if picture == art.BUTTON_FOCUSED else ground
    on.box(*area, **ground._asdict(), radius=_FLAT_CORNERS)
