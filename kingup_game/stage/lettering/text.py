"""Words as surfaces: two faces, sizes in design units, wrapped, with small pictures inside."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import ascii_letters
from typing import Final, NamedTuple

import pygame

from kingup_game.stage.caches.surface_cache import SurfaceCache, allowed_bytes
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.lettering.contrast import inked
from kingup_game.stage.lettering.fitting import fitting_size
from kingup_game.stage.lettering.keycaps import CAPTION_SHARE, key_with
from kingup_game.stage.lettering.outlines import lay_around
from kingup_game.stage.lettering.signs import KEY_MARK
from kingup_game.stage.lettering.text_styles import TextStyle
from kingup_game.stage.lettering.typefaces import display_face, reading_face, type_size_px
from kingup_game.stage.lettering.wrapping import (
    MARK_BEGINS,
    PICTURE_MARK,
    Runs,
    letters_in_lines,
    wrapped,
)
from kingup_game.theme.scheme import Scheme, scheme_named
from kingup_game.theme.type_scale import SMALLEST, Face

SMALLEST_TEXT_PERCENT, LARGEST_TEXT_PERCENT = 100, 200
LETTER_BYTES = 12 << 20, 28 << 20
MOST_SIZES: Final = 4096
"""So many measured texts are remembered: more than any screen has, and few bytes."""

# No sign in a line is lower than this, so that its own letters are as large as the smallest text.
SMALLEST_SIGN: Final = SMALLEST / CAPTION_SHARE


@dataclass(frozen=True)
class Block:
    """Words drawn: the surface, and where in it the text's own box lies, in pixels."""

    surface: pygame.Surface
    box: pygame.Rect


class _Lines(NamedTuple):
    """Words as lines of runs, in pixels."""

    font: pygame.Font
    lines: tuple[Runs, ...]
    widths: tuple[int, ...]
    high: int
    """Of one line, with the signs in it."""
    line_px: int
    """From one line to the next."""

    @property
    def box_px(self) -> tuple[int, int]:
        return max([*self.widths, 1]), self.line_px * (len(self.lines) - 1) + self.high


class Lettering:
    """Draws words for one window and the text size that people chose."""

    def __init__(
        self,
        assets: Path,
        pictures: Pictures,
        viewport: Viewport,
        *,
        text_percent: int = 100,
        scheme: Scheme | None = None,
    ) -> None:
        self.pictures = pictures
        self.viewport = viewport
        self.text_percent = text_percent
        self.scheme = scheme or scheme_named("usual")
        self._type_folder = assets / "type"
        self._fonts: dict[tuple[Face, bool, bool, int], pygame.Font] = {}
        self._blocks = SurfaceCache(allowed_bytes(viewport.size_px, *LETTER_BYTES))
        self._boxes: dict[object, pygame.Rect] = {}
        self._sizes: dict[object, tuple[float, float]] = {}
        self._shown: dict[object, TextStyle] = {}
        self._fits: dict[object, float] = {}
        self._keys: dict[tuple[str, int], pygame.Surface] = {}
        """Drawn keys, by their letters and how high they are: each text is measured many times."""

    def use(
        self,
        viewport: Viewport,
        *,
        text_percent: int | None = None,
        scheme: Scheme | None = None,
    ) -> None:
        """Forgets what was drawn for another window or text size."""
        self.viewport = viewport
        if text_percent is not None:
            self.text_percent = max(SMALLEST_TEXT_PERCENT, min(LARGEST_TEXT_PERCENT, text_percent))
        self.scheme = scheme or self.scheme
        self._fonts.clear()
        self._blocks.clear()
        self._blocks.hold_at_most(allowed_bytes(viewport.size_px, *LETTER_BYTES))
        self._boxes.clear()
        self._sizes.clear()
        self._shown.clear()
        self._fits.clear()
        self._keys.clear()

    def measure(
        self, words: str, style: TextStyle, width: float | None = None
    ) -> tuple[float, float]:
        """Width and height of the words in design units, wrapped to `width`."""
        style = self.shown(words, style, width)
        key = (words, style, width)
        size = self._sizes.get(key)
        if size is None:
            if len(self._sizes) >= MOST_SIZES:
                self._sizes.clear()
            self._sizes[key] = size = self._size_of(words, style, width)
        return size

    def block(self, words: str, style: TextStyle, width: float | None = None) -> Block:
        """The words drawn, wrapped to a width in design units."""
        style = self.shown(words, style, width)
        key = (words, style, width)
        surface = self._blocks.get(key, lambda: self._draw(key, words, style, width))
        return Block(surface, self._boxes[key])

    def shown(self, words: str, style: TextStyle, width: float | None = None) -> TextStyle:
        """The style in which the words really appear: made to fit their room, and in the colours
        that people chose."""
        key = (words, style, width, self.scheme)
        found = self._shown.get(key)
        if found is None:
            found = style if style.fit is None else self._fitted(words, style, style.fit, width)
            self._shown[key] = found = self._coloured(found)
        return found

    def _coloured(self, style: TextStyle) -> TextStyle:
        paint, clarity = self.scheme.paint, self.scheme.clarity
        colour, outline = paint(style.colour), style.outline and paint(style.outline)
        if clarity is not None:
            colour, outline = inked(colour, clarity)
        return style.but(colour=colour, outline=outline)

    def _fitted(
        self, words: str, style: TextStyle, space: tuple[float, float], width: float | None
    ) -> TextStyle:
        """The style at which the words stay in their room, and their peers in theirs."""
        wanted = max(SMALLEST, style.size)
        free = style.but(fit=None, peers=(), taken=0.0)
        large = free.but(size=wanted)

        def fitted(one: str, taken: float = 0.0) -> float:
            own = (one, taken, free, space, width)  # whom others stand beside changes: a jury does
            if own not in self._fits:
                self._fits[own] = fitting_size(
                    wanted,
                    SMALLEST * 100 / self.text_percent,
                    (space[0] - taken, space[1]),
                    lambda size: self._size_of(one, free.but(size=size), width),
                    lambda size: self._size_about(one, large, width, size / wanted),
                )
            return self._fits[own]

        # Peers ask one after the other how large all of them may be.
        peers = frozenset((words, *style.peers))
        key = (peers, free, space, width)
        if key not in self._fits:
            self._fits[key] = min(map(fitted, peers))
        size = self._fits[key]
        return free.but(size=min(size, fitted(words, style.taken)) if style.taken else size)

    def font(self, style: TextStyle) -> pygame.Font:
        """The font of a style, at the text size that people chose."""
        size = max(SMALLEST, style.size * self.text_percent / 100)
        size_px = type_size_px(style.face, size * self.viewport.scale)
        known = (style.face, style.bold, style.italic, size_px)
        font = self._fonts.get(known)
        if font is None:  # only then is the disk asked for the file
            font = self.pictures.gaps.font(self._face_file(style), size_px)
            self._fonts[known] = font
        return font

    def make_ready(self, *styles: TextStyle) -> Iterator[None]:
        """Fonts, and the letters in them, one style a step: a millisecond until it has measured its
        first words."""
        for style in styles:
            self.font(style).size(ascii_letters)
            yield

    def _face_file(self, style: TextStyle) -> Path:
        if style.face == "display":
            return display_face(self._type_folder)
        return reading_face(bold=style.bold, italic=style.italic)

    def _size_of(self, words: str, style: TextStyle, width: float | None) -> tuple[float, float]:
        width_px, height_px = self._laid_out(words, style, width).box_px
        return width_px / self.viewport.scale, height_px / self.viewport.scale

    def _size_about(
        self, words: str, style: TextStyle, width: float | None, share: float
    ) -> tuple[float, float]:
        """How large they would be in letters smaller than these, which nobody has measured yet."""
        wide, high = self._size_of(words, style, None if width is None else width / share)
        return wide * share, high * share

    def _laid_out(self, words: str, style: TextStyle, width: float | None) -> _Lines:
        font = self.font(style)
        limit_px = None if width is None else self.viewport.length_px(width)
        if PICTURE_MARK.search(words):
            lines = wrapped(words, lambda run: self._width(run, font), limit_px)
            widths = tuple(sum(self._width(run, font) for run in line) for line in lines)
            high = self._sign_px(font)
        else:
            lines, widths = letters_in_lines(words, font, limit_px)
            high = font.get_height()
        line_px = max(high, round(font.get_height() * style.spacing))
        return _Lines(font, lines, widths, high, line_px)

    def _draw(
        self, key: object, words: str, style: TextStyle, width: float | None
    ) -> pygame.Surface:
        font, lines, widths, high, line_px = laid = self._laid_out(words, style, width)
        box_w, box_h = laid.box_px

        outline_px = self.viewport.length_px(style.outline_width) if style.outline else 0
        shadow_px = max(1, round(font.get_height() * 0.06)) if style.shadow else 0
        pad = outline_px + shadow_px
        made = pygame.Surface((box_w + 2 * pad, box_h + 2 * pad), pygame.SRCALPHA)
        if style.outline:
            red, green, blue, _ = pygame.Color(style.outline)
            made.fill((red, green, blue, 0))
        free = {"left": 0.0, "centre": 0.5, "right": 1.0}[style.align]
        for row, line in enumerate(lines):
            x = pad + round((box_w - widths[row]) * free)
            y = pad + row * line_px + (high - font.get_height()) // 2
            self._draw_line(made, line, (x, y), font, style, outline_px, shadow_px)
        self._boxes[key] = pygame.Rect(pad, pad, box_w, box_h)
        return made

    def _draw_line(
        self,
        made: pygame.Surface,
        line: Runs,
        place: tuple[int, int],
        font: pygame.Font,
        style: TextStyle,
        outline_px: int,
        shadow_px: int,
    ) -> None:
        x, y = place
        for run in line:
            mark, wide = PICTURE_MARK.fullmatch(run), self._width(run, font)
            if not wide:
                continue  # joiners and the like by themselves, which pygame refuses to draw
            if mark:
                sign = self._picture(mark[1], font)
                made.blit(sign, (x, y + (font.get_height() - sign.get_height()) // 2))
            else:
                if style.shadow:
                    shade = font.render(run, True, style.shadow)
                    lay_around(made, shade, (x, y + shadow_px), outline_px)
                if style.outline and outline_px:
                    edge = font.render(run, True, style.outline)
                    lay_around(made, edge, (x, y), outline_px)
                made.blit(font.render(run, True, style.colour), (x, y))
            x += wide

    def _sign_px(self, font: pygame.Font) -> int:
        """How high pictures in a line are."""
        return max(font.get_height(), self.viewport.length_px(SMALLEST_SIGN))

    def _picture(self, name: str, font: pygame.Font) -> pygame.Surface:
        high = self._sign_px(font)
        if name.startswith(KEY_MARK):
            if (name, high) not in self._keys:
                letters = name.removeprefix(KEY_MARK)
                self._keys[name, high] = key_with(letters, high, self.pictures, self.viewport.scale)
            return self._keys[name, high]
        return self.pictures.get(name, height=high / self.viewport.scale)

    def _width(self, run: str, font: pygame.Font) -> int:
        mark = PICTURE_MARK.fullmatch(run) if run.startswith(MARK_BEGINS) else None
        return self._picture(mark[1], font).get_width() if mark else font.size(run)[0]
