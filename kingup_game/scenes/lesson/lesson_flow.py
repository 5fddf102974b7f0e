"""The way through the match of a lesson: as in any other, but for its end."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from kingup_game.engine.events import Event, RoundScored
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.lesson.lesson_count import LessonCount
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.flow import MatchFlow
from kingup_game.scenes.match.tower_buttons import TowerButtons
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import TextStyle
from kingup_game.stage.seats.chosen_face import ChosenFace
from kingup_game.stage.widgets.spoken_line import SpokenLine
from kingup_game.table.port import MatchPort
from kingup_game.table.seats import Company

Opened = tuple[MatchPort, Company]
"""A prepared match, and who sits there."""


def _nothing(match: MatchContext) -> Scene:
    """No way leads out of a lesson but the lesson's own."""
    del match
    return Scene()


def _teller_of(match: MatchContext, event: Event) -> Scene:
    if isinstance(event, RoundScored):
        return LessonCount(match, event)
    return match.flow.waiting(match)


_FLOW: Final = MatchFlow(menu=_nothing, again=_nothing, teller_of=_teller_of)


def _unmeasured(words: str, style: TextStyle, width: float | None = None) -> tuple[float, float]:
    """A text that nobody sees has no size, and takes none of a frame's time."""
    del words, style, width
    return 0.0, 0.0


def lesson_match(backstage: Backstage, opened: Opened) -> Generator[None, None, MatchContext]:
    """The match of a lesson on the stage, put together step by step. Only the raven speaks there,
    and shows who it speaks of: the usual line, buttons and chosen face go where nobody sees, nor
    measures, them."""
    match = yield from MatchContext.in_turn(backstage, *opened, _FLOW)
    yield
    match.voice.line.show("")
    match.voice.line = SpokenLine(Sheet(), _unmeasured)
    match.tower_buttons = TowerButtons(Sheet(), backstage)
    match.chosen = ChosenFace(Sheet(), _unmeasured, match.terms)
    return match
