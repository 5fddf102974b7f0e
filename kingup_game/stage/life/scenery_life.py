"""What lives in the castle's picture by itself: fire, flags, smoke, clouds, animals."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.life.countryside import Countryside, always_on_land
from kingup_game.stage.life.wildlife import Birds, Cat
from kingup_game.theme.layers import Layer

TORCH_TICKS: Final = 7
FLAG_TICKS: Final = 8
SMOKE_TICKS: Final = 10
CLOUD_TICKS: Final = 12
CLOUDS: Final = ((-160.0, 70.0), (620.0, 14.0), (1560.0, 150.0))
CLOUD_START, CLOUD_END = -700.0, 2300.0

_FLAGS: Final = "flag-left", "flag-right", "flag-roof"
_PAGES: Final = {
    **dict.fromkeys(("torch", "candle", "hearth"), TORCH_TICKS),
    **dict.fromkeys(_FLAGS, FLAG_TICKS),
    "smoke": SMOKE_TICKS,
}
_PACES: Final = tuple(dict.fromkeys(_PAGES.values()))


def always_moving() -> list[str]:
    """What moves and looks the same in every light."""
    return [*_PAGES, "glint", "cat-sit"]


def moving_in(light: str) -> list[str]:
    """What moves and has a picture of its own in each light."""
    clouds = [f"cloud-{number}-{light}" for number in range(len(CLOUDS))]
    return clouds + always_on_land(light)


@dataclass(slots=True)
class _Living:
    """A flipbook that turns a page every few ticks."""

    book: Flipbook
    offset: int


class SceneryLife:
    """All of it on one sheet."""

    def __init__(self, sheet: Sheet, layers: CastleLayers) -> None:
        self._layers = layers
        self._tick = 0
        self.flags: dict[str, list[Flipbook]] = {name: [] for name in _FLAGS}
        self._living: dict[tuple[int, int], list[_Living]] = {}
        """By how often they turn a page, and on which of so many ticks."""
        chance = Random("castle")
        for name, page_ticks in _PAGES.items():
            for x, y in layers.points(layers[name].anchor):
                book = layers.book(
                    *(sheet, name, x, y, Layer.SCENERY_LIFE), patient=True, can_wait=True
                )
                if name in self.flags:
                    self.flags[name].append(book)
                offset = chance.randrange(page_ticks * 8)
                due = page_ticks, -offset % page_ticks
                self._living.setdefault(due, []).append(_Living(book, offset))
        self._clouds = [
            layers.book(sheet, f"cloud-{number}-day", x, y, Layer.CLOUDS, can_wait=True)
            for number, (x, y) in enumerate(CLOUDS)
        ]
        self._land = Countryside(sheet, layers, Layer.LAND)
        self._animals = Birds(sheet, layers, Layer.CLOUDS), Cat(sheet, layers, Layer.SCENERY_LIFE)

    def set_light(self, light: str) -> None:
        """Day, dusk or night."""
        for number, cloud in enumerate(self._clouds):
            cloud.picture = self._layers[f"cloud-{number}-{light}"].file
        self._land.set_light(light)

    def update(self, *, calm: bool) -> None:
        """One tick; with calm motion all is still."""
        self._tick += 1
        if calm:
            for animal in self._animals:
                animal.settle()
            self._land.settle()
            return
        self._land.update(self._tick)
        for animal in self._animals:
            animal.update(self._tick)
        if self._tick % CLOUD_TICKS == 0:
            for cloud in self._clouds:
                cloud.x = cloud.x + 1 if cloud.x < CLOUD_END else CLOUD_START
        for page_ticks in _PACES:
            for living in self._living.get((page_ticks, self._tick % page_ticks), ()):
                page = (self._tick + living.offset) // page_ticks
                living.book.frame = page % living.book.frames
