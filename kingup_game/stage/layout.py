"""Where things stand, in design units of a 1920x1080 picture. Pure numbers, no pygame.

The castle's picture is drawn to this plan and the tokens walk by it.
"""

from __future__ import annotations

from kingup_game.stage.area import Area

WIDTH = 1920
HEIGHT = 1080

WHOLE = Area(0, 0, WIDTH, HEIGHT)
SURROUND = Area(-320, -180, 2560, 1440)
ROOFLINE = Area(392, 0, 1136, 330)
"""What the castle's own picture shows, that of the land around it, and that of its top alone."""

SAFE_LEFT, SAFE_TOP, SAFE_RIGHT, SAFE_BOTTOM = 96, 54, 1824, 1026
SAFE = Area(SAFE_LEFT, SAFE_TOP, SAFE_RIGHT - SAFE_LEFT, SAFE_BOTTOM - SAFE_TOP)

# The castle: outer walls, the rooms between them, and the line on which feet stand.
CASTLE_LEFT, CASTLE_RIGHT = 420, 1500
ROOM_LEFT, ROOM_RIGHT = 540, 1380
STOREY_HEIGHT = 112
FLOOR_FEET_Y = {0: 850, 1: 738, 2: 626, 3: 514, 4: 402, 5: 290}
THRONE_FEET_Y = 178
THRONE_X = 960

# Four places on every floor, with the floor's numeral to their left.
PLACE_X = (720, 880, 1040, 1200)
NUMERAL_X = 600

# Ladders lead up from each floor, always between two places; 5 leads to the throne room.
LADDER_X = {0: (800, 1120), 1: (960,), 2: (800, 1120), 3: (960,), 4: (800, 1120), 5: (960,)}

# The Jester edition's annexes.
DUNGEON_X = 478
WC_X = 1442

# A token's box: as wide as it is high, feet at the middle of its lower edge. A hat may reach up to
# the beam; cells and WCs are narrower than places on a floor.
TOKEN_SIZE = 108
ANNEX_TOKEN_SIZE = 100

# The courtyard in front of the castle: those not placed yet, and those who fell.
COURTYARD_FEET_Y = 950
COURTYARD_LEFT, COURTYARD_RIGHT = 420, 1500
COURTYARD_TOKEN_SIZE = 84

# In the boxes of the hall, at the end.
COURT_TOKEN_SIZE = 124

TOKENS_REST_AT = TOKEN_SIZE, ANNEX_TOKEN_SIZE, COURTYARD_TOKEN_SIZE, COURT_TOKEN_SIZE
LARGE_TOKEN_LEAST = 180.0
"""A face of this size is looked at like a portrait, wherever it stands."""

# Seats stand at both sides, four and four, clockwise from the lower left.
SEAT_WIDTH, SEAT_HEIGHT = 300, 214
SEAT_LEFT_X, SEAT_RIGHT_X = 96, 1524
SEAT_Y = (62, 290, 518, 746)
MOST_SEATS_WITH_TWO_FREE_ROWS = 2 * (len(SEAT_Y) - 2)

# Who plays alone has the lowest row for goal and cards; then seven or eight sit closer together.
LOW_SEAT_HEIGHT = 158
LOW_SEAT_Y = (62, 232, 402, 572)

# Two sit face to face.
TALL_SEAT_Y, TALL_SEAT_HEIGHT = 222, 368

# One line of text: whose turn, what may be done.
LINE_TOP, LINE_BOTTOM = 974, 1026

# Before a match: the chairs with a title and a line, and beside them what is played.
SETUP_TABLE = Area(SAFE_LEFT, SAFE_TOP, 1064, SAFE.height)
SETUP_RULES = Area(1190, SAFE_TOP, SAFE_RIGHT - 1190, SAFE.height)
