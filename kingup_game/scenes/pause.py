"""Pause: the match stands still; feel one's card again, read the rules, change settings, leave."""

from __future__ import annotations

from kingup_game.app.actions import Action, Press
from kingup_game.app.bindings import Mode
from kingup_game.app.stack import Stack
from kingup_game.engine.state import Phase
from kingup_game.scenes.deal import Deal
from kingup_game.scenes.election import HUSH
from kingup_game.scenes.open_votes import OpenVotes
from kingup_game.scenes.overlay_page import OverlayPage, Page, Row
from kingup_game.scenes.room import Room
from kingup_game.scenes.rules_page import RulesPage
from kingup_game.scenes.settings import Settings


class Pause(OverlayPage):
    """The match is on the disk already, so leaving loses nothing."""

    layer = 260.0

    def __init__(self, room: Room) -> None:
        super().__init__(room.backstage)
        self._room = room
        self.choices.focus = "resume"
        self._mode: Mode = "usual"

    def enter(self, stack: Stack) -> None:
        del stack
        self._mode = self.backstage.controls.mode
        self.backstage.controls.set_mode("usual")
        self.backstage.audio.cue("pause")
        self.backstage.audio.duck(0.4)
        self.rebuild()

    def leave(self) -> None:
        self.backstage.audio.duck(HUSH if self._room.is_counting else 1.0)
        self._room.adopt_settings()
        self.backstage.controls.set_mode(self._mode)

    def handle(self, press: Press) -> None:
        if press.action is Action.PAUSE:
            self.back(press)
        else:
            super().handle(press)

    def back(self, press: Press) -> None:
        del press
        self.backstage.audio.cue("resume")
        self.backstage.stack.pop()

    def page(self) -> Page:
        say = self.backstage.say
        rows = [Row("resume", say("pause.resume"), self.back, icon="signs/icon_play.webp")]
        if self._has_cards:
            rows.append(
                Row("cards", say("pause.cards"), self._feel_again, icon="signs/icon_secret.webp")
            )
        if self._has_votes:
            rows.append(
                Row("votes", say("pause.votes"), self._votes, icon="signs/icon_scroll.webp")
            )
        rows += [
            Row("rules", say("menu.almanac"), self._rules, icon="signs/icon_book.webp"),
            Row("settings", say("menu.settings"), self._settings, icon="signs/icon_gear.webp"),
            Row("leave", say("pause.to_menu"), self._leave_match, icon="signs/icon_leave.webp"),
        ]
        return Page(say("pause.title"), rows, note=say("pause.saved"))

    @property
    def _has_votes(self) -> bool:
        return bool(self._room.host.view(None).open_votes) and not self._room.is_counting

    @property
    def _has_cards(self) -> bool:
        """Alone, one's card lies open anyway; between the rounds nobody has one.

        While cards are counted this page must not tell whether the round goes on.
        """
        is_on = self._room.host.phase in (Phase.PLACE, Phase.MOVE) and not self._room.is_counting
        return is_on and len(self._room.company.people) > 1

    def _feel_again(self, press: Press) -> None:
        """The whole round of secrets again, for all: nobody is seen to have forgotten."""
        del press
        stack = self.backstage.stack
        stack.pop()
        stack.replace(Deal(self._room, deals=False), "cut")

    def _votes(self, press: Press) -> None:
        del press
        self.backstage.stack.push(OpenVotes(self._room))

    def _rules(self, press: Press) -> None:
        del press
        self.backstage.stack.push(RulesPage(self.backstage), "page")

    def _settings(self, press: Press) -> None:
        del press
        self.backstage.stack.push(Settings(self.backstage))

    def _leave_match(self, press: Press) -> None:
        del press
        self.backstage.stack.reset(self._room.flow.menu(self._room), "fade")
