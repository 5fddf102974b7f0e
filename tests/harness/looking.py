"""What can be seen on a sheet, and behind a curtain: the things themselves, not who put them."""

from __future__ import annotations

from typing import TypeVar

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.dimming import Veil
from kingup_game.stage.canvas.drapes import Drapes
from kingup_game.stage.canvas.item import Item
from kingup_game.stage.canvas.items import Frame, Label, Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from tests.harness.hands import Hands

Kind = TypeVar("Kind", bound=Item)

CURTAIN = ("velvet", "prompt", "velvet", "black", "secret", "black", "velvet")
"""What a curtain shows of one person, one after the other."""


def seen_on(sheet: Sheet, kind: type[Kind], layer: float | None = None) -> list[Kind]:
    """What is visible of a kind, in a layer or in all of them, from the back to the front."""
    return [
        item
        for item in sheet.stacked()
        if isinstance(item, kind) and item.visible and layer in (None, item.layer)
    ]


def turned_ballots(sheet: Sheet) -> list[Sprite]:
    """The cards of a vote that have shown their faces and lie still."""
    return seen_on(sheet, Sprite, Layer.BALLOT_TURNED)


def goals_shown(hands: Hands, layer: float) -> int:
    """How many goals lie open there: in the middle, or on the panels."""
    return len(seen_on(hands.top.sheet, Label, layer))


def framed(sheet: Sheet, picture: str) -> Area | None:
    """What lies in a frame that is there once at most."""
    found = [one for one in seen_on(sheet, Frame) if one.picture == picture]
    assert len(found) <= 1
    return next((Area(one.x, one.y, one.width, one.height) for one in found), None)


def words_on(sheet: Sheet) -> str:
    """Everything that can be read on a sheet."""
    return "\n".join(label.words for label in seen_on(sheet, Label))


def behind_curtain(hands: Hands) -> str:
    """Which of its sights the curtain on top shows now."""
    (sheet,) = hands.top.sheets()
    say, words = hands.backstage.say, words_on(sheet)
    if any(sprite.picture == art.GOAL_WIDE for sprite in seen_on(sheet, Sprite)):
        return "secret"
    if say("curtain.eyes_back") in words:
        return "prompt for all"
    if words:
        return "prompt"
    if any(drapes.openness < 1 for drapes in seen_on(sheet, Drapes)):
        return "velvet"
    return "black" if seen_on(sheet, Veil) else "castle"
