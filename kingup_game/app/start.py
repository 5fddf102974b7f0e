"""From the command line to the first frame."""

from __future__ import annotations


def play() -> int:
    """Open the window and run the game until it is closed."""
    raise SystemExit("the stage is being built")
