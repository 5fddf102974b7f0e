"""A lesson: a real match, in which a raven admits just the press that it asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from kingup_game.app.presses import DIRECTIONS, Intent, Press
from kingup_game.engine.edition import Edition
from kingup_game.motion import TICKS_PER_SECOND
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.nested_scenes import NestedScenes
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.lesson.first_course import FIRST_COURSE
from kingup_game.scenes.lesson.jesters_course import JESTERS_COURSE
from kingup_game.scenes.lesson.learning import Aside, Ask, Course, Learning, LessonStep
from kingup_game.scenes.lesson.lesson_end import LessonEnd
from kingup_game.scenes.lesson.lesson_flow import Opened, lesson_match
from kingup_game.scenes.match.vote import Vote
from kingup_game.scenes.title.doors import Doors
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.seats.advice_region import region_to_teach
from kingup_game.stage.sound.sounding import SILENCE
from kingup_game.stage.teaching.guide import Guide
from kingup_game.stage.teaching.lesson_foot import LessonFoot
from kingup_game.theme import cues
from kingup_game.theme.durations import GUIDE_REMARK, LESSON_RIVALS

COURSES: Final = {Edition.CLASSIC: FIRST_COURSE, Edition.JESTER: JESTERS_COURSE}

_WORDS_A_SECOND: Final = 4.5
"""So fast somebody reads who does not hurry."""
_MEANT: Final = (
    *(Intent.CONFIRM, Intent.PRESS, Intent.SKIP),
    *(Intent.NO, Intent.YES, Intent.STOMACH, *DIRECTIONS),
)
"""Presses that want something of the match; if it is not what was asked, the raven points."""
LEARNER: Final = 0
_REACH: Final = 24.0
"""So far beside a thing one may click."""


class Lesson(NestedScenes):
    """One course in one prepared match. It may be left at any time."""

    def __init__(
        self,
        backstage: Backstage,
        doors: Doors,
        edition: Edition,
        opened: Opened,
        *,
        aside: bool = False,
    ) -> None:
        super().__init__(backstage)
        self._is_aside = aside
        self._sounded_before = SILENCE
        quiet = replace(
            backstage.settings, bot_talk=False, coach=False, fast_bots=False, hints=False
        )
        self.within = replace(self.within, settings=quiet)
        self._doors = doors
        self._edition = edition
        port, company = opened
        self._port = port
        self._parts = self._put_together((replace(port, go_on=self._act), company))
        self._is_whole = False
        self._sheet = Sheet()
        self._guide = Guide(self._sheet, backstage.measure, region_to_teach(port.terms))
        self._foot = LessonFoot(self._sheet, backstage.measure)
        self._course: Course = COURSES[edition]
        self.step: LessonStep | None = None
        """What is asked for, said, or waited for now; None once all is learned."""
        self.learned = 0
        """So many presses were made that were asked for."""
        self._read_ticks = 0.0
        self._rival_ticks = 0
        self._shown_for = ""
        self._ticks = 0

    def _put_together(self, opened: Opened) -> Iterator[None]:
        """Its match is more than a frame has time for."""
        self._match = yield from lesson_match(self.within, opened)
        self._learning = Learning(self._match, self.within.stack)
        self._steps: Iterator[LessonStep] = self._course.steps(self._learning)
        self._is_whole = True

    def make_ready(self) -> Iterator[None]:
        return self._parts

    def first(self) -> Scene:
        """The prepared match goes on in the phase in which it was left."""
        return self._match.flow.waiting(self._match)

    def enter(self) -> None:
        """Notes what is heard, for whoever opened the lesson from a match."""
        for _ in self._parts:  # nothing covered it for long enough
            pass
        self._sounded_before = self.backstage.audio.sounding()
        self.backstage.audio.duck(1.0)
        super().enter()
        self._go_on()
        self._ticks = 0

    def leave(self) -> None:
        """Everything sounds again as it did before."""
        self.backstage.audio.take_up(self._sounded_before)

    def sheets(self) -> Sequence[Sheet]:
        """Before it is entered those of its castle, so that what is on them can be read."""
        if not self._is_whole:
            return ()
        picture = self._match.picture
        return *(super().sheets() or (picture.castle_sheet, picture.sheet)), self._sheet

    def handle(self, press: Press) -> None:
        """Nothing reaches the match but what is asked for: that is done by the step, whoever
        pressed."""
        ask, is_click = self.step, press.intent is Intent.PRESS
        if press.intent in _MEANT:
            self._learning.device = press.device
            self._match.note_hand(LEARNER, press.device)
        if press.intent is Intent.POINT:
            if isinstance(self.within.stack.top, Vote):
                self.within.stack.handle(press)
        elif press.intent in (Intent.BACK, Intent.PAUSE) or (
            is_click and self._foot.way_out.holds(press.x, press.y)
        ):
            self._decline()
        elif press.intent not in _MEANT or not self.backstage.stack.hearing.hears(press):
            return
        elif not isinstance(ask, Ask):
            self._hurry()
        elif press.intent is ask.button or (is_click and self._is_on_it(ask, press)):
            self._do(ask)
        else:
            self.backstage.audio.cue(cues.REFUSE)
            self._guide.nudge()

    def update(self) -> None:
        """The match goes on; the step that is done with makes room for the next."""
        self._ticks += 1
        if self._ticks == 1:  # a whole match was laid out in this tick
            return
        super().update()
        if self._ticks == 2:  # and here it said what is to be done
            return
        top = self.within.stack.top
        self.buttons = "usual" if top is None else top.buttons
        self._guide.update(is_still=self.backstage.is_still)
        castle = self._match.picture.castle_sheet
        self._foot.stand_aside(castle.dy > 0)
        if castle.dx and not isinstance(self.step, Ask | Aside):
            self._guide.fall_silent()  # it would point where nothing is any more
        self._let_rivals_act()
        self._read_ticks -= 1
        if self._is_done_with(self.step):
            self._go_on()
        if self._shown_for != self.backstage.controls.last_device:
            self._show()

    def _is_done_with(self, step: LessonStep | None) -> bool:
        if isinstance(step, Ask):
            return False
        if isinstance(step, Aside):
            return self._read_ticks <= 0
        return step is not None and step()

    def _go_on(self) -> None:
        """The next step; after the last one the lesson has been learned."""
        self.step = next(self._steps, None)
        if isinstance(self.step, Ask | Aside):
            self.backstage.stack.hearing.begin_anew()
            self.backstage.audio.cue(cues.RAVEN)
        self._show()
        if self.step is None:
            self._end()

    def _show(self) -> None:
        """What is said now, with the button of the device that was used last."""
        device = self._shown_for = self.backstage.controls.last_device
        say, step = self.backstage.say, self.step
        skip = f"{self.backstage.button(Intent.BACK, device)} {say('learn.skip')}"
        is_asked = isinstance(step, Ask)
        self._foot.show(skip, self.learned, self._course.beats, is_asked=is_asked)
        if isinstance(step, Aside):
            words = say(f"learn.{step.words}", **step.values)
            reading = TICKS_PER_SECOND * len(words.split()) / _WORDS_A_SECOND
            self._read_ticks = max(GUIDE_REMARK, reading)
            people = self._learning.people_beside(step.at)
            self._guide.speak(words, step.at, picture=step.picture, people=people)
        elif isinstance(step, Ask):
            words = say(f"learn.{step.words}", **step.values)
            asked = say(f"learn.{step.words}_do", **step.values)
            button = self.backstage.button(step.button, device)
            light = step.at if step.light is None else step.light
            self._guide.speak(
                *(words, step.at, f"{button} {asked}"),
                light=light,
                picture=step.picture,
                people=self._learning.people_beside(step.at),
            )

    def _is_on_it(self, ask: Ask, press: Press) -> bool:
        """A click on the very thing, or on what the raven says of it."""
        button = self._guide.button
        on_button = button is not None and button.holds(press.x, press.y)
        return on_button or ask.at.grown(_REACH).holds(press.x, press.y)

    def _do(self, ask: Ask) -> None:
        self._guide.fall_silent()
        self.learned += 1
        ask.do()
        self._go_on()

    def _hurry(self) -> None:
        """Whoever has read a remark, or has seen enough."""
        self._read_ticks = 0.0
        if self._match.picture.director.busy:
            self._learning.hurry()

    def _act(self, hurry: bool) -> None:
        """Nobody acts while it is said what has happened: the castle would step aside, and what is
        pointed at with it."""
        if not self._holds_rivals:
            self._port.go_on(hurry)

    @property
    def _holds_rivals(self) -> bool:
        return isinstance(self.step, Aside) and not self.step.goes_on

    def _let_rivals_act(self) -> None:
        """They think for as long as one needs to look at them, and no longer."""
        seats = self._match.shown.seats_to_act
        is_theirs = bool(seats) and seats[0] not in self._match.company.people
        is_idle = is_theirs and not (self._match.picture.director.busy or self._holds_rivals)
        self._rival_ticks = self._rival_ticks + 1 if is_idle else 0
        if self._rival_ticks == LESSON_RIVALS:
            self._learning.hurry()

    def _decline(self) -> None:
        self.backstage.audio.cue(cues.BACK)
        self._note()
        self.backstage.stack.pop("fade")

    def _end(self) -> None:
        self._guide.fall_silent()
        self._note()
        end = LessonEnd(
            *(self.backstage, self._doors, self._edition, self._learning.count.points),
            aside=self._is_aside,
        )
        self.backstage.stack.push(end)

    def _note(self) -> None:
        """Nobody is offered this lesson first a second time."""
        self.backstage.note_lesson(self._edition)
