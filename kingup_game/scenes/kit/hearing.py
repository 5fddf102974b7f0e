"""A moment of deafness where the same press begins to mean something else."""

from __future__ import annotations

from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.theme.durations import MEANING_SETTLES

ALWAYS_HEARD: Final = (
    Intent.POINT,
    Intent.SKIP,
    Intent.PAUSE,
    Intent.DEVICE_JOINED,
    Intent.DEVICE_LEFT,
    Intent.UNKNOWN_PAD,
)


class Hearing:
    """So that the second half of a double click answers no question that was not yet read.

    >>> hearing, press = Hearing(), Press("keyboard", Intent.CONFIRM)
    >>> hearing.ask_anew()
    >>> hearing.hears(press), hearing.hears(press)
    (True, True)
    >>> hearing.ask_anew()
    >>> hearing.hears(press)
    False
    """

    def __init__(self) -> None:
        self._deaf_ticks = 0
        self._since_press = round(MEANING_SETTLES)

    def begin_anew(self) -> None:
        """From now on presses mean something else."""
        self._deaf_ticks = round(MEANING_SETTLES)

    def ask_anew(self) -> None:
        """Somebody is asked now: a hand that was pressing until now still means what was before."""
        if self._since_press < MEANING_SETTLES:
            self.begin_anew()

    def update(self) -> None:
        """One tick passed."""
        self._deaf_ticks = max(0, self._deaf_ticks - 1)
        self._since_press += 1

    def hears(self, press: Press) -> bool:
        """Whether a press was meant for what is asked now; hurrying asks for nothing."""
        if press.intent in ALWAYS_HEARD:
            return True
        self._since_press = 0
        return not self._deaf_ticks
