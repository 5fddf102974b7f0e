"""Frames in a row: the one shape in which moving things are stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PIL import Image

from tools.studio import render
from tools.studio.castle.light import Light
from tools.studio.castle.pen import SCALE, picture

QUALITY = 90
_HAZE = {"day": "#BCD0D4", "dusk": "#B98A8C", "night": "#2C3252"}
_LIT = {"day": (1.0, 1.0, 1.0), "dusk": (0.9, 0.74, 0.76), "night": (0.36, 0.4, 0.6)}


@dataclass(frozen=True)
class Sheet:
    """Drawn frames, each `w` by `h` design units with its own origin in the upper left corner."""

    frames: Sequence[str]
    w: int
    h: int

    def svg(self) -> str:
        """All frames in a row."""
        cells = "".join(
            f'<svg x="{i * self.w}" y="0" width="{self.w}" height="{self.h}"'
            f' viewBox="0 0 {self.w} {self.h}">{frame}</svg>'
            for i, frame in enumerate(self.frames)
        )
        return picture([cells], (0, 0, self.w * len(self.frames), self.h))

    def webp(self, svg: str) -> bytes:
        """The frames as they are drawn in `svg`."""
        return render.webp(svg, self._width_px, QUALITY)

    @property
    def _width_px(self) -> int:
        return self.w * len(self.frames) * SCALE


@dataclass(frozen=True)
class LitSheet(Sheet):
    """A sheet in the light of an hour: multiplied by it, and further away also hazy."""

    light: Light
    haze: float = 0.0

    def webp(self, svg: str) -> bytes:
        """The frames as they are drawn in `svg`, in that light."""
        pixels = np.asarray(render.pixels(svg, self._width_px)).astype(np.float64)
        far = np.array([int(_HAZE[self.light.name][i : i + 2], 16) for i in (1, 3, 5)])
        colour = pixels[..., :3] * np.array(_LIT[self.light.name])
        pixels[..., :3] = colour + (far - colour) * self.haze
        return render.webp_of(Image.fromarray(pixels.round().astype(np.uint8), "RGBA"), QUALITY)
