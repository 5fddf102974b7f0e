"""Stage directions: what the castle shows of each event. No rules here, only pictures and sound."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingup_game.engine.cast import Character, Place
from kingup_game.engine.events import (
    CharacterMoved,
    CharacterPlaced,
    Event,
    LeftoversServed,
    RoundDealt,
)
from kingup_game.motion import ticks
from kingup_game.motion.script import Script, call, glide, then, together, tween, variant
from kingup_game.motion.tween import ease_in_cubic
from kingup_game.scenes import crowd
from kingup_game.stage import places, plan

if TYPE_CHECKING:
    from kingup_game.scenes.room import Room

AFTER_A_MOVE: Final = ticks(120)
BETWEEN_LEFTOVERS: Final = ticks(90)
FALL: Final = ticks(620)
FEATHERS: Final = 7
DUST: Final = 10


def script_of(event: Event, room: Room) -> Script | None:
    """The script for an event, or None where a scene shows it in its own way."""
    match event:
        case RoundDealt():
            return _deal(room)
        case CharacterPlaced(_, character, floor):
            return _place(room, character, floor)
        case LeftoversServed(characters):
            return _serve_leftovers(room, characters)
        case CharacterMoved(_, character, _, to):
            return _move(room, character, to)
    return None


def _deal(room: Room) -> Script:
    room.castle.dim()
    room.show_position()
    room.backstage.audio.cue("round-begin")
    yield 1


def _place(room: Room, character: Character, floor: Place) -> Script:
    room.backstage.audio.cue("lift")
    yield from _go(room, character, floor)
    room.backstage.audio.cue("place")
    room.backstage.audio.cue(f"floor-{floor.word}", volume=0.6)
    yield AFTER_A_MOVE


def _serve_leftovers(room: Room, characters: str) -> Script:
    room.backstage.audio.cue("leftover-walk")
    for character in characters:
        yield from _go(room, character, Place.FLOOR_0)
        yield BETWEEN_LEFTOVERS


def _move(room: Room, character: Character, to: Place) -> Script:
    audio = room.backstage.audio
    audio.cue("step")
    yield from _go(room, character, to)
    if to in (Place.WC_3, Place.WC_4):
        audio.cue("wc-door")
    else:
        audio.cue("nominee" if to is Place.THRONE else "climb-land")
        audio.cue(f"floor-{to.word}")
    room.particles.burst("dust", *room.tokens[character].spot.point, DUST, towards_degrees=90)
    room.thicken_music()
    yield AFTER_A_MOVE


def _go(room: Room, character: Character, to: Place) -> Script:
    """Walk to a place, while those who stand there make room."""
    token = room.tokens[character]
    origin = room.standing.place_of(character)
    start = token.spot
    before = room.standing.spots()
    room.standing.put(character, to, near_x=start.x)
    after = room.standing.spots()
    end = after[character]
    steps_aside = [
        room.tokens[other].shift_to(spot)
        for other, spot in after.items()
        if other != character and spot != before[other]
    ]
    if steps_aside:
        room.backstage.audio.cue("make-room")
    if origin is Place.TRAY and to is not Place.FLOOR_0:
        yield together(token.be_set_down(end), *steps_aside)
    else:
        path = places.way(start, origin, end, to)
        yield together(token.walk(path, end.size), *steps_aside)
    token.settle_mood(to)


def fall(room: Room, character: Character, to: Place) -> Script:
    """Refused: the trapdoor, the fall past every floor, the thud; grey in the courtyard."""
    audio, token = room.backstage.audio, room.tokens[character]
    token.come_forward(True)
    token.feel("refused")
    audio.cue("trapdoor")
    start = token.spot
    room.standing.put(character, to)
    end = room.standing.spot(character)
    bottom = (start.x, places.feet_y(to))

    startle = crowd.gasping(room, character)

    def drop(x: float, y: float) -> None:
        token.stand(places.Spot(x, y, start.size))
        token.spin((y - start.y) / (bottom[1] - start.y))
        startle(y)

    yield room.castle.open_trapdoor()
    yield variant(token.shake_head, lambda: 1)
    audio.cue("fall")
    yield variant(
        lambda: then(
            glide(drop, start.point, bottom, FALL, ease_in_cubic),
            call(lambda: audio.cue("dungeon-door" if to.word.startswith("dungeon") else "thud")),
            call(lambda: room.particles.burst("dust", *bottom, 3 * DUST)),
            call(lambda: room.particles.burst("feathers", *bottom, FEATHERS)),
            token.land(),
            glide(drop, bottom, end.point, ticks(200)),
        ),
        lambda: tween(lambda alpha: token.sprite.set(alpha=alpha), 255, 0, ticks(300)),
    )
    token.sprite.alpha = 255
    token.stand(end)
    token.settle_mood(to)
    token.come_forward(False)
    yield room.castle.close_trapdoor()


def walk_back(room: Room, character: Character, to: Place) -> Script:
    """The Stomachache, or the Jester refused: down again on foot."""
    token = room.tokens[character]
    start = token.spot
    before = room.standing.spots()
    room.standing.put(character, to, near_x=start.x)
    after = room.standing.spots()
    aside = [
        room.tokens[other].shift_to(spot)
        for other, spot in after.items()
        if other != character and spot != before[other]
    ]
    end = after[character]
    ladder = (plan.THRONE_X, end.y)
    yield together(token.walk([start.point, ladder, end.point], end.size), *aside)
    token.settle_mood(to)
