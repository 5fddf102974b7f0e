"""Which button means what: one page for each kind of device, changed with one press."""

from __future__ import annotations

from functools import partial
from typing import Final

from kingup_game.app.bindings import Family
from kingup_game.app.presses import BINDABLE, Intent, Press
from kingup_game.motion import ticks
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.settings.settings_values import keep
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.lettering.text import inline
from kingup_game.stage.lettering.text_styles import CONTROLS
from kingup_game.stage.widgets.screen_buttons import height_for, squeezed

FAMILIES: Final[tuple[Family, ...]] = ("pad", "keyboard", "mouse")
PATIENCE: Final = ticks(10_000)
"""So long the page waits for a new button; then everything stays as it was."""

_ROW: Final = CONTROLS.but(size=34)
_GAP: Final = 12.0
_PAD: Final = 60.0
_LEFT: Final = layout.SAFE_LEFT + _PAD
_WIDTH: Final = layout.SAFE_RIGHT - layout.SAFE_LEFT - 2 * _PAD


class BindingsPage(Screen):
    """Choose an action, then press its new button. A button in use changes places."""

    overlay = True
    slides = True
    layer = 340.0

    def __init__(self, backstage: Backstage, device: str) -> None:
        super().__init__(backstage)
        self._family = self._family_of(device)
        self._asked: Intent | None = None
        self._waited = 0
        self.choices.focus = "up"

    def leave(self) -> None:
        self.backstage.controls.capturing = False

    def update(self) -> None:
        super().update()
        if self._asked is not None:
            self._waited += 1
            if self._waited >= PATIENCE:
                self._stop_asking()

    def handle(self, press: Press) -> None:
        if self._asked is None:
            super().handle(press)
        elif press.intent is Intent.TYPE and self._family_of(press.device) == self._family:
            self._bind(self._asked, press.text)

    def build(self) -> None:
        say = self.backstage.say
        below = self.parchment(say("settings.bindings")).y
        if self._asked is not None:
            words = say("settings.press_new", action=say(f"actions.{self._asked}"))
            self.sheet.text(
                words, layout.WIDTH / 2, layout.HEIGHT / 2, CONTROLS.but(size=52, align="centre"),
                anchor=CENTRE, width=_WIDTH, layer=self.layer,
            )  # fmt: skip
            return
        top = self._add_families(below + _GAP) + 2 * _GAP
        bottom = self._add_feet() - 2 * _GAP
        self._add_actions(top, bottom)

    def _add_families(self, top: float) -> float:
        wide = (_WIDTH - _GAP * (len(FAMILIES) - 1)) / len(FAMILIES)
        said = {family: self.backstage.say(f"settings.family_{family}") for family in FAMILIES}
        high = max(height_for(self.backstage.painter, words, _ROW, wide) for words in said.values())
        high = min(high, 100.0)
        for place, (family, words) in enumerate(said.items()):
            spot = Area(_LEFT + place * (wide + _GAP), top, wide, high)
            frame = "button_pressed" if family == self._family else "button_normal"
            self.choices.add(
                Choice(
                    f"family-{family}",
                    spot,
                    words,
                    partial(self._open, family),
                    style=_ROW,
                    centred=True,
                    frame=f"signs/{frame}.webp",
                )
            )
        return top + high

    def _add_actions(self, top: float, bottom: float) -> None:
        """Two beside each other, in rows."""
        half = (_WIDTH - _GAP) / 2
        rows = -(-len(BINDABLE) // 2)
        high = height_for(self.backstage.painter, "X", _ROW, half)
        heights = squeezed([high] * rows, _GAP, bottom - top)
        for place, action in enumerate(BINDABLE):
            row, column = divmod(place, 2)
            y = top + row * (heights[row] + _GAP)
            self.choices.add(
                Choice(
                    action.value,
                    Area(_LEFT + column * (half + _GAP), y, half, heights[row]),
                    self.backstage.say(f"actions.{action}"),
                    partial(self._ask, action),
                    value=self._mark(action),
                    style=_ROW,
                )
            )

    def _mark(self, intent: Intent) -> str:
        """The buttons of an intent, as pictures; a dash where there is none."""
        controls, signs = self.backstage.controls, self.backstage.painter.pictures.signs
        buttons = controls.bindings.buttons(self._family, intent)[:2]
        kind, used = self._family, controls.device()
        usual = "position" if kind == "pad" else kind
        shown = used.glyphs if used.family == kind else usual
        return " ".join(inline(signs.mark(shown, button)) for button in buttons) or "–"

    def _add_feet(self) -> float:
        say = self.backstage.say
        entries = [
            ("done", say("setup.done"), self.back),
            ("reset", say("settings.reset"), self._reset),
        ]
        wide = (_WIDTH - _GAP) / 2
        high = max(height_for(self.backstage.painter, words, _ROW, wide) for _, words, _ in entries)
        y = layout.SAFE_BOTTOM - 50 - high
        for place, (key, words, choose) in enumerate(entries):
            spot = Area(_LEFT + place * (wide + _GAP), y, wide, high)
            self.choices.add(Choice(key, spot, words, choose, style=_ROW, centred=True))
        return y

    def _family_of(self, device: str) -> Family:
        return self.backstage.controls.device(device).family

    def _open(self, family: Family, press: Press) -> None:
        del press
        self._family = family

    def _ask(self, intent: Intent, press: Press) -> None:
        """Only a device of this kind can show its button."""
        if self._family_of(press.device) != self._family:
            self.backstage.notices.append(self.backstage.say("settings.other_device"))
            return
        self._asked, self._waited = intent, 0
        self.backstage.controls.capturing = True

    def _stop_asking(self) -> None:
        self._asked = None
        self.backstage.controls.capturing = False
        self.rebuild()

    def _bind(self, intent: Intent, button: str) -> None:
        backstage = self.backstage
        conflict = backstage.controls.bindings.bind(self._family, button, intent)
        backstage.audio.cue("confirm")
        if conflict is not None:
            other = backstage.say(f"actions.{conflict.intent}")
            backstage.notices.append(backstage.say("settings.conflict", action=other))
        backstage.settings["bindings"] = backstage.controls.bindings.data
        keep(backstage)
        self._stop_asking()

    def _reset(self, press: Press) -> None:
        del press
        self.backstage.controls.bindings.reset(self._family)
        self.backstage.settings["bindings"] = self.backstage.controls.bindings.data
        keep(self.backstage)
