"""One chair's page: a person with a name and a face, or a bot; and the place at the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from kingup_game.app.presses import DIRECTIONS, Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.overlay_page import OverlayPage, Page, Row
from kingup_game.scenes.setup.aids_page import AidsPage, marks_of
from kingup_game.scenes.setup.faces_page import FacesPage, mark_of_face
from kingup_game.scenes.setup.name_page import NamePage
from kingup_game.scenes.setup.names import bot_name, person_name, shown_names
from kingup_game.scenes.setup.people_page import PeoplePage
from kingup_game.scenes.setup.rumble_test import RumbleTest
from kingup_game.stage.area import Area
from kingup_game.stage.gathering.portrait_row import DIALOG_WIDTH, portrait_row, portrait_row_height
from kingup_game.table.evenings.guests import Guest, identities_of
from kingup_game.table.evenings.people import KnownPeople
from kingup_game.table.gathering import Gathering
from kingup_game.table.opponents import OPPONENTS, opponent, rank_of
from kingup_game.table.seats import Secrecy
from kingup_game.theme import art, cues

NAMES_KEPT: Final = 12


class SeatPage(OverlayPage):
    """What may be changed about a chair. Every change shows at once on the table behind it."""

    width = DIALOG_WIDTH
    hides_all = False

    def __init__(
        self,
        backstage: Backstage,
        gathering: Gathering,
        known: KnownPeople,
        number: int,
        changed: Callable[[], None],
    ) -> None:
        super().__init__(backstage)
        self._changed = changed
        self._gathering = gathering
        self._known = known
        self._number = number
        self._ticks = 0
        self.choices.focus = self._first_focus()

    def _first_focus(self) -> str:
        """Where one press too many changes nothing: a person must not turn into a bot by it."""
        guest = self._guest
        if guest is None or guest.waits:
            return "person"
        return "name" if guest.level is None else f"bot-{opponent(guest.level).portrait}"

    def update(self) -> None:
        super().update()
        self._ticks += 1

    def handle(self, press: Press) -> None:
        super().handle(press)
        if press.intent not in (*DIRECTIONS, Intent.POINT):
            self._changed()

    @property
    def _guest(self) -> Guest | None:
        guests = self._gathering.guests
        return guests[self._number] if self._number < len(guests) else None

    def page(self) -> Page:
        say, guest = self.backstage.say, self._guest
        if guest is None:
            rows = [self._person_row()]
            title = say("setup.seat", number=self._number + 1)
        else:
            title = shown_names(self._gathering, say)[self._number]
            rows = self._person_rows(guest) if not guest.is_bot else [self._person_row()]
            rows += self._place_rows()
        rows.append(Row("done", say("setup.done"), self.back, main=True))
        is_offered = self._may_be_a_bots
        extra = portrait_row_height(self.backstage.painter, self._caption()) if is_offered else 0.0
        return Page(title, rows, extra=extra)

    @property
    def _may_be_a_bots(self) -> bool:
        """Not where somebody sits: faces above one's name look like those one might have, and who
        clicked one had given the chair away."""
        guest = self._guest
        return guest is None or guest.is_bot or guest.waits

    def _person_row(self) -> Row:
        words = self.backstage.say("setup.person_here")
        return Row("person", words, self._seat_person, icon=art.ICON_HUMAN)

    def _person_rows(self, guest: Guest) -> list[Row]:
        say = self.backstage.say
        name = person_name(guest, say)
        rows = [
            Row("name", say("setup.name"), self._rename, value=name, icon=art.ICON_SCROLL),
            Row("face", say("setup.face"), self._choose_face, step=self._look_otherwise,
                value=mark_of_face(guest.face), icon=art.ICON_HUMAN),
            Row("aids", say("setup.aids"), self._favour,
                value=marks_of(guest.aids) or say("aids.none"), icon=art.ballot("no")),
        ]  # fmt: skip
        if guest.waits:
            rows.append(self._person_row())
        elif self._can_be_felt(guest):
            feels = guest.secrecy is Secrecy.RUMBLE
            value = say("setup.by_pad") if feels else say("setup.by_curtain")
            rows.append(
                Row("secrecy", say("setup.secrecy"), self._choose_secrecy, value=value,
                    icon=art.ICON_RUMBLE)
            )  # fmt: skip
        return rows

    def _can_be_felt(self, guest: Guest) -> bool:
        can_rumble = self.backstage.controls.can(guest.device, Capability.RUMBLE)
        return can_rumble and not self._gathering.shares(self._number)

    def _place_rows(self) -> list[Row]:
        say = self.backstage.say
        rows = []
        if len(self._gathering.guests) > 1:
            rows = [
                Row("later", say("setup.move"), self._move, value=str(self._number + 1),
                    step=self._shift, icon=art.ICON_REDO),
                Row("remove", say("setup.remove"), self._remove, icon=art.ICON_CROSS),
            ]  # fmt: skip
        return rows

    def draw_extra(self, free: Area) -> None:
        """The bots' portraits in a row: whoever is chosen takes the chair."""
        if not self._may_be_a_bots:
            return
        portraits = [one.portrait for one in OPPONENTS]
        areas = portrait_row(self.sheet, free, portraits, self._caption())
        for one, area in zip(OPPONENTS, areas, strict=True):
            seat = partial(self._seat_bot, one.name)
            self.choices.add(Choice(f"bot-{one.portrait}", area, "", seat, framed=False))

    def _caption(self) -> str:
        """Whose portrait has the focus, or who sits here."""
        focus, guest = self.choices.focus, self._guest
        bot = next((one for one in OPPONENTS if focus == f"bot-{one.portrait}"), None)
        if bot is None and guest is not None and guest.level is not None:
            bot = opponent(guest.level)
        if bot is None:
            return self.backstage.say("setup.or_bot")
        level = self.backstage.say("setup.level", number=rank_of(bot.name))
        return f"{bot_name(bot.portrait, self.backstage.say)} · {level}"

    def _seat_person(self, press: Press) -> None:
        self._gathering.seat_person(self._number, press.device)
        self.choices.focus = self._first_focus()
        self.backstage.audio.cue(cues.JOIN)

    def _seat_bot(self, level: str, press: Press) -> None:
        """There is nothing more to say of a bot on a chair that was free."""
        was_free = self._guest is None
        self._gathering.seat_bot(self._number, level)
        if was_free:
            self.backstage.audio.cue(cues.remark(opponent(level).portrait))
            self.back(press)

    def _look_otherwise(self, by: int) -> None:
        self._gathering.look_otherwise(self._number, by)
        self._changed()

    def _choose_face(self, press: Press) -> None:
        del press
        page = FacesPage(self.backstage, self._gathering, self._number, self._changed)
        self.backstage.stack.push(page)

    def _favour(self, press: Press) -> None:
        """Whoever learns the game, or is small, may have it easier; everybody sees who does."""
        del press
        page = AidsPage(self.backstage, self._gathering, self._number, self._changed)
        self.backstage.stack.push(page)

    def _rename(self, press: Press) -> None:
        """One of those who are remembered, where there are any, or a name of one's own."""
        if not self._known.others(identities_of(self._gathering.guests)):
            self._write_name(press)
            return
        page = PeoplePage(
            *(self.backstage, self._gathering, self._known, self._number),
            *(self._write_name, self._changed),
        )
        self.backstage.stack.push(page)

    def _write_name(self, press: Press) -> None:
        guest = self._guest
        assert guest is not None

        def named(name: str) -> None:
            known = self._known.named(name)
            if known is None:
                self._gathering.rename(self._number, name)
            else:
                self._gathering.recognise(self._number, known)
            self._remember(name)
            self._changed()
            self.rebuild()

        page = NamePage(self.backstage, guest.name, press.device, named, guest.face)
        self.backstage.stack.push(page)

    def _remember(self, name: str) -> None:
        """Names that were given once are offered the next time."""
        settings = self.backstage.settings
        if name:
            others = [one for one in settings.names if one != name]
            settings.names = [name, *others][:NAMES_KEPT]

    def _choose_secrecy(self, press: Press) -> None:
        del press
        guest, backstage = self._guest, self.backstage
        assert guest is not None
        if guest.secrecy is Secrecy.RUMBLE:
            self._gathering.agree_on_secrecy(self._number, Secrecy.CURTAIN)
            return
        test = RumbleTest(backstage, self._gathering, self._number, self._ticks, self.rebuild)
        backstage.stack.push(test)

    def _move(self, press: Press) -> None:
        del press
        self._shift(1)

    def _shift(self, by: int) -> None:
        self._number = self._gathering.move(self._number, by)

    def _remove(self, press: Press) -> None:
        self._gathering.remove(self._number)
        self.backstage.audio.cue(cues.LEAVE)
        self.back(press)
