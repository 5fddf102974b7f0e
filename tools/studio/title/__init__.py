"""The title: wordmark, its stage, and the application's icons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.studio.signs.sign import Sign, index
from tools.studio.title import app_icons, frame, logo

SIGNS = [
    Sign("logo", logo.WIDTH, logo.HEIGHT, logo.logo, folder="title"),
    Sign("menu_scroll", 256, 256, frame.menu_scroll, (48, 44, 48, 44), folder="title"),
]

RECIPES: dict[str, Callable[[], bytes]] = {sign.path: sign.bake for sign in SIGNS}
RECIPES |= {
    "title/title.json": partial(index, SIGNS, {}),
    "title/kingup.png": app_icons.png,
    "title/kingup.ico": app_icons.ico,
    "title/kingup.icns": app_icons.icns,
}
