"""Skeletons of the lining figures, which all get the same width."""

from __future__ import annotations

from tools.studio.typeface.capitals import pen
from tools.studio.typeface.nib import Stroke

FIGURES: dict[str, tuple[Stroke, ...]] = {
    "0": (pen("0,cap+10 {l} .. -185,346 {d} .. 0,base-10 {r} .. 185,346 {u} .. cycle"),),
    "1": (
        pen("-135,cap-130 .. -65,cap-72 .. 15,cap-2 -- 15,base"),
        pen("-115,base+2 -- 145,base+2"),
    ),
    "2": (
        pen(
            "-170,cap-130 {70} .. 0,cap+10 {r} .. 168,480 {d} .. 40,240 .. -175,base+10",
            angle=(26, 28, 22, 26),
        ),
        pen("-175,base+10 .. 0,base+8 .. 120,base-2 {r} .. 190,base+60 {60}", angle=(26, 32, 32)),
    ),
    "3": (
        pen("-165,cap-90 {60} .. -5,cap+10 {r} .. 145,505 {d} .. -60,358 {190}"),
        pen("-50,362 {r} .. 175,195 {d} .. -20,base-10 {l} .. -185,base+75 {120}"),
    ),
    "4": (
        pen("80,cap+18 -- -195,202", angle=(2, 2, 26), width=(0.9, 0.9, 1.0)),
        pen("-195,202 -- 215,208"),
        pen("85,cap-28 -- 85,base", width=(0.9, 0.97, 1.1)),
    ),
    "5": (
        pen("-112,cap-16 .. 20,cap-18 .. 165,cap+2 {28}"),
        pen(
            "-112,cap-16 -- -134,382 {42} .. 5,428 {r} .. 178,225 {d}"
            " .. -20,base-10 {l} .. -180,base+70 {120}"
        ),
    ),
    "6": (
        pen(
            "150,cap-4 {178} .. -60,545 .. -182,240 {d} .. 5,base-10 {r} .. 185,220 {u}"
            " .. 15,400 {l} .. -165,290"
        ),
    ),
    "7": (
        pen("-195,cap-85 {65} .. -135,cap-8 {r} .. 0,cap-18 .. 195,cap-2"),
        pen("195,cap-8 .. 45,350 .. -35,base", angle=(26, 4, 10, 20), width=(1.0, 0.95, 1.0, 1.05)),
    ),
    "8": (
        pen(
            "130,560 {u} .. 0,cap+10 {l} .. -148,515 {d} .. 0,362 {-28} .. 180,185 {d}"
            " .. 0,base-10 {l} .. -180,175 {u} .. -10,355 {30} .. 130,560 {u}"
        ),
    ),
    "9": (
        pen(
            "-150,base+6 {-2} .. 62,150 .. 182,452 {u} .. -5,cap+10 {l} .. -185,472 {d}"
            " .. -15,292 {r} .. 165,402"
        ),
    ),
}
