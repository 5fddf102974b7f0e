"""The court behind the walls: one sound in layers, each as loud as the castle has it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from kingup_game.stage.sound.deck import Deck
from kingup_game.stage.sound.shelf import SoundShelf
from kingup_game.stage.sound.sound_library import Part


class Murmur:
    """Swells and ebbs; nothing of it is in memory while nobody is heard."""

    def __init__(self, shelf: SoundShelf, channels: range, find: Callable[[], Part]) -> None:
        self.shares: dict[str, float] = {}
        """How much of each layer is heard, or will be."""
        self._shelf, self._channels, self._find = shelf, channels, find
        self._deck: Deck | None = None
        self._loudness = 1.0

    def swell(self, shares: Mapping[str, float], ticks: int) -> None:
        """Have so much of each layer heard, and of all others nothing."""
        self.shares = {name: share for name, share in shares.items() if share > 0}
        if self._deck is None and self.shares:
            part, is_loud = self._find(), pygame.mixer.get_init() is not None
            free = list(self._channels)[: len(part.layers)] if is_loud else []
            self._deck = Deck(part, self._shelf, free)
        if self._deck is not None:
            for name, layer in self._deck.layers.items():
                layer.fade_to(self.shares.get(name, 0.0), ticks)

    def be_as_loud(self, share: float) -> None:
        """Set how loud all of it is."""
        self._loudness = share
        if self._deck is not None:
            self._deck.be_as_loud(share)

    def close(self) -> None:
        """Silence at once."""
        if self._deck is not None:
            self._deck.close()
        self._deck, self.shares = None, {}

    def update(self) -> None:
        """One tick: fades go on, and it goes round."""
        deck = self._deck
        if deck is None:
            return
        has_changed = deck.advance()
        if not self.shares and not any(layer.now for layer in deck.layers.values()):
            self.close()
        elif deck.turn_leaves() or has_changed:
            deck.be_as_loud(self._loudness)
