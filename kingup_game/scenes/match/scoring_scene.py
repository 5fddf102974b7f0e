"""Scoring: the castle lights up floor by floor, points fly, goals lie open, totals race."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.engine.cast import Character, Place
from kingup_game.engine.events import Event, RoundScored
from kingup_game.engine.scoring import (
    COUNTED_PLACES,
    PERFECT_ZERO,
    PLACE_VALUES,
    jester_reigns,
)
from kingup_game.engine.state import Phase
from kingup_game.motion.script import Script, call, then, together
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.match_scene import MatchScene
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.match.tower_buttons import CLICKS
from kingup_game.scenes.story.round_leaves import RoundLeaves, expect_leaves
from kingup_game.stage.ending.ceremony import make_hall_ready, needed_at_first
from kingup_game.stage.seats.totals_race import Race, Runner
from kingup_game.stage.seats.wish_crests import WishCrests
from kingup_game.stage.story.leaf_arrows import LeafArrows
from kingup_game.stage.story.unveiling import Unveiling
from kingup_game.table.story.evening import stories_of
from kingup_game.theme import cues, durations

_SOFTLY: Final = 0.6
RICHES: Final = 40
"""So many coins and stars fly about the 33."""
_TURNS: Final = {Intent.LEFT: -1, Intent.RIGHT: 1}
SHARDS: Final = 5
"""So many splinters of iron fly where a loss lands."""


class Scoring(MatchScene):
    """Counts one round, from the bottom to the throne."""

    tells = (RoundScored,)
    waits_in = (Phase.DEAL,)
    has_own_corner = False

    def __init__(self, match: MatchContext, scored: RoundScored) -> None:
        super().__init__(match)
        self._scored = scored
        panels, is_large = self.picture.panels, match.backstage.has_large_text
        told = self.backstage.say("scoring.secrets"), scored.goals
        self._unveiling = Unveiling(self.sheet, panels, match.view.board, told, is_large=is_large)
        self._goals = self._unveiling.at_home
        self._next_light: Iterator[None] = iter(())
        self._waiting_ticks = 0
        self._leaves: RoundLeaves | None = None
        """What can be looked at once all is counted."""
        self._race_run: Race | None = None
        self._arrows = LeafArrows(self.sheet)
        self._told_to: str | None = None
        """The device whose buttons the line names."""
        self._is_shown = self._is_seen = False
        self._round = match.view.round
        self._is_last = self._round == match.terms.rounds
        self.leaves_by = "iris" if self._is_last else "cut"
        self._is_upside_down = jester_reigns(match.view.board)
        """Whether every sign is turned."""

    def enter(self) -> None:
        is_his = self._is_upside_down
        self.backstage.audio.play_part(cues.JESTER_PART if is_his else cues.SCORING_PART)
        self.picture.ballot_cards.take_away()
        self.picture.castle.set_light(self._round)
        self.picture.panels.show_turn(None)
        expect_leaves(self.match)
        self.picture.expect(self._unveiling.needed(self.picture.tokens))
        goals = self.picture.foresee_shapes(self._unveiling.shapes(), self._unveiling.looks())
        light = self.picture.make_light_ready(self._round + 1)
        if self._is_last:
            self.picture.expect(needed_at_first(self.picture.tokens))
            light = make_hall_ready(self.backstage.painter.workshop)
        self._next_light = chain(goals, self.picture.foresee_count(), light)
        super().enter()

    @property
    def lets_go(self) -> bool:
        return self._is_seen

    def script_of(self, event: Event, follow: Follow) -> Script:
        assert isinstance(event, RoundScored)
        yield from self._count()
        follow()

    def live(self) -> None:
        super().live()
        next(self._next_light, None)

    def idle(self) -> None:
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
        if not self._is_shown or self._leaves is None:
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
        elif press.intent in (Intent.CONFIRM, Intent.PRESS):
            self._go_on()

    def _bot_is_next(self) -> bool:
        """Everybody has acted; a press to go on faster is meant for the leaves."""
        return False

    def _made_leaves(self, *coming: Event) -> RoundLeaves:
        stories = stories_of(self.match.shown.tales(*coming))[-1:]
        story = next((one for one in stories if one.tale.number == self._round), None)
        return RoundLeaves(self.match, self.sheet, self._scored.goals, story, self._race_run)

    def _open_leaves(self) -> None:
        """The round is counted: from now on people turn the leaves themselves."""
        self._leaves = self._made_leaves()
        if self._leaves.next_unseen is not None:
            self._leaves.open(self._leaves.next_unseen)

    def _look_at(self, turn: Callable[[RoundLeaves], None]) -> None:
        assert self._leaves is not None
        turn(self._leaves)
        self._waiting_ticks = 0
        self._say_what_can_be_done()

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
        self.voice.line.show("    ".join(filter(None, hints)))

    def leave(self) -> None:
        if self._leaves is not None:
            self._leaves.close()
        self.picture.castle.dim()
        self.picture.wait_at()
        if not self._is_last:  # nobody knows who won before the throne does
            self.picture.panels.show_totals(self._scored.totals)
        self.picture.panels.vanish(False)

    def _leave(self) -> None:
        """People have seen enough: on to the next round, or to the end."""
        self.backstage.audio.cue(cues.CONFIRM if self._is_last else cues.ROUND_TITLE)
        self._is_seen = True
        if self._leaves is not None and not self._is_last:
            self._leaves.go()
        if self.tell_on():
            self.idle()

    def _count(self) -> Script:
        counts = "scoring.jester_counts" if self._is_upside_down else "scoring.counts"
        hints = self.voice.offers(None, Intent.SKIP) if self.match.company.people else []
        self.voice.line.show("    ".join([self.voice.say(counts), *hints]))
        yield self._open_goals()
        for number, place in enumerate(COUNTED_PLACES):
            if (
                self._is_last and number == len(COUNTED_PLACES) // 2
            ):  # no race comes before its leaves
                self._made_leaves(self._scored).rehearse()
            standing = self.picture.standing.at(place)
            self.picture.wait_at(
                COUNTED_PLACES[number + 1 : -1]
            )  # the king is never a ghost on red
            if place.is_floor or place is Place.THRONE:
                self.backstage.audio.cue(cues.FLOOR_LIGHT)
                yield self.picture.castle.light_floor(int(place))
            for character in standing:
                yield from self._count_one(character, place)
            yield durations.BETWEEN_FLOORS if standing else durations.EMPTY_FLOOR
        yield durations.COIN_FLIGHT
        yield from self._joke()
        yield from self._wishes()
        if not self._is_last:
            yield from self._race()

    def _open_goals(self) -> Script:
        """Once what was said has been read, each is turned over, and goes to its seat's panel."""
        if self.voice.chatter.is_speaking:
            yield durations.LAST_WORDS
            self.voice.chatter.hush()
        self.picture.panels.vanish(True)
        yield self._unveiling.tell(self.backstage.audio.cue)

    def _count_one(self, character: Character, place: Place) -> Script:
        value = PLACE_VALUES[place] * (-1 if self._is_upside_down else 1)
        wanted_by = [seat for seat, goal in enumerate(self._scored.goals) if character in goal]
        if value and wanted_by:
            self.backstage.audio.cue(cues.points(value))
            token = self.picture.tokens[character]
            yield self._goals.pay(token, value, wanted_by)
            if value < 0:
                self.picture.particles.burst("shards", *token.head, SHARDS)
        else:
            yield durations.BETWEEN_TOKENS

    def _joke(self) -> Script:
        """Exactly nothing in the third round: thirty-three."""
        self._goals.settle(self._scored.points)
        for seat, points in enumerate(self._scored.points):
            if points != PERFECT_ZERO or self._goals.counted[seat] != 0:
                continue
            self.backstage.audio.cue(cues.THIRTY_THREE)
            self.voice.line.show(self.voice.say("scoring.thirty_three", name=self.match.name(seat)))
            self.picture.particles.burst("riches", *self._goals.point(seat), RICHES)
            yield together(self._goals.award_33(seat), durations.JOKE)

    def _wishes(self) -> Script:
        """Who wanted whom: how many wanted the king, and everybody's crests."""
        goals, picture = self._scored.goals, self.picture
        king = next(iter(picture.standing.at(Place.THRONE)), None)
        if self._is_upside_down:
            self.voice.line.show(self.voice.say("scoring.jester_wanted"))
        elif king is not None:
            name, wanted = self.voice.character(king), sum(king in goal for goal in goals)
            self.voice.line.show(self.voice.say("scoring.wanted", character=name, count=wanted))
        on = picture.sheet, picture.panels, picture.tokens, picture.standing
        yield WishCrests(*on, goals).show(self._sound_wish)

    def _sound_wish(self, place: Place) -> None:
        """A floor's own note; whoever is in a cell or in straw is a piece of wood set down."""
        cue = cues.floor(place.word) if place.is_floor or place is Place.THRONE else cues.PLACE
        self.backstage.audio.cue(cue, volume=_SOFTLY)

    def _race(self) -> Script:
        panels, scored = self.picture.panels.panels, self._scored
        runners = [
            Runner(panel.face, total - points, total)
            for panel, points, total in zip(panels, scored.points, scored.totals, strict=True)
        ]
        title = self.backstage.say("scoring.title", round=self._round)
        is_large = self.backstage.has_large_text
        race = self._race_run = Race(self.sheet, title, runners, is_large=is_large)
        yield then(
            durations.BEFORE_RACE,
            call(lambda: self.backstage.audio.cue(cues.RACE)),
            race.run(durations.RACE),
            call(lambda: self.backstage.audio.cue(cues.SCORE_TOTAL)),
        )
        for is_below, key in ((True, "scoring.below_zero"), (False, "scoring.above_zero")):
            yield self._cross_zero(race, runners, is_below, key)

    def _cross_zero(self, race: Race, runners: list[Runner], is_below: bool, key: str) -> Script:
        """Somebody owes more than they have, or no longer does: that is worth a moment."""
        crosses = [one.crosses_zero and (one.after < 0) is is_below for one in runners]
        crossing = [seat for seat, is_crossing in enumerate(crosses) if is_crossing]
        if crossing:
            names = " & ".join(map(self.match.name, crossing))
            self.voice.line.show(self.voice.say(key, name=names))
            self.backstage.audio.cue(cues.LOSS if is_below else cues.SCORE_TOTAL)
            kind = "shards" if is_below else "sparkle"
            for seat in crossing:
                self.picture.particles.burst(kind, *race.point(seat), 3 * SHARDS)
            yield race.cross_zero(crossing)
