"""Finished matches, looked at: as a replay, or as the minute that the game shows of itself."""

from __future__ import annotations

from collections.abc import Callable

from kingup_game.app.paths import assets_folder
from kingup_game.engine.record import RecordError
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.flow import MatchFlow
from kingup_game.scenes.over_match.replay import Replay
from kingup_game.scenes.over_match.watched_match import Seating
from kingup_game.scenes.setup.names import names_in
from kingup_game.stage.part_files import read_part
from kingup_game.table.port import MatchPort
from kingup_game.table.recorded import RecordedMatch, UnfinishedRecordError, finished_record
from kingup_game.table.seats import Company
from kingup_game.theatre import FirstScene

REEL = "reel/match.kingup"
"""The match that the game shows of itself."""

Watched = tuple[MatchPort, Seating, Callable[[MatchContext], Scene]]
"""The match from its beginning, who sits at it, and the scene it opens with."""


def reel_match() -> RecordedMatch | None:
    """The match that the game shows of itself; None where its record is damaged."""
    try:
        return finished_record(read_part(assets_folder() / REEL))
    except (OSError, RecordError, UnfinishedRecordError):
        return None


def watched(recorded: RecordedMatch, *, renames_bots: bool = False) -> Watched:
    """A finished match; nothing comes after its end."""
    flow = MatchFlow(menu=lambda _: Scene(), again=lambda _: Scene())

    seats = tuple(recorded.company().seats)

    def match(backstage: Backstage, port: MatchPort) -> MatchContext:
        company = Company(seats, watched=True)
        if renames_bots:
            company.rename(names_in(company, backstage.say))
        return MatchContext(backstage, port, company, flow)

    return recorded.port(), match, flow.opening


def replay_scene(recorded: RecordedMatch) -> FirstScene:
    """What shows a finished match, with its time in the viewer's hands."""
    return lambda backstage: Replay(backstage, *watched(recorded))
