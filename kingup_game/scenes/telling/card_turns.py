"""The cards of a vote are turned: one after the other while all are Yes, and what each of them does
to whoever sees it.

Nothing here looks at a card that lies on its face, but to order them and to show it as it turns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.events import Outcome
from kingup_game.motion.script import Beat, Script, at_once, frames, together
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.telling import crowd
from kingup_game.scenes.telling.election_stage import ElectionStage
from kingup_game.scenes.telling.staging import Prospect, Staging
from kingup_game.stage.ballots.ballot_card import shapes_of_throws
from kingup_game.theme import cues, durations

HUSH: Final = 0.25
"""What is left of the music under the drum."""

_SILENCE: Final = 0.08
"""And of that before the last card."""

_NO_HEARD: Final = 0.7
IN_A_CHORD: Final = 0.4
"""How loud a card is that turns with all others: eight of them are as loud as three."""
_DUST: Final = 7

Foresee = Callable[[Sequence[Outcome]], object]
"""Told how it may end after what lies open, so that pictures can be made ready."""


class CardTurns:
    """From the first card to the last."""

    def __init__(
        self,
        picture: MatchPicture,
        stage: ElectionStage,
        staging: Staging,
        cards: Sequence[Card],
        foresee: Foresee,
    ) -> None:
        self._picture = picture
        self._stage = stage
        self._staging = staging
        self._cards = cards
        self._foresee = foresee
        self._opened: dict[int, Card] = {}
        self.is_yawned_at = False
        """Whether it is refused once more, and by several: nobody holds their breath for that."""

    def foresee_throws(self) -> None:
        """A No may fall: what it looks like then, whoever plays one."""
        is_large = self._picture.ballot_cards.is_large
        self._picture.foresee_shapes(shapes_of_throws(len(self._cards), is_large=is_large))

    def play(self) -> Script:
        """All of them. Each that waits looks in every tick at what lies open, and at that alone."""
        *early, last = self._staging.order
        apart = min(durations.BETWEEN_FLIPS, durations.ALL_FLIPS / max(1, len(early)))
        rows = [self._in_its_time(seat, number * apart) for number, seat in enumerate(early)]
        yield together(*rows, self._at_last(last))

    @property
    def _prospect(self) -> Prospect:
        return self._staging.prospect(tuple(self._opened.values()))

    @property
    def _left(self) -> int:
        return len(self._cards) - len(self._opened)

    def _in_its_time(self, seat: int, wait: float) -> Script:
        """So long after the first card; at once with all others as soon as there is no hope."""
        while wait > 0 and self._prospect is Prospect.HOPE:
            yield min(1.0, wait)
            wait -= 1
        if self._prospect is not Prospect.HOPE:
            yield self._shock
        yield self._turn(seat)

    def _at_last(self, seat: int) -> Script:
        """It waits until it alone is left, unless nothing can change any more."""
        while self._left > 1 and not self._is_settled:
            yield 1
        if self._prospect is Prospect.HOPE:
            yield self._hold_breath(seat)
        else:
            yield self._shock
        yield self._turn(seat)

    @property
    def _is_settled(self) -> bool:
        return self._prospect is Prospect.DECIDED or self.is_yawned_at

    @property
    def _shock(self) -> float:
        return 0 if self._staging.is_routine else durations.SHOCK

    def _hold_breath(self, seat: int) -> Script:
        """Nothing but the card that is left, and a face that waits for it: it may be anything, and
        no pace makes that wait shorter."""
        silence = durations.SHORT_SILENCE if self._staging.is_routine else durations.SILENCE
        length = silence / self._staging.pace
        self._picture.audio.duck(_SILENCE)
        yield together(
            self._picture.ballot_cards.lift(seat),
            self._stage.face.tremble(length),
            self._foresee_soon(
                list(Outcome) if self._staging.has_stomachache else list(Outcome)[:2]
            ),
        )
        self._picture.audio.duck(HUSH)

    def _turn(self, seat: int) -> Script:
        is_alone = self._prospect is Prospect.HOPE or self._left == 1
        volume = 1.0 if is_alone else IN_A_CHORD
        yield self._picture.ballot_cards.turn(
            seat,
            self._cards[seat].value,
            lambda: self._picture.audio.cue(cues.CARD_FLIP, volume=volume),
            self._opens,
            is_alone=is_alone,
        )

    def _opens(self, seat: int) -> None:
        """A card shows its face: it is counted and felt."""
        card, was = self._cards[seat], self._prospect
        self._opened[seat] = card
        counted: list[Beat] = [self._stage.tally.count(card)]
        if card is Card.YES:
            self._stage.face.life.be_glad()
        else:
            self._stage.face.life.flinch()
            self._picture.particles.burst("dust", *self._picture.ballot_cards.foot(seat), _DUST)
        if card is Card.NO and was is Prospect.HOPE:
            self._hope_ends()
        if self._prospect is not was:
            hoped = [one for one, lies in self._opened.items() if lies is Card.YES]
            self._picture.ballot_cards.step_back(hoped)
            outcome = Outcome.REFUSED if card is Card.NO else Outcome.STOMACHACHE
            counted.append(self._foresee_soon([outcome]))
        self._picture.gesture(at_once(*counted))
        self._picture.ballot_cards.feel(self._felt_by, first=seat)

    def _foresee_soon(self, outcomes: Sequence[Outcome]) -> Script:
        """In the next frame: in this one a card lands, is counted and felt."""
        yield frames(1)
        self._foresee(outcomes)

    def _hope_ends(self) -> None:
        face = self._stage.face
        face.feel("fear")
        self._picture.tokens[face.character].feel("fear")
        self.is_yawned_at = self._staging.is_routine and self._left > 0
        if self.is_yawned_at:
            crowd.yawn(self._picture, face.character)
        self._picture.audio.cue(cues.GASP, volume=_NO_HEARD if self._left else 1.0)

    def _felt_by(self, seat: int) -> str:
        """Whose card lies open is glad as long as it is what they want that comes of it."""
        card = self._opened.get(seat)
        if card is None:
            return "neutral"
        wins = {Prospect.HOPE: Card.YES, Prospect.REFUSED: Card.NO}.get(
            self._prospect, self._decisive
        )
        return "joy" if card is wins else "refused"

    @property
    def _decisive(self) -> Card:
        return Card.STOMACHACHE if Card.STOMACHACHE in self._opened.values() else Card.NO
