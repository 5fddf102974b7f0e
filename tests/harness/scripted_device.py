"""A device that exists only in a script: what a phone on the local network will be to the game."""

from __future__ import annotations

from kingup_game.app.buttons import Buttons
from kingup_game.app.presses import Press
from kingup_game.app.sources import Capability, Device, Source

PHONE = Device("phone:1", "pad", "position", Capability.SHOW | Capability.COME_AND_GO)


class ScriptedPhones(Source):
    """Phones whose owners do what a test says; it arrives with the next tick, as by a network."""

    def __init__(self) -> None:
        super().__init__()
        self.is_listening = False
        self.shaken: list[tuple[str, float, float, int]] = []
        self._news: list[Press] = []
        self._pushed: list[tuple[str, str]] = []

    def start(self) -> None:
        self.is_listening = True

    def stop(self) -> None:
        self.is_listening = False

    def tick(self, buttons: Buttons) -> list[Press]:
        presses, self._news = self._news, []
        for device, button in self._pushed:
            presses += buttons.pressed(device, "pad", button)
            presses += buttons.released(device, "pad", button)
        self._pushed.clear()
        return presses

    def shake(self, device: str, low: float, high: float, milliseconds: int) -> None:
        self.shaken.append((device, low, high, milliseconds))

    def come(self, device: Device = PHONE) -> None:
        self._news.append(self.joined(device, "Ada's phone"))

    def go(self, name: str = PHONE.name) -> None:
        self._news.append(self.left(name, "Ada's phone"))

    def push(self, button: str, name: str = PHONE.name) -> None:
        self._pushed.append((name, button))
