"""The first evening, station by station: from an empty home to "Quit"."""

from __future__ import annotations

from kingup_game.app.presses import Intent
from kingup_game.scenes.lesson.learning import Ask
from kingup_game.scenes.lesson.lesson_scene import Lesson
from kingup_game.scenes.match.climb import Climb
from kingup_game.scenes.match.coronation import Coronation
from kingup_game.scenes.match.placement import Placement
from kingup_game.scenes.match.scoring_scene import Scoring
from kingup_game.scenes.match.vote import Vote
from kingup_game.scenes.over_match.curtain import Curtain
from tests.harness.looking import behind_curtain
from tools.evenings.newcomer import Newcomer


class Evening:
    """What happens, one thing after the other; the newcomer does it."""

    def __init__(self, who: Newcomer, *, together: bool) -> None:
        self.who = who
        self._is_together = together
        """Whether somebody else joins at the same device."""
        self._has_paused = self._has_answered = False
        self._counted: Scoring | None = None

    def play(self, last: str | None = None) -> None:
        """All of it, or what begins before a station of this name is over."""
        parts = (self.title, self.learn, self.set_up, self.match, self.keep)
        for part in (*parts, self.again, self.look_back):
            part()
            if last is not None and last in self.who.watch:
                return

    def _enter(self, station: str) -> None:
        self.who.watch.enter(station)

    def title(self) -> None:
        self._enter("title")
        self.who.wait_for("Menu")
        self.who.choose("learn")

    def learn(self) -> None:
        """What the raven asks for, and the page after it."""
        who = self.who
        self._enter("the lesson")
        who.wait_for("Lesson")
        while isinstance(lesson := who.hand.top, Lesson):
            ask = lesson.step
            if isinstance(ask, Ask):
                who.read()
                who.fingers.touch(ask.at, ask.button, ask.words)
                who.wait(20)
            else:
                who.wait()
        self._enter("after the lesson")
        who.wait_for("LessonEnd")
        who.choose("first")

    def set_up(self) -> None:
        """A name, perhaps somebody else, and go."""
        who = self.who
        self._enter("who is playing")
        who.wait_for("SetupScreen")
        who.read()
        who.choose("chair-0")
        who.wait_for("SeatPage")
        who.choose("name")
        who.wait_for("NamePage")
        who.choose("name-0")
        who.wait_for("SeatPage")
        who.choose("done")
        who.wait_for("SetupScreen")
        if self._is_together:
            who.choose("join")
            who.press(Intent.CONFIRM, "this face")
            assert len(who.hand.top.gathering.people_to_remember()) == 2, "nobody else could join"
        who.choose("start")
        self._enter("round 1")

    def match(self) -> None:
        """Three rounds, their stories, and the throne."""
        stack = self.who.hand.backstage.stack
        while self.who.hand.scene != "EveningPage":
            top = self.who.hand.top
            if stack.changing or top is None:
                self.who.wait()
            else:
                self._act(top)

    def _act(self, top: object) -> None:
        who = self.who
        if isinstance(top, Placement | Climb):
            self._enter(f"round {top.match.view.round}")
            self._take_turn(top)
        elif isinstance(top, Vote):
            self._enter(f"round {top.match.view.round}: votes")
            if top.buttons == "usual":
                who.wait()
            else:
                who.vote(top)
        elif isinstance(top, Curtain):
            self._look_alone()
        elif isinstance(top, Scoring):
            if top is not self._counted:  # the next round is dealt before its story is over
                self._counted = top
                self._enter(f"round {top.match.view.round}: count and story")
            self._go_on(top.match.voice.line.words, who.is_asked_to_go_on(top))
        elif isinstance(top, Coronation):
            self._enter("coronation")
            self._go_on(top.match.voice.line.words, who.is_asked_to_go_on(top))
        else:
            who.wait()

    def _go_on(self, words: str, is_asked: bool) -> None:
        if is_asked:
            self.who.press(Intent.CONFIRM, words.split("\ufdd1")[-1].strip() or "go on")
        self.who.wait()

    def _take_turn(self, top: Placement | Climb) -> None:
        who = self.who
        if top.picture.director.busy or top.asked_seat is None:
            who.wait()
            return
        offer = top.voice.offer
        if offer.is_open and not self._has_answered:
            self._has_answered = True
            who.read()
            takes = who.fingers.device == "mouse"
            intent = Intent.COUNT if takes else Intent.BACK
            who.fingers.touch(offer.buttons[not takes], intent, "answer the raven")
            who.wait(10)
        elif isinstance(top, Climb) and not self._has_paused:
            self._has_paused = True
            self._look_around()
        else:
            who.take_turn(top)

    def _look_around(self) -> None:
        """What happened? And the pause: points, rules, buttons."""
        who = self.who
        who.press(Intent.STORY, "what happened?")
        who.wait_for("RoundStory")
        who.press(Intent.BACK, "close it")
        who.wait_for("Climb")
        who.press(Intent.PAUSE, "pause")
        who.wait_for("Pause")
        who.choose("standings")
        who.wait_for("Standings")
        who.press(Intent.BACK, "close it")
        who.wait_for("Pause")
        who.choose("resume")
        who.wait_for("Climb")

    def _look_alone(self) -> None:
        who = self.who
        sight = behind_curtain(who.hand)
        if sight == "prompt":
            who.press(Intent.CONFIRM, "open the curtain")
        who.wait(10)

    def keep(self) -> None:
        """The page of the evening, and its picture."""
        self._enter("the evening")
        self.who.wait_for("EveningPage")
        self.who.choose("keep")
        self.who.wait(60)

    def again(self) -> None:
        """Another match with the same people, which is left."""
        who = self.who
        self._enter("again, and leave")
        who.choose("again")
        while who.hand.scene != "Placement" or who.hand.top.asked_seat is None:
            if isinstance(who.hand.top, Curtain):
                self._look_alone()
            who.wait()
        who.take_turn(who.hand.top)
        who.press(Intent.PAUSE, "pause")
        who.wait_for("Pause")
        who.choose("leave")
        who.wait_for("Menu")

    def look_back(self) -> None:
        """What stays of it, and good night."""
        who = self.who
        self._enter("our evenings")
        who.choose("past")
        who.wait_for("PastPage")
        who.choose("tab-people")
        who.choose("tab-matches")
        who.choose("match-0")
        who.wait_for("PastMatchPage")
        who.choose("back")
        who.wait_for("PastPage")
        who.choose("done")
        who.wait_for("Menu")
        who.read()
        who.fingers.choose("quit")
        who.wait_until(lambda: who.hand.top is None)
