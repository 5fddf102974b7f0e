"""Which sounds are also said in writing, for those who do not hear them: the weightiest first.

What stands on the screen anyway has none: turns, bubbles, coins, cards. Nor has anything that is
heard alike for every choice, as the ticks of ballots.
"""

from __future__ import annotations

from typing import Final

from kingup_game.theme import cues

SOUNDS: Final = {
    cues.WINNER: "winner",
    cues.TIE_BREAK: "tie_break",
    cues.THIRTY_THREE: "thirty_three",
    cues.JESTER_CROWNED: "jester_crowned",
    cues.CROWNED: "crowned",
    cues.ROUND_BEGIN: "round_begin",
    cues.STOMACHACHE: "stomachache",
    cues.FALL: "fall",
    cues.LAUGHTER: "laughter",
    cues.DUNGEON_DOOR: "dungeon_door",
    cues.VOTE_OPEN: "vote_open",
    cues.LAST_CHANCE: "last_chance",
    cues.DRUM_ROLL: "drum_roll",
    cues.GASP: "gasp",
    cues.THUD: "thud",
    cues.NOMINEE: "nominee",
    cues.KNOCK: "knock",
    cues.RELIEF: "relief",
    cues.RAVEN: "raven",
    cues.REFUSE: "refuse",
}

MUMBLED: Final = (cues.PRIDE, cues.HOPE, cues.DESPAIR, cues.BOREDOM)
"""What the voices of the castle say without words, by mood; less weighty than any sound."""
