"""Pictures made before they are needed: one a tick, so that no frame has to wait for its own."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from time import thread_time
from weakref import WeakKeyDictionary

from kingup_game.engine.cast import Character
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import Item, Workshop
from kingup_game.stage.canvas.loading_ahead import Wanted
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.scaling import PictureKey
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.grounds.underpainting import FRAMES_UNDER_COVER
from kingup_game.theme import art

# What a token shows without having been asked to, the most sudden first.
MOODS = (
    *("neutral", "blink", "climb", "hopeful", "refused", "joy", "crowned"),
    *("fear", "relief", "sleepy", "queasy"),
)
SIGNS = (
    *(art.envelope("open"), art.HORN, art.DUST, art.ballot("back"), art.envelope("sealed")),
    *(art.BEAM, art.POOL, art.ballot("yes"), art.ballot("no"), art.FEATHER),
    *(art.BUBBLE, art.BUBBLE_TAIL, art.CROWN, art.BURST, *art.CONFETTI, art.ballot("stomachache")),
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
"""Of many items so many may be looked at in a frame that nobody sees."""
SECONDS_A_FRAME = 0.004
MORE_WHERE_LARGE = 1.5
"""Of work, and so much more above 1080p: what then has not been begun has time until the next
frame. The last one does all."""
LONGEST_WAIT_SECONDS = 0.4
"""A cover opens after that, whatever a thread has still to read."""
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
        # One that is damaged is told of when it is needed.
        if pictures.is_at_hand(name, whole=True):
            pictures.source(name)
        yield


def until_read(pictures: Pictures, names: Sequence[str]) -> Iterator[None]:
    """As long as a thread has something to read or to scale for these."""
    while any(map(pictures.is_decoding, names)):
        yield


def read_ahead(items: Iterable[Item], shop: Workshop) -> None:
    """Have the pictures that these items will show read in a thread."""
    shop.pictures.ahead.want_new(chain(*(item.unread(shop) for item in items)))


def _share_of(changed: list[Item], shop: Workshop) -> tuple[list[Item], list[Item]]:
    """Of what changed: what is looked at in this frame, and what has time: what is patient."""
    later = _waits(changed, shop) if shop.pictures.is_patient else {}
    now = [item for item in changed if item not in later] if later else changed
    if len(now) >= MANY and shop.pictures.is_decoding():
        # What a thread has still to read comes last, and of that first what it would come to last:
        # so both work.
        unread = _unread_of(now, shop)
        now = [*(item for item in now if item not in unread), *reversed(unread)]
    return now, list(later)


def _waits(changed: list[Item], shop: Workshop) -> dict[Item, Sequence[Wanted]]:
    """What is patient, and what has to be read for it; a thread has heard of it."""
    unread = _unread_of((item for item in changed if item.patient), shop)
    if unread:
        shop.pictures.ahead.want_new(chain(*unread.values()), last=True)
    return unread


def _unread_of(changed: Iterable[Item], shop: Workshop) -> dict[Item, Sequence[Wanted]]:
    """Whose pictures are unread, and which."""
    asked = {item: item.unread(shop) for item in changed if not item.is_found}
    return {item: wanted for item, wanted in asked.items() if wanted}


class CoveredWork:
    """Which items are looked at in which frame, below a cover that stays closed for some more."""

    def __init__(self) -> None:
        self.frames = 0
        """For so many more frames nobody sees the picture."""
        self._spent_before = 0.0
        self._in_steps = WeakKeyDictionary[Item, Iterator[None]]()
        self._read = set[Item]()
        """Whose pictures are there: nobody has to ask again below the same cover."""

    def begin(self) -> None:
        """A frame begins, with all that the game does before it is drawn."""
        self._spent_before = thread_time()

    @property
    def is_soon_open(self) -> bool:
        """Whether it is time to draw what lies below: hardly anything will change any more."""
        return self.frames < FRAMES_UNDER_COVER

    def spent(self) -> float:
        """So many seconds of work the frame has cost already."""
        return thread_time() - self._spent_before

    def share_of(self, sheet: Sheet, shop: Workshop) -> Iterator[Item]:
        """What is looked at in this frame, one after the other; the rest stays noted as changed."""
        if not self.frames:
            self._read.clear()
            changed, sheet.changed = _share_of(sheet.changed, shop)
            yield from changed
            return
        changed, sheet.changed = sheet.changed, []
        wanted = _unread_of((item for item in changed if item not in self._read), shop)
        self._read.update(item for item in changed if item.visible and item not in wanted)
        ahead = shop.pictures.ahead
        ahead.want_new(chain(*wanted.values()))
        if self.is_soon_open and wanted:  # nothing has to be shown meanwhile, and this to do then
            ahead.await_all(chain(*wanted.values()), LONGEST_WAIT_SECONDS)
            wanted = _unread_of(wanted, shop)
        glazes = [item for item in changed if item.glazes]
        yield from glazes
        ready = [item for item in changed if not (item.glazes or item in wanted)]
        most, done = max(LEAST_A_FRAME, -(-len(changed) // (self.frames + 1))), list[Item]()
        for item in ready[:most]:
            if done and self._has_no_time(shop):
                break
            if not self._is_prepared(item, shop):
                break
            done.append(item)
            yield item
        seen = {*glazes, *done}
        sheet.changed = [*(item for item in changed if item not in seen), *sheet.changed]

    def _is_prepared(self, item: Item, shop: Workshop) -> bool:
        """Whether what takes long to find has been found: a step at least was done for it."""
        steps = self._in_steps.get(item) or iter(item.steps(shop))
        for _ in steps:
            if self._has_no_time(shop):
                self._in_steps[item] = steps
                return False
        self._in_steps.pop(item, None)
        return True

    def _has_no_time(self, shop: Workshop) -> bool:
        more = MORE_WHERE_LARGE if shop.viewport.scale > 1 else 1.0
        return self.spent() > SECONDS_A_FRAME * more


class WarmUp:
    """The faces of a cast, loaded and scaled during the deal, and the signs of a match."""

    def __init__(self, pictures: Pictures, characters: Iterable[Character]) -> None:
        self._pictures = pictures
        cast = tuple(characters)
        first, *later = [[art.token(one, mood) for one in cast] for mood in MOODS]
        self._missing = [*first, *SIGNS, *chain(*later)]
        self._widths: dict[str, Sequence[float]] = {}
        self._waits_since: int | None = None

    def expect(self, widths: Needed) -> None:
        """These are needed next, so wide."""
        self._waits_since = None
        self._widths |= widths
        later = [name for name in self._missing if name not in widths]
        self._missing = [*widths, *later]
        self._pictures.make_ahead(widths)

    def expect_shapes(self, name: str, boxes: Iterable[tuple[float, float]]) -> None:
        """This one is needed next, so wide and high: scaled in the thread where nobody has it."""
        pictures = self._pictures
        keys = [PictureKey(name, box) for box in boxes]
        shapes = [key.box for key in keys if key not in pictures.caches.of(key)]
        if not shapes:
            return
        sizes = [pictures.viewport.box_px(box) for box in shapes]
        widest, high = max(shapes)
        drawn_as = pictures.drawn_as(name, widest, height=high)
        pictures.ahead.want([Wanted(name, lambda _: sizes, False, drawn_as)])

    def read_large(self, character: Character, moods: Iterable[str]) -> None:
        """Have these faces read in the thread: whoever comes so near is made of all pixels."""
        pictures, names = self._pictures, [art.token(character, mood) for mood in moods]
        pictures.load_ahead(one for one in names if one not in pictures.caches.whole_faces)

    def update(self) -> None:
        """One tick: one picture more is ready, once a thread has decoded it."""
        missing, pictures = self._missing, self._pictures
        tried = pictures.ahead.tried
        if tried == self._waits_since and pictures.is_decoding():
            return  # nothing has come
        self._waits_since = None
        while missing and self._is_ready(missing[0]):
            missing.pop(0)
        if missing and self._is_at_hand(missing[0]):
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
        else:
            self._waits_since = tried

    def _is_at_hand(self, name: str) -> bool:
        pictures = self._pictures
        is_there = pictures.is_at_hand(name, whole=not self._widths_of(name))
        return is_there and not pictures.ahead.is_in_hand(name)  # nobody has to wait for that

    def _is_ready(self, name: str) -> bool:
        widths = self._widths_of(name)
        return bool(widths) and self._pictures.is_made(name, widths)

    def _widths_of(self, name: str) -> Sequence[float]:
        """Signs are shown in several sizes: they are only decoded, unless somebody said more."""
        return self._widths.get(name, () if name in SIGNS else AT_HOME)


class Rehearsal:
    """What will be shown in a moment, and is not on the stage yet: its words are drawn and its
    frames stretched one a tick, and its castle joined a strip a tick, so that they do not all come
    to be in the frame that shows them."""

    def __init__(self) -> None:
        self._items = deque[tuple[Item, int]]()

    def expect(self, items: Iterable[Item], *, patience: int = 0) -> None:
        """These, the first first. With patience their pictures are read beside the game, after all
        else, and looked for so often; without they are small, and nothing is read ahead."""
        self._items.extend((item, patience) for item in items)

    def forget(self) -> None:
        """It is there, or it does not come."""
        self._items.clear()

    def update(self, shop: Workshop) -> bool:
        """One tick: one look is found, or what it shows is asked for; whether it was found."""
        if not self._items:
            return False
        item, patience = self._items.popleft()
        if item.rect:
            return False  # it came before its turn: where it is, the painter alone may change
        unread = item.unread(shop)
        if any(shop.pictures.ahead.is_in_hand(one.name) for one in unread):
            self._items.append((item, patience))
            return False
        wanted = unread if patience else ()
        if not wanted:
            for _ in item.steps(shop):  # one, and then it is another's turn
                self._items.append((item, patience))
                return True
            item.resolve(shop)
            item.hide_pixels()  # until the painter has looked, it covers nothing
        elif patience > 1:
            shop.pictures.ahead.want_new(wanted, last=True)
            self._items.append((item, patience - 1))
        return not wanted


def seen_at_once(sheets: Iterable[Sheet]) -> list[Item]:
    """What these show as soon as they are seen."""
    items = chain(*(sheet.stacked() for sheet in sheets))
    return [item for item in items if item.shown_alpha(item.sheet.alpha)]


def fading_in(sheet: Sheet) -> list[Item]:
    """What is on a sheet, and quite clear as yet."""
    return [one for one in sheet.stacked() if one.visible and not one.shown_alpha(sheet.alpha)]
