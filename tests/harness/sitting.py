"""A match in somebody's hands: both what plays it and what shows it, which no scene ever has."""

from __future__ import annotations

from collections.abc import Mapping

from kingup_game.bots.questions import Thinking
from kingup_game.engine.cast import Character
from kingup_game.engine.events import MatchEnded
from kingup_game.engine.state import Phase
from kingup_game.motion.director import Director
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.flow import MatchFlow
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.match.voice import MatchVoice
from kingup_game.stage.canvas.particles import Particles
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.standing import Standing
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.seats.seat_panels import SeatPanels
from kingup_game.stage.widgets.spoken_line import SpokenLine
from kingup_game.table.host import Host
from kingup_game.table.live import LiveMatch
from kingup_game.table.seats import Company
from kingup_game.table.shown import ShownMatch


class Sitting:
    """People and bots at a table of the test's own, with the host within reach."""

    def __init__(
        self,
        backstage: Backstage,
        host: Host,
        company: Company,
        thinking: Thinking,
        flow: MatchFlow,
    ) -> None:
        self.backstage = backstage
        self.host = host
        self.company = company
        self.flow = flow
        self._thinking = thinking
        self.end_was_seen = False
        self.catch_up()

    def catch_up(self) -> None:
        """A picture of the match as the host has it now, as after a resume."""
        live = LiveMatch(self.host, self.company, self._thinking, self._see_the_end)
        self.match = MatchContext(self.backstage, live.port(), self.company, self.flow)

    def _see_the_end(self) -> None:
        self.end_was_seen = True

    def scene(self) -> Scene:
        """The scene of whatever the match is at, without showing anybody their goal first."""
        if self.host.phase in (Phase.PLACE, Phase.MOVE, Phase.VOTE):
            return self.flow.waiting(self.match)
        return self.flow.opening(self.match)

    def coronation(self) -> Scene:
        """The end of a match that is over, its last count passed over."""
        self.match.teller.skip_to(lambda event: isinstance(event, MatchEnded))
        self.match.show_position()
        return self.flow.opening(self.match)

    @property
    def picture(self) -> MatchPicture:
        return self.match.picture

    @property
    def voice(self) -> MatchVoice:
        return self.match.voice

    @property
    def shown(self) -> ShownMatch:
        return self.match.shown

    @property
    def director(self) -> Director:
        return self.picture.director

    @property
    def tokens(self) -> Mapping[Character, Token]:
        return self.picture.tokens

    @property
    def standing(self) -> Standing:
        return self.picture.standing

    @property
    def panels(self) -> SeatPanels:
        return self.picture.panels

    @property
    def particles(self) -> Particles:
        return self.picture.particles

    @property
    def castle_sheet(self) -> Sheet:
        return self.picture.castle_sheet

    @property
    def sheet(self) -> Sheet:
        return self.picture.sheet

    @property
    def words(self) -> Sheet:
        """What is said, over whatever flies."""
        return self.picture.words

    @property
    def line(self) -> SpokenLine:
        return self.voice.line

    @property
    def is_counting(self) -> bool:
        """The rules know how an election ended, and the picture does not yet."""
        return self.shown.public.phase is Phase.VOTE and self.host.phase is not Phase.VOTE
