"""A finished match once more: to be halted, slowed down, hurried, and skipped to its next vote."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.engine.cast import Place
from kingup_game.engine.events import CharacterMoved, Event, MatchEnded
from kingup_game.engine.state import Phase
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.over_match.watched_match import USUAL_PERCENT, Seating, WatchedMatch
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.hints.parts_of_line import PARTS_APART
from kingup_game.stage.widgets.spoken_line import SpokenLine
from kingup_game.table.port import MatchPort
from kingup_game.theme import cues
from kingup_game.theme.durations import REPLAY_BAR, REPLAY_ENDS

SPEEDS: Final = (50, 100, 200, 400)
"""In percent of how fast people like a match that they play."""

_LOUDNESS_WHILE_HALTED: Final = 0.4


class Replay(WatchedMatch):
    """Shows a match by the scenes of any other match, and lets their time pass as people want."""

    def __init__(
        self,
        backstage: Backstage,
        port: MatchPort,
        seating: Seating,
        opening: Callable[[MatchContext], Scene],
    ) -> None:
        super().__init__(backstage, port, seating, opening)
        self._sheet = Sheet()
        self._bar = SpokenLine(self._sheet, backstage.measure)
        self._bar_ticks = REPLAY_BAR
        self._speed = SPEEDS.index(USUAL_PERCENT)
        self._is_halted = False
        self._end_ticks = 0

    def handle(self, press: Press) -> None:
        """Halt, change the speed, skip to a vote; whatever is pressed shows the bar for a while."""
        self._bar_ticks = REPLAY_BAR
        intent = press.intent
        if intent is Intent.BACK:
            self.backstage.audio.cue(cues.BACK)
            self.backstage.stack.pop("fade")
        elif self.is_over:
            return
        elif intent in (Intent.CONFIRM, Intent.PRESS, Intent.PAUSE):
            self._halt(not self._is_halted)
        elif intent in (Intent.DOWN, Intent.UP):
            self._change_speed(1 if intent is Intent.UP else -1)
        elif intent in (Intent.RIGHT, Intent.SKIP, Intent.ALMANAC) and not press.repeated:
            self._skip_to_vote()

    def update(self) -> None:
        """Pass as much of the match's time as is due, whole ticks only."""
        if not self._is_halted and self._end_ticks < REPLAY_ENDS:
            passed = self.pass_time(SPEEDS[self._speed])
            self._end_ticks += passed * self.is_over
        self._bar_ticks -= not self._is_halted
        if self._is_bar_shown:
            self._draw_bar()

    def leave(self) -> None:
        self._halt(False)

    def sheets(self) -> Sequence[Sheet]:
        """The bar goes when nobody has touched it for a while."""
        return (*super().sheets(), self._sheet) if self._is_bar_shown else super().sheets()

    @property
    def _is_bar_shown(self) -> bool:
        return self._bar_ticks > 0 or self.is_over

    def _halt(self, is_halted: bool) -> None:
        self._is_halted = is_halted
        self.backstage.audio.duck(_LOUDNESS_WHILE_HALTED if is_halted else 1.0)

    def _change_speed(self, step: int) -> None:
        self._speed = max(0, min(self._speed + step, len(SPEEDS) - 1))
        self.backstage.audio.cue(cues.FOCUS)

    def _skip_to_vote(self) -> None:
        """Whatever comes before the next nomination, or before the end, is so at once."""
        if not self.within.stack.changing:
            self.skip_to(_is_worth_seeing)
            self._halt(False)

    def _draw_bar(self) -> None:
        """Where the match is, and what the buttons of the device last used do."""
        words = PARTS_APART.join((self._where, *self._hints))
        if words != self._bar.words:
            self._bar.show(words)

    @property
    def _where(self) -> str:
        """The round that is shown, also while its count is; how far the match is; the speed."""
        view = self._match.view
        is_counted = view.phase is Phase.DEAL and view.crown is not None
        return self.backstage.say(
            "replay.where",
            round=view.round - is_counted,
            rounds=view.terms.rounds,
            percent=int(100 * self._match.port.share_told()),
            speed=f"{SPEEDS[self._speed] / USUAL_PERCENT:g}",
        )

    @property
    def _hints(self) -> Iterator[str]:
        hint = self._match.voice.hint
        if not self.is_over:
            points = self.backstage.controls.device().can(Capability.POINT)
            yield hint(Intent.CONFIRM, "replay.go_on" if self._is_halted else "actions.pause")
            yield f"{self.backstage.button(Intent.DOWN)} {hint(Intent.UP, 'replay.speed')}"
            yield hint(Intent.ALMANAC if points else Intent.RIGHT, "replay.next_vote")
        yield hint(Intent.BACK, "replay.leave")


def _is_worth_seeing(event: Event) -> bool:
    is_nomination = isinstance(event, CharacterMoved) and event.to is Place.THRONE
    return is_nomination or isinstance(event, MatchEnded)
