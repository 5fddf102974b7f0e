"""The castle: its picture by the light of the round, and everything on it that is alive."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from kingup_game.engine.cast import DUNGEONS
from kingup_game.engine.edition import Terms
from kingup_game.motion.script import Script, call, then, together, tween, variant
from kingup_game.motion.tween import linear
from kingup_game.stage.canvas.appearing import fade
from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item, Workshop
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.annexes import Annexes
from kingup_game.stage.castle.castle_layers import LEFT_ROOM, RISE, CastleLayers
from kingup_game.stage.castle.clear_view import TAGS_MOVE, ClearView
from kingup_game.stage.castle.lights import (
    FLOOR_LIGHTS,
    books_in,
    castle_with_roof,
    light_of,
    make_books_ready,
    make_light_ready,
    rooms_of,
)
from kingup_game.stage.castle.reign import Reign
from kingup_game.stage.life.idle_life import IdleLife, Mumbles, People
from kingup_game.stage.life.scenery_life import SceneryLife
from kingup_game.stage.sky.nightfall import Nightfall
from kingup_game.theme import durations
from kingup_game.theme.layers import Layer
from kingup_game.theme.scheme import Clarity

TRAPDOOR_TICKS: Final = 2

_LIGHT_STEPS: Final = 8
"""A light turns in so many steps, everywhere at once: band by band there were seams in the sky."""
_SHAKES: Final = 0, 5, 2, 4, 0
"""Where it stands one after the other, in design units to the right: it goes on to the left of the
window alone. Each other place is a whole window to draw: so they are few, and none is reached in
the frame that says why it shakes."""


class Castle:
    """The picture behind the whole match."""

    def __init__(
        self,
        sheet: Sheet,
        pictures: Pictures,
        terms: Terms | None,
        *,
        calm: bool,
        has_ground: bool = True,
        joined: Item | None = None,
    ) -> None:
        """With the annexes that the terms of a match ask for; without ground only what lives in it
        and stands out, over a picture that somebody else has laid down: with all of it `joined`, or
        without its roof."""
        self._sheet = sheet
        self._layers = CastleLayers(pictures.assets, pictures.gaps)
        self._rooms = rooms_of(terms)
        has_cells, has_wcs = "dungeons" in self._rooms, "wcs" in self._rooms
        self.calm = calm
        self._light = ""
        self._beyond: dict[str, Any] = {"above": RISE, "before": LEFT_ROOM} if terms else {}
        self._backdrop = sheet.backdrop([], **self._beyond) if has_ground else None
        self._joined = self._backdrop or joined
        self._life = SceneryLife(sheet, self._layers)
        self._glow: dict[int, Flipbook] = {}
        self._clear_view = ClearView(sheet, DUNGEONS if has_cells else ())
        self._light_layer = Layer.FLOOR_LIGHT
        self._lit_scenery: list[Flipbook] = []
        self._trapdoor = self._book("trapdoor", Layer.TRAPDOOR, visible=False)
        self._throne_arms = self._book("throne-arms", Layer.THRONE_ARMS)
        self.annexes = Annexes(sheet, self._layers, dungeons=has_cells, wcs=has_wcs)
        self.reign = Reign(sheet, self._layers, self._life.flags, dungeons=has_cells)
        self._nightfall = Nightfall(sheet, self._layers, has_wcs=has_wcs)
        self.sleep = self._nightfall.bedtime.sleep

    def inhabit(self, tokens: People, chance: Random, mumbles: Mumbles) -> IdleLife:
        """What those who live here do by themselves."""
        return IdleLife(self._sheet, self._layers, tokens, chance, mumbles)

    def make_ready(self, round_number: int, shop: Workshop) -> Iterator[None]:
        """The same castle in the light of another round, bit by bit."""
        return make_light_ready(round_number, shop, self._rooms)

    def looks_in(self, round_number: int) -> Sheet:
        """What lives on it and stands out in that light, shown to nobody."""
        sheet = Sheet()
        books_in(light_of(round_number), sheet, self._layers, self._rooms)
        return sheet

    def looks_of_sunrise(self, round_number: int) -> Sheet:
        """What moves in the sky before that round, shown to nobody."""
        return self._nightfall.looks(light_of(round_number))

    def looks_of_a_fall(self) -> Sheet:
        """The trapdoor in all its frames, shown to nobody."""
        sheet = Sheet()
        for frame in range(self._trapdoor.frames):
            self._layers.book(sheet, "trapdoor", 0, 0, Layer.GROUND, frame=frame)
        return sheet

    def foresee_count(self, shop: Workshop) -> Iterator[None]:
        """The lights of the floors, bit by bit, unless they are still there."""
        sheet = Sheet()
        books = [self._layers.book(sheet, name, 0, 0, Layer.GROUND) for name in FLOOR_LIGHTS]
        return make_books_ready(books, shop)

    def step_back(self, clarity: Clarity | None) -> None:
        """With clarity a haze lies over the scenery, but not over the light of counted floors."""
        self._clear_view.show(clarity)
        self.reign.move_tags(*(TAGS_MOVE if clarity else (0.0, 0.0)))
        self._light_layer = Layer.FLOOR_LIGHT_OVER_HAZE if clarity else Layer.FLOOR_LIGHT

    def keep_clear_of(self, right: float) -> None:
        """No worth that clarity writes is half behind what reaches so far to the right."""
        self._clear_view.keep_clear_of(right)

    def set_light(self, round_number: int) -> None:
        """Day, dusk or night."""
        light = light_of(round_number)
        if light == self._light:
            return
        self._light = light
        if self._backdrop is not None:
            self._backdrop.scenery = castle_with_roof(light)
        for old in self._lit_scenery:
            self._sheet.remove(old)
        self._lit_scenery = [self._roof(light)]
        self._lit_scenery += [self._book(f"{name}-{light}", Layer.ANNEXES) for name in self._rooms]
        self._life.set_light(light)

    def end_day(self, round_number: int) -> Script:
        """The sun sinks, and the light turns into that of the next round."""
        was, light = self._light, light_of(round_number)
        yield variant(
            *(lambda: self._nightfall.fall(was, light, self._turn_light(round_number)),) * 2,
            lambda: self._nightfall.fall(was, light, self._cut_light(round_number)),
        )

    def begin_day(self, crow: Callable[[], object]) -> Script:
        """The light of the round rises; where a cock is seen to greet it, `crow` has it heard."""
        return self._nightfall.rise(self._light, crow)

    def _cut_light(self, round_number: int) -> Script:
        """At a quick pace, after as long: it would have a handful of steps, and seams."""
        yield durations.LIGHT_TURNS
        self.set_light(round_number)
        self._nightfall.clear(light_of(round_number))

    def _turn_light(self, round_number: int) -> Script:
        """The light of one hour fades into that of another: the sky, the rooms, the roof."""
        light = light_of(round_number)
        ground = self._sheet.backdrop(castle_with_roof(light), **self._beyond, alpha=0)
        coming: list[Item] = [ground]
        coming.append(self._roof(light, alpha=0))
        coming += [self._book(f"{name}-{light}", Layer.ANNEXES, alpha=0) for name in self._rooms]
        clear = self._nightfall.clear(light, alpha=0)

        def show(share: float) -> None:
            for item in (*coming, clear):
                item.alpha = OPAQUE_ALPHA * round(share * _LIGHT_STEPS) / _LIGHT_STEPS

        yield together(
            tween(show, 0, 1, durations.LIGHT_TURNS),
            then(durations.LIGHT_TURNS / 2, call(lambda: self._life.set_light(light))),
        )
        for item in coming:
            item.remove()
        self.set_light(round_number)

    def update(self) -> None:
        """One tick: torches, flags, smoke and animals live; with calm motion they are still."""
        self._life.update(calm=self.calm)
        self._nightfall.update(calm=self.calm)

    def light_floor(self, floor: int) -> Script:
        """A storey lights up, as when it is counted; 6 is the throne room."""
        glow = self._glow.get(floor)
        if glow is None:
            glow = self._book(f"lit-{floor}", self._light_layer, alpha=0)
            self._glow[floor] = glow
        yield fade(0, OPAQUE_ALPHA, durations.FLOOR_LIGHTS_UP, glow)

    def put_out_lights(self) -> Script:
        """All counted floors go dark again, one after the other from the throne down."""
        for floor in sorted(self._glow, reverse=True):
            self._sheet.remove(self._glow.pop(floor))
            yield durations.A_FRAME_APART

    def dim(self) -> None:
        """The same at once."""
        for glow in self._glow.values():
            self._sheet.remove(glow)
        self._glow = {}

    def open_trapdoor(self) -> Script:
        """The trapdoor opens, frame by frame; whoever falls is before the arms of the throne."""
        self._throne_arms.restack(Layer.BEAM)
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
        self._throne_arms.restack(Layer.THRONE_ARMS)

    def shake(self, length_ticks: int) -> Script:
        """Something rumbles that everybody feels; with calm motion nothing moves, nor at a pace at
        which it would be over after three frames."""

        def sway(share: float) -> None:
            place = min(int(share * len(_SHAKES)), len(_SHAKES) - 1)
            self._sheet.shift(_SHAKES[place], self._sheet.dy)

        yield variant(
            lambda: tween(sway, 0, 1, length_ticks, linear),
            lambda: length_ticks,
            lambda: length_ticks,
        )
        self._sheet.shift(0, self._sheet.dy)

    def _roof(self, light: str, **values: Any) -> Flipbook:
        """The top of the castle, before what passes behind it."""
        name = f"roofline-{light}"
        return self._book(name, Layer.ROOFLINE, drawn_in=self._joined, **values)

    def _book(self, name: str, layer: Layer, **values: Any) -> Flipbook:
        return self._layers.book(self._sheet, name, 0, 0, layer, **values)
