"""A text as lines, and each line as runs: letters, and pictures among them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final
from unicodedata import category

import pygame

LONGEST_LINE_CHARACTERS = 80

# A picture inside a line is its file between two signs that nobody can type, as high as the line.
PICTURE_MARK = re.compile("\ufdd0([^\ufdd1]+)\ufdd1")
MARK_BEGINS: Final = "\ufdd0"
_BLANKS: Final = re.compile(" +")

SHAPELESS: Final = ("Cc", "Cs", "Co")
"""Categories of what has no shape: controls, half surrogates, private signs."""


def inline(picture: str) -> str:
    """The mark that puts a picture into a text."""
    return f"\ufdd0{picture}\ufdd1"


def letters_only(words: str) -> str:
    """A text from outside, which may hold the signs of pictures too.

    >>> letters_only(f"a{inline('b.png')}")
    'ab.png'
    """
    return words.replace("\ufdd0", "").replace("\ufdd1", "")


Runs = tuple[str, ...]
"""Of one line. Lines are kept by the thousand: of tuples Python need not ask what they refer to."""


def wrapped(words: str, width_of: Callable[[str], int], limit_px: int | None) -> tuple[Runs, ...]:
    """The text's lines, each as runs of letters and pictures, no wider than a limit in pixels.

    >>> wrapped(f"press {inline('a.png')} now", width_of=len, limit_px=14)
    (('press ', '\\ufdd0a.png\\ufdd1'), ('now',))
    """
    lines = []
    for paragraph in drawable(words).split("\n"):
        line = ""
        for word in _BLANKS.split(paragraph):
            longer = f"{line} {word}" if line else word
            if line and _is_too_long(longer, width_of, limit_px):
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return tuple(_runs_of(line) for line in lines)


@lru_cache(maxsize=4096)
def letters_in_lines(
    words: str, font: pygame.Font, limit_px: int | None
) -> tuple[tuple[Runs, ...], tuple[int, ...]]:
    """A text without pictures as lines, and how wide each is in pixels. It is remembered for all
    who measure it, fit it into its room and draw it, and for whoever opens the same page again."""

    def width_of(run: str) -> int:
        return font.size(run)[0]

    lines = wrapped(words, width_of, limit_px)
    return lines, tuple(sum(map(width_of, line)) for line in lines)


def _is_too_long(line: str, width_of: Callable[[str], int], limit_px: int | None) -> bool:
    has_pictures = MARK_BEGINS in line
    if len(PICTURE_MARK.sub("▢", line) if has_pictures else line) > LONGEST_LINE_CHARACTERS:
        return True
    if limit_px is None:
        return False
    return sum(map(width_of, _runs_of(line) if has_pictures else (line,))) > limit_px


@lru_cache(maxsize=1024)  # a text with a picture in it is asked about letter by letter
def drawable(words: str) -> str:
    """A text without what has no shape, such as NUL and half a pair of surrogates.

    >>> drawable("Zoë\\x00\\ud800 🎲")
    'Zoë 🎲'
    """
    if words.isprintable():
        return words
    return "".join(one for one in words if one == "\n" or category(one) not in SHAPELESS)


def _runs_of(line: str) -> Runs:
    if MARK_BEGINS not in line:
        return (line,) if line else ()
    runs = []
    end = 0
    for mark in PICTURE_MARK.finditer(line):
        runs += [line[end : mark.start()], mark[0]]
        end = mark.end()
    return tuple(run for run in [*runs, line[end:]] if run)
