"""Who wanted whom: how many wanted the king, and everybody's threads."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.engine.cast import Place
from kingup_game.engine.goals import Goal
from kingup_game.motion.script import Script
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.match.voice import MatchVoice
from kingup_game.stage.seats.wish_threads import WishThreads


def show_wishes(picture: MatchPicture, voice: MatchVoice, goals: Sequence[Goal]) -> Script:
    """Said first, then seen."""
    king = next(iter(picture.standing.at(Place.THRONE)), None)
    if king is not None:
        wanted = sum(king in goal for goal in goals)
        voice.line.show(voice.say("scoring.wanted", character=voice.character(king), count=wanted))
    yield WishThreads(picture.sheet, picture.panels, picture.tokens, goals, king).show()
