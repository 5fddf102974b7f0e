"""The moods, and what a face does in each: lids, gaze, brows, mouth and the tilt of the head."""

from __future__ import annotations

from dataclasses import dataclass, replace

MOODS = (
    "neutral", "blink", "climb", "hopeful", "crowned", "refused", "queasy", "sleepy",
    "joy", "fear", "relief",
)  # fmt: skip


@dataclass(frozen=True)
class Expression:
    """`lid` and `squint` cover the eye from above and below (1 is shut). `brow_tilt` above zero
    lifts the inner ends (worry), below it knits them (anger). `skew` lifts one brow only."""

    lid: float = 0.14
    squint: float = 0.0
    gaze: tuple[float, float] = (0.0, 0.0)
    pupil: float = 1.0
    brow_lift: float = 0.0
    brow_tilt: float = 0.0
    skew: float = 0.0
    mouth: str = "smile"
    gape: float = 1.0
    shine: bool = False
    shut: bool = False
    merry: bool = False
    sweat: bool = False
    tear: bool = False
    flush: float = 0.0
    green: float = 0.0
    pale: float = 0.0
    puff: bool = False
    tilt: float = 0.0
    drop: float = 0.0


SHARED = {
    "neutral": Expression(),
    "climb": Expression(
        lid=0.1, squint=0.28, gaze=(0.1, -0.5), brow_lift=-7, brow_tilt=-9,
        mouth="gritted", sweat=True, flush=0.55, tilt=-5, drop=3,
    ),
    "hopeful": Expression(
        lid=0.0, gaze=(0.0, -0.55), pupil=1.3, brow_lift=9, brow_tilt=7,
        mouth="awe", shine=True, flush=0.3, drop=-3,
    ),
    "crowned": Expression(
        shut=True, merry=True, brow_lift=9, brow_tilt=2, mouth="laugh", flush=0.45, drop=-2,
    ),
    "refused": Expression(
        lid=0.1, gaze=(0.0, 0.3), pupil=1.25, brow_lift=8, brow_tilt=15, mouth="dismay",
        shine=True, tear=True, tilt=4, drop=6,
    ),
    "queasy": Expression(
        lid=0.5, squint=0.15, gaze=(0.15, 0.35), pupil=0.85, brow_lift=2, brow_tilt=9,
        mouth="wavy", green=0.62, tilt=5, drop=5,
    ),
    "sleepy": Expression(
        lid=0.66, gaze=(0.0, 0.4), brow_lift=5, brow_tilt=3, mouth="yawn", gape=0.8,
        tilt=-4, drop=4,
    ),
    "joy": Expression(
        shut=True, merry=True, brow_lift=13, brow_tilt=3, mouth="laugh", gape=1.2, flush=0.6,
        tilt=5, drop=1,
    ),
    "fear": Expression(
        lid=0.0, gaze=(0.35, -0.1), pupil=0.5, brow_lift=11, brow_tilt=15, mouth="wail",
        sweat=True, pale=0.34, drop=6,
    ),
    "relief": Expression(
        shut=True, brow_lift=10, brow_tilt=9, mouth="sigh", flush=0.35, puff=True, tilt=5, drop=7,
    ),
}  # fmt: skip


def expression(mood: str, own: dict[str, Expression]) -> Expression:
    """What a face with its `own` expressions does in `mood`. A blink is another mood with shut
    eyes, a glance is one that looks aside for a moment."""
    if mood == "blink":
        return replace(expression("neutral", own), shut=True)
    if mood == "hopeful-blink":
        return replace(expression("hopeful", own), shut=True)
    if mood == "hopeful-glance":
        return replace(expression("hopeful", own), gaze=(0.8, -0.2))
    return own.get(mood, SHARED[mood])
