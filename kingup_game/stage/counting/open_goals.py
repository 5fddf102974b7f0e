"""The goals of a scored round, open on the seats' panels, and the points that fly to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.goals import Goal
from kingup_game.motion.script import Script, glide, together, variant
from kingup_game.motion.tween import ease_in
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.appearing import pop
from kingup_game.stage.canvas.item import CENTRE, OPAQUE_ALPHA
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.lettering.text_styles import TITLE
from kingup_game.stage.seats.goal_card import HEIGHT, WIDTH, GoalCard
from kingup_game.stage.seats.seat_face import face_and_seal
from kingup_game.stage.seats.seat_panels import SeatPanels
from kingup_game.theme import art, type_scale
from kingup_game.theme.durations import (
    BADGE_POPS,
    BETWEEN_TOKENS,
    COIN_FLIGHT,
    LANDING,
    LOSS_FALLS,
)
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import FRESH_PAPER

_POINTS: Final = TITLE.but(size=type_scale.POINTS, fit=(60, 54))
_NAME_RIM: Final = 3.0
_CORNER_Y: Final = 40.0
_FACE_Y: Final = 34.0
_FACE, _LARGE_FACE = (44.0, 78.0), (29.0, 58.0)
"""How far from the panel's outer edge its middle is, and its width: large names need room."""
_LOST: Final = _POINTS.but(colour=FRESH_PAPER)
_COIN_INSET: Final = 40.0
"""Within the panel: beside it hang the tags of cells and WCs."""
_BADGE_ASIDE: Final = 32.0
"""Beyond the panel: nearer it would lie over somebody in the goal."""
_COIN: Final = 80.0
_FLYING_COIN: Final = 72.0
_ON_A_FLYING_COIN: Final = 54.0, 48.0
_BEHIND_SHIELDS, _CLEAR_OF_SHIELDS = 76.0, 110.0
"""So near the middle of the shields nothing of a loss is seen, and so far from it all of it: cut by
a shield, its number would be read as part of the other."""
_WORTH_COIN: Final = 92.0
_WORTH_ASIDE, _WORTH_UP = 74.0, 18.0
"""Beside the head of whoever is counted, large: what they bring."""
_COINS_ASIDE: Final = 100.0
_BEYOND_WORTH: Final = 152.0
"""So far from who is counted coins take off: beside the face, and beyond what they are worth."""
_BEFORE_A_CELL: Final = 58.0
"""On its tag: at the other side a storey's number follows, and would be read as a second figure."""
_WORTH: Final = _POINTS.but(fit=(72, 62))
_SWOLLEN, _SHRUNKEN = 1.12, 0.8
_PAID, _OWED = 1.45, 0.8
"""So many times its size somebody is at first while their points fly: one sees who is counted."""


class OpenGoals:
    """Every panel turned into the goal of its seat; who is out on the `board` is grey there."""

    def __init__(
        self, sheet: Sheet, panels: SeatPanels, board: bytes, *, is_large: bool = False
    ) -> None:
        self._sheet = sheet
        self._panels = panels
        self._board = board
        self._is_large = is_large
        self._face_in, self.face = _LARGE_FACE if is_large else _FACE
        self._cards: list[GoalCard] = []
        self._points: list[Label] = []
        self._plates: list[Sprite] = []
        self.counted = [0] * len(panels.panels)
        """The points that have landed on each seat."""

    @staticmethod
    def needed() -> dict[str, tuple[float, ...]]:
        """The coins that it shows, and how wide."""
        return {
            art.COIN: (_FLYING_COIN,),
            art.COIN_BLANK: (_COIN, _WORTH_COIN),
            art.COIN_LOSS_BLANK: (_COIN, _WORTH_COIN, _FLYING_COIN),
        }

    def open_next(self, goal: Goal) -> None:
        """The next seat's: with its face on the outer corner, and its points on the inner one."""
        panel = self._panels[len(self._points)]
        left, top, _, _ = self.card(len(self._points))
        card = GoalCard(self._sheet, left, top, Layer.OPEN_GOAL)
        coin = panel.from_inner_edge(_COIN_INSET), top + _CORNER_Y
        face = panel.from_inner_edge(layout.SEAT_WIDTH - self._face_in), top + _FACE_Y
        into = 1 if panel.is_left else -1
        ends = (
            face[0] + into * (self.face / 2 + _NAME_RIM),
            coin[0] - into * (_COIN / 2 + _NAME_RIM),
        )
        room = min(ends) - left, max(ends) - left
        card.show(
            *(goal, panel.face.short_name, self._board, room),
            peers=self._panels.names,
            colour=panel.face.colours.light,
            is_large=self._is_large,
        )
        self._cards.append(card)
        on = Parts(self._sheet, Layer.GOAL_CORNER)
        face_and_seal(on, panel.face, *face, self.face, is_turned=panel.is_left)
        self._plates.append(on.sprite(art.COIN_BLANK, *coin, width=_COIN))
        self._points.append(on.text("0", *coin, _POINTS, anchor=CENTRE))

    def card(self, seat: int) -> Area:
        """What an open goal takes up."""
        return area_of_goal(self._panels, seat)

    def point(self, seat: int) -> tuple[float, float]:
        """Where a seat's points stand."""
        return self._points[seat].x, self._points[seat].y

    def hold_back(self) -> Script:
        """The count begins: all are pale that are still to be counted, a goal a tick."""
        for card in self._cards:
            card.hold_back()
            yield 1

    def pay(self, token: Token, value: int, seats: Sequence[int]) -> Script:
        """A gain flies as gold to each seat that wanted the character; a loss is paid in red. What
        each of them brings stands beside them meanwhile, and in each goal they get colour."""
        travel = self._gain if value > 0 else self._lose
        for seat in seats:
            self._cards[seat].count(token.character)
        on, (x, y) = Parts(self._sheet, Layer.GOAL_CORNER), token.head
        is_in_a_cell = x < layout.ROOM_LEFT
        aside = -_BEFORE_A_CELL if is_in_a_cell else _WORTH_ASIDE
        at, plate = (x + aside, y - _WORTH_UP), self._plate_of(value)
        on.sprite(plate, *at, width=_WORTH_COIN)
        on.text(str(value), *at, _WORTH if value > 0 else _LOST.but(fit=_WORTH.fit), anchor=CENTRE)
        yield together(
            pop(token.sprite, _PAID if value > 0 else _OWED, BETWEEN_TOKENS),
            *(travel(seat, token, value) for seat in seats),
        )
        on.clear()

    def _gain(self, seat: int, token: Token, value: int) -> Script:
        """A coin from a character to a seat; the points count when it lands."""
        start = self._takes_off(seat, *token.head)
        coin = self._sheet.sprite(art.COIN, *start, width=_FLYING_COIN, layer=Layer.COIN)
        yield variant(
            lambda: glide(coin.move, start, self.point(seat), COIN_FLIGHT), lambda: BETWEEN_TOKENS
        )
        coin.remove()
        self.counted[seat] += value
        self.show_points(seat, self.counted[seat])
        yield pop(self._plates[seat], _SWOLLEN, LANDING)

    def _takes_off(self, seat: int, x: float, y: float) -> tuple[float, float]:
        """Beside the face of whoever is counted, towards the seat."""
        is_to_the_left = self.point(seat)[0] < x
        has_worth = is_to_the_left is (x < layout.ROOM_LEFT)
        aside = _BEYOND_WORTH if has_worth else _COINS_ASIDE
        return x - aside if is_to_the_left else x + aside, y

    def _lose(self, seat: int, token: Token, value: int) -> Script:
        """A red coin falls out of a seat's points, which shrink, down to whom it is owed: with what
        is lost on it, behind everybody, and unseen behind what storeys are worth."""
        self.counted[seat] += value
        self.show_points(seat, self.counted[seat])
        start, end, on = self.point(seat), token.head, Parts(token.sheet, Layer.LOSS)
        coin = on.sprite(art.COIN_LOSS_BLANK, *start, width=_FLYING_COIN)
        style = _LOST.but(fit=_ON_A_FLYING_COIN)
        words = on.text(str(value), *start, style, anchor=CENTRE)

        def move(x: float, y: float) -> None:
            coin.move(x, y)
            words.set(x=x, y=y)
            coin.alpha = words.alpha = OPAQUE_ALPHA * _clear_of_shields(x)

        yield together(
            pop(self._plates[seat], _SHRUNKEN, LOSS_FALLS),
            variant(lambda: glide(move, start, end, LOSS_FALLS, ease_in), lambda: BETWEEN_TOKENS),
        )
        on.clear()

    def show_points(self, seat: int, points: int) -> None:
        """What has landed so far of what the round brought a seat."""
        self._points[seat].set(words=str(points), style=_LOST if points < 0 else _POINTS)
        self._plates[seat].picture = self._plate_of(points)

    def settle(self, points: Sequence[int]) -> None:
        """What the round brought each seat: all is counted, and nobody is pale."""
        for seat, own in enumerate(points):
            self.show_points(seat, own)
            self._cards[seat].count()

    @staticmethod
    def _plate_of(points: int) -> str:
        return art.COIN_LOSS_BLANK if points < 0 else art.COIN_BLANK

    def award_33(self, seat: int) -> Script:
        """The badge for exactly nothing, in place of the coin."""
        self._plates[seat].visible = self._points[seat].visible = False
        at = self._panels[seat].from_inner_edge(-_BADGE_ASIDE), self._points[seat].y
        badge = self._sheet.sprite(art.BADGE_33, *at, layer=Layer.COIN)
        yield pop(badge, 0.3, BADGE_POPS, 1.3, overshoot=0.2)


def area_of_goal(panels: SeatPanels, seat: int) -> Area:
    """Where the goal of a seat lies open, in place of its panel."""
    panel = panels[seat]
    left = panel.x + (layout.SEAT_WIDTH - WIDTH) / 2
    return Area(left, panel.goal_y + (layout.SEAT_HEIGHT - HEIGHT) / 2, WIDTH, HEIGHT)


def _clear_of_shields(x: float) -> float:
    """How much is seen of what flies there: 1 is all of it."""
    share = (abs(x - layout.NUMERAL_X) - _BEHIND_SHIELDS) / (_CLEAR_OF_SHIELDS - _BEHIND_SHIELDS)
    return max(0.0, min(1.0, share))
