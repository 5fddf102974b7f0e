"""Where a part's loop is best cut: `python -m tools.studio.music.leads [PART…]`.

Vorbis leaves a little noise everywhere, at the seam too. For several leads this encodes all layers
of a part and prints those whose worst seam is smoothest (1.0 is what the test allows).
"""

from __future__ import annotations

import sys

import numpy as np

from tools.studio.music import PARTS, ballot, bransle, galliard, pavane, saltarello
from tools.studio.sound.encode import MUSIC_COMPRESSION, decoded, ogg
from tools.studio.sound.seam import seam_roughness
from tools.studio.sound.waves import Signal

PIECES = {
    "menu": pavane.PIECE,
    "placing": bransle.PIECE,
    "climb": saltarello.PIECE,
    "vote": ballot.PIECE,
    "winner": galliard.PIECE,
}
CANDIDATES = range(1024, 7000, 331)
SHOWN = 4


def roughness(layers: list[Signal], shift: int) -> float:
    """The worst seam of all layers when they are rolled by `shift` samples."""
    return max(
        seam_roughness(decoded(ogg(np.roll(layer, shift, axis=0), MUSIC_COMPRESSION)))
        for layer in layers
    )


def main(parts: list[str]) -> None:
    for part in parts or list(PARTS):
        layers = [layer() for layer in PARTS[part].values()]
        now = PIECES[part].lead
        tried = sorted((roughness(layers, lead - now), lead) for lead in CANDIDATES)
        print(part, *(f"lead={lead}: {rough:.2f}" for rough, lead in tried[:SHOWN]), sep="  ")


if __name__ == "__main__":
    main(sys.argv[1:])
