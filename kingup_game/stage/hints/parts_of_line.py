"""A line in parts, and which of them lies under a pointer: who points at words, means these."""

from __future__ import annotations

from typing import Final

from kingup_game.stage.lettering.text_styles import MeasureWords, TextStyle

PARTS_APART: Final = "    "
"""Stands between the parts of a line: a sentence, and buttons with what they do."""


def part_under(
    across: float, words: str, style: TextStyle, measure: MeasureWords, middle: float
) -> str:
    """The part of a line around `middle` that lies at `across`; nothing between two of them.

    What is fitted into less room is narrower by the same share in all its parts.
    """
    free = style.but(fit=None)
    full = measure(words, free)[0]
    if not full:
        return ""
    share = measure(words, style)[0] / full
    begins = middle - full * share / 2
    parts = words.split(PARTS_APART)
    for number, part in enumerate(parts):
        before = PARTS_APART.join((*parts[:number], ""))
        left = begins + share * measure(before, free)[0]
        if left <= across <= left + share * measure(part, free)[0]:
            return part
    return ""
