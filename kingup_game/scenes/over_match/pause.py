"""Pause: the match stands still; see one's card again, read the rules, change settings, leave."""

from __future__ import annotations

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.state import Phase
from kingup_game.scenes.kit.overlay_page import OverlayPage, Page, Row
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.over_match import own_card
from kingup_game.scenes.over_match.open_votes import OpenVotes
from kingup_game.scenes.over_match.standings import Standings
from kingup_game.scenes.settings.settings_page import SettingsPage
from kingup_game.scenes.title.rules_page import RulesPage
from kingup_game.stage.castle.lights import castle_in, light_of
from kingup_game.stage.widgets.dozing_innkeeper import DozingInnkeeper
from kingup_game.theme import art, cues


class Pause(OverlayPage):
    """The match is on the disk already, so leaving loses nothing."""

    hides_all = False

    def __init__(self, match: MatchContext) -> None:
        super().__init__(match.backstage)
        self._match = match
        self._loudness = 1.0
        self._innkeeper = DozingInnkeeper(match.backstage.painter.pictures)
        self.choices.focus = "resume"

    def enter(self) -> None:
        """Music goes on below the page, and the line gives way to it."""
        self.backstage.audio.cue(cues.PAUSE)
        self._loudness = self.backstage.audio.duck(0.4)
        self._match.voice.line.give_way()  # halves of its words would stand beside the page
        self.rebuild()

    def leave(self) -> None:
        """The match takes over what was set meanwhile."""
        self.backstage.audio.duck(self._loudness)
        self._match.adopt_settings()
        line = self._match.voice.line
        line.show(line.words)

    def build(self) -> None:
        super().build()
        self._innkeeper.sit_down(self.sheet)

    def update(self) -> None:
        super().update()
        self._innkeeper.update(is_still=self.backstage.is_still)

    def handle(self, press: Press) -> None:
        """The button that opened it closes it."""
        if press.intent is Intent.PAUSE:
            self.back(press)
        else:
            super().handle(press)

    def back(self, press: Press) -> None:
        del press
        self.backstage.audio.cue(cues.RESUME)
        self.backstage.stack.pop()

    def page(self) -> Page:
        say = self.backstage.say
        rows = [Row("resume", say("pause.resume"), self.back, icon=art.ICON_PLAY, main=True)]
        rows += own_card.rows(self._match, self._look_alone)
        if self._has_felt_cards:
            rows.append(Row("cards", say("pause.cards"), self._feel_again, icon=art.ICON_SECRET))
        if self._has_votes:
            rows.append(Row("votes", say("pause.votes"), self._votes, icon=art.ICON_SCROLL))
        rows += [
            Row("standings", say("pause.standings"), self._standings, icon=art.ICON_TROPHY),
            Row("rules", say("menu.almanac"), self._rules, icon=art.ICON_BOOK),
            Row("settings", say("menu.settings"), self._settings, icon=art.ICON_GEAR),
            Row("leave", say("pause.to_menu"), self._leave_match, icon=art.ICON_LEAVE),
        ]
        return Page(say("pause.title"), rows, note=say("pause.saved"))

    @property
    def _has_votes(self) -> bool:
        return bool(self._match.view.open_votes)

    @property
    def _has_felt_cards(self) -> bool:
        """Whether some have learnt their goal by their hands; between the rounds nobody has one."""
        company = self._match.company
        is_on = self._match.view.phase in (Phase.PLACE, Phase.MOVE)
        return is_on and any(map(company.feels_the_goal, company.people))

    def _look_alone(self, seat: int) -> None:
        """One's own card again, behind the curtain."""
        stack = self.backstage.stack
        stack.pop()
        stack.push(self._match.flow.curtain(self._match, seat))

    def _feel_again(self, press: Press) -> None:
        """The whole round of secrets again, for all: nobody is seen to have forgotten."""
        del press
        stack = self.backstage.stack
        stack.pop()
        stack.replace(self._match.flow.goals_again(self._match), "cut")

    def _standings(self, press: Press) -> None:
        del press
        self.backstage.stack.push(Standings(self._match))

    def _votes(self, press: Press) -> None:
        del press
        self.backstage.stack.push(OpenVotes(self._match))

    def _rules(self, press: Press) -> None:
        del press
        edition, lesson = self._match.terms.edition, self._match.flow.lesson
        self.backstage.stack.push(RulesPage(self.backstage, edition, lesson), "page")

    def _settings(self, press: Press) -> None:
        del press
        behind = castle_in(light_of(self._match.view.round))
        self.backstage.stack.push(SettingsPage(self.backstage, behind))

    def _leave_match(self, press: Press) -> None:
        del press
        self.backstage.stack.reset(self._match.flow.menu(self._match), "fade")
