"""The caches of all pictures: what is kept of which kind, how much, and for how long."""

from __future__ import annotations

import math
from collections.abc import Collection, Generator, Iterator
from weakref import WeakKeyDictionary, WeakValueDictionary

import pygame

from kingup_game.stage.caches.surface_cache import SurfaceCache, allowed_bytes
from kingup_game.stage.caches.used_again import UsedAgain
from kingup_game.stage.canvas.scaling import PictureKey
from kingup_game.theme import art

# What the caches may hold in bytes of pixels, at 1080p and at 4K.
SOURCE_BYTES = 20 << 20, 24 << 20
SCALED_BYTES = 24 << 20, 72 << 20
VOTE_BYTES = 8 << 20, 30 << 20
CLOSE_UP_BYTES = 7 << 20, 24 << 20
BOX_BYTES = 4 << 20, 12 << 20
TOKEN_BYTES = 20 << 20, 42 << 20
MOVING_BYTES = 6 << 20, 8 << 20
CARD_BYTES = 9 << 20, 24 << 20
HALF_BYTES = 40 << 20
WHOLE_FACE_BYTES = 3 << 20, 5 << 20
WAITING_BYTES = 12 << 20, 28 << 20
BACKDROPS = 2.7
"""So many windows full: that of now and the next one."""

GROUND_ROOM = 1.16, 1.18
"""So many times as wide and high as the window is what each is joined on, whatever it shows."""

LARGE_BYTES = 9 << 18

LARGE_SHARE = 0.2
"""Of a window: a beam, a burst, whoever looks on in the hall, and no roof of a castle."""

HALF_IS_ENOUGH = 0.33
"""What moves is made of a face halved before, where so much of its size at most is asked for: also
of one who falls and comes nearer."""

LARGEST_ZOOM_PERCENT = 116
"""What grows further is made of all its pixels."""

WIDEST_OF_A_VOTE = 480.0
"""In design units: the light behind a card, and not the rays of a hall."""

LARGER_THAN_AT_REST = 1.15
"""And on a window larger than 1080p of the same face at rest, where it is hardly larger."""

EDGE_PX = 2
"""So far an edge reaches when it is scaled, and that of a size that is scaled further."""

_BYTES_PER_PX = 4


def is_large(source: pygame.Surface) -> bool:
    """Whether a source is put away as soon as it is scaled: it is shown at one size only."""
    return source.get_pitch() * source.get_height() > LARGE_BYTES


def half_is_enough(natural_px: tuple[int, int], size_px: tuple[int, int]) -> bool:
    """Whether a face so large can be shown in that size while it moves, made of its half."""
    return max(size_px) <= HALF_IS_ENOUGH * max(natural_px)


def _same_part(part: pygame.Rect, size_px: tuple[int, int], whole: pygame.Rect) -> pygame.Rect:
    """What of this whole covers the part of a picture that was of another size."""
    across, down = whole.w / size_px[0], whole.h / size_px[1]
    edge = math.ceil(EDGE_PX * max(1.0, across, down))
    left, top = math.floor(part.left * across), math.floor(part.top * down)
    right, bottom = math.ceil(part.right * across), math.ceil(part.bottom * down)
    found = pygame.Rect(left, top, right - left, bottom - top)
    return found.inflate(2 * edge, 2 * edge).clip(whole)


class Joining:
    """What somebody has begun to join, strip by strip, and which of its pictures it has."""

    def __init__(
        self, steps: Generator[None, None, pygame.Surface], taken: Collection[object]
    ) -> None:
        self.steps = steps
        self.taken = taken


class PictureCaches:
    """What is kept of pictures: each kind by itself, so that none drives another out."""

    def __init__(self, window_px: tuple[int, int]) -> None:
        self.sources = SurfaceCache(allowed_bytes(window_px, *SOURCE_BYTES))
        """As they are in the assets."""
        self.halves = SurfaceCache(HALF_BYTES)
        """Of faces: what those who move are made of."""
        self.fit(window_px)

    def fit(self, window_px: tuple[int, int]) -> None:
        """For another window new ones: others may share the old ones."""
        self.sources.hold_at_most(allowed_bytes(window_px, *SOURCE_BYTES))
        self.scaled = SurfaceCache(allowed_bytes(window_px, *SCALED_BYTES))
        self.close_ups = SurfaceCache(allowed_bytes(window_px, *CLOSE_UP_BYTES))
        """Of one who is up for the throne, in ten sizes: among the pictures those of three of them
        would drive out the beam and the trapdoor of every vote."""
        self.boxes = SurfaceCache(allowed_bytes(window_px, *BOX_BYTES))
        """Plain boxes: soon made, and one that grows is another one in every frame. Among the
        pictures they would drive out the light of the next round before it is seen."""
        self.tokens = SurfaceCache(allowed_bytes(window_px, *TOKEN_BYTES))
        """Those who stand still."""
        self.moving = SurfaceCache(allowed_bytes(window_px, *MOVING_BYTES))
        """There are so many ways to move that they would drive out all who stand."""
        self.votes = SurfaceCache(allowed_bytes(window_px, *VOTE_BYTES))
        """What every vote shows and hardly anything else does, large all of it: table and beam. A
        round between two votes would drive it out, and each would decode it anew."""
        self.cards = SurfaceCache(allowed_bytes(window_px, *CARD_BYTES))
        """Of a vote, in all sizes in which they come, turn and go: whoever walks between two votes
        would drive them out, and each vote make them anew in its dearest frames."""
        self.whole_faces = SurfaceCache(allowed_bytes(window_px, *WHOLE_FACE_BYTES))
        """Of those who move and are larger than at rest: each pose of a fall is another look."""
        self.most_waiting_bytes = allowed_bytes(window_px, *WAITING_BYTES)
        """Of what threads have ready."""
        self._window_px = width, height = window_px
        self.backdrops = SurfaceCache(round(BACKDROPS * width * height * _BYTES_PER_PX))
        self.joining = WeakValueDictionary[object, Joining]()
        """Those that somebody has begun to join, strip by strip."""
        self._grounds = UsedAgain()
        self._seen_parts = WeakKeyDictionary[pygame.Surface, pygame.Rect]()
        self._seen_first = dict[str, tuple[pygame.Rect, tuple[int, int]]]()
        """Of every large face by its name: where it was not clear in the first size it had."""

    def ground(self, size_px: tuple[int, int]) -> pygame.Surface:
        """What a backdrop is joined on: where there is no room for one more, that of another one
        which nobody shows."""
        wanted = size_px[0] * size_px[1] * _BYTES_PER_PX
        self.backdrops.make_room(wanted)
        width, height = (
            round(side * room) for side, room in zip(self._window_px, GROUND_ROOM, strict=True)
        )
        return self._grounds.lend(size_px, (max(width, size_px[0]), max(height, size_px[1])))

    def leave_match(self) -> Iterator[None]:
        """What nobody shows and is large is of the throne and the hall: not seen again soon. Of all
        else half a cache stays, as a thread reads what the next match needs of the rest. A few at a
        time: to give back pixels takes its time."""
        large = round(LARGE_SHARE * self.backdrops.most_bytes / BACKDROPS)
        yield from self.scaled.let_go_large(large)
        for cache in (self.votes, self.whole_faces):
            yield from cache.let_go_large(0)
        for cache, share in ((self.scaled, 2), (self.halves, 2), (self.cards, 4)):
            yield from cache.let_go_old(cache.most_bytes // share)

    def of(self, key: PictureKey) -> SurfaceCache:
        """Where a look of a picture is kept."""
        is_token = art.is_token(key.name)
        if art.is_close_up(key.name):
            return self.close_ups
        if key.moves or (is_token and not key.rests):
            return self.cards if art.is_ballot(key.name) else self.moving
        if is_token:
            return self.tokens
        is_of_votes = key.name in art.OF_EVERY_VOTE and key.box[0] <= WIDEST_OF_A_VOTE
        return self.votes if is_of_votes else self.scaled

    def at_rest(self, key: object, size_px: tuple[int, int]) -> pygame.Surface | None:
        """A face that stands still, if one that moves can be made of it in this size: nothing has
        to be decoded then, nor kept for it."""
        found = self.tokens.peek(key)
        is_enough = found and max(size_px) <= LARGER_THAN_AT_REST * max(found.get_size())
        return found if is_enough else None

    def not_zoomed(self, key: PictureKey) -> pygame.Surface | None:
        """What pops up, and goes a little past its size, is made of the same at its size: only for
        that it need not be read whole."""
        is_other = key.percent == 100 or any(key.held) or art.is_token(key.name)
        if is_other or key.percent > LARGEST_ZOOM_PERCENT:
            return None
        upright = key._replace(percent=100)
        return self.of(upright).peek(upright)

    def seen_part(self, surface: pygame.Surface, name: str) -> pygame.Rect:
        """Where a picture is not clear: looked for once, as a large one takes two milliseconds; in
        any other size it is the same part of it, and what its edge is scaled to."""
        found = self._seen_parts.get(surface)
        if found is None:
            first = self._seen_first.get(name)
            if first is None:
                found = surface.get_bounding_rect() or surface.get_rect()
                self._seen_first[name] = found, surface.get_size()
            else:
                found = _same_part(*first, surface.get_rect())
            self._seen_parts[surface] = found
        return found

    def larger_close_up(self, name: str, size_px: tuple[int, int]) -> pygame.Surface | None:
        """The same large face, if it was shown nearer: on its way down nobody reads it again."""
        wide, high = size_px
        for key, one in self.close_ups.all():
            is_same = isinstance(key, PictureKey) and key.name == name and not key.moves
            if (
                is_same
                and one.get_width() > wide
                and one.get_width() * high == one.get_height() * wide
            ):
                return one
        return None

    def borrow(self, other: PictureCaches, *, scaled_too: bool) -> None:
        """Share what another one holds."""
        self.sources, self.halves = other.sources, other.halves
        if scaled_too:
            self.scaled, self.boxes, self.backdrops = other.scaled, other.boxes, other.backdrops
            self.joining = other.joining
            self.tokens, self.moving, self.cards = other.tokens, other.moving, other.cards
            self.whole_faces, self.close_ups = other.whole_faces, other.close_ups
            self.votes = other.votes
