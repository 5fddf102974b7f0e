"""Which scene comes when. The one place of the match that knows every scene."""

from __future__ import annotations

from collections.abc import Callable

from kingup_game.app.stack import Scene
from kingup_game.engine.events import MatchEnded, RoundScored
from kingup_game.engine.state import Phase
from kingup_game.scenes.almanac import AlmanacScene
from kingup_game.scenes.climb import Climb
from kingup_game.scenes.coronation import Coronation
from kingup_game.scenes.curtain import Curtain
from kingup_game.scenes.deal import Deal
from kingup_game.scenes.pause import Pause
from kingup_game.scenes.placement import Placement
from kingup_game.scenes.room import Room
from kingup_game.scenes.scoring import Scoring
from kingup_game.scenes.seat_claim import PadGone
from kingup_game.scenes.vote import Vote

MakeScene = Callable[[Room], Scene]


class MatchFlow:
    """The way through a match; what lies outside of it is passed in."""

    def __init__(
        self,
        menu: MakeScene,
        again: MakeScene,
        end_was_seen: Callable[[Room], None] = lambda _room: None,
    ) -> None:
        self._menu = menu
        self._again = again
        self._end_was_seen = end_was_seen

    def scene_for(self, room: Room) -> Scene:
        """The scene that shows what the match is at now."""
        phase = room.host.phase
        if phase is Phase.PLACE:
            return Placement(room)
        if phase is Phase.MOVE:
            return Climb(room)
        if phase is Phase.VOTE:
            return Vote(room)
        scored = [e for e in room.host.seen_since(None, 0) if isinstance(e, RoundScored)]
        return Scoring(room, scored[-1]) if scored else Deal(room)

    def after_scoring(self, room: Room) -> Scene:
        match room.host.seen_since(None, 0):
            case [*_, MatchEnded() as ended]:
                return Coronation(room, ended)
        return Deal(room)

    def resumed(self, room: Room) -> Scene:
        """Back at a match that was left: first everybody sees their goal, or the score, again."""
        phase = room.host.phase
        if phase in (Phase.PLACE, Phase.MOVE, Phase.VOTE):
            return Deal(room, deals=False)
        return self.scene_for(room)

    def menu(self, room: Room) -> Scene:
        return self._menu(room)

    def again(self, room: Room) -> Scene:
        """The same people, a new match."""
        return self._again(room)

    def end_was_seen(self, room: Room) -> None:
        """Everybody knows who won: this match is not to be continued any more."""
        self._end_was_seen(room)

    def almanac(self, room: Room) -> Scene:
        return AlmanacScene(room)

    def curtain(self, room: Room, seat: int) -> Scene:
        return Curtain(room, seat)

    def pause(self, room: Room) -> Scene:
        return Pause(room)

    def pad_gone(self, room: Room, seat: int) -> Scene:
        return PadGone(room, seat)
