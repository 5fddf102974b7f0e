"""One chair at the table: who sits there, by crest and colour, or that it is free."""

from __future__ import annotations

from typing import Final

from kingup_game.app.bindings import Family
from kingup_game.scenes.kit.choices import Area
from kingup_game.scenes.kit.screen import Screen
from kingup_game.stage.canvas.item import CENTRE, TOP_LEFT
from kingup_game.stage.lettering.text import TextStyle, inline
from kingup_game.table.gathering import Guest
from kingup_game.table.opponents import opponent
from kingup_game.theme import art
from kingup_game.theme.crests import SEAT_CRESTS

NAME: Final = TextStyle(size=44, face="display", colour="#2B1A12")
DETAIL: Final = TextStyle(size=34, colour="#2B1A12")
FREE: Final = TextStyle(size=38, face="display", colour="#F8ECD2", align="centre")

MARKS: Final[dict[Family, str]] = {
    "keyboard": "key_enter",
    "mouse": "mouse_move",
    "pad": "pad_dpad",
}
"""A small picture of what somebody plays with."""

_PICTURE: Final = 118.0
_PAD: Final = 30.0


def draw_chair(
    screen: Screen, spot: Area, guest: Guest | None, name: str, *, is_first: bool, shares: bool
) -> None:
    """The chair's panel; everything on it lies below the ring of the focus."""
    sheet, layer = screen.sheet, screen.layer - 8
    if guest is None:
        sheet.box(
            spot.x, spot.y, spot.width, spot.height,
            fill="#2B1A12C0", border="#8A6B4A", border_width=5, radius=18, layer=layer,
        )  # fmt: skip
        sheet.text(
            screen.backstage.say("setup.empty_seat"),
            *spot.middle,
            FREE.but(fit=(spot.width - 2 * _PAD, spot.height - 40)),
            anchor=CENTRE,
            layer=layer + 1,
        )
        return
    crest = SEAT_CRESTS[guest.crest]
    is_lit = guest.device is not None
    panel = "signs/seat_panel_turn.webp" if is_lit else "signs/seat_panel.webp"
    sheet.frame(panel, spot.x, spot.y, spot.width, spot.height, layer=layer)
    sheet.box(
        spot.x + 20, spot.y + spot.height - 26, spot.width - 40, 10,
        fill=crest.colour, radius=5, layer=layer + 1,
    )  # fmt: skip
    picture_x, middle = spot.x + _PAD + _PICTURE / 2, spot.y + spot.height / 2 - 6
    picture = f"signs/crest_{crest.key}.webp"
    if guest.level is not None:
        portrait = f"signs/bot_{opponent(guest.level).portrait}.webp"
        sheet.sprite(portrait, picture_x, middle, width=_PICTURE + 8, layer=layer + 1)
        sheet.sprite(picture, picture_x + 46, middle + 44, width=56, layer=layer + 2)
    else:
        sheet.sprite(picture, picture_x, middle, width=_PICTURE, layer=layer + 1)
    first = f" {inline(art.ICON_FIRST)}" if is_first else ""
    detail = _detail(screen, guest, shares=shares)
    left = spot.x + _PAD + _PICTURE + 24
    space = spot.x + spot.width - 24 - left
    free = spot.height - 64
    name_style = NAME.but(fit=(space, free * (0.56 if detail else 1.0)))
    detail_style = DETAIL.but(fit=(space, free * 0.44))
    _, name_high = screen.backstage.measure(name + first, name_style)
    _, detail_high = screen.backstage.measure(detail, detail_style) if detail else (0, 0)
    y = middle - (name_high + detail_high) / 2
    sheet.text(name + first, left, y, name_style, anchor=TOP_LEFT, layer=layer + 1)
    if detail:
        sheet.text(detail, left, y + name_high, detail_style, anchor=TOP_LEFT, layer=layer + 1)


def _detail(screen: Screen, guest: Guest, *, shares: bool) -> str:
    if guest.level is not None:
        level = screen.backstage.say("setup.level", number=opponent(guest.level).portrait)
        return f"{inline(art.ICON_MACHINE)} {level}"
    if guest.device is None:
        return screen.backstage.say("setup.not_here")
    mark = inline(art.sign(MARKS[screen.backstage.controls.device(guest.device).family]))
    return f"{mark} {screen.backstage.say('setup.shared')}" if shares else mark
