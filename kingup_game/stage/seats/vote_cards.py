"""The cards of somebody who votes alone: large, beside the large face, to be clicked.

No and Yes lie apart, the candidate between them; all floors stay in sight below. Each says what it
would make of one's own goal. Nothing here is a secret: whoever looks at the screen is the one who
chooses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

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
        (Card.STOMACHACHE, 400.0, 152.0),
        (Card.NO, 648.0, 148.0),
        (Card.YES, 1154.0, 162.0),
        (SEAL, 1332.0, 176.0),
    )
}
"""Over the towers and the throne room, left and right of the candidate, beyond the seats. Between
those at the left the throne's shield stays in sight: it says what is at stake."""

_PICTURES: Final[Mapping[Thing, str]] = {
    **{card: art.ballot(card.value) for card in Card},
    SEAL: art.envelope("sealed"),
}


class _Plan(NamedTuple):
    """Where things stand on a card, from its upper edge."""

    picture_y: float
    card_width: float
    seal_width: float
    words_y: float
    words_high: float
    note_y: float
    note_high: float
    alone_y: float
    """Of words without a note."""
    beside: float
    """What words leave free at their sides."""


_USUAL: Final = _Plan(80.0, 86.0, 116.0, 171.0, 38.0, 204.0, 30.0, 186.0, 12.0)
_LARGE: Final = _Plan(64.0, 70.0, 100.0, 143.0, 60.0, 198.0, 54.0, 172.0, 12.0)
_OF_TWO_LINES: Final = _USUAL._replace(
    picture_y=70.0, card_width=76.0, words_y=158.0, words_high=68.0, note_y=209.0
)
_LARGE_OF_TWO_LINES: Final = _LARGE._replace(
    picture_y=50.0, card_width=48.0, words_y=136.0, words_high=90.0, note_y=208.0, beside=6.0
)
"""For the one card whose name is long."""
_PARTED: Final = "-\n"
"""Where a name is parted that is too long in large letters only."""
_MARK: Final = Area(6.0, 10.0, 58.0, 46.0)
"""Where the button of a hand that does not point stands, seen from the slot."""
_SPACING: Final = 0.82
_RING: Final = 9.0
_GROWTH: Final = 1.06


class VoteCards:
    """Shows what may be clicked, what lies under the pointer, and what was chosen."""

    def __init__(self, sheet: Sheet) -> None:
        self._parts = Parts(sheet, Layer.HOW_TO_VOTE)
        self._shown: tuple[object, ...] = ()
        self._is_large = False
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
        *,
        is_large: bool = False,
    ) -> None:
        """The cards that one holds, with their words, what they would be worth, and their buttons;
        the seal once one is chosen."""
        said = tuple(tuple(these.items()) for these in (words, notes, marks))
        shown = said, chosen, hovered, is_large
        if shown == self._shown:
            return
        self.clear()
        self._shown, self._is_large = shown, is_large
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
        slot, plan = AREAS[thing], self._plan_for(thing)
        words = words if self._is_large else words.replace(_PARTED, "")
        area = slot.scaled(_GROWTH) if is_near else slot
        middle = slot.middle[0]
        width = plan.seal_width if thing == SEAL else plan.card_width
        self._parts.frame(art.BUTTON_FOCUSED if is_near else art.BUTTON, *area)
        self._parts.sprite(_PICTURES[thing], middle, slot.y + plan.picture_y, width=width)
        room = slot.width - plan.beside
        style = CONTROLS.but(align="centre", spacing=_SPACING, fit=(room, plan.words_high))
        y = slot.y + (plan.words_y if note else plan.alone_y)
        self._parts.text(words, middle, y, style, width=room, anchor=CENTRE)
        if note:
            small = READING.but(size=SMALLEST, align="centre", fit=(room, plan.note_high))
            self._parts.text(note, middle, slot.y + plan.note_y, small, anchor=CENTRE)

    def _plan_for(self, thing: Thing) -> _Plan:
        if thing != Card.STOMACHACHE:
            return _LARGE if self._is_large else _USUAL
        return _LARGE_OF_TWO_LINES if self._is_large else _OF_TWO_LINES

    def _mark(self, slot: Area, mark: str) -> None:
        x, y = _MARK.middle
        style = CONTROLS.but(align="centre", fit=(_MARK.width, _MARK.height))
        self._parts.text(mark, slot.x + x, slot.y + y, style, anchor=CENTRE)
