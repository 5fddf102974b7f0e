"""The last page: places, a king a round, the best moment, awards; a picture to keep, and again.

In large letters rounds and what is remembered are a page each, and a button turns it.
"""

from __future__ import annotations

from datetime import datetime
from math import ceil
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.story.told_story import told_awards, told_turn
from kingup_game.stage.area import Area
from kingup_game.stage.ending.ceremony import Celebrants, Verdict
from kingup_game.stage.story.evening_board import EveningBoard, Placed, RoundLine
from kingup_game.stage.story.keepsake import as_png, keepsake
from kingup_game.table.disk.files import free_name, write_whole
from kingup_game.table.story.evening import ToldRound, awards_of_match, best_moment, stories_of
from kingup_game.theme import art

PICTURES: Final = "pictures"
BUTTON_HEIGHT, BUTTON_GAP = 78.0, 36.0
BETWEEN_LINES: Final = 18.0
ABOVE_BUTTONS: Final = 26.0


class EveningPage(Screen):
    """Over the throne; back leads to it again."""

    settles = True

    overlay = True
    slides = True

    def __init__(
        self,
        match: MatchContext,
        ranking: list[tuple[int, int]],
        present: Celebrants,
        verdict: Verdict,
        winners: tuple[int, ...],
    ) -> None:
        super().__init__(match.backstage)
        self.match = match
        self._ranking = ranking
        """Every seat with its total, the best first."""
        self._present = present
        self._verdict = verdict
        self._winners = winners
        self._open_ticks = 0
        self._remembers = False
        """Of two pages, the second."""
        self._board: EveningBoard | None = None

    def build(self) -> None:
        is_large = self.backstage.has_large_text
        free = self.parchment(self.backstage.say("evening.title"))
        rows = [("again", "menu.again", art.ICON_REDO, self._again)]
        if is_large:
            turned = ("to_votes", art.ICON_LEFT) if self._remembers else ("awards", art.ICON_RIGHT)
            rows.append(("turn", f"tale.{turned[0]}", turned[1], self._turn))
        if PICTURES in self.backstage.places:
            rows.append(("keep", "evening.keep", art.ICON_SCROLL, self._keep))
        rows.append(("leave", "evening.leave", art.ICON_LEAVE, self._leave))
        beside = 2 if is_large else len(rows)
        lines = ceil(len(rows) / beside)
        high = lines * BUTTON_HEIGHT + (lines - 1) * BETWEEN_LINES
        below = Area(free.x, free.bottom - high, free.width, high)
        self._show_evening(free._replace(height=below.y - ABOVE_BUTTONS - free.y))
        slots = [
            slot
            for line in below.rows([BUTTON_HEIGHT] * lines, BETWEEN_LINES)
            for slot in line.columns(beside, BUTTON_GAP)
        ]
        for (key, words, icon, choose), area in zip(rows, slots, strict=False):
            said = self.backstage.say(words)
            button = Choice(key, area, said, icon=icon, choose=choose)
            button.main = key == "again"
            self.choices.add(button)

    def update(self) -> None:
        """Its best moment happens once more, over and over, unless motion is calm."""
        super().update()
        self._open_ticks += 1
        if self._board is not None and not self.backstage.is_still:
            self._board.replay(self._open_ticks)

    def _show_evening(self, area: Area) -> None:
        board = self._board = EveningBoard(self.sheet, area)
        rounds = stories_of(self.match.shown.tales())
        if not rounds:
            return
        best = best_moment(rounds)
        turned = told_turn(self.match.voice, self.match.name, best.turned)
        awards = awards_of_match(rounds, self._winners)
        board.show_places(self._places())
        is_alone = self.backstage.has_large_text
        if not (is_alone and self._remembers):
            board.show_rounds([self._line(one) for one in rounds], is_alone=is_alone)
        if not is_alone or self._remembers:
            board.show_remembered(
                turned._replace(
                    title=self.backstage.say("evening.best"),
                    words=f"{turned.title}. {turned.words}",
                ),
                told_awards(self.match.voice, self.match.face, awards),
                is_alone=is_alone,
            )

    def _places(self) -> list[Placed]:
        """Who shares a win shares the first place."""
        placed = []
        for number, (seat, total) in enumerate(self._ranking, start=1):
            is_winner = seat in self._winners
            place = "1." if is_winner else f"{number}."
            placed.append(Placed(self.match.face(seat), place, total, is_winner))
        return placed

    def _line(self, told: ToldRound) -> RoundLine:
        say, tale = self.backstage.say, told.tale
        return RoundLine(
            min(tale.number, len(art.SEASONS)) - 1,
            say("evening.round", round=tale.number),
            tale.king,
            self.match.voice.character(tale.king),
            [self.match.face(seat) for seat in tale.leaders],
            str(max(tale.totals)),
        )

    def _turn(self, press: Press) -> None:
        del press
        self._remembers = not self._remembers

    def _again(self, press: Press) -> None:
        del press
        self.backstage.stack.reset(self.match.flow.again(self.match), "iris")

    def _leave(self, press: Press) -> None:
        del press
        self.backstage.stack.reset(self.match.flow.menu(self.match), "fade")

    def _keep(self, press: Press) -> None:
        """A picture for others to see; its path is said."""
        del press
        stage = self.backstage
        now = datetime.now()
        wanted = stage.places[PICTURES] / now.strftime(art.KEEPSAKE)
        picture = keepsake(
            stage.painter, self._present, self._verdict, self.match.port.luck, f"{now:%Y-%m-%d}"
        )

        def write() -> None:
            path = free_name(wanted)
            write_whole(path, as_png(picture))
            stage.notices.append(stage.say("evening.kept", path=path))

        stage.scribe.ask(write)
