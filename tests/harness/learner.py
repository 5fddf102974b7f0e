"""Somebody who takes a lesson: waits for what the raven asks for, and does it by any device."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from kingup_game.app.presses import Intent
from kingup_game.scenes.lesson.learning import Aside, Ask
from kingup_game.scenes.lesson.lesson_scene import Lesson
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.items import Frame, Label, Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme import art
from kingup_game.theme.durations import MEANING_SETTLES
from tests.harness.hands import Hands
from tests.harness.looking import framed, seen_on

KEYS = {
    Intent.CONFIRM: pygame.K_RETURN,
    Intent.NO: pygame.K_f,
    Intent.YES: pygame.K_j,
    Intent.STOMACH: pygame.K_SPACE,
}
MOST_TICKS = 1500

Answer = Callable[[Ask], None]
"""Does what is asked for, by one device."""


class Learner:
    """One lesson that lies open; `answer` is the hand."""

    def __init__(self, game: Hands, answer: Answer) -> None:
        self.game = game
        self._answer = answer
        self.said: list[tuple[Ask, str]] = []
        """What was asked for, with all the words of that beat, and of what was said about it."""
        self.ticks = 0
        """How long it took, without the time to read what is asked for."""
        self.ticks_of_remarks = 0
        """Of that, while everything waited for a remark to be read: any press goes on."""

    @property
    def asked(self) -> list[str]:
        """What has to be read before each press; remarks wait until they are."""
        return [words.partition("\n\n")[0] for _, words in self.said]

    @property
    def lesson(self) -> Lesson:
        assert isinstance(self.game.top, Lesson)
        return self.game.top

    @property
    def _sheet(self) -> Sheet:
        """What the raven does, over its castle."""
        return self.lesson.sheets()[-1]

    @property
    def bubble(self) -> Area | None:
        """What its words take up."""
        return framed(self._sheet, art.BUBBLE)

    @property
    def words(self) -> str:
        """What it says now."""
        bubble, labels = self.bubble, seen_on(self._sheet, Label)
        return "\n".join(one.words for one in labels if bubble and bubble.holds(one.x, one.y))

    @property
    def letters(self) -> float:
        """How large its sentence is written, in design units; the button below is a heading."""
        bubble, lettering = self.bubble, self.lesson.backstage.painter.lettering
        labels = seen_on(self._sheet, Label)
        within = [one for one in labels if bubble and bubble.holds(one.x, one.y)]
        said = max(within, key=lambda one: len(one.words))
        return (
            lettering.shown(said.words, said.style, said.width).size * lettering.text_percent / 100
        )

    @property
    def hidden(self) -> list[str]:
        """Who of the cast stands behind the plates at its foot, once a picture was made."""
        plates = [one.rect for one in seen_on(self._sheet, Frame) if one.picture == art.PLATE]
        tokens = [
            one
            for sheet in self.lesson.sheets()
            for one in seen_on(sheet, Sprite)
            if art.is_token(one.picture) and one.alpha
        ]
        return [one.picture for one in tokens if one.rect.collidelist(plates) >= 0]

    @property
    def way_out(self) -> Area:
        """What may be clicked to leave."""
        plates = [one for one in seen_on(self._sheet, Frame) if one.picture == art.PLATE]
        last = max(plates, key=lambda one: (one.x, one.y))  # the other one holds the ticks
        return Area(last.x, last.y, last.width, last.height)

    @property
    def beats(self) -> int:
        """So many presses it takes, as ticks at its foot."""

        def signs() -> int:
            return sum(one.picture == art.ICON_TICK for one in seen_on(self._sheet, Sprite))

        self.game.wait_until(lambda: signs() > 0, MOST_TICKS)
        return signs()

    def next_ask(self) -> Ask:
        """Wait for what the raven asks for next, and until it listens."""
        before = self.said[-1][0] if self.said else None
        heard: object = None

        def is_asked() -> bool:
            nonlocal heard
            step = self.lesson.step
            self.ticks_of_remarks += isinstance(step, Aside) and not step.goes_on
            if isinstance(step, Aside) and self.said and step is not heard and self.words:
                heard, (ask, words) = step, self.said[-1]
                if self.words not in words:
                    self.said[-1] = ask, f"{words}\n\n{self.words}"
            return isinstance(step, Ask) and step is not before

        self.ticks += self.game.wait_until(is_asked, MOST_TICKS)
        ask = self.lesson.step
        assert isinstance(ask, Ask)
        self.said.append((ask, self.words))
        self.wait(round(MEANING_SETTLES) + 1)
        return ask

    def wait(self, ticks: int) -> None:
        self.ticks += ticks
        self.game.wait(ticks)

    def answer(self, ask: Ask) -> None:
        self._answer(ask)

    def finish(self) -> None:
        """Everything up to the page at its end."""
        beats = self.beats
        while len(self.said) < beats:
            self.answer(self.next_ask())
        self.ticks += self.game.wait_until(lambda: self.game.scene == "LessonEnd", MOST_TICKS)


def by_keys(game: Hands) -> Answer:
    return lambda ask: game.key(KEYS[ask.button])


def by_clicks(game: Hands) -> Answer:
    """A click at the very thing."""
    return lambda ask: game.click(*ask.at.middle)
