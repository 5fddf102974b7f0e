"""With open ballots: who voted how in this round's elections, to be looked up by all."""

from __future__ import annotations

from kingup_game.app.presses import Intent
from kingup_game.scenes.over_match.page_to_read import PageToRead
from kingup_game.stage.widgets.votes_table import show_votes


class OpenVotes(PageToRead):
    """A row for each election, a column for each seat."""

    def build(self) -> None:
        self.parchment(self.backstage.say("pause.votes"))
        crests = [seat.crest for seat in self._match.company.seats]
        show_votes(self.sheet, crests, self._match.view.open_votes)
        self.hints((Intent.BACK, self.backstage.say("actions.back")))
