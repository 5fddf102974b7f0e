"""The vote: secret ballots at the same moment, sealed for all to see, until the box is closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import JESTER
from kingup_game.engine.events import BallotSealed, Event, VotesRevealed
from kingup_game.engine.state import Phase
from kingup_game.motion.script import Script, at_pace, call, then, together
from kingup_game.scenes.match.ballot_signs import CARD_OF, BallotSigns
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.match_scene import MatchScene
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.match.voters import Voters
from kingup_game.scenes.telling import crowd
from kingup_game.scenes.telling.decision import ways_to_end
from kingup_game.scenes.telling.election import Count
from kingup_game.scenes.telling.election_stage import ElectionStage, set_up
from kingup_game.scenes.telling.staging import lot_of, pace_after, staging_of
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.table.ballots import BallotPhase
from kingup_game.theme import cues
from kingup_game.theme.durations import (
    BALLOT_RISES,
    FACE_COMES,
    MEANING_SETTLES,
    VOTE_UNSKIPPABLE,
)

_HURRYING: Final = (Intent.CONFIRM, Intent.PRESS, Intent.SKIP, Intent.BACK)


class Vote(MatchScene):
    """Nothing on the screen and nothing in the sound depends on a ballot before the reveal."""

    tells = (BallotSealed, VotesRevealed)
    waits_in = (Phase.VOTE,)

    def __init__(self, match: MatchContext) -> None:
        super().__init__(match)
        company, nominee = match.company, match.view.nominee
        assert nominee is not None
        self._nominee = nominee
        self._refusals = match.shown.chronicle.refusals
        self._voters = Voters(match)
        self._box = self._voters.box
        self._seals = (False,) * len(company.seats)
        """Those that everybody has seen."""
        self._phase: BallotPhase | None = None
        self._passing: int | None = None
        self._is_over = not match.port.has_ballots
        """Whether the box is closed, or never stood here: then it is only told what came of it."""
        self.has_tower_buttons = company.is_solo or self._is_over
        self.buttons = "usual" if self._is_over else "cards" if company.is_solo else "ballot"
        self._stage: ElectionStage
        self._signs: BallotSigns
        self._foreseen: Iterator[None] = iter(())
        self._ticks = self._closed_at = 0
        self._picked_up_at = -MEANING_SETTLES

    def enter(self) -> None:
        self._stage = set_up(self.backstage, self.picture, self.match.view.round, self._nominee)
        stage, is_asked = self._stage, self._is_chosen_by_people
        self._signs = BallotSigns(self.match, stage.how_to_vote, stage.question, is_asked=is_asked)
        self.backstage.controls.set_mode(self.buttons)  # before anybody pictures what they mean
        self.backstage.audio.play_part(cues.VOTE_PART, [cues.BASE])
        self.picture.panels.show_horn(self.match.view.crown)
        self.picture.panels.show_turn(None)
        self.picture.ballot_cards.take_away()
        self.picture.panels.show_ballots("open")
        self.picture.tokens[self._nominee].come_forward(True)
        crowd.look_up(self.picture, self._nominee)
        if self._is_over:
            self._signs.ask(self.voice.question(self._nominee))
        self.backstage.audio.cue(cues.VOTE_OPEN)
        self.picture.director.play(self._darken())
        if self.match.solo_seat is not None:
            self.voice.raven.consult(self.match.solo_seat, self._nominee)
        super().enter()

    @property
    def is_hurried(self) -> bool:
        """A ballot is no picture that could be hurried; only its count is."""
        return self._is_over and super().is_hurried

    def leave(self) -> None:
        self.picture.ballot_cards.give_up()
        self._stage.clear()
        self._signs.clear()
        crowd.calm_down(self.picture, self._nominee)
        self.picture.tokens[self._nominee].come_forward(False)
        self.voice.raven.rest()

    def update(self) -> None:
        self._ticks += 1
        if not self.backstage.draws_much:
            next(self._foreseen, None)
        if self._is_over:
            super().update()
            return
        self.live()
        if self.waits_for_a_device():
            return
        self._voters.follow_the_devices()
        self._signs.whisper.update()
        self._box.bots_are_done = self.match.port.bots_have_voted()
        self._box.advance()
        self.picture.panels.think(self._ticks, is_still=self.backstage.is_still)
        self._show_public()
        if (seat := self.match.solo_seat) is not None:
            if self._seals[seat]:
                self._signs.seal()
            else:
                self._signs.show_own(seat, self._voters.hand(seat), self._box.choice(seat))
        is_held = self.picture.director.busy or self.match.port.is_held()
        if self._box.phase is BallotPhase.CLOSED and not is_held:
            self._close()

    def handle(self, press: Press) -> None:
        press = self.by_button(press)
        if self._is_over:
            if not self._comes_from_voting(press):
                super().handle(press)
        elif self.voice.raven.takes(press):
            return
        elif press.intent in CARD_OF:
            self._voters.choose(press, CARD_OF[press.intent])
        elif press.intent in (Intent.POINT, Intent.PRESS) and self.match.company.is_solo:
            self._point(press)
        elif press.intent in (Intent.CONFIRM, Intent.SKIP) and self.match.company.is_solo:
            self._voters.seal_own()
        elif press.intent is self.alone.button(press.device):
            self.alone.answer(press.device, self.choosing_seats, self._signs.whisper)
        elif press.intent is self._signs.done_by(press.device):
            self._voters.pass_on(press)
        elif press.intent is not Intent.SKIP:
            super().handle(press)

    def _point(self, press: Press) -> None:
        """What lies under the arrow is meant, and nothing else on the screen. The envelope comes
        just where a card was clicked: the second half of a double click seals nothing."""
        asked = self._signs.under(press) or self.voice.raven.card_at(press)
        if asked is None or press.intent is not Intent.PRESS:
            return
        if isinstance(asked, Card):
            self._voters.choose(press, asked)
            self._picked_up_at = self._ticks
        elif self._ticks >= self._picked_up_at + MEANING_SETTLES:
            self._voters.seal_own()

    def retell(self) -> None:
        if self._phase is not None and not self._is_over:
            self._say(self._phase, self._passing)

    def _comes_from_voting(self, press: Press) -> bool:
        """A thumb that was choosing until now must not rush the count past everybody."""
        is_early = self._ticks < self._closed_at + VOTE_UNSKIPPABLE
        return press.intent in CARD_OF or (is_early and press.intent in _HURRYING)

    def idle(self) -> None:
        """Nobody votes here: it is told how others did."""
        self.let_others_act()

    def script_of(self, event: Event, follow: Follow) -> Script:
        if isinstance(event, BallotSealed):
            return self._seal(event.seat)
        assert isinstance(event, VotesRevealed)
        view, own = self.match.view, self.match.own_corner
        if self.match.solo_seat is not None:
            own.play(event.cards[self.match.solo_seat])
        lot, has_aches = lot_of(self.match.port.luck, view, "cards"), view.terms.house.stomachache
        staging = staging_of(event.cards, lot, self._refusals, has_stomachache=has_aches)
        count = Count(self.picture, self.voice, self._stage, event, view, staging, own.decide)
        return self._count(count.play(follow))

    def _count(self, counted: Script) -> Script:
        """Whoever voted alone reads what they played once the table lies behind that line."""
        line = self.voice.line
        is_told = self._closed_at > 0 and self.match.company.is_solo
        told = (then(BALLOT_RISES, call(lambda: line.show(line.words))),) if is_told else ()
        yield together(counted, *told)

    def _darken(self) -> Script:
        """A push to the throne; and where the Jester stands, what it would do to every floor. Where
        no person has to choose, and so to see the castle, the table comes at once, and the threat
        before it, which nobody would see behind the cloth. Sooner over after refusals."""
        question, foreseen = then(FACE_COMES, self._signs.hang_the_question()), self._foresee_count
        threat = [self.picture.castle.reign.threaten()] if self._nominee == JESTER else []
        if self._is_chosen_by_people:
            opens = then(together(self._stage.open(), question), call(foreseen), *threat)
        else:
            comes = together(self._stage.open(self._gather()), question, *threat)
            opens = then(comes, call(foreseen))
        yield at_pace(pace_after(self._refusals), opens)

    def _foresee_count(self) -> None:
        """How it may end is written once all of this has come, which is dear enough."""
        ends = ways_to_end(self.voice, self.match.view, self._nominee)
        question = self.voice.question(self._nominee)
        count = self._stage.foresee(question, ends, len(self.match.company.seats))
        self._foreseen = chain(map(self._rehearse, self._signs.foresee()), count)

    def _rehearse(self, looks: Sheet) -> None:
        self.picture.rehearse(looks, has_time=True)

    @property
    def _is_chosen_by_people(self) -> bool:
        return not self._is_over and bool(self.match.company.people)

    def _gather(self) -> Script:
        """The table comes, and the envelopes of all who have sealed come to lie on it."""
        cards, panels = self.picture.ballot_cards, self.picture.panels
        self.voice.chatter.hush()
        yield cards.lay(panels)
        sealed = [seat for seat, is_on in enumerate(self._seals) if is_on]
        yield together(cards.show_names(panels), cards.receive(panels, sealed))

    def _seal(self, seat: int) -> Script:
        """The seal of a ballot that was not seen to be sealed yet."""
        if not self._seals[seat]:
            self._seals = (*self._seals[:seat], True, *self._seals[seat + 1 :])
            yield self._put_seals([seat])

    def _put_seals(self, seats: Sequence[int]) -> Script:
        """On the panels, or, once the table stands, straight there."""
        panels, cards = self.picture.panels, self.picture.ballot_cards
        yield cards.receive(panels, seats) if cards.is_laid else panels.stamp_seals(seats)

    def _show_public(self) -> None:
        """Seals, and how far the election is: the same for every card."""
        sealed = self._box.sealed
        fresh = [seat for seat, is_on in enumerate(sealed) if is_on and not self._seals[seat]]
        if fresh:
            self._seals = sealed
            self.backstage.audio.cue(cues.SEALED)
            company = self.match.company  # these close the box, and have to be seen before
            is_last = self.match.solo_seat in fresh or not company.people
            play = self.picture.director.play if is_last else self.picture.gesture
            play(self._put_seals(fresh))
        phase, passing = self._box.phase, self._box.passing_to
        self._signs.light_who_is_awaited(passing, self._seals)
        if (phase, passing) == (self._phase, self._passing):
            return
        self._phase, self._passing = phase, passing
        if phase is BallotPhase.LAST_CHANCE:
            self.backstage.audio.cue(cues.LAST_CHANCE)
            if not (self.match.company.is_solo or self.picture.ballot_cards.is_laid):
                self.picture.director.play(self._gather())
        if passing is not None:
            self.backstage.stack.hearing.begin_anew()
        tension = [] if phase is BallotPhase.OPEN else [cues.TENSION]
        self.backstage.audio.set_layers([cues.BASE, *tension])
        self._say(phase, passing)

    def _say(self, phase: BallotPhase, passing: int | None) -> None:
        say, is_solo = self.backstage.say, self.match.company.is_solo
        voting = [passing] if passing is not None else self._voters.choosing_together
        devices = [self.match.hand_of(person) for person in voting]
        if not is_solo:
            self._signs.tell(devices)
        more = self.alone.hints(self.choosing_seats)
        if passing is not None:
            done = self._signs.done_by(devices[0])
            more = [self.voice.to(passing).hint(done, "vote.done", devices[0]), *more]
            told = say("vote.pass_to", name=self.match.name(passing))
            self._signs.announce(told, more, face=self.picture.panels[passing].face)
        elif phase is BallotPhase.LAST_CHANCE:
            self._signs.announce(say("vote.last_chance"), more, is_at_table=not is_solo)
        else:
            self._signs.ask(self.voice.question(self._nominee), more)

    def _close(self) -> None:
        """No button is heard any more, and it is told what comes of it."""
        self._is_over, self._closed_at = True, self._ticks
        self.buttons, self.has_tower_buttons = "usual", True
        self.voice.raven.rest()
        self._signs.close()
        seat = self.match.solo_seat
        self._signs.ask(self.voice.question(self._nominee), is_at_table=seat is None)
        if seat is not None:
            self.voice.line.show(self._signs.played(seat, self._box.cards[seat]))
            self.voice.line.give_way()
        self._voters.hand_in()
        self.tell_on()

    @property
    def choosing_seats(self) -> Sequence[int]:
        """Those whose device is heard now."""
        return self._voters.choosing
