"""The curtain: velvet falls, and one person after the other looks at their card alone.

One press opens it, and it closes by itself. What is secret lies between two moments of plain black;
before and after these hangs velvet, with words for everybody on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

from kingup_game.app.presses import AGREEING, Intent, Press
from kingup_game.motion import ticks
from kingup_game.motion.tween import ease_in_out
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.over_match.private_look import PrivateRaven, secret_of
from kingup_game.stage.canvas import drapes
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.curtain_page import CurtainPage, InLine
from kingup_game.theme import cues
from kingup_game.theme.durations import (
    ADVICE_READ,
    CURTAIN_BLACK,
    CURTAIN_LEAST,
    CURTAIN_SLIDES,
    EYES_BACK,
    PEEP,
)


class CurtainStep(Enum):
    CLOSING = auto()
    PROMPT = auto()
    PARTING = auto()
    BLACK_BEFORE = auto()
    SECRET = auto()
    BLACK_AFTER = auto()
    FALLING = auto()
    EYES_BACK = auto()
    RISING = auto()


_TAKES: Final = {
    CurtainStep.CLOSING: CURTAIN_SLIDES,
    CurtainStep.PARTING: CURTAIN_SLIDES,
    CurtainStep.BLACK_BEFORE: CURTAIN_BLACK,
    CurtainStep.BLACK_AFTER: CURTAIN_BLACK,
    CurtainStep.FALLING: CURTAIN_SLIDES,
    CurtainStep.EYES_BACK: EYES_BACK,
    CurtainStep.RISING: CURTAIN_SLIDES,
}
_NEXT: Final = {
    CurtainStep.CLOSING: CurtainStep.PROMPT,
    CurtainStep.PROMPT: CurtainStep.PARTING,
    CurtainStep.PARTING: CurtainStep.BLACK_BEFORE,
    CurtainStep.BLACK_BEFORE: CurtainStep.SECRET,
    CurtainStep.SECRET: CurtainStep.BLACK_AFTER,
    CurtainStep.BLACK_AFTER: CurtainStep.FALLING,
    CurtainStep.EYES_BACK: CurtainStep.RISING,
}
_CONCERNS_ONE: Final = (
    CurtainStep.PROMPT,
    CurtainStep.PARTING,
    CurtainStep.BLACK_BEFORE,
    CurtainStep.SECRET,
)
"""In these steps one person is asked, or is about to look, or looks."""
_TIPS: Final = 6
_LOOKS: Final = (1, 0, 1, 2, 1, 3)
"""Which way eyes peep, one after the other, by their number in `art.PEEPING`."""
_HESITATES: Final = (0.25, 0.45, 0.04)
"""The halves slide a little, wait, and part: the times of it, and how far the little is."""


class Curtain(Scene):
    """Each person's card and No cards, shown to them alone for the time that people chose."""

    overlay = True
    is_private = True
    settles = True

    def __init__(self, match: MatchContext, *seats: int) -> None:
        self._match = match
        self._seats = seats
        self._number = 0
        self._is_seen = False
        """Whether who is asked has looked."""
        self._sheet = Sheet()
        self._step = CurtainStep.CLOSING
        self._ticks = 0
        self._page = CurtainPage(self._sheet, match.backstage.measure)
        self._page.hang(1.0, over_black=False)
        self._raven = PrivateRaven(match, seats[0])
        """It speaks to whoever looks alone; nothing of it is seen or heard before the card is."""

    def enter(self) -> None:
        """The velvet is read at once: it has to fall without a halt."""
        self._match.backstage.audio.cue(cues.CURTAIN_CLOSE)
        self._raven.ask()
        drapes.load_ahead(self._match.backstage.painter.workshop)

    def leave(self) -> None:
        self._raven.rest()

    def sheets(self) -> Sequence[Sheet]:
        return (self._sheet,)

    @property
    def _seat(self) -> int:
        """Who is asked, or looks."""
        return self._seats[self._number]

    @property
    def _time(self) -> int:
        """How long a card lies open; 0 for as long as its owner wants."""
        seconds = self._match.backstage.settings.curtain
        longer = ADVICE_READ if self._raven.is_asked else 0
        return ticks(1000 * seconds) + longer if seconds else 0

    def update(self) -> None:
        """One tick of the velvet, or of whoever waits behind it."""
        self._ticks += 1
        share = self._ticks / _TAKES.get(self._step, self._ticks)
        match self._step:
            case CurtainStep.CLOSING | CurtainStep.FALLING:
                self._hang(1 - ease_in_out(share))
            case CurtainStep.PARTING | CurtainStep.RISING:
                self._hang(_parted(share))
            case CurtainStep.PROMPT | CurtainStep.EYES_BACK:
                self._page.peep(_LOOKS[self._ticks // PEEP % len(_LOOKS)])
            case CurtainStep.SECRET:
                self._raven.speak(self._page)
                if self._time:
                    self._page.show_time(max(0.0, 1 - self._ticks / self._time))
        if self._step in _TAKES:
            is_over = share >= 1
        else:
            is_over = self._step is CurtainStep.SECRET and 0 < self._time <= self._ticks
        if is_over:
            self._turn()

    def handle(self, press: Press) -> None:
        """Only who is called counts, but for the press after which all may look again."""
        agrees = press.intent in AGREEING
        if self._step is CurtainStep.EYES_BACK and agrees:
            self._turn()
        elif self._step in _CONCERNS_ONE:
            if self._seat in self._match.deviceless:
                self._replace_device(press)
            if self._match.device_speaks_for(self._seat, press.device):
                self._ask(agrees, press.intent is Intent.BACK)

    def _ask(self, agrees: bool, wants_back: bool) -> None:
        """Whoever this is about pressed something."""
        closes = (agrees or wants_back) and self._ticks >= CURTAIN_LEAST
        opens = self._step is CurtainStep.PROMPT and agrees
        if opens or (self._step is CurtainStep.SECRET and closes):
            self._turn()

    def _replace_device(self, press: Press) -> None:
        """The pad went away: black at once, and whoever opens anew takes the seat.

        Nobody else could close what opens now, and nobody else may look at it.
        """
        if press.intent is Intent.DEVICE_LEFT and self._step is not CurtainStep.PROMPT:
            self._page.blacken()
            self._step, self._ticks, self._is_seen = CurtainStep.BLACK_AFTER, 0, False
        elif press.intent in AGREEING and self._step is CurtainStep.PROMPT:
            self._match.claim(self._seat, press.device)

    def _hang(self, openness: float) -> None:
        is_inside = self._step in (CurtainStep.PARTING, CurtainStep.FALLING)
        calm = self._match.backstage.pace.reduced
        self._page.hang(round(openness) if calm else openness, over_black=is_inside)

    def _turn(self) -> None:
        """The next step; whatever the last one showed is gone first."""
        audio = self._match.backstage.audio
        if self._step is CurtainStep.RISING:
            self._match.backstage.stack.pop()
            return
        if self._step is CurtainStep.FALLING:
            self._number += self._is_seen
            is_last = self._number >= len(self._seats)
            self._step = CurtainStep.EYES_BACK if is_last else CurtainStep.PROMPT
        else:
            self._step = _NEXT[self._step]
        self._ticks = 0
        match self._step:
            case CurtainStep.PROMPT:
                audio.cue(cues.CHIME)
                self._match.backstage.stack.hearing.begin_anew()
                self._is_seen = False
                self._show_prompt()
            case CurtainStep.PARTING | CurtainStep.RISING:
                audio.cue(cues.CURTAIN_OPEN)
                self._hang(0.0)
            case CurtainStep.SECRET:
                self._is_seen = True
                self._show_secret()
            case CurtainStep.FALLING:
                audio.cue(cues.CURTAIN_CLOSE)
            case CurtainStep.EYES_BACK:
                faces = [self._match.face(person) for person in self._match.company.people]
                self._page.say(self._match.backstage.say("curtain.eyes_back"), faces)
            case _:
                self._page.blacken()

    def _show_prompt(self) -> None:
        match, say = self._match, self._match.backstage.say
        names = [match.name(seat) for seat in self._seats[self._number :]]
        line = [
            InLine(match.face(seat), at < self._number, at == self._number)
            for at, seat in enumerate(self._seats)
        ]
        tip = (match.view.round * len(match.company.seats) + self._seat) % _TIPS + 1
        self._page.prompt(
            match.face(self._seat),
            say("curtain.alone", name=names[0]),
            self._say("curtain.open", Intent.CONFIRM),
            line,
            say("curtain.next", name=names[1]) if len(names) > 1 else "",
            say(f"curtain.tip_{tip}"),
        )

    def _show_secret(self) -> None:
        closes_itself = bool(self._time)
        self._page.secret(secret_of(self._match, self._seat, closes_itself=closes_itself))
        self._raven.repeat(self._page)

    def _say(self, key: str, intent: Intent, **values: object) -> str:
        """Words with a button of the person's own device, in their language."""
        match = self._match
        button = match.backstage.button(intent, match.company.seats[self._seat].device)
        return match.voice.to(self._seat).say(key, button=button, **values)


def _parted(share: float) -> float:
    """How far the halves are apart in the course of opening."""
    slides, waits, little = _HESITATES
    if share < waits:
        return little * ease_in_out(min(1.0, share / slides))
    return little + (1 - little) * ease_in_out((share - waits) / (1 - waits))
