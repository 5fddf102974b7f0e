"""The castle: its picture by the light of the round, and everything on it that is alive."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from kingup_game.engine.cast import DUNGEONS
from kingup_game.engine.edition import Terms
from kingup_game.motion.script import Script, tween, variant
from kingup_game.motion.tween import linear
from kingup_game.stage.canvas.appearing import fade
from kingup_game.stage.canvas.backdrop import Look, Scenery
from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Workshop
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.annexes import Annexes
from kingup_game.stage.castle.castle_layers import RISE, CastleLayers
from kingup_game.stage.castle.clear_view import ClearView
from kingup_game.stage.castle.reign import Reign
from kingup_game.stage.castle.wildlife import Birds, Cat
from kingup_game.stage.layout import SURROUND, WHOLE
from kingup_game.theme import art, durations
from kingup_game.theme.layers import Layer
from kingup_game.theme.scheme import Clarity

LIGHTS: Final = ("day", "dusk", "night")
"""The light of rounds one, two and three."""

TORCH_TICKS: Final = 7
FLAG_TICKS: Final = 8
SMOKE_TICKS: Final = 10
TRAPDOOR_TICKS: Final = 2
CLOUD_TICKS: Final = 12

_SHAKE: Final = 5.0
_SHAKES: Final = 4
CLOUDS: Final = ((-160.0, 70.0), (620.0, 14.0), (1560.0, 150.0))
CLOUD_START, CLOUD_END = -700.0, 2300.0


def scenery_of(light: str) -> tuple[Scenery, ...]:
    """The castle in a light, and what lies around it."""
    return (
        Scenery(art.castle(f"surround-{light}"), *SURROUND, goes_on=True),
        Scenery(art.castle(light), *WHOLE),
    )


def make_light_ready(
    round_number: int, shop: Workshop, rooms: Sequence[str] = ()
) -> Iterator[None]:
    """The pictures of a round's light, made bit by bit: a step a tick is enough for nobody to
    see it."""
    layers, pictures = CastleLayers(shop.pictures.assets, shop.pictures.gaps), shop.pictures
    light = LIGHTS[(round_number - 1) % len(LIGHTS)]
    yield from Look(scenery_of(light), above=RISE).make_ready(shop)
    lit = [f"roofline-{light}", *(f"cloud-{number}-{light}" for number in range(len(CLOUDS)))]
    lit += [f"{name}-{light}" for name in rooms]
    files = [layers[name].file for name in lit]
    pictures.load_ahead(files)
    while pictures.is_decoding:
        yield
    books = Sheet()
    for name, file in zip(lit, files, strict=True):
        pictures.source(file)
        layers.book(books, name, 0, 0, Layer.GROUND).resolve(shop)
        yield


def rooms_of(terms: Terms | None) -> list[str]:
    """What is built on to the castle under these terms, by name."""
    if terms is None:
        return []
    house = terms.house
    rooms = {"dungeons": house.dungeons, "wcs": house.wcs, "jester-corner": terms.has_jester}
    return [name for name, is_there in rooms.items() if is_there]


@dataclass(slots=True)
class _Living:
    """A flipbook that turns a page every few ticks."""

    book: Flipbook
    ticks: int
    offset: int


class Castle:
    """The picture behind the whole match."""

    def __init__(
        self, sheet: Sheet, pictures: Pictures, terms: Terms | None, *, calm: bool
    ) -> None:
        """With the annexes that the terms of a match ask for."""
        self._sheet = sheet
        self._layers = CastleLayers(pictures.assets, pictures.gaps)
        self._rooms = rooms_of(terms)
        has_cells, has_wcs = "dungeons" in self._rooms, "wcs" in self._rooms
        self.calm = calm
        self._tick = 0
        self._light = ""
        self._backdrop = sheet.backdrop([], above=RISE if terms else 0)
        self._flags: dict[str, list[Flipbook]] = {}
        self._living = self._bring_to_life()
        self._glow: dict[int, Flipbook] = {}
        self._clear_view = ClearView(sheet, DUNGEONS if has_cells else ())
        self._light_layer = Layer.FLOOR_LIGHT
        self._lit_scenery: list[Flipbook] = []
        self._clouds = [
            self._book(f"cloud-{number}-day", x, y, Layer.CLOUDS)
            for number, (x, y) in enumerate(CLOUDS)
        ]
        self._animals = (
            Birds(sheet, self._layers, Layer.CLOUDS),
            Cat(sheet, self._layers, Layer.SCENERY_LIFE),
        )
        self._trapdoor = self._book("trapdoor", 0, 0, Layer.TRAPDOOR, visible=False)
        self._book("throne-arms", 0, 0, Layer.THRONE_ARMS)
        self.annexes = Annexes(sheet, self._layers, dungeons=has_cells, wcs=has_wcs)
        self.reign = Reign(sheet, self._layers, self._flags, dungeons=has_cells)

    def step_back(self, clarity: Clarity | None) -> None:
        """With clarity a haze lies over the scenery, but not over the light of counted floors."""
        self._clear_view.show(clarity)
        self._light_layer = Layer.FLOOR_LIGHT_OVER_HAZE if clarity else Layer.FLOOR_LIGHT

    def set_light(self, round_number: int) -> None:
        """Day, dusk or night."""
        light = LIGHTS[(round_number - 1) % len(LIGHTS)]
        if light == self._light:
            return
        self._light = light
        self._backdrop.scenery = scenery_of(light)
        for old in self._lit_scenery:
            self._sheet.remove(old)
        self._lit_scenery = [self._book(f"roofline-{light}", 0, 0, Layer.ROOFLINE)]
        self._lit_scenery += [
            self._book(f"{name}-{light}", 0, 0, Layer.ANNEXES) for name in self._rooms
        ]
        for number, cloud in enumerate(self._clouds):
            cloud.picture = self._layers[f"cloud-{number}-{light}"].file

    def update(self) -> None:
        """One tick: torches, flags, smoke and animals live; with calm motion they are still."""
        self._tick += 1
        if self.calm:
            for animal in self._animals:
                animal.settle()
            return
        for animal in self._animals:
            animal.update(self._tick)
        if self._tick % CLOUD_TICKS == 0:
            for cloud in self._clouds:
                cloud.x = cloud.x + 1 if cloud.x < CLOUD_END else CLOUD_START
        for living in self._living:
            page, at = divmod(self._tick + living.offset, living.ticks)
            if at == 0:
                living.book.frame = page % living.book.frames

    def light_floor(self, floor: int) -> Script:
        """A storey lights up, as when it is counted; 6 is the throne room."""
        glow = self._glow.get(floor)
        if glow is None:
            glow = self._book(f"lit-{floor}", 0, 0, self._light_layer, alpha=0)
            self._glow[floor] = glow
        yield fade(0, OPAQUE_ALPHA, durations.FLOOR_LIGHTS_UP, glow)

    def dim(self) -> None:
        """All counted floors go dark again."""
        for glow in self._glow.values():
            self._sheet.remove(glow)
        self._glow = {}

    def open_trapdoor(self) -> Script:
        """The trapdoor opens, frame by frame."""
        self._trapdoor.visible = True
        for frame in range(self._trapdoor.frames):
            self._trapdoor.frame = frame
            yield TRAPDOOR_TICKS

    def close_trapdoor(self) -> Script:
        """The trapdoor closes, frame by frame."""
        for frame in reversed(range(self._trapdoor.frames)):
            self._trapdoor.frame = frame
            yield TRAPDOOR_TICKS
        self._trapdoor.visible = False

    def shake(self, length_ticks: int) -> Script:
        """Something rumbles that everybody feels; with calm motion nothing moves."""

        def sway(share: float) -> None:
            wave = math.sin(2 * math.pi * _SHAKES * share)
            self._sheet.shift(round(_SHAKE * wave * (1 - share)), self._sheet.dy)

        yield variant(lambda: tween(sway, 0, 1, length_ticks, linear), lambda: length_ticks)
        self._sheet.shift(0, self._sheet.dy)

    def _bring_to_life(self) -> list[_Living]:
        pages = {
            "torch": TORCH_TICKS,
            "candle": TORCH_TICKS,
            "hearth": TORCH_TICKS,
            "flag-left": FLAG_TICKS,
            "flag-right": FLAG_TICKS,
            "flag-roof": FLAG_TICKS,
            "smoke": SMOKE_TICKS,
        }
        chance = Random("castle")
        living = []
        for name, page_ticks in pages.items():
            for x, y in self._layers.points(self._layers[name].anchor):
                book = self._book(name, x, y, Layer.SCENERY_LIFE)
                if name.startswith("flag"):
                    self._flags.setdefault(name, []).append(book)
                living.append(_Living(book, page_ticks, chance.randrange(page_ticks * 8)))
        return living

    def _book(self, name: str, x: float, y: float, layer: Layer, **values: Any) -> Flipbook:
        return self._layers.book(self._sheet, name, x, y, layer, **values)
