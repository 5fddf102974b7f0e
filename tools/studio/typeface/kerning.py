"""Kerning by classes: an accented letter follows its plain one unless its accent would collide."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from tools.studio.typeface import spacing

AROUND = ".,:;!?-–’‘“”„«»‹›()'\""
MOST_IN_OLD_TABLE = 10_900
OLD_TABLE_LEAST = 14


class Spaced(Protocol):
    """What kerning has to know of a letter."""

    @property
    def sides(self) -> spacing.Sides: ...
    @property
    def advance(self) -> int: ...


@dataclass(frozen=True)
class Kerning:
    classes: dict[str, list[str]]  # plain letter -> itself and its accented forms
    pairs: dict[tuple[str, str], int]  # of plain letters
    exceptions: dict[tuple[str, str], int]  # of single letters, before the pairs

    def flat(self) -> dict[tuple[str, str], int]:
        """Every pair by itself, small ones left out, as the old kern table wants them."""
        found = {
            (a, b): by
            for (first, second), by in self.pairs.items()
            if abs(by) >= OLD_TABLE_LEAST
            for a in self.classes[first]
            for b in self.classes[second]
        }
        found |= self.exceptions
        largest = sorted(found, key=lambda pair: (-abs(found[pair]), pair))
        return {pair: found[pair] for pair in sorted(largest[:MOST_IN_OLD_TABLE])}


def plain(character: str) -> str:
    return unicodedata.normalize("NFD", character)[0]


def kerning(letters: Mapping[str, Spaced]) -> Kerning:
    classes: dict[str, list[str]] = {}
    for character in sorted(letters):
        if character != ".notdef" and (character.isalpha() or character in AROUND):
            classes.setdefault(plain(character), []).append(character)
    pairs = {}
    exceptions = {}
    for first in classes:
        for second in classes:
            if not _meet(first, second):
                continue
            placed = _placed(letters, first, second)
            if {first, second} & set(AROUND):
                by = spacing.tuck(*placed)
            else:
                by = spacing.kern(*placed, tall=_tall(first, second))
            if by:
                pairs[first, second] = by
            for a in classes[first]:
                for b in classes[second]:
                    room = spacing.clearance(*_placed(letters, a, b)) + by
                    if room < spacing.CLOSEST - 12 and (a, b) != (first, second):
                        exceptions[a, b] = by + round(spacing.CLOSEST - 12 - room)
    return Kerning(classes, pairs, exceptions)


def _meet(first: str, second: str) -> bool:
    if first in AROUND:
        return second not in AROUND
    return not (first.islower() and second.isupper())


def _tall(first: str, second: str) -> bool:
    return not (first.islower() and second.islower())


def _placed(
    letters: Mapping[str, Spaced], first: str, second: str
) -> tuple[spacing.Sides, spacing.Sides, float]:
    return letters[first].sides, letters[second].sides, float(letters[first].advance)
