"""Stage directions: what the castle shows of each event. No rules here, only pictures and sound."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.cast import Character, Place
from kingup_game.engine.events import (
    CharacterMoved,
    CharacterPlaced,
    LeftoversServed,
)
from kingup_game.engine.view import View
from kingup_game.motion.script import Script, call, glide, then, together, variant
from kingup_game.motion.tween import ease_in_cubic
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.telling import crowd
from kingup_game.stage import layout
from kingup_game.stage.canvas.appearing import fade
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.castle import standing
from kingup_game.stage.castle.standing import Spot
from kingup_game.theme import cues, durations

FEATHERS: Final = 7
DUST: Final = 10


def deal(picture: MatchPicture, view: View) -> Script:
    """The new round, as everybody sees it, at once."""
    picture.castle.dim()
    picture.show_position(view)
    picture.audio.cue(cues.ROUND_BEGIN)
    yield 1


def place(picture: MatchPicture, placed: CharacterPlaced, follow: Follow) -> Script:
    """Lifted out of the courtyard and set down on a floor."""
    picture.audio.cue(cues.LIFT)
    yield from _go(picture, placed.character, placed.floor)
    follow()
    picture.audio.cue(cues.PLACE)
    picture.audio.cue(cues.floor(placed.floor.word), volume=0.6)
    yield durations.AFTER_A_MOVE


def serve_leftovers(picture: MatchPicture, served: LeftoversServed, follow: Follow) -> Script:
    """Nobody wanted these: one after the other into the kitchen."""
    picture.audio.cue(cues.LEFTOVER_WALK)
    for character in served.characters:
        yield from _go(picture, character, Place.FLOOR_0)
        yield durations.BETWEEN_LEFTOVERS
    follow()


def move(picture: MatchPicture, moved: CharacterMoved, follow: Follow) -> Script:
    """One floor up, or out of the WC, or to the throne."""
    audio, character, to = picture.audio, moved.character, moved.to
    audio.cue(cues.STEP)
    yield from _go(picture, character, to)
    follow()
    if to in (Place.WC_3, Place.WC_4):
        audio.cue(cues.WC_DOOR)
    else:
        audio.cue(cues.NOMINEE if to is Place.THRONE else cues.CLIMB_LAND)
        audio.cue(cues.floor(to.word))
    picture.particles.burst("dust", *picture.tokens[character].spot.point, DUST)
    picture.thicken_music()
    yield durations.AFTER_A_MOVE


def _go(picture: MatchPicture, character: Character, to: Place) -> Script:
    """Walk to a place, while those who stand there make room."""
    token = picture.tokens[character]
    origin = picture.standing.place_of(character)
    start = token.spot
    end, steps_aside = _make_way(picture, character, to)
    if steps_aside:
        picture.audio.cue(cues.MAKE_ROOM)
    if origin is Place.TRAY and to is not Place.FLOOR_0:
        yield together(token.be_set_down(end), *steps_aside)
    else:
        path = standing.way(start, origin, end, to)
        yield together(token.walk(path, end.size), *steps_aside)
    token.settle_mood(to)


def fall(picture: MatchPicture, character: Character, to: Place) -> Script:
    """Refused: the trapdoor, the fall past every floor, the thud; grey in the courtyard."""
    audio, token = picture.audio, picture.tokens[character]
    token.come_forward(True)
    token.feel("refused")
    audio.cue(cues.TRAPDOOR)
    start = token.spot
    picture.standing.put(character, to)
    end = picture.standing.spot(character)
    bottom = (start.x, standing.feet_y(to))

    landing = cues.DUNGEON_DOOR if to.word.startswith("dungeon") else cues.THUD
    startle = crowd.gasping(picture, character)

    def drop(x: float, y: float) -> None:
        token.stand(Spot(x, y, start.size))
        token.spin((y - start.y) / (bottom[1] - start.y))
        startle(y)

    yield picture.castle.open_trapdoor()
    yield variant(token.shake_head, lambda: 1)
    audio.cue(cues.FALL)
    yield variant(
        lambda: then(
            glide(drop, start.point, bottom, durations.FALL, ease_in_cubic),
            call(lambda: audio.cue(landing)),
            call(lambda: picture.particles.burst("dust", *bottom, 3 * DUST)),
            call(lambda: picture.particles.burst("feathers", *bottom, FEATHERS)),
            token.land(),
            glide(drop, bottom, end.point, durations.CRAWL_ASIDE),
        ),
        lambda: fade(OPAQUE_ALPHA, 0, durations.FADE_AWAY, token.sprite),
    )
    token.sprite.alpha = OPAQUE_ALPHA
    token.stand(end)
    token.settle_mood(to)
    token.come_forward(False)
    yield picture.castle.close_trapdoor()


def walk_back(picture: MatchPicture, character: Character, to: Place) -> Script:
    """The Stomachache, or the Jester refused: down again on foot."""
    token = picture.tokens[character]
    start = token.spot
    end, aside = _make_way(picture, character, to)
    ladder = (layout.THRONE_X, end.y)
    yield together(token.walk([start.point, ladder, end.point], end.size), *aside)
    token.settle_mood(to)


def _make_way(picture: MatchPicture, character: Character, to: Place) -> tuple[Spot, list[Script]]:
    """Where somebody will stand, and how those who stand there make room."""
    before = picture.standing.spots()
    picture.standing.put(character, to, near_x=picture.tokens[character].spot.x)
    after = picture.standing.spots()
    aside = [
        picture.tokens[other].shift_to(spot)
        for other, spot in after.items()
        if other != character and spot != before[other]
    ]
    return after[character], aside
