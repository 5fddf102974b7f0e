"""One person alone against bots: their goal, its worth and their cards, always in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Place
from kingup_game.engine.goals import Goal
from kingup_game.engine.scoring import worth
from kingup_game.engine.stakes import stakes_of, worth_with
from kingup_game.engine.view import View
from kingup_game.stage import layout
from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.seats.goal_card import HEADLINE_ROOM, HEIGHT, WIDTH, GoalCard, Stake
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

_BESIDE: Final = (layout.SEAT_WIDTH - WIDTH) / 2
_NARROW: Final = layout.SEAT_WIDTH / WIDTH
_CARD_WIDTH: Final = 62.0
_CARD_HEIGHT: Final = 96.0
_TRAY: Final = 9.0
"""So far what the cards lie in is seen around them."""
_CARD_STEP: Final = 52.0
_BOTTOM: Final = layout.SEAT_Y[-1] + (layout.SEAT_HEIGHT + HEIGHT) / 2
_ABOVE_THE_COURTYARD: Final = layout.COURTYARD_FEET_Y - layout.COURTYARD_TOKEN_SIZE - 4.0
_CARDS_Y: Final = 914.0
"""Below where the raven sits when it is silent."""


class OwnCorner:
    """The lowest row at both sides of the castle, which no seat takes at such a table."""

    def __init__(self, sheet: Sheet, say: Callable[..., str]) -> None:
        self._say = say
        self._goal = GoalCard(sheet, 0, 0, Layer.OWN_CORNER)
        self._hand = Parts(sheet, Layer.OWN_CORNER)
        self._shown: View | None = None
        self._played: Card | None = None
        self._outcome: Card | None = None
        self._head_grows = self._is_aside = self._is_narrow = False
        self._scale, self._is_large = 1.0, False
        self.enlarge(1.0)

    @property
    def is_shown(self) -> bool:
        """Whether goal and cards lie open."""
        return self._shown is not None

    @property
    def goal_area(self) -> Area:
        """Where the goal lies."""
        goal = self._goal
        return Area(goal.x, goal.y, WIDTH * goal.scale, HEIGHT * goal.scale)

    @property
    def hand_area(self) -> Area:
        """Where the cards lie."""
        middle = layout.SEAT_RIGHT_X + layout.SEAT_WIDTH / 2
        return around(middle, _CARDS_Y, layout.SEAT_WIDTH, _CARD_HEIGHT)

    def enlarge(self, scale: float, *, is_large: bool = False) -> None:
        """Show the goal so much larger than usual: in its row, or where it is wider than a seat
        above those in the courtyard. Where it has no room for that, its headline grows alone."""
        self._scale, self._is_large = scale, is_large
        scale = min(scale, _NARROW) if self._is_narrow else scale
        self._head_grows = is_large and scale == 1.0
        width, height = WIDTH * scale, HEIGHT * scale
        is_wide = layout.SEAT_LEFT_X + width > layout.COURTYARD_LEFT
        self._goal.scale = scale
        self._goal.x = layout.SEAT_LEFT_X + max(0.0, (layout.SEAT_WIDTH - width) / 2)
        self._goal.y = (_ABOVE_THE_COURTYARD if is_wide else _BOTTOM) - height
        self.retell()

    def make_room(self, is_on: bool) -> None:
        """No wider than a seat while cards are dealt: their table stands beside it."""
        self._is_narrow = is_on
        self.enlarge(self._scale, is_large=self._is_large)

    def show(self, view: View) -> None:
        """What the seat of the view may look at all the time."""
        if self._shown is not None and _contents(self._shown) == _contents(view):
            return
        self.hide()
        self._shown = view
        self._lay()

    def stand_aside(self, share: float) -> None:
        """It leaves the picture with the seats: a call needs its place."""
        self._is_aside = share > 0
        self._goal.be_seen(not self._is_aside)
        self._hand.show(not self._is_aside)

    def play(self, card: Card) -> None:
        """This card is in the box: it is no longer in the hand."""
        self._played = card
        self.retell()

    def decide(self, card: Card) -> None:
        """All have seen which card decided the vote: the goal has one worth again."""
        self._outcome = card
        self.retell()

    def _lay(self) -> None:
        """Goal and cards, as they are now."""
        view = self._shown
        assert view is not None
        goal, hand = view.goal, view.hand
        assert goal is not None
        assert hand is not None
        room = (-_BESIDE, WIDTH + _BESIDE) if self._head_grows else HEADLINE_ROOM
        words = self._worth(view, goal)
        self._goal.show(goal, words, view.board, room, is_large=self._head_grows)
        cards = [Card.NO] * hand.no + [Card.STOMACHACHE] * hand.stomachache
        if self._played in cards:
            cards.remove(self._played)
        self._hand.clear()
        width = _CARD_WIDTH + _CARD_STEP * (len(cards) - 1)
        if cards:
            tray = around(self.hand_area.middle[0], _CARDS_Y, width, _CARD_HEIGHT).grown(_TRAY)
            self._hand.frame(art.SEAT_PANEL, *tray)
        left = layout.SEAT_RIGHT_X + (layout.SEAT_WIDTH - width) / 2 + _CARD_WIDTH / 2
        for number, card in enumerate(cards):
            at = left + _CARD_STEP * number, _CARDS_Y
            self._hand.sprite(art.ballot(card.value), *at, width=_CARD_WIDTH)
        if self._is_aside:
            self.stand_aside(1.0)

    def _worth(self, view: View, goal: Goal) -> Sequence[Stake]:
        """The points of one's goal; in a vote, what a Yes and what a No makes of them."""
        if view.nominee is None:
            return (Stake(self._say("own.worth"), worth(goal, view.board)),)
        if self._outcome is not None:
            decided = worth_with(view.terms, goal, view.board, view.nominee, self._outcome)
            return (Stake(self._say("own.worth"), decided),)
        stakes = stakes_of(view.terms, goal, view.board, view.nominee)
        return Stake(self._say("votes.yes"), stakes.yes), Stake(self._say("votes.no"), stakes.no)

    def retell(self) -> None:
        """The same in the words of another language."""
        if self._shown is not None:
            self._lay()

    def hide(self) -> None:
        """Neither goal nor cards are seen, nor met by a pointer, until `show`."""
        self._shown = self._played = self._outcome = None
        self._goal.hide()
        self._hand.clear()


def _contents(view: View) -> tuple[object, ...]:
    """All of a view that the corner shows."""
    assert view.goal is not None
    refused = [view.place_of(character) is Place.OUT for character in view.goal]
    points = worth(view.goal, view.board)
    return view.goal, points, view.nominee, refused, view.hand
