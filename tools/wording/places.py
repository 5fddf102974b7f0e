"""Which sentence stands in which picture, and what does not fit there."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.lettering.wrapping import PICTURE_MARK
from kingup_game.words.catalogue import STRANGE_LANGUAGE, Words
from tests.harness import evenings
from tests.harness.companies import NAMES
from tools.wording.survey import ALL_SCENES, SIZE, Lettered, Table, views

TEXT_SIZES: Final = (100, 200)
_EDGE_PX: Final = 4
_CORE_PX: Final = 8

_LETTER: Final = re.compile(r"[^\W\d_]")

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


def pictures() -> dict[str, str]:
    """For each key the first picture in which its words stand, where any shows it.

    Looked for in the strange language, where no sentence is like another's beginning."""
    found: dict[str, str] = {}
    before: set[tuple[str, str]] = set()
    for view in views(Table(STRANGE_LANGUAGE)):
        there = "\n".join(one.words for one in view.shown)
        before |= view.said
        for key, sentence in before:
            if key not in found and sentence in there and _stands_whole(sentence, there):
                found[key] = view.picture
    return found


def _stands_whole(sentence: str, there: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(sentence)}(?!\w)", there) is not None


def strangers(edition: str = "classic", scenes: Collection[str] = ALL_SCENES) -> list[str]:
    """Words on the screen that stand in no catalogue: they are not in the strange language.

    Names that people typed, offered names and the letters to write them with are nobody's fault,
    nor are names in matches of earlier evenings, which stay as they were played under.
    """
    noted = re.compile("|".join(map(re.escape, (*evenings.NAMES, *evenings.BOTS))))
    right = {*NAMES, *Words().say("setup.names").split(", "), *Words().say("setup.letters")}
    found: dict[str, None] = {}
    for view in views(Table(STRANGE_LANGUAGE, edition=edition), scenes):
        for one in view.shown:
            rest = noted.sub("", _without_brackets(PICTURE_MARK.sub("", one.words)))
            if _LETTER.search(rest) and rest not in right:
                found[f"{view.picture}: “{_plain(one.words)}”"] = None
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
    scenes: Collection[str] = ALL_SCENES,
    *,
    edition: str = "classic",
    players: int = 4,
) -> list[str]:
    """What leaves the picture or lies on other words, in these scenes at these text sizes:
    each once, with the first picture that shows it."""
    found: dict[str, str] = {}
    for text_size in text_sizes:
        for view in views(Table(language, text_size, edition, players), scenes):
            for wrong in _misplaced(view.shown):
                found.setdefault(f"{text_size} %: {wrong}", view.picture)
    return [f"{picture} at {wrong}" for wrong, picture in found.items()]


def _misplaced(shown: Collection[Lettered]) -> Iterator[str]:
    for one in shown:
        if not _SAFE.contains(one.rect):
            yield f"“{_plain(one.words)}” leaves the picture"
        core = one.rect.inflate(-_CORE_PX, -one.rect.height // 3)
        for other in shown:
            is_apart = other is one or other.sheet != one.sheet
            if not is_apart and core.colliderect(other.rect.inflate(-_CORE_PX, -_CORE_PX)):
                yield f"“{_plain(one.words)}” lies on “{_plain(other.words)}”"


def _plain(words: str) -> str:
    return PICTURE_MARK.sub("▢", words).replace("\n", " ")
