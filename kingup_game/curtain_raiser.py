"""Before anything else is so much as imported, a thread reads what the title shows first."""

from __future__ import annotations

from kingup_game.app.paths import MissingAssetsError, assets_folder
from kingup_game.stage.canvas.loading_ahead import LoadingAhead, Wanted
from kingup_game.theme import art


def title_ahead() -> LoadingAhead | None:
    """The largest first; their sizes follow when the window is known. None where there is nothing
    to read, which the window will tell."""
    try:
        ahead = LoadingAhead(assets_folder())
    except MissingAssetsError:
        return None
    names = art.castle("surround-dusk"), art.castle("dusk-small"), art.LOGO, art.MENU_SCROLL
    ahead.want(Wanted(name) for name in names)
    return ahead
