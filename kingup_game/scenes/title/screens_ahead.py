"""What people may come to from the title, made ready while it is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat
from typing import Final

from kingup_game.app.presses import Intent
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.title.doors import Doors
from kingup_game.stage.canvas.item import Workshop
from kingup_game.stage.canvas.warm_up import fetch
from kingup_game.stage.castle.lights import castle_in, make_light_ready
from kingup_game.stage.lettering.keycaps import pictures_in
from kingup_game.stage.lettering.text_styles import CONTROLS, HEADINGS, NOTES, READING, TITLE
from kingup_game.stage.title.title_castle import TitleCastle
from kingup_game.theme import art
from kingup_game.theme.type_scale import ADDRESS, BODY, SMALLEST, SPEECH, START

SETTLING_TICKS: Final = 20
"""Before anything is made ready for the next screen."""
_TYPE: Final = (
    *(READING, CONTROLS, HEADINGS, TITLE.but(size=BODY), NOTES, TITLE.but(size=START)),
    *(READING.but(size=SPEECH), READING.but(size=SMALLEST), TITLE.but(size=ADDRESS)),
)
"""What screens and a table are written in at first; the title has other letters."""
_BEHIND: Final = {"learn": "day", "play": "dusk", "rules": "dusk"}
"""By which light the castle stands behind a door of the title."""


def read_castle_behind(door: str | None, shop: Workshop) -> None:
    """Have a thread read it from the press on, while the title is still seen."""
    light = _BEHIND.get(door or "")
    if light is not None:
        shop.pictures.ahead.want_new(castle_in(light).unread(shop))


def screens_ahead(backstage: Backstage, doors: Doors, castle: TitleCastle) -> Iterator[None]:
    """A step a tick: the setup's table; for whoever comes for the first time, and is led to the
    lesson, first of all its castle, and at last the faces and signs of a match."""
    yield from repeat(None, SETTLING_TICKS)
    while not castle.is_decoded:
        yield
    from kingup_game.stage.gathering.table_chairs import make_table_ready

    shop, is_new_here = backstage.painter.workshop, not backstage.settings.lessons
    if is_new_here:
        read_castle_behind("learn", shop)
    yield from fetch(shop.pictures, _keys_of(backstage))
    yield from shop.lettering.make_ready(*_TYPE)
    if is_new_here:
        yield from make_light_ready(1, shop)
    yield from make_table_ready(shop)
    if is_new_here:
        yield from doors.prepare()


def _keys_of(backstage: Backstage) -> list[str]:
    """The pictures in what every screen says: of the buttons to go on and back."""
    buttons = backstage.button(Intent.CONFIRM) + backstage.button(Intent.BACK)
    return list(dict.fromkeys((art.KEY_CAP, *pictures_in(buttons))))
