"""Stage directions: what the castle shows of each event. No rules here, only pictures and sound."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from kingup_game.engine.cast import WCS, Character, Place
from kingup_game.engine.events import (
    CharacterMoved,
    CharacterPlaced,
    LeftoversServed,
)
from kingup_game.motion.script import Script, call, then, together, tween
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.telling import crowd
from kingup_game.stage import layout
from kingup_game.stage.ballots.ballot_card import shapes_of_cards
from kingup_game.stage.ballots.ballot_table import looks as looks_of_table
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.castle import ways
from kingup_game.stage.castle.annexes import cry_out
from kingup_game.stage.castle.last_moves import Escort
from kingup_game.stage.castle.standing import Spot, annex_spot
from kingup_game.stage.castle.throne_light import NEEDED as THRONE_LIGHT_NEEDS
from kingup_game.stage.seats.face_sizes import needed_for
from kingup_game.stage.seats.jury import needed_by_jury
from kingup_game.theme import art, cues, durations

DUST: Final = 10
_AJAR: Final = 0.7
"""How loud a door is that only opens or shuts by itself."""
_SIGHED: Final = 0.85
"""How loud somebody sighs whom nobody placed: at half of it the music covered them."""
_SOFTLY: Final = 0.5
"""How loud somebody lands whom nobody has brought there."""
_PHEW_ASIDE, _PHEW_UP = 66.0, 34.0
_GURGLE_ASIDE, _GURGLE_UP = 84.0, 92.0
_THROUGH_A_DOOR: Final = 0.5
"""How loud a belly is from in there."""


def place(picture: MatchPicture, placed: CharacterPlaced, follow: Follow) -> Script:
    """Out of the courtyard, over the doorstep, and up all ladders to a floor."""
    picture.audio.cue(cues.LIFT)
    yield from _go(picture, placed.character, placed.floor, placed.seat)
    follow()
    picture.audio.cue(cues.PLACE)
    picture.audio.cue(cues.floor(placed.floor.word), volume=0.6)
    yield _come_to_rest(picture, placed.character)


def serve_leftovers(picture: MatchPicture, served: LeftoversServed, follow: Follow) -> Script:
    """Those whom nobody has placed go into the kitchen, one after the other."""
    picture.audio.cue(cues.LEFTOVER_WALK)
    for character in served.characters:
        picture.audio.cue(cues.voice(character, cues.BOREDOM), volume=_SIGHED)
        yield from _go(picture, character, Place.FLOOR_0)
        picture.audio.cue(cues.CLIMB_LAND, volume=_SOFTLY)
        yield picture.tokens[character].land()
    follow()


def move(picture: MatchPicture, moved: CharacterMoved, follow: Follow) -> Script:
    """One floor up, or out of the WC, or to the throne."""
    audio, character, to = picture.audio, moved.character, moved.to
    if to is Place.THRONE:
        yield from _go_to_the_throne(picture, moved, follow)
        return
    if moved.origin in WCS:
        audio.cue(cues.WC_OPENS)
        yield picture.castle.annexes.open(moved.origin)
    audio.cue(cues.STEP)
    yield from _go(picture, character, to, moved.seat, mood="queasy" if to in WCS else "climb")
    follow()
    if to not in WCS:
        audio.cue(cues.CLIMB_LAND)
        audio.cue(cues.floor(to.word))
    yield _come_to_rest(picture, character)
    if to in WCS:
        yield be_in_there(picture, to)
    if moved.origin in WCS:
        yield _breathe_again(picture, character)


def foresee_vote(picture: MatchPicture) -> Iterator[None]:
    """What the next call and its vote need: one thing a tick, and none in those in which the board
    comes."""
    for _ in range(durations.BREATH):
        yield
    panels = picture.panels
    jury = needed_by_jury([one.face for one in panels.panels], is_large=panels.is_large)
    picture.expect({**THRONE_LIGHT_NEEDS, **jury, **panels.needed_for_ballots()})
    yield
    picture.rehearse(looks_of_table(), has_time=True)


def foresee_last_climb(picture: MatchPicture, character: Character) -> None:
    """How somebody on the fifth floor looks on their way to the throne: the camera moves then."""
    token, throne = picture.tokens[character], Spot(layout.THRONE_X, layout.THRONE_FEET_Y)
    path = ways.way(token.spot, Place.FLOOR_5, throne, Place.THRONE)
    is_quick = picture.director.pace.is_quick
    picture.rehearse(token.looks_of_walk(path, "climb", is_quick=is_quick), has_time=True)


def _go_to_the_throne(picture: MatchPicture, moved: CharacterMoved, follow: Follow) -> Script:
    """Up to the throne: they crouch, and then the castle makes room for their face."""
    audio, nominee = picture.audio, moved.character
    picture.expect({**needed_for(nominee), **THRONE_LIGHT_NEEDS})
    audio.cue(cues.STEP)
    yield together(
        then(durations.ANTICIPATION, picture.call(nominee, moved.seat)),
        _go(picture, nominee, moved.to),
        then(durations.FACE_WAITS, _foresee_vote_on(picture, nominee, moved.seat)),
        then(durations.ANTICIPATION, durations.FACE_WAITS, _become_large(picture, nominee)),
    )
    follow()
    audio.cue(cues.NOMINEE)
    audio.cue(cues.floor(moved.to.word))
    audio.cue(cues.voice(nominee, cues.HOPE))
    yield together(
        picture.nomination.reach_the_throne(),
        crowd.look_up_in_turn(picture, nominee),
        picture.panels.foresee_ballots(),
        settle_annexes(picture),
        durations.AFTER_A_MOVE,
    )


def _foresee_vote_on(picture: MatchPicture, nominee: Character, caller: int) -> Script:
    """As soon as the seats have gone: the name and the jury, and the cards of all who vote."""
    picture.foresee_call(nominee, caller)
    yield durations.FORESEEN_APART
    voters = [panel.face for panel in picture.panels.panels]
    shapes = shapes_of_cards(len(voters), is_large=picture.ballot_cards.is_large)
    for side, boxes in shapes.items():
        picture.expect_shapes(side, boxes)
    picture.expect(picture.ballot_cards.needed_for_count(voters))


def _become_large(picture: MatchPicture, nominee: Character) -> Script:
    """The small body goes as the large face comes: one body always, and the throne stays empty
    until it is known for whom it is."""
    yield tween(picture.tokens[nominee].be_seen, OPAQUE_ALPHA, 0, durations.FACE_COMES)


def settle_annexes(picture: MatchPicture) -> Script:
    """Doors open where a floor filled up, and shut behind whoever went in."""
    annexes, people = picture.castle.annexes, picture.standing
    moving = [place for place in annexes.due(people) if place in WCS]
    if moving:
        is_entered = any(people.at(place) for place in moving)
        cue = cues.WC_DOOR if any(map(annexes.will_shut, moving)) else cues.WC_OPENS
        picture.audio.cue(cue, volume=1.0 if is_entered else _AJAR)
    yield annexes.follow(people)


def be_in_there(picture: MatchPicture, wc: Place) -> Script:
    """What is heard through a door that is shut."""
    picture.audio.cue(cues.STOMACHACHE, volume=_THROUGH_A_DOOR)
    x, y = annex_spot(wc).point
    at = x - _GURGLE_ASIDE, y - _GURGLE_UP
    yield cry_out(picture.castle_sheet, art.GURGLE, at, durations.HEARD_INSIDE)


def _breathe_again(picture: MatchPicture, character: Character) -> Script:
    """Out of the WC: relief, for all to see."""
    token = picture.tokens[character]
    picture.audio.cue(cues.RELIEF)
    token.feel("relief")
    x, y = token.head
    yield together(
        cry_out(picture.castle_sheet, art.PHEW, (x + _PHEW_ASIDE, y - _PHEW_UP), durations.PHEW),
        crowd.hold_their_noses(picture, character, durations.PHEW),
    )
    token.settle_mood(picture.standing.place_of(character))


def _go(
    picture: MatchPicture,
    character: Character,
    to: Place,
    mover: int | None = None,
    mood: str = "climb",
) -> Script:
    """Walk to a place, marked by whose move it is, while those who stand there make room; over with
    the first foot down."""
    token = picture.tokens[character]
    origin = picture.standing.place_of(character)
    start = token.spot
    end, steps_aside = make_way(picture, character, to)
    path = ways.way(start, origin, end, to)
    token.heading = ways.heading(path)
    length_ticks = durations.ANTICIPATION + ways.walk_ticks(path)
    spare = max(1, length_ticks - durations.MAKE_ROOM - durations.LANDING)
    later = max(1, len(steps_aside) - 1)
    wave = min(durations.BETWEEN_NEIGHBOURS, (spare - 1) / later)
    rest = spare - wave * later  # all have both feet down with whoever comes
    is_heard = [partial(picture.audio.cue, cues.MAKE_ROOM)] if steps_aside else []
    is_led = mover is not None or to is Place.THRONE
    seals = [] if mover is None else [picture.panels[mover].face.seal]
    escorts = [Escort(picture.castle_sheet, seal, token) for seal in seals]
    yield together(
        token.walk(path, end.size, mood=mood, is_led=is_led),
        *(escort.go_along(length_ticks) for escort in escorts),
        *(then(rest + wave * at, one) for at, one in enumerate(steps_aside)),
        *(then(rest, call(heard)) for heard in is_heard),
    )
    token.settle_mood(to)


def _come_to_rest(picture: MatchPicture, character: Character) -> Script:
    """The foot is down: dust and weight on the same tick as the sound."""
    token = picture.tokens[character]
    picture.raise_dust(token, DUST)
    yield together(token.land(), settle_annexes(picture), durations.AFTER_A_MOVE)


def make_way(picture: MatchPicture, character: Character, to: Place) -> tuple[Spot, list[Script]]:
    """Where somebody will stand, and how those who stand there make room, the nearest first."""
    before = picture.standing.spots()
    near_x = picture.tokens[character].spot.x
    if picture.standing.place_of(character) is Place.TRAY:
        near_x = picture.asked_x.get(character, near_x)
    picture.standing.put(character, to, near_x)
    after = picture.standing.spots()
    end = after[character]
    moved = [who for who, spot in after.items() if who != character and spot != before[who]]
    moved.sort(key=lambda who: abs(after[who].x - end.x))
    return end, [picture.tokens[who].shift_to(after[who]) for who in moved]
