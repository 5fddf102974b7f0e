"""Nobody wants them: the trapdoor, a fall through the whole castle, and what is left of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.engine.cast import DUNGEONS, Character, Place
from kingup_game.motion.script import Script, call, then, together, tween, variant
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.telling import crowd
from kingup_game.scenes.telling.election_stage import ElectionStage
from kingup_game.scenes.telling.event_scripts import DUST
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.castle import standing, ways
from kingup_game.stage.castle.standing import Point, Spot
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.seats.leaving_face import (
    FallingFace,
    before_us,
    looks_of_a_tumble,
    shapes_of_a_fall,
)
from kingup_game.theme import art, cues, durations

_FEATHERS, _SPLINTERS = 12, 6
_TO_BOTH_SIDES, _DUST_SPREAD = (0, 180), 50
"""How dust flies where somebody lands hard."""
_FIRST_DROP, _LAST_DROP = 1.6, 1.2
"""So many times as long as from one floor to the next it takes to the first, and to the ground."""
_LIGHT_AT: Final = 3
"""The light comes back everywhere, and the camera goes home, with that hit: rooms that were hit
before have got light of their own."""
_SKY_IS_FREE: Final = 0.85
"""Of the way to the first floor: so much later there is sky where the face was."""
_BUMP: Final = 0.6
"""How loud a floor is that is hit, and not the ground."""


def foresee(picture: MatchPicture, nominee: Character) -> None:
    """What a fall needs, once there is no way around it."""
    picture.foresee_shapes(shapes_of_a_fall(nominee))
    picture.rehearse(picture.castle.looks_of_a_fall(), has_time=True)


def get_ready(picture: MatchPicture, nominee: Character) -> Script:
    """Head over heels it is turned while one reads what was decided: as soon as it is there, and no
    longer than that is read."""
    reading = picture.until_read(shapes_of_a_fall(nominee))
    for _ in range(round(durations.VERDICT)):
        if next(reading, picture) is picture:
            break
        yield 1
    picture.rehearse(looks_of_a_tumble(nominee, is_quick=picture.director.pace.is_quick))


def fall(
    picture: MatchPicture,
    stage: ElectionStage,
    to: Place,
    length_ticks: float,
    *,
    is_laughed_at: bool,
) -> Script:
    """The trapdoor, from floor to floor through every hatch, the thud; then flat on the ground, and
    away from there with a head that still goes round. In calm motion they are there as the large
    face goes."""
    character, token = stage.face.character, picture.tokens[stage.face.character]
    token.come_forward(True)
    token.feel("refused")
    picture.audio.cue(cues.TRAPDOOR)
    start = token.spot
    picture.standing.put(character, to)
    end = picture.standing.spot(character)
    picture.expect({art.token(character, token.mood): (end.size,)})
    yield variant(
        lambda: _tumble(
            picture, stage, (start, end), to, length_ticks, is_laughed_at=is_laughed_at
        ),
        lambda: _be_there(picture, stage, end),
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


def _be_there(picture: MatchPicture, stage: ElectionStage, end: Spot) -> Script:
    """Calm: the face goes, and the token comes into sight where it belongs, with the castle."""
    token = picture.tokens[stage.face.character]
    yield then(picture.castle.open_trapdoor(), stage.foresee_home())
    stage.face.hide()
    stage.verdict.rise()
    token.stand(end)
    token.step_behind(False)
    _cry(picture, stage.face.character)
    yield together(
        tween(token.be_seen, 0, OPAQUE_ALPHA, durations.FACE_SETTLES),
        durations.FADE_AWAY,
        stage.go_home(),
    )


def _cry(picture: MatchPicture, character: Character) -> None:
    picture.audio.cue(cues.FALL)
    picture.audio.cue(cues.voice(character, cues.DESPAIR))


def _tumble(
    picture: MatchPicture,
    stage: ElectionStage,
    way: tuple[Spot, Spot],
    to: Place,
    length_ticks: float,
    *,
    is_laughed_at: bool,
) -> Script:
    """The large face hangs over nothing, drops, and tumbles before the whole castle; each floor is
    felt. The light comes back on the way, and the camera goes down with the body."""
    character, token = stage.face.character, picture.tokens[stage.face.character]
    start, end = way
    hits = _hits(picture, token, start, end, to)
    legs = _legs(len(hits), to, length_ticks)
    token.be_seen(0)
    falling = stage.face.let_go(picture.castle_sheet)
    yield together(picture.castle.open_trapdoor(), falling.hang())
    _cry(picture, character)
    crowd.start_back(picture, hits[0])
    home = min(_LIGHT_AT, len(hits) - 1)  # a cell may be no deeper than that
    yield together(
        then(sum(legs[:home]), stage.foresee_home()),
        then(sum(legs[: home + 1]), stage.go_home()),
        then(_SKY_IS_FREE * legs[0], call(stage.verdict.rise)),
        then(
            _from_floor_to_floor(falling, hits, legs, _felt(picture, stage, hits)),
            _land(picture, falling, end, to, is_laughed_at=is_laughed_at),
        ),
    )


def _hits(picture: MatchPicture, token: Token, start: Spot, end: Spot, to: Place) -> list[Point]:
    """Where the floors are hit, and at last the ground before the castle, nearer to us."""
    others = [one.spot.point for one in picture.tokens.values() if one is not token]
    hits = ways.hatches(start.point, standing.feet_y(to), end.x, others)
    if to not in DUNGEONS:
        hits.append(before_us(ways.before_the_castle(hits[-1][0], end.x)))
    return hits


def _legs(number: int, to: Place, length_ticks: float) -> list[float]:
    """How long it takes from one hit to the next."""
    weights = [_FIRST_DROP, *[1.0] * (number - 1)]
    if to not in DUNGEONS:
        weights[-1] = _LAST_DROP
    return [length_ticks * one / sum(weights) for one in weights]


def _felt(picture: MatchPicture, stage: ElectionStage, hits: list[Point]) -> Callable[[int], None]:
    """Tell it which floor it is that was hit: what is heard, what flies, who leaves the ground, and
    in which rooms there is light."""
    floors = {standing.feet_y(place): place for place in Place if place.is_floor}
    startle = crowd.startling(picture, stage.face.character)
    token = picture.tokens[stage.face.character]

    def felt(number: int) -> None:
        x, y = hits[number]
        token.stand(Spot(x, y))
        token.be_seen(0)
        if number < _LIGHT_AT:
            stage.light.light_up(floors[y])
        startle(y)
        crowd.start_back(picture, hits[number + 1])
        picture.audio.cue(cues.BUMP, volume=_BUMP)
        picture.particles.burst("dust", x, y + picture.castle_sheet.dy, DUST)

    return felt


def _from_floor_to_floor(
    falling: FallingFace, hits: list[Point], legs: list[float], felt: Callable[[int], None]
) -> Script:
    yield falling.drop(hits[0], legs[0])
    for number, (hit, length_ticks) in enumerate(zip(hits[1:], legs[1:], strict=True)):
        felt(number)
        yield falling.tumble(hit, length_ticks)


def _land(
    picture: MatchPicture, falling: FallingFace, end: Spot, to: Place, *, is_laughed_at: bool
) -> Script:
    """The thud: dust to both sides, feathers and splinters, and a castle that jumps; nothing else
    moves while one looks at it. Then up, to where the token goes on."""
    (x, y), token = falling.feet, picture.tokens[falling.character]
    y += picture.castle_sheet.dy
    picture.audio.cue(cues.THUD)
    for side in _TO_BOTH_SIDES:
        flight = {"towards_degrees": side, "spread_degrees": _DUST_SPREAD}
        picture.particles.burst("dust", x, y, 2 * DUST, **flight)
    picture.particles.burst("shards", x, y, _SPLINTERS)
    picture.particles.burst("feathers", x, y, _FEATHERS)
    crowd.feel_the_thud(picture, falling.character, is_laughed_at=is_laughed_at)
    yield falling.lie()
    is_dragged = to in DUNGEONS
    yield falling.get_up(Spot(*falling.feet) if is_dragged else end)
    token.stand(Spot(*falling.feet) if is_dragged else end)
    if is_dragged:
        yield token.slide(end, durations.DRAGGED_OFF)


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
