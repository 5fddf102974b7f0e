"""A minute of one match, cut: what the title shows when nobody is there, and what a trailer is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from kingup_game.engine.events import (
    CharacterMoved,
    CharacterPlaced,
    Event,
    MatchEnded,
    RoundDealt,
    RoundScored,
    VotesRevealed,
)
from kingup_game.motion.pace import Pace
from kingup_game.motion.tween import ease_in, ease_in_out, ease_out, ease_out_back
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.over_match.watched_match import USUAL_PERCENT, Seating, WatchedMatch
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.title.reel_caption import ReelCaption
from kingup_game.stage.title.velvet_card import VelvetCard
from kingup_game.table.port import MatchPort
from kingup_game.theme import cues, reel_shots
from kingup_game.theme.reel_shots import Shot

LOOKS: Final = (1, 0, 2, 1, 3)
"""Which way somebody peeps, one after the other, by number in `art.PEEPING`."""

_pops: Final = ease_out_back()


def name_of(event: Event) -> str:
    """What a shot calls an event: much as a line of the record says it.

    >>> from kingup_game.engine.cast import Place
    >>> name_of(CharacterMoved(seat=2, character="A", origin=Place.FLOOR_5, to=Place.THRONE))
    'climb A throne'
    """
    match event:
        case RoundDealt():
            return "deal"
        case CharacterPlaced(character=who):
            return f"place {who}"
        case CharacterMoved(character=who, to=to):
            return f"climb {who} {to.word}"
        case VotesRevealed(nominee=who):
            return f"vote {who}"
        case RoundScored():
            return "score"
        case MatchEnded():
            return "end"
    return ""


class Showreel(WatchedMatch):
    """Plays all shots once; `is_done` says that the last of it was seen."""

    def __init__(
        self,
        backstage: Backstage,
        port: MatchPort,
        seating: Seating,
        opening: Callable[[MatchContext], Scene],
    ) -> None:
        # People's own speed is for matches that they play: a shot ends after its time.
        super().__init__(backstage, port, seating, opening, Pace(reduced=backstage.pace.reduced))
        self._over_all = Sheet()
        self._velvet = VelvetCard(self._over_all, backstage.painter)
        self._velvet.hang(0.0)
        self._words = Sheet()
        self._caption = ReelCaption(self._words, backstage.measure)
        self._story = self._told()
        self.beckons = ""
        """What the last picture says in the end to whoever might play."""
        self.is_done = False
        self.shot: Shot | None = None
        """What is being shown; None while velvet hangs before it."""

    def update(self) -> None:
        """One tick of the reel, whatever time that is in the match."""
        self.is_done = next(self._story, True) is True

    def leave(self) -> None:
        """The sound is the game's own again."""
        audio = self.backstage.audio
        audio.follow()
        audio.duck(1.0)

    def sheets(self) -> Sequence[Sheet]:
        return *super().sheets(), self._words, self._over_all

    def _told(self) -> Iterator[None]:
        yield from self._line_up()
        for number, shot in enumerate(reel_shots.SHOTS):
            self._begin(shot)
            for tick in range(1, round(shot.length_ticks) + 1):
                if not number:
                    self._open(tick)
                self._speak(tick)
                self.pass_time(shot.percent)
                yield
        yield from self._sign()

    def _begin(self, shot: Shot) -> None:
        self.shot = shot
        audio = self.backstage.audio
        audio.duck(1.0)
        self.skip_to(_beginning(shot), from_the_start=True)
        with audio.unheard():
            for _ in range(round(shot.passed_ticks)):
                self.pass_time(USUAL_PERCENT)
                # What it asks for is there in time, as if the ticks had taken their time.
                self.backstage.painter.pictures.finish_decoding()
        if shot.music is not None:
            audio.lead(shot.music.part, shot.music.layers)
        self._caption.write(self.backstage.say(shot.words) if shot.words else "")

    def _line_up(self) -> Iterator[None]:
        """Somebody peeps, and whoever wants to be king comes up before the velvet."""
        music = reel_shots.SHOTS[0].music
        assert music is not None
        self.backstage.audio.lead(music.part, music.layers)
        self._velvet.write(self.backstage.say(reel_shots.FIRST_WORDS), reel_shots.FIRST_FACES)
        for tick in range(round(reel_shots.VELVET_HANGS)):
            self._velvet.hang(0.0, _look(tick))
            words = ease_out(self._way(tick + 1, reel_shots.WORDS_RISE))
            self._velvet.rise(words, _pops(self._way(tick + 1, reel_shots.FACES_RISE)))
            self._hope(tick)
            yield
        self.backstage.audio.cue(cues.CURTAIN_OPEN)

    def _hope(self, tick: int) -> None:
        """Whoever comes up says so."""
        number, early = divmod(tick, reel_shots.NEXT_HOPES)
        if not early and number < len(reel_shots.FIRST_FACES):
            who, _ = reel_shots.FIRST_FACES[number]
            self.backstage.audio.cue(cues.voice(who, cues.HOPE))

    def _open(self, tick: int) -> None:
        """The velvet parts, and they duck."""
        self._velvet.hang(ease_in_out(self._way(tick, reel_shots.VELVET_OPENS)))
        left = 1 - ease_in(self._way(tick, reel_shots.FACES_DUCK))
        self._velvet.rise(left, left)

    def _speak(self, tick: int) -> None:
        """What is written at the foot comes up, stands, and goes."""
        up = ease_out(self._way(tick, reel_shots.WORDS_RISE))
        gone = self._way(tick - reel_shots.WORDS_STAND, reel_shots.WORDS_GO)
        self._caption.rise(up * (1 - ease_in(gone)))

    def _sign(self) -> Iterator[None]:
        """The velvet falls, and the game's name stands on it: the very end."""
        self.shot = None
        self._velvet.sign(self.backstage.say(reel_shots.LAST_WORDS), reel_shots.LAST_FACES)
        self.backstage.audio.cue(cues.CURTAIN_CLOSE)
        falls, rises = reel_shots.VELVET_FALLS, reel_shots.FACES_RISE
        for tick in range(round(falls + reel_shots.LOGO_STANDS)):
            self._velvet.hang(1 - ease_in(self._way(tick + 1, falls)), _look(tick))
            words = ease_out(self._way(tick - falls, falls))
            if self.beckons and tick == round(falls + reel_shots.LAST_WORDS_STAND):
                self._velvet.reword(self.beckons)
            self._velvet.rise(words, _pops(self._way(tick - 2 * falls, rises)))
            yield

    def _way(self, ticks: float, length_ticks: float) -> float:
        """How far something has come after these ticks; who wants calm sees it there or not."""
        share = min(1.0, max(0.0, ticks / length_ticks))
        return float(share > 0) if self.within.pace.reduced else share


def _look(tick: int) -> int:
    return LOOKS[int(tick / reel_shots.PEEPS) % len(LOOKS)]


def _beginning(shot: Shot) -> Callable[[Event], bool]:
    """Knows the event that a shot begins with, if it hears of all, one after the other."""
    number = 0

    def is_it(event: Event) -> bool:
        nonlocal number
        if isinstance(event, RoundDealt):
            number = event.round
        return number == shot.round and name_of(event) == shot.event

    return is_it
