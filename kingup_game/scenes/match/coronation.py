"""The end of a match: the throne, who comes to sit on it, the court, and those who did not win."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final, NamedTuple

from kingup_game.app.presses import AGREEING, Intent, Press
from kingup_game.engine.cast import Character, Place
from kingup_game.engine.events import Event, MatchEnded
from kingup_game.engine.state import Phase
from kingup_game.motion.script import Script, frames
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.match_scene import MatchScene
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.story.evening_page import EveningPage
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.ending.also_rans import AlsoRan, Spirits
from kingup_game.stage.ending.ceremony import Celebrants, Ceremony, Verdict, needed_by
from kingup_game.stage.ending.court import Onlooker
from kingup_game.stage.ending.manners import Manner
from kingup_game.stage.hints.parts_of_line import PARTS_APART
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.stage.title.title_castle import make_home_ready
from kingup_game.theme import cues
from kingup_game.theme.durations import END_UNATTENDED, PAGE_REST

_PUT_OFF: Final = 3
"""Where frames have enough to do one of so many makes the next rooms ready."""
_COVER_MOST: Final = 90
"""No cover takes longer to open."""
CLOSE: Final = 3
"""Who is so few points behind has every reason to tear their hair."""


class _Reply(NamedTuple):
    """What somebody says who did not win, how, and with which gesture."""

    key: str
    manner: Manner
    mood: Spirits = "neutral"


_SO_CLOSE: Final = _Reply("ending.so_close", Manner.PEERS_ASIDE)
_ONCE_MORE: Final = _Reply("ending.once_more", Manner.SOBS)
_AS_THEY_COME: Final = (
    _Reply("ending.well_played", Manner.BOWS),
    _Reply("ending.next_time", Manner.HOPS, "joy"),
    _Reply("ending.recount", Manner.SHAKES_THE_HEAD),
    _Reply("ending.fine_crown", Manner.CRANES),
    _Reply("ending.as_planned", Manner.SWAYS, "joy"),
    _Reply("ending.supper", Manner.SINKS),
)
"""Each for one of them, of those between the closest and the last one. Tears are for one of them
all, and laughter is the winner's: hardly anybody else has it, and never whoever stands first."""


class Coronation(MatchScene):
    """Whoever won, on the throne; confetti until somebody presses."""

    tells = (MatchEnded,)
    waits_in = (Phase.OVER,)
    has_own_corner = False

    def __init__(self, match: MatchContext, ended: MatchEnded) -> None:
        super().__init__(match)
        self._ended = ended
        self._ticks = 0
        self._seen_ticks = 0
        home = make_home_ready(self.backstage.painter.workshop)
        self._prepare()
        flies = self._ceremony.make_ready(self.backstage.painter.workshop)
        self._next_rooms = chain(flies, self.picture.make_light_ready(1), home)

    def _prepare(self) -> None:
        """The hall and all in it, as people want to see it now."""
        backstage, match = self.backstage, self.match
        winners = [match.face(seat) for seat in self._ended.winners]
        self._present = Celebrants(winners, self._losers(), self._onlookers())
        self._ceremony = Ceremony(
            *(self.sheet, backstage.measure, match.port.luck, self._present),
            backstage.say("scoring.to_the_end"),
            backstage.clarity,
            is_large=backstage.has_large_text,
        )

    def sheets(self) -> Sequence[Sheet]:
        """The hall has walls of its own: the castle is not even drawn."""
        return self.sheet, self.match.saving_sign.sheet

    def enter(self) -> None:
        """Silence but for a drum, and whatever the hall shows first is made ready."""
        self.backstage.audio.stop_music()
        self.backstage.audio.cue(cues.DRUM_ROLL)
        self.voice.line.show("")
        self.picture.expect(needed_by(self._present, is_large=self.backstage.has_large_text))
        self.picture.rehearse_fading(self.sheet)
        self.picture.rehearse(self._ceremony.foretold(self._verdict()), has_time=True)
        self.voice.chatter.hush()
        super().enter()

    def script_of(self, event: Event, follow: Follow) -> Script:
        """The match counts as over at once; the ceremony goes on after that."""
        assert event is self._ended
        follow()
        self.backstage.audio.swell({cues.STIR: 1.0})  # in the dark all whisper
        for _ in range(_COVER_MOST):
            if not self.backstage.stack.changing:
                break
            yield frames(1)  # behind a cover nobody would see whom the light looks for
        yield from self._ceremony.hold(self._verdict(), self)

    def retell(self) -> None:
        """Another look, or another language: the hall is another one, in which everything has
        happened."""
        self.picture.director.finish()
        self.sheet.clear()
        self._prepare()
        self._ceremony.end(self._verdict())
        if self._seen_ticks >= PAGE_REST:
            self._say_what_can_be_done()

    def update(self) -> None:
        """Where nobody plays it leads to the title by itself."""
        backstage = self.backstage
        self._ceremony.update(calm=backstage.is_still, lets_fly=backstage.lets_fly)
        super().update()
        self._ticks += 1
        if not self.backstage.draws_much or self._ticks % _PUT_OFF == 0:
            next(self._next_rooms, None)
        # A full hall takes its time: who left before its end was seen would find the match again.
        is_over = self._seen_ticks >= PAGE_REST and self._ticks >= END_UNATTENDED
        if is_over and not self.match.company.people:
            self.backstage.stack.reset(self.match.flow.menu(self.match), "fade")

    def idle(self) -> None:
        """Until now the match could be continued: nobody loses the sight of its end."""
        self._seen_ticks += 1
        if self._seen_ticks == 1:
            self.match.port.end_was_seen()
        if self._seen_ticks == PAGE_REST:
            self._say_what_can_be_done()

    def _say_what_can_be_done(self) -> None:
        if not self.match.company.is_watched:
            again = self.voice.hint(Intent.CONFIRM, "evening.tell")
            menu = self.voice.hint(Intent.BACK, "evening.leave")
            self._ceremony.ask(PARTS_APART.join((again, menu)))

    def asked_by_words(self, press: Press) -> Intent | None:
        return self.voice.asked.get(self._ceremony.part_at(press.x, press.y))

    def act(self, press: Press) -> None:
        """Nothing for a while: a press that was meant to hurry must not leave the hall."""
        if self._seen_ticks < PAGE_REST:
            return
        if press.intent in AGREEING:
            self.backstage.audio.cue(cues.CONFIRM)
            self.backstage.stack.push(self._evening())
        elif press.intent is Intent.BACK:
            self.backstage.stack.reset(self.match.flow.menu(self.match), "fade")

    def _verdict(self) -> Verdict:
        best, note = max(self._ended.totals), self._note(self._ended.winners[0])
        return Verdict(self._who_won(), best, note)

    def _evening(self) -> EveningPage:
        totals = self._ended.totals
        ranking = [(seat, totals[seat]) for seat in (*self._ended.winners, *self._lost())]
        return EveningPage(self.match, ranking, self._present, self._verdict(), self._ended.winners)

    def _lost(self) -> list[int]:
        """All who did not win, highest total first."""
        totals, castle = self._ended.totals, self._ended.castle
        losers = [seat for seat in range(len(totals)) if seat not in self._ended.winners]
        return sorted(losers, key=lambda seat: (-totals[seat], -castle[seat], seat))

    @property
    def _is_tied(self) -> bool:
        totals = self._ended.totals
        return totals.count(max(totals)) > 1

    def _who_won(self) -> str:
        names = [self.match.name(seat) for seat in self._ended.winners]
        key = "scoring.winner" if len(names) == 1 else "scoring.shared_win"
        return self.backstage.say(key, name=names[0], names=" & ".join(names))

    def crown_lands(self) -> None:
        """The moment in which everybody knows who won."""
        self.backstage.audio.cue(cues.CROWN_LANDS)

    def rejoice(self) -> None:
        """Trumpets, the crowd, and the voice of whoever was king until now."""
        audio = self.backstage.audio
        audio.swell({cues.COURT: 1.0})
        audio.play_part(cues.WINNER_PART)
        audio.cue(cues.TIE_BREAK if self._is_tied else cues.WINNER)
        audio.cue(cues.CHEER)
        for king in self.picture.standing.at(Place.THRONE):
            audio.cue(cues.voice(king, cues.PRIDE))

    def speaks(self, face: SeatFace) -> None:
        """The voice of one of those who did not win: a bot's own, and a note for people."""
        cue = cues.CREST if face.portrait is None else cues.remark(face.portrait)
        self.backstage.audio.cue(cue)

    def _onlookers(self) -> list[Onlooker]:
        """The old king next to the throne, then whoever is still in the castle, then the rest."""
        standing = self.picture.standing

        def rank(character: Character) -> tuple[int, int]:
            place = standing.place_of(character)
            return 2 if place is Place.OUT else place is not Place.THRONE, -int(place)

        def mood(character: Character) -> str:
            place = standing.place_of(character)
            if place is Place.THRONE:
                return "crowned"
            return "joy" if place.is_floor else "relief"

        everybody = sorted(self.picture.tokens, key=rank)
        return [Onlooker(character, mood(character)) for character in everybody]

    def _note(self, seat: int) -> str:
        """What broke a tie, for those who had as much as the winner."""
        if not self._is_tied or self._ended.totals[seat] < max(self._ended.totals):
            return ""
        return self.backstage.say("scoring.tie_break", count=self._ended.castle[seat])

    def _losers(self) -> list[AlsoRan]:
        """All who did not win, highest total first, and what each makes of it."""
        totals, losers, between = self._ended.totals, self._lost(), iter(_AS_THEY_COME)
        ranked = []
        for seat in losers:
            is_last = seat == losers[-1]
            if seat == losers[0] and max(totals) - totals[seat] <= CLOSE:
                reply = _SO_CLOSE
            else:
                reply = _ONCE_MORE if is_last else next(between)
            face, says = self.match.face(seat), self.backstage.say(reply.key)
            mood = "refused" if is_last else reply.mood
            manner = Manner.SOBS if is_last else reply.manner
            ranked.append(AlsoRan(face, totals[seat], mood, manner, says, self._note(seat)))
        return ranked
