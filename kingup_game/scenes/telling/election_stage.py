"""What an election puts around the throne, and takes away again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kingup_game.engine.cast import Character
from kingup_game.motion.script import Beat, Script, call, frames, then, together, tween, variant
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.telling.crowd import in_the_yard
from kingup_game.scenes.telling.decision import Decision
from kingup_game.stage.ballots.ballot_plan import leaves_room_for_a_face
from kingup_game.stage.ballots.ballot_table import looks as looks_of_table
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.castle.camera import UP, Camera
from kingup_game.stage.castle.throne_light import ThroneLight
from kingup_game.stage.seats.close_up import CloseUp
from kingup_game.stage.seats.question_ribbon import QuestionRibbon
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.stage.seats.verdict_ribbon import Hung, VerdictRibbon
from kingup_game.stage.seats.vote_cards import VoteCards
from kingup_game.stage.seats.vote_tally import VoteTally
from kingup_game.theme import durations


@dataclass(frozen=True, slots=True)
class ElectionStage:
    """What an election puts around the throne, from the nomination to its end."""

    picture: MatchPicture
    camera: Camera
    light: ThroneLight
    face: CloseUp
    question: QuestionRibbon
    how_to_vote: VoteCards
    tally: VoteTally
    verdict: VerdictRibbon

    def foresee(self, question: str, ends: Sequence[Decision], players: int) -> Iterator[None]:
        """That is asked, and it may end so, among so many: all that is written then is drawn while
        people vote, and already how large it will be is found bit by bit."""
        self.picture.rehearse(self.tally.looks(players))
        yield
        if not leaves_room_for_a_face(players):
            self.picture.rehearse(self.question.looks_on_the_table(question))
            yield
        for end in ends:
            yield from self._rehearse(end)

    def rehearse_verdict(self, end: Decision) -> None:
        """What is hung up if it ends so."""
        for _ in self._rehearse(end):
            pass

    def _rehearse(self, end: Decision) -> Iterator[None]:
        over_the_throne = Hung.OVER_THE_FACE, Hung.ABOVE_THE_THRONE
        for hung in over_the_throne if end.is_crowned else (Hung.AT_THE_FOOT,):
            heads = self._heads(end)
            looks = self.verdict.looks_of(end.sentence, picture=end.ribbon, hung=hung, heads=heads)
            self.picture.rehearse(looks)
            yield

    def hang_the_verdict(self, end: Decision, hung: Hung) -> None:
        """What has been decided, with those whom a refusal came from."""
        heads = self._heads(end)
        self.verdict.show(end.sentence, picture=end.ribbon, hung=hung, heads=heads)

    def _heads(self, end: Decision) -> Sequence[SeatFace]:
        """Nobody's while no card is known."""
        panels = self.picture.panels
        return () if end.is_crowned else [panels[seat].face for seat in end.deciding]

    def open(self, *with_the_dark: Beat) -> Script:
        """The camera looks up, the large face comes over the throne, and the castle darkens; with
        that comes whatever else is given.

        Light and camera go one after the other, for both change the whole picture in every frame;
        a cut goes with the light, and both are one frame. What comes with the dark waits for that.
        """
        is_deep = bool(with_the_dark)
        self.picture.tokens[self.face.character].be_seen(0)  # as it is after a call
        yield together(
            self.face.come(),
            self.picture.nomination.step_out(),
            self.picture.panels.step_back(),
            then(
                self.camera.look_up(
                    self.light.as_narrowed(UP, is_deep=is_deep), self.light.will_narrow
                ),
                together(
                    self.light.narrow(is_deep=is_deep),
                    then(durations.LIGHT_HAS_NARROWED, *with_the_dark),
                ),
            ),
        )

    def seat_the_nominee(self, *, bows: bool = False) -> Script:
        """The large face goes down to the throne, and is the small body there: one body always. In
        calm motion the one goes, and the other comes."""
        token = self.picture.tokens[self.face.character]
        token.be_seen(0)
        yield variant(
            lambda: self.face.settle(self.picture.castle_sheet, bows=bows),
            lambda: then(
                call(self.face.hide), tween(token.be_seen, 0, OPAQUE_ALPHA, durations.FACE_SETTLES)
            ),
        )
        token.be_seen(OPAQUE_ALPHA)

    def ask_no_more(self) -> None:
        """Nothing is asked or counted any more; what was decided hangs on."""
        self.question.clear()
        self.tally.clear()

    def take_down(self) -> None:
        """Nothing is told any more, either."""
        self.ask_no_more()
        self.verdict.clear()

    def foresee_home(self, waits: float = 0) -> Script:
        """The castle comes out of the dark in a moment, where it cuts with the camera: what that
        needs is drawn bit by bit, if there is much else to do once that is done."""
        yield variant(
            lambda: then(waits, call(self.light.get_ready)),
            lambda: together(),
            self.camera.foresee_home,
        )

    def go_home(self) -> Script:
        """The castle comes out of the dark, and the camera looks at all of it again; a frame after
        whatever it waited for, which is dear by itself."""
        yield variant(
            lambda: then(
                frames(1),
                self.light.brighten(),
                self.camera.get_ready(),
                durations.CAMERA_RESTS,
                self.camera.come_home(),
            ),
            lambda: then(self.camera.come_home(), self.light.brighten()),  # a cut is no flash so
            lambda: then(
                frames(1),
                call(self.camera.cut_home),
                self.light.brighten(),
                durations.CAMERA_COMES_HOME,
            ),
        )

    def begin_to_count(self) -> None:
        """What each card does is known; from now on it is told how many there are."""
        self.how_to_vote.clear()
        self.tally.begin()

    def hang_the_question(self) -> None:
        """Before the face, however large that is; or at the edge of its table."""
        if self.face.is_at_table:
            self.question.lie_on_the_table()
        else:
            self.question.hang_before(self.face.lower_edge)

    def clear(self) -> None:
        """Whatever is left of it is gone at once."""
        self.picture.nomination.take_down()
        self.question.clear()
        self.how_to_vote.clear()
        self.tally.clear()
        self.verdict.clear()
        self.face.remove()
        self.picture.tokens[self.face.character].be_seen(OPAQUE_ALPHA)
        self.light.put_out()
        self.camera.cut_home()
        self.picture.panels.stand_aside(0)


def set_up(
    backstage: Backstage, picture: MatchPicture, round_number: int, nominee: Character
) -> ElectionStage:
    """Everything of it, still out of sight."""
    clarity = backstage.clarity
    light = ThroneLight(picture.castle_sheet, round_number)
    picture.rehearse(looks_of_table(), has_time=True)
    return ElectionStage(
        picture,
        Camera(picture.castle_sheet, in_the_yard(picture)),
        light,
        picture.nomination.hand_over(nominee, clarity),
        QuestionRibbon(picture.sheet, backstage.measure),
        VoteCards(picture.sheet),
        VoteTally(picture.sheet),
        VerdictRibbon(picture.sheet, backstage.measure),
    )
