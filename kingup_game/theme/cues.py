"""What there is to hear, by name; `assets/sound/cues.json` says how each sounds."""

FOCUS, CONFIRM, BACK, REFUSE, PAGE, UNDO = "focus", "confirm", "back", "refuse", "page", "undo"
JOIN, PAD_LOST, PAD_FOUND, CHIME = "join", "pad-lost", "pad-found", "chime"
PAUSE, RESUME, CURTAIN_CLOSE, CURTAIN_OPEN = "pause", "resume", "curtain-close", "curtain-open"

ROUND_BEGIN, SWEEP_DRUM, CARD_FLIP = "round-begin", "sweep-drum", "card-flip"
LIFT, PLACE, LEFTOVER_WALK, STEP = "lift", "place", "leftover-walk", "step"
CLIMB_LAND, MAKE_ROOM, WC_DOOR, DUNGEON_DOOR = "climb-land", "make-room", "wc-door", "dungeon-door"

NOMINEE, VOTE_OPEN, BALLOT_TICK, SEALED = "nominee", "vote-open", "ballot-tick", "sealed"
LAST_CHANCE, DRUM_ROLL, CROWNED, CHEER = "last-chance", "drum-roll", "crowned", "cheer"
GASP, LAUGHTER, STOMACHACHE = "gasp", "laughter", "stomachache"
TRAPDOOR, FALL, THUD = "trapdoor", "fall", "thud"
KNOCK, RELIEF, JESTER_CROWNED = "lift", "cat", "laughter"

SCORE_TOTAL, THIRTY_THREE, WINNER, CHATTER = "score-total", "thirty-three", "winner", "chatter"

# Music, and the layers that thicken it; what is heard behind all of it.
MENU_PART, PLACING_PART, CLIMB_PART, VOTE_PART = "menu", "placing", "climb", "vote"
WINNER_PART, CASTLE_AMBIENCE = "winner", "castle"
SCORING_PART, JESTER_PART = "menu", "vote"
BASE, MIDDLE, HIGH, TENSION = "base", "middle", "high", "tension"

LOSS = "thud"
MOST_COINS = 8
"""Worths beyond this one sound alike."""


def floor(word: str) -> str:
    """The note of a storey, or of the throne, by the word for its place."""
    return f"floor-{word}"


def coins(value: int) -> str:
    """So many coins at once; a loss sounds of iron."""
    if value < 0:
        return LOSS
    return f"coin-{min(MOST_COINS, value)}"
