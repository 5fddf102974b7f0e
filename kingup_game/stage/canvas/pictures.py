"""Assets as surfaces: loaded once, scaled to the window's pixels, kept while they are used."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

import pygame

from kingup_game.stage import layout
from kingup_game.stage.area import Margins
from kingup_game.stage.caches.picture_caches import PictureCaches, half_is_enough, is_large
from kingup_game.stage.canvas import scaling
from kingup_game.stage.canvas.loading_ahead import LoadingAhead, SizePx, Wanted, read_picture
from kingup_game.stage.canvas.scaling import FrameSize, PictureKey, in_screen_form, scaled
from kingup_game.stage.canvas.shaping import held_otherwise
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.gaps import FAULTS, Gaps
from kingup_game.stage.lettering.signs import SignBook
from kingup_game.theme import art

Side = float | None
"""One that is left out follows from the other, or from the picture."""


class Pictures:
    """Every picture of the game by its path below the assets folder."""

    def __init__(self, assets: Path, viewport: Viewport, gaps: Gaps | None = None) -> None:
        self.assets = assets
        self.gaps = gaps or Gaps()
        self.viewport = viewport
        self.caches = PictureCaches(viewport.size_px)
        self.signs = SignBook(assets, self.gaps)
        self.ahead = LoadingAhead(assets)
        self.is_patient = False
        """Whether what is patient waits for a thread, as in play: films and tests do without."""

    def use(self, viewport: Viewport) -> None:
        """Forgets what was scaled for another window."""
        if viewport != self.viewport:
            self.viewport = viewport
            self.caches.fit(viewport.size_px)
            self.ahead.forget()

    def borrow(self, other: Pictures) -> None:
        """Share what another one has loaded and scaled: for theatres opened one after the other."""
        self.caches.borrow(other.caches, scaled_too=self.viewport == other.viewport)
        self.signs.borrow(other.signs)
        self.ahead.sizes = other.ahead.sizes

    def load_ahead(
        self, names: Iterable[str], at: tuple[float | None, float | None] | None = None
    ) -> None:
        """Decode pictures in a thread; `at` a size they are scaled there as well, for `once`."""
        if at is None:
            self.ahead.want(Wanted(name) for name in names if name not in self.caches.sources)
        else:
            self.ahead.want(Wanted(n, lambda px: [self._fitted_px(px, *at)], False) for n in names)

    def make_ahead(self, widths: Mapping[str, Sequence[float]]) -> None:
        """Decode pictures in a thread and scale them there; `make_ready` takes them."""
        self.ahead.most_waiting_bytes = self.caches.most_waiting_bytes
        self.ahead.want(
            Wanted(one, partial(self._sizes_ahead, one, at), False, self.drawn_as(one, *at))
            for one, at in widths.items()
            if not self.is_made(one, at)
        )

    def unread(
        self, name: str, width: Side = None, height: Side = None, whole: bool = False
    ) -> Sequence[Wanted]:
        """What would have to be read from the disk to show this picture, in a size or whole."""
        if whole:
            natural, kept = self.ahead.sizes.get(name, (1, 1)), self.caches
            size = self._fitted_px(natural, width, height)
            is_there = name in kept.halves or name in kept.whole_faces or self._at_rest(name, size)
            is_half = self._is_halved(name) and half_is_enough(natural, size)
            is_near = is_half and self.ahead.has(name, scaling.half_of(natural))
            wanted = Wanted(name, scaling.half_alone, False) if is_half else Wanted(name)
            return () if is_there or is_near or self.is_at_hand(name, whole=True) else (wanted,)
        drawn_as, takes_long = None, False
        if self.ahead.knows_size_of(name):
            key = PictureKey(name, self.box(name, width, height))
            if key in self.caches.of(key) or self.ahead.has(name, self.viewport.box_px(key.box)):
                return ()
            drawn_as = self.drawn_as(name, *filter(None, (width,)), height=height)
            takes_long = math.prod(self.viewport.box_px(key.box)) >= scaling.LARGE_PX
        if drawn_as in (None, name) and not takes_long and self.is_at_hand(name, whole=True):
            return ()
        return (Wanted(name, lambda px: [self._fitted_px(px, width, height)], False, drawn_as),)

    def _sizes_ahead(self, name: str, widths: Sequence[float], natural: SizePx) -> list[SizePx]:
        sizes = [self._fitted_px(natural, width, None) for width in widths]
        return [*sizes, scaling.half_of(natural)] if self._is_halved(name) else sizes

    def is_made(self, name: str, widths: Sequence[float]) -> bool:
        """Whether `get` has these widths ready, and of a token also what others are made of."""
        if name not in self.ahead.sizes:
            return False
        keys = [PictureKey(name, self.box(name, width, None)) for width in widths]
        is_ready = name in self.caches.halves or not self._is_halved(name)
        return is_ready and all(key in self.caches.of(key) for key in keys)

    def make_ready(self, name: str, widths: Sequence[float]) -> bool:
        """Takes what was made ahead, and makes one size more a call; whether that was all of it."""
        for width in widths:
            key = PictureKey(name, self.box(name, width, None))
            if key not in self.caches.of(key):
                was_ahead = self.ahead.has(name, size := self.viewport.box_px(key.box))
                if not was_ahead and (art.is_close_up(name) or math.prod(size) >= scaling.LARGE_PX):
                    self.make_ahead({} if self.is_decoding(name) else {name: widths})
                    return False
                made = self.get(name, width)
                if (art.is_close_up(name) and self.caches.seen_part(made, name)) or not was_ahead:
                    return False
        if self._is_halved(name):
            self.caches.halves.get(name, lambda: self._half(name))
        return True

    def is_decoding(self, name: str | None = None) -> bool:
        """Whether this picture, or any, is still being loaded ahead."""
        return self.ahead.is_loading(name)

    def finish_decoding(self) -> None:
        """Waits for what is loaded ahead."""
        self.ahead.finish()

    def is_at_hand(self, name: str, *, whole: bool = False) -> bool:
        """Whether nobody has to wait until it is decoded; whole, or in whatever size."""
        has = self.ahead.has_whole if whole else self.ahead.has
        return name in self.caches.sources or has(name)

    def source(self, name: str) -> pygame.Surface:
        """A picture as it is in the assets, in the screen's own form."""
        return self.caches.sources.get(name, lambda: in_screen_form(self._read(name)))

    def page(self, name: str, frame: int, frames: int, size: SizePx) -> pygame.Surface:
        """One of several pictures side by side: all are cut out at once, and the whole let go."""
        pages, wanted = self.caches.scaled, scaling.page_key(name, frame, size)
        if (found := pages.find(wanted)) is None:
            ahead = self.ahead.take(name, size) if frames == 1 else None
            strip = self.caches.sources.peek(name) or ahead
            for number, made in enumerate(scaling.cut_out(strip or self._read(name), frames, size)):
                pages.keep(scaling.page_key(name, number, size), made)
        return found or pages.get(wanted, scaling.stopgap)

    def _read(self, name: str) -> pygame.Surface:
        try:
            surface = self.ahead.take(name) or read_picture(self.assets, name)
        except FAULTS as fault:
            self.gaps.found(name, fault)
            surface = scaling.stopgap()
        self.ahead.sizes[name] = surface.get_size()
        return surface

    def size(self, name: str) -> tuple[float, float]:
        """Width and height in design units as the picture was drawn."""
        if not self.ahead.knows_size_of(name):
            self.source(name)
        return scaling.in_units(self.ahead.sizes[name])

    def box(self, name: str, width: Side, height: Side, frames: int = 1) -> tuple[float, float]:
        """Both sides in design units where one, both or neither is given."""
        natural = self.size(name)
        return scaling.fitted((natural[0] / frames, natural[1]), width, height)

    def _fitted_px(self, natural: SizePx, width: Side, height: Side) -> SizePx:
        return self.viewport.box_px(scaling.fitted(scaling.in_units(natural), width, height))

    def get(
        self,
        name: str,
        width: Side = None,
        height: Side = None,
        *,
        turn: float = 0,
        zoom: float = 1.0,
        squash: float = 1.0,
        bend: float = 0,
        mirrored: bool = False,
        grey: bool = False,
        unpainted: bool = False,
        frame: int = 0,
        frames: int = 1,
    ) -> pygame.Surface:
        """The picture for the window, its angle and zoom rounded to the cached steps.

        A picture of several frames holds them side by side; its size is that of one.
        """
        box = self.box(name, width, height, frames)
        degrees, percent, held = scaling.rounded(turn, zoom, squash, bend)
        looks = mirrored, grey, unpainted, frame, frames
        key = PictureKey(name, box, degrees, percent, held, *looks)
        return self.caches.of(key).get(key, lambda: self._make(key))

    def _make(self, key: PictureKey) -> pygame.Surface:
        upright = key._replace(turn=0, mirrored=False, grey=False, unpainted=False)
        if upright == key:
            return self._make_upright(key)
        made = self.caches.of(upright).get(upright, lambda: self._make_upright(upright))
        return scaling.made_otherwise(made, key)

    def _make_upright(self, key: PictureKey) -> pygame.Surface:
        size = self.viewport.box_px(key.zoomed_box)
        if key.frames == 1:
            if self.is_patient and (whole := self.caches.not_zoomed(key)):
                return scaled(whole, size)
            if not key.rests and (at_rest := self._at_rest(key.name, size)):
                return held_otherwise(at_rest, size, *key.held)
            return self._in_size(key.name, size, key.held, rests=key.rests)
        return scaled(scaling.frame_of(self.source(key.name), key.frame, key.frames), size)

    def _in_size(
        self, name: str, size: SizePx, held: tuple[int, int], *, rests: bool
    ) -> pygame.Surface:
        """The picture at a size, squashed and bent; what does not rest may be made of its half."""
        is_held = any(held)
        larger = self.is_patient and not is_held and self.caches.larger_close_up(name, size)
        if not is_held and (ahead := self.ahead.take(name, size) or larger):
            return in_screen_form(scaled(ahead, size))
        is_small = (is_held or not rests) and half_is_enough(self.ahead.sizes[name], size)
        if self._is_halved(name) and is_small:
            source = self.caches.halves.get(name, lambda: self._half(name))
        else:
            finest = self.signs.finest(name, self.ahead.sizes[name], size)
            once, kept = partial(self._for_once, finest), self.caches.whole_faces
            is_kept = not rests or max(size) >= layout.LARGE_TOKEN_LEAST * self.viewport.scale
            source = kept.get(finest, once) if is_kept and art.is_token(name) else once()
        return in_screen_form(held_otherwise(source, size, *held))

    def _at_rest(self, name: str, size: SizePx) -> pygame.Surface | None:
        """On a large window a face that moves is made of the same one on its floor."""
        if name not in self.ahead.sizes or self.viewport.scale <= 1:
            return None
        return self.caches.at_rest(PictureKey(name, self.box(name, layout.TOKEN_SIZE, None)), size)

    def _for_once(self, name: str) -> pygame.Surface:
        """The picture as it is in the assets; one that is large, or a face, is not kept."""
        kept, faces = self.caches.sources, self.caches.whole_faces
        comes_near = art.is_token(name) and self.ahead.has_whole(name)
        made = faces.peek(name) or kept.peek(name) or self._read(name)
        if comes_near:  # whole it was read for that
            faces.keep(name, made)
        if art.is_token(name) or is_large(made):
            kept.drop(name)
            return made
        return kept.get(name, lambda: in_screen_form(made))

    def _is_halved(self, name: str) -> bool:
        return art.is_token(name) and self.viewport.scale <= 1

    def _half(self, name: str) -> pygame.Surface:
        size = scaling.half_of(self.ahead.sizes[name])
        return in_screen_form(self.ahead.take(name, size) or scaled(self._for_once(name), size))

    def drawn_as(self, name: str, *widths: float, height: Side = None) -> str | None:
        """What a picture of this size is made of, if that is not the picture."""
        if len(widths) != 1 or self._is_halved(name) or not self.ahead.knows_size_of(name):
            return None
        natural = self.ahead.sizes[name]
        return self.signs.finest(name, natural, self._fitted_px(natural, widths[0], height))

    def once(self, name: str, box: tuple[float, float]) -> pygame.Surface:
        """The picture at a size, not kept: for what is joined into something larger."""
        size = self.viewport.box_px(box)
        if (ready := self.ahead.take(name, size)) is not None:
            return ready
        made = scaled(self._for_once(name), size)
        self.caches.sources.drop(name)
        return made

    def stretched(
        self, name: str, width: float, height: float, margins: Margins | None = None
    ) -> pygame.Surface:
        """A frame: its corners keep their shape, edges and middle stretch (nine slices). Margins
        are the corners' sides in design units, by default those of `signs.json`."""
        frame = self._frame(name, (width, height), margins)
        return self.caches.scaled.get(
            ("frame", name, frame),
            lambda: self.ahead.take(name, frame) or scaling.framed(self.source(name), frame),
        )

    def unread_frame(
        self, name: str, width: float, height: float, margins: Margins | None = None
    ) -> Sequence[Wanted]:
        """What would have to be read to show it; one that is large is stretched there as well."""
        frame = self._frame(name, (width, height), margins)
        if ("frame", name, frame) in self.caches.scaled or self.ahead.has(name, frame):
            return ()
        if frame.size[0] * frame.size[1] < scaling.LARGE_PX:
            return self.unread(name, whole=True)
        return (Wanted(name, whole=False, frame=frame),)

    def _frame(self, name: str, box: tuple[float, float], cut: Margins | None) -> FrameSize:
        cut = cut or self.signs.margins(name)
        return FrameSize(self.viewport.box_px(box), cut, self.viewport.scale)
