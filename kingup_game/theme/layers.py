"""Everything on the screen as one list, from the back to the front.

What lies on one layer lies in the order in which it was put there, so that a widget lays its own
parts from the back to the front and needs no layer for each. The paragraphs are the sheets of a
scene, which lie above each other in the same order; an overlay's sheets are above all of those
below it, and so begin again at `PAGE_VEIL`.
"""

from enum import IntEnum, auto


class Layer(IntEnum):
    """Give one to whatever is put on a sheet."""

    BACKDROP = -1
    GROUND = auto()
    """0: of what names no layer."""

    # The castle.
    CLOUDS = auto()
    LAND = auto()
    ROOFLINE = auto()
    ANNEXES = auto()
    COUNT_EVENING = auto()
    FLOOR_LIGHT = auto()
    SCENERY_LIFE = auto()
    REIGN_LIGHT = auto()
    LIGHTS_OUT = auto()
    HAZE = auto()
    FLOOR_LIGHT_OVER_HAZE = auto()
    LOSS = auto()
    WORTHS = auto()
    REIGN_HINT = auto()
    TRAPDOOR = auto()

    # Its people.
    TRACE = auto()
    AHEAD = auto()
    TOKEN_GLOW = auto()
    TOKEN_SHADOW = auto()
    TOKEN_DISC = auto()
    TOKEN_BEHIND = auto()
    TOKEN = auto()
    TOKEN_RING = auto()
    DUNGEON_BARS = auto()
    WC_DOOR = auto()
    WC_LAMP = auto()
    CELL_WORTHS = auto()
    WAY_OUT = auto()
    TRACE_CREST = auto()
    WISH_CREST = auto()
    DARKNESS = auto()
    BEAM = auto()
    REIGN_SHIELD = auto()
    DISC_IN_FRONT = auto()
    TOKEN_IN_FRONT = auto()
    RING_IN_FRONT = auto()
    THRONE_ARMS = auto()
    PASTIME = auto()
    OUTCRY = auto()
    NIGHT = auto()
    LIT_BY_NIGHT = auto()

    # Around the castle.
    HEAD_OF_TABLE_GROUND = auto()
    HEAD_OF_TABLE = auto()
    MARQUEE = auto()
    BALLOT_TABLE = auto()
    SEAT_PANEL = auto()
    SEAT_PICTURE = auto()
    SEAT_BALLOT = auto()
    SEAT_SHADE = auto()
    SEAT_MARK = auto()
    OWN_CORNER = auto()
    ADVICE = auto()
    TOWER_BUTTON = auto()
    JURY = auto()
    CLOSE_UP_RAYS = auto()
    CLOSE_UP = auto()
    CLOSE_UP_CROWN = auto()
    SPOKEN_LINE = auto()
    BALLOT = auto()
    BALLOT_TURNED = auto()
    BALLOT_FALLS = auto()
    BALLOT_OWNER = auto()
    QUESTION = auto()
    HOW_TO_VOTE = auto()
    CLOSE_UP_FLIES = auto()
    VOTE_TALLY = auto()
    VERDICT = auto()
    SPEECH = auto()

    # What one scene of a match puts over all this.
    OPEN_GOAL = auto()
    FREE_PLACE = auto()
    LOCK = auto()
    GOAL_CORNER = auto()
    COIN = auto()
    SECRET_BACK = auto()
    SECRET_OUT = auto()
    SECRET_OWNER = auto()
    RACE = auto()
    STORY = auto()
    LEAF_BUTTON = auto()
    ALMANAC = auto()
    ALMANAC_RING = auto()
    ALMANAC_LINE = auto()
    ROUND_TITLE = auto()

    # The hall in which a match ends.
    HALL_RAYS = auto()
    COURT = auto()
    HALL_DUSK = auto()
    HALL_BEAM = auto()
    ON_THRONE = auto()
    THRONE_FRONT = auto()
    CONFETTI = auto()
    LOSER = auto()
    LOSERS_THING = auto()
    HALL_WORDS = auto()

    # Dust and sparks in the air over a match.
    AIR = auto()

    # Words at a thing, over whatever flies.
    TOOLTIP = auto()

    # A page, or whatever else opens over a scene.
    PAGE_VEIL = auto()
    PAGE = auto()
    ON_PAGE = auto()
    SMALL_CASTLE = auto()
    SMALL_LIGHT = auto()
    SMALL_TOKEN = auto()
    SMALL_RING = auto()
    SMALL_SIGN = auto()
    ON_SMALL_SIGN = auto()
    BUTTON = auto()
    FOCUSED_BUTTON = auto()
    ON_BUTTON = auto()

    # Over whatever is open.
    NOTICE = auto()
    COVER = auto()
