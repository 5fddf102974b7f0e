"""Which words do not grow with the text size that people chose, and which are dropped then."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import groupby
from typing import Final, NamedTuple

from kingup_game.stage.hints.parts_of_line import PARTS_APART
from kingup_game.stage.lettering.wrapping import PICTURE_MARK
from kingup_game.theme.type_scale import BODY
from tests.harness.companies import NAMES
from tools.wording.survey import ALL_SCENES, Lettered, Table, View, views

LARGE: Final = 200
GROWN: Final = 1.5
"""So many times as large as at 100 % is grown, where there is no room for twice."""
READABLE: Final = BODY
"""What is as high as sentences on parchment are usually can be read, even if it grew less."""
_ROUNDING: Final = 0.5
_SIGN: Final = re.compile(r"\w")

TABLES: Final = (("classic", 4), ("jester", 8))
"""The usual one, and the one with the least room."""

SMALL: Final = {
    "actions.no": "as below; the card itself stands in that picture, with its name",
    "almanac.legend": "whatever is pointed at says what it is",
    "bots.name_": "the face over it, and the name on the page of that chair",
    "coach.show": "the raven sits beside it, and does the same when clicked",
    "jester-threatens": "a floor's number on its shield; whoever looks at it is told",
    "lesson-fool": "as above",
    "learn.you": "a face with its seal stands beside it",
    "setup.aids_": "what has the focus is told above in full size",
    "setup.everybody_gets": "the cards lie beside it",
    "setup.new_chair": "the line below all chairs says how one joins",
    "setup.who": "the page of that chair, which asks for name and face in full size",
    "table.": "the line asks for it, and the round is told large when it begins",
    "vote-alone": "what No and Yes are worth stands in full size over one's own goal, too",
    "vote.seal": "an envelope, and the button that seals everything else",
    "votes.stomachache": "the card itself stands in that picture, beside its button",
}
"""Sentences that stay small somewhere at 200 %, by the beginnings of their keys, and what else
says them there."""

GONE: Final = {
    "actions.no": "the raven's advice on it is a page of its own, some seconds later",
    "coach.": "what has no room is said after some seconds, one after the other",
    "hints.": "sentence by sentence",
    "rules.": "each text on as many pages as it needs",
    "about-open": "the page before it stands behind it, see there",
    "settings-picture": "the page itself shows what a name, a number and a line look like now",
    "table.round": "the numbers of it, beside the light of the round",
}
"""Sentences that are nowhere in a scene at 200 %, by the beginnings of their keys, or a picture;
and what else says them there."""


class Grown(NamedTuple):
    """Words in a picture, and how high their letters are, in design units."""

    picture: str
    words: str
    usual: float
    large: float | None
    """At 200 %; None where they are not in that picture."""
    is_gone: bool = False
    """Whether they are in no picture of that scene either."""

    @property
    def is_large(self) -> bool:
        """Whether somebody who needs large letters has them here."""
        return self.large is None or is_large(self.usual, self.large)


def is_large(usual: float, large: float) -> bool:
    """Whether letters grew enough, or can be read anyway."""
    return large >= min(READABLE, GROWN * usual) - _ROUNDING


def ungrown(
    language: str, tables: Iterable[tuple[str, int]] = TABLES, scenes: Collection[str] = ALL_SCENES
) -> list[str]:
    """What stays small or is dropped at 200 %, and nothing else says it: each once, with its first
    picture."""
    found: dict[str, str] = {}
    for edition, players in tables:
        table = Table(language, 100, edition, players)
        keys = _keys_of(view for size in (100, LARGE) for view in views(_at(table, size), scenes))
        for one in growth(table, scenes):
            if one.is_gone and not _is_told(one, keys, GONE):
                wrong = f"“{one.words}” is nowhere at {LARGE} %"
            elif not one.is_large and not _is_told(one, keys, SMALL):
                wrong = f"“{one.words}” is {one.usual:.0f} high, and {one.large:.0f} at {LARGE} %"
            else:
                continue
            found.setdefault(wrong, f"{one.picture}, {edition} {players}")
    return [f"{picture}: {wrong}" for wrong, picture in found.items()]


def _at(table: Table, text_size: int) -> Table:
    return table._replace(text_size=text_size)


def _keys_of(looked_at: Iterable[View]) -> Mapping[str, set[str]]:
    """By which keys each sentence was said."""
    keys: dict[str, set[str]] = defaultdict(set)
    for view in looked_at:
        for key, sentence in view.said:
            keys[_bare(sentence)].add(key)
    return keys


def _is_told(one: Grown, keys: Mapping[str, set[str]], otherwise: Mapping[str, str]) -> bool:
    parts = one.words, *_lines(one.words)
    said = {one.picture}.union(*(keys.get(_bare(part), set()) for part in parts))
    return any(key.startswith(tuple(otherwise)) for key in said)


def growth(table: Table, scenes: Collection[str] = ALL_SCENES) -> Iterator[Grown]:
    """All words of these scenes, at 100 and at 200 %."""
    usual = groupby(views(_at(table, 100), scenes), lambda view: view.scene)
    for scene, small in usual:
        large = {view.picture: view for view in views(_at(table, LARGE), (scene,))}
        anywhere = _everything(large.values())
        names = _heights(one for view in large.values() for one in view.shown)
        for view in small:
            there = _heights(large[view.picture].shown) if view.picture in large else {}
            for words, high in _least(view.shown).items():
                grown = _grown(words, there, names)
                is_gone = grown is None and not _is_anywhere(words, anywhere)
                yield Grown(view.picture, words, high, grown, is_gone)


def _heights(shown: Iterable[Lettered]) -> dict[str, float]:
    """How high the letters of all words are; of the same words the largest."""
    found: dict[str, float] = {}
    for one in shown:
        if one.plain:
            found[one.plain] = max(one.high, found.get(one.plain, 0.0))
    return found


def _least(shown: Iterable[Lettered]) -> dict[str, float]:
    """The same, and of the same words the smallest."""
    found: dict[str, float] = {}
    for one in shown:
        if one.plain:
            found[one.plain] = min(one.high, found.get(one.plain, one.high))
    return found


def _grown(words: str, there: Mapping[str, float], names: Mapping[str, float]) -> float | None:
    """How high these words are, or the part of them that is shown first. A name stands beside a
    face with its seal: it may be large in another picture of the scene."""
    if words in there:
        return max(there[words], names[words] if words in NAMES else 0.0)
    parts = [high for part, high in there.items() if len(part) > 2 and part in words]
    return max(parts, default=None)


def _everything(shown: Iterable[View]) -> str:
    """All that is to be read in a scene, and what the line said in it."""
    looked_at = list(shown)
    labels = (one.words for view in looked_at for one in view.shown)
    lines = (line for view in looked_at for line in view.lines)
    return _bare("\n".join((*labels, *lines)))


def _is_anywhere(words: str, everything: str) -> bool:
    """Whether all parts of these words are to be read there."""
    return all(
        re.search(rf"(?<!\w){re.escape(part)}(?!\w)", everything)
        for part in map(_bare, _lines(words))
        if part in everything or _SIGN.search(part)
    )


def _lines(words: str) -> list[str]:
    return [line for part in words.split(PARTS_APART) for line in part.split("\n")]


def _bare(words: str) -> str:
    """Without pictures, and with single blanks."""
    return " ".join(PICTURE_MARK.sub(" ", words).split())
