"""SVG text to pixels: the only door to resvg and Pillow."""

from __future__ import annotations

import io

import resvg_py
from PIL import Image


def png(svg: str, width_px: int) -> bytes:
    """Render `svg` at `width_px` and return PNG bytes, the same every time."""
    return _encode(pixels(svg, width_px), "PNG", optimize=True)


def webp(svg: str, width_px: int, quality: int = 90) -> bytes:
    """Render `svg` at `width_px` as lossy WebP with a clean alpha channel."""
    return webp_of(pixels(svg, width_px), quality)


def webp_of(image: Image.Image, quality: int = 90) -> bytes:
    return _encode(image, "WEBP", quality=quality, method=4, exact=False)


def pixels(svg: str, width_px: int) -> Image.Image:
    rendered = resvg_py.svg_to_bytes(
        svg_string=svg, width=width_px, skip_system_fonts=True, image_rendering="optimize_quality"
    )
    return Image.open(io.BytesIO(bytes(rendered))).convert("RGBA")


def _encode(image: Image.Image, kind: str, **options: object) -> bytes:
    out = io.BytesIO()
    image.save(out, kind, **options)
    return out.getvalue()
