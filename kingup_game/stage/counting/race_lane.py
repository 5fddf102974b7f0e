"""One lane of the race: a slip of paper with who runs there, their bar, their total, and the coin
of what the round brought.

What a bar had before the round is darker. Where points were lost the lane is red, as far as it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeVar

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.dimming import Filling
from kingup_game.stage.canvas.item import CENTRE, LEFT, OPAQUE_ALPHA
from kingup_game.stage.canvas.items import Box, Label, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.lettering.text_styles import TITLE, TextStyle
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme import art, type_scale
from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    FRESH_PAPER,
    INK,
    PAPER,
    PARCHMENT,
    PARCHMENT_SHADE,
)

LanePart = TypeVar("LanePart", Sprite, Label, Box, Filling)

_BAR: Final = 0.56
_FACE: Final = 0.96
"""Of a row's height: how high a bar is, and a face."""
_MOST_BAR, _MOST_FACE = 66.0, 122.0
_RIM: Final = 5.0
_CAP: Final = 14.0
"""How round a bar is where it begins."""
_TRACK: Final = 0.34
"""Of a row's height: a worn lane, all the way to the best total."""
_AXIS: Final = 5.0
_THICK: Final = 3.0
_NAME_IN: Final = 16.0
_TOTAL_GAP, _DEBT_WIDE = 14.0, 92.0
_TOTAL: Final = TITLE.but(size=type_scale.TOTAL, fit=(110, 80))
_BELOW: Final = _TOTAL.but(colour=PAPER, fit=(_DEBT_WIDE - 14.0, 62))
_DEBT_HIGH, _DEBT = 68.0, 0.76
"""What is owed is light on red, as everywhere."""
_COIN, _MOST_COIN = 0.92, 100.0
_ON_A_COIN: Final = (0.72, 0.62)
_COIN_IN: Final = 56.0
_BROUGHT: Final = TITLE.but(size=type_scale.HEADING)
_LAUREL: Final = 0.58
_LAUREL_ABOVE: Final = 0.46
"""Of a face: how wide the leader's laurel is, and how far above the middle."""


@dataclass(frozen=True, slots=True)
class Runner:
    """A seat in the race: its total before and after the round."""

    face: SeatFace
    before: int
    after: int

    @property
    def crosses_zero(self) -> bool:
        """Whether it fell below nothing, or came up from there."""
        return (self.before < 0) is not (self.after < 0)

    @property
    def brought(self) -> int:
        """What the round did to it."""
        return self.after - self.before


class Scale(NamedTuple):
    """What all lanes of a race have in common."""

    zero: float
    unit: float
    """So long is a point."""
    end: float
    """Where a track ends."""
    has_debts: bool
    """Whether somebody is, or was, below nothing: then one sees where nothing is."""
    row: float
    name: TextStyle

    @property
    def face(self) -> float:
        """How wide a face is."""
        return face_in(self.row)

    def length(self, total: float) -> float:
        """Of a bar: whoever has nothing stands at the start with their heels."""
        return self.face / 2 + self.unit * abs(total)


def face_in(row: float) -> float:
    """How wide a face is in a row so high."""
    return min(_MOST_FACE, _FACE * row)


def beyond(row: float) -> float:
    """The room of a face and a number below nothing, at the other side of it."""
    return face_in(row) + _TOTAL_GAP + _DEBT_WIDE


class Lane:
    """It is laid in its whole width at once; `climb` moves all of it to another row."""

    def __init__(self, on: Parts, runner: Runner, slip: Area, scale: Scale) -> None:
        self.runner = runner
        self._on, self._scale, self._slip = on, scale, slip
        self._high = min(_MOST_BAR, _BAR * scale.row)
        self._parts: list[tuple[Sprite | Label | Box | Filling, float]] = []
        """Each with how far above or below the middle of its row it hangs."""
        self._filling(slip.x, slip.width, slip.height, PARCHMENT_SHADE)
        self._filling(slip.x, slip.width, slip.height - 2 * _THICK, PAPER)
        self._lay_track()
        self._lay_bar()
        self.face = self._keep(
            on.sprite(runner.face.picture(), scale.zero, slip.middle[1], width=scale.face)
        )
        name = runner.face.short_name
        self._text(name, slip.x + _NAME_IN, scale.name, LEFT)
        self._debt = self._lay_debt() if min(runner.before, runner.after) < 0 else None
        self._total = self._text("", 0.0, _TOTAL, LEFT)
        self._lay_coin()
        self.show_total(runner.before)

    @property
    def y(self) -> float:
        """The middle of its row now."""
        return self.face.y

    def climb(self, y: float) -> None:
        """To another row."""
        for part, above in self._parts:
            part.y = y - above

    def show_total(self, total: float) -> None:
        """What is below zero grows to the other side, dark, and its number stands there too. All
        others stand below each other, beyond the track: on it none would be read."""
        scale, is_below = self._scale, round(total) < 0
        length, half = scale.length(total), scale.face / 2
        colours = self.runner.face.colours
        colour = colours.dark if is_below else colours.colour
        for part, rim in ((self._rim, 0.0), (self._body, _RIM)):
            wide = length - _CAP - rim
            part.set(x=scale.zero - _CAP - wide if is_below else scale.zero + _CAP, width=wide)
        self._body.colour = colour
        self._cap.set(x=scale.zero - (2 * _CAP if is_below else 0.0), fill=colour)
        self.face.x = scale.zero + (-length if is_below else length)
        beside = self.face.x - half - _TOTAL_GAP
        if self._debt is not None:
            self._debt.set(x=beside - _DEBT_WIDE, alpha=OPAQUE_ALPHA if is_below else 0)
        self._total.set(
            words=str(round(total)),
            x=beside - _DEBT_WIDE / 2 if is_below else scale.end + half + _TOTAL_GAP,
            anchor=CENTRE if is_below else LEFT,
            style=_BELOW if is_below else _TOTAL,
        )

    def look(self, mood: str) -> None:
        """As whoever sits there feels about it; here opponents have moods too."""
        self.face.picture = self.runner.face.bust(mood)

    def honour(self) -> Sprite:
        """Whoever leads is glad; the laurel that they wear."""
        self.face.picture = self.runner.face.picture("joy")
        wide = self._scale.face
        at = self.face.x, self.y - _LAUREL_ABOVE * wide
        return self._on.sprite(art.LAUREL, *at, width=_LAUREL * wide)

    def _lay_track(self) -> None:
        """As far as the best; red where something is lost."""
        scale, runner = self._scale, self.runner
        tall = _TRACK * scale.row
        self._filling(scale.zero, scale.end - scale.zero, tall, PARCHMENT)
        if runner.after < runner.before:
            ends = sorted((runner.before * scale.unit, runner.after * scale.unit))
            self._filling(scale.zero + ends[0], ends[1] - ends[0] + scale.face / 2, tall, CRIMSON)
        if scale.has_debts:
            self._filling(scale.zero - _AXIS / 2, _AXIS, self._slip.height, INK)

    def _lay_bar(self) -> None:
        """Round where it begins; its other end lies behind the face. It grows by plain fillings, of
        which only what is new is drawn."""
        scale, runner, high = self._scale, self.runner, self._high
        at = scale.zero, self._slip.middle[1] - high / 2, 2 * _CAP, high
        cap = self._on.box(*at, border=INK, border_width=_RIM, radius=_CAP)
        self._cap = self._keep(cap, high / 2)
        self._rim = self._filling(scale.zero, 0.0, high, INK)
        self._body = self._filling(scale.zero, 0.0, high - 2 * _RIM, INK)
        if 0 < runner.before <= runner.after:
            length = scale.length(runner.before)
            dark = runner.face.colours.dark
            self._filling(scale.zero + _RIM, length - 2 * _RIM, high - 2 * _RIM, dark)
            self._filling(scale.zero + length - _RIM, _RIM, high, INK)

    def _lay_debt(self) -> Box:
        tall = min(_DEBT_HIGH, _DEBT * self._scale.row)
        ground = {"fill": CRIMSON_DARK, "border": INK, "border_width": 4, "radius": 14}
        y = self._slip.middle[1] - tall / 2
        return self._keep(self._on.box(0, y, _DEBT_WIDE, tall, **ground), tall / 2)

    def _lay_coin(self) -> None:
        """What the round brought stands at the end, as on the seat's goal."""
        brought, wide = self.runner.brought, min(_MOST_COIN, _COIN * self._scale.row)
        picture = art.COIN_LOSS_BLANK if brought < 0 else art.COIN_BLANK
        x = self._slip.right - _COIN_IN
        self._keep(self._on.sprite(picture, x, self._slip.middle[1], width=wide))
        fit = wide * _ON_A_COIN[0], wide * _ON_A_COIN[1]
        style = _BROUGHT.but(colour=FRESH_PAPER if brought < 0 else INK, fit=fit)
        self._text(str(brought), x, style, CENTRE)

    def _filling(self, x: float, wide: float, high: float, colour: str) -> Filling:
        y = self._slip.middle[1] - high / 2
        return self._keep(self._on.filling(x, y, wide, high, colour=colour), high / 2)

    def _text(self, words: str, x: float, style: TextStyle, anchor: tuple[float, float]) -> Label:
        return self._keep(self._on.text(words, x, self._slip.middle[1], style, anchor=anchor))

    def _keep(self, part: LanePart, above: float = 0.0) -> LanePart:
        self._parts.append((part, above))
        return part


def looks_of_totals(on: Parts, least: int, most: int) -> None:
    """Every number that a total may be on its way, shown to nobody."""
    for total in range(least, most + 1):
        on.text(str(total), 0, 0, _BELOW if total < 0 else _TOTAL)
