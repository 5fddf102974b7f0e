"""Presses written down as they reach the scenes of one game, to be made again in another."""

from __future__ import annotations

from collections import defaultdict

from kingup_game.app.presses import Press
from kingup_game.theatre import Theatre


class PressLog:
    """Every press with the tick before which it came, counted from when somebody listened."""

    def __init__(self) -> None:
        self.presses: list[tuple[int, Press]] = []

    def listen(self, theatre: Theatre) -> None:
        """Write down what is pressed from now on."""
        reach, go_on = theatre.press, theatre.tick
        ticks = 0

        def press(*presses: Press) -> None:
            self.presses += [(ticks, one) for one in presses]
            reach(*presses)

        def tick() -> None:
            nonlocal ticks
            go_on()
            ticks += 1

        theatre.press, theatre.tick = press, tick  # type: ignore[method-assign]

    def play(self, theatre: Theatre) -> None:
        """Press the same at the same ticks, from now on."""
        go_on = theatre.tick
        ticks = 0
        at = defaultdict[int, list[Press]](list)
        for when, press in self.presses:
            at[when].append(press)

        def tick() -> None:
            nonlocal ticks
            theatre.press(*at[ticks])
            go_on()
            ticks += 1

        theatre.tick = tick  # type: ignore[method-assign]
