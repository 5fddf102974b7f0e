"""How to vote: the ballots themselves, large, left and right of whoever is judged.

Somebody who votes alone picks one up there, and each says what it would make of one's own goal: for
whoever looks at the screen is the one who chooses. What was picked lies in an envelope, and the wax
on that is what seals it: an act on the chosen card, and no card of its own. Among several the same
cards only tell what they do, and which button of which device plays them: nothing looks like
something to click, and nothing moves, whatever is pressed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from kingup_game.engine.actions import Card
from kingup_game.engine.edition import HouseRules
from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS
from kingup_game.stage.seats.drawn_ballot import (
    GROWTH,
    LEANS,
    LIFT_ON_WOOD,
    SLIM,
    TOLD_WIDE,
    CardLook,
    DrawnBallot,
    Said,
    Treatment,
    draw_ground,
)
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.scheme import Clarity
from kingup_game.theme.type_scale import NAME

SEAL: Final = "seal"
Thing = Card | str
"""A card, or the seal."""

_TOP, _HEIGHT = 34.0, 234.0
AREAS: Final[Mapping[Card, Area]] = {
    card: Area(left, _TOP, width, _HEIGHT)
    for card, left, width in (
        (Card.STOMACHACHE, 404.0, 191.0),
        (Card.NO, 598.0, 178.0),
        (Card.YES, 1144.0, 178.0),
    )
}
"""Over the roof, left and right of the candidate, and before the upper edge of what is asked."""

_POCKET: Final = 230.0
_POCKET_HIGH, _POCKET_TOP = _POCKET * 122 / 160, _POCKET * 34 / 160
"""Of the envelope's picture: how high it is, and how far down its upper edge."""
_POCKET_SINKS: Final = 5.0
"""So far below a card's place the envelope ends in which it lies."""
_OUT_OF_POCKET: Final = 14.0
"""So far a card that was picked up is lifted."""
_WAX_SINKS: Final = 6.0
_WORTH_SINKS, _WORTH_HIGH = 31.0, 56.0
"""At the head of a card that was picked up, its words within what every television shows."""
_BESIDE, _RIMS = 52.0, (26.0, 10.0)
_RING, _RIM = 9.0, 3.0


class _OnPocket(NamedTuple):
    """How wide the wax is, and how high the plate with words below it."""

    wax: float
    words: float


_USUAL, _LARGE = _OnPocket(76.0, 54.0), _OnPocket(60.0, 68.0)


def cards_of(house: HouseRules) -> list[Card]:
    """Those that hands begin with at such a table, from the left to the right."""
    return [card for card in AREAS if card is not Card.STOMACHACHE or house.stomachache]


def seal_on(card: Card) -> Area:
    """The envelope in which that card lies, if it was chosen: a click there seals it."""
    x, bottom = AREAS[card].middle[0], AREAS[card].bottom + _POCKET_SINKS
    high = _POCKET_HIGH - _POCKET_TOP
    return Area(x - _POCKET / 2, bottom - high, _POCKET, high)


def looks_of_cards(cards: Sequence[Card], *, is_alone: bool) -> Sheet:
    """Cards as they hang, shown to nobody: leaning ones are turned before they are seen. Alone one
    points at them, and picks one up."""
    sheet = Sheet()
    for card in cards:
        name, (x, y) = art.ballot(card.value), AREAS[card].middle
        width = _HEIGHT * SLIM if is_alone else TOLD_WIDE
        sheet.sprite(name, x, y, width=width, turn=LEANS[card])
        if is_alone:
            sheet.sprite(name, x, y, width=width * GROWTH, turn=LEANS[card])
            sheet.sprite(name, x, y, width=width)
    if is_alone:
        sheet.sprite(art.envelope("pocket"), 0, 0, width=_POCKET)
    return sheet


class VoteCards:
    """Shows what may be played and how, what lies under the pointer, and what was chosen."""

    def __init__(self, sheet: Sheet) -> None:
        self._parts = Parts(sheet, Layer.HOW_TO_VOTE)
        self._shown: tuple[object, ...] = ()
        self._said: Mapping[Thing, Said] = {}
        self._is_large = False
        self._clarity: Clarity | None = None
        self._can_click: Mapping[Thing, Area] = {}
        self._lit: Card | None = None
        self._chosen: Card | None = None
        self._hovered: Thing | None = None
        self._is_hung = self._is_sealed = False

    def under(self, x: float, y: float) -> Thing | None:
        """What a click there means; nothing, anywhere else, and as long as nothing hangs there."""
        if not self._is_hung:
            return None
        return next((thing for thing, area in self._can_click.items() if area.holds(x, y)), None)

    def hang(self) -> None:
        """From now on they are seen: whoever is judged has arrived between them."""
        self._is_hung = True
        self._parts.show(True)

    def light(self, card: Card | None) -> None:
        """Set one card off from the others, or none."""
        if card is not self._lit:
            self._lit = card
            self._redraw()

    def show(
        self,
        said: Mapping[Thing, Said],
        chosen: Card | None = None,
        hovered: Thing | None = None,
        *,
        is_large: bool = False,
        clarity: Clarity | None = None,
    ) -> None:
        """These cards; and the envelope with its wax, once one is chosen."""
        shown = tuple(said.items()), chosen, hovered, is_large, clarity
        if shown == self._shown:
            return
        self._shown, self._said = shown, said
        self._chosen, self._hovered = chosen, hovered
        self._is_large, self._clarity = is_large, clarity
        cards = [thing for thing in said if isinstance(thing, Card)]
        can_click: dict[Thing, Area] = {
            one: AREAS[one] for one in cards if said[one].look is CardLook.OFFERED
        }
        self._can_click = can_click if chosen is None else {SEAL: seal_on(chosen), **can_click}
        self._redraw()

    def _redraw(self) -> None:
        self._parts.clear()
        chosen, hovered = self._chosen, None if self._is_sealed else self._hovered
        drawn = DrawnBallot(self._parts, self._clarity, is_large=self._is_large)
        for card in (thing for thing in self._said if isinstance(thing, Card)):
            if card is chosen:
                self._draw_chosen(card, drawn, is_pointed=hovered == SEAL)
            else:
                is_ = Treatment(card is hovered, chosen is not None, card is self._lit)
                drawn.draw(card, self._said[card], AREAS[card], is_)
        self._parts.show(self._is_hung)

    def looks_with(self, chosen: Card) -> Sheet:
        """What hangs there once this one is picked up, shown to nobody."""
        sheet = Sheet()
        shown = VoteCards(sheet)
        shown.hang()
        shown.show(self._said, chosen, is_large=self._is_large, clarity=self._clarity)
        return sheet

    def seal(self) -> None:
        """Nothing is chosen any more; what was lies sealed in its envelope."""
        if not self._is_sealed:
            self._is_sealed, self._can_click = True, {}
            self._redraw()

    def clear(self) -> None:
        """Nobody votes any more."""
        self._parts.clear()
        self._is_sealed = False
        self._shown, self._said, self._can_click, self._lit = (), {}, {}, None
        self._chosen = self._hovered = None

    def _draw_chosen(self, card: Card, drawn: DrawnBallot, *, is_pointed: bool) -> None:
        """It alone is golden, wherever the pointer is, and half in its envelope, with its worth at
        its head; the wax on the envelope is what a click seals."""
        slot = AREAS[card]._replace(y=_TOP - _OUT_OF_POCKET)
        plan, seal = _LARGE if self._is_large else _USUAL, seal_on(card)
        card_wide = slot.height * SLIM
        ground = around(*slot.middle, card_wide, slot.height).grown(_RING / 2)
        if not self._is_sealed:
            draw_ground(self._parts, art.BUTTON_FOCUSED, ground, self._clarity)
            self._parts.frame(art.FOCUS_RING, *ground.grown(_RING))
        self._parts.sprite(art.ballot(card.value), *slot.middle, width=card_wide)
        x, y = seal.middle[0], seal.bottom - _POCKET_HIGH / 2 + _POCKET * 4 / 160
        self._parts.sprite(art.envelope("pocket"), x, y, width=_POCKET)
        low = seal.bottom - plan.words / 2 - _RIM
        wax = plan.wax * (GROWTH if is_pointed else 1.0)
        self._parts.sprite(art.WAX, x, low - plan.words / 2 - plan.wax / 2 + _WAX_SINKS, width=wax)
        if self._is_sealed:
            return
        high = _WORTH_HIGH
        drawn.draw_worth(self._said[card], Area(slot.x, slot.y + _WORTH_SINKS, slot.width, high))
        said = self._said[SEAL]
        words = " ".join((*said.marks, said.words))
        plate = around(x, low, seal.width - _BESIDE, plan.words)
        draw_ground(self._parts, art.BUTTON, plate, self._clarity)
        style = CONTROLS.but(
            size=NAME, align="centre", fit=(plate.width - _RIMS[0], plate.height - _RIMS[1])
        )
        self._parts.text(words, x, low - LIFT_ON_WOOD, style, anchor=CENTRE)
