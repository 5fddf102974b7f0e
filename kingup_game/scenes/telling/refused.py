"""How an election ends without a king: a fall, a cell, a run for it, or a bow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.engine.cast import DUNGEONS, FLOOR_LIMIT, Character, Place
from kingup_game.engine.events import Outcome, VotesRevealed
from kingup_game.motion.script import Script, call, then, together, tween, variant
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.telling import crowd
from kingup_game.scenes.telling.event_scripts import DUST, make_way, settle_annexes
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.castle import standing, ways
from kingup_game.stage.castle.annexes import cry_out
from kingup_game.stage.castle.standing import Point, Spot
from kingup_game.stage.seats.close_up import CloseUp
from kingup_game.stage.seats.face_sizes import needed_in_the_end
from kingup_game.stage.seats.leaving_face import LANDS_AT, shapes_of_a_fall
from kingup_game.theme import art, cues, durations

_FEATHERS: Final = 7
_TO_BOTH_SIDES, _DUST_SPREAD = (0, 180), 50
"""How dust flies where somebody lands hard."""
_GURGLE: Final = 150.0
_GURGLE_ASIDE, _GURGLE_UP = 212.0, 280.0
"""From the feet of a large face."""
_KNOCKS_ASIDE: Final = 72.0
_RUNS_NEARER: Final = 1.9
"""Of a token's size: whoever runs for it is seen doing so."""
_FIRST_DROP: Final = 1.4
"""The first floor is hit after so many times as long as it takes from there to the next."""
_BOWS_NEARER: Final = 1.5
"""On the throne there is no more room above."""
FALLING: Final = "fear", "refused"
"""The faces of somebody who falls from floor to floor: green is only who is ill."""


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
    picture.expect(needed_in_the_end(nominee, face, size, despair, is_certain=is_certain))
    if face == "queasy":
        picture.expect({art.GURGLE: (_GURGLE,)})
        if is_certain:
            picture.read_large((face,), nominee)  # whoever runs for it comes as near as who falls


def foresee_fall(picture: MatchPicture, nominee: Character) -> None:
    """And what a fall needs, once there is no way around it."""
    picture.read_large(FALLING, nominee)
    picture.expect_shapes(*shapes_of_a_fall(nominee))


def leave_the_throne(picture: MatchPicture, revealed: VotesRevealed) -> Script:
    """On one's own feet: ill, or a Jester whom nobody wants."""
    if revealed.outcome is Outcome.STOMACHACHE:
        return run_for_it(picture, revealed.nominee)
    return step_down(picture, revealed.nominee, revealed.to)


def fall(picture: MatchPicture, face: CloseUp, to: Place, go_home: Callable[[], Script]) -> Script:
    """The trapdoor, from floor to floor through every hatch, the thud; then away from there, and a
    head that still goes round. The light comes back, and the camera goes home, once whoever falls
    has bounced off the first floor: as all three began at once, nobody saw where they were. In
    calm motion they are there as the large face goes."""
    character, token = face.character, picture.tokens[face.character]
    token.come_forward(True)
    token.feel("refused")
    picture.audio.cue(cues.TRAPDOOR)
    start = token.spot
    picture.standing.put(character, to)
    end = picture.standing.spot(character)

    def be_there() -> None:
        face.hide()
        token.stand(end)
        token.step_behind(False)
        _cry(picture, character)

    yield variant(
        lambda: _tumble(picture, face, start, end, to, go_home),
        lambda: then(
            picture.castle.open_trapdoor(),
            call(be_there),
            together(
                tween(token.be_seen, 0, OPAQUE_ALPHA, durations.FACE_SETTLES),
                durations.FADE_AWAY,
                go_home(),
            ),
        ),
    )
    token.be_seen(OPAQUE_ALPHA)
    token.stand(end)
    token.step_behind(False)
    if to in DUNGEONS:
        yield together(picture.castle.close_trapdoor(), _lock_up(picture, character))
        token.settle_mood(to)
        return
    token.settle_mood(to)
    yield together(
        variant(lambda: call(lambda: token.take_up(token.reel())), lambda: together()),
        picture.castle.close_trapdoor(),
    )


def _cry(picture: MatchPicture, character: Character) -> None:
    picture.audio.cue(cues.FALL)
    picture.audio.cue(cues.voice(character, cues.DESPAIR))


def _tumble(
    picture: MatchPicture,
    face: CloseUp,
    start: Spot,
    end: Spot,
    to: Place,
    go_home: Callable[[], Script],
) -> Script:
    """The large face hangs over nothing and drops, before those whom it passes and who start back;
    each floor is felt: a bump, dust, and another face. The thud comes with the body."""
    character, token = face.character, picture.tokens[face.character]
    startle = crowd.gasping(picture, character)
    others = [one.spot.point for one in picture.tokens.values() if one is not token]
    bumps = ways.hatches(start.point, standing.feet_y(to), end.x, others)
    if to not in DUNGEONS:
        bumps.append((ways.before_the_castle(bumps[-1][0], end.x), end.y))
    weights = [_FIRST_DROP, *[1.0] * (len(bumps) - 1)]
    legs = [durations.FALL * one / sum(weights) for one in weights]

    def bumped(number: int) -> None:
        (x, y), down = bumps[number], picture.castle_sheet.dy
        startle(y)
        if number < len(bumps) - 1:
            crowd.start_back(picture, bumps[number + 1])
            token.feel(FALLING[number % len(FALLING)])
            picture.audio.cue(cues.BUMP, volume=0.6)
            picture.particles.burst("dust", x, y + down, DUST)
            return
        token.feel("refused")
        picture.audio.cue(cues.THUD)
        for side in _TO_BOTH_SIDES:
            flight = {"towards_degrees": side, "spread_degrees": _DUST_SPREAD}
            picture.particles.burst("dust", x, y + down, 3 * DUST // 2, **flight)
        picture.particles.burst("feathers", x, y + down, _FEATHERS)

    token.be_seen(0)
    falling = face.let_go(picture.castle_sheet)
    yield together(picture.castle.open_trapdoor(), falling.hang())
    _cry(picture, character)
    crowd.start_back(picture, bumps[0])
    yield falling.drop(bumps[0], legs[0])
    token.stand(Spot(*bumps[0], LANDS_AT))
    token.be_seen(OPAQUE_ALPHA)
    bumped(0)
    yield together(
        then(durations.FIRST_BOUNCE, go_home()),
        then(
            token.fall(bumps[1:], legs[1:], lambda number: bumped(number + 1)),
            token.land_hard(),
            token.slide(end, durations.DRAGGED_OFF if to in DUNGEONS else durations.CRAWL_ASIDE),
        ),
    )


def _lock_up(picture: MatchPicture, character: Character) -> Script:
    """The grille comes down before whoever is in a cell, who rattles at it; the others there hop
    for joy at so much company."""
    token = picture.tokens[character]
    picture.audio.cue(cues.DUNGEON_DOOR)
    yield picture.castle.annexes.follow(picture.standing)
    picture.particles.burst("dust", *token.spot.point, DUST)
    cellmates = [one for cell in DUNGEONS for one in picture.standing.at(cell) if one != character]
    yield together(
        then(token.land(), token.shake_head()),
        *(crowd.hop_for_joy(picture.tokens[one]) for one in cellmates),
    )


def step_down(picture: MatchPicture, jester: Character, to: Place) -> Script:
    """The Jester refused: a large bow, the way down, no larger than those whom he passes, and in
    between the others."""
    token = picture.tokens[jester]
    picture.audio.cue(cues.LAUGHTER)
    token.feel("joy")
    start = token.spot
    nearer = Spot(*start.point, _BOWS_NEARER * start.size)
    yield then(together(token.jump(), token.slide(nearer, durations.JUMP)), durations.BOW)
    end, aside = make_way(picture, jester, to)
    corners = ways.way(start, Place.THRONE, end, to)
    yield token.slide(start, durations.LANDING)
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
    crowd.pull_faces(picture, nominee)
    picture.tokens[nominee].feel("queasy")
    at = feet[0] + _GURGLE_ASIDE, feet[1] - _GURGLE_UP
    yield together(
        cry_out(picture.air, art.GURGLE, at, durations.GURGLE, _GURGLE),
        picture.castle.shake(durations.GURGLE_SHAKES),
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
