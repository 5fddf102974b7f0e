"""How an election ends without a king and without a fall: a run for it, or a bow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.cast import FLOOR_LIMIT, JESTER, Character, Place
from kingup_game.engine.events import Outcome, VotesRevealed
from kingup_game.motion.script import Script, then, together
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.telling import crowd
from kingup_game.scenes.telling.election_stage import ElectionStage
from kingup_game.scenes.telling.event_scripts import DUST, make_way, settle_annexes
from kingup_game.stage import layout
from kingup_game.stage.castle import ways
from kingup_game.stage.castle.annexes import cry_out
from kingup_game.stage.castle.standing import Point
from kingup_game.stage.seats.face_sizes import needed_in_the_end
from kingup_game.stage.seats.leaving_face import shapes_of_a_bow
from kingup_game.theme import art, cues, durations

_GURGLE: Final = 150.0
_GURGLE_ASIDE, _GURGLE_UP = 212.0, 280.0
"""From the feet of a large face."""
_KNOCKS_ASIDE: Final = 72.0
_RUNS_NEARER: Final = 1.9
"""Of a token's size: whoever runs for it is seen doing so."""


def foresee_end(
    picture: MatchPicture,
    nominee: Character,
    face: str,
    size: float,
    despair: Sequence[float],
    *,
    is_certain: bool,
) -> None:
    """Have made while cards turn what such an end would need."""
    bows, goes = nominee == JESTER, face == "refused"
    picture.expect(
        needed_in_the_end(
            nominee, face, size, despair, is_certain=is_certain, falls=goes and not bows
        )
    )
    if is_certain and bows and goes:
        picture.foresee_shapes(shapes_of_a_bow(nominee))
    if face == "queasy":
        picture.expect({art.GURGLE: (_GURGLE,)})
        if is_certain:
            picture.read_large((face,), nominee)
            picture.rehearse(picture.castle.looks_of_a_fall(), has_time=True)


def bow_out(picture: MatchPicture, stage: ElectionStage) -> Script:
    """The Jester whom nobody wants takes it as an insult, and a large bow."""
    picture.audio.cue(cues.LAUGHTER)
    stage.face.feel("refused")
    yield stage.seat_the_nominee(bows=True)


def leave_the_throne(picture: MatchPicture, revealed: VotesRevealed) -> Script:
    """On one's own feet: ill, or a Jester whom nobody wants."""
    if revealed.outcome is Outcome.STOMACHACHE:
        return run_for_it(picture, revealed.nominee)
    return step_down(picture, revealed.nominee, revealed.to)


def step_down(picture: MatchPicture, jester: Character, to: Place) -> Script:
    """The Jester refused, after his bow: the way down, no larger than those whom he passes, and in
    between the others."""
    token = picture.tokens[jester]
    start = token.spot
    end, aside = make_way(picture, jester, to)
    corners = ways.way(start, Place.THRONE, end, to)
    token.feel("joy")
    yield token.land()
    yield token.walk(corners[:-1], end.size, mood="joy")
    yield token.walk(corners[-2:], end.size, mood="joy")
    picture.audio.cue(cues.MAKE_ROOM)
    beside = [picture.tokens[one] for one in picture.standing.at(to) if one != jester]
    is_tight = len(beside) >= FLOOR_LIMIT
    yield together(token.land(), *aside)
    yield together(*(one.land() for one in (token, *beside) if is_tight))
    token.settle_mood(to)
    yield settle_annexes(picture)


def rumble(picture: MatchPicture, nominee: Character, feet: Point) -> Script:
    """A belly is heard beside the large face of its owner, and the castle shakes."""
    picture.audio.cue(cues.STOMACHACHE)
    picture.tokens[nominee].feel("queasy")
    at = feet[0] + _GURGLE_ASIDE, feet[1] - _GURGLE_UP
    yield together(
        cry_out(picture.air, art.GURGLE, at, durations.GURGLE, _GURGLE),
        picture.castle.shake(durations.GURGLE_SHAKES),
        crowd.pull_faces(picture, nominee),
    )


def run_for_it(picture: MatchPicture, nominee: Character) -> Script:
    """The Stomachache: its owner runs, and knocks; but floor 5 has no WC, only a wall."""
    audio, token = picture.audio, picture.tokens[nominee]
    start = token.spot
    end, aside = make_way(picture, nominee, Place.FLOOR_5)
    large = _RUNS_NEARER * end.size
    wall = layout.ROOM_RIGHT - large / 2, end.y
    picture.particles.burst("dust", *start.point, DUST)
    to_the_wall = [*ways.way(start, Place.THRONE, end, Place.FLOOR_5)[:-1], wall]
    yield together(
        token.walk(to_the_wall, large, durations.DASH, mood="queasy"),
        *aside,
    )
    audio.cue(cues.KNOCK)
    picture.particles.burst("dust", *wall, DUST)
    beside = wall[0] + _KNOCKS_ASIDE, token.head[1]
    yield together(
        then(token.land(side=1), token.shake_head()),
        cry_out(picture.castle_sheet, art.KNOCK, beside, durations.KNOCK),
    )
    yield token.walk([wall, end.point], end.size, durations.DASH_BACK, mood="queasy")
    crowd.calm_down(picture, nominee)
    yield settle_annexes(picture)
