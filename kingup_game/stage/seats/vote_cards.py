"""How to vote: a place for every card, left and right of the large face, at every table the same.

Somebody who votes alone clicks there, and each card says what it would make of one's own goal: for
whoever looks at the screen is the one who chooses. Among several the same places only tell what a
card does, and which button of which device plays it: nothing looks like something to click, and
nothing moves, whatever is pressed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import Final, NamedTuple

from kingup_game.engine.actions import Card
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, OPAQUE_ALPHA
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import (
    CONTROLS,
    READING_ON_DARK,
    TITLE_ON_DARK,
)
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import INK, PAPER
from kingup_game.theme.scheme import Clarity
from kingup_game.theme.type_scale import BODY, HEADING, NAME, SPEECH

SEAL: Final = "seal"
Thing = Card | str
"""A card, or the seal."""

_HEIGHT: Final = 244.0
_TOP: Final = 54.0
AREAS: Final[Mapping[Thing, Area]] = {
    thing: Area(left, _TOP, width, _HEIGHT)
    for thing, left, width in (
        (Card.STOMACHACHE, 400.0, 152.0),
        (Card.NO, 634.0, 146.0),
        (Card.YES, 1154.0, 172.0),
        (SEAL, 1336.0, 176.0),
    )
}
"""Over the towers and the throne room, left and right of the candidate, beyond the seats. Between
those at the left the throne's shield stays in sight: it says what is at stake."""

_PICTURES: Final[Mapping[Thing, str]] = {
    **{card: art.ballot(card.value) for card in Card},
    SEAL: art.envelope("sealed"),
}


class CardLook(Enum):
    """What somebody can do there."""

    OFFERED = auto()
    """It can be clicked."""

    TOLD = auto()
    """It only tells."""

    SPENT = auto()
    """It was in the hand: its place stays, so that no other card is looked for there."""


class Said(NamedTuple):
    """What stands on a place: words, what it would be worth, and buttons, one for each device."""

    words: str
    note: str = ""
    marks: Sequence[str] = ()
    look: CardLook = CardLook.OFFERED


class _Plan(NamedTuple):
    """Where things stand on a card, from its upper edge."""

    picture_y: float
    card_width: float
    seal_width: float
    words_y: float
    words_high: float
    note_y: float
    note_high: float
    told_y: float
    """Of words without a note, and how high they may be."""
    told_high: float
    beside: float
    """What words leave free at their sides."""

    def words_at(self, said: Said) -> tuple[float, float]:
        """The middle of the words, and how high they may be."""
        return (self.words_y, self.words_high) if said.note else (self.told_y, self.told_high)


_USUAL: Final = _Plan(76.0, 82.0, 116.0, 163.0, 38.0, 205.0, 46.0, 192.0, 78.0, 16.0)
_LARGE: Final = _Plan(64.0, 70.0, 100.0, 143.0, 60.0, 198.0, 54.0, 178.0, 106.0, 16.0)
_OF_TWO_LINES: Final = _USUAL._replace(
    picture_y=64.0, card_width=66.0, words_y=146.0, words_high=64.0, note_y=207.0
)
_LARGE_OF_TWO_LINES: Final = _LARGE._replace(
    picture_y=50.0, card_width=48.0, words_y=136.0, words_high=90.0, note_y=208.0, beside=14.0
)
"""For the one card whose name is long."""
_LARGE_TOLD: Final = _LARGE._replace(
    picture_y=69.0, card_width=77.0, told_y=184.0, told_high=100.0, beside=22.0
)
_LARGE_TOLD_ON: Final[Mapping[Thing, _Plan]] = {
    Card.NO: _LARGE_TOLD,
    Card.YES: _LARGE_TOLD._replace(beside=36.0),
    Card.STOMACHACHE: _LARGE_TOLD._replace(card_width=72.0, beside=16.0),
}
"""Where nothing is told of one's own goal: the picture is as large as there is room for, and
words stay clear of the rim."""
_BESIDE_SEAL: Final = 34.0
_PARTED: Final = "-\n"
_LONGEST_WHOLE: Final = 9
"""Where a name is parted: in large letters, and if it has more letters than a card has room for."""
_MARKS: Final = Area(6.0, 12.0, 72.0, 0.0)
"""A column for buttons left of the picture, down to the words."""
_HIGHEST_MARK: Final = 64.0
_CARD_BESIDE_MARKS, _SEAL_BESIDE_MARKS = (24.0, 86.0), (36.0, 90.0)
"""How far right of the middle pictures are then, and how wide at most: the card says what is done,
and a button may lie over its rim."""
_SPACING: Final = 0.82
_OFFERED: Final = CONTROLS.but(align="centre", spacing=_SPACING)
_TOLD: Final = READING_ON_DARK.but(size=SPEECH, align="centre", spacing=1.05)
_TOLD_SPACING: Final = 0.84
"""In large letters."""
_RING: Final = 9.0
_GROWTH: Final = 1.06
_LIFT: Final = 6.0
"""So far a card rises under the pointer; what it stands on shows below it."""
_RIM: Final = 3.0
_RIM_CORNERS: Final = 20.0
_GLOW: Final = 1.5
_SPENT_ALPHA: Final = 140
_FLAT_CORNERS: Final = 14.0
_DARK_WITH_CLARITY: Final = art.PLATE, art.TAB_BEHIND


class VoteCards:
    """Shows what may be played and how, what lies under the pointer, and what was chosen."""

    def __init__(self, sheet: Sheet) -> None:
        self._parts = Parts(sheet, Layer.HOW_TO_VOTE)
        self._shown: tuple[object, ...] = ()
        self._said: Mapping[Thing, Said] = {}
        self._is_large = False
        self._clarity: Clarity | None = None
        self._can_click: tuple[Thing, ...] = ()
        self._lit: Card | None = None
        self._is_hung = False

    def under(self, x: float, y: float) -> Thing | None:
        """What a click there means; nothing, anywhere else, and as long as nothing hangs there."""
        if not self._is_hung:
            return None
        return next((thing for thing in self._can_click if AREAS[thing].holds(x, y)), None)

    def hang(self) -> None:
        """From now on they are seen: whoever is judged has arrived between them."""
        self._is_hung = True
        self._parts.show(True)

    def light(self, card: Card | None) -> None:
        """Set one card off from the others, or none."""
        if card is not self._lit:
            self._lit, self._shown = card, ()
            self.show(self._said, is_large=self._is_large, clarity=self._clarity)

    def show(
        self,
        said: Mapping[Thing, Said],
        chosen: Card | None = None,
        hovered: Thing | None = None,
        *,
        is_large: bool = False,
        clarity: Clarity | None = None,
    ) -> None:
        """These cards; and the seal, once one is chosen."""
        shown = tuple(said.items()), chosen, hovered, is_large, clarity
        if shown == self._shown:
            return
        self._parts.clear()
        self._shown, self._said = shown, said
        self._is_large, self._clarity = is_large, clarity
        there = [thing for thing in said if thing != SEAL or chosen is not None]
        self._can_click = tuple(thing for thing in there if said[thing].look is CardLook.OFFERED)
        for thing in there:
            slot, ink = AREAS[thing], INK
            if said[thing].look is not CardLook.OFFERED:
                self._draw_ground(art.PLATE, slot)
            elif thing == chosen:
                self._draw_chosen(slot)
            else:
                steps_back = chosen is not None and thing != SEAL
                button = art.TAB_BEHIND if steps_back else art.BUTTON
                slot = self._draw_offered(slot, button, is_pointed=thing == hovered)
                ink = PAPER if steps_back and clarity else INK
            self._draw_picture(thing, said[thing], slot, ink)
            self._draw_words(thing, said[thing], slot, ink)
        self._parts.show(self._is_hung)

    def clear(self) -> None:
        """Nobody votes any more."""
        self._parts.clear()
        self._shown, self._said, self._can_click, self._lit = (), {}, (), None

    def _draw_chosen(self, slot: Area) -> None:
        """It alone is golden, wherever the pointer is."""
        area = slot.scaled(_GROWTH)
        self._draw_ground(art.BUTTON_FOCUSED, area)
        self._parts.frame(art.FOCUS_RING, *area.grown(_RING))

    def _draw_offered(self, slot: Area, button: str, *, is_pointed: bool) -> Area:
        """What can be clicked; under the pointer it rises, and where it is then is told."""
        if not is_pointed:
            self._draw_ground(button, slot)
            return slot
        slot = slot._replace(y=slot.y - _LIFT)
        area = slot.scaled(_GROWTH)
        edge = area.grown(_RIM)._replace(height=area.height + _RIM + _LIFT)
        self._parts.box(*edge, fill=INK, radius=_RIM_CORNERS)
        self._draw_ground(button, area)
        return slot

    def _draw_ground(self, picture: str, area: Area) -> None:
        """Wood or parchment; with clarity a plain box: gold for what is chosen, black for what
        steps back then or only tells, and pale for what else can be clicked."""
        if (clarity := self._clarity) is None:
            self._parts.frame(picture, *area)
            return
        ground = clarity.dark if picture in _DARK_WITH_CLARITY else clarity.plain
        ground = clarity.lit if picture == art.BUTTON_FOCUSED else ground
        self._parts.box(*area, **ground._asdict(), radius=_FLAT_CORNERS)

    def _draw_picture(self, thing: Thing, said: Said, slot: Area, ink: str) -> None:
        plan = self._plan_for(thing)
        x, y = slot.middle[0], slot.y + plan.picture_y
        width = plan.seal_width if thing == SEAL else plan.card_width
        if said.marks:
            aside, most = _SEAL_BESIDE_MARKS if thing == SEAL else _CARD_BESIDE_MARKS
            x, width = x + aside, min(width, most)
        if thing is self._lit:
            self._parts.sprite(art.BURST, x, y, width=width * _GLOW)
        is_spent = said.look is CardLook.SPENT
        alpha = _SPENT_ALPHA if is_spent else OPAQUE_ALPHA
        self._parts.sprite(_PICTURES[thing], x, y, width=width, alpha=alpha, grey=is_spent)
        if said.marks:
            self._draw_marks(slot, plan, said, ink)

    def _draw_marks(self, slot: Area, plan: _Plan, said: Said, ink: str) -> None:
        """One for each device below the other; a single one is as large as there is room for."""
        number, (y, high) = len(said.marks), plan.words_at(said)
        column = Area(slot.x + _MARKS.x, slot.y + _MARKS.y, _MARKS.width, y - high / 2 - _MARKS.y)
        fit = _MARKS.width, min(_HIGHEST_MARK, column.height / number)
        is_offered = said.look is CardLook.OFFERED
        style = CONTROLS.but(colour=ink) if is_offered else TITLE_ON_DARK
        style = style.but(size=BODY if number > 1 else HEADING, align="centre", fit=fit)
        for mark, room in zip(said.marks, column.grid(number, 1, 0), strict=True):
            self._parts.text(mark, *room.middle, style, anchor=CENTRE)

    def _draw_words(self, thing: Thing, said: Said, slot: Area, ink: str) -> None:
        plan = self._plan_for(thing)
        middle = slot.middle[0]
        edges = 3 * self._clarity.edge if self._clarity else 0.0
        room = slot.width - max(edges, _BESIDE_SEAL if thing == SEAL else plan.beside)
        whole = said.words.replace(_PARTED, "")
        words = said.words if self._is_large or len(whole) > _LONGEST_WHOLE else whole
        y, high = plan.words_at(said)
        style = _OFFERED.but(fit=(room, high), colour=ink)
        if said.look is not CardLook.OFFERED:
            spacing = _TOLD_SPACING if self._is_large else _TOLD.spacing
            style = _TOLD.but(fit=(room, high), spacing=spacing)
        self._parts.text(words, middle, slot.y + y, style, width=room, anchor=CENTRE)
        if said.note:
            fit = room, plan.note_high
            note = CONTROLS.but(size=NAME, align="centre", fit=fit, colour=ink)
            self._parts.text(said.note, middle, slot.y + plan.note_y, note, anchor=CENTRE)

    def _plan_for(self, thing: Thing) -> _Plan:
        if self._is_large and self._said[thing].look is CardLook.TOLD:
            return _LARGE_TOLD_ON[thing]
        if thing != Card.STOMACHACHE:
            return _LARGE if self._is_large else _USUAL
        return _LARGE_OF_TWO_LINES if self._is_large else _OF_TWO_LINES
