"""Where everything stands on a seat's panel. Pure numbers, no pygame.

How far across is counted from the outer side, except for what begins a line: its left edge.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.area import Area

PORTRAIT_RIM: Final = 6.0
"""So far a face's ground shows at every edge of it."""

OnPanel = tuple[float, float]
"""A point, counted from a corner of the panel."""


class PanelPlace(NamedTuple):
    """Where a panel is: its left upper corner, and at which side of the castle."""

    x: float
    y: float
    is_left: bool

    def left(self, at: OnPanel) -> tuple[float, float]:
        """A point counted from the left upper corner."""
        return self.x + at[0], self.y + at[1]

    def outer(self, at: OnPanel) -> tuple[float, float]:
        """A point counted from the upper corner that looks away from the castle."""
        return self.from_inner_edge(layout.SEAT_WIDTH - at[0]), self.y + at[1]

    def from_inner_edge(self, inset: float) -> float:
        """So far into the panel from the edge that looks at the castle."""
        return self.x + (layout.SEAT_WIDTH - inset if self.is_left else inset)


@dataclass(frozen=True, slots=True)
class PanelPlan:
    """One way to lay a panel out."""

    tops: tuple[float, ...]
    """Where the panels of one side begin, from the highest down."""
    height: float
    band: float
    """How far down the seat's colour goes behind crest and name."""
    crest_at: OnPanel
    crest: float
    name_at: OnPanel
    name_width: float
    name_high: float
    portrait_at: OnPanel
    portrait: float
    total_y: float
    ballot_at: OnPanel
    ballot: float
    small_card_at: OnPanel
    small_card: float = 60.0
    is_crest_on_cloth: bool = False
    """Whether the crest lies before or beside the face, counted from the outer side as that, or in
    the head."""


USUAL: Final = PanelPlan(
    tops=layout.SEAT_Y,
    height=layout.SEAT_HEIGHT,
    band=100,
    crest_at=(56, 58),
    crest=70,
    name_at=(100, 58),
    name_width=176,
    name_high=60,
    portrait_at=(72, 146),
    portrait=108,
    total_y=148,
    ballot_at=(152, 166),
    ballot=60,
    small_card_at=(152, 148),
)

LOW: Final = PanelPlan(
    tops=layout.LOW_SEAT_Y,
    height=layout.LOW_SEAT_HEIGHT,
    band=82,
    crest_at=(58, 46),
    crest=68,
    name_at=(102, 41),
    name_width=178,
    name_high=60,
    portrait_at=(58, 112),
    portrait=78,
    total_y=113,
    ballot_at=(126, 118),
    ballot=66,
    small_card_at=(138, 110),
    small_card=53.0,
)

TALL: Final = PanelPlan(
    tops=(layout.TALL_SEAT_Y,),
    height=layout.TALL_SEAT_HEIGHT,
    band=112,
    crest_at=(62, 62),
    crest=84,
    name_at=(112, 60),
    name_width=164,
    name_high=60,
    portrait_at=(150, 188),
    portrait=172,
    total_y=314,
    ballot_at=(92, 312),
    ballot=112,
    small_card_at=(92, 308),
)

_CORNER: Final = (22, 24)
_CORNER_CREST: Final = 62
_BEFORE_NAME: Final = 60.0
_LARGE_NAME_HIGH, _FRAME, _BELOW_NAME = 86.0, 22.0, 2.0
_BALLOT_BESIDE_LARGE_TOTAL: Final = 130.0
"""The middle of an envelope, at most: between portrait and large total."""
_LARGEST_PORTRAIT, _SMALLER_CARD, _OFF_THE_FACE = 86.0, 50.0, 1.0
"""A small card lies there too, on nothing of the face but its ground's rim."""
_SMALLER_BALLOT, _BALLOT_SINKS = 48.0, 16.0
"""Where the total's minus may be, the envelope is smaller, and lies below it."""


def for_large_letters(plan: PanelPlan) -> PanelPlan:
    """The same, crest on the corner and card close to the portrait: name and total have the room,
    and nothing of the face's ground is below the letters."""
    (x, y), reach = plan.portrait_at, plan.portrait / 2 + PORTRAIT_RIM
    high = min(_LARGE_NAME_HIGH, 2 * plan.name_at[1] - _FRAME)
    lower = max(0.0, plan.name_at[1] + high / 2 + _BELOW_NAME - (y - reach))
    if plan.portrait - lower > _LARGEST_PORTRAIT and plan is not TALL:
        lower = plan.portrait - _LARGEST_PORTRAIT
    portrait_x, portrait = x - lower / 2, plan.portrait - lower
    card = min(plan.small_card, _SMALLER_CARD)
    card_x = portrait_x + (portrait + card) / 2 + _OFF_THE_FACE
    ballot_x = min(plan.ballot_at[0], _BALLOT_BESIDE_LARGE_TOTAL)
    is_close = ballot_x < plan.ballot_at[0]
    return replace(
        plan,
        crest_at=_CORNER,
        crest=_CORNER_CREST,
        name_at=(_BEFORE_NAME, plan.name_at[1]),
        name_width=layout.SEAT_WIDTH - _BEFORE_NAME - _CORNER[0],
        name_high=high,
        portrait_at=(portrait_x, y + lower / 2),
        portrait=portrait,
        ballot_at=(ballot_x, plan.ballot_at[1] + (_BALLOT_SINKS if is_close else 0.0)),
        ballot=_SMALLER_BALLOT if is_close else plan.ballot,
        small_card_at=(min(plan.small_card_at[0], card_x), plan.small_card_at[1]),
        small_card=card,
    )


_HEAD_BEGINS, _HEAD_HAS_NAME = 24.0, 178.0
_CREST_ON_FACE, _CREST_OFF = 0.44, 0.36
"""Of the portrait's width: how wide the crest on its corner is, and how far from its middle."""
_FREE_SIDE, _ABOVE_EDGE = 10.0, 10.0
_ENVELOPE: Final = 160 / 122
"""How many times as wide as high one is."""
_WIDEST_ENVELOPE: Final = 140.0
TOTAL_ON_CLOTH_WIDTH: Final = 78.0
"""What large letters leave for a total beside the envelope, as there is none in the head."""

_TALL_CREST_AT, _TALL_CREST = (250.0, 164.0), 74.0
"""On a tall panel an envelope lies before the face, and the crest beside that: one below the other
they would be small on much empty cloth."""


def while_voting(plan: PanelPlan, *, is_large: bool) -> PanelPlan:
    """The same with an envelope as large as there is room for beside the face.

    Crest and total make room: one lies on the face's corner, the other stands beside the name, or
    beside a smaller envelope where large names leave none in the head.
    """
    is_tall = plan.height == TALL.height
    if is_tall:
        voting = _with_envelope_before_face(plan)
    else:
        voting = _with_envelope_beside_face(plan, TOTAL_ON_CLOTH_WIDTH if is_large else 0.0)
    if is_large:
        return voting
    (x, y), corner = voting.portrait_at, voting.portrait * _CREST_OFF
    return replace(
        voting,
        is_crest_on_cloth=True,
        crest_at=_TALL_CREST_AT if is_tall else (x + corner, y + corner),
        crest=_TALL_CREST if is_tall else voting.portrait * _CREST_ON_FACE,
        name_at=(_HEAD_BEGINS, plan.name_at[1]),
        name_width=_HEAD_HAS_NAME,
    )


def _with_envelope_before_face(plan: PanelPlan) -> PanelPlan:
    return replace(
        plan,
        portrait_at=(107, 199),
        portrait=186,
        ballot_at=(204, 282),
        ballot=164,
        total_y=_TALL_CREST_AT[1],
    )


def _with_envelope_beside_face(plan: PanelPlan, total_width: float) -> PanelPlan:
    left = plan.portrait_at[0] + plan.portrait / 2 + PORTRAIT_RIM
    top = plan.band - PORTRAIT_RIM
    wide = layout.SEAT_WIDTH - _FREE_SIDE - left - total_width
    free = Area(left, top, wide, plan.height - _ABOVE_EDGE - top)
    width = min(_WIDEST_ENVELOPE, free.width, free.height * _ENVELOPE)
    return replace(plan, ballot_at=free.middle, ballot=width, total_y=free.middle[1])


def plan_for(players: int, *, has_own_row: bool) -> PanelPlan:
    """Two sit face to face; where the lowest row is somebody's own, many sit closer together."""
    if players <= len(TALL.tops) * 2:
        return TALL
    if has_own_row and players > 2 * (len(layout.SEAT_Y) - 1):
        return LOW
    return USUAL
