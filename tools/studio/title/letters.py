"""The seven letters of the wordmark: flared stems and swelling bows, as scribes drew versals.

A letter is a list of parts about its own base line (y = 0, upwards is negative). Capitals are
190 high, small letters 128.
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.studio.signs.drawing import Point, circle, flat, number, outline


@dataclass(frozen=True)
class Part:
    """A filled shape."""

    path: str

    def drawn(self, colour: str, grow: float = 0.0) -> str:
        """The part in one colour, made fatter by `grow` on every side."""
        if not grow:
            return flat(self.path, colour)
        return flat(self.path, colour) + outline(self.path, 2 * grow, colour)


def stem(foot: Point, head: Point, ends: float = 64, waist: float = 42) -> Part:
    """A bar with a waist: its sides curve in, its ends are slightly hollow."""
    (x1, y1), (x2, y2) = foot, head
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    along = ((x2 - x1) / length, (y2 - y1) / length)
    aside = (-along[1], along[0])

    def at(share: float, offset: float, lift: float = 0.0) -> str:
        x = x1 + (x2 - x1) * share + aside[0] * offset + along[0] * lift
        y = y1 + (y2 - y1) * share + aside[1] * offset + along[1] * lift
        return f"{number(x)} {number(y)}"

    half, thin = ends / 2, waist / 2
    return Part(
        f"M{at(0, half)}C{at(0.16, thin)} {at(0.3, thin)} {at(0.5, thin)}"
        f"C{at(0.7, thin)} {at(0.84, thin)} {at(1, half)}Q{at(1, 0, -9)} {at(1, -half)}"
        f"C{at(0.84, -thin)} {at(0.7, -thin)} {at(0.5, -thin)}"
        f"C{at(0.3, -thin)} {at(0.16, -thin)} {at(0, -half)}Q{at(0, 0, 9)} {at(0, half)}Z"
    )


def _letter_k() -> list[Part]:
    leg = (
        "M46-112C78-104 92-70 104-38C110-22 120-10 138-6Q128 8 104 6C78 4 66-16 56-44"
        "C50-62 44-74 34-80Z"
    )
    return [
        stem((32, 0), (32, -190), 72, 46),
        stem((38, -84), (114, -184), 62, 34),
        Part(leg),
    ]


def _letter_i() -> list[Part]:
    lozenge = "M26-196L47-171L26-146L5-171Z"
    return [stem((26, 0), (26, -128), 62, 44), Part(lozenge)]


def _letter_n() -> list[Part]:
    return [
        Part(
            "M0-130Q28-122 52-132L54-112C62-126 76-134 92-134C116-134 126-116 126-88"
            "C126-50 128-24 136 0"
            "Q106-9 76 0C82-22 83-50 83-78C83-92 79-98 72-98C63-98 57-88 55-76C53-44 55-20 61 0"
            "Q30-9 0 0C8-24 10-44 10-65C10-90 8-108 0-130Z"
        )
    ]


def _letter_g() -> list[Part]:
    return [
        Part(
            "M62-136C76-136 86-130 92-120L98-132Q118-124 142-134C134-110 132-90 132-40"
            "C132 10 132 24 120 42C104 66 62 70 30 57C12 49 8 30 18 13C34 26 50 32 64 27"
            "C80 22 87 8 87-12C79-2 69 2 57 2C22 2 6-26 8-66C10-108 30-136 62-136Z"
            "M67-102C55-102 51-86 51-68C51-46 57-34 67-34C81-34 87-48 87-68C87-90 81-102 67-102Z"
        )
    ]


def _letter_u() -> list[Part]:
    return [
        Part(
            "M0-190Q36-180 72-190C63-165 59-145 59-100C59-62 67-42 84-42C100-42 106-60 106-100"
            "C106-145 102-165 93-190Q129-180 166-190C157-165 153-145 153-100V-60"
            "C153-32 157-16 166 0"
            "Q142-9 121-1L113-15C104-2 92 6 72 6C28 6 12-34 12-100C12-145 9-165 0-190Z"
        )
    ]


def _letter_p() -> list[Part]:
    return [
        Part(
            "M0-130Q26-121 50-132L54-116C62-128 76-136 92-136C122-136 136-106 134-68"
            "C132-28 112 4 82 4C70 4 60 0 54-8C54 20 56 36 64 60Q32 50 0 60C8 36 10 0 10-40"
            "C10-90 8-108 0-130Z"
            "M54-70C54-48 60-34 70-34C84-34 90-50 90-70C90-90 84-102 72-102C60-102 54-90 54-70Z"
        )
    ]


def _exclamation() -> list[Part]:
    """The shaft of a sceptre; its head and its jewel are drawn on top."""
    shaft = "M10-172Q30-184 50-172C52-132 44-90 40-52Q30-46 20-52C16-90 8-132 10-172Z"
    return [Part(shaft), Part(circle(30, -18, 22))]


# In the order of reading: parts, advance, lift of the base line, turn in degrees.
WORDMARK: tuple[tuple[list[Part], float, float, float], ...] = (
    (_letter_k(), 154, 0, -3),
    (_letter_i(), 70, -5, 3),
    (_letter_n(), 148, -3, -2),
    (_letter_g(), 150, -12, 2),
    ([], 26, 0, 0),
    (_letter_u(), 184, -20, -3),
    (_letter_p(), 148, -24, 2),
    (_exclamation(), 60, -30, 6),
)
