"""What a chair shows of who sits there: a person with a device, or a bot with its level."""

from __future__ import annotations

from typing import Final

from kingup_game.app.bindings import Family
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.widgets.table_chairs import ChairFace
from kingup_game.table.gathering import Gathering
from kingup_game.table.opponents import opponent
from kingup_game.theme import art

MARKS: Final[dict[Family, str]] = {
    "keyboard": art.KEY_ENTER,
    "mouse": art.MOUSE_MOVE,
    "pad": art.PAD_DPAD,
}
"""A small picture of what somebody plays with."""


def chair_face(backstage: Backstage, gathering: Gathering, number: int, name: str) -> ChairFace:
    """The face of a chair that is taken."""
    guest = gathering.guests[number]
    return ChairFace(
        name,
        guest.crest,
        _detail(backstage, gathering, number),
        gathering.faces[number],
        is_lit=guest.device is not None,
        is_first=gathering.first == number,
    )


def _detail(backstage: Backstage, gathering: Gathering, number: int) -> str:
    """How strong a bot is, or what a person plays with and whether others share it."""
    guest = gathering.guests[number]
    if guest.level is not None:
        level = backstage.say("setup.level", number=opponent(guest.level).portrait)
        return f"{inline(art.ICON_MACHINE)} {level}"
    if guest.device is None:
        return backstage.say("setup.not_here")
    mark = inline(MARKS[backstage.controls.device(guest.device).family])
    return f"{mark} {backstage.say('setup.shared')}" if gathering.shares(number) else mark
