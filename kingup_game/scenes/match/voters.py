"""Who votes with which device, and what their presses do to a ballot; it shows nothing."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.app.presses import Press
from kingup_game.app.sources import Capability
from kingup_game.engine.actions import Card, CastVote
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.telling.staging import lot_of
from kingup_game.table.ballots import BallotBox, Feedback, split_voters
from kingup_game.theme import cues


class Voters:
    """The people of one election at their box: together, or one after the other where they share
    a device. What is chosen is heard and felt alike by everybody, and goes to the rules at the end.
    """

    def __init__(self, match: MatchContext) -> None:
        self._match = match
        company = match.company
        self._devices = self._devices_now()
        together, in_turn, bots = split_voters(self._has_own_device(), len(company.seats))
        self._has_bots = bool(bots)
        self.box = BallotBox(
            {seat: self.hand(seat) for seat in company.people},
            together,
            in_turn,
            bots,
            lot_of(match.port.luck, match.view, "seals"),
            alone=company.is_solo,
        )

    def follow_the_devices(self) -> None:
        """Somebody took over a seat in the middle of the vote: who shares now, votes in turn."""
        if self._devices != self._devices_now():
            self._devices = self._devices_now()
            together, in_turn, _ = split_voters(self._has_own_device(), len(self._devices))
            self.box.regroup(together, in_turn)

    def _devices_now(self) -> list[str | None]:
        return [seat.device for seat in self._match.company.seats]

    def _has_own_device(self) -> dict[int, bool]:
        company = self._match.company
        return {person: company.has_own_device(person) for person in company.people}

    def hand(self, seat: int) -> Sequence[Card]:
        """The cards that somebody may play."""
        options = self._match.shown.options(seat)
        return [option.card for option in options if isinstance(option, CastVote)]

    @property
    def choosing_together(self) -> Sequence[int]:
        """Who has a device alone; those who share one are told when it is passed to them."""
        own = self._has_own_device()
        return [person for person in own if own[person]] or list(own)

    @property
    def choosing(self) -> Sequence[int]:
        """Who shares a device has it one after the other."""
        passing = self.box.passing_to
        return self.choosing_together if passing is None else [passing]

    def choose(self, press: Press, card: Card) -> None:
        """Every press sounds the same; only the own pad tells that a card is gone."""
        match = self._match
        if card is Card.STOMACHACHE and not match.terms.house.stomachache:
            self.pass_on(press)
            return
        for seat in self._seats_of(press.device):
            match.note_hand(seat, press.device)
            feedback = self.box.choose(seat, card)
            if feedback is Feedback.NOT_HEARD:
                continue
            match.backstage.audio.cue(cues.BALLOT_TICK)
            can_rumble = match.backstage.controls.can(press.device, Capability.RUMBLE)
            if can_rumble and match.company.has_own_device(seat):
                if feedback is Feedback.COUNTS_AS_YES:
                    match.voice.pulses.tick_twice(press.device)
                else:
                    match.voice.pulses.tick_once(press.device)
            return

    def _seats_of(self, device: str) -> list[int]:
        people = self._match.company.people
        return [seat for seat in people if self._match.device_speaks_for(seat, device)]

    def pass_on(self, press: Press) -> None:
        """Whoever has the shared device is done, and hands it on."""
        seat = self.box.passing_to
        speaks = seat is not None and self._match.device_speaks_for(seat, press.device)
        if seat is not None and speaks and self.box.pass_on(seat):
            self._match.backstage.audio.cue(cues.CONFIRM)

    def seal_own(self) -> None:
        """Whoever votes alone is sure."""
        if self.box.seal():
            self._match.backstage.audio.cue(cues.CONFIRM)

    def hand_in(self) -> None:
        """The box is closed: every ballot goes in as any other act does, and the rules count."""
        for seat, card in self.box.cards.items():
            self._match.port.submit(CastVote(seat, card))
        if self._has_bots:
            self._match.port.go_on(True)
