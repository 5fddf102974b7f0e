"""Pictures made before they are needed: one a tick, so that no frame has to wait for its own."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from kingup_game.engine.cast import Character
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import Item, Workshop
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme import art

# What a token shows without having been asked to, the most sudden first.
MOODS = (
    *("neutral", "blink", "climb", "hopeful", "refused", "joy", "crowned"),
    *("fear", "relief", "sleepy", "queasy"),
)
SIGNS = (
    *(art.envelope("open"), art.HORN, art.DUST, art.ballot("back"), art.envelope("sealed")),
    *(art.BEAM, art.POOL, art.ballot("yes"), art.ballot("no"), art.FEATHER),
    *(art.BUBBLE_TAIL, art.CROWN, art.BURST, *art.CONFETTI, art.ballot("stomachache")),
    *(
        art.GOAL_WIDE,
        art.COIN_BLANK,
        art.COIN,
        art.PANEL,
        *art.RICHES,
    ),
    *(art.RIBBON_CROWNED, art.RIBBON_REFUSED, art.ROUND_RIBBON, *art.SEASONS, art.PLATE),
    *(art.SEAT_PANEL_TURN, *art.SPARKLE),
)
"""What a match shows sooner or later."""

AT_ONCE = 4
MANY = 40
LEAST_A_FRAME = 8
"""So many items at least are looked at in a frame that nobody sees."""
AT_HOME = layout.TOKEN_SIZE, layout.COURTYARD_TOKEN_SIZE
"""How wide one is on the floors of the castle and before it."""


Needed = Mapping[str, Sequence[float]]
"""Pictures, and how wide each of them is shown."""


def fetch(pictures: Pictures, names: Sequence[str]) -> Iterator[None]:
    """Decode pictures in a thread; each is there as soon as this is through."""
    pictures.load_ahead(names)
    for name in names:
        while pictures.is_decoding(name):
            yield
        if pictures.is_at_hand(name):  # one that is damaged is told of when it is needed
            pictures.source(name)
        yield


def read_ahead(items: Iterable[Item], shop: Workshop) -> None:
    """Have the pictures that these items will show read in a thread."""
    shop.pictures.ahead.want_new(chain(*(item.unread(shop) for item in items)))


def share_of(changed: list[Item], frames: int, shop: Workshop) -> tuple[list[Item], list[Item]]:
    """Of what changed below a cover that stays closed for so many frames more: what is looked at
    in this one, and what has time, because it is still being read or there is much of it. Without
    a cover nothing has time; but what a thread has still to read comes last, and of that first what
    it would come to last: so both work."""
    if not frames:
        if len(changed) >= MANY and shop.pictures.is_decoding():
            unread = {item: bool(item.unread(shop)) for item in changed}
            last = [item for item in reversed(changed) if unread[item]]
            return [*(item for item in changed if not unread[item]), *last], []
        return changed, []
    wanted = {item: item.unread(shop) for item in changed}
    shop.pictures.ahead.want_new(chain(*wanted.values()))
    ready = [item for item in changed if item.glazes or not wanted[item]]
    most = max(LEAST_A_FRAME, -(-len(changed) // (frames + 1)))
    unmade = [item for item in changed if item not in ready]
    if frames > 1:
        return ready[:most], [*ready[most:], *unmade]
    # It is about to open: one that the thread would come to last is read here, so both work.
    return [*ready[:most], *unmade[-1:]], [*ready[most:], *unmade[:-1]]


class WarmUp:
    """The faces of a cast, loaded and scaled during the deal, and the signs of a match."""

    def __init__(self, pictures: Pictures, characters: Iterable[Character]) -> None:
        self._pictures = pictures
        cast = tuple(characters)
        first, *later = [[art.token(one, mood) for one in cast] for mood in MOODS]
        self._missing = [*first, *SIGNS, *chain(*later)]
        self._widths: dict[str, Sequence[float]] = {}

    def expect(self, widths: Needed) -> None:
        """These are needed next, so wide."""
        self._widths |= widths
        later = [name for name in self._missing if name not in widths]
        self._missing = [*widths, *later]
        self._pictures.make_ahead(widths)

    def read_large(self, character: Character, moods: Iterable[str]) -> None:
        """Have these faces read in the thread: on a large screen whoever is larger than at rest is
        made of all their pixels."""
        pictures, names = self._pictures, [art.token(character, mood) for mood in moods]
        if pictures.viewport.scale > 1:
            pictures.load_ahead(one for one in names if one not in pictures.caches.whole_faces)

    def update(self) -> None:
        """One tick: one picture more is ready, once a thread has decoded it."""
        missing, pictures = self._missing, self._pictures
        while missing and self._is_ready(missing[0]):
            missing.pop(0)
        if missing and pictures.is_at_hand(missing[0]):
            name = missing[0]
            widths = self._widths_of(name)
            if not widths:
                pictures.source(name)
            if not widths or pictures.make_ready(name, widths):
                missing.pop(0)
        elif missing and not pictures.is_decoding():
            widths_of = {name: self._widths_of(name) for name in missing[:AT_ONCE]}
            pictures.load_ahead(name for name, widths in widths_of.items() if not widths)
            pictures.make_ahead({name: widths for name, widths in widths_of.items() if widths})

    def _is_ready(self, name: str) -> bool:
        widths = self._widths_of(name)
        return bool(widths) and self._pictures.is_made(name, widths)

    def _widths_of(self, name: str) -> Sequence[float]:
        """Signs are shown in several sizes: they are only decoded, unless somebody said more."""
        return self._widths.get(name, () if name in SIGNS else AT_HOME)


class Rehearsal:
    """What will be shown in a moment, and is not on the stage yet: its words are drawn and its
    frames stretched one a tick, so that they do not all come to be in the frame that shows them."""

    def __init__(self) -> None:
        self._items = deque[Item]()

    def expect(self, sheet: Sheet) -> None:
        """All that is on this sheet, the first on it first. It is small, so nothing is read ahead
        for it: that would come before a large face."""
        self._items.extend(sheet.stacked())

    def update(self, shop: Workshop) -> None:
        """One tick: one look is found."""
        if self._items:
            self._items.popleft().resolve(shop)
