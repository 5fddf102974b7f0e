"""How an election ends without a king: a fall, a cell, a run for it, or a bow."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.cast import DUNGEONS, FLOOR_LIMIT, PLACING_FLOORS, Character, Place
from kingup_game.motion.script import Script, call, glide, then, together, variant
from kingup_game.motion.tween import ease_in_cubic
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.telling import crowd
from kingup_game.scenes.telling.event_scripts import DUST, make_way, settle_annexes
from kingup_game.stage import layout
from kingup_game.stage.canvas.appearing import fade
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle import standing
from kingup_game.stage.castle.annexes import cry_out
from kingup_game.stage.castle.standing import Spot
from kingup_game.theme import art, cues, durations

_FEATHERS: Final = 7
_GURGLE: Final = 150.0
_GURGLE_ASIDE: Final = 74.0
_LONG_WAY: Final = 2
"""So many times as long as one storey takes the way down over several."""


def fall(picture: MatchPicture, character: Character, to: Place) -> Script:
    """The trapdoor, the fall past every floor, the thud; then the courtyard, or a cell."""
    audio, token = picture.audio, picture.tokens[character]
    token.come_forward(True)
    token.feel("refused")
    audio.cue(cues.TRAPDOOR)
    start = token.spot
    picture.standing.put(character, to)
    end = picture.standing.spot(character)
    bottom = (start.x, standing.feet_y(to))
    startle = crowd.gasping(picture, character)
    storeys = [standing.feet_y(floor) for floor in (*PLACING_FLOORS, Place.FLOOR_5)]

    def drop(x: float, y: float) -> None:
        token.stand(Spot(x, y, start.size))
        token.spin((y - start.y) / (bottom[1] - start.y))
        startle(y)
        while storeys and storeys[-1] <= y:
            storeys.pop()
            audio.cue(cues.BUMP, volume=0.6)

    yield picture.castle.open_trapdoor()
    yield variant(token.shake_head, lambda: 1)
    audio.cue(cues.FALL)
    audio.cue(cues.voice(character, cues.DESPAIR))
    aside = durations.DRAGGED_OFF if to in DUNGEONS else durations.CRAWL_ASIDE
    yield variant(
        lambda: then(
            glide(drop, start.point, bottom, durations.FALL, ease_in_cubic),
            call(lambda: audio.cue(cues.THUD)),
            call(lambda: picture.particles.burst("dust", *bottom, 3 * DUST)),
            call(lambda: picture.particles.burst("feathers", *bottom, _FEATHERS)),
            token.land(),
            glide(drop, bottom, end.point, aside),
        ),
        lambda: fade(OPAQUE_ALPHA, 0, durations.FADE_AWAY, token.sprite),
    )
    token.sprite.alpha = OPAQUE_ALPHA
    token.stand(end)
    token.come_forward(False)
    yield together(picture.castle.close_trapdoor(), _lock_up(picture, character, to))
    token.settle_mood(to)


def _lock_up(picture: MatchPicture, character: Character, to: Place) -> Script:
    """The grille comes down before whoever is in a cell."""
    if to not in DUNGEONS:
        return
    token = picture.tokens[character]
    yield picture.castle.annexes.follow(picture.standing)
    picture.audio.cue(cues.DUNGEON_DOOR)
    picture.particles.burst("dust", *token.spot.point, DUST)
    yield token.land()


def step_down(picture: MatchPicture, jester: Character, to: Place) -> Script:
    """The Jester refused: nobody mourns. A bow, the way down, and in between the others."""
    token = picture.tokens[jester]
    picture.audio.cue(cues.LAUGHTER)
    token.feel("joy")
    yield then(token.jump(), durations.BOW)
    start = token.spot
    end, aside = make_way(picture, jester, to)
    way = standing.way_down(start, end, to)
    yield token.walk(way, end.size, _LONG_WAY * durations.WALK, mood="joy")
    picture.audio.cue(cues.MAKE_ROOM)
    beside = [picture.tokens[one] for one in picture.standing.at(to) if one != jester]
    is_tight = len(beside) >= FLOOR_LIMIT
    yield together(*aside)
    yield together(*(one.land() for one in (token, *beside) if is_tight))
    token.settle_mood(to)
    yield settle_annexes(picture)


def run_for_it(picture: MatchPicture, sheet: Sheet, nominee: Character) -> Script:
    """The Stomachache: the house hears it, and its owner runs; but floor 5 has no WC."""
    token = picture.tokens[nominee]
    picture.audio.cue(cues.STOMACHACHE)
    crowd.pull_faces(picture, nominee)
    token.feel("queasy")
    x, y = token.head
    yield together(
        cry_out(sheet, art.GURGLE, (x + _GURGLE_ASIDE, y), durations.GURGLE, _GURGLE),
        picture.castle.shake(durations.GURGLE_SHAKES),
    )
    start = token.spot
    end, aside = make_way(picture, nominee, Place.FLOOR_5)
    wall = layout.ROOM_RIGHT - layout.TOKEN_SIZE / 2, end.y
    picture.particles.burst("dust", *start.point, DUST)
    to_the_wall = [*standing.way_down(start, end, Place.FLOOR_5)[:-1], wall]
    yield together(
        token.walk(to_the_wall, end.size, durations.DASH, mood="queasy"),
        *aside,
    )
    picture.audio.cue(cues.REFUSE)
    picture.particles.burst("dust", *wall, DUST)
    yield token.walk([wall, end.point], end.size, durations.DASH_BACK, mood="queasy")
    crowd.calm_down(picture, nominee)
    yield settle_annexes(picture)
