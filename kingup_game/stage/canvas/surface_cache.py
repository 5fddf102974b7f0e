"""Surfaces by key, within bounds; large ones that are painted over; the caches of all pictures."""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Callable, Generator
from dataclasses import dataclass
from weakref import WeakValueDictionary

import pygame

from kingup_game.stage.canvas.scaling import PictureKey
from kingup_game.theme import art

# What the caches may hold in bytes of pixels, at 1080p and at 4K.
SOURCE_BYTES = 20 << 20, 24 << 20
SCALED_BYTES = 24 << 20, 72 << 20
VOTE_BYTES = 9 << 20, 36 << 20
CLOSE_UP_BYTES = 6 << 20, 18 << 20
BOX_BYTES = 4 << 20, 12 << 20
TOKEN_BYTES = 20 << 20, 42 << 20
MOVING_BYTES = 6 << 20, 8 << 20
CARD_BYTES = 9 << 20, 24 << 20
HALF_BYTES = 40 << 20
WHOLE_FACE_BYTES = 3 << 20, 5 << 20
WAITING_BYTES = 12 << 20, 28 << 20
BACKDROPS = 2.7
"""So many windows full: that of now and the next one."""

GROUND_ROOM = 1.13, 1.18
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

_BYTES_PER_PX = 4
_PX_AT_1080P = 1920 * 1080
_PX_AT_4K = 3840 * 2160


def allowed_bytes(window_px: tuple[int, int], at_1080p: int, at_4k: int) -> int:
    """So much a cache may hold for a window: what is small on the screen needs little.

    >>> [allowed_bytes(size, 40, 100) for size in ((1280, 720), (2560, 1440), (3840, 2160))]
    [40, 56, 100]
    """
    share = (window_px[0] * window_px[1] - _PX_AT_1080P) / (_PX_AT_4K - _PX_AT_1080P)
    return round(at_1080p + (at_4k - at_1080p) * max(0.0, min(1.0, share)))


class SurfaceCache:
    """Surfaces by key, the least recently used dropped when they hold too many bytes.

    >>> cache = SurfaceCache(most_bytes=1000)
    >>> for key in "abc":
    ...     made = cache.get(key, lambda: pygame.Surface((10, 10), depth=32))
    >>> [key in cache for key in "abc"], cache.held_bytes
    ([False, True, True], 800)
    """

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.held_bytes = 0
        self._surfaces: OrderedDict[object, pygame.Surface] = OrderedDict()

    def get(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of a key; made now where it is not there."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        made = make()
        self.keep(key, made)
        return made

    def keep(self, key: object, made: pygame.Surface) -> None:
        """What was made elsewhere."""
        self.drop(key)
        self._surfaces[key] = made
        self.held_bytes += _bytes_of(made)
        self.hold_at_most(self.most_bytes)

    def hold_at_most(self, most_bytes: int) -> None:
        """From now on; the last surface stays in any case."""
        self.most_bytes = most_bytes
        while self.held_bytes > self.most_bytes and len(self._surfaces) > 1:
            _, dropped = self._surfaces.popitem(last=False)
            self.held_bytes -= _bytes_of(dropped)

    def peek(self, key: object) -> pygame.Surface | None:
        """The surface of a key where it is there."""
        return self._surfaces.get(key)

    def drop(self, key: object) -> None:
        """Keeps this one no longer."""
        dropped = self._surfaces.pop(key, None)
        if dropped is not None:
            self.held_bytes -= _bytes_of(dropped)

    def make_room(self, wanted_bytes: int) -> None:
        """Drops what was used least recently and nobody else has, until so much more may come."""
        for key in list(self._surfaces):
            if self.held_bytes + wanted_bytes <= self.most_bytes:
                return
            self._drop_unless_held(key)

    def let_go_large(self, least_bytes: int) -> None:
        """Drops all that holds so much and that nobody else has."""
        for key in [key for key, one in self._surfaces.items() if _bytes_of(one) >= least_bytes]:
            self._drop_unless_held(key)

    def _drop_unless_held(self, key: object) -> None:
        freed = _bytes_of(self._surfaces[key])
        found = weakref.ref(self._surfaces.pop(key))()
        if found is not None:
            self._surfaces[key], freed = found, 0
        self.held_bytes -= freed

    def clear(self) -> None:
        """Drops all surfaces."""
        self._surfaces.clear()
        self.held_bytes = 0

    def __len__(self) -> int:
        return len(self._surfaces)

    def __contains__(self, key: object) -> bool:
        return key in self._surfaces


def _bytes_of(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


def is_large(source: pygame.Surface) -> bool:
    """Whether a source is put away as soon as it is scaled: it is shown at one size only."""
    return source.get_pitch() * source.get_height() > LARGE_BYTES


@dataclass(frozen=True)
class _Lent:
    """One of them, and what was made of it, as long as anybody has that."""

    whole: pygame.Surface
    made: weakref.ref[pygame.Surface]


class UsedAgain:
    """Large surfaces that are painted over: memory that was never written to costs a frame by
    itself, 17 ms for a castle at 4K, whoever asks for it. Each is lent to one picture, and is free
    again once nobody holds that.

    >>> again, room = UsedAgain(), (44, 33)
    >>> first, second = again.lend((40, 30), room), again.lend((40, 30), room)
    >>> memory = first.get_parent()
    >>> del first
    >>> again.lend((44, 32), room).get_parent() is memory
    True
    """

    def __init__(self) -> None:
        self._lent: list[_Lent] = []

    def lend(self, size: tuple[int, int], room: tuple[int, int]) -> pygame.Surface:
        """A surface of this size, with anything on it; a new one has room for others as well.

        It begins in the middle of a cache line: where both sides are aligned SDL copies past the
        cache, which is five times slower for what a token uncovers, and the tokens painted there
        afterwards have to wait for the memory too. And its rows are an odd number of pixels apart:
        to copy from rows of an even number takes half as long again up to twice as long, whatever
        part of them, at 1080p as at 4K.
        """
        width, height = size
        free = [one.whole for one in self._lent if one.made() is None]
        used = next((whole for whole in free if _is_enough(whole, size)), None)
        whole = used or pygame.Surface(((room[0] + 1) | 1, room[1]))
        made = whole.subsurface((1, 0, width, height))
        still_lent = [one for one in self._lent if one.made() is not None]
        self._lent = [*still_lent, _Lent(whole, weakref.ref(made, self._come_back))]
        return made

    def _come_back(self, made: weakref.ref[pygame.Surface]) -> None:
        """One that is free waits for whoever comes next; more than that are not held."""
        free = [one for one in self._lent if one.made() is None and one.made is not made]
        self._lent = [one for one in self._lent if one not in free]


def _is_enough(whole: pygame.Surface, size: tuple[int, int]) -> bool:
    return whole.get_width() > size[0] and whole.get_height() >= size[1]


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
        drove out the beam, the trapdoor and the holes of the dark, of every vote."""
        self.boxes = SurfaceCache(allowed_bytes(window_px, *BOX_BYTES))
        """Plain boxes: soon made, and one that grows is another one in every frame. Among the
        pictures they drove out the light of the next round before it was seen."""
        self.tokens = SurfaceCache(allowed_bytes(window_px, *TOKEN_BYTES))
        """Those who stand still."""
        self.moving = SurfaceCache(allowed_bytes(window_px, *MOVING_BYTES))
        """There are so many ways to move that they would drive out all who stand."""
        self.votes = SurfaceCache(allowed_bytes(window_px, *VOTE_BYTES))
        """What every vote shows and hardly anything else does, large all of it: table, beam, holes
        of the dark. A round between two votes drove it out, and each vote decoded it anew."""
        self.cards = SurfaceCache(allowed_bytes(window_px, *CARD_BYTES))
        """Of a vote, in all sizes in which they come, turn and go: whoever walked between two votes
        drove them out, and each vote made them anew in its dearest frames."""
        self.whole_faces = SurfaceCache(allowed_bytes(window_px, *WHOLE_FACE_BYTES))
        """Of those who move and are larger than at rest: each pose of a fall is another look."""
        self.most_waiting_bytes = allowed_bytes(window_px, *WAITING_BYTES)
        """Of what threads have ready."""
        self._window_px = width, height = window_px
        self.backdrops = SurfaceCache(round(BACKDROPS * width * height * _BYTES_PER_PX))
        self.joining = WeakValueDictionary[object, Generator[None, None, pygame.Surface]]()
        """Those that somebody has begun to join, strip by strip."""
        self._grounds = UsedAgain()

    def ground(self, size_px: tuple[int, int]) -> pygame.Surface:
        """What a backdrop is joined on: where there is no room for one more, that of another one
        which nobody shows."""
        wanted = size_px[0] * size_px[1] * _BYTES_PER_PX
        self.backdrops.make_room(wanted)
        width, height = (
            round(side * room) for side, room in zip(self._window_px, GROUND_ROOM, strict=True)
        )
        return self._grounds.lend(size_px, (max(width, size_px[0]), max(height, size_px[1])))

    def leave_match(self) -> None:
        """What nobody shows and is large is of the throne and the hall: not seen again soon."""
        self.scaled.let_go_large(round(LARGE_SHARE * self.backdrops.most_bytes / BACKDROPS))
        self.votes.let_go_large(0)

    def of(self, key: PictureKey) -> SurfaceCache:
        """Where a look of a picture is kept."""
        is_token = art.is_token(key.name)
        if key.moves or (is_token and not key.rests):
            return self.cards if art.is_ballot(key.name) else self.moving
        if is_token:
            return self.tokens
        if art.is_close_up(key.name):
            return self.close_ups
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

    def borrow(self, other: PictureCaches, *, scaled_too: bool) -> None:
        """Share what another one holds."""
        self.sources, self.halves = other.sources, other.halves
        if scaled_too:
            self.scaled, self.boxes, self.backdrops = other.scaled, other.boxes, other.backdrops
            self.joining = other.joining
            self.tokens, self.moving, self.cards = other.tokens, other.moving, other.cards
            self.whole_faces, self.close_ups = other.whole_faces, other.close_ups
            self.votes = other.votes
