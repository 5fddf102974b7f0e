"""A pad that nobody knows: its owner shows its buttons, one after the other, once for ever."""

from __future__ import annotations

from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.screen import Screen
from kingup_game.stage.widgets.lesson_card import draw_lesson
from kingup_game.theme import cues
from kingup_game.theme.durations import LESSON_AWAITED

ASKED: Final = ("a", "b", "x", "y", "leftshoulder", "rightshoulder", "back", "start")


class PadLesson(Screen):
    """Directions need no lesson. A button shown twice leaves the present one out."""

    overlay = True
    slides = True

    def __init__(self, backstage: Backstage, device: str, name: str) -> None:
        super().__init__(backstage)
        self._device = device
        self._name = name
        self._shown: dict[str, str] = {}
        self._place = 0
        self._waited = 0

    def enter(self) -> None:
        """From now on this pad's buttons are heard by their numbers."""
        self.backstage.pads.learning = self._device
        self.rebuild()

    def leave(self) -> None:
        self.backstage.pads.learning = None

    def update(self) -> None:
        """A button that this pad lacks is passed over after a while."""
        super().update()
        self._waited += 1
        if self._waited >= LESSON_AWAITED:
            self._go_on()

    def handle(self, press: Press) -> None:
        """Only the strange pad's buttons, one after the other; anybody else's Back gives up."""
        is_own = press.device == self._device
        if is_own and press.intent is Intent.DEVICE_LEFT:
            self.backstage.stack.pop()
        elif is_own and press.intent is Intent.UNKNOWN_PAD:
            self._take(press.text)
        elif press.intent is Intent.BACK:
            self.backstage.audio.cue(cues.BACK)
            self.backstage.stack.pop()

    def _take(self, raw: str) -> None:
        if raw not in self._shown.values():
            self._shown[ASKED[self._place]] = raw
        self.backstage.audio.cue(cues.CONFIRM)
        self._go_on()

    def _go_on(self) -> None:
        self._place += 1
        self._waited = 0
        if self._place < len(ASKED):
            self.rebuild()
            return
        for button, raw in self._shown.items():
            self.backstage.pads.learn(self._device, raw, button)
        self.backstage.keep_settings()
        self.backstage.stack.pop()

    def build(self) -> None:
        say, button = self.backstage.say, ASKED[self._place]
        intent = self.backstage.controls.bindings.intent("pad", button)
        meaning = say(f"actions.{intent}") if intent is not None else ""
        draw_lesson(
            self.sheet,
            say("lesson.title", pad=self._name),
            self.backstage.painter.pictures.signs.mark("position", button),
            say("lesson.press", action=meaning),
            say("lesson.leave_out", number=self._place + 1, count=len(ASKED)),
        )


def is_news_of_an_unknown_pad(press: Press) -> bool:
    """A pad without a mapping has just come; its raw buttons arrive by the same intent."""
    return press.intent is Intent.UNKNOWN_PAD and not press.text.startswith("button:")
