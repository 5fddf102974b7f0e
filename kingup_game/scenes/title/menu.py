"""The title: the castle at dusk, and what one may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingup_game.app.presses import DIRECTIONS, Intent, Press
from kingup_game.engine.edition import Edition
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.title.doors import Doors, Unfinished, hear_the_title
from kingup_game.scenes.title.screens_ahead import read_castle_behind, screens_ahead
from kingup_game.scenes.title.shelf_page import Looking, ShelfPage
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.title.title_castle import TitleCastle
from kingup_game.stage.widgets.title_signs import ENTRY, menu_scroll
from kingup_game.theme import art
from kingup_game.theme.durations import MENU_ALONE

HEARD_AT_ONCE = (*DIRECTIONS, Intent.POINT)
"""Whatever opens no door."""


class Menu(Screen):
    """Where everything starts, and where everything comes back to.

    Where nobody presses anything for long, the game shows a minute of itself.
    """

    def __init__(self, backstage: Backstage, doors: Doors) -> None:
        super().__init__(backstage)
        self._doors = doors
        self._alone_ticks = 0
        self._looking = Looking(backstage, doors)
        self._is_untouched = True
        self._held: list[Press] = []
        """Pressed before what lies behind the doors was there."""
        self._castle = TitleCastle(
            backstage.painter, calm=backstage.pace.reduced, is_first=not doors.is_unpacked
        )
        self._next_screen = screens_ahead(backstage, doors, self._castle)

    def enter(self) -> None:
        """Looks anew for what can go on: a match may have ended, here or in another game."""
        self._looking.look()
        self._is_untouched = True
        self.choices.focus = self._first_focus
        hear_the_title(self.backstage)
        self.rebuild()

    def leave(self) -> None:
        super().leave()
        self._next_screen = iter(())  # half a castle, and the first title stays for good

    def update(self) -> None:
        """Left alone for long enough it shows what the game is."""
        super().update()
        if self._looking.update():
            if self._is_untouched:
                self.choices.focus = self._first_focus
            self.rebuild()
        self._castle.update(calm=self.backstage.is_still)
        if self._doors.is_unpacked:
            self._castle.come_home()
            while self._held:
                self.handle(self._held.pop(0))
        next(self._next_screen, None)
        self._alone_ticks += 1
        if self._alone_ticks == MENU_ALONE:
            demonstration = self._doors.demonstration()
            if demonstration is not None:
                self.backstage.stack.reset(demonstration, "fade")

    def handle(self, press: Press) -> None:
        """Before everything is loaded presses wait for their door, but none is lost."""
        self._alone_ticks = 0
        if not self._looking.hears(press):
            return
        if not self._doors.is_unpacked and (self._held or press.intent not in HEARD_AT_ONCE):
            self._held.append(press)  # a door opens as soon as there is something behind it
            read_castle_behind(self.choices.focus, self.backstage.painter.workshop)
            return
        self._is_untouched = self._is_untouched and press.intent is Intent.POINT
        if press.intent is Intent.UNKNOWN_PAD:
            self._teach_buttons(press)
        else:
            super().handle(press)

    def sheets(self) -> Sequence[Sheet]:
        return *self._castle.sheets, self.sheet, self._looking.sheet

    def build(self) -> None:
        say, stack = self.backstage.say, self.backstage.stack
        entries: list[tuple[str, str, str, Callable[[Press], None]]] = [
            ("play", say("menu.play"), art.ICON_HUMAN, self._play),
            ("learn", say("menu.learn"), art.RAVEN, self._learn),
            ("rules", say("menu.almanac"), art.ICON_BOOK, self._rules),
            ("settings", say("menu.settings"), art.ICON_GEAR, self._settings),
            ("quit", say("menu.quit"), art.ICON_LEAVE, lambda _: stack.pop("fade")),
        ]
        if self._looking.found:
            entries.insert(1, ("shelf", say("menu.shelf"), art.ICON_SCROLL, self._shelf))
        if self._doors.memories.are_worth_a_look:
            entries.insert(-2, ("past", say("menu.past"), art.ICON_TROPHY, self._past))
        if self._latest is not None:
            entries.insert(0, ("continue", say("menu.continue"), art.ICON_PLAY, self._continue))
        said = [words for _, words, _, _ in entries]
        areas = menu_scroll(self.sheet, self.backstage.painter, said)
        self._castle.keep_clear_of(areas[0].right)
        for (key, words, icon, choose), area in zip(entries, areas, strict=True):
            entry = Choice(key, area, words, choose, icon=icon, style=ENTRY)
            entry.main = key == self._first_focus
            self.choices.add(entry)

    @property
    def _first_focus(self) -> str:
        """Whoever has never played is led to the lesson, once."""
        if self._latest is not None:
            return "continue"
        return "play" if self.backstage.settings.lessons else "learn"

    @property
    def _latest(self) -> Unfinished | None:
        """What can go on here and now, without taking it from another game."""
        return next((match for match in self._looking.found if not match.is_elsewhere), None)

    def _continue(self, press: Press) -> None:
        latest = self._latest
        scene = None if latest is None else self._doors.resume(latest.key, press.device)
        if scene is None:
            self._look_again()
        else:
            self.backstage.stack.reset(scene, "iris")

    # Each page is loaded when its door opens: see `kingup_game/unpacking.py`.
    def _rules(self, press: Press) -> None:
        from kingup_game.scenes.title.rules_page import RulesPage

        del press
        read_castle_behind("rules", self.backstage.painter.workshop)
        page = RulesPage(self.backstage, self._edition(), self._doors.lesson)
        self.backstage.stack.push(page, "page")

    def _settings(self, press: Press) -> None:
        from kingup_game.scenes.settings.settings_page import SettingsPage

        del press
        self.backstage.stack.push(SettingsPage(self.backstage, self._castle.look))

    def _edition(self) -> Edition:
        """What was played last."""
        last = self.backstage.settings.last_table
        return Edition.CLASSIC if last is None else last.edition

    def _teach_buttons(self, press: Press) -> None:
        from kingup_game.scenes.settings.pad_lesson import PadLesson, is_news_of_an_unknown_pad

        if is_news_of_an_unknown_pad(press):
            self.backstage.stack.push(PadLesson(self.backstage, press.device, press.text))

    def _shelf(self, press: Press) -> None:
        del press
        self.backstage.stack.push(ShelfPage(self.backstage, self._doors, self._look_again))

    def _past(self, press: Press) -> None:
        from kingup_game.scenes.title.past_page import PastPage

        del press
        self.backstage.stack.push(PastPage(self.backstage, self._doors))

    def _look_again(self) -> None:
        self._looking.look()
        self.rebuild()

    def _learn(self, press: Press) -> None:
        del press
        read_castle_behind("learn", self.backstage.painter.workshop)
        self.backstage.stack.push(self._doors.lesson(Edition.CLASSIC), "iris")

    def _play(self, press: Press) -> None:
        from kingup_game.scenes.setup.setup_screen import SetupScreen

        read_castle_behind("play", self.backstage.painter.workshop)
        self.backstage.note_lesson(Edition.CLASSIC)
        self.backstage.stack.push(SetupScreen(self.backstage, self._doors, press.device), "page")

    def back(self, press: Press) -> None:
        """Nothing lies below the title: Back only points at the way out."""
        del press
        self.choices.focus = "quit"
        self.rebuild()
