"""What can be looked at after a count: the race, the votes, the awards, the castle once more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from kingup_game.engine.actions import Card
from kingup_game.engine.events import Outcome
from kingup_game.engine.goals import Goal
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.story.told_story import told_awards, told_turn
from kingup_game.scenes.telling import seasons
from kingup_game.stage.canvas.appearing import go
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.counting.count_evening import CountEvening
from kingup_game.stage.counting.totals_race import Race
from kingup_game.stage.counting.wish_crests import WishCrests
from kingup_game.stage.story.awards_page import AwardsPage, needed_by_awards
from kingup_game.stage.story.vote_scenes import ToldVote
from kingup_game.stage.story.votes_page import VotesPage
from kingup_game.table.story.evening import ToldRound
from kingup_game.table.story.round_tale import OpenVote

Leaf = Literal["race", "votes", "awards", "castle"] | int
"""A page; the castle with everybody's crests, or with those of one seat."""

MOODS: Final = {
    Outcome.CROWNED: "crowned",
    Outcome.REFUSED: "refused",
    Outcome.STOMACHACHE: "queasy",
}


def expect_leaves(match: MatchContext) -> None:
    """Have the faces made ready that awards may be given to."""
    picture = match.picture
    picture.expect(needed_by_awards([panel.face for panel in picture.panels.panels]))


class RoundLeaves:
    """One of them is open at a time."""

    def __init__(
        self,
        match: MatchContext,
        sheet: Sheet,
        goals: tuple[Goal, ...],
        story: ToldRound | None,
        race: Race | None,
    ) -> None:
        self._match = match
        self._sheet = sheet
        self._story = story
        self._race = race
        self._votes, self._awards = VotesPage(sheet), AwardsPage(sheet)
        picture = match.picture
        self._wishes = WishCrests(
            picture.sheet, picture.panels, picture.tokens, picture.standing, goals
        )
        self._evening = CountEvening(picture.castle_sheet)
        """In which one looks at the castle; with high contrast it is dark enough."""
        told: list[Leaf] = ["race"] if race is not None else []
        told += ["votes", "awards"] if story is not None else []
        self._ring: list[Leaf] = [*told, "castle", *range(len(goals))]
        self._unseen = told
        self.now: Leaf = "castle"
        self.next_round: Iterator[None] = iter(())
        """Makes it ready, a piece a tick, once the last page is open."""

    @property
    def next_unseen(self) -> Leaf | None:
        """The page that nobody has seen yet and that comes next."""
        return self._unseen[0] if self._unseen else None

    def rehearse(self) -> None:
        """The page of votes, and what the awards say, come soon."""
        if self._story is None:
            return
        looks = Sheet()
        self._show_votes(VotesPage(looks))
        awards = AwardsPage(looks)
        for _ in awards.give(told_awards(self._match.voice, self._match.face, self._story.awards)):
            pass
        self._match.picture.rehearse(looks, has_time=True)

    def turn(self, steps: int) -> None:
        """So many leaves on."""
        at = self._ring.index(self.now) + steps
        self.open(self._ring[at % len(self._ring)])

    def open(self, leaf: Leaf) -> None:
        """Look at this one."""
        self.close()
        self.now = leaf
        if leaf in self._unseen:
            self._unseen.remove(leaf)
            if self.next_unseen == "votes":
                self.rehearse()
            if self.next_unseen is None and self._story is not None:
                self.next_round = seasons.foresee(self._match, self._story.tale.number + 1)
        if leaf == "race" and self._race is not None:
            self._race.show(True)
        elif leaf == "votes":
            self._show_votes(self._votes)
        elif leaf == "awards":
            self._show_awards()
        else:
            if self._match.backstage.clarity is None:
                self._evening.stand(self._match.view.round)
            self._wishes.lay(leaf if isinstance(leaf, int) else None)

    def close(self) -> None:
        """Nothing lies over the castle."""
        if self._race is not None:
            self._race.show(False)
        self._votes.clear()
        self._awards.clear()
        self._wishes.take_away()
        self._evening.clear()

    def go(self) -> None:
        """The page goes before evening falls: nothing of it stands in the new round."""
        self._match.picture.director.play(go(self._sheet))

    def caption(self) -> str:
        """What the castle shows now, if it is the castle that one looks at."""
        if isinstance(self.now, int):
            return self._match.voice.say("tale.wished_by", name=self._match.name(self.now))
        if self.now == "votes":
            return self._match.voice.raven.regret()
        return self._match.voice.say("tale.wished_by_all") if self.now == "castle" else ""

    def _show_votes(self, page: VotesPage) -> None:
        assert self._story is not None
        say, tale = self._match.voice.say, self._story.tale
        page.show(
            say("tale.title", round=tale.number),
            (say("tale.called"), say("tale.against"), say("tale.bluff")),
            [self._told(vote) for vote in tale.elections],
            told_turn(self._match.voice, self._match.name, self._story.turned),
        )

    def _show_awards(self) -> None:
        assert self._story is not None
        awards = told_awards(self._match.voice, self._match.face, self._story.awards)
        say = self._match.voice.say
        self._awards.open(say("tale.awards") if awards else say("tale.no_awards"))
        self._match.picture.director.play(self._awards.give(awards))

    def _told(self, vote: OpenVote) -> ToldVote:
        assert self._story is not None
        is_off = vote.outcome is Outcome.STOMACHACHE
        against = vote.seats_with(Card.STOMACHACHE if is_off else Card.NO)
        faces = [self._match.face(seat) for seat in against]
        is_bluff = not self._story.tale.wants(vote.caller, vote.nominee)
        caller = self._match.face(vote.caller)
        return ToldVote(caller, is_bluff, vote.nominee, MOODS[vote.outcome], faces)
