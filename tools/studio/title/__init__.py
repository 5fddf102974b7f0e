"""The title: wordmark, its stage, and the application's icons."""

from __future__ import annotations

from collections.abc import Callable

RECIPES: dict[str, Callable[[], bytes]] = {}
