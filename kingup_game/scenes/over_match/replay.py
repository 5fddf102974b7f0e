"""A finished match once more: to be halted, slowed down, hurried, and skipped to its next vote."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.cast import Place
from kingup_game.engine.events import CharacterMoved, Event, MatchEnded
from kingup_game.engine.state import Phase
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.nested_scenes import NestedScenes
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.replay_bar import ReplayBar
from kingup_game.theme import cues
from kingup_game.theme.durations import REPLAY_BAR, REPLAY_ENDS

SPEEDS: Final = (50, 100, 200, 400)
"""In percent of how fast people like a match that they play."""

_LOUDNESS_WHILE_HALTED: Final = 0.4


class Replay(NestedScenes):
    """Shows a match by the scenes of any other match, and lets their time pass as people want."""

    def __init__(
        self,
        backstage: Backstage,
        make: Callable[[Backstage], MatchContext],
        opening: Callable[[MatchContext], Scene],
    ) -> None:
        super().__init__(backstage)
        self._match = make(self.within)
        self._opening = opening
        self._sheet = Sheet()
        self._bar = ReplayBar(self._sheet, backstage.measure)
        self._bar_ticks = REPLAY_BAR
        self._drawn: object = None
        self._speed = SPEEDS.index(100)
        self._is_halted = False
        self._due = 0
        self._end_ticks = 0

    def first(self) -> Scene:
        return self._opening(self._match)

    def handle(self, press: Press) -> None:
        self._bar_ticks = REPLAY_BAR
        intent = self._clicked(press) if press.intent is Intent.PRESS else press.intent
        if intent is Intent.BACK:
            self.backstage.audio.cue(cues.BACK)
            self.backstage.stack.pop("fade")
        elif self._is_over:
            return
        elif intent in (Intent.CONFIRM, Intent.PAUSE):
            self._halt(not self._is_halted)
        elif intent in (Intent.DOWN, Intent.LEFT):
            self._change_speed(-1)
        elif intent in (Intent.UP, Intent.RIGHT):
            self._change_speed(1)
        elif intent is Intent.SKIP:
            self._skip_to_vote()

    def update(self) -> None:
        """Pass as much of the match's time as is due, whole ticks only."""
        self._due += 0 if self._is_halted else SPEEDS[self._speed]
        while self._due >= 100 and self._end_ticks < REPLAY_ENDS:
            self._due -= 100
            self._end_ticks += self._is_over
            super().update()
        self._bar_ticks -= not self._is_halted
        self._draw_bar()

    def leave(self) -> None:
        self._halt(False)

    def sheets(self) -> Sequence[Sheet]:
        bar = (self._sheet,) if self._bar_ticks > 0 or self._is_over else ()
        return *super().sheets(), *bar

    @property
    def _is_over(self) -> bool:
        return self._match.view.phase is Phase.OVER

    def _halt(self, is_halted: bool) -> None:
        self._is_halted = is_halted
        self.backstage.audio.duck(_LOUDNESS_WHILE_HALTED if is_halted else 1.0)

    def _change_speed(self, step: int) -> None:
        self._speed = max(0, min(self._speed + step, len(SPEEDS) - 1))
        self.backstage.audio.cue(cues.FOCUS)

    def _skip_to_vote(self) -> None:
        """Whatever comes before the next nomination, or before the end, is so at once."""
        match = self._match
        match.picture.stand_still()
        match.teller.skip_to(_is_worth_seeing)
        while match.teller.next() is None:
            match.port.go_on(True)
            match.teller.skip_to(_is_worth_seeing)
        self.within.stack.pop()
        match.show_position()
        self.within.stack.push(self._opening(match))
        self._halt(False)

    def _clicked(self, press: Press) -> Intent:
        """What a click on the bar asks for; anywhere else it halts or goes on."""
        part = self._bar.part_at(press.x, press.y)
        return self._buttons[part - 1][0] if part else Intent.CONFIRM

    @property
    def _buttons(self) -> Sequence[tuple[Intent, str]]:
        """What can be asked for now, and the words for it."""
        leave = (Intent.BACK, "replay.leave")
        if self._is_over:
            return (leave,)
        return (
            (Intent.CONFIRM, "replay.go_on" if self._is_halted else "actions.pause"),
            (Intent.DOWN, "replay.slower"),
            (Intent.UP, "replay.faster"),
            (Intent.SKIP, "replay.next_vote"),
            leave,
        )

    @property
    def _where(self) -> str:
        """The round that is shown, also while its count is; and the speed."""
        view = self._match.view
        is_counted = view.phase is Phase.DEAL and view.crown is not None
        return self.backstage.say(
            "replay.where",
            round=view.round - is_counted,
            rounds=view.terms.rounds,
            percent=SPEEDS[self._speed],
        )

    def _draw_bar(self) -> None:
        say, button = self.backstage.say, self.backstage.button
        buttons = (f"{button(intent)} {say(key)}" for intent, key in self._buttons)
        drawn = [self._where, *buttons], self._match.port.share_told()
        if drawn != self._drawn:
            self._drawn = drawn
            self._bar.show(*drawn)


def _is_worth_seeing(event: Event) -> bool:
    is_nomination = isinstance(event, CharacterMoved) and event.to is Place.THRONE
    return is_nomination or isinstance(event, MatchEnded)
