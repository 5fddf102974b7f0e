"""A catalogue as a table that translators fill in, and back: one line for each sentence."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Final

from kingup_game.words.catalogue import SOURCE_LANGUAGE, Catalogue, catalogue_file, keys, load
from kingup_game.words.grammar import Wording
from tools.wording.checks import GLOSSARIES, LONGEST
from tools.wording.said import sentences

COLUMNS: Final = ("key", "part", "note", "picture", "english", "translation", "letters")
_ROOM: Final = 1.5
_PARTS: Final = "/"


class TableError(ValueError):
    """The table cannot be taken back; the sentence says where."""


def notes() -> dict[str, str]:
    """What each section, and each message that needs it, is for."""
    found: dict[str, str] = json.loads((GLOSSARIES / "notes.json").read_text(encoding="utf-8"))
    return found


def exported(language: str, pictures: dict[str, str]) -> str:
    """The table of one language, tabs between its columns: what is translated, and what is not.

    `pictures` names for each key the picture in which it stands.
    """
    source, said = keys(load(SOURCE_LANGUAGE)), notes()
    own = keys(load(language)) if catalogue_file(language).is_file() else {}
    out = io.StringIO()
    table = csv.writer(out, dialect="excel-tab", lineterminator="\n")
    table.writerow(COLUMNS)
    for key, english in source.items():
        note = said.get(key, said.get(key.partition(".")[0], ""))
        for part, there, translated in _lines(english, own.get(key)):
            row = (key, part, note, pictures.get(key, ""), there, translated, room(key, there))
            table.writerow([str(cell).replace("\n", "\\n") for cell in row])
    return out.getvalue()


def _lines(english: Wording, own: Wording | None) -> Iterator[tuple[str, str, str]]:
    """Part, English, translation: the parts are those of the translation, where there is one."""
    there = {_PARTS.join(path): sentence for path, sentence in sentences(english)}
    if own is None:
        yield from ((part, sentence, "") for part, sentence in there.items())
        return
    otherwise = next(reversed(there.values()))
    for path, sentence in sentences(own):
        part = _PARTS.join(path)
        yield part, there.get(part, otherwise), sentence


def room(key: str, english: str) -> int:
    """How many letters a sentence may have."""
    fixed = LONGEST.get(key.partition(".")[0])
    return fixed or max(len(english) + 3, round(len(english) * _ROOM))


def imported(text: str) -> Catalogue:
    """The catalogue in a table. A line may be added for a part that only this language has."""
    catalogue: Catalogue = {}
    rows = list(csv.reader(io.StringIO(text), dialect="excel-tab"))
    if not rows or not set(COLUMNS) <= set(rows[0]):
        raise TableError(f"the first line has to be: {', '.join(COLUMNS)}")
    for number, cells in enumerate(rows[1:], 2):
        row = dict(zip(rows[0], cells, strict=False))
        section, dot, name = row.get("key", "").partition(".")
        translated = row.get("translation", "").replace("\\n", "\n").replace("\\u00a0", "\u00a0")
        if not dot:
            raise TableError(f"line {number}: {row.get('key', '')!r} is no key")
        if translated:
            path = [name, *filter(None, row.get("part", "").split(_PARTS))]
            _put(catalogue.setdefault(section, {}), path, translated, number)
    return catalogue


def _put(into: dict[str, Wording], path: list[str], sentence: str, line: int) -> None:
    for part in path[:-1]:
        inner = into.setdefault(part, {})
        if isinstance(inner, str):
            raise TableError(f"line {line}: {path[0]} is a sentence and a choice at once")
        into = inner
    if path[-1] in into:
        raise TableError(f"line {line}: {'/'.join(path)} stands there twice")
    into[path[-1]] = sentence
