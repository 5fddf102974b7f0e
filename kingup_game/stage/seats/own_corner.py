"""One person alone against bots: their goal, its worth and their cards, always in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import JESTER, Place
from kingup_game.engine.scoring import worth
from kingup_game.engine.view import View
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import TITLE
from kingup_game.stage.seats.goal_card import HEIGHT, WIDTH, GoalCard
from kingup_game.stage.seats.seat_panels import SeatPanel
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import MARK

_CARD_WIDTH: Final = 76.0
_CARD_STEP: Final = 54.0
_SMALL_CARD_WIDTH: Final = 42.0
_CARD_SHAPE: Final = 1.53
"""How much higher than wide a card is."""
_COIN: Final = 68.0
_COIN_IN, _COIN_DOWN = 30.0, 20.0
_GAP: Final = 6.0
_BETWEEN_CREST_AND_COIN: Final = 170.0
_TOTAL: Final = TITLE.but(size=MARK, fit=(48, 44))


class OwnCorner:
    """The lowest row at both sides of the castle.

    With seven or eight seats no row is free: then the card lies on the person's own `panel`, with
    their total on a coin, and their hand below it.
    """

    def __init__(self, sheet: Sheet, say: Callable[..., str], panel: SeatPanel | None) -> None:
        self._say = say
        self._panel = panel
        self.is_gathered = False
        """Whether the hand lies beside the goal, so that the other side stays free."""
        self._was_gathered = False
        x = layout.SEAT_LEFT_X + (layout.SEAT_WIDTH - WIDTH) / 2
        y = layout.SEAT_Y[-1] + (layout.SEAT_HEIGHT - HEIGHT) / 2
        self._goal = GoalCard(sheet, x, y, Layer.OWN_CORNER)
        self._hand = Parts(sheet, Layer.OWN_CORNER)
        self._shown: View | None = None

    def show(self, view: View) -> None:
        """What the seat of the view may look at all the time."""
        is_the_same = self._shown is not None and _contents(self._shown) == _contents(view)
        if is_the_same and self._was_gathered is self.is_gathered:
            return
        self.hide()
        self._was_gathered = self.is_gathered
        side_by_side = self.is_gathered and self._panel is None
        self._goal.x = layout.SEAT_LEFT_X + (0 if side_by_side else (layout.SEAT_WIDTH - WIDTH) / 2)
        self._shown = view
        goal, hand = view.goal, view.hand
        assert goal is not None
        assert hand is not None
        words = self._worth(view, worth(goal, view.board))
        if self._panel is None:
            self._goal.show(goal, words, view.board)
        else:
            self._goal.show(goal, words, view.board, _BETWEEN_CREST_AND_COIN)
        cards = [Card.NO] * hand.no + [Card.STOMACHACHE] * hand.stomachache
        if self._panel is not None:
            self._panel.carry_goal(True)
            left = layout.SEAT_LEFT_X + _SMALL_CARD_WIDTH
            below = (layout.SEAT_Y[-1] + layout.SEAT_HEIGHT + layout.SAFE_BOTTOM) / 2
            self._lay_out(cards, left, below, _SMALL_CARD_WIDTH, _SMALL_CARD_WIDTH + _GAP)
            self._show_total(_total(view))
        elif self.is_gathered:
            self._pile_up(cards)
        else:
            width = _CARD_WIDTH + _CARD_STEP * (len(cards) - 1)
            left = layout.SEAT_RIGHT_X + (layout.SEAT_WIDTH - width) / 2 + _CARD_WIDTH / 2
            middle = layout.SEAT_Y[-1] + layout.SEAT_HEIGHT / 2
            self._lay_out(cards, left, middle, _CARD_WIDTH, _CARD_STEP)

    def _worth(self, view: View, points: int) -> str:
        """The points of one's goal; while the Jester is nominated, what he would make of them."""
        short = "" if self._panel is None else "short_"
        if view.nominee == JESTER:
            return self._say(f"own.{short}turns", before=-points, after=points)
        return self._say(f"own.{short}worth", count=points)

    def _lay_out(
        self, cards: list[Card], x: float, y: float, width: float, step: float, down: float = 0
    ) -> None:
        for number, card in enumerate(cards):
            at = x + step * number, y + down * number
            self._hand.sprite(art.ballot(card.value), *at, width=width)

    def _pile_up(self, cards: list[Card]) -> None:
        """A column of small cards, as high as the goal card."""
        x = self._goal.x + WIDTH + _GAP + _SMALL_CARD_WIDTH / 2
        half = _SMALL_CARD_WIDTH * _CARD_SHAPE / 2
        top, bottom = self._goal.y + half, self._goal.y + HEIGHT - half
        step = min(2 * half + _GAP, (bottom - top) / max(1, len(cards) - 1))
        self._lay_out(cards, x, top, _SMALL_CARD_WIDTH, 0, step)

    def _show_total(self, total: int) -> None:
        at = layout.SEAT_LEFT_X + layout.SEAT_WIDTH - _COIN_IN, layout.SEAT_Y[-1] + _COIN_DOWN
        self._hand.sprite(art.COIN_BLANK, *at, width=_COIN)
        self._hand.text(str(total), *at, _TOTAL, anchor=CENTRE)

    def retell(self) -> None:
        """The same in the words of another language."""
        shown, self._shown = self._shown, None
        if shown is not None:
            self.show(shown)

    def hide(self) -> None:
        self._shown = None
        self._goal.hide()
        if self._panel is not None:
            self._panel.carry_goal(False)
        self._hand.clear()


def _contents(view: View) -> tuple[object, ...]:
    """All of a view that the corner shows."""
    assert view.goal is not None
    refused = [view.place_of(character) is Place.OUT for character in view.goal]
    points = worth(view.goal, view.board)
    return view.goal, points, view.nominee == JESTER, refused, view.hand, _total(view)


def _total(view: View) -> int:
    assert view.seat is not None
    return view.totals[view.seat]
