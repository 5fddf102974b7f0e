"""What a scene is: the hooks that the stack calls, all of them here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from kingup_game.app.bindings import Mode
from kingup_game.app.presses import Press
from kingup_game.stage.canvas.sheet import Sheet


class CoverLike(Protocol):
    """What transitions need of a painter's cover."""

    def set(self, kind: str, amount: float, *, opening: bool = False) -> None:
        """Close the picture by so much, from 0 to 1, in the manner of a kind of transition."""

    def clear(self) -> None:
        """Nothing covers the picture."""


class Scene:
    """One thing people see and do. A scene overrides the hooks that it needs.

    Making a scene changes nothing: whatever it does to the match, the sound or the disk, it does
    from `enter` on. A scene moves on by the stack that its backstage holds.
    """

    overlay = False
    """Whether the scenes below stay visible, though still."""

    is_private = False
    """Whether it is for one person alone: nothing is written over it."""

    settles = False
    """Whether presses mean something here that nobody can have meant before it came."""

    buttons: Mode = "usual"
    """What the devices' buttons mean while this scene is on top."""

    def make_ready(self) -> Iterator[None]:
        """A cover closes before it: what can be put together is, a part a step, so that its looks
        are found bit by bit. It changes nothing but what will be seen."""
        return iter(())

    def enter(self) -> None:
        """The scene comes on top, for the first time."""

    def leave(self) -> None:
        """The scene is taken off for good."""

    def handle(self, press: Press) -> None:
        """Somebody pressed something."""

    @property
    def is_hurried(self) -> bool:
        """Whether any press only hurries what is being shown: that is heard at once."""
        return False

    def update(self) -> None:
        """One tick passed."""

    def sheets(self) -> Sequence[Sheet]:
        """What is seen of it, from back to front. Asking changes nothing."""
        return ()

    def put_cover(self, cover: CoverLike) -> None:
        """Cover the picture where scenes within this one change."""
        cover.clear()
