"""The title: the castle at dawn, and what one may do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.engine.cast import Character, Place
from kingup_game.motion import ticks
from kingup_game.scenes.kit import choices
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import WORDS, Choice, height_for, squeezed
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.settings.pad_lesson import PadLesson, is_news_of_an_unknown_pad
from kingup_game.scenes.settings.settings_page import SettingsPage
from kingup_game.scenes.setup.setup_screen import SetupScreen
from kingup_game.scenes.title.doors import Doors
from kingup_game.scenes.title.rules_page import RulesPage
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import TOP_LEFT
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle import Castle
from kingup_game.stage.castle.standing import Spot, feet_y
from kingup_game.stage.castle.tokens import Token

ALONE: Final = ticks(60_000)
"""So long nobody presses anything: then the bots play for themselves."""

CASTLE_SHIFT: Final = 300.0
"""The castle stands to the right of its usual place, the title to its left."""

_PLACES: Final = layout.PLACE_X
HOUSEHOLD: Final = (
    ("P", Place.THRONE, layout.THRONE_X),
    ("O", Place.FLOOR_5, _PLACES[1]),
    ("B", Place.FLOOR_5, _PLACES[2]),
    ("M", Place.FLOOR_4, _PLACES[0]),
    ("D", Place.FLOOR_4, _PLACES[3]),
    ("C", Place.FLOOR_3, _PLACES[1]),
    ("G", Place.FLOOR_3, _PLACES[2]),
    ("I", Place.FLOOR_2, _PLACES[0]),
    ("F", Place.FLOOR_1, _PLACES[2]),
    ("E", Place.FLOOR_1, _PLACES[3]),
    ("A", Place.FLOOR_0, _PLACES[1]),
    ("N", Place.TRAY, 900.0),
    ("L", Place.TRAY, 1020.0),
)
"""Everybody at home before a match: a cook may dream of the throne."""

_LEFT: Final = layout.SAFE_LEFT + 30.0
_LOGO_WIDTH: Final = 640.0
_LOGO_HEIGHT: Final = _LOGO_WIDTH * 310 / 700
_LEAST_LOGO: Final = 0.55
_BUTTON_WIDTH: Final = 470.0
_GAP: Final = 20.0
_SCROLL_MARGINS: Final = (48, 44, 48, 44)
_STYLE: Final = WORDS.but(size=44)


class Menu(Screen):
    """Where everything starts, and where everything comes back to."""

    def __init__(self, backstage: Backstage, house: Doors) -> None:
        super().__init__(backstage)
        self._house = house
        self._alone_ticks = 0
        self._can_continue = False
        self._scenery = Sheet()
        self._castle = Castle(
            self._scenery,
            backstage.painter.pictures.assets,
            with_jester=False,
            calm=backstage.pace.reduced,
        )
        self._castle.set_light(2)
        self._household = [
            self._settle_in(character, place, x) for character, place, x in HOUSEHOLD
        ]
        self._scenery.shift(CASTLE_SHIFT, 0)

    def enter(self) -> None:
        self._can_continue = self._house.has_unfinished
        self.choices.focus = "continue" if self._can_continue else "play"
        self.backstage.audio.play_part("menu")
        self.backstage.audio.play_ambience("castle")
        self.rebuild()

    def update(self) -> None:
        super().update()
        self._castle.update()
        for token in self._household:
            token.update(self.backstage.pace.reduced)
        self._alone_ticks += 1
        if self._alone_ticks == ALONE:
            self.backstage.stack.reset(self._house.demonstration(), "fade")

    def _settle_in(self, character: Character, place: Place, x: float) -> Token:
        token = Token(self._scenery, character, Spot(x, feet_y(place), _size_at(place)))
        if place is Place.THRONE:
            token.feel("crowned")
        else:
            token.settle_mood(place)
        return token

    def handle(self, press: Press) -> None:
        self._alone_ticks = 0
        if is_news_of_an_unknown_pad(press):
            self.backstage.stack.push(PadLesson(self.backstage, press.device, press.text))
        else:
            super().handle(press)

    def sheets(self) -> Sequence[Sheet]:
        return self._scenery, self.sheet

    def build(self) -> None:
        say = self.backstage.say
        entries = [
            ("play", say("menu.play"), "icon_human", self._play),
            ("rules", say("menu.almanac"), "icon_book", self._rules),
            ("settings", say("menu.settings"), "icon_gear", self._settings),
            ("quit", say("menu.quit"), "icon_leave", self._quit),
        ]
        if self._can_continue:
            entries.insert(0, ("continue", say("menu.continue"), "icon_play", self._continue))
        widest = max(self.backstage.measure(words, _STYLE)[0] for _, words, _, _ in entries)
        width = min(760.0, max(_BUTTON_WIDTH, widest + 150))
        heights = [
            height_for(self.backstage, words, _STYLE, width - 80) for _, words, _, _ in entries
        ]
        space = layout.SAFE_BOTTOM - layout.SAFE_TOP - 154
        heights = squeezed(heights, _GAP, space - _LEAST_LOGO * _LOGO_HEIGHT)
        height = sum(heights) + _GAP * (len(entries) - 1)
        logo = min(1.0, (space - height) / _LOGO_HEIGHT)
        self.sheet.sprite(
            "title/logo.webp",
            *(_LEFT - 20, layout.SAFE_TOP),
            width=_LOGO_WIDTH * logo,
            anchor=TOP_LEFT,
            layer=10,
        )
        top = layout.SAFE_TOP + _LOGO_HEIGHT * logo + 24
        self.sheet.frame(
            "title/menu_scroll.webp",
            *(_LEFT - 30, top, width + 140, height + 130),
            layer=8,
            margins=_SCROLL_MARGINS,
        )
        y = top + 62
        for (key, words, icon, choose), high in zip(entries, heights, strict=True):
            spot = choices.Area(_LEFT + 40, y, width, high)
            picture = f"signs/{icon}.webp"
            self.choices.add(Choice(key, spot, words, choose, icon=picture, style=_STYLE))
            y += high + _GAP

    def _continue(self, press: Press) -> None:
        scene = self._house.resume(press.device)
        if scene is None:
            self._can_continue = False
        else:
            self.backstage.stack.reset(scene, "iris")

    def _play(self, press: Press) -> None:
        self.backstage.stack.push(SetupScreen(self.backstage, self._house, press.device), "page")

    def _rules(self, press: Press) -> None:
        del press
        self.backstage.stack.push(RulesPage(self.backstage), "page")

    def _settings(self, press: Press) -> None:
        del press
        self.backstage.stack.push(SettingsPage(self.backstage))

    def _quit(self, press: Press) -> None:
        del press
        self.backstage.stack.pop("fade")

    def back(self, press: Press) -> None:
        del press
        self.choices.focus = "quit"
        self.rebuild()


def _size_at(place: Place) -> float:
    return layout.COURTYARD_TOKEN_SIZE if place is Place.TRAY else layout.TOKEN_SIZE
