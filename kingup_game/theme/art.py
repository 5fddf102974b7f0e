"""The pictures by name: each one's file below `assets/`, which `tools/studio` bakes."""

KEEPSAKE = "kingup-%Y-%m-%d-%H%M.png"
"""What the game itself draws and gives to people, by when it did."""

LOGO, MENU_SCROLL, WINDOW_ICON = "title/logo.webp", "title/menu_scroll.webp", "title/kingup.png"


_CAST = "cast/"
_CLOSE_UPS = "closeups/"
_BALLOTS = "signs/ballot_"


def castle(name: str) -> str:
    """A picture of the scenery, where no anchor is needed: see `castle/layers.json`."""
    return f"castle/{name}.webp"


def floor_light(floor: int) -> str:
    """The light of a counted floor; 6 is the throne room."""
    return castle(f"lit-{floor}")


def token(character: str, mood: str = "neutral") -> str:
    """A character in a mood."""
    return f"{_CAST}{character}-{mood}.webp"


def is_token(picture: str) -> bool:
    """Whether it is a character as those who live in the castle are drawn."""
    return picture.startswith(_CAST)


def close_up(character: str, mood: str) -> str:
    """A character as large as a third of the screen: hopeful, fear, refused, crowned or
    queasy."""
    return f"{_CLOSE_UPS}{character}-{mood}.webp"


def is_close_up(picture: str) -> bool:
    """Whether it is such a one, which nobody sees again soon."""
    return picture.startswith(_CLOSE_UPS)


def enthroned(key: str, mood: str) -> str:
    """Somebody at the table as large as that, a person or an opponent as `bot_1`: crowned."""
    return f"hall/{key}-{mood}.webp"


def person(key: str, mood: str = "neutral") -> str:
    """The face somebody chose, one of `PEOPLE`: neutral, joy, refused or crowned."""
    return f"people/{key}_{mood}.webp"


def automaton(number: int, mood: str = "neutral") -> str:
    """An opponent's face by the number of its level: neutral, joy, refused or crowned."""
    return f"people/bot_{number}_{mood}.webp"


def sign(name: str) -> str:
    """A picture of the interface: see `signs/signs.json`."""
    return f"signs/{name}.webp"


def icon(name: str) -> str:
    """A small picture for a button or a line."""
    return sign(f"icon_{name}")


def crest(key: str) -> str:
    """A seat's coat of arms."""
    return sign(f"crest_{key}")


def chair(key: str) -> str:
    """A chair upholstered in the colour of a crest; `free` for nobody."""
    return sign(f"chair_{key}")


def portrait(number: int) -> str:
    """A bot's face, by the number of its level."""
    return sign(f"bot_{number}")


def edition(name: str) -> str:
    """What an edition is about."""
    return sign(f"edition_{name}")


def ballot(card: str) -> str:
    """The face of a ballot, or its back."""
    return f"{_BALLOTS}{card}.webp"


def is_ballot(picture: str) -> bool:
    """Whether it is a ballot, from whichever side."""
    return picture.startswith(_BALLOTS)


BALLOT_THROWN = 208, 296
"""How large the picture is of a card that lies askew, where one that is upright has 176 x 272."""


def thrown(number: int) -> str:
    """A No that was thrown down: two lie differently."""
    return sign(f"thrown_no_{1 + number % 2}")


def envelope(state: str) -> str:
    """The envelope of a ballot: open or sealed; or the pocket of an open one, before a card."""
    return sign(f"envelope_{state}")


def banner(name: str) -> str:
    """One of the almanac's banners."""
    return sign(f"banner_{name}")


DOZING = close_up("N", "sleepy")
"""The innkeeper, who keeps a pause."""
HALL, THRONE_FRONT = "hall/hall.webp", "hall/throne_front.webp"
ONLOOKERS = "hall/onlookers_left.webp", "hall/onlookers_right.webp"


def in_hand(name: str) -> str:
    """What somebody who did not win has: a bouquet, a handkerchief and the like."""
    return f"hall/{name}.webp"


DAY = castle("day")

PANEL, RIBBON, PLATE, TOOLTIP = map(sign, ("panel", "ribbon", "plate", "tooltip"))
CHAIN = sign("chain")
"""Two links of what a board hangs on."""
SLATE = sign("slate")
"""On it the innkeeper keeps what stays of the evenings."""
TOOLTIP_TAIL = sign("tooltip_tail")
BUTTON, BUTTON_MAIN = sign("button_normal"), sign("button_main")
TAB_OPEN, TAB_BEHIND = sign("button_open"), sign("button_behind")
BUTTON_FOCUSED, FOCUS_RING, FOCUS_ROUND = map(sign, ("button_focused", "focus_ring", "focus_round"))
SEAT_PANEL, SEAT_PANEL_TURN = sign("seat_panel"), sign("seat_panel_turn")
METER_GROOVE, METER_FILLED, METER_KNOB = map(sign, ("meter_groove", "meter_filled", "meter_knob"))
BUBBLE, BUBBLE_TAIL, RAVEN, CURSOR = map(sign, ("bubble", "bubble_tail", "raven", "cursor"))
RAVEN_SPEAKS, RAVEN_REJOICES = sign("raven_speaks"), sign("raven_rejoices")
GOAL_BACK, GOAL_WIDE = sign("goal_back"), sign("goal_wide")
CARD_LEGEND, BURST = map(sign, ("card_legend", "burst"))
STAND = sign("stand")
CROWN, CROWN_SMALL, BEAM, POOL = map(sign, ("crown", "crown_small", "vote_beam", "vote_pool"))
OF_EVERY_VOTE = BEAM, POOL, BURST
"""Large, and seen again in a minute."""
CROWN_WORN = sign("crown_worn")
HORN, LAUREL, WAX = sign("horn"), sign("laurel"), sign("wax")
"""Whoever called a vote; whoever leads. A crown is a king's."""
COIN, COIN_BLANK, BADGE_33 = map(sign, ("coin", "coin_blank", "badge_33"))
KEY_CAP, KEY_ENTER, PAD_DPAD = map(sign, ("key_cap", "key_enter", "pad_dpad"))
MOUSE_MOVE = sign("mouse_move")

CONFETTI = tuple(sign(f"particle_confetti_{number}") for number in range(1, 7))
DUST, FEATHER = sign("particle_dust"), sign("particle_feather")
RICHES = sign("particle_coin"), sign("particle_star")
SPARKLE = sign("particle_sparkle"), sign("particle_star")

ICON_BOOK, ICON_GEAR, ICON_PLAY, ICON_PAUSE = map(icon, ("book", "gear", "play", "pause"))
ICON_LEAVE, ICON_SECRET, ICON_SCROLL = map(icon, ("leave", "secret", "scroll"))
ICON_HUMAN, ICON_MACHINE, ICON_FIRST = map(icon, ("human", "machine", "first"))
ICON_TICK, ICON_CROSS, ICON_REDO = map(icon, ("tick", "cross", "redo"))
ICON_RUMBLE, ICON_TROPHY, ICON_UP = map(icon, ("rumble", "trophy", "arrow_up"))
ICON_LEFT, ICON_RIGHT, ICON_LOCK = map(icon, ("arrow_left", "arrow_right", "lock"))

COIN_LOSS, COIN_LOSS_BLANK = sign("coin_loss"), sign("coin_loss_blank")
SHARDS = sign("particle_shard_1"), sign("particle_shard_2")
KNOCK, PHEW, GURGLE = map(sign, ("knock", "phew", "gurgle"))

CURTAIN_LEFT, CURTAIN_RIGHT = sign("curtain_left"), sign("curtain_right")
CURTAIN_VALANCE, BOOK_OPEN = sign("curtain_valance"), sign("book_open")
PEEPING = tuple(sign(f"peeping_{way}") for way in ("left", "ahead", "right", "shut"))
ROUND_RIBBON = sign("round_ribbon")
RIBBON_CROWNED, RIBBON_REFUSED = sign("ribbon_crowned"), sign("ribbon_refused")
RIBBON_MOTLEY = sign("ribbon_motley")
SEASONS = sign("season_day"), sign("season_dusk"), sign("season_night")

NOBODY, SEAT_FREE, TABLE = "people/nobody.webp", sign("seat_free"), sign("table")
COUNT_TABLE, SECRET_TABLE = sign("count_table"), sign("secret_table")

# The faces to choose from, as they are offered: children, the grown, grandparents.
PEOPLE = (
    "sprout",
    "puffs",
    "spikes",
    "bob",
    "curls",
    "ponytail",
    "cat-hood",
    "mohawk",
    "locs",
    "fringe",
    "scarf",
    "turban",
    "waves",
    "afro",
    "bun",
    "pixie",
    "full-beard",
    "goatee",
    "moustache",
    "bandana",
    "headphones",
    "knitting",
    "flat-cap",
    "perm",
    "kerchief",
    "elder",
    "sage",
    "walrus",
)
