"""The colours and line weights every picture shares. `assets/STYLE.md` shows them."""

INK = "#2B1A12"  # every outline: a warm near-black, never #000
PAPER = "#F8ECD2"
PARCHMENT = "#E8D3A6"
PARCHMENT_SHADE = "#C9A96E"

WOOD_LIGHT = "#DDA866"
WOOD = "#B0753B"
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

ROYAL = "#5B3A78"
ROYAL_DARK = "#38224E"
CRIMSON = "#A8232F"
CRIMSON_DARK = "#6E1420"
YES_GREEN = "#3E8E41"
NO_RED = "#B3261E"
STOMACH_GREEN = "#8BA832"

SKIN_LIGHT = "#F6CFA6"
SKIN = "#E3AA78"
SKIN_DARK = "#A66B42"

# One light for all: it falls from the upper left.
LIGHT_DX = -0.6
LIGHT_DY = -0.8
