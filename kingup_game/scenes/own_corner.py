"""One person alone against bots: their goal, its worth and their cards, always in sight."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.goals import Goal
from kingup_game.engine.state import Hand
from kingup_game.scenes.backstage import Backstage
from kingup_game.stage import plan
from kingup_game.stage.goal_card import HEIGHT, WIDTH, GoalCard
from kingup_game.stage.item import Item
from kingup_game.stage.sheet import Sheet

CORNER_LAYER: Final = 170.0
_CARD_WIDTH: Final = 76.0
_CARD_STEP: Final = 54.0


class OwnCorner:
    """The lowest row at both sides of the castle."""

    def __init__(self, sheet: Sheet, backstage: Backstage) -> None:
        self._sheet = sheet
        self._backstage = backstage
        x = plan.SEAT_LEFT_X + (plan.SEAT_WIDTH - WIDTH) / 2
        y = plan.SEAT_Y[3] + (plan.SEAT_HEIGHT - HEIGHT) / 2
        self._goal = GoalCard(sheet, x, y, CORNER_LAYER)
        self._hand: list[Item] = []
        self._shown: tuple[object, ...] | None = None

    def show(self, goal: Goal, worth: int, hand: Hand) -> None:
        if self._shown == (goal, worth, hand):
            return
        self.hide()
        self._shown = goal, worth, hand
        self._goal.show(goal, self._backstage.say("own.worth", count=worth))
        cards = [Card.NO] * hand.no + [Card.STOMACHACHE] * hand.stomachache
        width = _CARD_WIDTH + _CARD_STEP * (len(cards) - 1)
        left = plan.SEAT_RIGHT_X + (plan.SEAT_WIDTH - width) / 2 + _CARD_WIDTH / 2
        middle = plan.SEAT_Y[3] + plan.SEAT_HEIGHT / 2
        self._hand = [
            self._sheet.sprite(
                f"signs/ballot_{card.value}.webp",
                left + _CARD_STEP * number,
                middle,
                width=_CARD_WIDTH,
                layer=CORNER_LAYER + number / 10,
            )
            for number, card in enumerate(cards)
        ]

    def hide(self) -> None:
        self._shown = None
        self._goal.hide()
        for item in self._hand:
            self._sheet.remove(item)
        self._hand = []
