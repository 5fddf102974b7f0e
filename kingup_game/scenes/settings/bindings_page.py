"""Which button means what: one page for each kind of device, changed with one press."""

from __future__ import annotations

from functools import partial
from typing import Final

from kingup_game.app.bindings import Bindings, Family
from kingup_game.app.presses import BINDABLE, Intent, Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.settings.tabbed_screen import Tab, TabbedScreen
from kingup_game.stage.area import Area
from kingup_game.stage.lettering.text_styles import CONTROLS
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.widgets.screen_buttons import GAP, column_filling
from kingup_game.stage.widgets.tabbed_board import draw_magnified, draw_request
from kingup_game.theme import cues
from kingup_game.theme.durations import BUTTON_AWAITED
from kingup_game.theme.type_scale import BODY

FAMILIES: Final[tuple[Family, ...]] = ("pad", "keyboard", "mouse")
COLUMNS: Final = 3

_MOST_MARKS: Final = 2
"""Of several buttons for one intent."""

_ROW: Final = CONTROLS.but(size=BODY)


class BindingsPage(TabbedScreen):
    """Choose an intent, then press its new button. A button in use changes places."""

    loses = "reset_keys_about"

    def __init__(self, backstage: Backstage, device: str) -> None:
        super().__init__(backstage)
        self._family = self._family_of(device)
        self._asked: Intent | None = None
        self._waited = 0
        self.choices.focus = "up"

    def leave(self) -> None:
        self.backstage.controls.capturing = False

    def update(self) -> None:
        """Whoever has no such button need not find a way back: the question goes by itself."""
        super().update()
        if self._asked is not None:
            self._waited += 1
            if self._waited >= BUTTON_AWAITED:
                self._stop_asking()

    def handle(self, press: Press) -> None:
        """While a button is asked for every button is an answer, Back too."""
        if self._asked is None:
            super().handle(press)
        elif press.intent is Intent.TYPE and self._family_of(press.device) == self._family:
            self._bind(self._asked, press.text)

    def build(self) -> None:
        say, page = self.backstage.say, self.parchment(self.backstage.say("settings.bindings"))
        if self._asked is not None:
            words = say("settings.press_new", action=say(f"actions.{self._asked}"))
            draw_request(self.sheet, page, words)
            return
        tabs: list[Tab] = [
            (f"family-{family}", say(f"settings.family_{family}"), partial(self._open, family))
            for family in FAMILIES
        ]
        self._offer_actions(self.frame(page, tabs, f"family-{self._family}"))

    def _offer_actions(self, space: Area) -> None:
        """Some beside each other, in rows."""
        rows = -(-len(BINDABLE) // COLUMNS)
        if self.backstage.has_large_text:  # what has the focus is told in full size
            focus = self.choices.focus
            chosen = next((intent for intent in BINDABLE if intent.value == focus), None)
            words = "" if chosen is None else self.backstage.say(f"actions.{chosen}")
            mark = "" if chosen is None else self._mark(chosen)
            space = draw_magnified(self.sheet, space, words, mark)
        columns = [
            column_filling(self.backstage.painter, rows, _ROW, column)
            for column in space.columns(COLUMNS, GAP)
        ]
        for place, intent in enumerate(BINDABLE):
            row, column = divmod(place, COLUMNS)
            words, ask = self.backstage.say(f"actions.{intent}"), partial(self._ask, intent)
            area, mark = columns[column][row], self._mark(intent)
            self.choices.add(Choice(intent.value, area, words, ask, value=mark, style=_ROW))

    def _mark(self, intent: Intent) -> str:
        """The buttons of an intent, as pictures; a dash where there is none."""
        controls, signs = self.backstage.controls, self.backstage.painter.pictures.signs
        kind, used = self._family, controls.device()
        buttons = controls.bindings.buttons(kind, intent, Bindings.mode_of(kind, intent))
        usual = "position" if kind == "pad" else kind
        shown = used.glyphs if used.family == kind else usual
        marks = dict.fromkeys(signs.mark(shown, button) for button in buttons)
        return " ".join(map(inline, list(marks)[:_MOST_MARKS])) or "–"

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
        bindings, family = backstage.controls.bindings, self._family
        mode = bindings.mode_of(family, intent)
        if not bindings.may_bind(family, button, intent, mode):
            backstage.audio.cue(cues.REFUSE)
            backstage.notices.append(backstage.say("settings.button_stays"))
            self._stop_asking()
            return
        before = bindings.bind(family, button, intent, mode)
        backstage.audio.cue(cues.CONFIRM)
        if before is not None:
            other = backstage.say(f"actions.{before}")
            backstage.notices.append(backstage.say("settings.conflict", action=other))
        self._keep()
        self._stop_asking()

    def reset(self) -> None:
        self.backstage.controls.bindings.reset(self._family)
        self._keep()

    def _keep(self) -> None:
        self.backstage.settings.bindings = self.backstage.controls.bindings.data
        self.backstage.keep_settings()
