"""The cards of a vote: out of their envelopes, large in the middle of the screen, turned there.

Each lies over a plate with the face and the name of whose it is. Backs are quiet, what is being
turned lies before a burst of light, and what was turned is as bright as it is. Afterwards they lie
small on their panels for four seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.motion.script import Script, call, then, together, tween
from kingup_game.motion.tween import ease_out_back
from kingup_game.stage.ballots.ballot_card import ASIDE_ALPHA, BallotCard, Turned, Turns, travel
from kingup_game.stage.ballots.ballot_envelopes import BallotEnvelopes, width_at
from kingup_game.stage.ballots.ballot_plan import CARD, FAR_EDGE, BallotSlot, slots, widths_of_cards
from kingup_game.stage.ballots.ballot_plates import BallotPlates, width_of_face
from kingup_game.stage.ballots.ballot_table import BallotTable
from kingup_game.stage.canvas.appearing import fade
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.stage.seats.seat_panels import SeatPanels
from kingup_game.theme import art, durations
from kingup_game.theme.layers import Layer

_HALO: Final = 2.0
"""So many times as wide as a card is the light behind one that is being turned."""
_OUT, _OUT_OF_ONE_ROW = 1.12, 1.08
"""How large a card grows that decided it; below a ribbon there is less room."""
_OUT_ALONE: Final = 1.4
"""And where it alone decided it, over what lies beside it."""
_IN_AN_ENVELOPE: Final = 0.5
"""How wide a card is as it comes out of one on the table, of that one's width."""


class BallotCards:
    """What a vote showed. It cannot be looked up again once it is gone."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._table = BallotTable(sheet)
        self._envelopes = BallotEnvelopes(sheet)
        self._plates = BallotPlates(sheet)
        self._slots: tuple[BallotSlot, ...] = ()
        self._to_come: list[int] = []
        """Seats whose plate and card are not set out yet."""
        self._cards: list[BallotCard] = []
        self._halos: list[Sprite] = []
        self._feelings: dict[int, str] = {}
        self._stepping_back: list[BallotCard] = []
        self._ticks_left = 0
        self.is_large = False
        self.is_laid = False
        """Whether the table stands with a place for everybody, and no card lies on it yet."""

    def enlarge(self, is_large: bool) -> None:
        """Names on plates to come are laid out for large letters, or as usual again."""
        self.is_large = is_large

    def needed_for_count(self, voters: Sequence[SeatFace]) -> dict[str, tuple[float, ...]]:
        """What a count shows besides cards, and how wide: of faces all that any vote may show."""
        places = slots(len(voters), is_large=self.is_large)
        wide = widths_of_cards(len(voters), is_large=self.is_large)
        bursts = tuple(one * _HALO for one in wide)
        faces = {
            voter.bust(mood): (width_of_face(place, is_large=self.is_large),)
            for voter, place in zip(voters, places, strict=True)
            for mood in ("neutral", "joy", "refused")
        }
        envelopes = tuple({width_at(place) for place in places})
        return {art.BURST: bursts, art.envelope("sealed"): envelopes, **faces}

    def lay(self, panels: SeatPanels) -> Script:
        """The table comes, with an empty place for everybody: nobody has to see the castle now."""
        self._set_out(panels)
        yield self._table.come(FAR_EDGE)
        self._envelopes.show_places()
        self.is_laid = True

    def receive(self, panels: SeatPanels, seats: Sequence[int]) -> Script:
        """These envelopes, sealed, come to their places; of such as lie there nothing is seen."""
        fresh = [seat for seat in seats if not self._envelopes.holds(seat)]
        apart = min(durations.BETWEEN_FLIGHTS, durations.ALL_FLIGHTS / max(1, len(fresh)))
        yield together(
            *(then(apart * number, self._fly(panels, seat)) for number, seat in enumerate(fresh))
        )

    def _fly(self, panels: SeatPanels, seat: int) -> Script:
        start = panels[seat].ballot_point
        panels[seat].show_ballot(None)
        yield self._envelopes.fly(seat, start, self._slots[seat])

    def deal(self, panels: SeatPanels) -> Script:
        """Every card slips out of its envelope, face down, and lies in the middle."""
        is_laid, self.is_laid = self.is_laid, False
        if not is_laid:
            self._set_out(panels)
        while self._to_come:
            self._set_out_next(panels)
        apart = min(durations.BETWEEN_RISES, durations.ALL_RISES / max(1, len(self._cards) - 1))
        apart = 0 if is_laid else apart
        yield together(
            *(() if is_laid else (self._lay_the_table(panels),)),
            *(then(apart * seat, self._slip_out(panels, seat)) for seat in range(len(self._cards))),
        )
        self._envelopes.clear()

    def _set_out(self, panels: SeatPanels) -> None:
        """All places, still out of sight."""
        self.take_away()
        self._slots = slots(len(panels.panels), is_large=self.is_large)
        self._to_come = list(range(len(self._slots)))
        self._envelopes.mark(self._slots)
        self._halos = [self._halo(slot) for slot in self._slots]

    def _lay_the_table(self, panels: SeatPanels) -> Script:
        yield self._table.come(FAR_EDGE)
        yield self.show_names(panels)

    def show_names(self, panels: SeatPanels) -> Script:
        """Whose places these are: one a tick, for all words of a frame are dear."""
        shown = 0
        while shown < len(self._plates) or self._to_come:
            if shown == len(self._plates):
                self._set_out_next(panels)
            self._plates.show(shown)
            shown += 1
            yield 1

    def _set_out_next(self, panels: SeatPanels) -> None:
        """The plate of the next seat and its card, still out of sight."""
        seat = self._to_come.pop(0)
        slot, panel = self._slots[seat], panels[seat]
        shown = self._plates.add(slot, panel.face, panels.names, is_large=self.is_large)
        voter = panel.face, shown
        at = self._sheet, seat, slot, self._halos[seat], voter, panel.ballot_point
        self._cards.append(BallotCard(*at))

    def turn(self, seat: int, face: str, turns: Turns, turned: Turned, *, is_alone: bool) -> Script:
        """Turn this card. What lies beside a No hops as that falls."""
        card = self._cards[seat]
        beside = [one for one in self._cards if one is not card]
        yield card.turn(face, turns, turned, beside, is_alone=is_alone)
        self._ticks_left = durations.BALLOTS_SHOWN

    def lift(self, seat: int) -> Script:
        """This one is about to be turned."""
        yield self._cards[seat].lift()

    def leap(self) -> Script:
        """All of them, one after the other, and whoever played them."""
        apart = min(durations.BETWEEN_LEAPS, durations.ALL_LEAPS / max(1, len(self._cards) - 1))
        yield together(
            *(then(apart * number, card.leap()) for number, card in enumerate(self._cards))
        )

    def moods(self) -> dict[str, tuple[float, ...]]:
        """The faces that those who voted may make, and how wide."""
        return {name: wide for card in self._cards for name, wide in card.moods().items()}

    def foot(self, seat: int) -> tuple[float, float]:
        """The middle of the lower edge of somebody's card."""
        return self._cards[seat].foot

    def point_out(self, seats: Sequence[int]) -> Script:
        """The cards that decided it grow, away from whose they are; all others, if there are any,
        step back behind the large face."""
        others = [card for seat, card in enumerate(self._cards) if seat not in seats]
        self._stepping_back, bright = [], [card.sprite for card in others if not card.is_aside]

        def grow(zoom: float) -> None:
            for seat in seats:
                slot = self._slots[seat]
                up = (zoom - 1) * CARD[1] * slot.size / 2
                self._cards[seat].sprite.set(zoom=zoom, y=slot.y - up)

        out = _OUT_ALONE if len(seats) == 1 else _OUT
        out = _OUT_OF_ONE_ROW if self._slots[0].face else out
        self._put_out()
        for card in others:
            card.sprite.restack(Layer.CLOSE_UP_RAYS)
        if not others:
            return
        for seat in seats:
            self._cards[seat].straighten()
        yield together(
            fade(OPAQUE_ALPHA, ASIDE_ALPHA, durations.CARD_POINTED_OUT / 2, *bright),
            tween(grow, 1.0, out, durations.CARD_POINTED_OUT, ease_out_back()),
        )

    def step_back(self, seats: Sequence[int]) -> None:
        """These cannot have decided it any more: they grow quiet, one a tick, as something hit the
        table."""
        self._stepping_back = [self._cards[seat] for seat in seats]

    @property
    def right_edge(self) -> float:
        """How far to the right they reach while they lie in the middle; nowhere without any."""
        are_there = self._to_come or self._plates
        return max((slot.plate.right for slot in self._slots if are_there), default=0.0)

    def feel(self, mood_of: Callable[[int], str], first: int | None = None) -> None:
        """Whoever can, feels what came of it: the first at once, and then one a tick."""
        self._feelings = {seat: mood_of(seat) for seat in range(len(self._cards))}
        if first is not None:
            self._cards[first].feel(self._feelings.pop(first))

    def _feel_on(self) -> None:
        """One more face is another one now."""
        while self._feelings:
            seat = next(iter(self._feelings))
            if self._cards[seat].feel(self._feelings.pop(seat)):
                return

    def lay_down(self, panels: SeatPanels, *, before_a_cut: bool = False) -> Script:
        """All cards go back to their panels, small; then their table goes with the names on it."""
        self._put_out()
        goes = self._table.go(with_a_cut=before_a_cut)
        yield together(
            then(durations.CARDS_LEAVE_FIRST, call(self._plates.clear), goes),
            *(self._go_home(panels, seat) for seat in range(len(self._cards))),
        )

    def update(self) -> None:
        """One tick: the next one feels what came of it; cards that were shown long enough go."""
        self._feel_on()
        if self._stepping_back:
            self._stepping_back.pop(0).step_back()
        if self._ticks_left > 0:
            self._ticks_left -= 1
            if self._ticks_left == 0:
                self.take_away()

    def give_up(self) -> None:
        """Whoever votes is not counted any more: a table on which no card lies yet goes."""
        if not any(card.sprite.visible for card in self._cards):
            self.take_away()

    def take_away(self) -> None:
        """No card is seen any more."""
        for item in (*(card.sprite for card in self._cards), *self._halos):
            self._sheet.remove(item)
        self._plates.clear()
        self._table.take_away()
        self._envelopes.clear()
        self._cards, self._halos, self._feelings = [], [], {}
        self._to_come, self._stepping_back = [], []
        self._ticks_left, self.is_laid = 0, False

    def _halo(self, slot: BallotSlot) -> Sprite:
        width = CARD[0] * slot.size * _HALO
        at = slot.x, slot.y
        return self._sheet.sprite(art.BURST, *at, width=width, layer=Layer.BALLOT, visible=False)

    def _put_out(self) -> None:
        for card in self._cards:
            card.put_out()

    def _slip_out(self, panels: SeatPanels, seat: int) -> Script:
        sprite, panel, slot = self._cards[seat].sprite, panels[seat], self._slots[seat]
        start, wide = panel.ballot_point, panel.small_card_width
        if self._envelopes.holds(seat):
            start, wide = (slot.x, slot.y), width_at(slot) * _IN_AN_ENVELOPE
            self._envelopes.open(seat)
        panel.show_ballot(None)
        self._cards[seat].wait()
        sprite.set(visible=True, zoom=wide / (sprite.width or CARD[0]))
        yield travel(sprite, start, (slot.x, slot.y), 1.0)

    def _go_home(self, panels: SeatPanels, seat: int) -> Script:
        sprite, panel = self._cards[seat].sprite, panels[seat]
        self._cards[seat].straighten()
        sprite.alpha = OPAQUE_ALPHA
        zoom = panel.small_card_width / (sprite.width or CARD[0])
        yield travel(sprite, (sprite.x, sprite.y), panel.small_card_point, zoom)
