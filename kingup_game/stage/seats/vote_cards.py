"""The cards of somebody who votes alone: large, beside the large face, to be clicked.

No and Yes lie apart, the candidate between them; all floors stay in sight below. Each says what it
would make of one's own goal. Nothing here is a secret: whoever looks at the screen is the one who
chooses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS, READING
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import SMALLEST

SEAL: Final = "seal"
Thing = Card | str
"""A card, or the seal."""

_HEIGHT: Final = 244.0
_TOP: Final = 54.0
AREAS: Final[Mapping[Thing, Area]] = {
    thing: Area(left, _TOP, width, _HEIGHT)
    for thing, left, width in (
        (Card.STOMACHACHE, 404.0, 202.0),
        (Card.NO, 616.0, 162.0),
        (Card.YES, 1154.0, 162.0),
        (SEAL, 1332.0, 176.0),
    )
}
"""Over the throne room and its roof, left and right of the candidate."""

_PICTURES: Final[Mapping[Thing, str]] = {
    **{card: art.ballot(card.value) for card in Card},
    SEAL: art.envelope("sealed"),
}
_CARD_WIDTH: Final = 86.0
_SEAL_WIDTH: Final = 116.0
_PICTURE_Y: Final = 80.0
_WORDS_Y, _NOTE_Y = 171.0, 204.0
_WORDS_ALONE_Y: Final = 186.0
_WORDS_IN, _WORDS_HIGH = 24.0, 38.0
_NOTE_HIGH: Final = 30.0
_MARK: Final = Area(6.0, 10.0, 58.0, 46.0)
"""Where the button of a hand that does not point stands, seen from the slot."""
_RING: Final = 9.0
_GROWTH: Final = 1.06


class VoteCards:
    """Shows what may be clicked, what lies under the pointer, and what was chosen."""

    def __init__(self, sheet: Sheet) -> None:
        self._parts = Parts(sheet, Layer.HOW_TO_VOTE)
        self._shown: tuple[object, ...] = ()
        self._can_click: tuple[Thing, ...] = ()

    def under(self, x: float, y: float) -> Thing | None:
        """What a click there means; nothing, anywhere else."""
        return next((thing for thing in self._can_click if AREAS[thing].holds(x, y)), None)

    def show(
        self,
        words: Mapping[Thing, str],
        notes: Mapping[Thing, str],
        marks: Mapping[Thing, str],
        chosen: Card | None,
        hovered: Thing | None,
    ) -> None:
        """The cards that one holds, with their words, what they would be worth, and their buttons;
        the seal once one is chosen."""
        shown = tuple(words.items()), tuple(notes.items()), tuple(marks.items()), chosen, hovered
        if shown == self._shown:
            return
        self.clear()
        self._shown = shown
        self._can_click = tuple(thing for thing in words if thing != SEAL or chosen is not None)
        for thing in self._can_click:
            is_near = thing in (hovered, chosen)
            self._draw(thing, words[thing], notes.get(thing, ""), is_near=is_near)
            if thing in marks:
                self._mark(AREAS[thing], marks[thing])
            if thing == chosen:
                self._parts.frame(art.FOCUS_RING, *AREAS[thing].scaled(_GROWTH).grown(_RING))

    def clear(self) -> None:
        """Nothing is to be clicked any more."""
        self._parts.clear()
        self._shown, self._can_click = (), ()

    def _draw(self, thing: Thing, words: str, note: str, *, is_near: bool) -> None:
        slot = AREAS[thing]
        area = slot.scaled(_GROWTH) if is_near else slot
        middle = slot.middle[0]
        width = _SEAL_WIDTH if thing == SEAL else _CARD_WIDTH
        self._parts.frame(art.BUTTON_FOCUSED if is_near else art.BUTTON, *area)
        self._parts.sprite(_PICTURES[thing], middle, slot.y + _PICTURE_Y, width=width)
        room = slot.width - _WORDS_IN
        style = CONTROLS.but(align="centre", fit=(room, _WORDS_HIGH))
        y = slot.y + (_WORDS_Y if note else _WORDS_ALONE_Y)
        self._parts.text(words, middle, y, style, anchor=CENTRE)
        if note:
            small = READING.but(size=SMALLEST, align="centre", fit=(room, _NOTE_HIGH))
            self._parts.text(note, middle, slot.y + _NOTE_Y, small, anchor=CENTRE)

    def _mark(self, slot: Area, mark: str) -> None:
        x, y = _MARK.middle
        style = CONTROLS.but(align="centre", fit=(_MARK.width, _MARK.height))
        self._parts.text(mark, slot.x + x, slot.y + y, style, anchor=CENTRE)
