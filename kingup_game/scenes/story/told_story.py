"""A story in words: where a round turned, and what for somebody is remembered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from kingup_game.scenes.match.voice import MatchVoice
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.stage.story.awards_page import ToldAward
from kingup_game.stage.story.votes_page import ToldTurn
from kingup_game.table.story.awards import Award
from kingup_game.table.story.turning_point import Turn, TurningPoint

_MOODS: Final = {Turn.REFUSED: "refused", Turn.CROWNED: "crowned", Turn.CLIMBED: "hopeful"}


def told_turn(voice: MatchVoice, name: Callable[[int], str], turned: TurningPoint) -> ToldTurn:
    """Where a round turned."""
    key = f"tale.turn_{turned.kind.value}"
    words = voice.say(
        f"{key}_why",
        character=voice.character(turned.character),
        name="" if turned.loser is None else name(turned.loser),
    )
    what = voice.say(key, count=len(turned.seats))
    return ToldTurn(what, words, turned.character, _MOODS[turned.kind])


def told_awards(
    voice: MatchVoice, face: Callable[[int], SeatFace], awards: Iterable[Award]
) -> list[ToldAward]:
    """What somebody is remembered for."""
    return [
        ToldAward(
            face(award.seat),
            voice.say(f"award.{award.key}"),
            voice.say(
                f"award.{award.key}_why",
                count=award.number,
                character=voice.character(award.character) if award.character else "",
            ),
        )
        for award in awards
    ]
