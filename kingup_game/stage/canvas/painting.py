"""Items find their pixels, and come onto a surface: within a clip, from the back to the front."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pygame import Rect, Surface

from kingup_game.stage.canvas.changed_areas import Damage, around, without
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item, Workshop
from kingup_game.stage.canvas.shields import not_behind

_LARGE_PX = 50_000
"""For less some more places are dearer than what lies below."""


def look_at(item: Item, shop: Workshop, damage: Damage, shields: Sequence[Rect] = ()) -> None:
    """An item finds its pixels anew; where that changes the picture, and lies behind none of these
    shields, it counts as damage."""
    if item.paints_itself:
        before = item.damage()
        item.look_again(shop)
        damage.add_all(item.spoilt(before))
        return
    surface, rect, alpha = item.surface, Rect(item.rect), item.blit_alpha
    item.look_again(shop)
    # Looks come from caches: what was set to what rounds to the same pixels costs no more.
    if surface is not item.surface or rect != item.rect or alpha != item.blit_alpha:
        damage.add_change(not_behind(rect, shields), not_behind(item.rect, shields))


def uppermost_opaque(items: Sequence[Item], hits: Sequence[int], clip: Rect) -> int | None:
    """Where among the hits drawing may begin: nothing shows through an opaque item that fills the
    clip. Most often that is the backdrop; an opaque page spares everything behind it."""
    for place in range(len(hits) - 1, -1, -1):
        item = items[hits[place]]
        if item.opaque and item.rect.contains(clip):
            return place
    return None


def parted(items: Sequence[Item], rects: Sequence[Rect], places: Iterable[Rect]) -> Iterator[Rect]:
    """Places to draw. Of a large one of which something opaque fills a large part, that comes by
    itself: nothing has to be drawn below."""
    for place in places:
        if place.w * place.h < 2 * _LARGE_PX:
            yield place
            continue
        found = place.collidelistall(rects)
        opaque = [rects[hit].clip(place) for hit in found if items[hit].opaque]
        inside = [part for part in opaque if part != place and part.w * part.h >= _LARGE_PX]
        part = max(inside, key=lambda one: one.w * one.h, default=place)
        yield part
        yield from without(place, part)


def paint(
    target: Surface,
    clip: Rect,
    items: Sequence[Item],
    hits: Sequence[int],
    start: int | None = None,
) -> None:
    """The items that the clip hits, by their places: from a start on, or as many as show."""
    target.set_clip(clip)
    if start is None:
        start = uppermost_opaque(items, hits, clip)
        if start is None:
            target.fill("black")
    blit, shown = target.blit, hits[start or 0 :]
    ground = items[shown[0]] if shown else None
    for hit in shown:
        item = items[hit]
        surface = item.surface
        if item.paints_itself:
            item.paint(target, clip)
        elif surface is not None:
            is_dense = item.blit_alpha == OPAQUE_ALPHA
            if not is_dense:
                # Others may show the same cached surface, so it fades for this one copy only.
                surface.set_alpha(item.blit_alpha)
            if item.drawn_in is None or item.drawn_in is not ground or start is None:
                blit(surface, item.rect)
            else:
                x, y = item.rect.topleft
                for place in _between(items, shown, hit, clip):
                    blit(surface, place, place.move(-x, -y))
            if not is_dense:
                # One without an alpha of its own would go on being blended, which is slow.
                surface.set_alpha(OPAQUE_ALPHA if surface.get_masks()[3] else None)
    target.set_clip(None)


def _between(items: Sequence[Item], shown: Sequence[int], hit: int, clip: Rect) -> Iterator[Rect]:
    """Where something lies over the ground, the first that is shown, and below this item; not
    another ground on the same layer, which is about to be the first. No place comes twice."""
    part, ground = items[hit].rect.clip(clip), items[shown[0]]
    done: list[Rect] = []
    for other in shown[1:]:
        if other >= hit:
            return
        place = items[other].rect.clip(part)
        if place and items[other].layer != ground.layer:
            places: Sequence[Rect] = [place]
            for one in done:
                places = around(places, one)
            yield from places
            done.append(place)
