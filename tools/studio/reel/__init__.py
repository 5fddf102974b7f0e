"""The match that the game shows of itself: written by hand, played by the rules."""

from __future__ import annotations

from collections.abc import Callable

from tools.studio.reel.match import record

RECIPES: dict[str, Callable[[], bytes]] = {"reel/match.kingup": record}
