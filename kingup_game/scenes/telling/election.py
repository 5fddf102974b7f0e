"""The count of an election: cards in the middle, a face that feels them, the crown or the fall."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import DUNGEONS, JESTER
from kingup_game.engine.events import Outcome, VotesRevealed
from kingup_game.engine.scoring import PLACE_VALUES
from kingup_game.motion.script import Script, then, together
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.match.voice import MatchVoice
from kingup_game.scenes.telling import crowd, refused
from kingup_game.scenes.telling.election_stage import ElectionStage
from kingup_game.scenes.telling.staging import QUICK, Drama, Staging
from kingup_game.stage.seats.verdict_ribbon import Hung
from kingup_game.theme import art, cues, durations

HUSH: Final = 0.25
"""What is left of the music under the drum."""

_SILENCE: Final = 0.08
"""And of that before the card that decides."""

_NO_HEARD: Final = 0.7
IN_A_CHORD: Final = 0.4
"""How loud a card is that turns with all others: eight of them are as loud as three."""


@dataclass(frozen=True, slots=True)
class Count:
    """One count, and all that shows it."""

    picture: MatchPicture
    voice: MatchVoice
    stage: ElectionStage
    revealed: VotesRevealed
    staging: Staging
    decided: Callable[[Card], None]
    """Told by which card it was decided, once everybody may know."""

    def play(self, follow: Follow) -> Script:
        """From the closed box to the end of it, for whoever was up for the throne."""
        audio = self.picture.audio
        audio.duck(HUSH)
        audio.cue(cues.DRUM_ROLL)
        self.stage.begin_to_count()
        refused.foresee_end(self.picture, self.revealed)
        if self._turns_the_world:
            self.picture.foresee_reign()
        cards = self.picture.ballot_cards
        yield together(self.stage.light.kindle(), cards.deal(self.picture.panels))
        # Only now: until here frames had enough to draw.
        looks_of = self.stage.verdict.looks_of
        self.picture.rehearse(looks_of(self._sentence, picture=self._ribbon, hung=self._hung))
        if self._turns_the_world:
            meaning = looks_of(self._meaning, picture=self._ribbon, hung=Hung.AT_THE_FOOT)
            self.picture.rehearse(meaning)
        if self.staging.drama in QUICK:
            crowd.yawn(self.picture, self.revealed.nominee)
        first, last = self.staging.first, self.staging.last
        yield self._turn(first, _apart(first, durations.ALL_FLIPS))
        if self.staging.has_silence:
            yield self._hold_breath()
        is_chord = self.staging.drama in _CHORDS
        yield self._turn(last, 0 if is_chord else _apart(last, durations.ALL_NOS))
        yield durations.AFTER_BALLOTS
        yield self._outcome()
        audio.duck(1.0)
        follow()

    def _hold_breath(self) -> Script:
        """Nothing but the cards that are left, and a face that waits for them."""
        is_long = self.staging.has_long_silence
        length = durations.SILENCE if is_long else durations.SHORT_SILENCE
        self.picture.audio.duck(_SILENCE)
        yield together(
            self.picture.ballot_cards.lift(self.staging.last), self.stage.face.tremble(length)
        )
        self.picture.audio.duck(HUSH)

    def _turn(self, seats: Sequence[int], apart: float) -> Script:
        if seats:
            faces = [card.value for card in self.revealed.cards]
            yield self.picture.ballot_cards.turn(
                seats, faces, apart, lambda: self._turns(apart), self._turned
            )

    def _turns(self, apart: float) -> None:
        """Heard from the middle of its turn, so that it claps down as it is seen to."""
        self.picture.audio.cue(cues.CARD_FLIP, volume=1.0 if apart else IN_A_CHORD)

    def _turned(self, seat: int) -> None:
        """A card shows its face: it is counted and felt."""
        card, audio, face = self.revealed.cards[seat], self.picture.audio, self.stage.face
        self.picture.gesture(self.stage.tally.count(card))
        if card is Card.NO and face.mood == "hopeful":
            face.feel("fear")
            self.picture.tokens[face.character].feel("fear")
            if seat in self.staging.first:  # after the last cards all of them gasp at once
                audio.cue(cues.GASP, volume=_NO_HEARD)

    def _outcome(self) -> Script:
        outcome, nominee = self.revealed.outcome, self.revealed.nominee
        is_jester = nominee == JESTER and outcome is not Outcome.STOMACHACHE
        self._say(_result(self.voice, self.revealed))
        self.decided(_DECIDED_BY[outcome])
        if self._is_crowned:
            self._everybody_feels(Card.YES)
            yield self._turn_the_world() if self._turns_the_world else self._crown()
            return
        if outcome is Outcome.STOMACHACHE:
            self._everybody_feels(Card.STOMACHACHE)
            yield together(
                self.stage.face.turn_green(self._hang_the_ribbon),
                self.picture.ballot_cards.point_out(self._deciding),
                refused.rumble(self.picture, nominee, self.stage.face.feet),
            )
        else:
            self._everybody_feels(Card.NO)
            sinks = durations.VERDICT if is_jester else self._refuse()
            yield together(sinks, self.picture.ballot_cards.point_out(self._deciding))
        yield together(
            self.stage.light.turn_away(),
            self.picture.ballot_cards.lay_down(self.picture.panels),
            self.picture.castle.reign.relent(),
            self._close(falls=outcome is Outcome.REFUSED and not is_jester),
            refused.leave_the_throne(self.picture, self.stage.face, self.revealed, bows=is_jester),
        )

    def _say(self, result: str) -> None:
        """Large, and never twice: the line has what the ribbon does not say. Who is king is seen
        before it is read: the question hangs until the crown has landed."""
        if not self._is_crowned:
            self._hang_the_verdict()
        why = _why_against_a_no(self.voice, self.revealed)
        self.voice.line.show(why or result)
        if not why:
            self.voice.line.give_way()

    def _hang_the_verdict(self) -> None:
        self.stage.question.clear()
        self.stage.verdict.show(self._sentence, picture=self._ribbon, hung=self._hung)

    def _say_what_it_means(self) -> None:
        """On the ribbon, at the foot, where it hides nobody; the line, which lies below it, is
        silent, then and afterwards: it is said once."""
        self.stage.verdict.show(self._meaning, picture=self._ribbon, hung=Hung.AT_THE_FOOT)
        self.voice.line.show(self._meaning)
        self.voice.line.give_way()

    @property
    def _turns_the_world(self) -> bool:
        return self._is_crowned and self.revealed.nominee == JESTER

    @property
    def _is_crowned(self) -> bool:
        return self.revealed.outcome is Outcome.CROWNED

    @property
    def _ribbon(self) -> str:
        if not self._is_crowned:
            return art.RIBBON_REFUSED
        return art.RIBBON_MOTLEY if self.revealed.nominee == JESTER else art.RIBBON_CROWNED

    @property
    def _hung(self) -> Hung:
        if self._is_crowned:
            return Hung.OVER_THE_FACE
        has_room = self.picture.ballot_cards.leave_room_for_a_ribbon
        return Hung.BELOW_THE_FACE if has_room else Hung.AT_THE_FOOT

    @property
    def _sentence(self) -> str:
        """The result, as it stands on the ribbon."""
        result = _result(self.voice, self.revealed)
        return result[:1].upper() + result[1:]

    @property
    def _meaning(self) -> str:
        """What it does that the Jester is king."""
        return self.voice.say("vote.jester_turns")

    def _close(self, *, falls: bool = False) -> Script:
        """The ribbon goes; what it said stands at the foot once the castle is up again: until then
        whoever is on floor 0 stands there."""
        self.voice.line.give_way()
        yield self.stage.close(face_falls=falls)
        self.voice.line.show(self.voice.line.words)

    @property
    def _deciding(self) -> Sequence[int]:
        """Whose cards it came from that there is no king."""
        card = _DECIDED_BY[self.revealed.outcome]
        return [seat for seat, played in enumerate(self.revealed.cards) if played is card]

    def _everybody_feels(self, decisive: Card) -> None:
        """Whoever played what decided it is glad, and all others are not."""
        cards = self.revealed.cards
        self.picture.ballot_cards.feel(lambda seat: "joy" if cards[seat] is decisive else "refused")

    def _refuse(self) -> Script:
        """The face sinks, and nothing else moves for as long as that has to be read."""
        is_quick = self.staging.drama in QUICK
        self.picture.audio.cue(cues.GASP)
        self.picture.tokens[self.revealed.nominee].feel("refused")
        yield self.stage.face.sag(self._hang_the_ribbon)
        yield durations.QUICK_VERDICT if is_quick else durations.VERDICT

    def _crown(self) -> Script:
        picture, king = self.picture, self.revealed.nominee
        audio = picture.audio
        yield together(self._put_the_crown_on(), picture.ballot_cards.lay_down(picture.panels))
        picture.tokens[king].feel("crowned")
        audio.cue(cues.CROWNED)
        audio.cue(cues.CHEER)
        audio.cue(cues.voice(king, cues.PRIDE))
        crowd.throw_confetti(picture)
        self.stage.tally.clear()
        yield together(
            self.stage.face.rejoice(),
            self.stage.light.brighten(),
            crowd.cheer(picture, king),
            durations.REJOICING,
        )
        yield self._close()

    def _put_the_crown_on(self) -> Script:
        """As soon as it has landed one reads who it is."""
        yield from self.stage.face.be_crowned()
        self._hang_the_verdict()

    def _hang_the_ribbon(self) -> None:
        self.stage.verdict.hang_below(self.stage.face.lower_edge)

    def _turn_the_world(self) -> Script:
        """Crowned like any other, but for confetti that hides no sign; but once he has laughed his
        face gives way, every sign turns before everybody's eyes, and nobody is sure what to feel.
        """
        picture, jester = self.picture, self.revealed.nominee
        audio = picture.audio
        yield together(self._put_the_crown_on(), picture.ballot_cards.lay_down(picture.panels))
        picture.tokens[jester].feel("crowned")
        audio.cue(cues.JESTER_CROWNED)
        audio.cue(cues.voice(jester, cues.PRIDE))
        self.stage.tally.clear()
        crowd.throw_confetti(picture, is_narrow=True)
        yield then(self.stage.face.rejoice(), durations.JESTER_LAUGHS)
        self.voice.line.give_way()
        yield self.stage.close()
        audio.play_part(cues.JESTER_PART)
        self._say_what_it_means()
        yield together(
            picture.castle.reign.begin(lambda: audio.cue(cues.CARD_FLIP)),
            crowd.wonder(picture, jester),
            then(durations.BEWILDERED, durations.REIGN_IS_READ),
        )
        self.stage.verdict.clear()


_DECIDED_BY: Final = {
    Outcome.CROWNED: Card.YES,
    Outcome.REFUSED: Card.NO,
    Outcome.STOMACHACHE: Card.STOMACHACHE,
}

_CHORDS: Final = (Drama.ALL_NO, Drama.ROUTINE)
"""All cards at once."""


def _apart(cards: Sequence[int], most: float) -> float:
    """From one card to the next: a full table turns its cards faster, not longer."""
    return min(durations.BETWEEN_FLIPS, most / max(1, len(cards) - 1))


def _result(voice: MatchVoice, revealed: VotesRevealed) -> str:
    """What has been decided, in words."""
    name, outcome, to = voice.character(revealed.nominee), revealed.outcome, revealed.to
    if to in DUNGEONS:
        return voice.say("vote.cell", character=name, worth=PLACE_VALUES[to])
    is_jester = revealed.nominee == JESTER and outcome is not Outcome.STOMACHACHE
    return voice.say(f"vote.jester_{outcome}" if is_jester else f"vote.{outcome}", character=name)


def _why_against_a_no(voice: MatchVoice, revealed: VotesRevealed) -> str:
    """Where a crown comes in spite of a No: for the last one in the castle none counts."""
    if revealed.outcome is not Outcome.CROWNED or Card.NO not in revealed.cards:
        return ""
    return voice.say("vote.last_crowned", character=voice.character(revealed.nominee))
