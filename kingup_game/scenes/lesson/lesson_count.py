"""The count at the end of a lesson: one's own goal alone, floor by floor."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.cast import Place
from kingup_game.engine.events import Event, RoundScored
from kingup_game.engine.scoring import COUNTED_PLACES, PLACE_VALUES, jester_reigns
from kingup_game.motion.script import Script, together
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.match_scene import MatchScene
from kingup_game.scenes.match.teller import Follow
from kingup_game.stage.area import Area
from kingup_game.stage.counting.open_goals import OpenGoals
from kingup_game.theme import cues, durations

_RICHES: Final = 40


class LessonCount(MatchScene):
    """Lies open until it is asked to begin."""

    tells = (RoundScored,)
    has_own_corner = False

    def __init__(self, match: MatchContext, scored: RoundScored) -> None:
        super().__init__(match)
        (self._seat,) = match.company.people
        self._scored = scored
        is_large = match.backstage.has_large_text
        board = match.view.board
        self._goals = OpenGoals(self.sheet, self.picture.panels, board, is_large=is_large)
        self._is_upside_down = jester_reigns(match.view.board)
        self._has_begun = False
        self.is_done = False

    @property
    def lets_go(self) -> bool:
        """Nothing comes after it."""
        return False

    @property
    def points(self) -> int:
        """What the round brought."""
        return self._scored.points[self._seat]

    @property
    def card(self) -> Area:
        """Where the open goal lies."""
        return self._goals.card(self._seat)

    def enter(self) -> None:
        """The goal lies open at once; the count waits for `begin`."""
        part = cues.JESTER_PART if self._is_upside_down else cues.SCORING_PART
        self.backstage.audio.play_part(part)
        self.picture.ballot_cards.take_away()
        self.picture.panels.show_turn(None)
        self.picture.panels[self._seat].vanish(True)
        self.match.has_own_corner = False
        self.match.show_own_corner()
        self.backstage.audio.cue(cues.CARD_FLIP)
        self._goals.open_next(self._scored.goals[self._seat])

    def begin(self) -> None:
        """Now it is counted."""
        self._has_begun = True
        self.tell_on()

    def update(self) -> None:
        """Lives on and tells nothing before `begin`."""
        self.live()
        if self._has_begun:
            self.tell_on()

    def script_of(self, event: Event, follow: Follow) -> Script:
        """Floor by floor what one's own goal brings, without rivals, leaves or race."""
        assert event is self._scored
        yield self._goals.hold_back()
        for place in COUNTED_PLACES:
            yield self._count_one(place)
        follow()
        self._goals.settle([self.points])
        self.backstage.audio.cue(cues.SCORE_TOTAL)
        self.picture.particles.burst("riches", *self._goals.point(self._seat), _RICHES)
        yield durations.LESSON_ENDS
        self.is_done = True

    def _count_one(self, place: Place) -> Script:
        """A floor lights up, and pays for each favourite who stands there."""
        goal, picture = self._scored.goals[self._seat], self.picture
        sign = -1 if self._is_upside_down else 1
        value = PLACE_VALUES[place] * sign
        mine = [who for who in picture.standing.at(place) if who in goal and value]
        is_lit = place.is_floor or place is Place.THRONE
        if not is_lit and not mine:
            return
        self.backstage.audio.cue(cues.FLOOR_LIGHT)
        if mine:
            self.backstage.audio.cue(cues.points(value))
        yield together(
            picture.castle.light_floor(int(place)) if is_lit else durations.LESSON_FLOOR,
            *(self._goals.pay(picture.tokens[who], value, [self._seat]) for who in mine),
        )
        yield durations.LESSON_FLOOR
