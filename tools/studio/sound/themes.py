"""The castle's motif, in everything: the notes of its floors from the court to the throne.

The Jester turns the castle upside down, and its motif: every step as far, the other way, and what
was minor is major.
"""

from __future__ import annotations

MOTIF = (62, 65, 67, 69, 72, 74)
JESTER_MOTIF = tuple(MOTIF[0] + 12 - (pitch - MOTIF[0]) for pitch in MOTIF)
