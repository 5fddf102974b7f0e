"""The title: wordmark, its stage, and the application's icons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.studio.drawings.drawing import Picture
from tools.studio.signs.sign import Sign, index
from tools.studio.title import app_icons, frame, logo

SIGNS = [
    Sign("logo", logo.WIDTH, logo.HEIGHT, logo.logo, folder="title"),
    Sign("menu_scroll", 256, 256, frame.menu_scroll, (48, 44, 48, 44), folder="title"),
]

RECIPES: dict[str, Callable[[], bytes]] = {sign.path: sign.recipe for sign in SIGNS}
RECIPES |= {
    "title/title.json": partial(index, SIGNS, {}),
    "title/kingup.png": Picture((app_icons.DETAILED,), app_icons.png),
    "title/kingup.ico": Picture(app_icons.DRAWINGS, app_icons.ico),
    "title/kingup.icns": Picture(app_icons.DRAWINGS, app_icons.icns),
}
