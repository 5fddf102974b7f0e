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

    The stack has the one there is: it begins anew with each scene, and scenes say where the meaning
    of a press changes under them. No hand is exempt, however long it had rested: whoever presses so
    soon has not read what is asked.

    >>> hearing, press = Hearing(), Press("keyboard", Intent.CONFIRM)
    >>> hearing.hears(press)
    True
    >>> hearing.begin_anew()
    >>> hearing.hears(press), hearing.hears(Press("keyboard", Intent.PAUSE))
    (False, True)
    """

    def __init__(self) -> None:
        self._deaf_ticks = 0

    def begin_anew(self) -> None:
        """From now on presses mean something else."""
        self._deaf_ticks = round(MEANING_SETTLES)

    def update(self) -> None:
        """One tick passed."""
        self._deaf_ticks = max(0, self._deaf_ticks - 1)

    def hears(self, press: Press) -> bool:
        """Whether a press was meant for what is asked now; hurrying asks for nothing."""
        return press.intent in ALWAYS_HEARD or not self._deaf_ticks
