"""What the screens outside of a match may ask for; the game behind them provides it."""

from __future__ import annotations

from typing import Protocol

from kingup_game.scenes.kit.scene import Scene
from kingup_game.table.gathering import Gathering


class Doors(Protocol):
    """Opens matches. Scenes know this much of the game and no more."""

    @property
    def has_unfinished(self) -> bool:
        """Whether a match was left that can go on."""

    def menu(self) -> Scene:
        """The title screen."""

    def start(self, gathering: Gathering) -> Scene:
        """A new match for those who sit at the table."""
        ...

    def resume(self, device: str) -> Scene | None:
        """The match that was left, with `device` in its one person's hands; None if it is gone."""
        ...

    def demonstration(self) -> Scene:
        """Bots play among themselves, for whoever looks on."""
        ...
