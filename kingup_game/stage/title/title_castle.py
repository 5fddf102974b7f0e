"""The castle behind the title, and everybody at home in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from kingup_game.stage.canvas.backdrop import Look
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Workshop
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.warm_up import fetch
from kingup_game.stage.castle.castle_layers import LEFT_ROOM
from kingup_game.stage.castle.lights import castle_in, scenery_of
from kingup_game.theme import art
from kingup_game.theme.durations import TITLE_CASTLE_COMES_UP

if TYPE_CHECKING:
    from kingup_game.stage.title.at_home import AtHome

_DUSK: Final = "dusk"
_CASTLE_SHIFT: Final = float(LEFT_ROOM)
"""The castle stands to the right of its usual place, the title to its left."""


def make_home_ready(shop: Workshop) -> Iterator[None]:
    """The castle as it stands behind the title, bit by bit, and what is large before it."""
    yield from castle_in(_DUSK).make_ready(shop)
    large = art.castle(f"roofline-{_DUSK}"), art.LOGO, art.MENU_SCROLL
    yield from fetch(shop.pictures, large)


class TitleCastle:
    """The castle on one sheet, and on another those who live in it.

    When the game opens, the castle is there at once, and what lives in it comes up a moment later,
    all of it together: by then it has been decoded.
    """

    def __init__(self, painter: Painter, *, calm: bool, is_first: bool) -> None:
        """As the game's first picture nobody is at home yet: see `come_home`."""
        self._painter = painter
        self._calm = calm
        self._clear_right = 0.0
        self._castle, self._life = Sheet(), Sheet()
        for sheet in self.sheets:
            sheet.shift(_CASTLE_SHIFT, 0)
        self._is_first = is_first
        if is_first:
            for part in self.look.scenery:  # what is asked for last is decoded first
                at = part.width, part.height
                painter.pictures.load_ahead([part.picture], at)
        look = self.look
        self._ground = self._castle.backdrop(look.scenery, above=look.above, before=look.before)
        self._at_home: AtHome | None = None
        self._awaited: Sequence[str] = ()
        self._up_ticks = TITLE_CASTLE_COMES_UP
        if not is_first:
            self._fill()

    @property
    def sheets(self) -> tuple[Sheet, Sheet]:
        """The castle, and what lives in it."""
        return self._castle, self._life

    @property
    def look(self) -> Look:
        """The castle as it stands there. The first picture is no wider, and no finer, than its
        window: it is decoded in a quarter of the time."""
        if not self._is_first:
            return castle_in(_DUSK)
        is_fine = self._painter.viewport.scale > 1
        return Look(scenery_of(_DUSK, is_fine=is_fine), dx=_CASTLE_SHIFT)

    @property
    def is_decoded(self) -> bool:
        """Whether nothing of it is still to be loaded."""
        return self._at_home is not None and not self._awaited

    def come_home(self) -> None:
        """Have everybody come up as soon as all their pictures are there; once."""
        if self._at_home is not None:
            return
        self._fill()
        self._up_ticks = 0
        self._life.fade(0)
        self._painter.foresee(self._life)
        shop = self._painter.workshop
        self._awaited = [one.name for item in self._life.stacked() for one in item.unread(shop)]

    def keep_clear_of(self, right: float) -> None:
        """Nobody large stands half behind what reaches so far from the left of the screen."""
        self._clear_right = right
        if self._at_home is not None:
            self._at_home.keep_clear_of(right - _CASTLE_SHIFT)

    def update(self, *, calm: bool) -> None:
        """One tick of their lives."""
        self._ground.scenery = self.look.scenery
        if self._at_home is None:
            return
        if self._up_ticks < TITLE_CASTLE_COMES_UP:
            pictures = self._painter.pictures
            self._awaited = [name for name in self._awaited if pictures.is_decoding(name)]
            if self._awaited:
                return
            self._up_ticks += 1
            self._life.fade(OPAQUE_ALPHA * self._up_ticks / TITLE_CASTLE_COMES_UP)
        self._at_home.stand_out(self._painter.scheme.clarity)
        self._at_home.update(calm=calm)

    def _fill(self) -> None:
        # Not imported before: the game's first picture waits for nobody who is not on it.
        from kingup_game.stage.title.at_home import AtHome

        joined = None if self._is_first else self._ground
        self._at_home = AtHome(self._life, self._painter.pictures, calm=self._calm, joined=joined)
        self._at_home.stand_out(self._painter.scheme.clarity)
        self.keep_clear_of(self._clear_right)
