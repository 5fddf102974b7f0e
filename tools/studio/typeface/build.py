"""The font file: outlines, metrics, kerning and names put together, the same bytes each time."""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import cache

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.timeTools import timestampFromString
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

from tools.studio.render import need_pixels
from tools.studio.typeface import glyphs
from tools.studio.typeface.figures import FIGURES
from tools.studio.typeface.kerning import kerning
from tools.studio.typeface.nib import write
from tools.studio.typeface.spacing import Sides, bearings, sides
from tools.studio.typeface.trace import Curve, outlines

FAMILY = "Larkstair"
ASCENT, DESCENT, EM = 960, -260, 1000
BORN = timestampFromString("Wed Nov 18 12:00:00 2026")
INSTALLABLE = 0
"""Whoever has the file may install it, and put it into a document: it comes under CC BY 4.0."""


@dataclass(frozen=True)
class Letter:
    """A finished glyph: contours and sides from x = 0 on, and how far the next one stands."""

    contours: list[list[Curve]]
    sides: Sides
    advance: int


def letter(character: str) -> Letter:
    drawn = glyphs.NOTDEF if character == ".notdef" else glyphs.DRAWN[character]
    ink = write(drawn)
    shape = sides(ink)
    left, right = shape.extent
    if character in FIGURES:
        advance = glyphs.FIGURE_WIDTH
        shift = (advance - (right - left)) / 2 - left
    else:
        before, after = bearings(shape, glyphs.room(character))
        shift = before - left
        advance = round(before + right - left + after)
    contours = [
        [(a + shift, b + shift, c + shift, d + shift) for a, b, c, d in contour]
        for contour in outlines(ink)
    ]
    return Letter(contours, shape.moved(shift), advance)


def letters() -> dict[str, Letter]:
    """Ten seconds of ink on a grid, once in a process."""
    need_pixels()
    return _all_written()


@cache
def _all_written() -> dict[str, Letter]:
    return {character: letter(character) for character in [".notdef", *sorted(glyphs.DRAWN)]}


def name(character: str) -> str:
    return character if character == ".notdef" else f"uni{ord(character):04X}"


def charstring(drawn: list[list[Curve]], advance: int) -> object:
    pen = T2CharStringPen(advance, None)
    for contour in drawn:
        pen.moveTo(_point(contour[0][0]))
        for start, out, back, stop in contour:
            if start == out and back == stop:
                pen.lineTo(_point(stop))
            else:
                pen.curveTo(_point(out), _point(back), _point(stop))
        pen.closePath()
    return pen.getCharString()


def _point(at: complex) -> tuple[int, int]:
    return round(at.real), round(at.imag)


def font() -> TTFont:
    drawn = letters()
    order = [*drawn, *sorted(glyphs.BLANKS)]
    advances = {name(c): drawn[c].advance for c in drawn}
    advances |= {name(c): width for c, width in glyphs.BLANKS.items()}
    characters = {ord(c): name(c) for c in order if c != ".notdef"}
    characters |= {ord(c): name(like) for c, like in glyphs.SAME_AS.items()}

    builder = FontBuilder(EM, isTTF=False)
    builder.setupGlyphOrder([name(c) for c in order])
    builder.setupCharacterMap(characters)
    strings = {name(c): charstring(drawn[c].contours, drawn[c].advance) for c in drawn}
    strings |= {name(c): charstring([], width) for c, width in glyphs.BLANKS.items()}
    builder.setupCFF(
        f"{FAMILY}-Regular",
        {"FullName": FAMILY, "FamilyName": FAMILY, "Weight": "Regular"},
        strings,
        {"BlueValues": [-14, 0, 500, 514, 690, 704], "OtherBlues": [-226, -212]},
    )
    left = {name(c): round(min(drawn[c].sides.extent)) for c in drawn}
    builder.setupHorizontalMetrics({n: (w, left.get(n, 0)) for n, w in advances.items()})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    builder.setupNameTable(
        {
            "familyName": FAMILY,
            "styleName": "Regular",
            "uniqueFontIdentifier": f"{FAMILY}-1.0",
            "fullName": FAMILY,
            "psName": f"{FAMILY}-Regular",
            "version": "Version 1.000",
            "copyright": "The King Up! project; licence: CC BY 4.0",
        },
        mac=False,
    )
    builder.setupOS2(
        sTypoAscender=ASCENT,
        sTypoDescender=DESCENT,
        usWinAscent=ASCENT,
        usWinDescent=-DESCENT,
        sxHeight=500,
        sCapHeight=690,
        usWeightClass=700,
        version=4,
        fsSelection=0x40 | 0x80,
        fsType=INSTALLABLE,
    )
    builder.setupPost()
    _kern(builder.font)
    builder.updateHead(created=BORN, modified=BORN)
    return builder.font


def _kern(made: TTFont) -> None:
    """Kerning twice: GPOS for shapers, the old table for FreeType alone."""
    found = kerning(letters())
    groups = {
        first: "[" + " ".join(name(each) for each in members) + "]"
        for first, members in found.classes.items()
    }
    rules = [f"pos {name(a)} {name(b)} {by};" for (a, b), by in found.exceptions.items()]
    rules += [f"pos {groups[a]} {groups[b]} {by};" for (a, b), by in found.pairs.items()]
    systems = "languagesystem DFLT dflt; languagesystem latn dflt;"
    feature = "\n".join([systems, "feature kern {", *rules, "} kern;"])
    addOpenTypeFeaturesFromString(made, feature)
    old = KernTable_format_0(apple=False)
    old.coverage, old.format, old.tupleIndex = 1, 0, None
    old.kernTable = {(name(a), name(b)): by for (a, b), by in found.flat().items()}
    table = newTable("kern")
    table.version, table.kernTables = 0, [old]
    made["kern"] = table


def font_file() -> bytes:
    made = font()
    made.recalcTimestamp = False
    out = io.BytesIO()
    made.save(out)
    return out.getvalue()
