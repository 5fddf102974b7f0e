"""What stands in the pictures of every scene, looked at once for all who ask."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

import pygame

from kingup_game.stage.canvas import loading_ahead
from kingup_game.stage.canvas.items import Label
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.wipes import Cover
from kingup_game.stage.lettering.wrapping import PICTURE_MARK
from kingup_game.stage.part_files import picture_size
from kingup_game.stage.widgets.spoken_line import SpokenLine
from kingup_game.theme.type_scale import SMALLEST
from kingup_game.words.catalogue import Words
from tests.harness.moments import SCENES
from tests.harness.stagehand import Stagehand, open_surface

SIZE: Final = (960, 540)
ALL_SCENES: Final = tuple(SCENES)
PARTED: Final = "-\n"
"""A word goes on in the next line."""

_GROUND: Final = "#5A5046"

_ROUNDED_PX: Final = 2
"""By so much two lines of one height may lie apart."""

_loaded: list[Pictures] = []
"""Those of the last game, so that the next one needs not load them."""


class Table(NamedTuple):
    """Who sits there, and how large their letters are."""

    language: str
    text_size: int = 100
    edition: str = "classic"
    players: int = 4


class Lettered(NamedTuple):
    """Words on the screen."""

    words: str
    """With the marks of pictures among them."""
    rect: pygame.Rect
    sheet: int
    """Words of one sheet have the same number."""
    high: float
    """How high their letters are, in design units."""

    @property
    def plain(self) -> str:
        """Without pictures."""
        return PICTURE_MARK.sub("", self.words).strip()


class View(NamedTuple):
    """One telling moment."""

    picture: str
    scene: str
    shown: tuple[Lettered, ...]
    said: frozenset[tuple[str, str]]
    """Which keys were looked up in this scene so far, and what came of them."""
    lines: frozenset[str]
    """What the line has said in this scene so far, also part after part."""


def _blank(path: Path) -> pygame.Surface:
    """As large as the picture that lies there: words stand where they stand, whatever is painted
    around them, and to decode all of it would take as long as everything else."""
    picture = pygame.Surface(picture_size(path), pygame.SRCALPHA)
    picture.fill(_GROUND)
    return picture


def views(table: Table, scenes: Collection[str] = ALL_SCENES) -> Iterator[View]:
    """Every telling moment of these scenes at a table."""
    for scene in scenes:
        yield from _views(table, scene)


@cache
def _views(table: Table, scene: str) -> tuple[View, ...]:
    said, lines = set[tuple[str, str]](), set[str]()
    say, show = Words.say, SpokenLine.show

    def listening(words: Words, key: str, **values: Any) -> str:
        sentence = say(words, key, **values)
        said.add((key, str(sentence)))
        return sentence

    def reading(line: SpokenLine, words: str) -> None:
        show(line, words)
        lines.add(PICTURE_MARK.sub("", line.words))

    settings = {"language": table.language, "text_size": table.text_size}
    hand = Stagehand(open_surface(SIZE), table.edition, table.players, settings)
    hand.loaded = _loaded.pop() if _loaded else None
    found = []
    with (
        patch.object(Words, "say", listening),
        patch.object(SpokenLine, "show", reading),
        patch.object(loading_ahead, "load_picture", _blank),
    ):
        for moment in SCENES[scene](hand):
            hand.picture()
            name, shown = f"{scene}-{moment}", _joined(_lettered(hand), said)
            found.append(View(name, scene, shown, frozenset(said), frozenset(lines)))
    if hand.loaded is not None:
        _loaded.append(hand.loaded)
    return tuple(found)


def _lettered(hand: Stagehand) -> tuple[Lettered, ...]:
    """The words on the screen: of the scenes that are drawn, resolved to pixels."""
    lettering = hand.backstage.painter.lettering
    listing = _Listing(hand.backstage.painter.cover)
    hand.backstage.stack.draw(listing)
    found = []
    for number, sheet in enumerate(listing.sheets):
        for item in sheet.stacked():
            if isinstance(item, Label) and item.words and _is_seen(item):
                style = lettering.shown(item.words, item.style, item.width)
                high = max(SMALLEST, style.size * lettering.text_percent / 100)
                whole = item.words.replace(PARTED, "")
                found.append(Lettered(whole, item.rect.copy(), number, high))
    return tuple(found)


def _joined(shown: Sequence[Lettered], said: Collection[tuple[str, str]]) -> tuple[Lettered, ...]:
    """A sentence that a face parts is one again: both halves lie in one line."""
    sentences = {sentence.casefold() for _, sentence in said}
    found = list(shown)
    for left, right in permutations(shown, 2):
        whole = f"{left.words} {right.words}"
        is_line = (
            left.sheet == right.sheet and abs(left.rect.centery - right.rect.centery) <= _ROUNDED_PX
        )
        if is_line and whole.casefold() in sentences and left in found and right in found:
            found[found.index(left)] = left._replace(
                words=whole, rect=left.rect.union(right.rect), high=min(left.high, right.high)
            )
            found.remove(right)
    return tuple(found)


def _is_seen(label: Label) -> bool:
    return label.visible and label.alpha * label.sheet.alpha > 0 and label.rect.width > 0


class _Listing:
    """What the stack shows, listed and not painted."""

    def __init__(self, cover: Cover) -> None:
        self.cover = cover
        self.sheets: list[Sheet] = []

    def show(self, sheet: Sheet) -> None:
        self.sheets.append(sheet)
