"""Those who watch an election: they look up, gasp floor by floor, and jump for joy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.engine.cast import Character, Place
from kingup_game.motion.script import Script, then, together
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.stage import layout
from kingup_game.stage.castle import standing
from kingup_game.stage.castle.standing import COURTYARD, Point
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.seats.face_sizes import FEET_AT, WIDTH
from kingup_game.theme.durations import (
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
_STARTS_BACK: Final = 22.0
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


def gasping(picture: MatchPicture, faller: Character) -> Callable[[float], None]:
    """Tell it how deep somebody has fallen: whoever stands on a floor they pass is startled.
    Who is asleep after so many refusals sleeps on."""
    waiting = sorted(watchers(picture, faller), key=lambda token: token.spot.y, reverse=True)

    def passes(y: float) -> None:
        while waiting and waiting[-1].spot.y <= y:
            token = waiting.pop()
            if token.mood != "sleepy":
                token.feel("refused")

    return passes


def start_back(picture: MatchPicture, hit: Point) -> None:
    """Whoever stands beside a point that somebody falls on makes room, and comes back."""
    for token in picture.tokens.values():
        (x, y), size = token.spot.point, token.spot.size
        if y == hit[1] and 0 < abs(x - hit[0]) < size:
            token.take_up(token.start_back(_STARTS_BACK if x > hit[0] else -_STARTS_BACK))


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


def pull_faces(picture: MatchPicture, nominee: Character) -> None:
    """All who watch a Stomachache laugh or are afraid, by turns; green is only whose it is."""
    for number, token in enumerate(watchers(picture, nominee)):
        token.feel("joy" if number % 2 else "fear")
