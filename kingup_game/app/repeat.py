"""Held directions repeat by ticks, and sticks become directions."""

from __future__ import annotations

from kingup_game.app.presses import Intent

FIRST_REPEAT_TICKS = 24
NEXT_REPEAT_TICKS = 8

# Of a stick's 32767: beyond the first it presses, within the second it lets go.
STICK_PRESS = 18000
STICK_RELEASE = 11000
TRIGGER_PRESS = 20000
TRIGGER_RELEASE = 9000


class Repeater:
    """Counts ticks of each held direction of each device.

    >>> repeater = Repeater()
    >>> repeater.press("keyboard", Intent.DOWN)
    >>> due = [tick for tick in range(1, 50) if repeater.tick()]
    >>> due[0] == FIRST_REPEAT_TICKS, due[1] - due[0] == NEXT_REPEAT_TICKS
    (True, True)
    """

    def __init__(self) -> None:
        self._held: dict[tuple[str, Intent], int] = {}

    def press(self, device: str, intent: Intent) -> None:
        """A direction is held down from now on, in place of any other of this device."""
        # The newest direction alone repeats, so that rolling over two keys does not run wild.
        for key in [key for key in self._held if key[0] == device]:
            del self._held[key]
        self._held[device, intent] = 0

    def release(self, device: str, intent: Intent) -> None:
        """A direction is let go."""
        self._held.pop((device, intent), None)

    def forget(self, device: str) -> None:
        """A device went away: it holds nothing any more."""
        for key in [key for key in self._held if key[0] == device]:
            del self._held[key]

    def clear(self) -> None:
        """Nobody holds anything any more."""
        self._held.clear()

    def tick(self) -> list[tuple[str, Intent]]:
        """One tick later: the directions that repeat now."""
        due = []
        for key in self._held:
            self._held[key] += 1
            late = self._held[key] - FIRST_REPEAT_TICKS
            if late >= 0 and late % NEXT_REPEAT_TICKS == 0:
                due.append(key)
        return due


class Stick:
    """One stick of one pad as at most one direction; rests until it was moved."""

    def __init__(self) -> None:
        self._x = 0
        self._y = 0
        self.direction: Intent | None = None

    def move(self, *, x: int | None = None, y: int | None = None) -> Intent | None:
        """The direction after the movement; compare with `direction` from before."""
        self._x = self._x if x is None else x
        self._y = self._y if y is None else y
        strength = max(abs(self._x), abs(self._y))
        if strength < STICK_RELEASE:
            self.direction = None
        elif strength >= STICK_PRESS:
            if abs(self._x) > abs(self._y):
                self.direction = Intent.RIGHT if self._x > 0 else Intent.LEFT
            else:
                self.direction = Intent.DOWN if self._y > 0 else Intent.UP
        return self.direction


class Trigger:
    """A trigger as a button."""

    def __init__(self) -> None:
        self.down = False

    def move(self, value: int) -> bool:
        """Whether this movement presses it."""
        if value <= TRIGGER_RELEASE:
            self.down = False
        elif value >= TRIGGER_PRESS and not self.down:
            self.down = True
            return True
        return False
