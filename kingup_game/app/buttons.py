"""What a button means just now: the same for every source of presses."""

from __future__ import annotations

from kingup_game.app.bindings import Bindings, Family, Mode
from kingup_game.app.presses import DIRECTIONS, KEYBOARD, Intent, Press
from kingup_game.app.repeat import Repeater


class Buttons:
    """From a device's button to the press it is, as the scene on top and people's bindings say."""

    def __init__(self, bindings: Bindings | None = None) -> None:
        self.bindings = bindings or Bindings()
        self.mode: Mode = "usual"
        self.typing = False
        """Keys are letters."""
        self.capturing = False
        """A button is being chosen: presses tell its name, not its meaning."""
        self.last_device = KEYBOARD
        self._held = Repeater()

    def set_mode(self, mode: Mode) -> None:
        """From now on buttons mean this; nothing is held any more."""
        self.mode = mode
        self.let_go()

    def pressed(self, device: str, family: Family, button: str) -> list[Press]:
        """What a button of a device asks for now, if anything."""
        if self.capturing:
            return [Press(device, Intent.TYPE, text=button)]
        intent = self.bindings.intent(family, button, self.mode)
        if intent is None:
            return []
        if intent in DIRECTIONS:
            self._held.press(device, intent)
        return [Press(device, intent)]

    def released(self, device: str, family: Family, button: str) -> list[Press]:
        """A button was let go: a direction repeats no more."""
        intent = self.bindings.intent(family, button, self.mode)
        if intent in DIRECTIONS:
            self._held.release(device, intent)
        return []

    def turned(self, device: str, before: Intent | None, now: Intent | None) -> list[Press]:
        """A stick or a hat went from one direction to another; None is its rest."""
        if before == now:
            return []
        if before is not None:
            self._held.release(device, before)
        if now is None:
            return []
        self._held.press(device, now)
        return [Press(device, now)]

    def let_go(self, device: str | None = None) -> None:
        """No direction of the device is held any more; of no device at all by default."""
        if device is None:
            self._held.clear()
        else:
            self._held.forget(device)

    def repeats(self) -> list[Press]:
        """One tick later: the held directions that repeat now."""
        return [Press(device, intent, repeated=True) for device, intent in self._held.tick()]
