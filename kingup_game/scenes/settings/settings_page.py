"""Settings: pages by subject; every change counts at once and is kept at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from kingup_game.app.bindings import Bindings
from kingup_game.app.presses import Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.private.pulses import buzz
from kingup_game.scenes.settings.about_page import AboutPage
from kingup_game.scenes.settings.bindings_page import BindingsPage
from kingup_game.scenes.settings.tabbed_screen import Tab, TabbedScreen
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.backdrop import Look
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.stage.widgets.pages import CASTLE_AT_DUSK
from kingup_game.stage.widgets.screen_buttons import column_filling
from kingup_game.stage.widgets.setting_samples import SettingSamples, split
from kingup_game.stage.widgets.tabbed_board import draw_meter
from kingup_game.table.seats import usual_avatar
from kingup_game.table.settings import PAGES, SETTINGS, Effect, Setting


class SettingsPage(TabbedScreen):
    """Left and right change a value; up and down go through the page."""

    def __init__(self, backstage: Backstage, behind: Look = CASTLE_AT_DUSK) -> None:
        """The samples show the castle that stands behind the page."""
        super().__init__(backstage)
        self._page = PAGES[0]
        self._samples = SettingSamples(Sheet(), behind, backstage.pace)
        self.choices.focus = f"tab-{self._page}"

    def build(self) -> None:
        say, painter = self.backstage.say, self.backstage.painter
        tabs: list[Tab] = [
            (f"tab-{page}", say(f"settings.tab_{page}"), partial(self._open, page))
            for page in PAGES
        ]
        tabs.append(("tab-buttons", say("settings.tab_buttons"), self._buttons))
        tabs.append(("tab-about", say("settings.tab_about"), self._about))
        settings = [setting for setting in SETTINGS.values() if setting.page == self._page]
        page, opened = self.parchment(say("settings.title")), f"tab-{self._page}"
        space = self._show_samples(self.frame(page, tabs, opened, len(settings)))
        shown = settings[self.shown]
        for setting, area in zip(
            shown, column_filling(painter, len(shown), CONTROLS, space), strict=True
        ):
            self._offer(setting, area)

    def _show_samples(self, space: Area) -> Area:
        """What these settings do, where large letters leave room for it; returns what is left."""
        backstage, page = self.backstage, self._page
        if backstage.has_large_text:
            self._samples.clear()
            return space
        rows, beside = split(space)
        if page == "picture":
            face = SeatFace("Ada", 0, avatar=usual_avatar(0))
            words = backstage.say("settings.sample")
            self._samples.show_looks(beside, backstage.painter, face, words)
        elif page == "play":
            self._samples.show_walk(beside, backstage.painter)
        else:
            self._samples.show_choir(beside, backstage.painter)
        return rows

    def update(self) -> None:
        super().update()
        self._samples.update(self.backstage.pace)

    def sheets(self) -> Sequence[Sheet]:
        return self.sheet, self._samples.sheet

    def _offer(self, setting: Setting, area: Area) -> None:
        say, now = self.backstage.say, setting.now(self.backstage.settings)
        words = say(f"settings.{setting.key}")
        press, step = partial(self._press, setting), partial(self._step, setting)
        value = setting.said(now, say)
        self.choices.add(Choice(setting.key, area, words, press, value=value, step=step))
        if setting.is_measured:
            share = setting.values.index(now) / (len(setting.values) - 1)
            draw_meter(self.sheet, self.backstage.painter, area, words, share)

    def _open(self, page: str, press: Press) -> None:
        del press
        self._page = page
        self.show_from_the_first()

    def _buttons(self, press: Press) -> None:
        self.backstage.stack.push(BindingsPage(self.backstage, press.device))

    def _about(self, press: Press) -> None:
        del press
        self.backstage.stack.push(AboutPage(self.backstage))

    def _step(self, setting: Setting, by: int) -> None:
        self.backstage.choose(setting, setting.stepped(self.backstage.settings, by))
        if setting.effect is Effect.RUMBLE:
            controls = self.backstage.controls
            buzz(controls.rumble, controls.last_device)

    def _press(self, setting: Setting, press: Press) -> None:
        """Choosing goes on to the next value, and from the last one back to the first."""
        del press
        self.backstage.choose(setting, setting.stepped(self.backstage.settings, 1, around=True))

    def reset(self) -> None:
        """Everything as it was at first, bindings included; what else is remembered stays."""
        backstage = self.backstage
        backstage.settings.bindings, backstage.controls.bindings = None, Bindings()
        for setting in SETTINGS.values():
            setattr(backstage.settings, setting.key, setting.first)
        for effect in Effect:
            backstage.take_effect(effect)
        backstage.keep_settings()
