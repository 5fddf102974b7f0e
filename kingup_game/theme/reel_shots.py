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
class Shot:
    """From an event of a round on, so long, at `percent` of the usual speed.

    Shots follow each other by a cut: each begins in its picture, in the middle of what happens.
    """

    round: int
    event: str
    """As `kingup_game/scenes/title/showreel.py` names events."""
    length_ticks: int
    percent: int = 100
    passed_ticks: int = 0
    """So much of the match's own time after the event is over as the shot begins."""
    words: str = ""
    """What is written at its foot while it begins."""
    music: Music | None = None
    """What sets in with it; without, what plays goes on."""
    lays_all_goals_open: bool = False
    """Side by side across the screen, as before they are counted."""
    fills_the_foot: bool = False
    """With people, over whom nothing is written."""


VELVET_HANGS: Final = ticks(2700)
"""At the very beginning: whoever wants to be king comes up before it, one after the other."""
VELVET_OPENS: Final = ticks(620)
VELVET_FALLS: Final = ticks(200)
WORDS_RISE: Final = ticks(260)
WORDS_STAND: Final = ticks(2300)
"""So long after their shot began they go."""
WORDS_GO: Final = ticks(140)
FACES_RISE: Final = ticks(900)
NEXT_HOPES: Final = ticks(400)
FACES_DUCK: Final = ticks(220)
LOGO_STANDS: Final = ticks(4200)
LAST_WORDS_STAND: Final = ticks(1900)
"""Of that time: then it says what one has to do, where there is somebody to do it."""
PEEPS: Final = ticks(420)

_CLIMB: Final = cues.climb_part(1)
_ROLLING = Music(_CLIMB)
_FULLER = Music(_CLIMB, (cues.BASE, cues.MIDDLE))
_FULL = Music(_CLIMB, cues.LAYERS)
_JESTERS = Music(cues.JESTER_PART)
_BREATHLESS = Music(cues.VOTE_PART, (cues.BASE, cues.TENSION))
_GLORIOUS = Music(cues.WINNER_PART)

FIRST_WORDS: Final = "showreel.throne"
FIRST_FACES: Final = (
    *(("P", "hopeful"), ("C", "refused"), ("M", "hopeful"), ("O", "fear")),
    ("F", "hopeful"),
)
"""On the velvet before it opens, from the left."""

SHOTS: Final = (
    Shot(1, "place A", ticks(2700), 300, music=_ROLLING),
    Shot(1, "score", ticks(2300), 100, 42, "showreel.goals", lays_all_goals_open=True),
    Shot(1, "climb N 5", ticks(3200), 105, words="showreel.push", music=_FULLER),
    Shot(1, "vote N", ticks(4400), 100, 70),
    Shot(1, "score", ticks(2500), 300, 290),
    Shot(2, "deal", ticks(1500), 240),
    Shot(2, "climb N 1", ticks(2600), 220, music=_FULL),
    Shot(2, "vote O", ticks(3900), 110, 64, "showreel.vote"),
    Shot(2, "vote G", ticks(3900), 100, 64, "showreel.stomach"),
    Shot(2, "climb J throne", ticks(2300), 85, 22, "showreel.jester", _JESTERS),
    Shot(2, "vote J", ticks(4900), 95, 165),
    Shot(3, "vote L", ticks(2100), 100, 200, music=_BREATHLESS),
    Shot(3, "climb I throne", ticks(2300), 95, 22, "showreel.last"),
    Shot(3, "vote I", ticks(5000), 80, 56),
    Shot(3, "end", ticks(6300), 105, 80, music=_GLORIOUS, fills_the_foot=True),
)
LAST_WORDS: Final = "showreel.sofa"
"""Below the logo, at the very end."""
LAST_FACES: Final = ("G", "hopeful"), ("I", "crowned"), ("N", "fear")
"""And below that, from the left: who hopes, a queen, and who is next."""
