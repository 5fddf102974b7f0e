"""Those who watch an election: they look up, gasp floor by floor, and jump for joy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.engine.cast import Character, Place
from kingup_game.motion.script import Script, then, together
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.stage import layout
from kingup_game.stage.castle import standing
from kingup_game.stage.castle.standing import COURTYARD
from kingup_game.stage.castle.tokens import Token
from kingup_game.theme.durations import BEWILDERED, CHEER_WAVE

_JUMPS: Final = 3


def watchers(picture: MatchPicture, nominee: Character) -> list[Token]:
    """Everybody in the castle but the one on whom they look."""
    return [
        token
        for character, token in picture.tokens.items()
        if character != nominee and picture.standing.place_of(character) not in COURTYARD
    ]


def look_up(picture: MatchPicture, nominee: Character) -> None:
    for token in watchers(picture, nominee):
        token.feel("hopeful")


def calm_down(picture: MatchPicture, nominee: Character) -> None:
    """Everybody else looks as their place has them look."""
    picture.settle_moods(but=nominee)


def yawn(picture: MatchPicture, nominee: Character) -> None:
    """Not another one."""
    for token in watchers(picture, nominee):
        token.feel("sleepy")


def gasping(picture: MatchPicture, faller: Character) -> Callable[[float], None]:
    """Tell it how deep somebody has fallen: whoever stands on a floor they pass is startled."""
    waiting = sorted(watchers(picture, faller), key=lambda token: token.spot.y, reverse=True)

    def passes(y: float) -> None:
        while waiting and waiting[-1].spot.y <= y:
            waiting.pop().feel("refused")

    return passes


def cheer(picture: MatchPicture, king: Character) -> Script:
    """Joy runs through the house from the top to the bottom."""
    for token in watchers(picture, king):
        token.feel("joy")
    top = standing.feet_y(Place.FLOOR_5)
    yield together(
        *(
            then(
                CHEER_WAVE * (1 + (token.spot.y - top) / layout.STOREY_HEIGHT),
                *(token.jump() for _ in range(_JUMPS)),
            )
            for token in watchers(picture, king)
        )
    )


def wonder(picture: MatchPicture, king: Character) -> Script:
    """Nobody knows whether to cheer: every third one jumps, too late, and alone."""
    picture.settle_moods(but=king)
    glad = [token for token in watchers(picture, king) if token.mood == "joy"]
    yield together(*(then(BEWILDERED * (1 + n) / len(glad), t.jump()) for n, t in enumerate(glad)))


def pull_faces(picture: MatchPicture, nominee: Character) -> None:
    """What a stomach says goes through the whole house."""
    for number, token in enumerate(watchers(picture, nominee)):
        token.feel("queasy" if number % 2 else "fear")
