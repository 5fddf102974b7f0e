"""What speaks at a match: the line, the bots' bubbles, the raven, and the buzz of a pad."""

from __future__ import annotations

from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.actions import Reason, Refusal
from kingup_game.engine.cast import Character
from kingup_game.engine.events import Event
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.lesson.first_times import FirstTimes
from kingup_game.scenes.match.chatter import Chatter
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.match.pulses import Pulses
from kingup_game.scenes.match.raven import Raven
from kingup_game.stage.widgets.spoken_line import SpokenLine
from kingup_game.table.port import MatchPort
from kingup_game.table.seats import Company

_FULL: Final = (Reason.FLOOR_FULL, Reason.FLOOR_ABOVE_FULL)


class MatchVoice:
    """Says things, and knows how to say them."""

    def __init__(
        self, backstage: Backstage, picture: MatchPicture, port: MatchPort, company: Company
    ) -> None:
        self._backstage = backstage
        self.line = SpokenLine(picture.words, backstage.measure)
        self.chatter = Chatter(backstage, picture.panels, company, port.luck)
        self.raven = Raven(backstage, picture.sheet, port, company)
        self.hints = FirstTimes(backstage, picture.words, port.terms, company)
        self.pulses = Pulses(backstage.controls.rumble)

    def say(self, key: str, **values: object) -> str:
        """A message in the language that people chose."""
        return self._backstage.say(key, **values)

    def character(self, character: Character) -> str:
        """A character's name."""
        return self.say(f"cast.{character}")

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed."""
        if refusal.reason in _FULL:
            self.hints.tell("full")
        return self.say(
            f"refusal.{refusal.reason.value}",
            character=self.character(refusal.character) if refusal.character else "",
            place=refusal.place.word if refusal.place is not None else "",
        )

    def hint(self, intent: Intent, key: str, device: str | None = None) -> str:
        """A button's picture and what it does, for the line."""
        return f"{self._backstage.button(intent, device)} {self.say(key)}"

    def hear(self, event: Event) -> None:
        """Something was shown: perhaps somebody has a word to say about it."""
        self.chatter.hear(event)
        self.raven.hear(event)
        self.hints.hear(event)

    def takes(self, press: Press) -> bool:
        """Whether a press was meant for what is said, and for nothing behind it."""
        return self.raven.takes(press) or self.hints.takes(press)

    def offers(self, device: str | None, *intents: Intent) -> list[str]:
        """The hints for what the device has a button for."""
        controls = self._backstage.controls
        family = controls.device(device).family
        known = [one for one in intents if controls.bindings.buttons(family, one)]
        return [self.hint(intent, f"actions.{intent}", device) for intent in known]

    def update(self) -> None:
        """One tick passed."""
        self.pulses.update()
        self.chatter.update()
        self.line.update()
        self.raven.update()
        self.hints.update()
