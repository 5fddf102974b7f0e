"""Skeletons of points, quotes, dashes and the other signs of writing."""

from __future__ import annotations

from tools.studio.typeface.capitals import CAPITALS
from tools.studio.typeface.nib import Stroke, fill, pen
from tools.studio.typeface.small import dot


def comma(x: int, y: int) -> tuple[Stroke, ...]:
    """A point with a tail to the lower left; raised, it is the apostrophe."""
    return (
        pen(
            f"{x - 10},{y + 24} -- {x + 16},{y - 12} .. {x + 8},{y - 70} .. {x - 50},{y - 130}",
            angle=(30, 30, 40),
            width=(0.78, 0.8, 0.35),
        ),
    )


def turned_comma(x: int, y: int) -> tuple[Stroke, ...]:
    """The opening quote: the apostrophe turned by half."""
    return (
        pen(
            f"{x + 10},{y - 24} -- {x - 16},{y + 12} .. {x - 8},{y + 70} .. {x + 50},{y + 130}",
            angle=(30, 30, 40),
            width=(0.78, 0.8, 0.35),
        ),
    )


def chevron(x: int, towards: int) -> tuple[Stroke, ...]:
    """One guillemet at x, its point to the left (-1) or right (1)."""
    tip = x + 62 * towards
    tail = x - 62 * towards
    return (
        pen(f"{tail},418 -- {tip},262", angle=30 if towards > 0 else 20, width=0.72),
        pen(f"{tip},262 -- {tail},106", angle=20 if towards > 0 else 30, width=0.72),
    )


LOW = 52
QUOTE = 650

PUNCTUATION: dict[str, tuple[Stroke, ...]] = {
    ".": (dot(0, LOW),),
    ",": comma(0, LOW),
    ":": (dot(0, LOW), dot(0, 372)),
    ";": (*comma(0, LOW), dot(0, 372)),
    "…": (dot(0, LOW), dot(215, LOW), dot(430, LOW)),
    "·": (dot(0, 262),),
    "•": (fill("92,262 {u} .. 0,354 {l} .. -92,262 {d} .. 0,170 {r} .. cycle"),),
    "!": (pen("0,cap -- 0,262", width=(1.3, 1.2, 0.5)), dot(0, LOW)),
    "¡": (pen("0,240 -- 0,-150", width=(0.5, 1.2, 1.3)), dot(0, 450)),
    "?": (
        pen("-150,cap-110 {65} .. 0,cap+12 {r} .. 160,520 {d} .. 20,340 .. 5,240 {d}"),
        dot(5, LOW),
    ),
    "¿": (
        pen("150,-40 {245} .. 0,-160 {l} .. -160,-20 {u} .. -20,150 .. -5,262 {u}"),
        dot(-5, 450),
    ),
    "'": (pen("0,cap+40 -- 0,cap-110", width=(1.05, 0.5)),),
    '"': (
        pen("0,cap+40 -- 0,cap-110", width=(1.05, 0.5)),
        pen("165,cap+40 -- 165,cap-110", width=(1.05, 0.5)),
    ),
    "‘": turned_comma(0, QUOTE - 60),
    "’": comma(0, QUOTE + 20),
    "‚": comma(0, LOW),
    "“": (*turned_comma(0, QUOTE - 60), *turned_comma(175, QUOTE - 60)),
    "”": (*comma(0, QUOTE + 20), *comma(175, QUOTE + 20)),
    "„": (*comma(0, LOW), *comma(175, LOW)),
    "‹": chevron(0, -1),
    "›": chevron(0, 1),
    "«": (*chevron(0, -1), *chevron(190, -1)),
    "»": (*chevron(0, 1), *chevron(190, 1)),
    "-": (pen("-85,250 -- 85,258"),),
    "–": (pen("-200,250 .. 0,256 .. 200,258"),),
    "—": (pen("-360,250 .. 0,256 .. 360,258"),),
    "_": (pen("-200,-90 -- 200,-90"),),
    "(": (pen("95,cap+70 {225} .. -55,300 {d} .. 95,-90 {-45}", angle=(30, 20, 30)),),
    ")": (pen("-95,cap+70 {-45} .. 55,300 {d} .. -95,-90 {225}", angle=(30, 20, 30)),),
    "[": (
        pen("0,cap+60 -- 0,-90", width=0.85),
        pen("0,cap+60 -- 110,cap+66", width=0.9),
        pen("0,-90 -- 110,-84", width=0.9),
    ),
    "]": (
        pen("0,cap+60 -- 0,-90", width=0.85),
        pen("-110,cap+60 -- 0,cap+66", width=0.9),
        pen("-110,-90 -- 0,-84", width=0.9),
    ),
    "{": (
        pen("90,cap+66 {190} .. 0,cap-20 {d} .. -10,400 .. -80,300 {200}", width=0.8),
        pen("-80,300 {-20} .. -10,200 .. 0,0 {d} .. 90,-90 {-10}", width=0.8),
    ),
    "}": (
        pen("-90,cap+66 {-10} .. 0,cap-20 {d} .. 10,400 .. 80,300 {-20}", width=0.8),
        pen("80,300 {200} .. 10,200 .. 0,0 {d} .. -90,-90 {190}", width=0.8),
    ),
    "\\": (pen("-150,cap+50 -- 150,-60", angle=20, width=0.7),),
    "^": (
        pen("-120,520 -- 0,cap+30", angle=(0, 20), width=0.6),
        pen("0,cap+30 -- 120,520", width=0.6),
    ),
    "~": (pen("-170,250 {70} .. -80,335 {r} .. 80,250 {r} .. 170,345 {70}", width=0.8),),
    "`": (pen("-60,cap+48 -- 60,cap-70", angle=24, width=(0.8, 0.35)),),
    "/": (pen("-150,-60 -- 150,cap+50", angle=20, width=0.8),),
    "|": (pen("0,cap+60 -- 0,-90", width=0.7),),
    "+": (pen("-170,300 -- 170,300", angle=35), pen("0,470 -- 0,130", angle=55)),
    "−": (pen("-170,300 -- 170,300", angle=35),),
    "×": (
        pen("-120,420 -- 120,180", angle=0, width=0.8),
        pen("-120,180 -- 120,420", angle=0, width=0.8),
    ),
    "÷": (pen("-170,300 -- 170,300", angle=35), dot(0, 480), dot(0, 120)),
    "=": (pen("-170,385 -- 170,385", angle=35), pen("-170,215 -- 170,215", angle=35)),
    "<": (
        pen("150,460 -- -150,300", angle=-55, width=0.6),
        pen("-150,300 -- 150,140", angle=55, width=0.6),
    ),
    ">": (
        pen("-150,460 -- 150,300", angle=55, width=0.6),
        pen("150,300 -- -150,140", angle=-55, width=0.6),
    ),
    "%": (
        pen("-185,cap+4 {l} .. -290,515 {d} .. -185,376 {r} .. -80,515 {u} .. cycle", width=0.75),
        pen("185,316 {l} .. 80,178 {d} .. 185,base {r} .. 290,178 {u} .. cycle", width=0.75),
        pen("-190,base -- 190,cap", angle=10, width=0.6),
    ),
    "&": (
        pen(
            "330,330 {250} .. 200,110 .. 0,base-12 {l} .. -185,185 {u} .. -20,365 .. 120,530 {u}"
            " .. 10,cap+10 {l} .. -105,525 {d} .. 30,300 .. 235,base+6 {-25} .. 330,base+30",
            angle=(38, 30, 30, 30),
        ),
    ),
    "@": (
        pen(
            "130,400 {165} .. 20,410 .. -85,265 {d} .. 15,150 {r} .. 125,300 {75} -- 150,400"
            " -- 130,230 {d} .. 205,150 {r} .. 330,330 {u} .. 20,610 {l} .. -310,265 {d}"
            " .. 40,-80 {r} .. 250,-20",
            width=0.68,
        ),
    ),
    "#": (
        pen("-40,cap -- -120,base", angle=10, width=0.75),
        pen("150,cap -- 70,base", angle=10, width=0.75),
        pen("-200,445 -- 250,457", width=0.75),
        pen("-230,232 -- 220,244", width=0.75),
    ),
    "*": (
        pen("0,cap+40 -- 0,cap-210", angle=0, width=(0.5, 0.3, 0.5)),
        pen("-112,cap-22 -- 112,cap-148", angle=60, width=(0.5, 0.3, 0.5)),
        pen("-112,cap-148 -- 112,cap-22", angle=-60, width=(0.5, 0.3, 0.5)),
    ),
    "°": (pen("0,cap+26 {l} .. -92,560 {d} .. 0,cap-200 {r} .. 92,560 {u} .. cycle", width=0.65),),
    "$": (
        *(CAPITALS["S"]),
        pen("0,cap+95 -- 0,base-95", angle=20, width=0.5),
    ),
    "£": (
        pen("200,cap-90 {120} .. 90,cap+8 {l} .. -35,500 {d} .. -30,300 .. -150,base+4 {215}"),
        pen("-150,base+4 .. 20,base+6 .. 130,base-4 {r} .. 225,base+66 {58}"),
        pen("-135,322 -- 130,334", width=0.8),
    ),
    "§": (
        pen(
            "120,cap-70 {125} .. 0,cap+12 {l} .. -110,540 {d} .. 10,420 {-25} .. 140,300 {d}"
            " .. 20,215 {l}",
            width=0.9,
        ),
        pen(
            "-10,455 {l} .. -140,370 {d} .. 0,255 {-25} .. 110,120 {d} .. 0,base-50 {l}"
            " .. -125,base+20 {125}",
            width=0.9,
        ),
    ),
    "€": (
        pen("240,540 {120} .. 80,cap+10 {l} .. -160,346 {d} .. 80,base-10 {r} .. 255,130 {45}"),
        pen("-240,415 -- 150,425", width=0.75),
        pen("-240,270 -- 130,280", width=0.75),
    ),
}
