"""Skeletons of the capitals: written a little broader, stems flared, backs of E and U round."""

from __future__ import annotations

from tools.studio.typeface.nib import ANGLE, Stroke
from tools.studio.typeface.nib import pen as plain_pen

BROADER = 1.08


def pen(
    path: str, angle: float | tuple[float, ...] = ANGLE, width: float | tuple[float, ...] = 1.0
) -> Stroke:
    widths = width if isinstance(width, tuple) else (width,)
    return plain_pen(path, angle, tuple(BROADER * each for each in widths))


def head(x: int) -> str:
    """How the pen enters a stem: a short curl from the left."""
    return f"{x - 108},cap-84 {{78}} .. {x - 60},cap-16 {{10}} .. {x},cap-6"


def stem(x: int) -> Stroke:
    return pen(f"{head(x)} -- {x},base", width=(0.9, 1.0, 0.96, 0.96, 1.1))


def right_stem(x: int) -> Stroke:
    """One that follows another: its head is only a flag."""
    return pen(f"{x - 62},cap-34 -- {x},cap-4 -- {x},base", width=(1.0, 1.02, 0.96, 0.96, 1.1))


C_BACK = "240,530 {120} .. 50,cap+12 {l} .. -240,340 {d} .. 60,base-12 {r} .. 265,150 {48}"

CAPITALS: dict[str, tuple[Stroke, ...]] = {
    "A": (
        pen("-255,base .. -120,330 .. 10,cap", angle=(44, 52), width=(1.2, 0.85)),
        pen("-85,cap-40 .. -5,cap {8} .. 60,cap-110 .. 145,330 .. 255,base"),
        pen("-138,216 -- 168,232"),
    ),
    "B": (
        stem(0),
        pen("10,cap-6 {12} .. 95,cap+8 {r} .. 238,505 {d} .. 50,352 {188}"),
        pen("70,358 {r} .. 278,200 {d} .. 110,base-10 {l} .. 20,base {172}"),
    ),
    "C": (pen(C_BACK),),
    "D": (
        stem(0),
        pen("10,cap-6 {12} .. 100,cap+8 {r} .. 360,350 {d} .. 100,base-10 {l} .. 20,base {172}"),
    ),
    "E": (
        pen("205,560 {125} .. 55,cap+12 {l} .. -175,345 {d} .. 70,base-12 {r} .. 240,130 {42}"),
        pen("-165,345 -- 170,362"),
    ),
    "F": (
        right_stem(0),
        pen("14,cap-8 .. 130,cap-14 .. 262,cap+2 {30}", width=(1, 1, 1.1)),
        pen("30,350 -- 205,364"),
    ),
    "G": (
        pen("240,540 {120} .. 50,cap+12 {l} .. -240,340 {d} .. 45,base-12 {r} .. 235,110 {40}"),
        pen("90,322 -- 235,330 -- 235,80", width=(1, 1, 1)),
    ),
    "H": (stem(0), right_stem(330), pen("30,345 -- 300,360")),
    "I": (
        pen("0,cap-26 -- 0,base+26", width=(1.04, 0.96, 1.04)),
        pen("-92,cap-4 -- 94,cap+4", angle=24, width=0.8),
        pen("-92,base-6 -- 94,base+2", angle=24, width=0.8),
    ),
    "J": (pen(f"{head(0)} -- 0,180 {{d}} .. -130,base-20 {{l}} .. -250,base+70 {{120}}"),),
    "K": (
        stem(0),
        pen("15,310 .. 160,450 .. 285,cap-2", angle=(40, 34), width=(0.9, 1.0, 1.1)),
        pen("85,385 .. 215,180 .. 320,base+6 {-20} .. 415,base+34"),
    ),
    "L": (
        pen("-62,cap-34 -- 0,cap-4 -- 0,base", width=(1.0, 1.02, 0.96, 0.96, 1.0)),
        pen("0,base .. 150,base-2 {r} .. 285,base+66 {54}"),
    ),
    "M": (
        pen("-310,base .. -255,330 .. -225,cap-6", angle=(32, 48, 26), width=(1.1, 0.75, 0.9)),
        pen("-298,cap-34 -- -225,cap-2 .. -115,380 .. 15,110"),
        pen("15,110 .. 145,400 .. 248,cap", angle=(26, 50, 26), width=(1.0, 0.75, 1.0)),
        pen("248,cap .. 278,330 .. 312,base", width=(1.0, 1.0, 1.12)),
    ),
    "N": (
        pen("0,base -- 0,cap-6", angle=(30, 48, 26), width=(1.1, 0.75, 0.9)),
        pen("-72,cap-34 -- 0,cap-2 .. 190,380 .. 388,base"),
        pen("388,cap -- 388,base", angle=(34, 46, 26), width=(1.1, 0.75, 1.0)),
    ),
    "O": (pen("0,cap+12 {l} .. -262,346 {d} .. 0,base-12 {r} .. 262,346 {u} .. cycle"),),
    "Ø": (
        pen("0,cap+12 {l} .. -262,346 {d} .. 0,base-12 {r} .. 262,346 {u} .. cycle"),
        pen("-240,base-30 -- 240,cap+30", angle=0, width=0.3),
    ),
    "P": (stem(0), pen("10,cap-6 {12} .. 105,cap+8 {r} .. 270,478 {d} .. 105,290 {l} .. 32,301")),
    "Q": (
        pen("0,cap+12 {l} .. -262,346 {d} .. 0,base-12 {r} .. 262,346 {u} .. cycle"),
        pen("112,90 .. 200,0 .. 320,-72 {-12} .. 400,-44", width=(0.7, 1.0, 1.0)),
    ),
    "R": (
        stem(0),
        pen("10,cap-6 {12} .. 100,cap+8 {r} .. 252,495 {d} .. 50,333 {188}"),
        pen("85,340 .. 210,160 .. 315,base+6 {-20} .. 408,base+34"),
    ),
    "S": (
        pen(
            "195,cap-95 {125} .. 15,cap+12 {l} .. -172,500 {d} .. 5,358 {-20} .. 192,190 {d}"
            " .. -5,base-12 {l} .. -205,140 {122}"
        ),
    ),
    "T": (
        pen("-265,cap-70 {60} .. -190,cap-8 {r} .. 0,cap-18 .. 250,cap+4 {28}"),
        pen("0,cap-20 -- 0,base", width=(0.97, 0.97, 1.12)),
    ),
    "U": (
        pen(f"{head(0)} -- 0,240 {{d}} .. 150,base-12 {{r}} .. 318,255 {{70}}"),
        right_stem(325),
    ),
    "V": (
        pen("-325,cap-30 -- -258,cap-2 .. -130,350 .. 0,base"),
        pen("0,base .. 145,350 .. 245,cap", angle=(26, 52, 36), width=(1.0, 0.85, 1.15)),
    ),
    "W": (
        pen("-325,cap-30 -- -258,cap-2 .. -150,350 .. -40,base"),
        pen("-40,base .. 85,350 .. 172,cap-4", angle=(26, 52, 26), width=(1.0, 0.75, 1.0)),
        pen("172,cap-4 .. 280,350 .. 390,base"),
        pen("390,base .. 525,350 .. 620,cap", angle=(26, 52, 36), width=(1.0, 0.85, 1.15)),
    ),
    "X": (
        pen("-285,cap-36 -- -215,cap-4 .. 0,350 .. 190,base+6 {-20} .. 285,base+34"),
        pen("-235,base .. 0,345 .. 220,cap", angle=40, width=(1.1, 0.9, 1.1)),
    ),
    "Y": (
        pen("-300,cap-30 -- -235,cap-2 .. -115,460 .. 0,320"),
        pen("235,cap .. 125,470 .. 0,315", angle=(38, 48), width=(1.15, 0.85)),
        pen("0,330 -- 0,base", width=(0.97, 0.97, 1.12)),
    ),
    "Z": (
        pen("-210,cap-85 {65} .. -155,cap-8 {r} .. 0,cap-16 .. 205,cap-4"),
        pen(
            "205,cap-4 -- -210,base+6", angle=(30, -2, -6, -6, -6, 6, 30), width=(1, 0.92, 0.92, 1)
        ),
        pen("-210,base+6 .. 0,base+10 .. 165,base-2 {r} .. 245,base+72 {60}"),
    ),
    "Æ": (
        pen("-300,base .. -120,330 .. 70,cap-4", angle=(44, 52), width=(1.2, 0.85)),
        pen("95,cap-28 -- 95,base+6", width=(1.0, 0.97, 1.0)),
        pen("30,cap-8 .. 200,cap-14 .. 325,cap+2 {30}", width=(1, 1, 1.1)),
        pen("-150,225 -- 95,232"),
        pen("95,350 -- 285,364"),
        pen("95,base+2 .. 235,base {r} .. 352,base+62 {52}"),
    ),
    "Þ": (
        stem(0),
        pen("10,516 {12} .. 105,530 {r} .. 262,362 {d} .. 105,180 {l} .. 32,191"),
    ),
    "Œ": (
        pen("40,cap+8 {l} .. -285,346 {d} .. 40,base-8 {r}"),
        pen("110,cap-2 -- 110,base", width=(1.0, 0.97, 1.0)),
        pen("20,cap+8 .. 215,cap-14 .. 340,cap+2 {30}", width=(1, 1, 1.1)),
        pen("110,350 -- 300,364"),
        pen("20,base-8 .. 240,base+2 {r} .. 360,base+60 {52}"),
    ),
    "ẞ": (
        pen("0,base -- 0,440 {u} .. 185,cap+8 {r} .. 375,cap-30", width=(1.12, 0.97, 1, 1)),
        pen(
            "375,cap-30 .. 215,420 .. 235,360 {-35} .. 375,190 {d} .. 235,base-12 {l}"
            " .. 140,base+36"
        ),
    ),
}
