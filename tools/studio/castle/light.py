"""The three lights of a match: what the sky, the land and every surface take from each."""

from __future__ import annotations

from dataclasses import dataclass

# How far the land goes on beyond the picture, for wider and taller screens.
BEYOND_X, BEYOND_Y = 320.0, 180.0
Rgb = tuple[float, float, float]


@dataclass(frozen=True)
class Light:
    """One time of day. Factors multiply a painted colour; 1 leaves it as it is."""

    name: str
    sky: tuple[str, ...]  # from the zenith down to the horizon
    disc: str  # sun or moon
    disc_at: tuple[float, float]
    disc_radius: float
    cloud_lit: str
    cloud_shade: str
    hills: tuple[str, ...]  # from the farthest to the nearest
    forest: tuple[str, ...]
    meadow: tuple[str, str]  # where it meets the forest, and at our feet
    cobbles: str
    stars: int
    shadow: tuple[float, float]  # how far a shadow runs to the right, and how dark it is
    pane: str  # what a window of a room shows of the sky
    tower_pane: str  # what a window of a tower shows to those outside
    outside: Rgb
    side: Rgb  # added where the low sun or the moon strikes, from the left
    room: Rgb
    lamp: Rgb
    lamp_reach: float


DAY = Light(
    name="day",
    sky=("#5FA6CF", "#8CC3DC", "#BFDCDD", "#EFE9CF"),
    disc="#FFF6CF",
    disc_at=(232.0, 132.0),
    disc_radius=46.0,
    cloud_lit="#FFF8E8",
    cloud_shade="#BCCBD6",
    hills=("#A9C2C6", "#8FB0AC", "#7B9F87"),
    forest=("#6B917A", "#56805F", "#44704F"),
    meadow=("#8FAE62", "#6E9150"),
    cobbles="#B9A88C",
    stars=0,
    shadow=(150.0, 0.22),
    pane="#BBDDE6",
    tower_pane="#3F5563",
    outside=(1.03, 1.0, 0.95),
    side=(0.05, 0.04, 0.02),
    room=(0.93, 0.90, 0.86),
    lamp=(0.20, 0.13, 0.04),
    lamp_reach=70.0,
)

DUSK = Light(
    name="dusk",
    sky=("#4B3F72", "#8A5A86", "#DB8570", "#F8C77E"),
    disc="#FFE3A0",
    disc_at=(214.0, 520.0),
    disc_radius=54.0,
    cloud_lit="#FFC592",
    cloud_shade="#8E6485",
    hills=("#A6708A", "#86607C", "#6E5468"),
    forest=("#5D4C5C", "#4E4450", "#433F45"),
    meadow=("#A08752", "#6E6746"),
    cobbles="#977869",
    stars=26,
    shadow=(300.0, 0.3),
    pane="#F0A974",
    tower_pane="#FFC768",
    outside=(0.80, 0.62, 0.62),
    side=(0.34, 0.16, 0.03),
    room=(0.69, 0.59, 0.57),
    lamp=(0.42, 0.28, 0.10),
    lamp_reach=92.0,
)

NIGHT = Light(
    name="night",
    sky=("#0E1633", "#18264C", "#274068", "#456083"),
    disc="#F4F1DA",
    disc_at=(250.0, 138.0),
    disc_radius=40.0,
    cloud_lit="#6E82A6",
    cloud_shade="#2C3C62",
    hills=("#34507A", "#2A4368", "#213756"),
    forest=("#1D3150", "#182943", "#132138"),
    meadow=("#243B4E", "#1A2B3C"),
    cobbles="#4A5468",
    stars=170,
    shadow=(120.0, 0.3),
    pane="#2B4372",
    tower_pane="#FFC45E",
    outside=(0.36, 0.42, 0.60),
    side=(0.10, 0.13, 0.20),
    room=(0.46, 0.43, 0.52),
    lamp=(0.58, 0.40, 0.165),
    lamp_reach=104.0,
)

LIGHTS = (DAY, DUSK, NIGHT)
