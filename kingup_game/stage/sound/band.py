"""The band: plays pieces leaf by leaf, in layers that keep together to the sample.

A piece lies in leaves of some seconds, one file a layer. Only the leaf that sounds and the next
are in memory; the mixer itself goes from one to the other, without a gap. A piece that is broken
off stands still for a while and goes on from there when it is asked for again; later than that it
begins with the next of its leaves that may open it, so that a match does not hear one bar 1 thrice.
"""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from kingup_game.stage.sound.deck import Deck
from kingup_game.stage.sound.shelf import SoundShelf
from kingup_game.stage.sound.sound_library import Part
from kingup_game.theme import cues


class Band:
    """One piece at a time, on channels of its own."""

    def __init__(self, shelf: SoundShelf, channels: range, *, kept: int = 1) -> None:
        """So many pieces that were broken off are kept, to go on."""
        self._kept = kept
        self.playing: str | None = None
        self._shelf = shelf
        self._channels = channels
        self._decks: dict[str, Deck] = {}
        """What sounds, fades or waits; the last one was heard last."""
        self._left_at: dict[str, int] = {}
        """In which leaf pieces were that do not wait any more."""
        self._loudness = 1.0

    @property
    def heard(self) -> set[str]:
        """The layers of the playing piece that are heard, or will be."""
        if self.playing is None:
            return set()
        layers = self._decks[self.playing].layers
        return {name for name, layer in layers.items() if layer.wanted > 0}

    def play(self, name: str, part: Part, heard: Iterable[str], fade_ticks: int) -> None:
        """Go over to a piece; one that waits goes on where it was broken off."""
        self.stop(fade_ticks)
        deck = self._decks.pop(name, None)
        if deck is None:
            leaf = part.opening_from(self._left_at.get(name, 0))
            channels, breathes = self._free(len(part.layers)), name in cues.WITH_BREATHS
            deck = Deck(part, self._shelf, channels, leaf, breathes=breathes)
            deck.fade_layers(heard, fade_ticks)
        else:
            deck.go_on()
            deck.fade_layers(heard, fade_ticks)
            deck.presence.fade_to(1.0, fade_ticks)
        self._decks[name] = deck
        self.playing = name
        self._turn(deck)

    def set_layers(self, heard: Iterable[str], fade_ticks: int) -> None:
        """Have just these layers of the playing piece heard."""
        if self.playing is not None:
            self._decks[self.playing].fade_layers(heard, fade_ticks)

    def stop(self, fade_ticks: int) -> None:
        """The piece fades out, and waits."""
        if self.playing is not None:
            self._decks[self.playing].presence.fade_to(0.0, fade_ticks)
            self.playing = None

    def close(self) -> None:
        """Silence at once; nothing waits any more."""
        for deck in self._decks.values():
            deck.close()
        self._decks.clear()
        self.playing = None

    def be_as_loud(self, share: float) -> None:
        """Set how loud all of it is."""
        self._loudness = share
        for deck in self._decks.values():
            deck.be_as_loud(share)

    def update(self) -> None:
        """One tick: fades go on, leaves are turned, what has faded stands still."""
        playing = self.playing
        for name, deck in self._decks.items():
            if deck.advance():
                deck.be_as_loud(self._loudness)
            if name != playing and deck.is_silent:
                deck.rest()
            self._turn(deck)
        if len(self._decks) > self._kept:
            self._let_go_of_the_oldest()

    def _let_go_of_the_oldest(self) -> None:
        waiting = [name for name in self._decks if name != self.playing]
        for name in waiting[: max(0, len(waiting) - self._kept)]:
            if self._decks[name].is_silent:
                self._left_at[name] = self._decks[name].leaf
                self._decks.pop(name).close()

    def _turn(self, deck: Deck) -> None:
        if deck.turn_leaves():
            deck.be_as_loud(self._loudness)

    def _free(self, count: int) -> list[int]:
        """Channels that no deck holds; none at all where there is no mixer, or no room."""
        if pygame.mixer.get_init() is None:
            return []
        held = {number for deck in self._decks.values() for number in deck.channels}
        free = [number for number in self._channels if number not in held]
        return free[:count] if len(free) >= count else []
