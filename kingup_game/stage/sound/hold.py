"""How far music and air are held down: for a while by hand, and the music under whoever speaks."""

from __future__ import annotations

from typing import Final

from kingup_game.stage.sound.deck import Fader

UNDER_TALK: Final = 0.45
"""What is left of the music, 7 dB less: talk lies 6 dB above it then but at its loudest."""
TALK_COMES, TALK_LASTS, TALK_GOES = 5, 66, 30


class Hold:
    """Both are let up again, each after its own time."""

    def __init__(self) -> None:
        self._hand = Fader(1.0, 1.0)
        self._talk = Fader(1.0, 1.0)
        self._left = 0

    @property
    def wanted(self) -> float:
        """How far the hand holds both down, or is about to."""
        return self._hand.wanted

    @property
    def air(self) -> float:
        """What is left of the air."""
        return self._hand.now

    @property
    def music(self) -> float:
        """What is left of the music."""
        return self._hand.now * self._talk.now

    def fade_to(self, share: float, ticks: int) -> None:
        """By hand, in so many ticks."""
        self._hand.fade_to(share, ticks)

    def speak(self) -> None:
        """Somebody says something."""
        self._talk.fade_to(UNDER_TALK, TALK_COMES)
        self._left = TALK_LASTS

    def advance(self) -> bool:
        """One tick; returns whether anything got louder or softer."""
        if self._left:
            self._left -= 1
            if not self._left:
                self._talk.fade_to(1.0, TALK_GOES)
        changes = self._hand.advance(), self._talk.advance()
        return any(changes)
