"""Skeletons of the small letters. Only shapes: the space around them is spacing.py's work."""

from __future__ import annotations

from tools.studio.typeface.nib import Stroke, pen


def stem(x: int, top: str = "xh") -> Stroke:
    """A downstroke with a flag at its head, as the pen enters."""
    return pen(f"{x - 46},{top}-34 -- {x},{top}-4 -- {x},base", width=(1.0, 1.0, 0.96, 1.06))


def stem_with_foot(x: int, top: str = "xh") -> Stroke:
    return pen(
        f"{x - 46},{top}-34 -- {x},{top}-4 -- {x},base+80 {{d}} .. {x + 46},base-8 {{r}}"
        f" .. {x + 100},base+30"
    )


def right_leg(x: int) -> Stroke:
    """The last downstroke of n, m and h: an arch that springs from the stem at x - 265."""
    spring = x - 265
    return pen(
        f"{spring + 4},275 {{74}} .. {spring + 150},xh+8 {{r}} .. {x},320 {{d}}"
        f" -- {x},base+80 {{d}} .. {x + 46},base-8 {{r}} .. {x + 98},base+30",
        width=(0.75, 1.0, 1.0, 1.0, 1.0, 1.0),
    )


def dot(x: int, y: int, size: float = 1.0) -> Stroke:
    """A lozenge: the pen set down and drawn a little way."""
    reach = 26 * size
    return pen(
        f"{x - reach * 0.5:.0f},{y + reach:.0f} -- {x + reach * 0.5:.0f},{y - reach:.0f}",
        width=0.78 * size,
    )


# Bowls start and end inside a stem, where a full nib would show on its other side.
TAPERED = (0.8, 1.0, 1.0, 1.0, 1.0, 0.8)
BOWL_RIGHT = "4,310 {64} .. 154,xh+10 {r} .. 304,250 {d} .. 138,base-12 {l} .. 12,100"
BOWL_LEFT = "138,xh-22 {158} .. 5,xh+10 {l} .. -154,245 {d} .. -24,base-12 {r} .. 140,160 {64}"

O_SMALL = (pen("0,xh+12 {l} .. -168,250 {d} .. 0,base-12 {r} .. 168,250 {u} .. cycle"),)
DOTLESS_I = (stem_with_foot(0),)
DOTLESS_J = (pen("-46,xh-34 -- 0,xh-4 -- 0,0 {d} .. -90,desc {l} .. -165,desc+50"),)

SMALL: dict[str, tuple[Stroke, ...]] = {
    "a": (
        pen(
            "-135,375 {55} .. 5,xh+10 {r} .. 130,340 {d} -- 130,base+80 {d}"
            " .. 172,base-8 {r} .. 222,base+30"
        ),
        pen("130,282 {170} .. -25,258 .. -160,142 {d} .. -50,base-12 {r} .. 116,140 {60}"),
    ),
    "b": (stem(0, "asc"), pen(BOWL_RIGHT, width=TAPERED)),
    "c": (pen("165,395 {125} .. 25,xh+12 {l} .. -155,245 {d} .. 25,base-12 {r} .. 180,120 {45}"),),
    "d": (pen(BOWL_LEFT, width=TAPERED), stem_with_foot(150, "asc")),
    "e": (
        pen(
            "-140,228 -- 152,285 {80} .. 12,xh+12 {l} .. -158,245 {d} .. 25,base-12 {r}"
            " .. 178,120 {45}"
        ),
    ),
    "f": (
        pen("205,asc-40 {130} .. 110,asc+8 {l} .. 0,asc-150 {d} -- 0,base", width=(1, 1, 1, 1.06)),
        pen("-95,xh-22 -- 160,xh-10"),
    ),
    "g": (
        pen(BOWL_LEFT, width=TAPERED),
        pen("150,xh-6 -- 150,0 {d} .. -5,desc-6 {l} .. -168,desc+66 {115}"),
    ),
    "h": (stem(0, "asc"), right_leg(265)),
    "i": (*DOTLESS_I, dot(4, 640)),
    "j": (*DOTLESS_J, dot(4, 640)),
    "k": (
        stem(0, "asc"),
        pen("30,230 .. 150,330 .. 245,xh-4", angle=38),
        pen("75,285 .. 180,140 .. 262,base+8 {-25} .. 335,base+30"),
    ),
    "l": (stem_with_foot(0, "asc"),),
    "m": (
        stem(0),
        pen(
            "4,275 {74} .. 148,xh+8 {r} .. 250,320 {d} -- 250,base",
            width=(0.75, 1.0, 1.0, 1.0, 1.06),
        ),
        right_leg(515),
    ),
    "n": (stem(0), right_leg(265)),
    "o": O_SMALL,
    "p": (
        pen("-46,xh-34 -- 0,xh-4 -- 0,desc-10", width=(1.0, 1.0, 1.0, 1.08)),
        pen(BOWL_RIGHT, width=TAPERED),
    ),
    "q": (pen(BOWL_LEFT, width=TAPERED), pen("150,xh-6 -- 150,desc-10", width=(1.0, 1.0, 1.08))),
    "r": (stem(0), pen("4,270 {74} .. 125,xh+6 {r} .. 205,xh-50", width=(0.8, 0.95, 1.15))),
    "s": (
        pen(
            "150,xh-70 {130} .. 10,xh+12 {l} .. -128,352 {d} .. 5,252 {-18} .. 142,142 {d}"
            " .. -5,base-12 {l} .. -155,105 {125}"
        ),
    ),
    "t": (
        pen("20,600 -- 0,xh -- 0,150 {d} .. 85,base-12 {r} .. 175,95 {40}"),
        pen("-95,xh-22 -- 165,xh-10"),
    ),
    "u": (
        pen("-46,xh-34 -- 0,xh-4 -- 0,165 {d} .. 105,base-12 {r} .. 244,180 {70}"),
        stem_with_foot(258),
    ),
    "v": (
        pen("-225,xh-28 -- -175,xh-4 .. -90,250 .. 0,base"),
        pen("0,base .. 100,235 .. 172,xh-2", angle=(26, 48, 32), width=(1.0, 0.9, 1.1)),
    ),
    "w": (
        pen("-225,xh-28 -- -175,xh-4 .. -95,250 .. -15,base"),
        pen("-15,base .. 75,235 .. 140,xh-4", angle=(26, 50, 26), width=(1.0, 0.8, 1.0)),
        pen("140,xh-4 .. 220,250 .. 300,base"),
        pen("300,base .. 398,235 .. 468,xh-2", angle=(26, 48, 32), width=(1.0, 0.9, 1.1)),
    ),
    "x": (
        pen("-212,xh-34 -- -160,xh-6 .. 0,250 .. 130,base+8 {-25} .. 210,base+34"),
        pen("-165,base .. 0,250 .. 165,xh-2", angle=38, width=(1.05, 0.9, 1.05)),
    ),
    "y": (
        pen("-225,xh-28 -- -175,xh-4 .. -85,250 .. 0,base+40"),
        pen(
            "175,xh-2 .. 95,235 .. -5,base-40 .. -115,desc {195} .. -215,desc+48",
            angle=(32, 46, 40, 30),
            width=(1.1, 0.95, 0.9, 1.0),
        ),
    ),
    "z": (
        pen("-155,xh-64 {60} .. -110,xh-10 {r} .. 0,xh-14 .. 140,xh-4"),
        pen("140,xh-4 -- -145,base+6", angle=(30, -2, -6, -6, -6, 6, 30), width=(1, 0.9, 0.9, 1)),
        pen("-145,base+6 .. 0,base+8 .. 110,base-2 {r} .. 168,base+52 {60}"),
    ),
    "æ": (
        pen("-135,375 {55} .. 0,xh+10 {r} .. 122,340 {d} -- 122,200"),
        pen("122,282 {170} .. -30,258 .. -165,142 {d} .. -55,base-12 {r} .. 112,160 {62}"),
        pen(
            "130,228 -- 412,285 {80} .. 280,xh+12 {l} .. 122,245 {d} .. 290,base-12 {r}"
            " .. 438,120 {45}"
        ),
    ),
    "ø": (*O_SMALL, pen("-175,base-30 -- 175,xh+30", angle=0, width=0.3)),
    "œ": (
        pen("0,xh+12 {l} .. -168,250 {d} .. 0,base-12 {r} .. 158,250 {u} .. cycle"),
        pen(
            "170,228 -- 450,285 {80} .. 315,xh+12 {l} .. 158,245 {d} .. 325,base-12 {r}"
            " .. 475,120 {45}"
        ),
    ),
    "ð": (
        pen(
            "95,390 {140} .. -10,xh-60 {l} .. -166,225 {d} .. 0,base-12 {r} .. 168,250 {u}"
            " .. -95,asc"
        ),
        pen("-110,548 -- 150,652", width=0.6),
    ),
    "þ": (
        pen("-46,asc-34 -- 0,asc-4 -- 0,desc-10", width=(1.0, 1.0, 1.0, 1.08)),
        pen(BOWL_RIGHT, width=TAPERED),
    ),
    "ß": (
        pen(
            "0,base -- 0,asc-160 {u} .. 130,asc+8 {r} .. 250,asc-110 {d} .. 172,405"
            " .. 200,310 {-40} .. 320,165 {d} .. 205,base-12 {l} .. 130,base+28",
            width=(1.06, 1.0, 1.0, 1.0, 1.0),
        ),
    ),
}
