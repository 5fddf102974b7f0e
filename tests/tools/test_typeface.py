"""The display face: it has what the game writes, it fits its line, it is kerned and repeats."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pygame
import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

from tools.studio.typeface import build
from tools.studio.typeface.kerning import kerning, plain
from tools.studio.typeface.spacing import clearance

ROOT = Path(__file__).resolve().parents[2]
CATALOGUES = sorted((ROOT / "kingup_game" / "words").glob("??.json"))

ASCII = "".join(map(chr, range(0x20, 0x7F)))
LETTERS = "ÀÂÄÆÇÈÉÊËÌÎÏÒÔÖŒÙÛÜŸẞ" + "àâäæçèéêëìîïòôöœùûüÿß"
SIGNS = "«»„“”‘’‚‹›–—…¡¿×÷·•°€←→↑↓★♥♛✓✗"
BLANKS = " \u00a0\u2009\u202f"
FIGURES = "0123456789"


@pytest.fixture(scope="module")
def font_bytes() -> bytes:
    """The face as it is committed."""
    return (ROOT / "assets" / "type" / "Larkstair.otf").read_bytes()


@pytest.fixture(scope="module")
def face(font_bytes: bytes) -> TTFont:
    return TTFont(io.BytesIO(font_bytes))


def size(font_bytes: bytes, points: int = 200) -> pygame.Font:
    pygame.font.init()
    return pygame.Font(io.BytesIO(font_bytes), points)


def words_of(tree: object) -> str:
    if isinstance(tree, dict):
        return "".join(words_of(each) for each in tree.values())
    if isinstance(tree, list):
        return "".join(words_of(each) for each in tree)
    return str(tree)


def bounds(face: TTFont, glyph: str) -> tuple[float, float, float, float] | None:
    pen = BoundsPen(face.getGlyphSet())
    face.getGlyphSet()[glyph].draw(pen)
    found: tuple[float, float, float, float] | None = pen.bounds
    return found


def test_every_letter_of_the_four_languages_is_there(face: TTFont) -> None:
    wanted = set(ASCII + LETTERS + SIGNS + BLANKS)
    assert wanted - set(map(chr, face.getBestCmap())) == set()


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_every_character_of_the_catalogue_is_there(face: TTFont, catalogue: Path) -> None:
    written = words_of(json.loads(catalogue.read_text(encoding="utf-8")))
    assert set(written) - {"\n"} - set(map(chr, face.getBestCmap())) == set()


def test_only_blanks_are_empty(face: TTFont) -> None:
    empty = {chr(code) for code, name in face.getBestCmap().items() if bounds(face, name) is None}
    assert empty == set(BLANKS + "\u2007\u200b")
    assert bounds(face, ".notdef") is not None


def test_nothing_reaches_beyond_the_line(face: TTFont) -> None:
    ascent, descent = face["hhea"].ascent, face["hhea"].descent
    for name in face.getGlyphOrder():
        box = bounds(face, name)
        if box is not None:
            assert descent <= box[1] < box[3] <= ascent, name


def test_whoever_has_the_file_may_install_and_embed_it(face: TTFont) -> None:
    assert face["OS/2"].fsType == 0


def test_the_three_tables_of_line_metrics_agree(face: TTFont) -> None:
    hhea, os2 = face["hhea"], face["OS/2"]
    assert (hhea.ascent, hhea.descent) == (os2.sTypoAscender, os2.sTypoDescender)
    assert (os2.usWinAscent, os2.usWinDescent) == (hhea.ascent, -hhea.descent)
    assert hhea.lineGap == os2.sTypoLineGap == 0


def test_figures_are_lining_and_tabular(face: TTFont) -> None:
    names = [face.getBestCmap()[ord(figure)] for figure in FIGURES]
    assert len({face["hmtx"][name][0] for name in names}) == 1
    boxes = [bounds(face, name) for name in names]
    assert all(box is not None and -20 <= box[1] <= 15 for box in boxes)
    assert all(box is not None and abs(box[3] - 695) <= 20 for box in boxes)


def test_round_letters_overshoot_flat_ones_a_little(face: TTFont) -> None:
    def top_and_foot(letter: str) -> tuple[float, float]:
        box = bounds(face, face.getBestCmap()[ord(letter)])
        assert box is not None
        return box[3], box[1]

    for flat, round_ in (("x", "o"), ("Z", "O")):
        assert 3 <= top_and_foot(round_)[0] - top_and_foot(flat)[0] <= 30
        assert top_and_foot(round_)[1] < 0


def test_outlines_are_ink_on_the_left_with_counters_turned_round() -> None:
    turning = [_area(contour) > 0 for contour in build.letter("O").contours]
    assert sorted(turning) == [False, True]
    assert all(_area(contour) > 0 for contour in build.letter("i").contours)


def _area(contour: list[tuple[complex, complex, complex, complex]]) -> float:
    return sum((a.conjugate() * d).imag for a, _, _, d in contour) / 2


@pytest.mark.parametrize("pair", ["To", "Va", "AV", "L’", "Wü", "Ty", "P."])
def test_open_pairs_are_drawn_closer(font_bytes: bytes, pair: str) -> None:
    drawn = size(font_bytes)
    assert drawn.size(pair)[0] < sum(drawn.size(each)[0] for each in pair) - 4


def test_the_old_kern_table_serves_where_there_is_no_shaper(face: TTFont) -> None:
    old = face["kern"].kernTables[0].kernTable
    cmap = face.getBestCmap()
    assert old[cmap[ord("T")], cmap[ord("o")]] < -30
    assert len(old) < 10_920


def test_letters_side_by_side_never_touch() -> None:
    before, behind = "ABDFKLPRTVWYrfgy", "AJTVWYaejgoïîüì"
    letters = {each: build.letter(each) for each in {*before, *behind, *map(plain, behind)}}
    kerns = kerning(letters)
    for first in before:
        for second in behind:
            by = kerns.exceptions.get((first, second))
            if by is None:
                by = kerns.pairs.get((first, plain(second)), 0)
            a, b = letters[first], letters[second]
            assert clearance(a.sides, b.sides, a.advance) + by > 15, first + second


def test_it_is_small_enough(font_bytes: bytes) -> None:
    assert len(font_bytes) < 160_000


def test_letters_drawn_now_are_those_of_the_face(face: TTFont) -> None:
    """A few of each kind: that all of the file is what its recipe gives is held by its stamp in
    test_bake.py, which is lost with any change of either."""
    kept = face["CFF "].cff[0].CharStrings
    for character in (".notdef", *"OgRß&8é»♛"):
        letter, glyph = build.letter(character), kept[build.name(character)]
        glyph.decompile()
        made: Any = build.charstring(letter.contours, letter.advance)
        assert made.program == glyph.program, character
        assert face["hmtx"][build.name(character)][0] == letter.advance
