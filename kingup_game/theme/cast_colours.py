"""The characters' colours, pure data: told apart in greyscale and by the colour-blind too.

Chosen by search (simulated annealing over CIE Lab); `tests/tools/test_cast_art.py` measures them.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Livery:
    """A character's colour with a dark and a light of it, and the second colour of its ring."""

    main: str
    dark: str
    light: str
    second: str


LIVERY = {
    "A": Livery("#4176C6", "#243F73", "#A9C6EE", "#FBF0D9"),
    "B": Livery("#995492", "#552A52", "#D9A9D3", "#F2B632"),
    "C": Livery("#B23435", "#671A1F", "#E89084", "#2F1E18"),
    "D": Livery("#355E5F", "#1B3436", "#8FB5B3", "#FBF0D9"),
    "E": Livery("#5C0134", "#33001F", "#B5628C", "#CF7AA3"),
    "F": Livery("#F16810", "#8F380A", "#FFB67A", "#2F1E18"),
    "G": Livery("#A2C7E0", "#54768F", "#DDEEF8", "#6B2E7A"),
    "I": Livery("#E8D831", "#8C7A12", "#FBF3A6", "#5FA04E"),
    "L": Livery("#538E4A", "#294F26", "#A9D29E", "#6B2E7A"),
    "M": Livery("#173577", "#0C1C44", "#7E9ADB", "#FBF0D9"),
    "N": Livery("#594108", "#332404", "#B79A55", "#C2602A"),
    "O": Livery("#DFA0B9", "#925169", "#F8D9E5", "#2F1E18"),
    "P": Livery("#EAF5DA", "#8FA37E", "#FFFFF6", "#F2B632"),
    "J": Livery("#1F1F1F", "#0E0C0C", "#6B6462", "#C8382E"),
}
