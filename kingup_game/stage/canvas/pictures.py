"""Assets as surfaces: loaded once, scaled to the window's pixels, kept while they are used."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

import pygame

from kingup_game.stage import layout
from kingup_game.stage.canvas.loading_ahead import LoadingAhead, SizePx, Wanted, read_picture
from kingup_game.stage.canvas.scaling import (
    PX_PER_UNIT,
    PictureKey,
    fitted,
    framed,
    half_of,
    in_screen_form,
    scaled,
    stopgap,
)
from kingup_game.stage.canvas.shaping import held_otherwise
from kingup_game.stage.canvas.surface_cache import PictureCaches, SurfaceCache
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.gaps import FAULTS, Gaps
from kingup_game.stage.lettering.signs import Margins, SignBook
from kingup_game.theme import art

# Angles and sizes are rounded so that a swaying token needs a handful of surfaces, not hundreds.
TURN_STEP_DEGREES = 3
ZOOM_STEP_PERCENT = 4
SQUASH_STEP_PERCENT = 3

LARGE_BYTES = 9 << 18
"""A source as large as this is put away as soon as it is scaled: it is shown at one size only."""

HALF_IS_ENOUGH = 0.3
"""What moves is made of a face halved before, where so much of its size at most is asked for."""

WantedSides = tuple[float | None, float | None]
"""Both sides in design units; without one, or both, as the picture was drawn."""


class Pictures:
    """Every picture of the game by its path below the assets folder."""

    def __init__(self, assets: Path, viewport: Viewport, gaps: Gaps | None = None) -> None:
        self.assets = assets
        self.gaps = gaps or Gaps()
        self.viewport = viewport
        self._kept = PictureCaches(viewport.size_px)
        self.signs = SignBook(assets, self.gaps)
        self._ahead = LoadingAhead(assets)

    def use(self, viewport: Viewport) -> None:
        """Forgets what was scaled for another window."""
        if viewport != self.viewport:
            self.viewport = viewport
            self._ahead.forget()
            self._kept.fit(viewport.size_px)

    def borrow(self, other: Pictures) -> None:
        """Share what another one has loaded and scaled: for theatres opened one after the other."""
        self._kept.borrow(other._kept, scaled_too=self.viewport == other.viewport)
        self._ahead.sizes = other._ahead.sizes

    def load_ahead(self, names: Iterable[str], at: WantedSides | None = None) -> None:
        """Decode pictures in a thread, so that the frame that needs them does not wait.

        `at` a size they are scaled there as well, for `once`.
        """
        if at is None:
            self._ahead.want(Wanted(name) for name in names if name not in self._kept.sources)
        else:
            self._ahead.want(
                Wanted(name, lambda px: [self._fitted_px(px, *at)], whole=False) for name in names
            )

    def make_ahead(self, widths: Mapping[str, Sequence[float]]) -> None:
        """Decode pictures in a thread and scale them there; `make_ready` takes them."""
        self._ahead.want(
            Wanted(
                name,
                partial(self._sizes_ahead, name, wanted),
                whole=art.is_token(name) and not self._is_halved(name),
            )
            for name, wanted in widths.items()
            if not self.is_made(name, wanted)
        )

    def _sizes_ahead(self, name: str, widths: Sequence[float], natural: SizePx) -> list[SizePx]:
        units = natural[0] / PX_PER_UNIT, natural[1] / PX_PER_UNIT
        sizes = [self._size_px(fitted(units, width, None)) for width in widths]
        return [*sizes, half_of(natural)] if self._is_halved(name) else sizes

    def is_made(self, name: str, widths: Sequence[float]) -> bool:
        """Whether `get` has these widths ready, and of a token also what others are made of."""
        if name not in self._ahead.sizes:
            return False
        keys = [PictureKey(name, self.box(name, width, None)) for width in widths]
        is_there = all(key in self._cache_of(key) for key in keys)
        moves = name in self._kept.halves if self._is_halved(name) else name in self._kept.sources
        return is_there and (moves or not art.is_token(name))

    def make_ready(self, name: str, widths: Sequence[float]) -> None:
        """What was made ahead is the stage's from now on, also for when it moves."""
        for width in widths:
            self.get(name, width)
        if self._is_halved(name):
            self._kept.halves.get(name, lambda: self._half(name))
        elif art.is_token(name):
            self.source(name)

    def has_ever_loaded(self, name: str) -> bool:
        return name in self._ahead.sizes

    def is_decoding(self, name: str | None = None) -> bool:
        """Whether this picture, or any, is still being loaded ahead."""
        return self._ahead.is_loading(name)

    def finish_decoding(self) -> None:
        """Waits for what is loaded ahead: pygame must not close under a loading picture."""
        self._ahead.finish()

    def is_at_hand(self, name: str) -> bool:
        """Whether nobody has to wait until it is decoded."""
        return name in self._kept.sources or self._ahead.has(name)

    def source(self, name: str) -> pygame.Surface:
        """A picture as it is in the assets, in the screen's own form."""
        return self._kept.sources.get(name, lambda: self._load(name))

    def strip(self, name: str, frames: int) -> pygame.Surface:
        """A picture of several frames: one that has but one frame is looked at only once."""
        return self.source(name) if frames > 1 else self._for_once(name)

    def _load(self, name: str) -> pygame.Surface:
        try:
            surface = in_screen_form(self._ahead.take(name) or read_picture(self.assets, name))
        except FAULTS as fault:
            self.gaps.found(name, fault)
            surface = stopgap()
        self._ahead.sizes[name] = surface.get_size()
        return surface

    def size(self, name: str) -> tuple[float, float]:
        """Width and height in design units as the picture was drawn."""
        if name not in self._ahead.sizes:
            self.source(name)
        width, height = self._ahead.sizes[name]
        return width / PX_PER_UNIT, height / PX_PER_UNIT

    def box(
        self, name: str, width: float | None, height: float | None, frames: int = 1
    ) -> tuple[float, float]:
        """Both sides in design units where one, both or neither is given."""
        natural = self.size(name)
        return fitted((natural[0] / frames, natural[1]), width, height)

    def _fitted_px(self, natural: SizePx, width: float | None, height: float | None) -> SizePx:
        units = natural[0] / PX_PER_UNIT, natural[1] / PX_PER_UNIT
        return self._size_px(fitted(units, width, height))

    def get(
        self,
        name: str,
        width: float | None = None,
        height: float | None = None,
        *,
        turn: float = 0,
        zoom: float = 1.0,
        squash: float = 1.0,
        bend: float = 0,
        mirrored: bool = False,
        grey: bool = False,
        frame: int = 0,
        frames: int = 1,
    ) -> pygame.Surface:
        """The picture for the window, its angle and zoom rounded to the cached steps.

        A picture of several frames holds them side by side; its size is that of one.
        """
        degrees = round(turn / TURN_STEP_DEGREES) * TURN_STEP_DEGREES % 360
        percent = max(1, round(zoom * 100 / ZOOM_STEP_PERCENT) * ZOOM_STEP_PERCENT)
        held = round((squash - 1) * 100 / SQUASH_STEP_PERCENT) * SQUASH_STEP_PERCENT, round(bend)
        box = self.box(name, width, height, frames)
        key = PictureKey(name, box, degrees, percent, held, mirrored, grey, frame, frames)
        return self._cache_of(key).get(key, lambda: self._make(key))

    def _cache_of(self, key: PictureKey) -> SurfaceCache:
        if not art.is_token(key.name):
            return self._kept.scaled
        return self._kept.moving if key.moves else self._kept.tokens

    def _make(self, key: PictureKey) -> pygame.Surface:
        upright = key._replace(turn=0, mirrored=False, grey=False)
        if upright == key:
            return self._make_upright(key)
        made = self._cache_of(upright).get(upright, lambda: self._make_upright(upright))
        if key.mirrored:
            made = pygame.transform.flip(made, True, False)
        if key.grey:
            made = pygame.transform.grayscale(made)
        return pygame.transform.rotozoom(made, key.turn, 1.0) if key.turn else made

    def _make_upright(self, key: PictureKey) -> pygame.Surface:
        size = self._zoomed_px(key.box, key.percent)
        if key.frames == 1:
            rests = not key.moves and key.box[0] in layout.TOKENS_REST_AT
            return self._in_size(key.name, size, key.held, rests=rests)
        strip = self.source(key.name)
        wide = strip.get_width() // key.frames
        frame = (key.frame % key.frames * wide, 0, wide, strip.get_height())
        return scaled(strip.subsurface(frame), size)

    def _in_size(
        self, name: str, size: SizePx, held: tuple[int, int], *, rests: bool
    ) -> pygame.Surface:
        """The picture at a size, squashed and bent; what does not rest may be made of its half."""
        is_held = any(held)
        ahead = None if is_held else self._ahead.take(name, size)
        if ahead is not None:
            return in_screen_form(ahead)
        enough = max(size) <= HALF_IS_ENOUGH * PX_PER_UNIT * max(self.size(name))
        if self._is_halved(name) and (is_held or not rests) and enough:
            source = self._kept.halves.get(name, lambda: self._half(name))
        else:
            source = self._for_once(self._finest(name, size))
        return held_otherwise(source, size, *held) if is_held else scaled(source, size)

    def _for_once(self, name: str) -> pygame.Surface:
        """The picture as it is in the assets; a large one is not kept, and drives nothing out."""
        found = self._kept.sources.peek(name)
        if found is not None:
            return found
        made = self._load(name)
        is_large = made.get_pitch() * made.get_height() > LARGE_BYTES
        return made if is_large else self._kept.sources.get(name, lambda: made)

    def _is_halved(self, name: str) -> bool:
        return art.is_token(name) and self.viewport.scale <= 1

    def _half(self, name: str) -> pygame.Surface:
        natural = self.size(name)
        size = half_of((round(natural[0] * PX_PER_UNIT), round(natural[1] * PX_PER_UNIT)))
        ahead = self._ahead.take(name, size)
        return scaled(self.source(name), size) if ahead is None else in_screen_form(ahead)

    def _finest(self, name: str, size_px: tuple[int, int]) -> str:
        """The picture, or the same drawn larger where it would have to be stretched."""
        drawn = self.size(name)
        if size_px[0] <= drawn[0] * PX_PER_UNIT and size_px[1] <= drawn[1] * PX_PER_UNIT:
            return name
        return self.signs.larger(name) or name

    def once(self, name: str, box: tuple[float, float]) -> pygame.Surface:
        """The picture at a size, not kept: for what is joined into something larger."""
        size = self._size_px(box)
        ready = self._ahead.take(name, size)
        if ready is not None:
            return ready
        made = scaled(self._for_once(name), size)
        self._kept.sources.drop(name)
        return made

    def _zoomed_px(self, box: tuple[float, float], percent: int) -> SizePx:
        return self._size_px((box[0] * percent / 100, box[1] * percent / 100))

    def _size_px(self, box: tuple[float, float]) -> tuple[int, int]:
        return self.viewport.length_px(box[0]), self.viewport.length_px(box[1])

    def has_backdrop(self, key: object) -> bool:
        """Whether `backdrop` need not make it."""
        return key in self._kept.backdrops

    def backdrop(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A surface as large as the window; only few of them are kept."""
        return self._kept.backdrops.get(key, make)

    def has_kept(self, key: object) -> bool:
        """Whether `kept` need not make it."""
        return key in self._kept.scaled

    def kept(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Any other surface that belongs to this window size, made once."""
        return self._kept.scaled.get(key, make)

    def stretched(
        self, name: str, width: float, height: float, margins: Margins | None = None
    ) -> pygame.Surface:
        """A frame: its corners keep their shape, edges and middle stretch (nine slices).

        Margins are the corners' sides in design units, by default those of `signs.json`.
        """
        cut = margins or self.signs.margins(name)
        key = ("frame", name, width, height, cut)
        size, scale = self._size_px((width, height)), self.viewport.scale
        return self._kept.scaled.get(key, lambda: framed(self.source(name), size, cut, scale))
