"""What the table has of what everybody saw: how people stand and are heard, who moved whom last."""

from __future__ import annotations

from collections.abc import Iterator

from kingup_game.engine.cast import Character
from kingup_game.engine.chronicle import Chronicle
from kingup_game.engine.view import View
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.match.round_told import RoundTold
from kingup_game.stage.castle.last_moves import LastMoves, looks_of_marks
from kingup_game.stage.castle.standing import Standing
from kingup_game.stage.castle.traces import Trace, retraced
from kingup_game.table.bustle import bustle
from kingup_game.table.seats import Company
from kingup_game.table.shown import ShownMatch
from kingup_game.theme import cues


class Footprints:
    """Follows a match as it is shown."""

    def __init__(
        self, backstage: Backstage, picture: MatchPicture, company: Company, shown: ShownMatch
    ) -> None:
        self._picture = picture
        self._crests = [seat.crest for seat in company.seats]
        self._shown = shown
        self._marks = LastMoves(picture.castle_sheet)
        picture.rehearse(looks_of_marks(self._crests), has_time=True)
        self._round = RoundTold(picture.sheet, backstage)
        self._known: tuple[View, Chronicle, dict[Character, float]] | None = None
        self._traces: list[Trace] = []
        self.are_shown = True
        """Whether one sees who moved whom last."""
        self.is_anybody_underway = False
        """Whoever walks, or is set down, is all that moves: what is past is marked no longer."""
        self._marks_in_a_tick, self._is_due = False, False
        self.is_in_round = True
        """Whether a round is played as far as anybody sees: else its sign would lie."""

    def arrive(self) -> None:
        """Somebody has set their foot down. That frame has the dust, the doors and the seats to
        draw: how they came there is marked in the next ones."""
        self._marks_in_a_tick = True

    def update(self) -> None:
        """One tick passed."""
        self._round.give_way(self._picture.nomination.is_called)
        if self._marks_in_a_tick or self._is_due:
            if self._marks_in_a_tick:
                self.stand()
            self._is_due = False
            self._mark(in_turn=True)
        else:
            self._marks.go_on()

    def stand(self) -> None:
        """Nobody is underway."""
        self._marks_in_a_tick = self.is_anybody_underway = False

    @property
    def standing(self) -> Standing:
        """Everybody where they stood when it was told."""
        return self._retraced(self._shown.public, self._shown.chronicle)[0]

    def show(self, *, in_turn: bool = False) -> None:
        """Mark the last move, at once or in the next ticks, and say which round it is. Whoever is
        up for the throne has all eyes: then nothing is marked. The court is as loud as all that
        has it."""
        heard = bustle(self._shown.public)
        self._picture.audio.swell({cues.COURT: heard.court, cues.STIR: heard.stir})
        if self.is_in_round:
            self._round.show(self._shown.public)
        else:
            self._round.hide()
        self._is_due = in_turn
        if not in_turn:
            self._mark()

    def foresee(self, round_number: int) -> Iterator[None]:
        """That round will be dealt."""
        return self._round.foresee(round_number, self._shown.public.terms.rounds)

    def _mark(self, *, in_turn: bool = False) -> None:
        is_quiet = self.are_shown and not self.is_anybody_underway
        is_marked = is_quiet and self._shown.public.nominee is None
        seen = self._shown.chronicle if is_marked else Chronicle()
        self._marks.show(self._traces_of(seen), self._crests, in_turn=in_turn)

    def show_only(self, number: int) -> None:
        """Mark one deed of the round, whoever's it was."""
        traces = self._traces_of(self._shown.chronicle)
        self._marks.show(traces[number : number + 1], self._crests)

    def _traces_of(self, seen: Chronicle) -> list[Trace]:
        """What was traced last, as long as nobody has moved: pages over the table ask often."""
        if not seen.deeds:
            return []
        known = self._shown.public, seen, dict(self._picture.asked_x)
        if known != self._known:
            self._traces = self._retraced(self._shown.public, seen)[1]
            self._known = known
        return self._traces

    def _retraced(self, view: View, seen: Chronicle) -> tuple[Standing, list[Trace]]:
        places = {who: view.place_of(who) for who in view.terms.characters}
        return retraced(places, seen.deeds, self._picture.asked_x)
