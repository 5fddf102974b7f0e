"""The cards of a vote: out of their envelopes, large in the middle of the screen, turned there.

Each lies over a plate with the face and the name of whose it is. Backs are quiet, what is being
turned lies before a burst of light, and what was turned is as bright as it is. Afterwards they lie
small on their panels for four seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.motion.script import Beat, Script, call, then, together, tween, variant
from kingup_game.motion.tween import ease_in, ease_out, ease_out_back
from kingup_game.stage.canvas.appearing import fade
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.seats.ballot_plan import (
    CARD,
    FAR_EDGE,
    SIZES,
    BallotSlot,
    leaves_room_for_a_ribbon,
    slots,
)
from kingup_game.stage.seats.ballot_table import NEEDED as TABLE_NEEDED
from kingup_game.stage.seats.ballot_table import BallotTable
from kingup_game.stage.seats.seat_face import SeatFace, name_plate
from kingup_game.stage.seats.seat_panels import SeatPanels
from kingup_game.theme import art, durations
from kingup_game.theme.layers import Layer

_WIDTH_STEPS: Final = 8
_POP: Final = 1.12
_QUIET_ALPHA: Final = 196
"""Of backs that wait until it is their turn."""
_HALO: Final = 2.0
"""So many times as wide as a card is the light behind one that is being turned."""
_MOST_HALOS: Final = 2
"""More cards than these are no single one to look at."""
_OUT: Final = 1.12
_LIFT: Final = 14.0
_ASIDE_ALPHA: Final = 110
NEEDED: Final = {**TABLE_NEEDED, art.BURST: tuple(CARD[0] * _HALO * size for size in SIZES)}
"""What a count shows besides cards and faces, and how wide."""

Turns = Callable[[], object]
"""To be called for each card in the middle of its turn."""
Turned = Callable[[int], None]
"""Told of each seat as the face of its card has landed: what is counted can be seen."""


class BallotCards:
    """What a vote showed. It cannot be looked up again once it is gone."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._table = BallotTable(sheet)
        self._plates: list[Parts] = []
        self._slots: tuple[BallotSlot, ...] = ()
        self._cards: list[Sprite] = []
        self._halos: list[Sprite] = []
        self._people: list[tuple[SeatFace, Sprite]] = []
        self._ticks_left = 0
        self._is_large = False

    def enlarge(self, is_large: bool) -> None:
        """Names on plates to come are laid out for large letters, or as usual again."""
        self._is_large = is_large

    def deal(self, panels: SeatPanels) -> Script:
        """Every card slips out of its envelope and comes to the middle, face down."""
        self.take_away()
        self._slots = slots(len(panels.panels))
        self._halos = [self._halo(slot) for slot in self._slots]
        for seat, slot in enumerate(self._slots):
            self._people.append(self._plate(slot, panels[seat].face, panels.names))
        self._cards = [
            self._sheet.sprite(
                art.ballot("back"),
                *panels[seat].ballot_point,
                width=CARD[0] * slot.size,
                height=CARD[1] * slot.size,
                layer=Layer.BALLOT,
                visible=False,
            )
            for seat, slot in enumerate(self._slots)
        ]
        apart = min(durations.BETWEEN_RISES, durations.ALL_RISES / max(1, len(self._cards) - 1))
        yield together(
            self._lay_the_table(),
            *(then(apart * seat, self._slip_out(panels, seat)) for seat in range(len(self._cards))),
        )
        for card in self._cards:
            card.alpha = _QUIET_ALPHA

    def _lay_the_table(self) -> Script:
        """It comes, and names are laid on it: one a tick, for all words of a frame are dear."""
        yield self._table.come(FAR_EDGE)
        for plate in self._plates:
            plate.show(True)
            yield 1

    def turn(
        self, seats: Sequence[int], faces: Sequence[str], apart: float, turns: Turns, turned: Turned
    ) -> Script:
        """Turn these cards one after the other; `faces` of all: `yes`, `no`, `stomachache`."""
        yield together(
            *(
                then(apart * number, self._flip(seat, faces[seat], turns, turned, apart > 0))
                for number, seat in enumerate(seats)
            )
        )
        self._ticks_left = durations.BALLOTS_SHOWN

    def lift(self, seats: Sequence[int]) -> Script:
        """These are about to be turned: they rise a little from the table, into the light."""
        cards = [self._cards[seat] for seat in seats]
        for seat in seats:
            self._cards[seat].alpha = OPAQUE_ALPHA
            self._halos[seat].visible = len(seats) <= _MOST_HALOS
        floor = [card.y for card in cards]

        def rise(up: float) -> None:
            for card, y in zip(cards, floor, strict=True):
                card.y = y - up

        yield variant(
            lambda: tween(rise, 0, _LIFT, durations.CARD_LIFTED, ease_out),
            lambda: then(call(lambda: rise(_LIFT)), durations.CARD_LIFTED),
        )

    def point_out(self, seats: Sequence[int]) -> Script:
        """The cards that decided it grow, away from whose they are; all others, if there are any,
        step back behind the large face."""
        others = [card for seat, card in enumerate(self._cards) if seat not in seats]

        def grow(zoom: float) -> None:
            for seat in seats:
                slot = self._slots[seat]
                up = (zoom - 1) * CARD[1] * slot.size / 2
                self._cards[seat].set(zoom=zoom, y=slot.y - up)

        self._put_out()
        for card in others:
            card.restack(Layer.CLOSE_UP_RAYS)
        if not others:
            return
        yield together(
            fade(OPAQUE_ALPHA, _ASIDE_ALPHA, durations.CARD_POINTED_OUT / 2, *others),
            tween(grow, 1.0, _OUT, durations.CARD_POINTED_OUT, ease_out_back()),
        )

    @property
    def right_edge(self) -> float:
        """How far to the right they reach while they lie in the middle; nowhere without any."""
        return max((slot.plate.right for slot in self._slots if self._people), default=0.0)

    @property
    def leave_room_for_a_ribbon(self) -> bool:
        """Whether one can hang above them and hide none."""
        return leaves_room_for_a_ribbon(len(self._slots))

    def feel(self, mood_of: Callable[[int], str]) -> None:
        """Whoever has a face that can, feels what came of it."""
        for seat, (face, sprite) in enumerate(self._people):
            sprite.picture = face.picture(mood_of(seat))

    def lay_down(self, panels: SeatPanels) -> Script:
        """All cards become small and go back to their panels; the castle can be seen again."""
        self._clear_plates()
        for card in self._cards:
            card.alpha = OPAQUE_ALPHA
        self._put_out()
        yield together(
            self._table.go(),
            *(
                self._travel(
                    card,
                    (card.x, card.y),
                    panels[seat].small_card_point,
                    panels[seat].small_card_width / (card.width or CARD[0]),
                )
                for seat, card in enumerate(self._cards)
            ),
        )

    def update(self) -> None:
        """One tick: cards that were shown long enough go."""
        if self._ticks_left > 0:
            self._ticks_left -= 1
            if self._ticks_left == 0:
                self.take_away()

    def take_away(self) -> None:
        """No card is seen any more."""
        for item in (*self._cards, *self._halos):
            self._sheet.remove(item)
        self._clear_plates()
        self._table.take_away()
        self._cards, self._halos = [], []
        self._ticks_left = 0

    def _clear_plates(self) -> None:
        for plate in self._plates:
            plate.clear()
        self._plates, self._people = [], []

    def _halo(self, slot: BallotSlot) -> Sprite:
        width = CARD[0] * slot.size * _HALO
        at = slot.x, slot.y
        return self._sheet.sprite(art.BURST, *at, width=width, layer=Layer.BALLOT, visible=False)

    def _put_out(self) -> None:
        for halo in self._halos:
            halo.visible = False

    def _plate(
        self, slot: BallotSlot, face: SeatFace, names: tuple[str, ...]
    ) -> tuple[SeatFace, Sprite]:
        on = Parts(self._sheet, Layer.BALLOT)
        self._plates.append(on)
        shown = name_plate(on, slot.plate, face, names, is_large=self._is_large)
        on.show(False)
        return face, shown

    def _slip_out(self, panels: SeatPanels, seat: int) -> Script:
        card, panel, slot = self._cards[seat], panels[seat], self._slots[seat]
        panel.show_ballot(None)
        card.set(visible=True, zoom=panel.small_card_width / (card.width or CARD[0]))
        yield self._travel(card, panel.ballot_point, (slot.x, slot.y), 1.0)

    def _travel(
        self, card: Sprite, start: tuple[float, float], end: tuple[float, float], zoom: float
    ) -> Beat:
        before = card.zoom

        def go(share: float) -> None:
            card.set(
                x=start[0] + (end[0] - start[0]) * share,
                y=start[1] + (end[1] - start[1]) * share,
                zoom=before + (zoom - before) * share,
            )

        length = durations.BALLOT_RISES if zoom > before else durations.BALLOT_LIES_DOWN
        return variant(
            lambda: tween(go, 0, 1, length, ease_out_back(0.04)),
            lambda: then(call(lambda: go(1.0)), length),
        )

    def _flip(self, seat: int, face: str, turns: Turns, turned: Turned, is_alone: bool) -> Script:
        sprite, slot, halo = self._cards[seat], self._slots[seat], self._halos[seat]
        sprite.alpha, halo.visible = OPAQUE_ALPHA, halo.visible or is_alone
        picture, half = art.ballot(face), durations.BALLOT_FLIPS / 2
        wide, high = CARD[0] * slot.size, CARD[1] * slot.size

        def narrow(share: float) -> None:
            steps = max(1, round(abs(share) * _WIDTH_STEPS))
            sprite.set(width=wide * steps / _WIDTH_STEPS, height=high)

        def show() -> None:
            sprite.set(picture=picture, width=wide, height=high)
            turns()

        def land() -> None:
            sprite.restack(Layer.BALLOT_TURNED)
            turned(seat)

        yield variant(
            lambda: then(
                call(lambda: sprite.set(zoom=_POP)),
                tween(narrow, 1.0, 0.0, half, ease_in),
                call(show),
                tween(narrow, 0.0, 1.0, half, ease_out),
                call(land),
                tween(lambda zoom: sprite.set(zoom=zoom), _POP, 1.0, half, ease_out),
            ),
            lambda: then(half, call(show), call(land), half),
        )
        sprite.set(picture=picture, width=wide, height=high, zoom=1.0, y=slot.y)
        halo.visible = False
