"""What there is to hear, by name; `assets/sound/cues.json` says how each sounds."""

FOCUS, CONFIRM, BACK, REFUSE, PAGE, UNDO = "focus", "confirm", "back", "refuse", "page", "undo"
JOIN, LEAVE, PAD_LOST, PAD_FOUND, CHIME = "join", "leave", "pad-lost", "pad-found", "chime"
PAUSE, RESUME, CURTAIN_CLOSE, CURTAIN_OPEN = "pause", "resume", "curtain-close", "curtain-open"

ROUND_BEGIN, ROUND_TITLE, TURN = "round-begin", "round-title", "turn"
COCK_CROW = "cock-crow"
SWEEP_DRUM, CARD_FLIP, RAVEN = "sweep-drum", "card-flip", "raven"
LIFT, PLACE, LEFTOVER_WALK, STEP = "lift", "place", "leftover-walk", "step"
CLIMB_LAND, MAKE_ROOM, WC_DOOR, DUNGEON_DOOR = "climb-land", "make-room", "wc-door", "dungeon-door"
WC_OPENS, KNOCK, RELIEF = "wc-opens", "knock", "relief"

NOMINEE, VOTE_OPEN, BALLOT_TICK, SEALED = "nominee", "vote-open", "ballot-tick", "sealed"
LAST_CHANCE, DRUM_ROLL, CROWNED, CHEER = "last-chance", "drum-roll", "crowned", "cheer"
JESTER_CROWNED, GASP, LAUGHTER, STOMACHACHE = "jester-crowned", "gasp", "laughter", "stomachache"
TRAPDOOR, FALL, BUMP, THUD = "trapdoor", "fall", "bump", "thud"

FLOOR_LIGHT, RACE, SCORE_TOTAL, THIRTY_THREE = "floor-light", "race", "score-total", "thirty-three"
WINNER, TIE_BREAK, CREST, CROWN_LANDS = "winner", "tie-break", "crest", "crown-lands"

# What everybody in the castle can say, each in a voice of their own.
HOPE, DESPAIR, PRIDE, BOREDOM = "hope", "fall", "crown", "bored"

# Music, and the layers that thicken it.
MENU_PART, PLACING_PART, VOTE_PART, SCORING_PART = "menu", "placing", "vote", "scoring"
JESTER_PART, WINNER_PART = "jester", "winner"
BASE, MIDDLE, TENSION = "base", "middle", "tension"
LAYERS = BASE, MIDDLE, TENSION
"""In the order in which they join."""

HOURS = "day", "dusk", "night"
"""What a round sounds like; the castle's light goes the same way."""
MENU_HOUR = HOURS[1]

MURMUR, COURT, STIR = "murmur", "court", "stir"
"""The court behind the walls, in layers: how much is talked, and how much is whispered."""

WITH_BREATHS = frozenset({PLACING_PART, *(f"climb-{hour}" for hour in HOURS)})
"""Pieces that people think by: after some time they are silent for a while."""

MOST_COINS, MOST_LOST = 8, 5
"""Worths beyond these sound alike."""

LOSS = f"loss-{MOST_LOST}"

_VOICE, _CHATTER = "voice-", "chatter-"


def floor(word: str) -> str:
    """The note of a storey, or of the throne, by the word for its place."""
    return f"floor-{word}"


def points(value: int) -> str:
    """So many points at once: coins that come, or something that goes."""
    if value < 0:
        return f"loss-{min(MOST_LOST, -value)}"
    return f"coin-{min(MOST_COINS, value)}"


def voice(character: str, mood: str) -> str:
    """What one of the castle mumbles in a mood."""
    return f"{_VOICE}{character}-{mood}"


def remark(portrait: int) -> str:
    """An opponent says something, in the voice that goes with the portrait."""
    return f"{_CHATTER}{portrait}"


def is_said(cue: str) -> bool:
    """Whether somebody says something, and is to be understood over the music."""
    return cue == RAVEN or cue.startswith((_VOICE, _CHATTER))


def hour(round_number: int) -> str:
    """The hour of a round, which names the sound of the place too."""
    return HOURS[min(round_number, len(HOURS)) - 1]


def climb_part(round_number: int) -> str:
    """The music of the climb in a round."""
    return f"climb-{hour(round_number)}"
