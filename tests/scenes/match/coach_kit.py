"""Whoever plays alone with the raven's advice, and what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kingup_game.bots.advice import Advice
from kingup_game.bots.questions import Question
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.items import Frame, Label
from kingup_game.table.host import Host
from kingup_game.theme.layers import Layer
from tests.harness import companies
from tests.harness.looking import seen_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.harness.thinking import InlineThinking

ADVISED = {"coach": True}


class Slow(InlineThinking):
    """A coach that answers when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.is_done = False
        self.asked = 0
        self.forgotten: list[int] = []

    def advise(self, question: Question) -> tuple[Advice, ...]:
        self.asked += 1
        return super().advise(question)

    def poll_coach(self, ticket: int) -> tuple[Advice, ...] | None:
        return super().poll_coach(ticket) if self.is_done else None

    def forget(self, ticket: int) -> None:
        self.forgotten.append(ticket)
        super().forget(ticket)


def open_alone(
    hand: Stagehand,
    wanted: Callable[[Host], bool],
    thinking: InlineThinking | None = None,
    **settings: Any,
) -> Sitting:
    hand.settings = {**ADVISED, **settings}
    company = companies.solo(hand.players)
    sitting = hand.open(company, wanted, thinking=thinking or InlineThinking())
    hand.wait(30)
    return sitting


def advice_on(sitting: Sitting) -> list[Label]:
    """What the raven's panel says."""
    return [label for label in seen_on(sitting.sheet, Label, Layer.ADVICE) if label.words]


def panel_of(sitting: Sitting) -> Area:
    """What of the picture the raven's panel takes up."""
    (frame,) = seen_on(sitting.sheet, Frame, Layer.ADVICE)
    return Area(frame.x, frame.y, frame.width, frame.height)


def said(sitting: Sitting) -> str:
    return "\n".join(label.words for label in advice_on(sitting))
