"""Parts of the game that are missing or damaged: named, and gone on without where that can be."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from kingup_game.stage.part_files import read_part

FAULTS: Final = (
    *(ArithmeticError, AttributeError, LookupError, OSError, RecursionError),
    *(TypeError, ValueError, pygame.error),
)
"""What comes of a file that is not what it should be."""

_TRIAL_PX: Final = 10
_LETTERS: Final = (range(0x20, 0x7F), range(0xA0, 0x180), range(0x2010, 0x2040))
_EVERY_LETTER: Final = "".join(chr(one) for these in _LETTERS for one in these)
"""Of all languages of Western Europe, with their dashes and quotation marks."""
_TRIED: Final = frozenset(
    ("f7556488ebfde526", "d2f6cad33f191e65", "74eda4fc5ffba0d8", "9c968bf60ba1e851")
)
"""How the fingerprints begin of faces whose every letter was tried: Larkstair, and Caladea regular,
bold and italic. To try one takes 4 to 12 ms, in whichever frame needs it first."""


class DamagedPartError(RuntimeError):
    """A part of the game is there and of no use; `part` is its path below the assets."""

    def __init__(self, part: str) -> None:
        super().__init__(f"{part} is damaged")
        self.part = part


def part_of(fault: BaseException | None) -> str | None:
    """The part whose damage led to a fault, if one did."""
    while fault is not None:
        if isinstance(fault, DamagedPartError):
            return fault.part
        fault = fault.__cause__ or fault.__context__
    return None


class Gaps:
    """Hears of every part that cannot be used.

    With somebody to `tell`, each is told once and the game goes on with a stopgap. Without, as in
    tests and tools, the fault is raised, so that nobody draws pictures and misses one.

    >>> told = []
    >>> gaps = Gaps(told.append)
    >>> for _ in range(2):
    ...     gaps.found("signs/crown.webp", ValueError())
    >>> told
    ['signs/crown.webp']
    """

    def __init__(self, tell: Callable[[str], None] | None = None) -> None:
        self._tell = tell
        self._told: set[str] = set()
        self._good_faces: set[Path] = set()
        self._bad_faces: set[Path] = set()

    def found(self, part: str, fault: Exception) -> None:
        """A part cannot be used, and why."""
        if self._tell is None:
            if isinstance(fault, FileNotFoundError | KeyError | DamagedPartError):
                raise fault
            raise DamagedPartError(part) from fault
        if part not in self._told:
            self._told.add(part)
            self._tell(part)

    def font(self, path: Path, size_px: int) -> pygame.Font:
        """A face, or in its place one that is always there."""
        if path in self._bad_faces:
            return pygame.Font(None, size_px)
        try:
            # One that is damaged opens, and breaks at the first bad letter; a pipe opens never.
            if path not in self._good_faces and not is_tried_face(path):
                pygame.Font(path, _TRIAL_PX).render(_EVERY_LETTER, True, "black")
            font = pygame.Font(path, size_px)
        except FAULTS as fault:
            self._bad_faces.add(path)
            self.found(path.name, fault)
            return pygame.Font(None, size_px)
        self._good_faces.add(path)
        return font


def is_tried_face(path: Path) -> bool:
    """Whether this is byte by byte a face whose letters are all known to be sound."""
    return hashlib.sha256(read_part(path)).hexdigest()[:16] in _TRIED
