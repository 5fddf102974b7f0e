"""Every scene laid out in a language: which sentence stands where, and what does not fit."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any, Final
from unittest.mock import patch

from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Label
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.canvas.wipes import Cover
from kingup_game.stage.lettering.wrapping import PICTURE_MARK
from kingup_game.words.catalogue import STRANGE_LANGUAGE, Words
from tests.harness import evenings
from tests.harness.companies import NAMES
from tests.harness.moments import SCENES
from tests.harness.stagehand import Stagehand, open_surface

SIZE: Final = (960, 540)
TEXT_SIZES: Final = (100, 200)
_EDGE_PX: Final = 4
_CORE_PX: Final = 8

_LETTER: Final = re.compile(r"[^\W\d_]")

Moment = tuple[str, list[Label]]
_SAFE: Final = (
    Viewport(*SIZE)
    .rect_px(
        layout.SAFE_LEFT,
        layout.SAFE_TOP,
        layout.SAFE_RIGHT - layout.SAFE_LEFT,
        layout.SAFE_BOTTOM - layout.SAFE_TOP,
    )
    .inflate(_EDGE_PX, _EDGE_PX)
)


def moments(
    language: str,
    text_size: int = 100,
    edition: str = "classic",
    scenes: Collection[str] = tuple(SCENES),
) -> Iterator[Moment]:
    """Every telling moment of these scenes, by the name of its picture, and the words in it."""
    for name, hand in staged(language, text_size, edition, scenes=scenes):
        yield name, labels(hand)


def staged(
    language: str,
    text_size: int = 100,
    edition: str = "classic",
    players: int = 4,
    scenes: Collection[str] = tuple(SCENES),
) -> Iterator[tuple[str, Stagehand]]:
    """Every telling moment of these scenes, as it stands on the stage."""
    settings = {"language": language, "text_size": text_size}
    hand = Stagehand(open_surface(SIZE), edition, players, settings)
    for scene in scenes:
        for moment in SCENES[scene](hand):
            hand.picture()
            yield f"{scene}-{moment}", hand


def labels(hand: Stagehand) -> list[Label]:
    """The words on the screen: of the scenes that are drawn, resolved to pixels."""
    listing = _Listing(hand.backstage.painter.cover)
    hand.backstage.stack.draw(listing)
    items = [item for sheet in listing.sheets for item in sheet.stacked()]
    return [item for item in items if isinstance(item, Label) and item.words and _is_seen(item)]


def _is_seen(label: Label) -> bool:
    return label.visible and label.alpha * label.sheet.alpha > 0 and label.rect.width > 0


class _Listing:
    """What the stack shows, listed and not painted."""

    def __init__(self, cover: Cover) -> None:
        self.cover = cover
        self.sheets: list[Sheet] = []

    def show(self, sheet: Sheet) -> None:
        self.sheets.append(sheet)


def pictures() -> dict[str, str]:
    """For each key the first picture in which its words stand, where any shows it."""
    found: dict[str, str] = {}
    said: dict[str, str] = {}
    say = Words.say

    def listening(words: Words, key: str, **values: Any) -> str:
        sentence = say(words, key, **values)
        said[key] = str(sentence)
        return sentence

    with patch.object(Words, "say", listening):
        for name, shown in moments("en"):
            there = "\n".join(label.words for label in shown)
            for key, sentence in said.items():
                whole = rf"(?<!\w){re.escape(sentence)}(?!\w)"
                if key not in found and re.search(whole, there):
                    found[key] = name
    return found


def strangers(edition: str = "classic") -> list[str]:
    """Words on the screen that stand in no catalogue: they are not in the strange language.

    Names that people typed, offered names and the letters to write them with are nobody's fault,
    nor are names in matches of earlier evenings, which stay as they were played under.
    """
    noted = re.compile("|".join(map(re.escape, (*evenings.NAMES, *evenings.BOTS))))
    right = {*NAMES, *Words().say("setup.names").split(", "), *Words().say("setup.letters")}
    found: dict[str, None] = {}
    for name, shown in moments(STRANGE_LANGUAGE, 100, edition):
        for label in shown:
            rest = noted.sub("", _without_brackets(PICTURE_MARK.sub("", label.words)))
            if _LETTER.search(rest) and rest not in right:
                found[f"{name}: “{_plain(label.words)}”"] = None
    return list(found)


def _without_brackets(words: str) -> str:
    """What stands outside of all brackets; a name that was cut short has lost its closing one."""
    inner = None
    while inner != words:
        inner, words = words, re.sub(r"\[[^\[\]]*(\]|…$)", "", words)
    return words


def misfits(
    language: str,
    text_sizes: Collection[int] = TEXT_SIZES,
    scenes: Collection[str] = tuple(SCENES),
) -> list[str]:
    """What leaves the picture or lies on other words, in these scenes at these text sizes:
    each once, with the first picture that shows it."""
    found: dict[str, str] = {}
    for text_size in text_sizes:
        for name, shown in moments(language, text_size, scenes=scenes):
            for wrong in _misplaced(shown):
                found.setdefault(f"{text_size} %: {wrong}", name)
    return [f"{name} at {wrong}" for wrong, name in found.items()]


def _misplaced(shown: list[Label]) -> Iterator[str]:
    for label in shown:
        if not _SAFE.contains(label.rect):
            yield f"“{_plain(label.words)}” leaves the picture"
        core = label.rect.inflate(-_CORE_PX, -label.rect.height // 3)
        for other in shown:
            is_apart = other is label or other.sheet is not label.sheet
            if not is_apart and core.colliderect(other.rect.inflate(-_CORE_PX, -_CORE_PX)):
                yield f"“{_plain(label.words)}” lies on “{_plain(other.words)}”"


def _plain(words: str) -> str:
    return PICTURE_MARK.sub("▢", words).replace("\n", " ")
