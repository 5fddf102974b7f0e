"""One seat beside the castle: face, crest, name, total, turn, horn, ballot, speech."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kingup_game.motion.script import Script
from kingup_game.stage import layout
from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.item import LEFT, OPAQUE_ALPHA, RIGHT
from kingup_game.stage.canvas.items import Box, Frame, Label, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import TITLE, TITLE_ON_DARK, MeasureWords
from kingup_game.stage.seats.panel_plans import (
    PORTRAIT_RIM,
    TALL,
    TOTAL_ON_CLOTH_WIDTH,
    PanelPlace,
    PanelPlan,
    for_large_letters,
    while_voting,
)
from kingup_game.stage.seats.seat_ballot import SEALED, SeatBallot
from kingup_game.stage.seats.seat_face import SeatFace, shortened, tile
from kingup_game.stage.seats.seat_head import BAND_RIM, SeatHead
from kingup_game.stage.seats.speech_bubble import SpeechBubble
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import DONE_OR_NEXT, NOT_ASKED
from kingup_game.theme.type_scale import CONTROL, TOTAL

_PROUD: Final = 7.0
"""So far the panel of whoever is asked stands out on every side."""
_CORNERS: Final = 13.0
_TOTAL: Final = TITLE.but(size=TOTAL, fit=(128, 84))
_TOTAL_INSET: Final = 32.0
_LARGE_TOTAL_WIDTH: Final = 112.0
_TOTAL_RIM: Final = 6.0
_SPEECH_CHARACTERS: Final = 44
_TOTAL_IN_HEAD: Final = TITLE.but(size=CONTROL, fit=(74, 50))
_HEAD_INSET: Final = 24.0
"""While people vote the total stands at the right end of the head: its place has the envelope."""
_TOTAL_ON_CLOTH: Final = TITLE_ON_DARK.but(size=TOTAL, fit=(TOTAL_ON_CLOTH_WIDTH, 84))
_CLOTH_INSET: Final = 15.0
"""Large names leave no room in the head."""
_OUT_OF_SIGHT: Final = layout.SEAT_LEFT_X + layout.SEAT_WIDTH + 30.0
"""So far a panel goes aside until it is off the screen."""


class SeatPanel:
    """One seat."""

    def __init__(
        self, sheet: Sheet, face: SeatFace, plan: PanelPlan, *, row: int, is_left: bool
    ) -> None:
        self._home_x = layout.SEAT_LEFT_X if is_left else layout.SEAT_RIGHT_X
        self.x = float(self._home_x)
        self.y = plan.tops[row]
        self.face = face
        self.is_left = is_left
        """At which side of the castle it is."""
        self.goal_y = self.y if plan is TALL else layout.SEAT_Y[row]
        """Where an open goal takes its place; it is as high as a panel of a usual table."""
        self._plan = self._usual_plan = plan
        on = Parts(sheet, Layer.SEAT_PICTURE)
        self._frame = sheet.frame(art.SEAT_PANEL, *self.area, layer=Layer.SEAT_PANEL)
        self._head = SeatHead(sheet, face, self._place, plan)
        inner = self.from_inner_edge(_TOTAL_INSET), self.y + plan.total_y
        self._total = on.text("", *inner, _TOTAL, anchor=RIGHT if is_left else LEFT)
        shade = {"radius": _CORNERS, "layer": Layer.SEAT_BALLOT, "visible": False}
        self._shade = sheet.box(*self.body, **shade)
        self._is_aside = self._is_large = self._is_voting = False
        self._asked: tuple[bool, bool, Area] | None = None
        outer = self._place.outer(plan.portrait_at)
        self._tile = tile(on, face, *outer, plan.portrait)
        self._portrait = on.sprite(face.picture(), *outer, width=plan.portrait)
        self._ballot = SeatBallot(sheet)
        self._lay_ballot()
        self._speech = SpeechBubble(sheet)

    @property
    def area(self) -> Area:
        """All of it on the screen."""
        return Area(self.x, self.y, layout.SEAT_WIDTH, self._plan.height)

    @property
    def body(self) -> Area:
        """Below the name and its colour: what tells whose turn it is."""
        return self.area.below(self.y + self._plan.band - BAND_RIM)

    @property
    def _cloth(self) -> Area:
        """What lies below an envelope and a face, from the head down to the frame."""
        return self.area.grown(-BAND_RIM).below(self.body.y)

    @property
    def _place(self) -> PanelPlace:
        return PanelPlace(self.x, self.y, self.is_left)

    @property
    def ballot_point(self) -> tuple[float, float]:
        """Where the envelope lies."""
        return self._ballot.point

    @property
    def small_card_point(self) -> tuple[float, float]:
        """Where the small card lies afterwards: between the portrait and the total."""
        return self._place.outer(self._plan.small_card_at)

    @property
    def small_card_width(self) -> float:
        """How wide it is there."""
        return self._plan.small_card

    def from_inner_edge(self, inset: float) -> float:
        """So far into the panel from the edge that looks at the castle."""
        return self._place.from_inner_edge(inset)

    def enlarge(self, is_large: bool) -> None:
        """Lay name and total out for large letters, or as usual again."""
        self._is_large = is_large
        self._lay_out()

    def _lay_out(self) -> None:
        self._plan = plan = self._voting_plan if self._is_voting else self._plan_in_size
        self._head.lay(self._place, plan, is_large=self._is_large)
        self._lay_total()
        self._lay_ballot()
        x, y = self._place.outer(plan.portrait_at)
        self._portrait.set(x=x, y=y, width=plan.portrait)
        self._tile.place(*around(x, y, *(plan.portrait + 2 * PORTRAIT_RIM,) * 2))

    @property
    def _plan_in_size(self) -> PanelPlan:
        return for_large_letters(self._usual_plan) if self._is_large else self._usual_plan

    @property
    def _voting_plan(self) -> PanelPlan:
        return while_voting(self._plan_in_size, is_large=self._is_large)

    @property
    def voting_envelope(self) -> float:
        """How wide an envelope is on it while people vote."""
        return self._voting_plan.ballot

    def _lay_total(self) -> None:
        plan, is_large = self._plan, self._is_large
        if self._is_voting and not is_large:
            x = self.x + layout.SEAT_WIDTH - _HEAD_INSET
            y = self.y + plan.name_at[1]
            self._total.set(x=x, y=y, style=_TOTAL_IN_HEAD, anchor=RIGHT)
            return
        below = 2 * (plan.height - plan.total_y - _TOTAL_RIM)
        style = _TOTAL.but(fit=(_LARGE_TOTAL_WIDTH, below)) if is_large else _TOTAL
        self._total.set(
            x=self.from_inner_edge(_CLOTH_INSET if self._is_voting else _TOTAL_INSET),
            y=self.y + plan.total_y,
            style=_TOTAL_ON_CLOTH if self._is_voting else style,
            anchor=RIGHT if self.is_left else LEFT,
        )

    def _lay_ballot(self) -> None:
        plan = self._plan
        self._ballot.lie(*self._place.outer(plan.ballot_at), plan.ballot, self._cloth)

    @property
    def _items(self) -> tuple[Frame | Sprite | Label | Box, ...]:
        return (
            *(self._frame, *self._head.items, self._total),
            *(self._portrait, self._shade, self._tile, *self._ballot.items),
        )

    def vanish(self, is_gone: bool) -> None:
        """Something else takes the panel's place."""
        for item in self._items:
            item.alpha = 0 if is_gone else OPAQUE_ALPHA

    @property
    def is_away(self) -> bool:
        """Whether it is out of the picture, or on its way."""
        return self._way != 0

    @property
    def _way(self) -> float:
        return self.x - self._home_x

    def stand_aside(self, share: float) -> None:
        """So much of the way to the wings; at 1 nothing of it is seen."""
        moved = round(_OUT_OF_SIGHT * share) * (-1 if self.is_left else 1) - self._way
        if not moved:
            return
        if not self.is_away:
            self.fall_silent()
        self.x += moved
        self._head.place = self._place
        for item in self._items:
            item.x += moved
        self.vanish(share == 1)

    @property
    def is_asked(self) -> bool:
        """Whether it is this seat's turn."""
        return self._frame.picture == art.SEAT_PANEL_TURN

    def show_turn(self, is_on: bool, *, is_aside: bool = False) -> None:
        """Whether this seat is asked now, or another one; to say it again costs nothing."""
        asked = is_on, is_aside, self.area
        if asked == self._asked:
            return
        self._asked = asked
        self._frame.picture = art.SEAT_PANEL_TURN if is_on else art.SEAT_PANEL
        self._frame.place(*self.area.grown(_PROUD if is_on else 0))
        self._is_aside = is_aside
        self._shade_who_waits()
        self._head.be_asked(is_on)

    def show_name(self, name: str) -> None:
        """What it is called."""
        self.face = replace(self.face, name=name)
        self._head.say(self.face.short_name)

    def write_like(self, names: tuple[str, ...]) -> None:
        """In the one size in which all these names fit a panel."""
        self._head.write_like(names)

    def show_total(self, total: int) -> None:
        """Its points so far."""
        self._total.words = str(total)

    def show_horn(self, is_on: bool) -> None:
        """Whether this seat nominated last."""
        self._head.show_horn(is_on)

    def show_ballot(self, state: str | None) -> None:
        """`open` or `sealed` as an envelope, or None. Never what is inside."""
        self._ballot.show(state)
        is_voting = state is not None
        if is_voting is not self._is_voting:
            self._is_voting = is_voting
            self._lay_out()
        self._shade_who_waits()

    def _shade_who_waits(self) -> None:
        """Name and all: a waiting head as bright as ever would outshine whoever is asked. In a
        vote whoever has sealed waits; where one alone is asked all others do, envelope and all."""
        waits = self._ballot.is_sealed or self._is_aside
        is_over_envelope = self._is_voting and self._is_aside
        self._shade.restack(Layer.SEAT_SHADE if is_over_envelope else Layer.SEAT_BALLOT)
        self._shade.set(fill=DONE_OR_NEXT if is_over_envelope else NOT_ASKED, visible=waits)
        self._head.wait(waits)

    def think(self, ticks: int, *, is_still: bool) -> None:
        """One tick in which whoever has not sealed is thinking."""
        self._ballot.think(ticks, is_still=is_still)

    def stamp_seal(self) -> Script:
        """The wax comes down: the same for every card."""
        self.show_ballot(SEALED)
        yield self._ballot.stamp()

    def say(
        self, words: str, measure: MeasureWords, taken: Sequence[Sequence[Area]] = ((),)
    ) -> bool:
        """A speech bubble beside the panel, where it hides nothing of what is `taken`; or none."""
        words, panel = shortened(words, _SPEECH_CHARACTERS), self.area._replace(x=self._home_x)
        sides = {"is_left": self.is_left, "is_large": self._is_large}
        return self._speech.say(words, measure, panel, taken, **sides)

    def fall_silent(self) -> None:
        """Nothing is said any more."""
        self._speech.clear()
