"""Frames in a row: the one shape in which moving things are stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from tools.studio import render
from tools.studio.castle.pen import SCALE, picture


@dataclass(frozen=True)
class Sheet:
    """Drawn frames, each `w` by `h` design units with its own origin in the upper left corner."""

    frames: Sequence[str]
    w: int
    h: int

    def pixels(self) -> Image.Image:
        cells = "".join(
            f'<svg x="{i * self.w}" y="0" width="{self.w}" height="{self.h}"'
            f' viewBox="0 0 {self.w} {self.h}">{frame}</svg>'
            for i, frame in enumerate(self.frames)
        )
        width = self.w * len(self.frames)
        return render.pixels(picture([cells], (0, 0, width, self.h)), width * SCALE)

    def webp(self) -> bytes:
        return render.webp_of(self.pixels(), 90)
