"""Whether two baked files would look, read or sound the same to a person.

Other versions of the baking libraries round and compress a little differently; with those, an asset
counts as fresh if nobody could tell it from the committed one.
"""

from __future__ import annotations

import io
import json
from pathlib import PurePosixPath
from typing import Any, Final

import numpy as np
import soundfile
from fontTools.ttLib import TTFont
from PIL import Image

PICTURES: Final = (".webp", ".png", ".ico", ".icns")
LARGEST_MEAN_DIFFERENCE: Final = 2.0  # of 255, over all pixels and channels
QUIETEST_DIFFERENCE_DB: Final = -30.0  # of the difference, against the sound itself


def is_alike(path: str, old: bytes, new: bytes) -> bool:
    """Compare two versions of the asset at `path` by what they hold."""
    kind = PurePosixPath(path).suffix
    if kind in PICTURES:
        return _pictures_alike(old, new)
    if kind == ".ogg":
        return _sounds_alike(old, new)
    if kind in (".otf", ".ttf"):
        return _fonts_alike(old, new)
    if kind == ".json":
        return bool(json.loads(old) == json.loads(new))
    return old == new


def _pictures_alike(old: bytes, new: bytes) -> bool:
    one, other = (Image.open(io.BytesIO(data)).convert("RGBA") for data in (old, new))
    if one.size != other.size:
        return False
    difference = np.abs(np.asarray(one, float) - np.asarray(other, float))
    return bool(difference.mean() <= LARGEST_MEAN_DIFFERENCE)


def _sounds_alike(old: bytes, new: bytes) -> bool:
    one, other = (soundfile.read(io.BytesIO(data))[0] for data in (old, new))
    if one.shape != other.shape:
        return False
    loudness = float(np.mean(one**2)) + 1e-12
    difference = float(np.mean((one - other) ** 2)) + 1e-15
    return bool(10 * np.log10(difference / loudness) <= QUIETEST_DIFFERENCE_DB)


def _fonts_alike(old: bytes, new: bytes) -> bool:
    def told(data: bytes) -> tuple[Any, ...]:
        font = TTFont(io.BytesIO(data))
        return font.getBestCmap(), font["hmtx"].metrics

    return told(old) == told(new)
