"""The vote: secret ballots at the same moment, then the drum, the cards, the crown or the fall."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from kingup_game.app.actions import Action, Press, is_pad
from kingup_game.engine.actions import Card, CastVote
from kingup_game.engine.cast import Place
from kingup_game.engine.events import Event, Outcome, VotesRevealed
from kingup_game.engine.state import Phase
from kingup_game.motion import ticks
from kingup_game.motion.script import Script, then, together, tween, variant
from kingup_game.motion.tween import ease_out_back, ease_out_bounce
from kingup_game.scenes import staging
from kingup_game.scenes.room import Room
from kingup_game.scenes.table_scene import TableScene
from kingup_game.stage import plan
from kingup_game.stage.item import FEET, OPAQUE_ALPHA, Item
from kingup_game.stage.tokens import IN_FRONT, TOKEN_LAYER
from kingup_game.table.ballots import BallotBox, Feedback, Stage, split_voters

CARD_OF: Final = {
    Action.NO: Card.NO,
    Action.YES: Card.YES,
    Action.STOMACH: Card.STOMACHACHE,
}
DRUM: Final = ticks(1200)
AFTER_CARDS: Final = ticks(350)
SKIP_AFTER_TICKS: Final = ticks(600)

LIGHT_LAYER: Final = TOKEN_LAYER + IN_FRONT - 2
"""Above the castle and its people, below the nominee, the seats and the line."""

_SPOT_RADIUS: Final = 250.0
_DIM: Final = 170
"""The darkness around the light. Fully shown it is drawn without fading, which is far cheaper."""
_DONE: Final = (Action.CONFIRM, Action.UP, Action.DOWN)


class Vote(TableScene):
    """Nothing on the screen and nothing in the sound depends on a ballot before the reveal."""

    phase = Phase.VOTE

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        host, company = room.host, room.company
        view = host.view(None)
        assert view.nominee is not None
        assert view.crown is not None
        self._nominee = view.nominee
        own_device = {person: company.has_own_device(person) for person in company.people}
        together_seats, in_turn, self._bots = split_voters(own_device, len(company.seats))
        unfelt = [s for s in together_seats if not is_pad(company.seats[s].device or "")]
        self._box = BallotBox(
            [self._hand(seat) for seat in range(len(company.seats))],
            together_seats,
            in_turn,
            self._bots,
            Random(f"{host.header.seed}/{host.events_so_far}/seals"),
            unfelt,
        )
        self._seals = (False,) * len(company.seats)
        self._stage: Stage | None = None
        self._passing: int | None = None
        self._is_over = False
        self._light: Item | None = None
        self._ticks = 0
        room.panels.show_crown(view.crown)
        room.panels.show_turn(None)

    def enter(self, stack: object) -> None:
        del stack
        self.backstage.controls.set_mode("ballot")
        self.backstage.audio.play_part("vote", ["base"])
        self.room.ballot_cards.take_away()
        self.room.panels.show_ballots("open")
        self.room.tokens[self._nominee].come_forward(True)
        self.room.director.play(self._narrow_the_light())

    def leave(self) -> None:
        if self._light is not None:
            self._light.remove()
        self.room.tokens[self._nominee].come_forward(False)
        self.backstage.controls.set_mode("usual")

    def update(self) -> None:
        self._ticks += 1
        if self._is_over:
            super().update()
            return
        self.room.update()
        if self.waits_for_a_device():
            return
        self._box.advance()
        for seat in self._bots:
            self._ask_bot(seat)
        if self.room.company.is_solo and self._box.stage is Stage.LAST_CHANCE:
            self._box.hurry()
        self._show_public()
        if self._box.stage is Stage.CLOSED and not self.room.director.busy:
            self._reveal()

    def handle(self, press: Press) -> None:
        if self._is_over or press.action not in (*CARD_OF, *_DONE, Action.SKIP):
            super().handle(press)
        elif press.action in CARD_OF:
            self._choose(press, CARD_OF[press.action])
        elif press.action in _DONE:
            self._pass_on(press)
        elif self.room.company.is_solo and self._ticks >= SKIP_AFTER_TICKS:
            self._box.hurry()

    def _hand(self, seat: int) -> Sequence[Card]:
        options = self.room.host.options(seat)
        return [option.card for option in options if isinstance(option, CastVote)]

    def _ask_bot(self, seat: int) -> None:
        if self._box.has_chosen(seat):
            return
        self.room.bots.ask(seat)
        action = self.room.bots.answer(seat, hurry=True)
        if isinstance(action, CastVote):
            self._box.bot_chose(seat, action.card)

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
                if feedback is Feedback.NOT_IN_HAND:
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
        say = self.backstage.say
        device = (
            self.room.company.seats[self.room.company.people[0]].device
            if (self.room.company.people)
            else None
        )
        if passing is not None:
            device = self.room.company.seats[passing].device
            words = [say("vote.pass_to", name=self.room.name(passing))]
        elif stage is Stage.LAST_CHANCE:
            words = [say("vote.last_chance")]
        else:
            name = self.room.character_name(self._nominee)
            words = [say("vote.question", character=name)]
        words.append(self.room.hint(Action.NO, "votes.no", device))
        words.append(self.room.hint(Action.YES, "votes.yes", device))
        if self.room.setup.house.stomachache:
            words.append(self.room.hint(Action.STOMACH, "votes.stomachache", device))
        if passing is not None:
            words.append(self.room.hint(Action.CONFIRM, "vote.done", device))
        self.room.say_line("    ".join(words))

    def _narrow_the_light(self) -> Script:
        self.backstage.audio.cue("vote-open")
        light = self.room.sheet.spotlight(
            plan.THRONE_X,
            plan.THRONE_FEET_Y - 50,
            _SPOT_RADIUS,
            layer=LIGHT_LAYER,
            alpha=0,
            density=_DIM,
        )
        self._light = light
        yield tween(lambda alpha: light.set(alpha=alpha), 0, OPAQUE_ALPHA, ticks(400))

    def _reveal(self) -> None:
        """The box is closed: the rules count, and the stage shows what they found."""
        cards = self._box.cards
        self._is_over = True
        self.room.bots.forget()
        events: list[Event] = []
        for seat, card in enumerate(cards):
            events += self.room.host.submit(CastVote(seat, card))
        revealed = next(event for event in events if isinstance(event, VotesRevealed))
        self.backstage.controls.set_mode("usual")
        self.room.director.play(self._count(revealed))

    def _count(self, revealed: VotesRevealed) -> Script:
        audio = self.backstage.audio
        self.room.say_line("")
        audio.duck(0.25)
        audio.cue("drum-roll")
        yield DRUM
        self.room.panels.show_ballots(None)
        faces = [card.value for card in revealed.cards]
        audio.cue("card-flip")
        yield self.room.ballot_cards.turn(self.room.panels, faces)
        yield AFTER_CARDS
        yield self._outcome(revealed)
        audio.duck(1.0)
        self.room.show_own_corner()
        self.sheet.clear()

    def _outcome(self, revealed: VotesRevealed) -> Script:
        name = self.room.character_name(revealed.nominee)
        token = self.room.tokens[revealed.nominee]
        audio = self.backstage.audio
        if revealed.outcome is Outcome.CROWNED:
            self.room.say_line(self.backstage.say("vote.crowned", character=name))
            yield self._crown()
        elif revealed.outcome is Outcome.STOMACHACHE:
            self.room.say_line(self.backstage.say("vote.stomachache", character=name))
            audio.cue("stomachache")
            token.feel("queasy")
            yield variant(token.shake_head, lambda: ticks(400))
            yield staging.walk_back(self.room, revealed.nominee, revealed.to)
        else:
            self.room.say_line(self.backstage.say("vote.refused", character=name))
            audio.cue("gasp")
            if revealed.to is Place.FLOOR_3:
                audio.cue("laughter")
                yield staging.walk_back(self.room, revealed.nominee, revealed.to)
            else:
                yield staging.fall(self.room, revealed.nominee, revealed.to)

    def _crown(self) -> Script:
        audio, token = self.backstage.audio, self.room.tokens[self._nominee]
        head_x, head_y = token.head
        crown = self.sheet.sprite(
            "signs/crown.webp", head_x, head_y - 40, width=120, anchor=FEET, layer=210
        )

        def fall(share: float) -> None:
            crown.set(y=head_y - 160 + 130 * share)

        yield variant(lambda: tween(fall, 0, 1, ticks(500), ease_out_bounce), lambda: 1)
        crown.remove()
        token.feel("crowned")
        audio.cue("crowned")
        audio.cue("cheer")
        for x in (head_x - 300, head_x, head_x + 300):
            self.room.particles.burst("confetti", x, head_y - 20, 50, spread_degrees=140)
        yield together(
            tween(lambda zoom: token.sprite.set(zoom=zoom), 1.3, 1.0, ticks(400), ease_out_back()),
            then(ticks(1400)),
        )
