"""Who stands where in which shape of picture, in units of its larger size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.studio.keyart.backdrop import dusk_below, hanging_crown, rays, throne
from tools.studio.keyart.refusal import refusal
from tools.studio.keyart.troubled import faller, nominee, rogue
from tools.studio.signs.drawing import moved
from tools.studio.signs.sign import picture
from tools.studio.title import logo

Pose = tuple[float, float, float, float]
"""Where the middle is, how large, and by how many degrees it is turned."""


@dataclass(frozen=True)
class Layout:
    """A shape of picture; whoever is None is not in it."""

    wide: int
    high: int
    nominee: Pose
    refusal: Pose
    rogue: Pose | None = None
    faller: Pose | None = None
    crown: Pose | None = None
    throne: Pose | None = None
    logo: Pose | None = None
    dusk: float = 0.55
    """From which share of the height on it gets dark."""

    def svg(self) -> str:
        """The picture as a drawing."""
        x, y = self.nominee[:2]
        drawn = rays(self.wide, self.high, x, y * 0.8)
        drawn += _put(self.throne, throne)
        drawn += dusk_below(self.wide, self.high * self.dusk, self.high)
        drawn += _put(self.faller, faller)
        drawn += _put(self.rogue, rogue)
        drawn += _put(self.nominee, nominee)
        drawn += _put(self.crown, hanging_crown)
        drawn += _put(self.refusal, refusal)
        return picture(self.wide, self.high, drawn + _put(self.logo, _wordmark))


def logo_alone(wide: int, high: int) -> str:
    """The wordmark as large as it goes, on nothing."""
    scale = 0.94 * min(wide / logo.WIDTH, high / logo.HEIGHT)
    return picture(wide, high, moved(_wordmark(), wide / 2, high / 2, scale))


def _wordmark() -> str:
    return moved(logo.logo(), -logo.WIDTH / 2, -logo.HEIGHT / 2)


def _put(pose: Pose | None, draw: Callable[[], str]) -> str:
    if pose is None:
        return ""
    x, y, scale, turn = pose
    return moved(draw(), x, y, scale, turn)


LAYOUTS = {
    "key-art": Layout(
        *(1920, 1080),
        throne=(1010, 290, 1.55, 0),
        faller=(390, 350, 1.5, -4),
        nominee=(1010, 520, 1.75, 0),
        crown=(1010, 118, 1.3, 0),
        rogue=(1610, 450, 1.55, 4),
        refusal=(1350, 640, 1.65, -12),
        logo=(520, 890, 1.3, 0),
    ),
    "main": Layout(
        *(1232, 706),
        throne=(670, 160, 1.0, 0),
        faller=(236, 196, 0.98, -4),
        nominee=(670, 316, 1.16, 0),
        crown=(670, 56, 0.82, 0),
        rogue=(1056, 264, 1.02, 4),
        refusal=(900, 396, 1.12, -12),
        logo=(404, 576, 1.12, 0),
    ),
    "header": Layout(
        *(920, 430),
        throne=(566, 100, 0.72, 0),
        faller=(150, 112, 0.66, -4),
        nominee=(560, 190, 0.84, 0),
        rogue=(818, 160, 0.72, 4),
        refusal=(724, 250, 0.8, -12),
        logo=(266, 338, 0.76, 0),
        dusk=0.5,
    ),
    "small": Layout(
        *(462, 174),
        nominee=(384, 80, 0.5, 0),
        refusal=(440, 112, 0.38, -12),
        logo=(164, 88, 0.466, 0),
        dusk=0.7,
    ),
    "vertical": Layout(
        *(748, 896),
        throne=(366, 210, 1.08, 0),
        faller=(160, 178, 0.86, -4),
        nominee=(346, 480, 1.24, 0),
        crown=(366, 176, 0.8, 0),
        rogue=(606, 226, 0.96, 4),
        refusal=(592, 540, 1.12, -12),
        logo=(374, 764, 1.04, 0),
        dusk=0.6,
    ),
    "library": Layout(
        *(600, 900),
        throne=(294, 190, 0.94, 0),
        faller=(138, 186, 0.8, -4),
        nominee=(276, 490, 1.1, 0),
        crown=(292, 196, 0.66, 0),
        rogue=(478, 228, 0.86, 4),
        refusal=(476, 550, 0.98, -12),
        logo=(300, 778, 0.84, 0),
        dusk=0.6,
    ),
    "hero": Layout(
        *(3840, 1240),
        throne=(1960, 330, 1.75, 0),
        faller=(860, 470, 1.9, -4),
        nominee=(1960, 640, 2.0, 0),
        crown=(1960, 160, 1.4, 0),
        rogue=(2900, 560, 1.9, 4),
        refusal=(2470, 740, 1.95, -12),
        dusk=0.7,
    ),
    "itch": Layout(
        *(1260, 1000),
        throne=(640, 290, 1.3, 0),
        faller=(230, 240, 1.05, -4),
        nominee=(610, 470, 1.4, 0),
        crown=(640, 122, 1.0, 0),
        rogue=(1050, 330, 1.1, 4),
        refusal=(900, 560, 1.3, -12),
        logo=(590, 820, 1.5, 0),
        dusk=0.6,
    ),
}
