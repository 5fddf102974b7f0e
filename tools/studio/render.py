"""SVG text to pixels: the only door to resvg and Pillow."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager

import resvg_py
from PIL import Image

_only_asked = False


class NeedsPixelsError(Exception):
    """Whoever was only to say what it would draw goes on with pixels."""


@contextmanager
def only_asked() -> Iterator[None]:
    """Draws nothing: `png` and `webp` give what they were asked for, in place of a picture."""
    global _only_asked
    _only_asked = True
    try:
        yield
    finally:
        _only_asked = False


def png(svg: str, width_px: int) -> bytes:
    """Render `svg` at `width_px` and return PNG bytes, the same every time."""
    if _only_asked:
        return f"PNG {width_px} {svg}".encode()
    return _encode(pixels(svg, width_px), "PNG", optimize=True)


def webp(svg: str, width_px: int, quality: int = 90) -> bytes:
    """Render `svg` at `width_px` as lossy WebP with a clean alpha channel."""
    if _only_asked:
        return f"WebP {width_px} {quality} {svg}".encode()
    return webp_of(pixels(svg, width_px), quality)


def webp_of(image: Image.Image, quality: int = 90) -> bytes:
    return _encode(image, "WEBP", quality=quality, method=4, exact=False)


def pixels(svg: str, width_px: int) -> Image.Image:
    need_pixels()
    return rendered(svg, width_px)


def need_pixels() -> None:
    """Said before whatever takes long, and is not even begun by who was only to say what it is."""
    if _only_asked:
        raise NeedsPixelsError


def rendered(svg: str, width_px: int) -> Image.Image:
    """The pixels of `svg`, also for whoever only wants to know what it would be like."""
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg, width=width_px, skip_system_fonts=True, image_rendering="optimize_quality"
    )
    return Image.open(io.BytesIO(bytes(drawn))).convert("RGBA")


def _encode(image: Image.Image, kind: str, **options: object) -> bytes:
    out = io.BytesIO()
    image.save(out, kind, **options)
    return out.getvalue()
