"""The ceremony in the hall, from the question on the ribbon to the last word of whoever lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, Protocol

from kingup_game.engine.cast import Character
from kingup_game.motion.director import ScriptRunner
from kingup_game.motion.script import Script, together
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import Workshop
from kingup_game.stage.canvas.particles import LARGEST_STREAMER, Particles
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.ending.also_rans import AlsoRan, AlsoRans, needed_by_losers
from kingup_game.stage.ending.court import AT_FIRST, Court, Onlooker, needed_by_court
from kingup_game.stage.ending.enthroned import Enthroned, needed_by_winners
from kingup_game.stage.ending.hall import HALL, LIGHTS, Hall
from kingup_game.stage.ending.proclamation import Proclamation
from kingup_game.stage.lettering.text_styles import MeasureWords
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme.durations import AFTER_CHEER, BEFORE_CROWN, CROWN_RESTS
from kingup_game.theme.layers import Layer
from kingup_game.theme.scheme import Clarity

_CONFETTI_EVERY: Final = 9
_CONFETTI: Final = 5
"""A few at a time: in so narrow a fall many at once would be a clump."""
_CONFETTI_WIDE, _CONFETTI_SPREAD = 64.0, 10.0
_CONFETTI_AT: Final = 30.0, 612.0
"""So far in from both edges of the screen, in turn: beside the court, and between it and the
throne, so that nothing flies before anybody's face."""
_ABOVE: Final = -30.0
_FLIES: Final = "sparkle", "riches", "streamers"
_FEW: Final = 3
"""So many who lost leave the corners of the hall free."""


class Verdict(NamedTuple):
    """What the ribbon says in the end."""

    words: str
    total: int
    note: str
    """What broke a tie."""


class Celebrants(NamedTuple):
    """Everybody in the hall."""

    winners: Sequence[SeatFace]
    losers: Sequence[AlsoRan]
    """Best to worst."""
    court: Sequence[Onlooker]
    """Who stands next to the throne first."""


class HeardThere(Protocol):
    """Told of what makes a sound in the hall."""

    def crown_lands(self) -> None:
        """A crown has come to rest."""

    def rejoice(self) -> None:
        """All lights go on, and everybody knows."""

    def speaks(self, face: SeatFace) -> None:
        """Somebody who lost says something."""


def make_hall_ready(shop: Workshop) -> Iterator[None]:
    """The hall before it is seen, bit by bit."""
    return HALL.make_ready(shop)


def needed_at_first(characters: Iterable[Character]) -> dict[str, Sequence[float]]:
    """The court before anybody knows; how wide they are. What lights up then is large, and not
    kept until then."""
    return needed_by_court(Onlooker(character, AT_FIRST) for character in characters)


def needed_by(present: Celebrants, *, is_large: bool) -> dict[str, Sequence[float]]:
    """All the faces there, and what lights up; first whoever is on the throne, and the largest."""
    first = needed_by_winners(present.winners) | LIGHTS
    return (
        first | needed_by_court(present.court) | needed_by_losers(present.losers, is_large=is_large)
    )


class _Silence:
    """Nobody hears what has happened already."""

    def crown_lands(self) -> None:
        """Is seen."""

    def rejoice(self) -> None:
        """Is seen."""

    def speaks(self, face: SeatFace) -> None:
        """Is over."""


class Ceremony:
    """The hall and everybody in it, on one sheet."""

    def __init__(
        self,
        sheet: Sheet,
        measure: MeasureWords,
        luck: int,
        present: Celebrants,
        question: str,
        clarity: Clarity | None,
        *,
        is_large: bool = False,
    ) -> None:
        """Large letters have larger plates."""
        self._winners, self._measure = present.winners, measure
        is_small = len(present.losers) <= _FEW
        self._hall = Hall(sheet, has_room_at_its_back=is_small, clarity=clarity)
        self._court = Court(sheet, present.court, clarity)
        self._particles = sheet.add(
            Particles(sheet, Layer.CONFETTI, luck, largest=LARGEST_STREAMER)
        )
        self._enthroned = Enthroned(sheet, self._particles, present.winners, clarity)
        self._also_rans = AlsoRans(sheet, measure, present.losers, clarity, is_large=is_large)
        self._is_large = is_large
        self._ribbon = Proclamation(sheet, measure, question, is_large=is_large)
        self._ticks = 0
        self._is_lit = False

    def hold(self, verdict: Verdict, heard: HeardThere) -> Script:
        """All of it."""
        yield self._hall.seek(self._court.look_up)
        yield self._hall.kindle()
        yield BEFORE_CROWN

        def landed() -> None:
            self._hall.is_taken()
            heard.crown_lands()

        yield self._enthroned.crown_all(landed)
        yield CROWN_RESTS
        self._is_lit = True
        heard.rejoice()
        yield together(
            self._hall.light_up(),
            self._court.rejoice(),
            self._ribbon.say(*self._told(verdict)),
        )
        yield AFTER_CHEER
        yield from self._also_rans.come_in(heard.speaks)

    def make_ready(self, shop: Workshop) -> Iterator[None]:
        """What flies as the crown comes down, and when all lights are on, bit by bit."""
        return self._particles.make_ready(_FLIES, shop)

    def end(self, verdict: Verdict) -> None:
        """Everything as it is afterwards, at once and unheard."""
        self._particles.reduced = True  # it has flown
        ScriptRunner(self.hold(verdict, _Silence())).finish()

    def foretold(self, verdict: Verdict) -> Sheet:
        """What the ribbon will say then, and whoever lost, on a sheet that nobody sees."""
        sheet = Sheet()
        ribbon = Proclamation(sheet, self._measure, "", is_large=self._is_large)
        for _ in ribbon.say(*self._told(verdict)):
            pass
        self._also_rans.foretell(sheet)
        return sheet

    def _told(self, verdict: Verdict) -> tuple[str, list[str], int, str]:
        seals = [winner.seal for winner in self._winners]
        return verdict.words, seals, verdict.total, verdict.note

    def ask(self, words: str) -> None:
        """What may be done now, at the foot."""
        self._ribbon.ask(words)

    def part_at(self, x: float, y: float) -> str:
        """Which part of that lies there."""
        return self._ribbon.part_at(x, y)

    def update(self, *, calm: bool, lets_fly: bool) -> None:
        """One tick: whoever is glad hops, and confetti falls as long as anybody looks."""
        self._ticks += 1
        self._court.update(calm=calm)
        self._enthroned.update(calm=calm)
        self._also_rans.update(calm=calm)
        self._particles.reduced = not lets_fly
        self._particles.update()
        if self._is_lit and self._ticks % _CONFETTI_EVERY == 0:
            turn, is_right = divmod(self._ticks // _CONFETTI_EVERY, 2)
            inset = _CONFETTI_AT[turn % len(_CONFETTI_AT)]
            x = layout.WIDTH - inset if is_right else inset
            self._particles.burst(
                *("streamers", x, _ABOVE, _CONFETTI),
                towards_degrees=-90,
                spread_degrees=_CONFETTI_SPREAD,
                width=_CONFETTI_WIDE,
            )
