"""Settings: pages by subject; every change counts at once and is kept at once."""

from __future__ import annotations

from functools import partial
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.settings import settings_values
from kingup_game.scenes.settings.bindings_page import BindingsPage
from kingup_game.scenes.settings.settings_values import PICTURE, PLAY, SOUND, Setting
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.lettering.text_styles import CONTROLS
from kingup_game.stage.widgets.screen_buttons import height_for, squeezed

TABS: Final = {"picture": PICTURE, "sound": SOUND, "play": PLAY}

_ROW: Final = CONTROLS.but(size=38)
_TAB: Final = CONTROLS.but(size=36)
_GAP: Final = 14.0
_LEFT: Final = layout.SAFE_LEFT
_WIDTH: Final = layout.SAFE_RIGHT - layout.SAFE_LEFT
_PAD: Final = 60.0
METER_FROM: Final = 0.46
METER_WIDTH: Final = 0.3
"""The meter's place in its row, as shares of the row's width."""

_LANGUAGE_NAMES: Final = {"en": "English", "de": "Deutsch"}


class SettingsPage(Screen):
    """Left and right change a value; up and down go through the page."""

    overlay = True
    slides = True
    layer = 300.0

    def __init__(self, backstage: Backstage) -> None:
        super().__init__(backstage)
        self._tab = "picture"
        self.choices.focus = "tab-picture"

    def build(self) -> None:
        say = self.backstage.say
        below = self.parchment(say("settings.title")).y
        top = self._add_tabs(below + _GAP) + 2 * _GAP
        bottom = self._add_feet() - 2 * _GAP
        self._add_rows(top, bottom)

    def _add_tabs(self, top: float) -> float:
        """The pages beside each other, each as wide as its words need."""
        say = self.backstage.say
        entries: list[tuple[str, str]] = [(tab, say(f"settings.tab_{tab}")) for tab in TABS]
        entries.append(("buttons", say("settings.tab_buttons")))
        inner = _WIDTH - 2 * _PAD
        sizes = [self.backstage.measure(words, _TAB) for _, words in entries]
        spare = (inner - _GAP * (len(entries) - 1) - sum(wide for wide, _ in sizes)) / len(entries)
        high = max(tall for _, tall in sizes) + 34
        x = _LEFT + _PAD
        for (key, words), (wide, _) in zip(entries, sizes, strict=True):
            self.choices.add(
                Choice(
                    f"tab-{key}",
                    Area(x, top, wide + spare, high),
                    words,
                    self._buttons if key == "buttons" else partial(self._open, key),
                    style=_TAB,
                    centred=True,
                    frame="signs/button_pressed.webp"
                    if key == self._tab
                    else "signs/button_normal.webp",
                )
            )
            x += wide + spare + _GAP
        return top + high

    def _add_rows(self, top: float, bottom: float) -> None:
        settings = TABS[self._tab]
        high = height_for(self.backstage.painter, "X", _ROW, _WIDTH)
        heights = squeezed([high] * len(settings), _GAP, bottom - top)
        y = top
        for setting, high in zip(settings, heights, strict=True):
            spot = Area(_LEFT + _PAD, y, _WIDTH - 2 * _PAD, high)
            self.choices.add(
                Choice(
                    setting.key,
                    spot,
                    self._setting_words(setting),
                    partial(self._press, setting),
                    value=self._value_words(setting),
                    step=partial(self._step, setting),
                    style=_ROW,
                )
            )
            if setting.is_measured and self._has_meter_room(setting, spot):
                self._add_meter(setting, spot)
            y += high + _GAP

    def _setting_words(self, setting: Setting) -> str:
        if setting.words_key:
            return self.backstage.say(setting.words_key)
        return self.backstage.say(f"settings.{setting.key}")

    def _has_meter_room(self, setting: Setting, spot: Area) -> bool:
        wide, _ = self.backstage.measure(self._setting_words(setting), _ROW)
        return wide + 60 < spot.width * METER_FROM

    def _add_meter(self, setting: Setting, spot: Area) -> None:
        """How much of the most a value is, as a groove that fills."""
        now = setting.now(self.backstage.settings)
        share = setting.values.index(now) / (len(setting.values) - 1)
        x, y = spot.x + spot.width * METER_FROM, spot.y + spot.height / 2 - 18
        width, layer = spot.width * METER_WIDTH, self.layer + 6
        self.sheet.frame("signs/meter_groove.webp", x, y, width, 28, layer=layer)
        if share > 0:
            filled = max(34.0, width * share)
            self.sheet.frame("signs/meter_filled.webp", x, y, filled, 28, layer=layer + 1)
        self.sheet.sprite("signs/meter_knob.webp", x + width * share, y + 14, layer=layer + 2)

    def _add_feet(self) -> float:
        """Back, and everything as it was at first."""
        say = self.backstage.say
        width = (_WIDTH - 2 * _PAD - _GAP) / 2
        entries = [
            ("done", say("setup.done"), self.back),
            ("reset", say("settings.reset"), self._reset),
        ]
        high = max(
            height_for(self.backstage.painter, words, _TAB, width) for _, words, _ in entries
        )
        y = layout.SAFE_BOTTOM - 52 - high
        for place, (key, words, choose) in enumerate(entries):
            spot = Area(_LEFT + _PAD + place * (width + _GAP), y, width, high)
            self.choices.add(Choice(key, spot, words, choose, style=_TAB, centred=True))
        return y

    def _value_words(self, setting: Setting) -> str:
        say, value = self.backstage.say, setting.now(self.backstage.settings)
        if setting.key == "language":
            return _LANGUAGE_NAMES[str(value)]
        if setting.key == "fast_bots":
            return say("settings.fast") if value else say("settings.normal")
        if setting.is_switch:
            return say("settings.on") if value else say("settings.off")
        return say("settings.percent", value=value)

    def _open(self, tab: str, press: Press) -> None:
        del press
        self._tab = tab

    def _buttons(self, press: Press) -> None:
        self.backstage.stack.push(BindingsPage(self.backstage, press.device))

    def _step(self, setting: Setting, by: int) -> None:
        value = setting.stepped(self.backstage.settings, by)
        settings_values.change(self.backstage, setting, value)
        if setting.key == "rumble":
            controls = self.backstage.controls
            controls.rumble(controls.last_device, 0.7, 0.9, 200)

    def _press(self, setting: Setting, press: Press) -> None:
        """Choosing goes on to the next value, and from the last one back to the first."""
        del press
        at = setting.values.index(setting.now(self.backstage.settings))
        value = setting.values[(at + 1) % len(setting.values)]
        settings_values.change(self.backstage, setting, value)

    def _reset(self, press: Press) -> None:
        del press
        settings_values.reset(self.backstage)
