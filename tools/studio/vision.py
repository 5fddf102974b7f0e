"""How pictures look to other eyes: greyscale, three kinds of colour blindness, and differences.

Dichromacy by Machado, Oliveira and Fernandes (2009, full severity); difference by CIEDE2000.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

# Applied to linear RGB.
EYES: dict[str, Floats] = {
    "normal": np.eye(3),
    "greyscale": np.array([[0.2126, 0.7152, 0.0722]] * 3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
WHITE = np.array([0.95047, 1.0, 1.08883])


def linear(rgb: Floats) -> Floats:
    """sRGB in 0..1 to linear light."""
    return np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)


def encoded(light: Floats) -> Floats:
    """Linear light to sRGB in 0..1."""
    light = np.clip(light, 0.0, 1.0)
    return np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055)


def seen_by(eyes: str, rgb: Floats) -> Floats:
    """The sRGB colours `rgb` (…, 3) as those `eyes` see them."""
    return encoded(linear(rgb) @ EYES[eyes].T)


def luminance(rgb: Floats) -> Floats:
    found: Floats = linear(rgb) @ TO_XYZ[1]
    return found


def lab(rgb: Floats) -> Floats:
    """CIE Lab of sRGB colours (…, 3)."""
    relative = linear(rgb) @ TO_XYZ.T / WHITE
    root = np.where(relative > 0.008856, np.cbrt(relative), 7.787 * relative + 16 / 116)
    x, y, z = root[..., 0], root[..., 1], root[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def difference(one: Floats, other: Floats) -> Floats:
    """CIEDE2000 between Lab colours (…, 3)."""
    mean_chroma = (np.hypot(one[..., 1], one[..., 2]) + np.hypot(other[..., 1], other[..., 2])) / 2
    stretch = 1.5 - 0.5 * np.sqrt(mean_chroma**7 / (mean_chroma**7 + 25.0**7))
    a1, a2 = one[..., 1] * stretch, other[..., 1] * stretch
    chroma1, chroma2 = np.hypot(a1, one[..., 2]), np.hypot(a2, other[..., 2])
    hue1 = np.degrees(np.arctan2(one[..., 2], a1)) % 360
    hue2 = np.degrees(np.arctan2(other[..., 2], a2)) % 360
    turn = np.where(chroma1 * chroma2 == 0, 0.0, (hue2 - hue1 + 180) % 360 - 180)
    hue_step = 2 * np.sqrt(chroma1 * chroma2) * np.sin(np.radians(turn / 2))
    lightness = (one[..., 0] + other[..., 0]) / 2
    chroma, hue = (chroma1 + chroma2) / 2, (hue1 + turn / 2) % 360
    weight = (
        1
        - 0.17 * np.cos(np.radians(hue - 30))
        + 0.24 * np.cos(np.radians(2 * hue))
        + 0.32 * np.cos(np.radians(3 * hue + 6))
        - 0.20 * np.cos(np.radians(4 * hue - 63))
    )
    off = (lightness - 50) ** 2
    light_term = (other[..., 0] - one[..., 0]) / (1 + 0.015 * off / np.sqrt(20 + off))
    chroma_term = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    hue_term = hue_step / (1 + 0.015 * chroma * weight)
    blue = np.sin(np.radians(60 * np.exp(-(((hue - 275) / 25) ** 2))))
    turned = -2 * np.sqrt(chroma**7 / (chroma**7 + 25.0**7)) * blue * chroma_term * hue_term
    found: Floats = np.sqrt(np.maximum(light_term**2 + chroma_term**2 + hue_term**2 + turned, 0.0))
    return found
