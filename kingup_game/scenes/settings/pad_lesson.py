"""A pad that nobody knows: its owner shows its buttons, one after the other, once for ever."""

from __future__ import annotations

from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.motion import ticks
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.settings.settings_values import keep
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE, TOP
from kingup_game.stage.lettering.text import TextStyle

ASKED: Final = ("a", "b", "x", "y", "leftshoulder", "rightshoulder", "back", "start")
PATIENCE: Final = ticks(12_000)
"""So long the lesson waits for a button before it goes on to the next."""

_MIDDLE: Final = layout.WIDTH / 2
_WIDTH: Final = 1300.0
_TITLE: Final = TextStyle(size=48, face="display", align="centre", fit=(_WIDTH - 140, 130))
_WORDS: Final = TextStyle(size=38, align="centre", fit=(_WIDTH - 140, 120))


class PadLesson(Screen):
    """Directions need no lesson. A button shown twice leaves the present one out."""

    overlay = True
    slides = True
    layer = 400.0

    def __init__(self, backstage: Backstage, device: str, name: str) -> None:
        super().__init__(backstage)
        self._device = device
        self._name = name
        self._shown: dict[str, str] = {}
        self._place = 0
        self._waited = 0

    def enter(self) -> None:
        self.backstage.pads.learning = self._device
        self.rebuild()

    def leave(self) -> None:
        self.backstage.pads.learning = None

    def update(self) -> None:
        super().update()
        self._waited += 1
        if self._waited >= PATIENCE:
            self._go_on()

    def handle(self, press: Press) -> None:
        is_own = press.device == self._device
        if is_own and press.intent is Intent.DEVICE_LEFT:
            self.backstage.stack.pop()
        elif is_own and press.intent is Intent.UNKNOWN_PAD:
            self._take(press.text)
        elif press.intent is Intent.BACK:
            self.backstage.audio.cue("back")
            self.backstage.stack.pop()

    def _take(self, raw: str) -> None:
        if raw not in self._shown.values():
            self._shown[ASKED[self._place]] = raw
        self.backstage.audio.cue("confirm")
        self._go_on()

    def _go_on(self) -> None:
        self._place += 1
        self._waited = 0
        if self._place < len(ASKED):
            self.rebuild()
            return
        for button, raw in self._shown.items():
            self.backstage.pads.learn(self._device, raw, button)
        keep(self.backstage)
        self.backstage.stack.pop()

    def build(self) -> None:
        say, sheet, layer = self.backstage.say, self.sheet, self.layer
        button = ASKED[self._place]
        sheet.veil("#120A16", 170, layer=layer - 12)
        sheet.frame("signs/panel.webp", _MIDDLE - _WIDTH / 2, 190, _WIDTH, 700, layer=layer - 10)
        title = say("lesson.title", pad=self._name)
        sheet.text(title, _MIDDLE, 320, _TITLE, anchor=CENTRE, width=_WIDTH - 140, layer=layer)
        picture = self.backstage.painter.pictures.signs.mark("position", button)
        sheet.sprite(picture, _MIDDLE, 500, height=150, layer=layer)
        action = self.backstage.controls.bindings.intent("pad", button)
        meaning = say(f"actions.{action}") if action is not None else ""
        words = say("lesson.press", action=meaning)
        sheet.text(words, _MIDDLE, 600, _WORDS, anchor=TOP, width=_WIDTH - 140, layer=layer)
        left_out = say("lesson.leave_out", number=self._place + 1, count=len(ASKED))
        sheet.text(left_out, _MIDDLE, 730, _WORDS, anchor=TOP, width=_WIDTH - 140, layer=layer)


def is_news_of_an_unknown_pad(press: Press) -> bool:
    """A pad without a mapping has just come; its raw buttons arrive by the same action."""
    return press.intent is Intent.UNKNOWN_PAD and not press.text.startswith("button:")
