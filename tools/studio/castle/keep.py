"""The whole castle as painted, before any light falls on it."""

from __future__ import annotations

from tools.studio.castle import frame, roof, towers
from tools.studio.castle.light import Light
from tools.studio.castle.living import trapdoor
from tools.studio.castle.pen import group
from tools.studio.castle.rooms import (
    chancery,
    counting,
    guardroom,
    kitchen,
    salon,
    throne,
    workshop,
)
from tools.studio.castle.rooms.shell import haze

ROOMS = (kitchen, workshop, counting, guardroom, chancery, salon, throne)


def paint(light: Light) -> str:
    return "".join(
        (
            roof.paint(light),
            *(room(floor, light) for floor in range(7)),
            frame.cut_walls(),
            frame.beams(),
            roof.eaves_board(),
            roof.gable_front(),
            frame.ladders(),
            frame.plaques(),
            trapdoor.shut(),
            *(towers.paint(tower, light) for tower in towers.TOWERS),
            frame.plinth(),
        )
    )


def room(floor: int, light: Light) -> str:
    """A storey and the air before it; the throne room lays its own where the throne is not."""
    air = "" if ROOMS[floor] is throne else haze(ROOMS[floor].SKIN.niche)
    return group(ROOMS[floor].paint(light), air, move=f"translate(0 {frame.FEET[floor]})")
