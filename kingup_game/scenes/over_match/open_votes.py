"""With open ballots: who voted how in this round's elections, to be looked up by all."""

from __future__ import annotations

from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.match.context import MatchContext
from kingup_game.stage.widgets.votes_table import show_votes
from kingup_game.theme import cues

_CLOSING: Final = (Intent.BACK, Intent.CONFIRM, Intent.PRESS, Intent.PAUSE)


class OpenVotes(Screen):
    """A row for each election, a column for each seat."""

    overlay = True
    slides = True

    def __init__(self, match: MatchContext) -> None:
        super().__init__(match.backstage)
        self._match = match

    def enter(self) -> None:
        self.backstage.audio.cue(cues.PAGE)
        self.rebuild()

    def handle(self, press: Press) -> None:
        if press.intent in _CLOSING:
            self.backstage.audio.cue(cues.PAGE)
            self.backstage.stack.pop()

    def build(self) -> None:
        self.parchment(self.backstage.say("pause.votes"))
        crests = [seat.crest for seat in self._match.company.seats]
        show_votes(self.sheet, crests, self._match.view.open_votes)
        self.hints((Intent.BACK, self.backstage.say("actions.back")))
