"""The count of an election: cards in the middle, a face that feels them, the crown or the fall."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import JESTER
from kingup_game.engine.events import Outcome, VotesRevealed
from kingup_game.engine.view import View
from kingup_game.motion.script import Script, at_pace, call, frames, then, together, variant
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.match.voice import MatchVoice
from kingup_game.scenes.telling import crowd, falling, refused
from kingup_game.scenes.telling.card_turns import HUSH, CardTurns
from kingup_game.scenes.telling.decision import Decision
from kingup_game.scenes.telling.election_stage import ElectionStage
from kingup_game.scenes.telling.staging import Staging
from kingup_game.stage.ballots.ballot_plan import leaves_room_for_a_face
from kingup_game.stage.seats.face_sizes import (
    DESPAIR,
    JUDGED,
    at_table,
    needed_while_counting,
)
from kingup_game.stage.seats.verdict_ribbon import Hung, needed_for_heads
from kingup_game.theme import cues, durations


@dataclass(frozen=True, slots=True)
class Count:
    """One count, and all that shows it."""

    picture: MatchPicture
    voice: MatchVoice
    stage: ElectionStage
    revealed: VotesRevealed
    view: View
    """As it was when the ballots closed."""
    staging: Staging
    decided: Callable[[Card], None]
    """Told by which card it was decided, once everybody may know."""

    def play(self, follow: Follow) -> Script:
        """From the closed box to the end of it, for whoever was up for the throne."""
        audio, cards = self.picture.audio, self.picture.ballot_cards
        audio.duck(HUSH)
        audio.cue(cues.DRUM_ROLL)
        self.stage.begin_to_count()
        turns = CardTurns(
            self.picture, self.stage, self.staging, self.revealed.cards, self._foresee
        )
        self.picture.expect(needed_while_counting(self.revealed.nominee, self._size))
        turns.foresee_throws()
        pace = self.staging.pace
        voters = [panel.face for panel in self.picture.panels.panels]
        moods = call(lambda: self.picture.expect(cards.moods()))
        heads = call(lambda: self.picture.expect(needed_for_heads(voters)))
        yield at_pace(pace, then(self._deal(), moods, heads, turns.play()))
        self._foresee([self.revealed.outcome])
        yield durations.AFTER_BALLOTS
        end = self.staging.pace_of_end(self.revealed.outcome)
        yield at_pace(end, self._outcome(is_quick=turns.is_yawned_at))
        audio.duck(1.0)
        follow()

    def _deal(self) -> Script:
        """Where the table stands, first whoever is judged comes to it and all light falls on them,
        and then the cards come: face, beam and cards are a third of the picture."""
        cards, light = self.picture.ballot_cards, self.stage.light
        if cards.is_laid:
            yield then(frames(1), self._come_nearer())
            yield together(light.kindle(), then(frames(1), cards.deal(self.picture.panels)))
        else:
            dealt = cards.deal(self.picture.panels)
            yield together(light.kindle(), dealt, self._come_nearer(has_to_wait=True))

    def _come_nearer(self, *, has_to_wait: bool = False) -> Script:
        """Before one row of cards; behind two of them no sooner than their table hides the letter
        at its foot, which the question leaves then."""
        is_at_table = self._is_at_table
        if is_at_table and has_to_wait:
            yield durations.FACE_WAITS_FOR_TABLE
        stage = self.stage
        yield stage.face.come_nearer(self._size, stage.hang_the_question, is_at_table=is_at_table)

    def _foresee(self, outcomes: Sequence[Outcome]) -> None:
        """How it may end, as far as all can see: what that needs is made ready."""
        picture, nominee = self.picture, self.revealed.nominee
        for outcome in outcomes:
            end = self._decision.instead(outcome, self.view)
            is_certain = len(outcomes) == 1
            bows = end.face == "refused" and nominee == JESTER
            steps = () if end.is_crowned or bows else self._despair
            refused.foresee_end(
                picture, nominee, end.face, self._size, steps, is_certain=is_certain
            )
            self.stage.rehearse_verdict(end)
            if end.turns_the_world:
                picture.foresee_reign()
                foot = Hung.AT_THE_FOOT
                looks = self.stage.verdict.looks_of(self._meaning, picture=end.ribbon, hung=foot)
                picture.rehearse(looks)
        if outcomes == [Outcome.REFUSED] and nominee != JESTER:
            falling.foresee(picture, nominee)

    @property
    def _size(self) -> float:
        """How large the face is while cards turn."""
        return at_table(self.revealed.nominee) if self._is_at_table else JUDGED

    @property
    def _is_at_table(self) -> bool:
        """Whether the face sits behind two rows of cards, and not before one."""
        return not leaves_room_for_a_face(len(self.revealed.cards))

    @property
    def _despair(self) -> Sequence[float]:
        """How large the face becomes when all is lost; behind a table it sinks instead."""
        return () if self._is_at_table else DESPAIR

    @property
    def _decision(self) -> Decision:
        return Decision(self.voice, self.revealed)

    def _outcome(self, *, is_quick: bool) -> Script:
        outcome, nominee, end = self.revealed.outcome, self.revealed.nominee, self._decision
        is_jester = nominee == JESTER and outcome is not Outcome.STOMACHACHE
        self._say()
        self.decided(end.decided_by)
        self._everybody_feels(end.decided_by)
        if end.is_crowned:
            yield self._turn_the_world() if end.turns_the_world else self._crown()
            return
        if outcome is Outcome.STOMACHACHE:
            yield together(
                self.stage.face.turn_green(self._despair),
                self._explain(),
                refused.rumble(self.picture, nominee, self.stage.face.feet),
            )
        else:
            sinks = durations.VERDICT if is_jester else self._refuse(is_quick=is_quick)
            turned = [] if is_jester else [falling.get_ready(self.picture, nominee)]
            yield together(sinks, self._explain(), *turned)
        cards, falls = self.picture.ballot_cards, outcome is Outcome.REFUSED and not is_jester
        yield together(
            self.stage.light.turn_away(),
            then(
                durations.CARDS_WAIT,
                cards.lay_down(self.picture.panels, before_a_cut=not falls),
            ),
            self.picture.castle.reign.relent(),
            self._leave(falls=falls),
        )

    def _explain(self) -> Script:
        """The face falls; then one reads what that means, and then sees the cards it came from."""
        yield durations.FACE_FIRST
        self.stage.hang_the_verdict(self._decision, Hung.AT_THE_FOOT)
        yield durations.VERDICT_FIRST
        yield self.picture.ballot_cards.point_out(self._decision.deciding)

    def _leave(self, *, falls: bool) -> Script:
        """Whoever is not king goes. It is dark for as long as their face is large; the ribbon says
        why until they are where they belong, and nothing says it again."""
        picture, stage, revealed = self.picture, self.stage, self.revealed
        self.voice.line.give_way()
        stage.ask_no_more()
        if falls:
            nobody = all(card is Card.NO for card in revealed.cards)
            yield falling.fall(
                picture, stage, revealed.to, self.staging.fall_ticks, is_laughed_at=nobody
            )
            stage.take_down()
            return
        bows = revealed.outcome is Outcome.REFUSED
        goes = refused.bow_out(picture, stage) if bows else stage.seat_the_nominee()
        waits = durations.FACE_GOES + (durations.BOW if bows else 0)
        yield then(durations.CARDS_LEAVE_FIRST, together(stage.foresee_home(waits), goes))
        yield together(stage.go_home(), refused.leave_the_throne(picture, revealed))
        stage.take_down()

    def _say(self) -> None:
        """Large, and never twice: the line has what the ribbon does not say. How it ends is seen
        before it is read: nothing hangs there until the crown has landed, or the face fallen."""
        end = self._decision
        self.stage.question.clear()
        self.voice.line.show(end.why or end.result)
        if not end.why:
            self.voice.line.give_way()

    def _say_what_it_means(self) -> None:
        """On the ribbon, at the foot, where it hides nobody; the line, which lies below it, is
        silent, then and afterwards: it is said once."""
        self.stage.verdict.show(self._meaning, picture=self._decision.ribbon, hung=Hung.AT_THE_FOOT)
        self.voice.line.show(self._meaning)
        self.voice.line.give_way()

    @property
    def _meaning(self) -> str:
        """What it does that the Jester is king."""
        return self.voice.say("vote.jester_turns")

    def _go_home(self) -> Script:
        yield self.stage.go_home()
        self._say_again()

    def _say_again(self) -> None:
        """What had to give way to the castle, at its foot."""
        self.voice.line.show(self.voice.line.words)

    def _everybody_feels(self, decisive: Card) -> None:
        """Whoever played what decided it is glad, and all others are not."""
        cards = self.revealed.cards
        self.picture.ballot_cards.feel(lambda seat: "joy" if cards[seat] is decisive else "refused")

    def _refuse(self, *, is_quick: bool) -> Script:
        """The face sinks, and nothing else moves for as long as that has to be read."""
        self.picture.tokens[self.revealed.nominee].feel("refused")
        yield self.stage.face.sag(self._despair)
        yield durations.QUICK_VERDICT if is_quick else durations.VERDICT

    def _crown(self) -> Script:
        """His face alone in the dark, and the castle answers; then he sits on the throne, and all
        rejoice in the light."""
        picture, king = self.picture, self.revealed.nominee
        audio = picture.audio
        yield self._put_the_crown_on(cues.CROWNED, is_narrow=False)
        audio.cue(cues.CHEER)
        yield together(
            self.stage.face.rejoice(),
            crowd.answer(picture, king, self.stage.light.light_up),
            durations.KING_STANDS_ALONE,
        )
        self.stage.verdict.clear()
        self.stage.light.get_ready()
        yield self.stage.seat_the_nominee()
        self.stage.hang_the_verdict(self._decision, Hung.ABOVE_THE_THRONE)
        yield together(
            then(durations.LIGHT_FOLLOWS, self.stage.light.brighten()),
            picture.tokens[king].land_hard(),
            crowd.cheer(picture, king),
            # In calm motion the camera cuts: so soon after the light that would be a flash.
            variant(lambda: durations.REJOICING, lambda: durations.NO_FLASH),
        )
        self.voice.line.give_way()
        self.stage.take_down()
        yield then(self.stage.camera.foresee_home(), durations.CAMERA_RESTS, self._go_home())

    def _put_the_crown_on(self, fanfare: str, *, is_narrow: bool) -> Script:
        """The cards leap, and go. As soon as it has landed one reads who it is, and all is joy: a
        frame after the other, for each of them is dear."""
        picture, king = self.picture, self.revealed.nominee
        cards, hung = picture.ballot_cards, Hung.OVER_THE_FACE
        crowd.foresee_king(picture, king)

        def rejoice() -> None:
            picture.tokens[king].feel("crowned")
            picture.audio.cue(fanfare)
            picture.audio.cue(cues.voice(king, cues.PRIDE))
            self.stage.tally.clear()

        yield together(
            then(
                self.stage.face.be_crowned(),
                call(rejoice),
                frames(1),
                call(lambda: self.stage.hang_the_verdict(self._decision, hung)),
                frames(1),
                call(lambda: crowd.throw_confetti(picture, is_narrow=is_narrow)),
            ),
            then(cards.leap(), cards.lay_down(picture.panels)),
        )

    def _turn_the_world(self) -> Script:
        """Crowned like any other, but for confetti that hides no sign; but once he has laughed his
        face gives way, every sign turns before everybody's eyes, and nobody is sure what to feel.
        """
        picture, jester = self.picture, self.revealed.nominee
        audio = picture.audio
        yield self._put_the_crown_on(cues.JESTER_CROWNED, is_narrow=True)
        yield then(self.stage.face.rejoice(), durations.JESTER_LAUGHS)
        self.voice.line.give_way()
        self.stage.take_down()
        home = self.stage.foresee_home()
        yield then(home, self.stage.seat_the_nominee(), self.stage.go_home())
        audio.play_part(cues.JESTER_PART)
        self._say_what_it_means()
        yield together(
            picture.castle.reign.begin(lambda: audio.cue(cues.CARD_FLIP)),
            crowd.wonder(picture, jester),
            then(durations.BEWILDERED, durations.REIGN_IS_READ),
        )
        self.stage.verdict.clear()
