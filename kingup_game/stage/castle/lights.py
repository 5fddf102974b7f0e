"""The castle by day, dusk and night: what belongs to a light, and how it is made ready."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kingup_game.engine.edition import Terms
from kingup_game.stage.canvas.backdrop import Look, Scenery
from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.item import Workshop
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.warm_up import read_ahead
from kingup_game.stage.castle.castle_layers import LEFT_ROOM, RISE, CastleLayers
from kingup_game.stage.layout import ROOFLINE, SURROUND, WHOLE
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

LIGHTS: Final = ("day", "dusk", "night")
"""The light of rounds one, two and three."""

_AT_ONCE: Final = 4
"""So many pictures a thread may be ahead."""

FLOOR_LIGHTS: Final = [f"lit-{floor}" for floor in range(7)]
_OPENS_OR_STANDS_OUT: Final = ["trapdoor", "throne-arms"]


def light_of(round_number: int) -> str:
    """The light of a round."""
    return LIGHTS[(round_number - 1) % len(LIGHTS)]


def scenery_of(light: str, *, is_fine: bool = True) -> tuple[Scenery, ...]:
    """The castle in a light, and what lies around it; or as it was painted for small windows."""
    return (
        Scenery(art.castle(f"surround-{light}"), *SURROUND, goes_on=True),
        Scenery(art.castle(light if is_fine else f"{light}-small"), *WHOLE),
    )


def castle_with_roof(light: str) -> tuple[Scenery, ...]:
    """The same with the top of the castle as it is drawn over clouds, so that it need not be drawn
    again where there is none."""
    roof = Scenery(art.castle(f"roofline-{light}"), *ROOFLINE, stands_out=True)
    return (*scenery_of(light), roof)


def castle_in(light: str) -> Look:
    """The castle in a light, joined once for match, title and the pages over them."""
    return Look(castle_with_roof(light), above=RISE, before=LEFT_ROOM)


def make_light_ready(
    round_number: int, shop: Workshop, rooms: Sequence[str] = ()
) -> Iterator[None]:
    """The pictures of a round's light, made bit by bit: a step a tick is enough for nobody to
    see it."""
    layers = CastleLayers(shop.pictures.assets, shop.pictures.gaps)
    light = light_of(round_number)
    yield from castle_in(light).make_ready(shop)
    yield from make_books_ready(books_in(light, Sheet(), layers, rooms), shop)


def books_in(
    light: str, sheet: Sheet, layers: CastleLayers, rooms: Sequence[str]
) -> list[Flipbook]:
    """What lives on a castle in a light and stands out from it, the largest first."""
    from kingup_game.stage.life.scenery_life import always_moving, moving_in

    lit = [f"roofline-{light}", *moving_in(light)]
    lit += [f"{name}-{light}" for name in rooms]
    lit += always_moving() + _OPENS_OR_STANDS_OUT
    lit += ["bars"] if "dungeons" in rooms else []
    return [layers.book(sheet, name, 0, 0, Layer.GROUND) for name in lit]


def make_books_ready(books: Sequence[Flipbook], shop: Workshop) -> Iterator[None]:
    """Read beside the game, a few at a time, and each taken as soon as it is there."""
    for number, book in enumerate(books):
        read_ahead(books[number : number + _AT_ONCE], shop)
        while shop.pictures.is_decoding(book.picture):
            yield
        book.resolve(shop)
        yield


def rooms_of(terms: Terms | None) -> list[str]:
    """What is built on to the castle under these terms, by name."""
    if terms is None:
        return []
    house = terms.house
    rooms = {"dungeons": house.dungeons, "wcs": house.wcs, "jester-corner": terms.has_jester}
    return [name for name, is_there in rooms.items() if is_there]
