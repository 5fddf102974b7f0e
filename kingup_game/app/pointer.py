"""The mouse's arrow: drawn by us, and seen only while somebody uses the mouse."""

from __future__ import annotations

from contextlib import suppress

import pygame


class Pointer:
    """Hidden from people with pads and keys: an arrow on the castle would seem to mean a choice."""

    def __init__(self) -> None:
        self._is_seen = True

    def wear(self, picture: pygame.Surface, tip_px: tuple[int, int]) -> None:
        """Looks like the picture; where the system cannot do that, the arrow stays as it is."""
        with suppress(pygame.error):
            pygame.mouse.set_cursor(pygame.Cursor(tip_px, picture))

    def follow(self, is_pointing: bool) -> None:
        """Show or hide the arrow, as somebody uses the mouse or does not."""
        if is_pointing != self._is_seen:
            self._is_seen = is_pointing
            pygame.mouse.set_visible(is_pointing)
