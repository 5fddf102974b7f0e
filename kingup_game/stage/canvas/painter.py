"""The painter: shows sheets, redraws what changed, and covers the stage between scenes.

A frame costs what it changes and not what it shows, which is why a quiet table is next to free at
any size. `docs/renderer.md` tells the whole way of a frame, and what was measured against textures.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from pathlib import Path

from pygame import Rect, Surface

from kingup_game.stage.canvas.backdrop import UnitPair
from kingup_game.stage.canvas.changed_areas import Damage, around, without
from kingup_game.stage.canvas.flying_items import Airspace
from kingup_game.stage.canvas.item import Item, Workshop
from kingup_game.stage.canvas.ornaments import Ornaments
from kingup_game.stage.canvas.painting import look_at, paint, parted, uppermost_opaque
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet, Stacks
from kingup_game.stage.canvas.shields import Shields
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.canvas.warm_up import CoveredWork, read_ahead
from kingup_game.stage.canvas.wipes import Cover
from kingup_game.stage.gaps import Gaps
from kingup_game.stage.grounds.drawn_ahead import DrawnAhead
from kingup_game.stage.grounds.islands import around_islands
from kingup_game.stage.grounds.panorama import Panorama, can_be_moved
from kingup_game.stage.grounds.underpainting import Underpainting
from kingup_game.stage.lettering.text import Lettering
from kingup_game.stage.lettering.text_styles import TextStyle
from kingup_game.theme.scheme import Scheme

Present = Callable[[Sequence[Rect]], None]


class Painter:
    """Draws sheets, from the back to the front, onto one surface."""

    def __init__(
        self,
        target: Surface,
        assets: Path,
        *,
        present: Present | None = None,
        scheme: Scheme | None = None,
        gaps: Gaps | None = None,
    ) -> None:
        self.target, self.viewport = target, Viewport(*target.get_size())
        self.pictures = Pictures(assets, self.viewport, gaps)
        self.lettering = Lettering(assets, self.pictures, self.viewport, scheme=scheme)
        self.cover, self.covered = Cover(), CoveredWork()
        self._present, self._under = present, Underpainting()
        self._shop = Workshop(self.viewport, self.pictures, self.lettering)
        self._damage, self._over = Damage(target.get_rect()), Damage(target.get_rect())
        self._shown, self._next, self._stacks = list[Sheet](), list[Sheet](), Stacks()
        # From the back to the front, and their very rectangles, in which one call in C can look.
        self._items, self._rects, self._glazes = list[Item](), list[Rect](), list[Item]()
        self._panorama, self._ahead = Panorama(self._under), DrawnAhead(self._under)
        self._reglazed, self._air = list[Rect](), Airspace()
        self._ornaments, self._shields = Ornaments(), Shields()

    @property
    def workshop(self) -> Workshop:
        """For what is made before it is shown."""
        return self._shop

    @property
    def scheme(self) -> Scheme:
        """The colour scheme that people chose."""
        return self.lettering.scheme

    def resize(
        self,
        target: Surface,
        *,
        safe_percent: int | None = None,
        text_percent: int | None = None,
        scheme: Scheme | None = None,
    ) -> None:
        """Another window, safe area, text size or scheme: everything is made anew."""
        self.target = target
        safe = self.viewport.safe_percent if safe_percent is None else safe_percent
        self.viewport = Viewport(*target.get_size(), safe)
        self.pictures.use(self.viewport)
        self.lettering.use(self.viewport, text_percent=text_percent, scheme=scheme)
        self._shop = Workshop(self.viewport, self.pictures, self.lettering)
        self._damage, self._over = Damage(target.get_rect()), Damage(target.get_rect())
        for kept in (self._air, self._under, self._panorama, self._ahead):
            kept.forget()
        for item in self._items:
            item.touch()

    def show(self, sheet: Sheet) -> None:
        """Has the sheet in this frame, above those shown before it."""
        self._next.append(sheet)

    def foresee(self, *sheets: Sheet) -> None:
        """Has what these show read beside the game: it will soon be seen."""
        read_ahead([item for sheet in sheets for item in sheet.stacked()], self._shop)

    def measure(self, words: str, style: TextStyle, width: float | None = None) -> UnitPair:
        """Width and height of words in design units, at the text size that people chose."""
        return self.lettering.measure(words, style, width)

    def redraw_all(self) -> None:
        """For windows that were hidden or covered: the whole picture once."""
        self._damage.add_whole()

    def frame(self) -> list[Rect]:
        """Draws what changed on the sheets shown since the last frame; returns where."""
        shown, self._next = [*self._next, self.cover.sheet], []
        # A page that waits for a press, or a table with calm motion, ends here, nothing presented.
        changes = [sheet for sheet in shown if sheet.is_changed]
        if shown == self._shown and not (changes or self._damage or self._panorama.moves):
            return []
        # Down with what flies before anything below it is drawn: its ground is that of last time.
        airspace = self._air.land(self.target)
        for sheet in [one for one in changes if one.is_shifted and one is not shown[0]]:
            sheet.touch_places()
        if not self._shown:
            self._panorama.make_room(self.target)
        if shown != self._shown or any(sheet.stack_changed for sheet in changes):
            self._restack(shown)
        dirty = self._moved_on(shown) or self._cut(shown) or self._changed(shown)
        risen = self._air.rise(self.target)
        if airspace or risen:
            # Presented as one box: each piece would bring two rectangles, its old and its new one.
            box = airspace.union(risen) if airspace and risen else airspace or risen
            dirty = [box, *(rect for rect in dirty if not box.contains(rect))]
        if self._present is not None and dirty:
            self._present(dirty)
        return dirty

    def _changed(self, shown: list[Sheet]) -> list[Rect]:
        """Draws what is not as it was; returns where."""
        if self._panorama.moves or shown[0].is_shifted:
            self._panorama.end()
            shown[0].touch_places()  # what was taken along may lie a rounded pixel beside its place
        stirred = {item for sheet in shown for item in sheet.changed if item.glazes}
        before, glaze = list(map(Rect, self._rects)) if stirred else [], self._under.glaze
        changed = [one for one in shown if one.changed]  # at a quiet table one in ten
        if not (self.covered.frames or self._damage.is_whole):
            self._ornaments.set_aside(changed)
        self._shields.survey(self._under.what_is_over(self._items), shown)
        for sheet in changed:
            self._take_changes(sheet)
        pixels = self._damage.pixels + self._over.pixels
        pixels += sum(item.rect.w * item.rect.h for item in stirred)
        for sheet in self._ornaments.with_room(pixels, self._damage.bounds):
            self._take_changes(sheet)
        if stirred:
            self._take_glazes(stirred, before)
        if self._under.glaze is not glaze:
            self._damage.add_all(self._over.take())
        # After the changes, for one of them may be a panel that opens over the confetti.
        self._damage.add_all(pieces := self._air.part())
        self._over.add_all(pieces)  # over a shield they are seen
        dirty = self._redraw_all_of(self._damage.take())
        self._ahead.go_on(self.target, shown[0], self._items, dirty, self._shop)
        self._panorama.foresee(self.target, shown[0], self._items, self._rects, dirty)
        self._under.foresee(self.target, self._items, self._rects)
        return dirty

    def _moved_on(self, shown: list[Sheet]) -> list[Rect]:
        """Where a camera moves the ground and all on its sheet: that is kept by itself, and only
        what changed on it is drawn. Returns nothing where that cannot be done."""
        ground, sheet = self._items[0] if self._items else None, shown[0]
        if ground is None or not ground.opaque or not sheet.is_shifted or sheet.is_cut:
            return []
        if self.covered.frames or any(item.is_seen for item in self._glazes):
            return []
        window, was, look = self.target.get_rect(), Rect(ground.rect), ground.surface
        ground.look_again(self._shop)
        now, is_same = ground.rect, ground.surface is look
        if look is None or not is_same or was == now or not can_be_moved(self.target, was, now):
            if not is_same or was != now:
                self._damage.add_change(was, now)
            return []
        number, panorama, step = len(sheet), self._panorama, (now.x - was.x, now.y - was.y)
        spoilt = without(window, window.move(step))
        spoilt += [place.move(step) for place in self._damage.take()]
        if not (panorama.moves or panorama.shows(look)):
            panorama.begin(self.target, look, was.topleft)
        if not (panorama.moves or panorama.is_bare):
            spoilt += [rect.move(step) for rect in self._rects[number:] if rect]
        self._ornaments.set_aside([sheet])
        spoilt += panorama.take(sheet, self._items[:number], step, self._shop)
        self._ornaments.wait()
        self._damage.add_whole()  # all of it is drawn: nobody has to gather what changed
        for other in [one for one in shown[1:] if one.changed]:
            self._take_changes(other)
        self._air.part()
        self._damage.take()
        panorama.draw(self.target, self._items, self._rects, number, spoilt)
        return [window]

    def _cut(self, shown: list[Sheet]) -> list[Rect]:
        """Where the ground and its sheet cut as was foreseen; nothing where there is no picture."""
        ahead, number = self._ahead, len(shown[0])
        if self.covered.frames or not ahead.arrives(shown[0], self._glazes):
            return []
        self._ornaments.set_aside(shown if ahead.can_wait(self._shop) else [])
        ahead.take(shown[0], self._items[:number], self._shop)
        for other in [one for one in shown[1:] if one.changed]:
            self._take_changes(other)
        self._ornaments.wait()
        self._damage.add_all([*self._air.part(), *self._over.take()])
        places = around_islands(self._items[number:], self._damage.take(), self._shop)
        return ahead.lay_on(self.target, self._items, self._rects, number, places)

    def _restack(self, shown: list[Sheet]) -> None:
        came, gone = self._stacks.restack(shown)
        self._items = self._stacks.items
        for item in gone:
            over = self._under.is_over(item, self._shown)
            (self._over if over else self._damage).add_all(item.damage())
            if item.sheet not in shown:
                item.let_go()  # it may last for long
        for item in came:
            # Its rectangle may be that of an earlier life, and covers nothing on this picture yet.
            item.hide_pixels()
            item.touch()
        # Sheets that stayed but changed places: rare, and not worth finding out what it uncovers.
        stayed = [sheet for sheet in self._shown if sheet in shown]
        if [sheet for sheet in shown if sheet in self._shown] != stayed:
            self._damage.add_whole()
        self._shown = shown
        self._rects = [item.rect for item in self._items]
        self._glazes = [item for item in self._items if item.glazes]
        if self._under.glaze not in self._glazes:
            self._under.end()
        self._air.survey(self._items)

    def _take_changes(self, sheet: Sheet) -> None:
        for item in self.covered.share_of(sheet, self._shop):
            over = self._under.glaze is not None and self._under.is_over(item, self._shown)
            shields = self._shields.before(item) if over else ()
            item.settle()
            if item.glazes or item is self._air.flying:
                item.look_again(self._shop)
                continue
            look_at(item, self._shop, self._over if over else self._damage, shields)

    def _take_glazes(self, stirred: set[Item], before: Sequence[Rect]) -> None:
        """Has the uppermost glaze laid anew over what is kept of its ground; all others count as
        changed pixels, like anything else that paints itself."""
        places = [place for place, item in enumerate(self._items) if item.glazes]
        visible = [place for place in places if self._rects[place] or before[place]]
        top = visible[-1] if visible else -1
        for place in visible:
            item, was, now = self._items[place], before[place], self._rects[place]
            if item not in stirred:
                continue
            if place != top or (not now and item is not self._under.glaze):
                self._damage.add_change(was, now)
                continue
            if item is not self._under.glaze:
                over = None if was else [rect for rect in before[place + 1 :] if rect]
                self._under.begin(self.target, item, over)
            self._reglazed = [place_of_it] if (place_of_it := item.stirred(was)) else []
        if self._under.glaze not in {self._items[place] for place in visible[-1:]}:
            self._under.end()

    def _redraw_all_of(self, damaged: list[Rect]) -> list[Rect]:
        """Draws the changed rectangles, and where a glaze changed; returns all of them."""
        under, glazed, self._reglazed = self._under, self._reglazed, []
        # What is below a glaze is copied: nothing is spared there by what is opaque.
        over = under.what_is_over(self._items)
        if under.glaze is not None:
            under.spoil(damaged, stirred=glazed)
            damaged = self._shields.seen(damaged)
        if self._over:
            self._damage.add_all([*damaged, *self._over.take()])
            damaged = self._damage.take()
        places = around_islands(over, damaged, self._shop, glazed)
        parts = list(parted(over, self._rects[len(self._items) - len(over) :], places))
        dirty = [*glazed, *(around(damaged, glazed[0]) if glazed else damaged)]
        for rect in [*parts, *parted(self._items, self._rects, dirty[len(glazed) :])]:
            self._redraw(rect, is_glazed_anew=rect in parts)
        if under.is_drawn_ahead(cover_opens=self.covered.is_soon_open):
            under.draw(under.next_stale(), self._items, self._rects)
        under.end_unless_seen()
        return dirty

    def _redraw(self, clip: Rect, *, is_glazed_anew: bool) -> None:
        hits, under = clip.collidelistall(self._rects), self._under
        if under.glaze is None:
            paint(self.target, clip, self._items, hits)
            return
        over = hits[bisect_left(hits, under.place_in(self._items)) :]
        start = uppermost_opaque(self._items, over, clip)
        if start is None:
            under.draw(stale := under.stale_in(clip), self._items, self._rects)
            start = int(under.has_glaze(clip, is_fresh=bool(stale) and not is_glazed_anew))
            self.target.blit(under.surface, clip, clip)
        paint(self.target, clip, self._items, over, start or 0)
