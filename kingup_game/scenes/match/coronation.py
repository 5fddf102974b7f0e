"""The end of a match: the winner, the final race, and once more with the same people."""

from __future__ import annotations

from itertools import chain

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.events import Event, MatchEnded
from kingup_game.engine.state import Phase
from kingup_game.motion.script import Script
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.match_scene import MatchScene
from kingup_game.scenes.match.teller import Follow
from kingup_game.stage.castle.household import make_home_ready
from kingup_game.stage.seats.final_ranking import RankedSeat
from kingup_game.stage.seats.winners import Winners
from kingup_game.theme import cues
from kingup_game.theme.durations import END_UNATTENDED, PAGE_REST


class Coronation(MatchScene):
    """Whoever won, large; confetti until somebody presses."""

    tells = (MatchEnded,)
    waits_in = (Phase.OVER,)
    has_own_corner = False

    def __init__(self, match: MatchContext, ended: MatchEnded) -> None:
        super().__init__(match)
        self._ended = ended
        self._ticks = 0
        self._seen_ticks = 0
        home = make_home_ready(self.backstage.painter.workshop)
        self._next_rooms = chain(self.picture.make_light_ready(1), home)
        pictures, calm = self.backstage.painter.pictures, self.backstage.pace.reduced
        self._winners = Winners(self.sheet, pictures, match.port.luck, calm=calm)

    def enter(self) -> None:
        self.backstage.audio.play_part(cues.WINNER_PART)
        self.backstage.audio.cue(cues.WINNER)
        self.picture.panels.vanish(True)
        super().enter()

    def script_of(self, event: Event, follow: Follow) -> Script:
        assert event is self._ended
        follow()
        names = [self.match.name(seat) for seat in self._ended.winners]
        key = "scoring.winner" if len(names) == 1 else "scoring.shared_win"
        words = self.backstage.say(key, name=names[0], names=" & ".join(names))
        crests = [self.match.company.seats[seat].crest for seat in self._ended.winners]
        yield self._winners.show(words, crests, self._ranking(), self._heard)
        if self._is_tied:
            self.backstage.audio.cue(cues.TIE_BREAK)

    def update(self) -> None:
        super().update()
        self._ticks += 1
        self._winners.update()
        next(self._next_rooms, None)
        if not self.match.company.people and self._ticks >= END_UNATTENDED:
            self.backstage.stack.reset(self.match.flow.menu(self.match), "fade")

    def idle(self) -> None:
        """Until now the match could be continued: nobody loses the sight of its end."""
        self._seen_ticks += 1
        if self._seen_ticks == 1:
            self.match.port.end_was_seen()
        if self._seen_ticks == PAGE_REST and not self.match.company.is_watched:
            again = self.voice.hint(Intent.CONFIRM, "menu.again")
            menu = self.voice.hint(Intent.BACK, "pause.to_menu")
            self._winners.ask(f"{again}    {menu}")

    def act(self, press: Press) -> None:
        if self._seen_ticks < PAGE_REST:
            return
        if press.intent in (Intent.CONFIRM, Intent.PRESS):
            self.backstage.audio.cue(cues.CONFIRM)
            self.backstage.stack.reset(self.match.flow.again(self.match), "iris")
        elif press.intent is Intent.BACK:
            self.backstage.stack.reset(self.match.flow.menu(self.match), "fade")

    @property
    def _is_tied(self) -> bool:
        totals = self._ended.totals
        return totals.count(max(totals)) > 1

    def _heard(self, is_crowned: bool) -> None:
        """A crest was put up, or a crown has come to rest on it."""
        self.backstage.audio.cue(cues.CROWN_LANDS if is_crowned else cues.CREST)

    def _ranking(self) -> list[RankedSeat]:
        """Everybody's total, highest first; a tie-break is told where there was one."""
        totals, castle = self._ended.totals, self._ended.castle
        best = max(totals)
        return [
            RankedSeat(
                self.picture.panels[seat].face,
                totals[seat],
                is_winner=seat in self._ended.winners,
                note=self.backstage.say("scoring.tie_break", count=castle[seat])
                if self._is_tied and totals[seat] == best
                else "",
            )
            for seat in sorted(
                range(len(totals)), key=lambda seat: (-totals[seat], -castle[seat], seat)
            )
        ]
