"""The end of a match: the winner, the final race, and once more with the same people."""

from __future__ import annotations

from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.events import Event, MatchEnded
from kingup_game.engine.state import Phase
from kingup_game.motion import ticks
from kingup_game.motion.script import Script, tween, variant
from kingup_game.motion.tween import ease_out_back, ease_out_bounce
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.match_scene import REST, MatchScene
from kingup_game.scenes.match.teller import Follow
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE, FEET
from kingup_game.stage.canvas.particles import Particles
from kingup_game.stage.lettering.text import TextStyle
from kingup_game.stage.widgets.final_ranking import Honour, show_honours
from kingup_game.stage.widgets.seat_panels import shortened
from kingup_game.theme import art
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import DUSK

CONFETTI_EVERY: Final = 40
UNATTENDED: Final = ticks(8000)

_WINNER: Final = TextStyle(
    size=110, face="display", colour="#FFE08A", outline="#2B1A12", fit=(1640, 150)
)
_FOOT: Final = TextStyle(size=38, colour="#F8ECD2", outline="#2B1A12", fit=(1700, 80))
_CREST_WIDTH: Final = 250.0
_CREST_Y: Final = 374.0
_STEP_X: Final = 340.0
_CROWN_SITS: Final = 22.0
"""So deep a crown sits on a crest."""

_RAYS_WIDTH: Final = 880.0
_RAYS_ALPHA: Final = 150
_TITLE_Y: Final = 596.0
_HONOURS_TOP: Final = 724.0
_FOOT_Y: Final = 984.0


class Coronation(MatchScene):
    """Whoever won, large; confetti until somebody presses."""

    tells = (MatchEnded,)
    waits_in = (Phase.OVER,)

    def __init__(self, match: MatchContext, ended: MatchEnded) -> None:
        super().__init__(match)
        self._ended = ended
        self._ticks = 0
        self._seen_ticks = 0
        self._particles = self.sheet.add(
            Particles(
                self.sheet, Layer.CONFETTI, match.port.luck, reduced=self.backstage.pace.reduced
            )
        )

    def enter(self) -> None:
        self.backstage.audio.play_part("winner")
        self.backstage.audio.cue("winner")
        self.match.own_corner.hide()
        self.picture.panels.vanish(True)
        super().enter()

    def script_of(self, event: Event, follow: Follow) -> Script:
        assert event is self._ended
        follow()
        return self._crown_winners()

    def update(self) -> None:
        super().update()
        self._ticks += 1
        self._particles.update()
        if self._ticks % CONFETTI_EVERY == 0:
            x = layout.WIDTH * (0.2 + 0.6 * (self._ticks // CONFETTI_EVERY * 7 % 10) / 10)
            self._particles.burst("confetti", x, 40, 26, towards_degrees=-90, spread_degrees=90)
        if not self.match.company.people and self._ticks >= UNATTENDED:
            self.backstage.stack.reset(self.match.flow.menu(self.match), "fade")

    def idle(self) -> None:
        """Until now the match could be continued: nobody loses the sight of its end."""
        self._seen_ticks += 1
        if self._seen_ticks == 1:
            self.match.port.end_was_seen()
        if self._seen_ticks == REST and self.match.company.people:
            self._ask_for_more()

    def act(self, press: Press) -> None:
        if self._seen_ticks < REST:
            return
        if press.intent in (Intent.CONFIRM, Intent.PRESS):
            self.backstage.audio.cue("confirm")
            self.backstage.stack.reset(self.match.flow.again(self.match), "iris")
        elif press.intent is Intent.BACK:
            self.backstage.stack.reset(self.match.flow.menu(self.match), "fade")

    def _crown_winners(self) -> Script:
        winners = self._ended.winners
        sheet, say = self.sheet, self.backstage.say
        sheet.veil(DUSK, 190, layer=Layer.CORONATION_VEIL)
        names = [self.match.name(seat) for seat in winners]
        key = "scoring.winner" if len(names) == 1 else "scoring.shared_win"
        words = say(key, name=names[0], names=" & ".join(names))
        style = _WINNER if len(winners) == 1 else _WINNER.but(size=72)
        title = sheet.text(
            words,
            layout.WIDTH / 2,
            _TITLE_Y,
            style,
            anchor=CENTRE,
            width=1640,
            layer=Layer.WINNER,
            alpha=0,
        )
        rays = sheet.sprite(
            art.BURST,
            layout.WIDTH / 2,
            _CREST_Y,
            width=_RAYS_WIDTH,
            alpha=0,
            layer=Layer.CORONATION_VEIL,
        )
        yield tween(lambda alpha: rays.set(alpha=alpha), 0, _RAYS_ALPHA, ticks(300))
        for place, seat in enumerate(winners):
            x = layout.WIDTH / 2 + (place - (len(winners) - 1) / 2) * _STEP_X
            yield self._crown(seat, x)
        yield tween(lambda alpha: title.set(alpha=alpha), 0, 255, ticks(300))
        yield show_honours(sheet, self._honours(), _HONOURS_TOP)

    def _ask_for_more(self) -> None:
        again = self.voice.hint(Intent.CONFIRM, "menu.again")
        menu = self.voice.hint(Intent.BACK, "pause.to_menu")
        words, middle = f"{again}    {menu}", layout.WIDTH / 2
        self.sheet.text(words, middle, _FOOT_Y, _FOOT, anchor=CENTRE, layer=Layer.WINNER)

    def _crown(self, seat: int, x: float) -> Script:
        crest = SEAT_CRESTS[self.match.company.seats[seat].crest]
        sprite = self.sheet.sprite(
            art.crest(crest.key), x, _CREST_Y, width=_CREST_WIDTH, layer=Layer.WINNER
        )
        yield tween(lambda zoom: sprite.set(zoom=zoom), 0.4, 1.0, ticks(360), ease_out_back())
        high, wide = self.backstage.painter.pictures.size(sprite.picture)[::-1]
        crown_y = _CREST_Y - _CREST_WIDTH * high / wide / 2 + _CROWN_SITS
        crown = self.sheet.sprite(art.CROWN, x, crown_y, width=220, anchor=FEET, layer=Layer.WINNER)

        def fall(share: float) -> None:
            crown.y = crown_y - 280 * (1 - share)

        yield variant(lambda: tween(fall, 0, 1, ticks(620), ease_out_bounce), lambda: 1)
        self._particles.burst("sparkle", x, crown_y, 30)
        self._particles.burst("riches", x, crown_y, 20)

    def _honours(self) -> list[Honour]:
        """Everybody's total, highest first; a tie-break is told where there was one."""
        totals, castle = self._ended.totals, self._ended.castle
        best = max(totals)
        is_tied = sum(total == best for total in totals) > 1
        return [
            Honour(
                shortened(self.match.name(seat)),
                self.match.company.seats[seat].crest,
                totals[seat],
                is_winner=seat in self._ended.winners,
                note=self.backstage.say("scoring.tie_break", count=castle[seat])
                if is_tied and totals[seat] == best
                else "",
            )
            for seat in sorted(
                range(len(totals)), key=lambda seat: (-totals[seat], -castle[seat], seat)
            )
        ]
