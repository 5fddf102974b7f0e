"""What the screens outside of a match may ask for; the game behind them provides it."""

from __future__ import annotations

from typing import Protocol

from kingup_game.app.stack import Scene
from kingup_game.table.gathering import Gathering


class House(Protocol):
    """Opens matches. Scenes know this much of the game and no more."""

    @property
    def has_unfinished(self) -> bool: ...

    def menu(self) -> Scene: ...

    def start(self, gathering: Gathering) -> Scene:
        """A new match for those who sit at the table."""
        ...

    def resume(self, device: str) -> Scene | None:
        """The match that was left, with `device` in its one person's hands; None if it is gone."""
        ...

    def demonstration(self) -> Scene:
        """Bots play among themselves, for whoever looks on."""
        ...
