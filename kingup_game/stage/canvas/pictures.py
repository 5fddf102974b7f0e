"""Assets as surfaces: loaded once, scaled to the window's pixels, kept while they are used."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import pygame

from kingup_game.stage.canvas.scaling import PX_PER_UNIT, framed, scaled
from kingup_game.stage.canvas.shaping import held_otherwise
from kingup_game.stage.canvas.surface_cache import SurfaceCache
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.gaps import FAULTS, Gaps
from kingup_game.stage.lettering.signs import Margins, SignBook
from kingup_game.theme.palette import GOLD

# Angles and sizes are rounded so that a swaying token needs a handful of surfaces, not hundreds.
TURN_STEP_DEGREES = 3
ZOOM_STEP_PERCENT = 4
SQUASH_STEP_PERCENT = 3

STOPGAP_SIZE = 512, 512
STOPGAP_COLOUR = GOLD
STOPGAP_RIM = 24

# What the caches may hold, in bytes of pixels.
SOURCE_BYTES = 96 << 20
SCALED_BYTES = 192 << 20
MOST_READY = 2

_A_MOMENT = 0.0005

WantedSides = tuple[float | None, float | None]
"""Both sides in design units; without one, or both, as the picture was drawn."""


class MissingPictureError(FileNotFoundError):
    """A picture is not there; the sentence says which, and how to make it."""


def _stopgap() -> pygame.Surface:
    """In place of a picture that nobody can see: there is something, and it is not itself."""
    surface = pygame.Surface(STOPGAP_SIZE, pygame.SRCALPHA)
    pygame.draw.rect(surface, STOPGAP_COLOUR, surface.get_rect(), STOPGAP_RIM)
    return surface


class Pictures:
    """Every picture of the game by its path below the assets folder."""

    def __init__(self, assets: Path, viewport: Viewport, gaps: Gaps | None = None) -> None:
        self.assets = assets
        self.gaps = gaps or Gaps()
        self.viewport = viewport
        self._sources = SurfaceCache(SOURCE_BYTES)
        self._scaled = SurfaceCache(SCALED_BYTES)
        self.signs = SignBook(assets, self.gaps)
        self._sizes: dict[str, tuple[int, int]] = {}
        self._decoded: dict[str, pygame.Surface] = {}
        self._decoding: list[threading.Thread] = []
        self._in_hand: dict[threading.Thread, str] = {}
        self._ready: dict[tuple[str, tuple[int, int]], pygame.Surface] = {}

    def use(self, viewport: Viewport) -> None:
        """Forgets what was scaled for another window."""
        if viewport != self.viewport:
            self.viewport = viewport
            self._ready.clear()
            self._scaled = SurfaceCache(SCALED_BYTES)  # a new one: others may share the old one

    def borrow(self, other: Pictures) -> None:
        """Share what another one has loaded and scaled: for theatres opened one after the other."""
        self._sources, self._sizes = other._sources, other._sizes
        if self.viewport == other.viewport:
            self._scaled = other._scaled

    def load_ahead(self, names: Iterable[str], at: WantedSides | None = None) -> None:
        """Decode pictures in a thread, so that the frame that needs them does not wait.

        `at` a size they are scaled there as well, for `once`.
        """
        missing = [name for name in names if name not in self._sources]
        if not missing:
            return
        thread = threading.Thread(target=self._decode, args=(missing, at), daemon=True)
        self._decoding = [one for one in self._decoding if one.is_alive()]
        self._decoding.append(thread)
        thread.start()

    def _decode(self, names: list[str], at: WantedSides | None) -> None:
        this = threading.current_thread()
        for name in names:
            if name in self._sources:
                continue
            self._in_hand[this] = name
            try:
                loaded = pygame.image.load(self.assets / name)
                if at is None:
                    self._decoded[name] = loaded
                else:
                    self._sizes[name] = loaded.get_size()
                    size = self._size_px(self.box(name, *at))
                    self._ready[name, size] = scaled(loaded, size)
                    while len(self._ready) > MOST_READY:  # whoever wanted the oldest is gone
                        self._ready.pop(next(iter(self._ready)), None)
            except FAULTS:
                continue  # whoever needs it on the game's own thread will hear why
            finally:
                del self._in_hand[this]

    def _wait_for(self, name: str) -> None:
        """A picture that a thread has in its hands is not begun a second time."""
        while name in self._in_hand.values():
            time.sleep(_A_MOMENT)

    @property
    def is_decoding(self) -> bool:
        """Whether a picture is still being loaded ahead."""
        return any(thread.is_alive() for thread in self._decoding)

    def finish_decoding(self) -> None:
        """Waits for what is loaded ahead: pygame must not close under a loading picture."""
        for thread in self._decoding:
            thread.join()
        self._decoding = []

    def is_at_hand(self, name: str) -> bool:
        """Whether `source` need not decode it."""
        return name in self._decoded or name in self._sources

    def source(self, name: str) -> pygame.Surface:
        """A picture as it is in the assets, in the screen's own form."""
        return self._sources.get(name, lambda: self._load(name))

    def _load(self, name: str) -> pygame.Surface:
        try:
            surface = self._read(name)
        except FAULTS as fault:
            self.gaps.found(name, fault)
            surface = _stopgap()
        self._sizes[name] = surface.get_size()
        return surface

    def _read(self, name: str) -> pygame.Surface:
        path = self.assets / name
        if not path.is_file():
            raise MissingPictureError(
                f"The picture {name} is missing from {self.assets}. "
                f"Make it with: python tools/bake.py {name}"
            )
        self._wait_for(name)
        ahead = self._decoded.pop(name, None)
        loaded = pygame.image.load(path) if ahead is None else ahead
        has_alpha = bool(loaded.get_flags() & pygame.SRCALPHA) or loaded.get_colorkey() is not None
        return loaded.convert_alpha() if has_alpha else loaded.convert()

    def size(self, name: str) -> tuple[float, float]:
        """Width and height in design units as the picture was drawn."""
        if name not in self._sizes:
            self.source(name)
        width, height = self._sizes[name]
        return width / PX_PER_UNIT, height / PX_PER_UNIT

    def box(
        self, name: str, width: float | None, height: float | None, frames: int = 1
    ) -> tuple[float, float]:
        """Both sides in design units where one, both or neither is given."""
        natural_width, natural_height = self.size(name)
        natural_width /= frames
        if width is None and height is None:
            return natural_width, natural_height
        if width is None:
            assert height is not None
            return natural_width * height / natural_height, height
        if height is None:
            return width, natural_height * width / natural_width
        return width, height

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
        key = (name, box, degrees, percent, held, mirrored, grey, frame, frames)
        return self._scaled.get(key, lambda: self._make(*key))

    def _make(
        self,
        name: str,
        box: tuple[float, float],
        turn: int,
        percent: int,
        held: tuple[int, int],
        mirrored: bool,
        grey: bool,
        frame: int,
        frames: int,
    ) -> pygame.Surface:
        size = self._size_px((box[0] * percent / 100, box[1] * percent / 100))
        source = self.source(self._finest(name, size) if frames == 1 else name)
        if frames > 1:
            wide = source.get_width() // frames
            source = source.subsurface((frame % frames * wide, 0, wide, source.get_height()))
        made = held_otherwise(source, size, *held) if any(held) else scaled(source, size)
        if mirrored:
            made = pygame.transform.flip(made, True, False)
        if grey:
            made = pygame.transform.grayscale(made)
        if turn:
            made = pygame.transform.rotozoom(made, turn, 1.0)
        return made

    def _finest(self, name: str, size_px: tuple[int, int]) -> str:
        """The picture, or the same drawn larger where it would have to be stretched."""
        drawn = self.size(name)
        if size_px[0] <= drawn[0] * PX_PER_UNIT and size_px[1] <= drawn[1] * PX_PER_UNIT:
            return name
        return self.signs.larger(name) or name

    def once(self, name: str, box: tuple[float, float]) -> pygame.Surface:
        """The picture at a size, not kept: for what is joined into something larger."""
        size = self._size_px(box)
        self._wait_for(name)
        ready = self._ready.pop((name, size), None)
        if ready is not None:
            return ready
        made = scaled(self.source(name), size)
        self._sources.drop(name)
        return made

    def _size_px(self, box: tuple[float, float]) -> tuple[int, int]:
        return self.viewport.length_px(box[0]), self.viewport.length_px(box[1])

    def has_kept(self, key: object) -> bool:
        """Whether `kept` need not make it."""
        return key in self._scaled

    def kept(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Any other surface that belongs to this window size, made once."""
        return self._scaled.get(key, make)

    def stretched(
        self, name: str, width: float, height: float, margins: Margins | None = None
    ) -> pygame.Surface:
        """A frame: its corners keep their shape, edges and middle stretch (nine slices).

        Margins are the corners' sides in design units, by default those of `signs.json`.
        """
        cut = margins or self.signs.margins(name)
        key = ("frame", name, width, height, cut)
        size, scale = self._size_px((width, height)), self.viewport.scale
        return self._scaled.get(key, lambda: framed(self.source(name), size, cut, scale))
