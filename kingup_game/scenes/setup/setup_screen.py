"""Who is playing: chairs light up as devices join, bots fill the rest, and the match begins."""

from __future__ import annotations

from functools import partial
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.engine.edition import TermsError
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Area, Choice
from kingup_game.scenes.kit.screen import PLAIN, Screen
from kingup_game.scenes.settings.pad_lesson import PadLesson, is_news_of_an_unknown_pad
from kingup_game.scenes.setup.names import shown_names
from kingup_game.scenes.setup.rumble_test import RumbleTest
from kingup_game.scenes.setup.setup_chair import draw_chair
from kingup_game.scenes.setup.setup_rules import RULES_LEFT, add_rules
from kingup_game.scenes.setup.setup_seat import SeatPage
from kingup_game.scenes.title.doors import Doors
from kingup_game.stage import layout
from kingup_game.stage.canvas.backdrop import Scenery
from kingup_game.stage.canvas.item import TOP
from kingup_game.table.gathering import CHAIRS, Gathering
from kingup_game.table.seats import Secrecy
from kingup_game.theme.layers import Layer

SETTINGS_KEY: Final = "last_table"

_COLUMNS: Final = 2
_RING_SPACE: Final = 14.0
_CHAIR_GAP: Final = 24.0


class SetupScreen(Screen):
    """The whole table on one screen. Whoever opened it has joined."""

    def __init__(self, backstage: Backstage, house: Doors, device: str) -> None:
        super().__init__(backstage)
        self._house = house
        self._tested_ticks = 0
        self.gathering = Gathering()
        self.gathering.join(device)
        self.gathering.fill_up()
        self.choices.focus = "start"

    def enter(self) -> None:
        self.backstage.audio.cue("join")
        self.rebuild()

    def update(self) -> None:
        super().update()
        self._tested_ticks += 1

    def handle(self, press: Press) -> None:
        if is_news_of_an_unknown_pad(press):
            self.backstage.stack.push(PadLesson(self.backstage, press.device, press.text))
        elif press.intent is Intent.DEVICE_LEFT:
            self.gathering.lose(press.device)
            self.rebuild()
        elif press.intent is Intent.CONFIRM and not self.gathering.has_joined(press.device):
            self._join(press.device)
        else:
            super().handle(press)

    def back(self, press: Press) -> None:
        del press
        self.backstage.stack.pop("page")

    def build(self) -> None:
        say = self.backstage.say
        light = [Scenery("castle/surround-dusk.webp", -320, -180, 2560, 1440, goes_on=True)]
        self.sheet.backdrop([*light, Scenery("castle/dusk.webp")])
        self.sheet.veil("#120A16", 150, layer=Layer.GROUND)
        middle = (layout.SAFE_LEFT + RULES_LEFT - 30) / 2
        top = self.heading(say("setup.title"), middle, layout.SAFE_TOP) + 22
        bottom = self._say_who_may_join(middle) - 26
        names = shown_names(self.gathering, say)
        for number in range(CHAIRS):
            self._add_chair(number, chair_spot(number, top, bottom), names)
        add_rules(self)

    def _say_who_may_join(self, middle: float) -> float:
        """The line below the chairs; returns its upper edge."""
        words = self.backstage.say("setup.join", button=self._buttons_to_join())
        width = RULES_LEFT - 60 - layout.SAFE_LEFT
        style = PLAIN.but(colour="#F8ECD2", align="centre", fit=(width, 96))
        _, height = self.backstage.measure(words, style, width)
        y = layout.SAFE_BOTTOM - height - 2
        self.sheet.text(words, middle, y, style, anchor=TOP, width=width, layer=12)
        return y

    def _buttons_to_join(self) -> str:
        """What those press who have not joined: each kind of button once."""
        controls = self.backstage.controls
        free = [device for device in controls.devices if not self.gathering.has_joined(device)]
        marks = [
            self.backstage.button(Intent.CONFIRM, device)
            for device in free or [controls.last_device]
        ]
        return " ".join(dict.fromkeys(marks))

    def _add_chair(self, number: int, spot: Area, names: list[str]) -> None:
        guests = self.gathering.guests
        key = f"chair-{number}"
        self.choices.add(
            Choice(
                key,
                spot,
                "",
                partial(self._open_chair, number),
                framed=False,
            )
        )
        guest = guests[number] if number < len(guests) else None
        name = names[number] if guest is not None else ""
        draw_chair(
            self, spot, guest, name,
            is_first=guest is not None and self.gathering.first == number,
            shares=guest is not None and self.gathering.shares(number),
        )  # fmt: skip

    def _open_chair(self, number: int, press: Press) -> None:
        """Whichever empty chair it is, people and bots sit down at the next free one."""
        guests = self.gathering.guests
        number = min(number, len(guests))
        self.choices.focus = f"chair-{number}"
        is_new = press.intent is Intent.PRESS and not self.gathering.has_joined(press.device)
        if is_new and (number >= len(guests) or not guests[number].device):
            self.gathering.seat_person(number, press.device)
            self.backstage.audio.cue("join")
            return
        self.backstage.stack.push(SeatPage(self.backstage, self.gathering, number, press.device))

    def _join(self, device: str) -> None:
        if self.gathering.join(device) is None:
            self.backstage.audio.cue("refuse")
            self.backstage.notices.append(self.backstage.say("setup.full"))
        else:
            self.backstage.audio.cue("join")
        self.rebuild()

    # Starting.

    def same_again(self, press: Press) -> None:
        """Everybody as last time; at once, where nobody else has to come first."""
        last = Gathering.as_last_time(self.backstage.settings.get(SETTINGS_KEY), press.device)
        if last is None:
            return
        self.gathering = last
        self.choices.focus = "start"
        if not self.why_not_start():
            self.start(press)

    @property
    def has_last_table(self) -> bool:
        return Gathering.as_last_time(self.backstage.settings.get(SETTINGS_KEY), "") is not None

    def why_not_start(self) -> str:
        """What is still missing before a match can begin, as a sentence; empty if nothing."""
        say, gathering = self.backstage.say, self.gathering
        waiting = [n for n, guest in enumerate(gathering.guests) if guest.waits]
        if waiting:
            return say("setup.waiting", name=shown_names(gathering, say)[waiting[0]])
        try:
            gathering.terms()
        except TermsError:
            return say("setup.too_few", count=gathering.sizes[0])
        return ""

    def start(self, press: Press) -> None:
        """First every pad among several people is felt; then the match begins."""
        del press
        controls = self.backstage.controls
        untested = self.gathering.untested(lambda device: controls.can(device, Capability.RUMBLE))
        if untested:
            self._test(untested[0])
            return
        self.backstage.settings[SETTINGS_KEY] = self.gathering.as_json()
        try:
            self.backstage.keep_settings()
        except OSError as error:
            reason = error.strerror or str(error)
            said = self.backstage.say("notices.nothing_kept", reason=reason)
            self.backstage.notices.append(said)
        self.backstage.stack.reset(self._house.start(self.gathering), "iris")

    def _test(self, number: int) -> None:
        guest = self.gathering.guests[number]
        device = guest.device or ""

        def tested(secrecy: Secrecy) -> None:
            self.gathering.agree_on_secrecy(number, secrecy)
            self.backstage.stack.pop()
            self.start(Press(device, Intent.CONFIRM))

        name = shown_names(self.gathering, self.backstage.say)[number]
        self.backstage.stack.push(
            RumbleTest(self.backstage, device, name, guest.crest, self._tested_ticks, tested)
        )


def chair_spot(number: int, top: float, bottom: float) -> Area:
    """Six chairs between two heights: three rows of two."""
    width = (RULES_LEFT - 40 - layout.SAFE_LEFT - _RING_SPACE - _CHAIR_GAP) / _COLUMNS
    rows = CHAIRS // _COLUMNS
    height = (bottom - top - _CHAIR_GAP * (rows - 1)) / rows
    row, column = divmod(number, _COLUMNS)
    return Area(
        layout.SAFE_LEFT + _RING_SPACE + column * (width + _CHAIR_GAP),
        top + row * (height + _CHAIR_GAP),
        width,
        height,
    )
