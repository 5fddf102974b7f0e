"""What was explained to whom, by name, so that nobody hears a thing twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.scenes.kit.backstage import Backstage

MOST_PEOPLE: Final = 60
"""So many names are remembered, the latest."""


class WhoHeard:
    """Kept in the settings."""

    def __init__(self, backstage: Backstage) -> None:
        self._backstage = backstage

    def by(self, name: str) -> list[str]:
        """Everything that somebody has heard."""
        return self._backstage.settings.explained.get(name, [])

    def note(self, topic: str, names: Sequence[str]) -> None:
        """These have heard it now. Whoever heard something last, is forgotten last."""
        settings = self._backstage.settings
        for name in names:
            heard = self.by(name)
            if topic not in heard:
                explained = {one: topics for one, topics in settings.explained.items()
                             if one != name}  # fmt: skip
                explained[name] = [*heard, topic]
                latest = list(explained)[-MOST_PEOPLE:]
                settings.explained = {one: explained[one] for one in latest}
        self._backstage.keep_settings()
