"""Things to choose from: buttons with one focus among them, moved in space, by pad or by mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from kingup_game.app.presses import DIRECTIONS, Intent, Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.stage.canvas.item import CENTRE, LEFT, RIGHT
from kingup_game.stage.canvas.items import Frame
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text import TextStyle, inline
from kingup_game.theme.scheme import Clarity

LEAST_HEIGHT: Final = 72.0
FOCUS_GROWTH: Final = 1.05
MOST_VALUE: Final = 0.55
"""What a value may take of its button's width; the words have the rest."""

WORDS: Final = TextStyle(size=38, face="display", colour="#2B1A12")

_LAYER: Final = 20.0
_PAD: Final = 28.0
_RING_INSET: Final = 13.0
_RING_RADIUS: Final = 20.0
_EDGE_REACH, _WHITE_REACH = 1.0, -2.0
_GREY: Final = "#5A4A3B"
_ICON: Final = 56.0
_STEP_ARROWS: Final = (inline("signs/icon_arrow_left.webp"), inline("signs/icon_arrow_right.webp"))


@dataclass(frozen=True, slots=True)
class Area:
    """A box in design units."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def scaled(self, by: float) -> Area:
        """Larger around its middle by a factor."""
        wide, high = self.width * by, self.height * by
        x, y = self.middle
        return Area(x - wide / 2, y - high / 2, wide, high)

    def grown(self, by: float) -> Area:
        """Larger on every side by so many units."""
        return Area(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


@dataclass
class Choice:
    """One thing to choose. `step` changes a value with left and right; `why_not` disables."""

    key: str
    spot: Area
    words: str
    choose: Callable[[Press], None]
    value: str = ""
    step: Callable[[int], None] | None = None
    why_not: str = ""
    icon: str = ""
    style: TextStyle = WORDS
    frame: str = "signs/button_normal.webp"
    framed: bool = True
    centred: bool = False
    parts: list[Frame] = field(default_factory=list)


class Choices:
    """All choices of a screen and the one that has the focus."""

    def __init__(self, sheet: Sheet, backstage: Backstage, layer: float = _LAYER) -> None:
        self._sheet = sheet
        self._backstage = backstage
        self._layer = layer
        self._all: list[Choice] = []
        self.focus = ""

    def clear(self) -> None:
        """Forget all choices; the focus stays where it was, by its key."""
        self._all = []

    def add(self, choice: Choice) -> None:
        self._all.append(choice)

    def __iter__(self) -> Iterator[Choice]:
        """All that there is to choose from, in the order in which it was added."""
        return iter(self._all)

    @property
    def focused(self) -> Choice | None:
        return next((choice for choice in self if choice.key == self.focus), None)

    def show(self) -> None:
        """Draw all of them; to be called once everything is added."""
        if self.focused is None and self._all:
            self.focus = self._all[0].key
        for choice in self:
            self._draw(choice, choice.key == self.focus)

    def handle(self, press: Press) -> bool:
        """Whether the press moved the focus or chose something: then draw anew."""
        if press.intent in DIRECTIONS:
            return self._go(press.intent)
        if press.intent is Intent.POINT:
            under = self._under(press)
            return under is not None and self._focus_on(under)
        if press.intent is Intent.PRESS:
            under = self._under(press)
            if under is None:
                return False
            self._focus_on(under)
            if under.step is not None:
                self._step(under, 1 if press.x >= self._step_middle(under) else -1)
            else:
                self._choose(under, press)
            return True
        if press.intent is Intent.CONFIRM and self.focused is not None:
            self._choose(self.focused, press)
            return True
        return False

    def _under(self, press: Press) -> Choice | None:
        return next((c for c in reversed(self._all) if c.spot.holds(press.x, press.y)), None)

    def _step_middle(self, choice: Choice) -> float:
        return choice.spot.x + choice.spot.width * 0.78

    def _choose(self, choice: Choice, press: Press) -> None:
        if choice.why_not:
            self._backstage.audio.cue("refuse")
            self._backstage.notices.append(choice.why_not)
        else:
            self._backstage.audio.cue("confirm")
            choice.choose(press)

    def _step(self, choice: Choice, by: int) -> None:
        assert choice.step is not None
        self._backstage.audio.cue("focus")
        choice.step(by)

    def _focus_on(self, choice: Choice) -> bool:
        if choice.key == self.focus:
            return False
        self.focus = choice.key
        self._backstage.audio.cue("focus")
        return True

    def _go(self, way: Intent) -> bool:
        now = self.focused
        if now is None:
            return False
        if now.step is not None and way in (Intent.LEFT, Intent.RIGHT):
            self._step(now, 1 if way is Intent.RIGHT else -1)
            return True
        there = nearest(now, [choice for choice in self if choice is not now], way)
        return there is not None and self._focus_on(there)

    def _draw(self, choice: Choice, is_focused: bool) -> None:
        spot, layer = choice.spot, self._layer + (4 if is_focused else 0)
        if is_focused and choice.framed:
            spot = spot.scaled(FOCUS_GROWTH)
        if choice.framed:
            picture = "signs/button_focused.webp" if is_focused else choice.frame
            self._sheet.frame(picture, spot.x, spot.y, spot.width, spot.height, layer=layer)
        if is_focused:
            ring = spot.grown(_RING_INSET)
            clarity = self._backstage.painter.scheme.clarity
            if clarity is not None:
                self._strengthen(ring, layer + 2, clarity)
            self._sheet.frame(
                "signs/focus_ring.webp", ring.x, ring.y, ring.width, ring.height, layer=layer + 2
            )
        self._write(choice, spot, layer + 1, is_focused=is_focused)

    def _strengthen(self, ring: Area, layer: float, clarity: Clarity) -> None:
        """With clarity the ring lies in a white one with a black edge."""
        for by, colour in ((_EDGE_REACH, clarity.black), (_WHITE_REACH, clarity.white)):
            around = ring.grown(by)
            self._sheet.box(
                *(around.x, around.y, around.width, around.height),
                layer=layer,
                border=colour,
                border_width=clarity.ring,
                radius=_RING_RADIUS + by,
            )

    def _write(self, choice: Choice, spot: Area, layer: float, *, is_focused: bool) -> None:
        """Icon, words and value in their room; words too long for it get smaller."""
        style = choice.style.but(colour=_GREY) if choice.why_not else choice.style
        if is_focused:
            style = style.but(size=style.size * FOCUS_GROWTH)
        middle = spot.y + spot.height / 2 - (4 if choice.framed else 0)
        high = spot.height - (22 if choice.framed else 8)
        left, right = spot.x + _PAD, spot.x + spot.width - _PAD
        if choice.centred:
            pad = min(_PAD, spot.width * 0.12)
            space = spot.width - 2 * pad
            style = style.but(align="centre", fit=(space, high))
            x = spot.x + spot.width / 2
            self._sheet.text(
                choice.words, x, middle, style, anchor=CENTRE, width=space, layer=layer
            )
            return
        if choice.icon:
            icon = min(_ICON, high)
            self._sheet.sprite(choice.icon, left + _ICON / 2, middle, width=icon, layer=layer)
            left += _ICON + 16
        value = choice.value
        if value and choice.step is not None and is_focused:
            value = f"{_STEP_ARROWS[0]} {value} {_STEP_ARROWS[1]}"
        if value:
            most = (right - left) * (MOST_VALUE if choice.words else 1)
            fitted = style.but(fit=(most, high))
            self._sheet.text(value, right, middle, fitted, anchor=RIGHT, layer=layer)
            right -= self._backstage.measure(value, fitted)[0] + 20
        space = right - left
        style = style.but(fit=(space, high))
        self._sheet.text(choice.words, left, middle, style, anchor=LEFT, width=space, layer=layer)


def nearest(start: Choice, others: list[Choice], way: Intent) -> Choice | None:
    """Where the focus goes in a direction; past the edge it comes back from the other side.

    What faces the start goes before anything nearer that does not: a row of tabs stays a row.
    """
    x, y = start.spot.middle
    across = way in (Intent.LEFT, Intent.RIGHT)
    sign = 1 if way in (Intent.RIGHT, Intent.DOWN) else -1

    def measured(choice: Choice) -> tuple[float, float]:
        """How far ahead, and how far to the side (0 where the boxes face each other)."""
        other = choice.spot
        other_x, other_y = other.middle
        if across:
            gap = max(
                other.y - (start.spot.y + start.spot.height), start.spot.y - other.y - other.height
            )
            return (other_x - x) * sign, max(0.0, gap) + abs(other_y - y) / 1000
        right, left = other.x - start.spot.x - start.spot.width, start.spot.x - other.x
        gap = max(right, left - other.width)
        return (other_y - y) * sign, max(0.0, gap) + abs(other_x - x) / 1000

    ahead = [(m, c) for c in others if (m := measured(c))[0] > 1]
    if ahead:
        facing = [one for one in ahead if one[0][1] < 1]
        return min(facing or ahead, key=lambda one: one[0][0] + 3 * one[0][1])[1]
    behind = [(m, c) for c in others if (m := measured(c))[0] < -1 and m[1] < 1]
    if behind:
        return min(behind, key=lambda one: (one[0][0], one[0][1]))[1]
    return None


def height_for(backstage: Backstage, words: str, style: TextStyle, width: float) -> float:
    """How high a button must be for its words at the text size that people chose."""
    _, height = backstage.measure(words, style, width - 2 * _PAD)
    return max(LEAST_HEIGHT, height + 30)


def squeezed(heights: list[float], gap: float, space: float) -> list[float]:
    """The heights as they are where they have room, else lower, but never too low to press."""
    free = space - gap * (len(heights) - 1)
    share = min(1.0, free / sum(heights)) if heights else 1.0
    return [max(LEAST_HEIGHT - 8, height * share) for height in heights]
