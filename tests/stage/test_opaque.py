"""What is opaque spares what lies below it, and the picture is the same."""

from __future__ import annotations

from pygame import Rect, Surface

from kingup_game.app.paths import assets_folder
from kingup_game.motion.director import ScriptRunner
from kingup_game.stage.ballots.ballot_table import BallotTable
from kingup_game.stage.canvas.item import Item, Workshop
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.dark_velvet import DarkVelvet
from tests.stage.frames import frame, pixels

PINK = "#ff00ff"
"""Behind a table, so that whatever shows through is seen."""
NEARLY_BLACK = 0x60
"""So bright is the brightest of its three colours at most, of 255."""


class Noted(Item):
    """Lies everywhere, and knows where it had to be drawn."""

    paints_itself = True

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet, 0)
        self.places = list[Rect]()

    def resolve(self, shop: Workshop) -> None:
        self.rect.update((0, 0), shop.viewport.size_px)

    def paint(self, target: Surface, clip: Rect) -> None:
        del target
        self.places.append(Rect(clip))


def test_a_cloth_lies_just_where_the_picture_of_its_table_has_it(screen: Surface) -> None:
    for far_edge in (370.0, 371.0, 371.5):
        laid, bare = Sheet(), Sheet()
        for sheet in (laid, bare):
            sheet.box(0, 0, 1920, 1080, fill=PINK)
        ScriptRunner(BallotTable(laid).come(far_edge)).finish()
        table = next(one for one in laid.stacked() if isinstance(one, Sprite))
        bare.sprite(table.picture, table.x, table.y, width=table.width, anchor=table.anchor)
        painter = Painter(screen, assets_folder())
        frame(painter, laid)
        with_cloth = pixels(painter)
        frame(painter, bare)
        assert pixels(painter) == with_cloth


def test_dark_velvet_leaves_nothing_bare_and_is_nearly_black(painter: Painter) -> None:
    sheet = Sheet()
    sheet.box(0, 0, 1920, 1080, fill=PINK)
    sheet.add(DarkVelvet(sheet, 1))
    frame(painter, sheet)
    assert max(pixels(painter)) < NEARLY_BLACK


def test_nothing_is_drawn_below_something_large_and_opaque_that_moves(painter: Painter) -> None:
    sheet = Sheet()
    sheet.box(0, 0, 1920, 1080, fill=PINK)
    below = sheet.add(Noted(sheet))
    table = sheet.box(400, 200, 1000, 700, fill="black", layer=1)
    frame(painter, sheet)
    below.places.clear()
    table.x += 10
    frame(painter, sheet)
    assert [place for place in below.places if place.colliderect(table.rect)] == []
    assert below.places == [Rect(200, 100, 5, 350)]
