"""The last page: places, a line a round, the best moment, awards; a picture to keep, and again."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.story.told_story import told_awards, told_turn
from kingup_game.stage.area import Area
from kingup_game.stage.ending.ceremony import Celebrants, Verdict
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.stage.story.evening_board import EveningBoard, Placed, RoundLine
from kingup_game.stage.story.keepsake import as_png, keepsake
from kingup_game.table.disk.files import free_name, write_whole
from kingup_game.table.story.evening import ToldRound, awards_of_match, best_moment, stories_of
from kingup_game.theme import art

PICTURES: Final = "pictures"
BUTTON_HEIGHT, BUTTON_GAP = 78.0, 36.0
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
        self._board: EveningBoard | None = None

    def build(self) -> None:
        free = self.parchment(self.backstage.say("evening.title"))
        top = free.bottom - BUTTON_HEIGHT
        self._show_evening(free._replace(height=top - ABOVE_BUTTONS - free.y))
        rows = [("again", "menu.again", art.ICON_REDO, self._again)]
        if PICTURES in self.backstage.places:
            rows.append(("keep", "evening.keep", art.ICON_SCROLL, self._keep))
        rows.append(("leave", "evening.leave", art.ICON_LEAVE, self._leave))
        width = (free.width - BUTTON_GAP * (len(rows) - 1)) / len(rows)
        for number, (key, words, icon, choose) in enumerate(rows):
            area = Area(free.x + (width + BUTTON_GAP) * number, top, width, BUTTON_HEIGHT)
            said = self.backstage.say(words)
            self.choices.add(Choice(key, area, said, icon=icon, choose=choose))

    def update(self) -> None:
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
        board.show(
            self._places(),
            [self._line(one) for one in rounds],
            turned._replace(title=self.backstage.say("evening.best")),
            told_awards(self.match.voice, self._face, awards),
        )

    def _places(self) -> list[Placed]:
        """Who shares a win shares the first place."""
        placed = []
        for number, (seat, total) in enumerate(self._ranking, start=1):
            is_winner = seat in self._winners
            place = "1." if is_winner else f"{number}."
            placed.append(Placed(self._face(seat), place, total, is_winner))
        return placed

    def _line(self, told: ToldRound) -> RoundLine:
        say, tale = self.backstage.say, told.tale
        return RoundLine(
            min(tale.number, len(art.SEASONS)) - 1,
            say("evening.round", round=tale.number),
            tale.king,
            self.match.voice.character(tale.king),
            [self._face(seat) for seat in tale.leaders],
            say("evening.leads", count=max(tale.totals)),
        )

    def _face(self, seat: int) -> SeatFace:
        return self.match.picture.panels[seat].face

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
