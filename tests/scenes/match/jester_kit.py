"""What tests of the Jester edition on the stage look at."""

from __future__ import annotations

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import DUNGEONS, WCS, Place
from kingup_game.stage import layout
from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.items import Box, Sprite
from kingup_game.theme.layers import Layer
from tests.harness import companies
from tests.harness.looking import seen_on
from tests.harness.matches import Moment
from tests.harness.moments_of_jester import PRESSED
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand


def decided(
    hand: Stagehand, wanted: Moment, own: Card, others: Card, hurried: bool = False
) -> Sitting:
    """An election up to its end as it is shown, in which all bots play one card."""
    hand.electors.card = others
    sitting = hand.open(companies.solo(hand.players), wanted)
    hand.wait(80)
    hand.press(PRESSED[own])
    hand.wait_until(lambda: sitting.is_counting)
    if hurried:
        sitting.director.hurry()
    hand.wait_until(lambda: not sitting.is_counting)
    hand.wait_until(lambda: hand.scene != "Vote")
    return sitting


def books(sitting: Sitting, name: str) -> list[Flipbook]:
    return [book for book in seen_on(sitting.castle_sheet, Flipbook) if name in book.picture]


def is_open(sitting: Sitting, place: Place) -> bool:
    """Whether a grille is up, or a door shows what is behind it."""
    if place in DUNGEONS:
        grille = seen_on(sitting.castle_sheet, Flipbook, Layer.DUNGEON_BARS)[DUNGEONS.index(place)]
        return grille.frame == grille.frames - 1
    doors = zip(WCS, seen_on(sitting.castle_sheet, Flipbook, Layer.WC_DOOR), strict=True)
    return dict(doors)[place].frame == 0


def cries(sitting: Sitting) -> set[str]:
    """What a comic would draw beside somebody now."""
    return {item.picture for item in seen_on(sitting.castle_sheet, Sprite, Layer.OUTCRY)}


def face(sitting: Sitting, character: str) -> str:
    """What somebody looks like, whatever they feel."""
    return sitting.tokens[character].sprite.picture


def mood(sitting: Sitting, place: Place) -> set[str]:
    return {sitting.tokens[one].mood for one in sitting.standing.at(place)}


def layout_places() -> int:
    return len(layout.PLACE_X)


def shields(sitting: Sitting) -> set[str]:
    shown = seen_on(sitting.castle_sheet, Flipbook, Layer.REIGN_SHIELD)
    return {book.picture.removeprefix("castle/").removesuffix(".webp") for book in shown}


def hints(sitting: Sitting) -> list[Box]:
    """The badges beside numbers, without their strokes, from the top to the bottom."""
    on = Layer.REIGN_SHIELD, Layer.REIGN_HINT
    boxes = [box for layer in on for box in seen_on(sitting.castle_sheet, Box, layer)]
    return sorted((box for box in boxes if box.border), key=lambda disc: disc.y)


EVERY_SIGN = {f"reign-{worth}" for worth in (0, 1, 2, 3, 4, 5, 10)} | {
    f"reign-cell-{worth}" for worth in (1, 2, 3)
}
