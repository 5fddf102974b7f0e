"""Every colour by name, for what the game draws and for what `tools/studio` bakes.

`assets/STYLE.md` says what they are for. Characters and seats have theirs in `cast_colours` and
`crests`; how a look for other eyes differs stands in `schemes/`.
"""

INK = "#2B1A12"  # every outline: a warm near-black, never #000
FAINT_INK = "#4A3224"
FADED_INK = "#5A4A3B"
PAPER = "#F8ECD2"
FRESH_PAPER = "#FFF8E6"
PARCHMENT = "#E8D3A6"
PARCHMENT_SHADE = "#C9A96E"
PARCHMENT_RULE = "#B79A6B"

WOOD_LIGHT = "#DDA866"
WOOD = "#B0753B"
WOOD_EDGE = "#8A6B4A"
WOOD_DARK = "#6E4323"

STONE_LIGHT = "#BDB3A4"
STONE = "#948B80"
STONE_DARK = "#5F5750"

ROOF = "#B5402F"
ROOF_DARK = "#7E2A22"

GOLD_LIGHT = "#FFE08A"
GOLD = "#F2B632"
GOLD_DARK = "#B87A1B"
CANDLE = "#FFD98A"
LAMP_LIT = "#FFD75E"
LAMP_OUT = "#3A2A38"

ROYAL = "#5B3A78"
ROYAL_DARK = "#38224E"
CRIMSON = "#A8232F"
CRIMSON_DARK = "#6E1420"
YES_GREEN = "#3E8E41"
NO_RED = "#B3261E"
STOMACH_GREEN = "#8BA832"
STOMACH_BLUE = "#4A6FA8"
"""Of its card: neither Yes nor No to any eye, and whoever is ill is green before it."""

SKIN_LIGHT = "#F6CFA6"
SKIN = "#E3AA78"
SKIN_DARK = "#A66B42"

# Darkness over the stage, from a plate under words to the curtain, whose black is for secrecy.
PLATE = "#1B1220"
DUSK = "#120A16"
NIGHT = "#120A0C"
DARKNESS = "#0B0610"
EVENING, EVENING_GLASS = "#0B0828", "#2C2348"
"""What a vote darkens the castle with, and what of each colour it lets through: more of that than
of haze, or the castle is one flat violet; black alone leaves it grey by day."""
BLACK = "#000000"

# What moves in the sky between two rounds, and the night between them.
SUN, SUNSHINE = "#FFF6CF", "#FFEDB0"
LOW_SUN, SUNSET = "#FFC55C", "#FF7A3C"
MOON, MOONSHINE = "#F4F1DA", "#C9D3EA"
NIGHTFALL, DAWN = "#0A1450", "#F4A6C6"
ROOM_BY_NIGHT = "#A693C0"  # what of each colour a room without a light lets through

SHADOW = INK + "5A"
NOT_ASKED = INK + "54"  # over the panels of those who wait while somebody else is asked
DONE_OR_NEXT = INK + "90"  # the same with an envelope on it, while a device is passed round

# One light for all: it falls from the upper left.
LIGHT_DX = -0.6
LIGHT_DY = -0.8
