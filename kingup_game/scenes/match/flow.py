"""Which scene comes when. The one place of the match that knows every scene."""

from __future__ import annotations

from collections.abc import Callable

from kingup_game.engine.events import Event, MatchEnded, RoundDealt, RoundScored
from kingup_game.engine.state import Phase
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.climb import Climb
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.coronation import Coronation
from kingup_game.scenes.match.deal_scene import DealScene
from kingup_game.scenes.match.placement import Placement
from kingup_game.scenes.match.scoring_scene import Scoring
from kingup_game.scenes.match.vote import Vote
from kingup_game.scenes.over_match.almanac_page import AlmanacScene
from kingup_game.scenes.over_match.curtain import Curtain
from kingup_game.scenes.over_match.pause import Pause
from kingup_game.scenes.over_match.seat_claim import PadGone
from kingup_game.table.port import Told

MakeScene = Callable[[MatchContext], Scene]

_WAITING: dict[Phase, MakeScene] = {
    Phase.DEAL: DealScene,
    Phase.PLACE: Placement,
    Phase.MOVE: Climb,
    Phase.VOTE: Vote,
}


class MatchFlow:
    """The way through a match; what lies outside of it is passed in."""

    def __init__(self, menu: MakeScene, again: MakeScene) -> None:
        self._menu = menu
        self._again = again

    def opening(self, match: MatchContext) -> Scene:
        """Where a match begins, or goes on: everybody sees their goal, or the last score, again."""
        news = match.teller.next()
        if isinstance(news, Told):
            return self.teller_of(match, news.event)
        return DealScene(match)

    def teller_of(self, match: MatchContext, event: Event) -> Scene:
        match event:
            case RoundDealt():
                return DealScene(match)
            case RoundScored():
                return Scoring(match, event)
            case MatchEnded():
                return Coronation(match, event)
        return self.waiting(match)

    def waiting(self, match: MatchContext) -> Scene:
        return _WAITING[match.view.phase](match)

    def goals_again(self, match: MatchContext) -> Scene:
        return DealScene(match)

    def almanac(self, match: MatchContext) -> Scene:
        return AlmanacScene(match)

    def curtain(self, match: MatchContext, seat: int) -> Scene:
        return Curtain(match, seat)

    def pause(self, match: MatchContext) -> Scene:
        return Pause(match)

    def pad_gone(self, match: MatchContext, seat: int) -> Scene:
        return PadGone(match, seat)

    def menu(self, match: MatchContext) -> Scene:
        return self._menu(match)

    def again(self, match: MatchContext) -> Scene:
        return self._again(match)
