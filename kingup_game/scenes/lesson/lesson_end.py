"""A lesson is over: hoorah, and what may come next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.engine.edition import Edition
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.overlay_page import OverlayPage, Page, Row
from kingup_game.scenes.setup.setup_screen import SetupScreen
from kingup_game.scenes.title.doors import Doors
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.particles import Particles
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.table.gathering import Gathering
from kingup_game.table.opponents import OPPONENTS
from kingup_game.theme import art, cues
from kingup_game.theme.layers import Layer

EASY: Final = (OPPONENTS[1], OPPONENTS[0], OPPONENTS[2])
"""Who is there at a first match."""

_CONFETTI: Final = 45
_LUCK: Final = 33
_RAVEN: Final = 190.0
_HIGH: Final = 200.0


class LessonEnd(OverlayPage):
    """The board stays to be seen behind it."""

    hides_all = False

    def __init__(
        self,
        backstage: Backstage,
        doors: Doors,
        edition: Edition,
        points: int,
        *,
        aside: bool = False,
    ) -> None:
        super().__init__(backstage)
        self._is_aside = aside
        """Whether a match waits behind the lesson: then nothing leads past it."""
        self._doors = doors
        self._edition = edition
        self._points = points
        self._air = Sheet()
        self._particles = self._air.add(
            Particles(self._air, Layer.AIR, _LUCK, reduced=not backstage.lets_fly)
        )
        self.choices.focus = "back" if aside else "first"

    def enter(self) -> None:
        self.backstage.audio.cue(cues.WINNER)
        self.backstage.audio.cue(cues.CHEER)
        for x in (layout.CASTLE_LEFT, layout.CASTLE_RIGHT):
            self._particles.burst("confetti", x, layout.SAFE.middle[1], _CONFETTI)
        super().enter()

    def update(self) -> None:
        super().update()
        self._particles.update()

    def sheets(self) -> Sequence[Sheet]:
        return self._air, *super().sheets()

    def page(self) -> Page:
        """What one may do next: a match at once, unless the lesson was opened from a match."""
        say = self.backstage.say
        other = self._other_edition
        first = Row(
            *("first", say("learn.first_match"), self._first_match),
            icon=art.ICON_PLAY,
            main=True,
        )
        rows = [
            Row("again", say("learn.again"), self._again, icon=art.ICON_REDO),
            Row("other", say(f"learn.to_{other}"), self._other, icon=art.edition(other)),
        ]
        if self._is_aside:
            back = say("learn.to_match")
            rows.insert(0, Row("back", back, self.back, icon=art.ICON_PLAY, main=True))
        else:
            leave = Row("back", say("actions.back"), self.back, icon=art.ICON_LEAVE)
            rows = [first, *rows, leave]
        note = say(f"learn.end_{self._edition}", count=self._points)
        high = 0.0 if self.backstage.has_large_text else _HIGH
        return Page(say("learn.end_title"), rows, note=note, extra=high)

    def draw_extra(self, free: Area) -> None:
        """The raven rejoices, unless large letters leave it no room."""
        if not free.height:
            return
        x = free.middle[0]
        self.sheet.sprite(
            art.RAVEN_REJOICES, x, free.bottom, width=_RAVEN, anchor=FEET, layer=Layer.ON_PAGE
        )

    def back(self, press: Press) -> None:
        """To where the lesson was chosen."""
        del press
        self.backstage.stack.pop()
        self.backstage.stack.pop("fade")

    @property
    def _other_edition(self) -> Edition:
        return next(one for one in Edition if one is not self._edition)

    def _other(self, press: Press) -> None:
        del press
        self._learn(self._other_edition)

    def _again(self, press: Press) -> None:
        del press
        self._learn(self._edition)

    def _learn(self, edition: Edition) -> None:
        self.backstage.stack.pop()
        self.backstage.stack.replace(self._doors.lesson(edition, aside=self._is_aside), "iris")

    def _first_match(self, press: Press) -> None:
        """The setup over the title, with bots that forgive."""
        setup = SetupScreen(self.backstage, self._doors, press.device)
        setup.sit_down(first_table(self._edition, press.device))
        self.backstage.stack.reset(self._doors.menu(), "page", above=setup)


def first_table(edition: Edition, device: str) -> Gathering:
    """One person, and those who play mildly."""
    gathering = Gathering()
    gathering.choose(edition)
    gathering.join(device)
    for one in EASY:
        gathering.seat_bot(len(gathering.guests), one.name)
    return gathering
