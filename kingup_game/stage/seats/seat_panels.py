"""All seats around the castle, and how they leave the picture and come back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from kingup_game.motion.script import Beat, Script, call, frames, then, together, tween, variant
from kingup_game.motion.tween import ease_in_out
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.seats.panel_plans import plan_for
from kingup_game.stage.seats.seat_ballot import SEALED
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.stage.seats.seat_head import HORN_IN_HEAD, HORN_WIDE
from kingup_game.stage.seats.seat_panel import SeatPanel
from kingup_game.theme import art
from kingup_game.theme.durations import SEATS_STEP_OUT, SIDES_APART

_LAID_A_TICK: Final = 2


class SeatPanels:
    """All seats around the castle. Clockwise: up the left side, down the right."""

    def __init__(
        self, sheet: Sheet, faces: Sequence[SeatFace], *, has_own_row: bool = False
    ) -> None:
        plan = plan_for(len(faces), has_own_row=has_own_row)
        self._on_the_left = on_the_left = (len(faces) + 1) // 2
        self.panels = [
            SeatPanel(sheet, face, plan, row=on_the_left - 1 - seat, is_left=True)
            if seat < on_the_left
            else SeatPanel(sheet, face, plan, row=seat - on_the_left, is_left=False)
            for seat, face in enumerate(faces)
        ]
        self.is_large = False
        """Whether letters are large."""
        self._write_alike()
        self._shaded_next = deque[SeatPanel]()
        """Those who go into the shade one after the other."""
        self._asked: int | None = None
        """Whose turn it is, if the others go into the shade one after the other."""
        self.goes_along: Callable[[float], object] = lambda _: None
        """Told how far aside they stand: what leaves the picture with them."""

    @property
    def names(self) -> tuple[str, ...]:
        """Of all seats, as short as on a panel: wherever they stand together they are one size."""
        return tuple(panel.face.short_name for panel in self.panels)

    def _write_alike(self) -> None:
        for panel in self.panels:
            panel.write_like(self.names)

    def __getitem__(self, seat: int) -> SeatPanel:
        return self.panels[seat]

    def show_turn(self, seat: int | None, *, in_turn: bool = False) -> None:
        """Which seat is asked now, if any. In turn, `update` lays the shade on all others: all at
        once they are a quarter of the window. To say it again changes nothing: while a bot thinks
        it is said in every tick."""
        if in_turn and seat == self._asked:
            return
        self._asked = seat if in_turn else None
        self._shaded_next.clear()
        for number, panel in enumerate(self.panels):
            is_asked = number == seat
            is_aside = seat is not None and not is_asked
            if in_turn and is_aside and not panel.is_asked:
                self._shaded_next.append(panel)
            else:
                panel.show_turn(is_asked, is_aside=is_aside)

    def update(self) -> None:
        """One tick passed."""
        for _ in range(min(_LAID_A_TICK, len(self._shaded_next))):
            self._shaded_next.popleft().show_turn(False, is_aside=True)

    def show_names(self, names: Sequence[str]) -> None:
        """Everybody is called otherwise, in another language."""
        for panel, name in zip(self.panels, names, strict=True):
            panel.show_name(name)
        self._write_alike()

    def enlarge(self, is_large: bool) -> None:
        """Lay all panels out for large letters, or as usual again."""
        self.is_large = is_large
        for panel in self.panels:
            panel.enlarge(is_large)

    def show_totals(self, totals: Sequence[int]) -> None:
        """Everybody's points so far."""
        for panel, total in zip(self.panels, totals, strict=True):
            panel.show_total(total)

    def vanish(self, is_gone: bool) -> None:
        """Shows or hides all panels."""
        for panel in self.panels:
            panel.vanish(is_gone)

    def step_out(self) -> Script:
        """Everybody leaves the picture for somebody's great moment; in calm motion at once, and at
        a quick pace side by side."""
        yield self._step(0, 1)

    def step_back(self) -> Script:
        """Everybody takes their seat again."""
        if any(panel.is_away for panel in self.panels):
            yield self._step(1, 0)

    def _step(self, start: float, end: float) -> Beat:
        return variant(
            lambda: tween(self.stand_aside, start, end, SEATS_STEP_OUT, ease_in_out),
            lambda: call(lambda: self.stand_aside(end)),
            lambda: then(
                call(lambda: self._stand_aside(end, self.panels[: self._on_the_left])),
                SIDES_APART,
                call(lambda: self.stand_aside(end)),
            ),
        )

    def stand_aside(self, share: float) -> None:
        """All of them, so much of the way to the wings."""
        self._stand_aside(share, self.panels)
        self.goes_along(share)

    @staticmethod
    def _stand_aside(share: float, panels: Iterable[SeatPanel]) -> None:
        for panel in panels:
            panel.stand_aside(share)

    def show_horn(self, seat: int | None) -> None:
        """Which seat nominated last, if any did."""
        for number, panel in enumerate(self.panels):
            panel.show_horn(number == seat)

    def show_ballots(self, state: str | None) -> None:
        """The same state of everybody's ballot; None for no ballot."""
        for panel in self.panels:
            panel.show_ballot(state)

    def needed_for_ballots(self) -> Mapping[str, Sequence[float]]:
        """The pictures, and how wide: an envelope that is open, one that is sealed, and the horn of
        whoever called."""
        widths = sorted({panel.voting_envelope for panel in self.panels})
        horn = HORN_IN_HEAD if self.is_large else HORN_WIDE
        envelopes = {art.envelope(state): widths for state in ("open", SEALED)}
        return {**envelopes, art.HORN: (horn,)}

    def foresee_ballots(self) -> Script:
        """An envelope for everybody, a few a frame, while none of them is in the picture: all of
        them in the frame in which a vote begins would be dear."""
        for number, panel in enumerate(self.panels):
            if panel.is_away:
                panel.show_ballot("open")
            if number % _LAID_A_TICK:
                yield frames(1)

    def think(self, ticks: int, *, is_still: bool) -> None:
        """One tick in which whoever has not sealed is thinking."""
        for panel in self.panels:
            panel.think(ticks, is_still=is_still)

    def stamp_seals(self, seats: Sequence[int]) -> Script:
        """Seals fall on these ballots, all at once."""
        yield together(*(self.panels[seat].stamp_seal() for seat in seats))
