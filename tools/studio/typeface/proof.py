"""Proof sheets for the eye: `python -m tools.studio.typeface.proof OUT.png [TEXT]`.

One sheet with the alphabet, the cast and four languages at several sizes; or TEXT alone, large.
"""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

from kingup_game.theme.palette import INK, PAPER
from tools.studio.typeface.build import font_file

TEXT_SIZES = (28, 40)
LARGE = (
    (64, "King Up! Königsthron, Würdenträger, Trône du Roi"),
    (96, "Alighiero Beatrice Clemente Dario"),
    (160, "King Up! 0123456"),
    (160, "Ragessé K8& Wü"),
)
WIDTH, MARGIN = 1920, 30
ALPHABET = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "abcdefghijklmnopqrstuvwxyz ßẞæœÆŒ",
    "0123456789 10 33 “„”«»‹›‘’‚ .,:;…!?¡¿",
    "ÀÂÄÇÈÉÊËÌÎÏÒÔÖÙÛÜŸ àâäçèéêëìîïòôöùûüÿ",
    "()[]+-×÷=/%&@#*'\"·•°€ –— ←→↑↓ ★♥♛✓✗",
)
LINES = (
    "King Up! Königsthron, Würdenträger, Trône du Roi, il trono del re",
    "Alighiero Beatrice Clemente Dario Ernesto Fiorello Gavino Irina Leonardo",
    "Merlino Natale Odessa Piero – der Hofnarr – l’Écuyer – the Jester – il Buffone",
    "The quick brown fox jumps over the lazy dog. Who votes “No”? Round 3 of 3: 33 points!",
    "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. „Jawohl!“",
    "Portez ce vieux whisky au juge blond qui fume. « Où ça ? » L’été, dès Noël.",
    "Ma la volpe, col suo balzo, ha raggiunto il quieto Fido. Perché no? È già così.",
    "Tom To Va AV Wü LT L’an Ty Yes PA Wa Fa r. f’ V. “A” KÖNIG THRONE TRÔNE RÈGLES",
)


def sheet(lines_at: list[tuple[int, str]], font: bytes) -> pygame.Surface:
    rendered = [
        pygame.font.Font(io.BytesIO(font), size).render(line, True, INK) for size, line in lines_at
    ]
    height = sum(line.get_height() for line in rendered) + 2 * MARGIN
    page = pygame.Surface((WIDTH, height))
    page.fill(PAPER)
    y = MARGIN
    for line in rendered:
        page.blit(line, (MARGIN, y))
        y += line.get_height()
    return page


def main(argv: list[str]) -> int:
    if not argv:
        print(__doc__)
        return 2
    pygame.font.init()
    made = font_file()
    if len(argv) > 1:
        lines = [(160, line) for line in argv[1:]]
    else:
        lines = [(64, line) for line in ALPHABET]
        lines += [(size, line) for size in TEXT_SIZES for line in LINES]
        lines += LARGE
    pygame.image.save(sheet(lines, made), Path(argv[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
