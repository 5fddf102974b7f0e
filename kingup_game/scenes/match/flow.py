"""Which scene comes when. The one place of the match that knows every scene."""

from __future__ import annotations

from collections.abc import Callable

from kingup_game.engine.edition import Edition
from kingup_game.engine.events import Event, MatchEnded, RoundDealt, RoundScored
from kingup_game.engine.state import Phase
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.climb import Climb
from kingup_game.scenes.match.context import Flow, MakeScene, MatchContext
from kingup_game.scenes.match.coronation import Coronation
from kingup_game.scenes.match.deal_scene import DealScene
from kingup_game.scenes.match.placement import Placement
from kingup_game.scenes.match.scoring_scene import Scoring
from kingup_game.scenes.match.vote import Vote
from kingup_game.scenes.over_match.almanac_page import AlmanacScene
from kingup_game.scenes.over_match.curtain import Curtain
from kingup_game.scenes.over_match.look_around import LookAround
from kingup_game.scenes.over_match.pause import Pause
from kingup_game.scenes.over_match.round_story import RoundStory
from kingup_game.scenes.over_match.seat_claim import PadGone
from kingup_game.table.port import Told

_WAITING: dict[Phase, MakeScene] = {
    Phase.DEAL: DealScene,
    Phase.PLACE: Placement,
    Phase.MOVE: Climb,
    Phase.VOTE: Vote,
}


def _teller_of(match: MatchContext, event: Event) -> Scene:
    match event:
        case RoundDealt():
            return DealScene(match)
        case RoundScored():
            return Scoring(match, event)
        case MatchEnded():
            return Coronation(match, event)
    return _waiting(match)


def _waiting(match: MatchContext) -> Scene:
    return _WAITING[match.view.phase](match)


class MatchFlow(Flow):
    """The way through a match; what lies outside of it is passed in."""

    def __init__(
        self,
        menu: MakeScene,
        again: MakeScene,
        lesson: Callable[[Edition], Scene] | None = None,
        teller_of: Callable[[MatchContext, Event], Scene] = _teller_of,
    ) -> None:
        super().__init__(
            teller_of=teller_of,
            waiting=_waiting,
            goals_again=DealScene,
            almanac=AlmanacScene,
            story=RoundStory,
            look=LookAround,
            curtain=Curtain,
            pause=Pause,
            pad_gone=PadGone,
            menu=menu,
            again=again,
            lesson=lesson,
        )

    def opening(self, match: MatchContext) -> Scene:
        """Where a match begins, or goes on: everybody sees their goal, or the last score, again."""
        news = match.teller.next()
        if isinstance(news, Told):
            return self.teller_of(match, news.event)
        return DealScene(match)
