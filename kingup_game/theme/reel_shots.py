"""The minute that the game shows of itself, as an editor's list: which shots, how long, under what.

They are cut from one match (`assets/reel/match.kingup`). A shot begins where an event is about to
be told, and ends when its time is up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingup_game.motion import ticks
from kingup_game.theme import cues


@dataclass(frozen=True, slots=True)
class Music:
    """A piece, and the layers of it that are heard."""

    part: str
    layers: tuple[str, ...] = (cues.BASE,)


@dataclass(frozen=True, slots=True)
class TitleCard:
    """What stands on the velvet before a shot: a few words, and who makes a face at them."""

    words: str
    character: str
    mood: str


@dataclass(frozen=True, slots=True)
class Shot:
    """From an event of a round on, so long, at `percent` of the usual speed."""

    round: int
    event: str
    """As `kingup_game/scenes/title/showreel.py` names events."""
    length_ticks: int
    percent: int = 100
    card: TitleCard | None = None
    """Without one the shot follows by a cut."""
    music: Music | None = None
    """What sets in with it; without, what plays goes on."""


VELVET_HANGS: Final = ticks(1200)
"""At the very beginning, with somebody who peeps."""
VELVET_OPENS: Final = ticks(620)
VELVET_FALLS: Final = ticks(200)
CARD_READ: Final = ticks(1500)
FACE_RISES: Final = ticks(360)
VELVET_PARTS: Final = ticks(260)
LOGO_STANDS: Final = ticks(3400)
PEEPS: Final = ticks(420)

_CLIMB: Final = cues.climb_part(1)
_ROLLING = Music(_CLIMB)
_FULLER = Music(_CLIMB, (cues.BASE, cues.MIDDLE))
_FULL = Music(_CLIMB, cues.LAYERS)
_JESTERS = Music(cues.JESTER_PART)
_BREATHLESS = Music(cues.VOTE_PART, (cues.BASE, cues.TENSION))
_GLORIOUS = Music(cues.WINNER_PART)

SHOTS: Final = (
    Shot(1, "vote N", ticks(4900), 130, music=_ROLLING),
    Shot(1, "place P", ticks(2400), 260, TitleCard("showreel.throne", "I", "hopeful")),
    Shot(1, "climb A 4", ticks(2000), 220, music=_FULLER),
    Shot(1, "score", ticks(4800), 270, TitleCard("showreel.goals", "B", "hopeful")),
    Shot(2, "deal", ticks(1500), 220),
    Shot(2, "vote O", ticks(4300), 130, TitleCard("showreel.vote", "O", "fear"), _FULL),
    Shot(2, "vote G", ticks(4200), 120, TitleCard("showreel.stomach", "G", "queasy")),
    Shot(2, "vote J", ticks(6600), 125, TitleCard("showreel.jester", "J", "hopeful"), _JESTERS),
    Shot(3, "vote I", ticks(5400), 85, TitleCard("showreel.last", "I", "fear"), _BREATHLESS),
    Shot(3, "end", ticks(7000), 115, music=_GLORIOUS),
)
LAST_WORDS: Final = "showreel.sofa"
"""Below the logo, at the very end."""
LAST_FACES: Final = ("G", "hopeful"), ("I", "crowned"), ("N", "fear")
"""And below that, from the left: who hopes, a queen, and who is next."""
