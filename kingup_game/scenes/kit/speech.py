"""Says things to somebody: in their language, with the buttons that they have in their hands."""

from __future__ import annotations

from kingup_game.app.presses import Intent
from kingup_game.engine.cast import Character
from kingup_game.scenes.kit.backstage import Backstage


class Speech:
    """What is said in one language; none stands for that of the screen, whatever it is then."""

    def __init__(
        self, backstage: Backstage, language: str = "", asked: dict[str, Intent] | None = None
    ) -> None:
        self._backstage = backstage
        self._language = language
        self.asked: dict[str, Intent] = {} if asked is None else asked
        """What every hint that was given asks for: a click on its words means that."""

    def say(self, key: str, **values: object) -> str:
        """A message."""
        return self._backstage.say_in(self._language)(key, **values)

    def character(self, character: Character) -> str:
        """A character's name."""
        return self.say(f"cast.{character}")

    def hint(self, intent: Intent, key: str, device: str | None = None) -> str:
        """A button's picture and what it does, for the line."""
        said = f"{self._backstage.button(intent, device)} {self.say(key)}"
        self.asked[said] = intent
        return said

    def offers(self, device: str | None, *intents: Intent) -> list[str]:
        """The hints for what the device has a button for."""
        controls = self._backstage.controls
        family = controls.device(device).family
        known = [one for one in intents if controls.bindings.buttons(family, one)]
        return [self.hint(intent, f"actions.{intent}", device) for intent in known]
