"""Scoring: a round is counted, and then looked at leaf by leaf."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final

from kingup_game.app.presses import AGREEING, Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.engine.events import Event, RoundScored
from kingup_game.engine.state import Phase
from kingup_game.motion.script import Script
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.match_scene import MatchScene
from kingup_game.scenes.match.round_told import NEEDED as SIGN_NEEDS
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.match.tower_buttons import CLICKS
from kingup_game.scenes.story.round_leaves import RoundLeaves, expect_leaves
from kingup_game.scenes.telling.round_count import RoundCount
from kingup_game.stage.ending.ceremony import make_hall_ready, needed_at_first
from kingup_game.stage.hints.parts_of_line import PARTS_APART
from kingup_game.stage.story.leaf_arrows import LeafArrows
from kingup_game.table.story.evening import ToldRound, stories_in_turn
from kingup_game.theme import cues, durations

_TURNS: Final = {Intent.LEFT: -1, Intent.RIGHT: 1}


class Scoring(MatchScene):
    """Counts one round, and stays open for as long as people look at what it was."""

    tells = (RoundScored,)
    waits_in = (Phase.DEAL,)
    has_own_corner = False

    def __init__(self, match: MatchContext, scored: RoundScored) -> None:
        super().__init__(match)
        self._scored = scored
        self._count = RoundCount(match, scored, self.sheet)
        self._next_light: Iterator[None] = iter(())
        self._waiting_ticks = 0
        self._is_told = False
        self._story: ToldRound | None = None
        self._finds_story = self._find_story()
        self._leaves: RoundLeaves | None = None
        """What can be looked at once all is counted."""
        self._arrows = LeafArrows(self.sheet)
        self._told_to: str | None = None
        """The device whose buttons the line names."""
        self._is_shown = self._is_seen = False
        self._round = match.view.round
        self._is_last = self._round == match.terms.rounds
        self.leaves_by = "iris" if self._is_last else "cut"

    def enter(self) -> None:
        """While the count is told, a piece a tick of what follows it is made."""
        is_his = self._count.is_upside_down
        self.backstage.audio.play_part(cues.JESTER_PART if is_his else cues.SCORING_PART)
        self.picture.ballot_cards.take_away()
        self.picture.castle.set_light(self._round)
        self.picture.panels.show_turn(None)
        expect_leaves(self.match)
        self.picture.expect(SIGN_NEEDS)
        goals = self._count.foresee()
        light = self.picture.make_light_ready(self._round + 1)
        if self._is_last:
            self.picture.expect(needed_at_first(self.picture.tokens))
            light = make_hall_ready(self.backstage.painter.workshop)
        self._next_light = chain(goals, self.picture.foresee_count(), self._finds_story, light)
        super().enter()

    @property
    def lets_go(self) -> bool:
        """People turn the leaves for as long as they like: the next deal waits until they go on."""
        return self._is_seen

    def script_of(self, event: Event, follow: Follow) -> Script:
        assert isinstance(event, RoundScored)
        yield from self._count.play(self._rehearse_leaves, is_last=self._is_last)
        follow()
        self._is_told = True

    def live(self) -> None:
        super().live()
        if self._leaves is not None:
            next(self._leaves.next_round, None)
        next(self._next_light, None)

    def idle(self) -> None:
        """The leaves open, and what can be done is said once they have been seen for a moment."""
        if self._is_seen:
            # Not `let_others_act`, which clears the page: it stays until it is covered.
            self.match.port.go_on(True)
            self.tell_on()
            return
        if self._leaves is None:
            self._open_leaves()
        if self._waiting_ticks >= durations.PAGE_REST:
            self._is_shown = True
        if self._is_shown and self._told_to != self.backstage.controls.last_device:
            self._say_what_can_be_done()
        self._waiting_ticks += 1
        if not self.match.company.people and self._waiting_ticks >= durations.ROUND_UNATTENDED:
            self._go_on()

    def retell(self) -> None:
        self._told_to = None

    def act(self, press: Press) -> None:
        """Turn the leaves, look at the castle, or go on."""
        if not self._is_shown or self._is_seen or self._leaves is None:
            return
        is_click = press.intent in CLICKS
        turned = self._arrows.under(press.x, press.y) if is_click else _TURNS.get(press.intent)
        if turned is not None:
            self.backstage.audio.cue(cues.PAGE)
            self._look_at(lambda leaves: leaves.turn(turned))
        elif press.intent is Intent.BACK:
            self.backstage.audio.cue(cues.PAGE)
            self._look_at(lambda leaves: leaves.open("castle"))
        elif press.intent is Intent.SKIP:
            self._leave()
        elif press.intent in AGREEING:
            self._go_on()

    def _bot_is_next(self) -> bool:
        """Everybody has acted; a press to go on faster is meant for the leaves."""
        return False

    def _find_story(self) -> Iterator[None]:
        """What this round's leaves tell, a round a tick: no award is given twice in a match."""
        coming = () if self._is_told else (self._scored,)
        tales = self.match.shown.tales(*coming)
        yield
        for story in stories_in_turn(tales):
            if story.tale.number == self._round:
                self._story = story
            yield

    def _made_leaves(self) -> RoundLeaves:
        for _ in self._finds_story:
            pass  # somebody hurried the count: now it is needed
        goals = self._scored.goals
        return RoundLeaves(self.match, self.sheet, goals, self._story, self._count.race)

    def _rehearse_leaves(self) -> None:
        """Before the last round's leaves comes no race, in which they could be made ready."""
        if self._is_last:
            self._made_leaves().rehearse()

    def _open_leaves(self) -> None:
        """The round is counted: from now on people turn the leaves themselves."""
        self._leaves = self._made_leaves()
        if self._leaves.next_unseen is not None:
            self._leaves.open(self._leaves.next_unseen)

    def _look_at(self, turn: Callable[[RoundLeaves], None]) -> None:
        assert self._leaves is not None
        turn(self._leaves)
        self._waiting_ticks = 0
        self._told_to = None  # what can be done there is said in the next tick

    def _go_on(self) -> None:
        """To the page that comes next, or to the next round."""
        unseen = None if self._leaves is None else self._leaves.next_unseen
        if unseen is None:
            self._leave()
            return
        self.backstage.audio.cue(cues.PAGE)
        self.backstage.stack.hearing.begin_anew()
        self._look_at(lambda leaves: leaves.open(unseen))

    def _say_what_can_be_done(self) -> None:
        controls = self.backstage.controls
        self._told_to = controls.last_device
        if self._leaves is None or self.match.company.is_watched:
            return
        points = controls.can(controls.last_device, Capability.POINT)
        self._arrows.show(points)
        key = "scoring.to_the_end" if self._is_last else "scoring.next_round"
        if self._leaves.next_unseen is not None:
            key = f"tale.to_{self._leaves.next_unseen}"
        hints = [self._leaves.caption(), self.voice.hint(Intent.CONFIRM, key)]
        if not points:
            hints.append(self.voice.hint(Intent.RIGHT, "tale.look"))
        self.voice.line.show(PARTS_APART.join(filter(None, hints)))

    def leave(self) -> None:
        """The castle as it is played in; seats show their new totals, but those of the last
        round."""
        if self._leaves is not None:
            self._leaves.close()
        self._count.evening.clear()
        self.picture.castle.dim()
        self.picture.wait_at()
        if not self._is_last:  # nobody knows who won before the throne does
            self.picture.panels.show_totals(self._scored.totals)
        self.picture.panels.vanish(False)

    def _leave(self) -> None:
        """People have seen enough: on to the next round, or to the end, in the next tick. The page
        goes in this one: a frame of both was the dearest between two rounds."""
        self.backstage.audio.cue(cues.CONFIRM if self._is_last else cues.ROUND_TITLE)
        self._is_seen = True
        if self._leaves is not None and not self._is_last:
            self._leaves.go()
