"""The castle's cat: it sits, flicks its tail, blinks at kings, and walks when it likes."""

from __future__ import annotations

import math

from kingup_game.theme.palette import INK
from tools.studio.castle.living.sheet import Sheet
from tools.studio.castle.pen import darker, group, lighter, oval, path, poly, smooth, stroke, tone

FUR, CREAM = "#C78A4E", "#EFD9B0"
STRIPE = darker(FUR, 0.35)
SIT_TAIL_FRAMES, WALK_FRAMES = 8, 8


def sitting() -> Sheet:
    """48 by 52, feet at (22, 50): eight frames of the tail, then eyes half and wholly shut."""
    flicks = [_sit(math.sin(math.tau * k / SIT_TAIL_FRAMES), 1.0) for k in range(SIT_TAIL_FRAMES)]
    return Sheet([*flicks, _sit(0.0, 0.45), _sit(0.0, 0.0)], 48, 52)


def walking() -> Sheet:
    """64 by 44, feet on y = 42, to the right."""
    return Sheet([_walk(k / WALK_FRAMES) for k in range(WALK_FRAMES)], 64, 44)


def _sit(flick: float, open_eyes: float) -> str:
    tip_x, tip_y = 43 + flick * 2.6, 27 - flick * 7
    tail = f"M29 47Q44 50 41 39Q39 33 {tip_x:.1f} {tip_y:.1f}"
    body = smooth([(22, 20), (14, 27), (9.5, 40), (11, 49), (22, 50), (33, 49), (34, 40), (30, 27)])
    return "".join(
        (
            stroke(tail, INK, 8.2),
            stroke(tail, FUR, 4.8),
            path(oval(tip_x, tip_y, 2.2), CREAM),
            path(body, tone(FUR), INK, 2.0),
            stroke("M12 36q4 1 5 4M11 42q4 0 5 3M32 36q-4 1 -5 4M33 42q-4 0 -5 3", STRIPE, 1.5),
            path(
                smooth([(22, 25), (17.5, 31), (18.5, 39), (22, 41), (25.5, 39), (26.5, 31)]), CREAM
            ),
            path(
                smooth([(17, 41), (14.5, 47), (16, 50), (20.5, 50), (21, 42)]), tone(FUR), INK, 1.5
            ),
            path(
                smooth([(27, 41), (29.5, 47), (28, 50), (23.5, 50), (23, 42)]), tone(FUR), INK, 1.5
            ),
            _head(22.0, 16.0, open_eyes),
        )
    )


def _head(x: float, y: float, open_eyes: float) -> str:
    ears = poly([(x - 10.5, y - 3), (x - 9.5, y - 13.5), (x - 2.5, y - 8.5)]) + poly(
        [(x + 10.5, y - 3), (x + 9.5, y - 13.5), (x + 2.5, y - 8.5)]
    )
    inner = poly([(x - 8.6, y - 5.5), (x - 8.2, y - 10.4), (x - 4.8, y - 8)]) + poly(
        [(x + 8.6, y - 5.5), (x + 8.2, y - 10.4), (x + 4.8, y - 8)]
    )
    if open_eyes > 0:
        eyes = "".join(
            path(oval(x + s * 4.6, y - 0.4, 2.5, 2.9 * open_eyes), "#B9C95A", INK, 1.0)
            + path(oval(x + s * 4.6, y - 0.4, 0.9, 2.5 * open_eyes), INK)
            for s in (-1, 1)
        )
    else:
        eyes = stroke(
            f"M{x - 7} {y - 0.6}q2.4 2.2 4.8 0M{x + 2.2} {y - 0.6}q2.4 2.2 4.8 0", INK, 1.4
        )
    whiskers = "".join(
        f"M{x + s * 6} {y + 4}l{s * 8} -1M{x + s * 6} {y + 5.4}l{s * 7.4} 1.6" for s in (-1, 1)
    )
    return "".join(
        (
            path(ears, tone(FUR), INK, 1.9),
            path(inner, "#D99A86"),
            path(oval(x, y, 11, 9.4), tone(FUR), INK, 2.0),
            stroke(f"M{x} {y - 8.6}v4M{x - 3.4} {y - 8}v3M{x + 3.4} {y - 8}v3", STRIPE, 1.4),
            path(oval(x - 2.6, y + 4.4, 3.4, 2.6) + oval(x + 2.6, y + 4.4, 3.4, 2.6), CREAM),
            eyes,
            path(poly([(x - 1.7, y + 2.2), (x + 1.7, y + 2.2), (x, y + 4)]), "#B5604F", INK, 0.7),
            stroke(
                f"M{x} {y + 4}v1.4M{x - 2.4} {y + 6.2}q2.4 0.8 2.4 -0.8q0 1.6 2.4 0.8", INK, 0.9
            ),
            stroke(whiskers, lighter(CREAM, 0.5), 0.7, 0.9),
        )
    )


def _walk(time: float) -> str:
    turn = math.tau * time
    bob = 0.9 * math.sin(2 * turn)
    legs = []
    for hip, phase, near in (
        (19.0, 0.5, False),
        (40.0, 0.0, False),
        (17.0, 0.0, True),
        (42.0, 0.5, True),
    ):
        swing = math.sin(turn + math.tau * phase)
        lift = max(0.0, math.cos(turn + math.tau * phase)) * 3.2
        foot_x, foot_y = hip + 6.5 * swing, 41 - lift
        data = (
            f"M{hip} {28 + bob:.1f}Q{hip + swing * 2 - 1:.1f} {35 - lift * 0.5:.1f}"
            f" {foot_x:.1f} {foot_y:.1f}h2"
        )
        hue = FUR if near else darker(FUR, 0.22)
        legs.append((near, stroke(data, INK, 7.2) + stroke(data, hue, 4.2)))
    tail = (
        f"M13 {24 + bob:.1f}Q5 {22 + bob:.1f} 5 {13 + 2 * math.sin(turn):.1f}"
        f"T{8 + 2 * math.cos(turn):.1f} 5"
    )
    body = smooth(
        [
            (13, 22 + bob),
            (21, 18.5 + bob),
            (33, 19 + bob),
            (43, 19 + bob),
            (47, 24 + bob),
            (43, 31 + bob),
            (31, 32 + bob),
            (20, 32 + bob),
            (13, 29 + bob),
        ]
    )
    stripes = "".join(f"M{x} {19.6 + bob:.1f}q1.4 4 0 7" for x in (20, 25.5, 31, 36.5))
    return "".join(
        (
            *(leg for near, leg in legs if not near),
            stroke(tail, INK, 7.4),
            stroke(tail, FUR, 4.2),
            path(body, tone(FUR), INK, 2.0),
            stroke(stripes, STRIPE, 1.6),
            *(leg for near, leg in legs if near),
            group(_head(22.0, 17.0, 1.0), move=f"translate(32 {1.9 + bob * 0.7:.1f}) scale(0.82)"),
        )
    )
