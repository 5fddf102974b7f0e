"""The vote: secret ballots at the same moment, sealed for all to see, until the box is closed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from kingup_game.app.actions import MOUSE, Action, Press, is_pad
from kingup_game.engine.actions import Card, CastVote
from kingup_game.engine.events import Event, VotesRevealed
from kingup_game.engine.state import Phase
from kingup_game.motion import ticks
from kingup_game.scenes import crowd
from kingup_game.scenes.election import count
from kingup_game.scenes.room import Room
from kingup_game.scenes.table_scene import TableScene
from kingup_game.stage.throne_light import ThroneLight
from kingup_game.table.ballots import BallotBox, Feedback, Stage, split_voters

CARD_OF: Final = {
    Action.NO: Card.NO,
    Action.YES: Card.YES,
    Action.STOMACH: Card.STOMACHACHE,
}
SKIP_AFTER_TICKS: Final = ticks(600)

_HURRYING: Final = (Action.CONFIRM, Action.PRESS, Action.SKIP, Action.BACK)


class Vote(TableScene):
    """Nothing on the screen and nothing in the sound depends on a ballot before the reveal."""

    phase = Phase.VOTE
    has_mouse_buttons = True

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        host, company = room.host, room.company
        view = host.view(None)
        assert view.nominee is not None
        assert view.crown is not None
        self._nominee = view.nominee
        self._devices = self._devices_now()
        together, in_turn, self._bots = split_voters(self._has_own_device(), len(company.seats))
        self._box = BallotBox(
            [self._hand(seat) for seat in range(len(company.seats))],
            together,
            in_turn,
            self._bots,
            Random(f"{host.header.seed}/{host.events_so_far}/seals"),
        )
        self._seals = (False,) * len(company.seats)
        self._stage: Stage | None = None
        self._passing: int | None = None
        self._is_over = False
        self._light = ThroneLight(room.sheet)
        self._ticks = 0
        self._closed_at = 0
        room.panels.show_crown(view.crown)
        room.panels.show_turn(None)

    def enter(self, stack: object) -> None:
        del stack
        self.backstage.controls.set_mode("ballot")
        self.backstage.audio.play_part("vote", ["base"])
        self.room.ballot_cards.take_away()
        self.room.panels.show_ballots("open")
        self.room.tokens[self._nominee].come_forward(True)
        crowd.look_up(self.room, self._nominee)
        self.backstage.audio.cue("vote-open")
        self.room.director.play(self._light.narrow())
        if self.room.solo_seat is not None:
            self.room.coach.consult(self.room.solo_seat)

    def leave(self) -> None:
        self._light.put_out()
        crowd.calm_down(self.room, self._nominee)
        self.room.tokens[self._nominee].come_forward(False)
        self.room.is_counting = False
        self.backstage.controls.set_mode("usual")
        self.room.coach.rest()

    def update(self) -> None:
        self._ticks += 1
        if self._is_over:
            super().update()
            return
        self.live()
        if self.waits_for_a_device():
            return
        self._follow_the_devices()
        self._box.advance()
        self.room.bots.vote(self._bots, self._box)
        if self.room.company.is_solo and self._box.stage is Stage.LAST_CHANCE:
            self._box.hurry()
        self._show_public()
        if self._box.stage is Stage.CLOSED and not self.room.director.busy:
            self._reveal()

    def handle(self, press: Press) -> None:
        press = self.by_button(press)
        if self._is_over:
            if not (self._comes_from_voting(press) or self._tells_the_result(press)):
                super().handle(press)
        elif self.room.coach.takes(press):
            return
        elif press.action in CARD_OF:
            self._choose(press, CARD_OF[press.action])
        elif press.action is Action.CONFIRM or _is_wheel(press):
            self._pass_on(press)
        elif press.action is not Action.SKIP:
            super().handle(press)
        elif self.room.company.is_solo and self._ticks >= SKIP_AFTER_TICKS:
            self._box.hurry()

    def retell(self) -> None:
        if self._stage is not None and not self._is_over:
            self._say(self._stage, self._passing)

    def _comes_from_voting(self, press: Press) -> bool:
        """A thumb that was choosing until now must not rush the count past everybody."""
        is_early = self._ticks < self._closed_at + SKIP_AFTER_TICKS
        return press.action in CARD_OF or (is_early and press.action in _HURRYING)

    def _tells_the_result(self, press: Press) -> bool:
        """The rules have counted already: what shows the castle's worth waits for the cards."""
        return self.room.is_counting and press.action is Action.ALMANAC

    def waits_for_a_device(self) -> bool:
        """Not while the cards turn: whose turn comes next would tell how the election ended."""
        return not self.room.is_counting and super().waits_for_a_device()

    def _devices_now(self) -> list[str | None]:
        return [seat.device for seat in self.room.company.seats]

    def _has_own_device(self) -> dict[int, bool]:
        company = self.room.company
        return {person: company.has_own_device(person) for person in company.people}

    def _follow_the_devices(self) -> None:
        """Somebody took over a seat in the middle of the vote: who shares now, votes in turn."""
        if self._devices != self._devices_now():
            self._devices = self._devices_now()
            together, in_turn, _ = split_voters(self._has_own_device(), len(self._devices))
            self._box.regroup(together, in_turn)

    def _hand(self, seat: int) -> Sequence[Card]:
        options = self.room.host.options(seat)
        return [option.card for option in options if isinstance(option, CastVote)]

    def _choose(self, press: Press, card: Card) -> None:
        """Every press sounds the same; only the own pad tells that a card is gone."""
        if card is Card.STOMACHACHE and not self.room.setup.house.stomachache:
            self._pass_on(press)
            return
        for seat in self._seats_of(press.device):
            feedback = self._box.choose(seat, card)
            if feedback is Feedback.NOT_HEARD:
                continue
            self.backstage.audio.cue("ballot-tick")
            if is_pad(press.device) and self.room.company.has_own_device(seat):
                if feedback is Feedback.COUNTS_AS_YES:
                    self.room.pulses.tick_twice(press.device)
                else:
                    self.room.pulses.tick_once(press.device)
            return

    def _pass_on(self, press: Press) -> None:
        seat = self._box.passing_to
        speaks = seat is not None and self.room.device_speaks_for(seat, press.device)
        if seat is not None and speaks and self._box.pass_on(seat):
            self.backstage.audio.cue("confirm")

    def _seats_of(self, device: str) -> list[int]:
        people = self.room.company.people
        return [seat for seat in people if self.room.device_speaks_for(seat, device)]

    def _show_public(self) -> None:
        """Seals, and what stage the election is at: the same for every card."""
        sealed = self._box.sealed
        fresh = [seat for seat, is_on in enumerate(sealed) if is_on and not self._seals[seat]]
        if fresh:
            self._seals = sealed
            self.backstage.audio.cue("sealed")
            self.room.gesture(self.room.panels.stamp_seals(fresh))
        stage, passing = self._box.stage, self._box.passing_to
        if (stage, passing) == (self._stage, self._passing):
            return
        self._stage, self._passing = stage, passing
        if stage is Stage.LAST_CHANCE:
            self.backstage.audio.cue("last-chance")
        self.room.panels.show_turn(passing)
        self.backstage.audio.set_layers(["base"] if stage is Stage.OPEN else ["base", "tension"])
        self._say(stage, passing)

    def _say(self, stage: Stage, passing: int | None) -> None:
        say, seats = self.backstage.say, self.room.company.seats
        if passing is not None:
            words = [say("vote.pass_to", name=self.room.name(passing))]
            devices = [seats[passing].device]
        else:
            name = self.room.character_name(self._nominee)
            is_last = stage is Stage.LAST_CHANCE
            question = say("vote.question", character=name)
            words = [say("vote.last_chance") if is_last else question]
            devices = [seats[person].device for person in self._voting_now()]
        words.append(self._choice(Action.NO, "votes.no", devices))
        words.append(self._choice(Action.YES, "votes.yes", devices))
        if self.room.setup.house.stomachache:
            words.append(self._choice(Action.STOMACH, "votes.stomachache", devices))
        if passing is not None:
            done = Action.DOWN if devices == [MOUSE] else Action.CONFIRM
            words.append(self.room.hint(done, "vote.done", devices[0]))
        self.room.line.show("    ".join(words))

    def _voting_now(self) -> list[int]:
        """Who has a device alone; those who share one are told when it is passed to them."""
        own = [person for person, has_own in self._has_own_device().items() if has_own]
        return own or list(self.room.company.people)

    def _choice(self, action: Action, key: str, devices: Sequence[str | None]) -> str:
        """A card with the button for it on every kind of device that votes now."""
        marks = dict.fromkeys(self.backstage.button(action, device) for device in devices or [None])
        return f"{' '.join(marks)} {self.backstage.say(key)}"

    def _reveal(self) -> None:
        """The box is closed: the rules count, and the stage shows what they found."""
        cards = self._box.cards
        self._is_over, self._closed_at = True, self._ticks
        self.room.is_counting = True
        self.room.bots.forget()
        self.room.coach.rest()
        events: list[Event] = []
        for seat, card in enumerate(cards):
            events += self.room.host.submit(CastVote(seat, card))
        revealed = next(event for event in events if isinstance(event, VotesRevealed))
        self.backstage.controls.set_mode("usual")
        self.room.director.play(count(self.room, self.sheet, self._light, revealed))


def _is_wheel(press: Press) -> bool:
    """The mouse's buttons are cards now, so its wheel passes it on."""
    return press.device == MOUSE and press.action in (Action.UP, Action.DOWN)
