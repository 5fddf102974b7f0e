"""layers.json: where every layer goes, how many frames it has, and the points to pin things to.

Boxes are in design units, `scale` is pixels a unit, frames stand in a row. A layer with `at` is
drawn at each of those anchors: its box counts from there.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from kingup_game.stage.layout import (
    DUNGEON_X,
    FLOOR_FEET_Y,
    HEIGHT,
    ROOM_LEFT,
    ROOM_RIGHT,
    WC_X,
    WIDTH,
)
from tools.studio import render
from tools.studio.castle import compose, roof, towers
from tools.studio.castle.annexes import closet, corner, dungeon, grille, privy_door, reign
from tools.studio.castle.frame import FEET
from tools.studio.castle.keep import ROOMS
from tools.studio.castle.light import BEYOND_X, BEYOND_Y, DAY, LIGHTS, Light
from tools.studio.castle.living import (
    air,
    cat,
    cock,
    countryside,
    flags,
    flames,
    trades,
    trapdoor,
    villagers,
)
from tools.studio.castle.living.sheet import Sheet
from tools.studio.castle.pen import SCALE, picture
from tools.studio.castle.rooms.shell import CEILING
from tools.studio.castle.shine import Lamp, View, indoors, lamps, light_map, shine
from tools.studio.drawings.drawing import Drawing, Picture
from tools.studio.drawings.recipes import baked

THRONE_ROOM = 6
LIGHT_PANES = Drawing("castle/reign-light", reign.panes)
ROOFLINE_VIEW: View = (392.0, 0.0, 1136.0, 330.0)


@dataclass(frozen=True)
class Layer:
    """One picture. With `at`, x and y are counted from each of those anchor points."""

    make: Picture
    x: float
    y: float
    w: float
    h: float
    frames: int = 1
    at: str = ""
    scale: float = SCALE


def sprite(name: str, sheet: Callable[[], Sheet], foot: tuple[float, float], at: str = "") -> Layer:
    """A sheet whose point `foot` is laid on an anchor, or on (0, 0) of what the game decides.

    `name` is that of its drawing: what only the light makes different is drawn once.
    """
    drawn = sheet()
    made = _from_sheet(name, sheet)
    return Layer(made, -foot[0], -foot[1], drawn.w, drawn.h, len(drawn.frames), at)


def _from_sheet(name: str, sheet: Callable[[], Sheet]) -> Picture:
    drawing = Drawing(f"castle/{name}", lambda: sheet().svg())
    return Picture((drawing,), lambda: sheet().webp(drawing.svg()))


def _annex(name: str, paint: Callable[[Light], str], view: View, light: Light) -> Picture:
    drawing = Drawing(f"castle/{name}", lambda: picture([paint(DAY)], view))
    return Picture((drawing,), lambda: _lit_annex(drawing, view, light))


def _lit_annex(drawing: Drawing, view: View, light: Light) -> bytes:
    drawn = compose.by_the_hour(drawing.svg(), light)
    painted = render.pixels(drawn, int(view[2]) * SCALE)
    own = [
        Lamp(view[0] + view[2] / 2, view[1] + y, 90, _dim(light), view, indoors=False)
        for y in range(50, int(view[3]), 112)
    ]
    rooms = [lamp for lamp in lamps(light) if lamp.indoors]
    return render.webp_of(shine(painted, light_map(light, view, [*rooms, *own]), seed=3), 90)


def _dim(light: Light) -> tuple[float, float, float]:
    r, g, b = light.lamp
    return r * 0.85, g * 0.85, b * 0.85


def _lit(floor: int) -> Layer:
    """A storey with every candle burning, to be faded in when its points are counted."""
    top = FEET[floor] + CEILING - (44 if floor == THRONE_ROOM else 0)
    view: View = (float(ROOM_LEFT), top, float(ROOM_RIGHT - ROOM_LEFT), FEET[floor] - top)

    def make() -> bytes:
        left, upper, w, h = (int(value * SCALE) for value in view)
        x, y = left - int(compose.KEEP_VIEW[0]) * SCALE, upper - int(compose.KEEP_VIEW[1]) * SCALE
        lit = compose.castle(compose.FEAST).crop((x, y, x + w, y + h))
        if floor == THRONE_ROOM:
            lit.putalpha(indoors(view))
        return render.webp_of(lit, 86)

    return Layer(Picture((compose.CASTLE,), make), *view)


def _small_background(light: Light) -> bytes:
    """For windows up to 1920x1080: a quarter of the pixels to decode, and none to shrink."""
    whole = compose.background(light)
    return render.webp_of(whole.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS), 86)


def _of_light(light: Light) -> dict[str, Layer]:
    full = (0.0, 0.0, float(WIDTH), float(HEIGHT))
    land = compose.LANDS[light.name]
    found = {
        f"{light.name}": Layer(
            Picture((land, compose.CASTLE), lambda: render.webp_of(compose.background(light), 88)),
            *full,
        ),
        f"{light.name}-small": Layer(
            Picture((land, compose.CASTLE), lambda: _small_background(light)), *full, scale=1.0
        ),
        f"surround-{light.name}": Layer(
            Picture((land,), lambda: render.webp_of(compose.surround(light), 86)),
            -BEYOND_X,
            -BEYOND_Y,
            WIDTH + 2 * BEYOND_X,
            HEIGHT + 2 * BEYOND_Y,
            scale=1.0,
        ),
        f"roofline-{light.name}": Layer(
            Picture(
                (compose.CASTLE,),
                lambda: render.webp_of(compose.roofline(light, ROOFLINE_VIEW), 86),
            ),
            *ROOFLINE_VIEW,
        ),
    }
    for name, annex in (("dungeons", dungeon), ("wcs", closet), ("jester-corner", corner)):
        made = _annex(name, annex.paint, annex.VIEW, light)
        found[f"{name}-{light.name}"] = Layer(made, *annex.VIEW)
    found |= _country(light)
    for number in range(len(air.CLOUD_SIZES)):
        name = f"cloud-{number}-{light.name}"
        found[name] = sprite(name, functools.partial(air.cloud, number, light), (0.0, 0.0))
    return found


def _country(light: Light) -> dict[str, Layer]:
    """What lives on the land, in a light."""
    view = countryside.RIVER_VIEW
    lit = functools.partial
    river = Drawing(f"castle/river-{light.name}", lambda: picture([countryside.river(light)], view))
    found = {
        f"river-{light.name}": Layer(baked(river, int(view[2]) * SCALE, quality=90), *view),
        f"mill-{light.name}": sprite("mill", lit(countryside.mill, light), (36.0, 92.0), "mill"),
        f"ducks-{light.name}": sprite("ducks", lit(countryside.ducks, light), (37.0, 32.0)),
        f"shower-{light.name}": sprite("shower", lit(countryside.shower, light), (0.0, 0.0)),
        f"leaves-{light.name}": sprite("leaves", lit(countryside.leaves, light), (0.0, 0.0)),
    }
    for number in range(len(villagers.VILLAGERS)):
        walker = lit(villagers.villager, number, light)
        name = f"villager-{number}"
        found[f"{name}-{light.name}"] = sprite(name, walker, (villagers.WIDE / 2, villagers.FEET))
    return found


def layers() -> dict[str, Layer]:
    found: dict[str, Layer] = {}
    for light in LIGHTS:
        found |= _of_light(light)
    found |= {f"lit-{floor}": _lit(floor) for floor in range(7)}
    hoist = flags.HOIST
    found |= {
        "flag-left": sprite("flag-left", flags.tower_left, hoist, "flag_left"),
        "flag-right": sprite("flag-right", flags.tower_right, hoist, "flag_right"),
        "flag-roof": sprite("flag-roof", flags.pennon, hoist, "flag_roof"),
        "candle": sprite("candle", flames.candle, (8.0, 22.0), "candle"),
        "torch": sprite("torch", flames.torch, (16.0, 41.0), "torch"),
        "hearth": sprite("hearth", flames.hearth, (36.0, 41.0), "hearth"),
        "smoke": sprite("smoke", air.smoke, (14.0, 56.0), "chimney"),
        "glint": sprite("glint", countryside.glint, (17.0, 5.0), "glint"),
        "fireflies": sprite("fireflies", countryside.fireflies, (75.0, 40.0), "fireflies"),
        "birds": sprite("birds", air.birds, (45.0, 22.0)),
        "cock": sprite("cock", cock.cock, cock.FEET, "cock"),
        "cat-sit": sprite("cat-sit", cat.sitting, (22.0, 50.0), "cat"),
        "cat-walk": sprite("cat-walk", cat.walking, (32.0, 42.0)),
        "bars": sprite("bars", grille.grille, (60.0, 102.0), "dungeon"),
        "wc-door": sprite("wc-door", privy_door.door, (60.0, 102.0), "wc"),
        "wc-lamp": sprite("wc-lamp", privy_door.lamp, (-46.0, 70.0), "wc"),
        "trapdoor": _placed("trapdoor", trapdoor.trapdoor, trapdoor.LEFT, trapdoor.TOP),
        **{
            f"act-{name}": sprite(
                f"act-{name}", functools.partial(trades.sheet, name), (trades.SHOWN / 2,) * 2
            )
            for name in trades.FRAMES
        },
        "throne-arms": _placed(
            "throne-arms",
            trapdoor.throne_arms,
            960 - trapdoor.ARMS_WIDTH / 2,
            FEET[6] - 62,
        ),
    }
    return found | _reign()


def _reign() -> dict[str, Layer]:
    """What the Jester turns: a shield for each storey, a tag for each cell, flags, light."""
    hoist = flags.HOIST
    found = {
        "reign-flag-left": sprite("reign-flag-left", reign.flag_left, hoist, "flag_left"),
        "reign-flag-right": sprite("reign-flag-right", reign.flag_right, hoist, "flag_right"),
        "reign-flag-roof": sprite("reign-flag-roof", reign.flag_roof, hoist, "flag_roof"),
        "reign-light": Layer(
            Picture((LIGHT_PANES,), lambda: reign.light(LIGHT_PANES.svg())), *reign.LIGHT_VIEW
        ),
    }
    for floor, worth in reign.WORTHS.items():
        at = reign.shield_box(floor)
        name = f"reign-{worth.strip('-')}"
        found[name] = _placed(name, functools.partial(reign.shield, floor), *at)
    x, y = reign.tag_box()
    for cell in dungeon.FLOORS:
        feet = float(FLOOR_FEET_Y[cell])
        name = f"reign-cell-{cell}"
        found[name] = _placed(name, functools.partial(reign.tag, cell), DUNGEON_X + x, feet + y)
    return found


def _placed(name: str, sheet: Callable[[], Sheet], x: float, y: float) -> Layer:
    drawn = sheet()
    return Layer(_from_sheet(name, sheet), x, y, drawn.w, drawn.h, len(drawn.frames))


def anchors() -> dict[str, list[list[float]]]:
    """Points in design units; a flame's third number is its storey (6 is the throne room)."""
    found: dict[str, list[list[float]]] = {"candle": [], "torch": [], "hearth": []}
    for floor, room in enumerate(ROOMS):
        for flame in room.FLAMES:
            found[flame.kind].append([flame.x, FEET[floor] + flame.y, floor])
    left, right = towers.FLAG_POINTS
    found |= {
        "flag_left": [list(left)],
        "flag_right": [list(right)],
        "flag_roof": [list(roof.FLAG_POINT)],
        "chimney": [list(mouth) for mouth in roof.CHIMNEY_MOUTHS],
        "mill": [[132.0, 612.0]],
        "glint": [[284.0, 614.0], [284.0, 634.0], [314.0, 656.0]],
        "ducks": [[-60.0, 985.0], [80.0, 1004.0], [230.0, 1012.0], [338.0, 1042.0]],
        "fireflies": [[250.0, 900.0], [1700.0, 960.0]],
        "lane_left": [[108, 838], [74, 860], [240, 911], [350, 944], [386, 952]],
        "lane_right": [[1832, 842], [1844, 866], [1680, 911], [1574, 944], [1536, 952]],
        "shower": [[20.0, 484.0], [1600.0, 470.0]],
        "gust": [[-140.0, 830.0], [1500.0, 880.0]],
        "cat": [[1392.0, 866.0], [600.0, 866.0], [520.0, 962.0]],
        "cock": [[1728.0, 940.0]],
        "dungeon": [[float(DUNGEON_X), float(FLOOR_FEET_Y[floor])] for floor in dungeon.FLOORS],
        "wc": [[float(WC_X), float(FLOOR_FEET_Y[floor])] for floor in closet.FLOORS],
        "jester_corner": [[corner.X, float(FLOOR_FEET_Y[3])]],
    }
    return found


def as_json() -> bytes:
    entries = {}
    for name, layer in sorted(layers().items()):
        entry: dict[str, object] = {
            "file": f"castle/{name}.webp",
            "x": layer.x,
            "y": layer.y,
            "w": layer.w,
            "h": layer.h,
            "frames": layer.frames,
            "scale": layer.scale,
        }
        if layer.at:
            entry["at"] = layer.at
        entries[name] = entry
    book = {"units": [WIDTH, HEIGHT], "layers": entries, "anchors": anchors()}
    return (json.dumps(book, indent=1) + "\n").encode()
