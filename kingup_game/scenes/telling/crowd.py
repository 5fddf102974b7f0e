"""Those who watch an election: they look up, gasp floor by floor, and jump for joy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.engine.cast import Character, Place
from kingup_game.motion.script import Script, frames, then, together
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.stage import layout
from kingup_game.stage.castle import standing
from kingup_game.stage.castle.standing import COURTYARD, Point
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.seats.face_sizes import FEET_AT, WIDTH
from kingup_game.theme import art
from kingup_game.theme.durations import (
    ANSWER_WAITS,
    BETWEEN_ANSWERS,
    BEWILDERED,
    CHEER_WAVE,
    HEAD_OVER_HEELS,
    LOOKS_UP,
    REIGN_STOREY,
)

_JUMPS: Final = 3
_CONFETTI: Final = 99
"""As many as may fly, so that no place is left without."""
_CONFETTI_UP: Final = 40.0
_BEHIND_HEAD: Final = ((-190.0, 110.0), (190.0, 70.0))
_CONFETTI_DOWN: Final = 110.0
"""Where at the sides of a glad face it begins, which way it flies, and how far below the narrow
one."""
_NARROW: Final = ((-110.0, 90.0), (0.0, 90.0), (110.0, 90.0))
"""Over the throne alone: what the Jester has turned is to be read, and what is said of it."""
_CONFETTI_WIDE: Final = 120.0
_CONFETTI_SPREAD: Final = 36.0
_FACES_A_FRAME: Final = 3
_STARTS_BACK, _NEAR = 30.0, 150.0
"""How far aside, and who: a body that falls is so large."""
_JOLTED, _THUD = 26.0, 12.0
"""How high somebody leaves the ground whose floor is hit, and whose castle is."""
_LAST_OVER: Final = 6 * REIGN_STOREY + HEAD_OVER_HEELS
"""When even those on floor 0 are on their feet again."""


def watchers(picture: MatchPicture, nominee: Character) -> list[Token]:
    """Everybody in the castle but the one on whom they look."""
    return [
        token
        for character, token in picture.tokens.items()
        if character != nominee and picture.standing.place_of(character) not in COURTYARD
    ]


def in_the_yard(picture: MatchPicture) -> list[Token]:
    """Those whom no vote is about: they fell, or nobody has placed them."""
    return [
        token
        for character, token in picture.tokens.items()
        if picture.standing.place_of(character) in COURTYARD
    ]


def look_up(picture: MatchPicture, nominee: Character) -> None:
    """Whoever watches hopes with the one who is called."""
    for token in watchers(picture, nominee):
        token.feel("hopeful")


def look_up_in_turn(picture: MatchPicture, nominee: Character) -> Script:
    """The same from the top of the castle to its foot, one after the other."""
    for token in sorted(watchers(picture, nominee), key=lambda token: token.spot.y):
        token.feel("hopeful")
        yield LOOKS_UP


def calm_down(picture: MatchPicture, nominee: Character) -> None:
    """Everybody else looks as their place has them look."""
    picture.settle_moods(but=nominee)


def yawn(picture: MatchPicture, nominee: Character) -> None:
    """Everybody who watches is tired of refusals."""
    for token in watchers(picture, nominee):
        token.feel("sleepy")


def startling(picture: MatchPicture, faller: Character) -> Callable[[float], None]:
    """Tell it which floor was hit: whoever stands there is afraid, and leaves the ground for a
    moment. Who is asleep after so many refusals sleeps on."""
    awake = [token for token in watchers(picture, faller) if token.mood != "sleepy"]

    def hit(y: float) -> None:
        for token in awake:
            if token.spot.y == y and not token.is_occupied:
                token.feel("fear")
                token.take_up(token.jolt(_JOLTED))

    return hit


def start_back(picture: MatchPicture, hit: Point) -> None:
    """Whoever stands beside a point that somebody falls on makes room, and comes back."""
    for token in picture.tokens.values():
        x, y = token.spot.point
        if y == hit[1] and 0 < abs(x - hit[0]) < _NEAR:
            if token.mood != "sleepy":
                token.feel("fear")
            token.take_up(token.start_back(_STARTS_BACK if x > hit[0] else -_STARTS_BACK))


def feel_the_thud(picture: MatchPicture, faller: Character, *, is_laughed_at: bool) -> None:
    """The whole castle jumps a little as somebody hits the ground, and is sorry for them; unless
    nobody at all wanted them."""
    for token in watchers(picture, faller):
        if token.mood != "sleepy":
            token.feel("joy" if is_laughed_at else "refused")
        token.take_up(token.jolt(_THUD))


def foresee_king(picture: MatchPicture, king: Character) -> None:
    """How he looks as he sits there, read while he is large and out of sight himself."""
    picture.expect({art.token(king, "crowned"): (picture.tokens[king].spot.size,)})


def answer(picture: MatchPicture, king: Character, light_up: Callable[[Place], None]) -> Script:
    """While the new king is as near as can be, one room after the other wakes below him: light, and
    whoever lives there leaps for joy."""
    floors = sorted(map(Place, layout.FLOOR_FEET_Y), reverse=True)
    yield together(
        *(
            then(ANSWER_WAITS + BETWEEN_ANSWERS * number, _wake(picture, king, floor, light_up))
            for number, floor in enumerate(floors)
        )
    )


def _wake(
    picture: MatchPicture, king: Character, floor: Place, light_up: Callable[[Place], None]
) -> Script:
    here = [picture.tokens[one] for one in picture.standing.at(floor) if one != king]
    light_up(floor)
    for token in here:
        token.feel("joy")
    yield together(*(then(token.jump(), token.jump()) for token in here))


def cheer(picture: MatchPicture, king: Character) -> Script:
    """Joy runs through the castle from the top to the bottom."""
    for token in watchers(picture, king):
        token.feel("joy")
    yield together(
        *(
            then(
                CHEER_WAVE * _storeys_down(token),
                *(token.jump() for _ in range(_JUMPS)),
            )
            for token in watchers(picture, king)
        )
    )


def throw_confetti(picture: MatchPicture, *, is_narrow: bool = False) -> None:
    """From behind the large face to both sides, up and down again between what is said and the
    names and totals at the edges. A narrow throw leaves all signs free."""
    x, y = FEET_AT[0], FEET_AT[1] - WIDTH / 2 - _CONFETTI_UP
    y += 0 if is_narrow else _CONFETTI_DOWN
    places = _NARROW if is_narrow else _BEHIND_HEAD
    for aside, towards in places:
        picture.particles.burst(
            "confetti",
            x + aside,
            y,
            _CONFETTI // len(places),
            towards_degrees=towards,
            spread_degrees=_CONFETTI_SPREAD,
            width=_CONFETTI_WIDE,
        )


def wonder(picture: MatchPicture, king: Character) -> Script:
    """Everybody is turned over, as the sign of their floor is, while the king jumps for joy. Then
    nobody knows whether to cheer: every third one jumps, too late, and alone."""
    picture.settle_moods(but=king)
    seen_by = watchers(picture, king)
    glad = [token for token in seen_by if token.mood == "joy"]
    apart = BEWILDERED / max(1, len(glad)) / 2
    yield together(
        *(
            then(REIGN_STOREY * _storeys_down(token), token.somersault(HEAD_OVER_HEELS))
            for token in seen_by
        ),
        then(*(picture.tokens[king].jump() for _ in range(_JUMPS))),
        *(then(_LAST_OVER + apart * number, one.jump()) for number, one in enumerate(glad)),
    )


def _storeys_down(token: Token) -> float:
    """How far below the throne somebody stands."""
    return 1 + (token.spot.y - standing.feet_y(Place.FLOOR_5)) / layout.STOREY_HEIGHT


def hop_for_joy(token: Token) -> Script:
    """A glad face and a jump; afterwards they feel what they felt."""
    token.pull_face("joy")
    yield token.jump()
    token.pull_face(None)


def hold_their_noses(picture: MatchPicture, character: Character, length_ticks: float) -> Script:
    """Those beside somebody who comes out of the WC make a face for so long."""
    here = picture.standing.at(picture.standing.place_of(character))
    near = [picture.tokens[one] for one in here if one != character]
    for token in near:
        token.leave_off()
        token.pull_face("refused")
    yield length_ticks
    for token in near:
        token.pull_face(None)


def pull_faces(picture: MatchPicture, nominee: Character) -> Script:
    """All who watch a Stomachache laugh or are afraid, by turns, a few in each frame; green is only
    whose it is."""
    for number, token in enumerate(watchers(picture, nominee)):
        if not number % _FACES_A_FRAME:
            yield frames(1)
        token.feel("joy" if number % 2 else "fear")
