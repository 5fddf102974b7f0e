"""Who is playing: chairs light up as devices join, bots fill the rest, and the match begins."""

from __future__ import annotations

from collections.abc import Iterator

from kingup_game.app.presses import Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.engine.edition import Edition, TermsError, table_sizes
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.settings.pad_lesson import PadLesson, is_news_of_an_unknown_pad
from kingup_game.scenes.setup.names import shown_names
from kingup_game.scenes.setup.newcomers import Newcomers
from kingup_game.scenes.setup.rumble_test import RumbleTest
from kingup_game.scenes.setup.setup_chair import add_chairs
from kingup_game.scenes.setup.setup_rules import Start, add_rules
from kingup_game.scenes.setup.setup_seat import SeatPage
from kingup_game.scenes.title.doors import Doors
from kingup_game.scenes.title.rules_page import RulesPage
from kingup_game.stage.gathering.table_chairs import JOIN, chairs_around
from kingup_game.stage.widgets.pages import castle_at_dusk, velvet_above
from kingup_game.table.gathering import Gathering
from kingup_game.theme import art, cues


class SetupScreen(Screen):
    """The whole table on one screen. Whoever opened it has joined."""

    comes_with = cues.JOIN

    def __init__(self, backstage: Backstage, doors: Doors, device: str) -> None:
        super().__init__(backstage)
        self._doors = doors
        self._tested_ticks = 0
        self._preparing = doors.prepare()
        gathering = Gathering()
        if backstage.settings.last_table is not None:
            gathering.adopt_rules(backstage.settings.last_table)
        gathering.join(device)
        latest = doors.memories.people.others(())[:1]
        if latest:
            gathering.recognise(0, latest[0])
        gathering.fill_up()
        self.sit_down(gathering)
        self.choices.focus = "start"

    def sit_down(self, gathering: Gathering) -> None:
        """These come together here; whoever joins from now on, joins them."""
        self.gathering = gathering
        self.newcomers = Newcomers(gathering, self._doors.memories.people)

    def update(self) -> None:
        """Tidies up after devices that went, and makes the table of the match ready."""
        self._let_go_of_what_left()
        super().update()
        self._tested_ticks += 1
        if not self.backstage.stack.changing:  # first of all what is shown here is read
            next(self._preparing, None)

    def handle(self, press: Press) -> None:
        """News of devices first, then whoever sits down; who sits there chooses for all."""
        if is_news_of_an_unknown_pad(press):
            self.backstage.stack.push(PadLesson(self.backstage, press.device, press.text))
        elif press.intent is Intent.DEVICE_LEFT:
            self._lose(press.device)
        elif self.newcomers.handle(press):
            self.backstage.audio.cue(cues.FOCUS)
            self.rebuild()
        elif press.intent is Intent.ALMANAC:
            self._read_rules(press)
        elif press.intent is Intent.CONFIRM and not self.gathering.has_joined(press.device):
            self._join(press)
        else:
            self._handle_for_all(press)

    def _lose(self, device: str) -> None:
        """Whoever had it is waited for."""
        self.newcomers.settle(device)
        self.gathering.lose(device)
        self.rebuild()

    def _let_go_of_what_left(self) -> None:
        """Also of what left while another page lay over the table, and heard of it instead."""
        for device in filter(self.gathering.has_joined, self.backstage.controls.gone):
            self._lose(device)

    def _handle_for_all(self, press: Press) -> None:
        """A press that may change the table: whoever was choosing is as they are then."""
        before = [guest.crest for guest in self.gathering.guests]
        super().handle(press)
        if before != [guest.crest for guest in self.gathering.guests][: len(before)]:
            self.newcomers.settle_all()

    def back(self, press: Press) -> None:
        del press
        self.backstage.stack.pop("page")

    def build(self) -> None:
        for _ in self.build_in_turn():
            pass

    def build_in_turn(self) -> Iterator[None]:
        """The table, chair after chair, and then the rules beside it."""
        say = self.backstage.say
        castle_at_dusk(self.sheet, self.backstage.painter)
        velvet_above(self.sheet)
        line = self._how_to_join()
        table = chairs_around(
            *(self.sheet, self.backstage.painter, say("setup.title"), line),
            self.gathering.chairs,
        )
        yield
        yield from add_chairs(
            *(self, self.gathering, self.newcomers, table.chairs, self._open_chair)
        )
        book = Choice("rules", table.book, "", self._read_rules, icon=art.ICON_BOOK)
        join = Choice("join", table.join, line, self._join, style=JOIN, centred=True)
        self.choices.add(book, join)
        again = self.same_again if self.has_last_table else None
        start = Start(self.start, self.why_not_start(), again)
        add_rules(self, self.gathering, start, table.strip)
        yield

    def _how_to_join(self) -> str:
        """What those press who have not joined: each kind of button once. Whoever looks there with
        a device that plays already, may share it."""
        controls = self.backstage.controls
        if self.choices.focus == "join" and self.gathering.has_joined(controls.last_device):
            return self.backstage.say("setup.join_here")
        free = [device for device in controls.devices if not self.gathering.has_joined(device)]
        marks = [
            self.backstage.button(Intent.CONFIRM, device)
            for device in free or [controls.last_device]
        ]
        buttons = " ".join(dict.fromkeys(marks))
        return self.backstage.say("setup.join", button=buttons)

    def _open_chair(self, number: int, press: Press) -> None:
        """Whichever empty chair it is, people and bots sit down at the next free one."""
        guests = self.gathering.guests
        number = min(number, len(guests))
        self.choices.focus = f"chair-{number}"
        if self.newcomers.device_at(number) == press.device:
            self.newcomers.settle(press.device)
            self.choices.focus = "start"
            return
        is_new = press.intent is Intent.PRESS and not self.gathering.has_joined(press.device)
        if is_new and (number >= len(guests) or not guests[number].device):
            if self.newcomers.come(press.device, number):
                self.backstage.audio.cue(cues.JOIN)
            return
        self.newcomers.settle_all()
        page = SeatPage(
            *(self.backstage, self.gathering, self._doors.memories.people, number, self.rebuild),
        )
        self.backstage.stack.push(page)

    def _read_rules(self, press: Press) -> None:
        del press
        lesson, edition = self._doors.lesson, self.gathering.edition
        self.backstage.stack.push(RulesPage(self.backstage, edition, lesson), "page")

    def _join(self, press: Press) -> None:
        """One more at the table: with a device of their own, or with one that plays already."""
        if self.newcomers.come(press.device):
            self.backstage.audio.cue(cues.JOIN)
        else:
            self.backstage.audio.cue(cues.REFUSE)
            self.backstage.notices.append(self._why_full())
        self.rebuild()

    def _why_full(self) -> str:
        """Nobody stands up for anybody; but another edition may have more chairs."""
        say, most = self.backstage.say, max(table_sizes(edition)[-1] for edition in Edition)
        full = say("setup.full", count=self.gathering.chairs)
        if self.gathering.chairs == most:
            return full
        return f"{full} {say('setup.more_chairs', count=most)}"

    # Starting.

    def same_again(self, press: Press) -> None:
        """Everybody as last time; at once, where nobody else has to come first."""
        last = self.backstage.settings.last_table
        if last is None:
            return
        self.sit_down(last.again(press.device))
        self.choices.focus = "start"
        if not self.why_not_start():
            self.start(press)

    @property
    def has_last_table(self) -> bool:
        """Whether those who played last can all sit down at once by one press."""
        return self.backstage.settings.last_table is not None

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
        self._let_go_of_what_left()
        if self.why_not_start():
            return
        controls = self.backstage.controls
        untested = self.gathering.untested(lambda device: controls.can(device, Capability.RUMBLE))
        if untested:
            self._test(untested[0])
            return
        self.newcomers.settle_all()
        self._doors.memories.people.welcome(self.gathering.people_to_remember())
        self.backstage.settings.last_table = self.gathering
        self.backstage.keep_settings()
        self.backstage.stack.reset(self._doors.start(self.gathering), "iris")

    def _test(self, number: int) -> None:
        again = Press(self.gathering.guests[number].device or "", Intent.CONFIRM)
        test = RumbleTest(
            *(self.backstage, self.gathering, number, self._tested_ticks),
            then=lambda: self.start(again),
        )
        self.backstage.stack.push(test)
