"""What speaks at a match: the line, the bots' bubbles, the raven, and the buzz of a pad."""

from __future__ import annotations

from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.actions import Reason, Refusal
from kingup_game.engine.cast import JESTER, Character
from kingup_game.engine.events import Event
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.speech import Speech
from kingup_game.scenes.lesson.first_times import FirstTimes
from kingup_game.scenes.lesson.raven_offer import RavenOffer
from kingup_game.scenes.match.chatter import Chatter
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.match.raven import Raven
from kingup_game.scenes.private.pulses import Pulses
from kingup_game.stage.widgets.spoken_line import SpokenLine
from kingup_game.table.port import MatchPort
from kingup_game.table.seats import Company

_FULL: Final = (Reason.FLOOR_FULL, Reason.FLOOR_ABOVE_FULL)


class MatchVoice(Speech):
    """Says things to everybody, and to one person in their own language."""

    def __init__(
        self, backstage: Backstage, picture: MatchPicture, port: MatchPort, company: Company
    ) -> None:
        super().__init__(backstage)
        self._company = company
        self._picture = picture
        self.line = SpokenLine(picture.words, backstage.measure)
        self.chatter = Chatter(backstage, picture, port.terms.house, company, port.luck)
        self.raven = Raven(backstage, picture.sheet, port, company)
        self.first_times = FirstTimes(backstage, picture.words, port.terms, company)
        self.offer = RavenOffer(backstage, picture.words, port.terms, company)
        self.pulses = Pulses(backstage.controls.rumble)

    def to(self, seat: int) -> Speech:
        """How one person is spoken to, in the language that they chose for themselves."""
        return Speech(self._backstage, self._company.seats[seat].aids.language, self.asked)

    def asked_at(self, x: float, y: float) -> Intent | None:
        """What the words of the line ask for that lie there."""
        return self.asked.get(self.line.part_at(x, y))

    def question(self, nominee: Character) -> str:
        """What is voted on."""
        key = "vote.jester_question" if nominee == JESTER else "vote.question"
        return self.say(key, character=self.character(nominee))

    def refusal(self, refusal: Refusal, seat: int | None = None) -> str:
        """Why something is not allowed, to whoever asked for it."""
        if refusal.reason in _FULL:
            self.first_times.tell("full")
        speech = self if seat is None else self.to(seat)
        return speech.say(
            f"refusal.{refusal.reason.value}",
            character=speech.character(refusal.character) if refusal.character else "",
            place=refusal.place.word if refusal.place is not None else "",
        )

    def hear(self, event: Event) -> None:
        """Something was shown: perhaps somebody has a word to say about it."""
        self.chatter.hear(event)
        self.raven.hear(event)
        self.first_times.hear(event)
        self.offer.hear(event)

    def takes(self, press: Press) -> bool:
        """Whether a press was meant for what is said, and for nothing behind it."""
        return self.offer.takes(press) or self.raven.takes(press) or self.first_times.takes(press)

    @property
    def speaks_beside_the_castle(self) -> bool:
        """Whether the meadow below the seats on the right is the raven's now."""
        return self.raven.is_on or self.offer.is_open or bool(self.first_times.words)

    def update(self) -> None:
        """One tick passed."""
        self.pulses.update()
        self.chatter.update()
        self.line.update()
        self.raven.update()
        if not self.offer.is_open:
            self.first_times.update(is_aside=self._picture.castle_sheet.dx > 0)
        self.offer.update(is_free=self.first_times.is_silent)
