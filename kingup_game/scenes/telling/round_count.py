"""A round is counted: goals turn over, the castle lights up floor by floor, totals race."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from kingup_game.app.presses import Intent
from kingup_game.engine.cast import Character, Place
from kingup_game.engine.events import RoundScored
from kingup_game.engine.scoring import (
    COUNTED_PLACES,
    PERFECT_ZERO,
    PLACE_VALUES,
    jester_reigns,
)
from kingup_game.motion.script import Script, call, then, together
from kingup_game.scenes.match.context import MatchContext
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.counting.count_evening import CountEvening
from kingup_game.stage.counting.race_lane import Runner
from kingup_game.stage.counting.totals_race import Race
from kingup_game.stage.counting.unveiling import Unveiling
from kingup_game.stage.counting.wish_crests import WishCrests
from kingup_game.stage.hints.parts_of_line import PARTS_APART
from kingup_game.theme import cues, durations

_SOFTLY: Final = 0.6
_RICHES: Final = 40
"""So many coins and stars fly about the 33."""
_SHARDS: Final = 5
"""So many red splinters fly where a loss lands."""


class RoundCount:
    """One count, and all that shows it. It decides nothing: points and totals come with it."""

    def __init__(self, match: MatchContext, scored: RoundScored, sheet: Sheet) -> None:
        self._match = match
        self._backstage, self._picture, self._voice = match.backstage, match.picture, match.voice
        self._scored = scored
        self._sheet = sheet
        panels, is_large = match.picture.panels, match.backstage.has_large_text
        told = match.backstage.say("scoring.secrets"), scored.goals
        self._unveiling = Unveiling(sheet, panels, match.view.board, told, is_large=is_large)
        self._goals = self._unveiling.at_home
        self._round = match.view.round
        self.evening = CountEvening(match.picture.castle_sheet)
        self.is_upside_down = jester_reigns(match.view.board)
        """Whether every sign is turned."""
        self.race: Race | None = None
        """How totals changed, once it was run; after the last round the throne tells it."""

    def foresee(self) -> Iterator[None]:
        """Make what the open goals will need, a piece at a time."""
        self._picture.expect(self._unveiling.needed(self._picture.tokens))
        yield
        for words in self._unveiling.words():
            self._picture.rehearse(words)
            yield
        looks = self._unveiling.looks()
        yield
        yield from self._picture.foresee_shapes(self._unveiling.shapes(), looks)
        self._wish_crests(wishers := Sheet()).lay_kings()
        self._picture.rehearse(wishers, has_time=True)

    def play(self, at_half: Callable[[], None], *, is_last: bool) -> Script:
        """From the open goals to the race; `at_half` is called where some work holds up nobody."""
        counts = "scoring.jester_counts" if self.is_upside_down else "scoring.counts"
        hints = self._voice.offers(None, Intent.SKIP) if self._match.company.people else []
        self._voice.line.show(PARTS_APART.join((self._voice.say(counts), *hints)))
        yield self._open_goals()
        for number, place in enumerate(COUNTED_PLACES):
            if number == len(COUNTED_PLACES) // 2:
                at_half()
            standing = self._picture.standing.at(place)
            to_come = COUNTED_PLACES[number + 1 : -1]  # the king is never a ghost on red
            self._picture.wait_at(to_come)
            if place.is_floor or place is Place.THRONE:
                self._backstage.audio.cue(cues.FLOOR_LIGHT)
                yield self._picture.castle.light_floor(int(place))
            for character in standing:
                yield from self._count_one(character, place)
            yield durations.BETWEEN_FLOORS if standing else durations.EMPTY_FLOOR
        yield durations.COIN_FLIGHT
        yield from self._joke()
        if not is_last:
            self._foresee_race()
        yield from self._wishes()
        yield self.evening.lift()
        if not is_last:
            yield from self._race()

    def _open_goals(self) -> Script:
        """Once what was said has been read, each is turned over, and goes to its seat's panel."""
        if self._voice.chatter.is_speaking:
            yield durations.BREATH + durations.LAST_WORDS
            self._voice.chatter.hush()
        if self._backstage.clarity is None:  # it is dark enough there
            self.evening.will_fall()
        self._picture.panels.vanish(True)
        yield durations.A_FRAME_APART
        gives_way = self._picture.castle.reign.give_way()
        yield together(self.evening.fall(self._round), self._unveil(), gives_way)

    def _unveil(self) -> Script:
        """What the count is about stands in the line once nothing hangs in its place."""
        self._voice.line.give_way()
        yield self._unveiling.tell(self._backstage.audio.cue)
        self._voice.line.show(self._voice.line.words)
        yield self._unveiling.go_home()
        yield durations.GOALS_READ
        yield self._goals.hold_back()

    def _count_one(self, character: Character, place: Place) -> Script:
        value = PLACE_VALUES[place] * (-1 if self.is_upside_down else 1)
        wanted_by = [seat for seat, goal in enumerate(self._scored.goals) if character in goal]
        if value and wanted_by:
            self._backstage.audio.cue(cues.points(value))
            token = self._picture.tokens[character]
            yield self._goals.pay(token, value, wanted_by)
            if value < 0:
                self._picture.particles.burst("shards", *token.head, _SHARDS)
        else:
            yield durations.BETWEEN_TOKENS

    def _joke(self) -> Script:
        """Exactly nothing in the third round: thirty-three."""
        self._goals.settle(self._scored.points)
        for seat, points in enumerate(self._scored.points):
            if points != PERFECT_ZERO or self._goals.counted[seat] != 0:
                continue
            self._backstage.audio.cue(cues.THIRTY_THREE)
            self._voice.line.show(
                self._voice.say("scoring.thirty_three", name=self._match.name(seat))
            )
            self._picture.particles.burst("riches", *self._goals.point(seat), _RICHES)
            yield together(self._goals.award_33(seat), durations.JOKE)

    def _wishes(self) -> Script:
        """Who wanted whom: how many wanted the king, and everybody's crests."""
        goals, picture = self._scored.goals, self._picture
        yield picture.castle.put_out_lights()
        self.evening.will_lift()
        king = next(iter(picture.standing.at(Place.THRONE)), None)
        if self.is_upside_down:
            self._voice.line.show(self._voice.say("scoring.jester_wanted"))
        elif king is not None:
            name, wanted = self._voice.character(king), sum(king in goal for goal in goals)
            self._voice.line.show(self._voice.say("scoring.wanted", character=name, count=wanted))
        yield self._wish_crests(picture.sheet).show(self._sound_wish)

    def _wish_crests(self, sheet: Sheet) -> WishCrests:
        on = self._picture.panels, self._picture.tokens, self._picture.standing
        return WishCrests(sheet, *on, self._scored.goals)

    def _sound_wish(self, place: Place) -> None:
        """A floor's own note; whoever is in a cell or in straw is a piece of wood set down."""
        cue = cues.floor(place.word) if place.is_floor or place is Place.THRONE else cues.PLACE
        self._backstage.audio.cue(cue, volume=_SOFTLY)

    def _runners(self) -> list[Runner]:
        panels, scored = self._picture.panels.panels, self._scored
        return [
            Runner(panel.face, total - points, total)
            for panel, points, total in zip(panels, scored.points, scored.totals, strict=True)
        ]

    def _race_on(self, sheet: Sheet, runners: list[Runner]) -> Race:
        title = self._backstage.say("scoring.title", round=self._round)
        return Race(sheet, title, runners, is_large=self._backstage.has_large_text)

    def _foresee_race(self) -> None:
        """Its parchment is large: it is stretched beside the game."""
        looks = Sheet()
        race = self._race_on(looks, self._runners())
        self._picture.expect(race.needed())  # after all numbers they would come too late
        race.looks()
        self._picture.rehearse(looks, has_time=True)

    def _race(self) -> Script:
        runners = self._runners()
        race = self.race = self._race_on(self._sheet, runners)
        race.show(False)  # to lay all of it and to draw it would be one dear frame
        yield durations.A_FRAME_APART
        race.show(True)
        yield then(
            durations.BEFORE_RACE,
            call(lambda: self._backstage.audio.cue(cues.RACE)),
            race.run(),
            call(lambda: self._backstage.audio.cue(cues.SCORE_TOTAL)),
        )
        for is_below, key in ((True, "scoring.below_zero"), (False, "scoring.above_zero")):
            yield self._cross_zero(race, runners, is_below, key)

    def _cross_zero(self, race: Race, runners: list[Runner], is_below: bool, key: str) -> Script:
        """Somebody owes more than they have, or no longer does: that is worth a moment."""
        crosses = [one.crosses_zero and (one.after < 0) is is_below for one in runners]
        crossing = [seat for seat, is_crossing in enumerate(crosses) if is_crossing]
        if crossing:
            names = " & ".join(map(self._match.name, crossing))
            self._voice.line.show(self._voice.say(key, name=names))
            self._backstage.audio.cue(cues.LOSS if is_below else cues.SCORE_TOTAL)
            kind = "shards" if is_below else "sparkle"
            for seat in crossing:
                self._picture.particles.burst(kind, *race.point(seat), 3 * _SHARDS)
            yield race.cross_zero(crossing)
