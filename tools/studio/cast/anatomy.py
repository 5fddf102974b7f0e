"""What all heads share: the eyes, brows, ears and noses, and the marks moods leave on a face."""

from __future__ import annotations

from dataclasses import dataclass

from kingup_game.theme.palette import INK, STOMACH_GREEN
from tools.studio.cast.curves import Path, Point, brush, closed, ellipse, through
from tools.studio.cast.moods import Expression
from tools.studio.cast.pen import FINE, INNER, Pen, Tones, mixed, tones

EYE_WHITE = "#FFF9EC"


@dataclass(frozen=True)
class Face:
    """Where a face has its parts (in the 512 units of the picture) and of what kind they are."""

    skin: str
    skull: Path
    shaded_to: float = 0.0  # how far down the head-gear casts its shadow
    eye_y: float = 262
    gap: float = 44  # from the middle of the face to that of an eye
    eye: tuple[float, float] = (25, 24)
    slant: float = 2
    iris: str = "#5B7A3A"
    iris_size: float = 14.5
    lashes: int = 0
    shadow: str = ""  # paint on the lids
    bags: bool = False
    brow: str = "#4A2C1A"
    brow_y: float = 40
    brow_long: float = 27
    brow_wide: float = 11
    brow_arch: float = 7
    mouth_x: float = 256
    mouth_y: float = 336
    mouth: float = 32
    lip: str = ""
    blush: str = "#E0604A"
    blush_at: tuple[float, float] = (62, 44)
    x: float = 256
    play: float = 1.0
    """How much larger brows and mouth are as soon as something is felt: where beard or hat leave
    them little room, nobody sees them across a room otherwise."""


@dataclass(frozen=True)
class Look:
    """A character at one moment: the expression, the skin as it is now, the colours to wear."""

    mood: str
    face: Face
    now: Expression
    skin: Tones
    main: Tones
    second: Tones

    @property
    def line(self) -> str:
        """The ink for lines within the skin."""
        return mixed(self.skin.shade, INK, 0.6)

    @property
    def play(self) -> float:
        """How much larger than at rest the brows and the mouth are now."""
        return 1.0 if self.mood in ("neutral", "blink") else self.face.play

    @property
    def stare(self) -> float:
        """How much larger the eyes are: torn open in fright."""
        return 1.0 + (self.play - 1.0) * 0.6 if self.mood == "fear" else 1.0


def skin_tones(face: Face, now: Expression) -> Tones:
    skin = tones(face.skin, light=0.3, shade=0.27)
    skin = Tones(skin.light, skin.base, mixed(skin.shade, "#B5443A", 0.16))
    if now.green:
        return skin.tinted(STOMACH_GREEN, now.green)
    return skin.tinted("#D5E0E8", now.pale) if now.pale else skin


def eyes(pen: Pen, look: Look, sides: tuple[int, ...] = (-1, 1)) -> None:
    for side in sides:
        one_eye(pen, look, look.face.x + side * look.face.gap, look.face.eye_y, side)


def one_eye(pen: Pen, look: Look, x: float, y: float, side: int, scale: float = 1.0) -> None:
    face, now = look.face, look.now
    rx, ry = (size * scale * look.stare for size in face.eye)
    slant = face.slant
    if face.bags:
        bag = [(x - rx * 0.8, y + ry * 0.9), (x, y + ry * 1.42), (x + rx * 0.85, y + ry * 0.85)]
        pen.ink(bag, 4.5, look.skin.shade)
    if now.shut:
        _shut_eye(pen, look, x, y, rx, ry, side)
        return
    outer: Point = (x + side * rx, y - slant)
    inner: Point = (x - side * rx * 0.97, y + 2)
    top: Point = (x, y - ry)
    bottom: Point = (x, y + ry * 0.86)
    white = closed([outer, top, inner, bottom])
    lid_y = y - ry + now.lid * 2 * ry
    low_y = y + ry * 0.9 - now.squint * 1.7 * ry
    lid = [
        (x - rx * 1.15, lid_y + ry * 0.34 - (slant if side < 0 else -2)),
        (x, lid_y - ry * 0.05),
        (x + rx * 1.15, lid_y + ry * 0.34 - (slant if side > 0 else -2)),
    ]
    lid_tone = face.shadow or mixed(look.skin.base, look.skin.shade, 0.45)
    with pen.inside(white):
        pen.fill(white, EYE_WHITE)
        _iris(pen, look, x + now.gaze[0] * rx * 0.5, y + now.gaze[1] * ry * 0.55, scale)
        shade = [*lid, (x + rx * 1.2, lid_y + ry * 0.62), (x, lid_y + ry * 0.3),
                 (x - rx * 1.2, lid_y + ry * 0.62)]  # fmt: skip
        pen.fill(closed(shade), "#5A3A58", 0.26)
        pen.fill(f"{through(lid)}V{y - 2 * ry:.1f}H{x - rx * 1.2:.1f}Z", lid_tone)
        pen.ink(lid, 8.5)
        if now.squint:
            low = [(x - rx * 1.1, low_y - 3), (x, low_y + 3), (x + rx * 1.1, low_y - 3)]
            pen.fill(f"{through(low)}V{y + 2 * ry:.1f}H{x - rx * 1.2:.1f}Z", look.skin.base)
            pen.ink(low, 5.5)
    pen.stroke(white, INK, FINE)
    pen.ink([inner, (x - side * rx * 0.55, y - ry * 0.82), top,
             (x + side * rx * 0.7, y - ry * 0.72 - slant * 0.5), outer], 8.5)  # fmt: skip
    _lashes(pen, face.lashes, x, y - slant, rx, ry, side)


def _iris(pen: Pen, look: Look, x: float, y: float, scale: float) -> None:
    now, face = look.now, look.face
    size = face.iris_size * scale * (1.0 + 0.14 * (now.pupil - 1.0))
    pen.fill(ellipse(x, y, size + 1.5), INK)
    pen.fill(ellipse(x, y, size - 2), face.iris)
    pen.fill(ellipse(x + 1.5, y + size * 0.35, size * 0.6, size * 0.5),
             mixed(face.iris, "#FFF3C0", 0.45))  # fmt: skip
    pen.fill(ellipse(x, y, size * 0.56 * now.pupil), "#170D0A")
    pen.fill(ellipse(x - size * 0.38, y - size * 0.4, size * (0.42 if now.shine else 0.32)), "#FFF")
    if now.shine:
        pen.fill(ellipse(x + size * 0.42, y + size * 0.34, size * 0.24), "#FFFFFF")
        pen.fill(ellipse(x - size * 0.3, y + size * 0.52, size * 0.13), "#FFFFFF")


def _shut_eye(pen: Pen, look: Look, x: float, y: float, rx: float, ry: float, side: int) -> None:
    bow = -0.62 if look.now.merry else 0.42
    at = y + ry * (0.42 if look.now.merry else 0.06)
    curve = [(x - rx, at - 2), (x, at + ry * bow), (x + rx, at - 2)]
    if look.face.shadow and not look.now.merry:
        lid = closed([(x - rx, at), (x, at - ry * 0.85), (x + rx, at), (x, at + ry * bow)])
        pen.fill(lid, look.face.shadow, 0.8)
    pen.ink(curve, 9.5)
    if look.now.merry:
        crease = [(x + side * rx * 1.1, at - 7), (x + side * rx * 1.45, at - 11)]
        pen.ink(crease, 4.5)
    elif look.face.lashes:
        _lashes(pen, look.face.lashes, x, at, rx, ry * 0.3, side, down=True)


def _lashes(
    pen: Pen, count: int, x: float, y: float, rx: float, ry: float, side: int, down: bool = False
) -> None:
    for i in range(count):
        start = (x + side * rx * (0.97 - 0.24 * i), y - (-0.2 if down else 0.08 + 0.4 * i) * ry)
        tip = (start[0] + side * (17 - 4 * i), start[1] + (9 if down else -9 - 2 * i))
        middle = ((start[0] + tip[0]) / 2 + side * 2, (start[1] + tip[1]) / 2 + 2)
        pen.fill(brush([start, middle, tip], 6.5, start=1.0, end=0.1), INK)


def brows(pen: Pen, look: Look, bushy: bool = False) -> None:
    face, now = look.face, look.now
    tilt, wide = now.brow_tilt * look.play, face.brow_wide * look.play
    for side in (-1, 1):
        x = face.x + side * face.gap
        lift = now.brow_lift + (now.skew if side > 0 else -now.skew * 0.35)
        y = face.eye_y - face.brow_y - lift
        inner = (x - side * face.brow_long, y + 4 - tilt)
        crest = (x + side * face.brow_long * 0.2, y - face.brow_arch)
        outer = (x + side * face.brow_long * 1.08, y + 5 + tilt * 0.55)
        if bushy:
            _bushy_brow(pen, tones(face.brow), wide, (inner, crest, outer), side)
        else:
            pen.ink([inner, crest, outer], wide + 2.5, mixed(face.brow, INK, 0.55))
            pen.ink([inner, crest, outer], wide - 3.0, face.brow)


def _bushy_brow(
    pen: Pen, hair: Tones, wide: float, curve: tuple[Point, Point, Point], side: int
) -> None:
    inner, crest, outer = curve
    edge = [
        (inner[0], inner[1] + wide * 0.7, 0),
        (inner[0] - side * 4, inner[1] - wide * 0.5),
        (inner[0] + side * 10, inner[1] - wide * 0.9, 0),
        (crest[0], crest[1] - wide * 0.8),
        (crest[0] + side * 12, crest[1] - wide * 0.75, 0),
        (outer[0] - side * 4, outer[1] - wide * 0.9),
        (outer[0] + side * 8, outer[1] - 2, 0),
        (outer[0] + side * 3, outer[1] + wide * 0.5, 0),
        (crest[0] + side * 8, crest[1] + wide * 0.7),
    ]
    pen.solid(closed(edge), hair, FINE, depth=5, rim=2)


def ears(
    pen: Pen, look: Look, x: float, y: float, rx: float = 20, ry: float = 28, axis: float = 256
) -> None:
    """A pair of ears, `x` from the middle of the face."""
    for side in (-1, 1):
        at = axis + side * x
        pen.solid(ellipse(at, y, rx, ry), look.skin, depth=8, rim=4)
        fold = [
            (at + side * 5, y - ry * 0.5),
            (at - side * 5, y - 2),
            (at + side * 3, y + ry * 0.4),
        ]
        pen.ink(fold, 5, look.line)


def cheeks(pen: Pen, look: Look) -> None:
    """The shadow of the head-gear, and the blush: stronger with effort and joy."""
    face, now = look.face, look.now
    if face.shaded_to:
        with pen.inside(face.skull):
            low = face.shaded_to
            edge = closed([(256, low - 12), (330, low - 4), (420, low + 26), (420, 0), (92, 0),
                           (92, low + 26), (182, low - 4)])  # fmt: skip
            pen.fill(edge, look.skin.shade, 0.75)
    strength = (0.3 + 0.5 * now.flush) * (1 - now.green) * (1 - now.pale)
    dx, dy = face.blush_at
    with pen.inside(face.skull):
        for side in (-1, 1):
            at = (face.x + side * dx, face.eye_y + dy)
            if now.green:
                pen.fill(ellipse(*at, 26, 18), "#5E8A1E", 0.55)
            pen.fill(ellipse(*at, 25, 18), face.blush, round(strength * 0.55, 2))
            pen.fill(ellipse(*at, 17, 12), face.blush, round(strength * 0.7, 2))


def nose(pen: Pen, look: Look, shape: list[Point], nostrils: tuple[Point, ...] = ()) -> None:
    """A nose: a lit body with its outline on the shaded side and below only."""
    body = closed(shape)
    pen.solid(body, look.skin, line=0, depth=9, rim=4)
    pen.stroke(body, look.line, INNER - 1)
    for x, y, *_ in nostrils:
        pen.fill(ellipse(x, y, 5, 3.2), look.line)


def drop(pen: Pen, x: float, y: float, size: float, colour: str = "#9FDCF5") -> None:
    """A bead of sweat or a tear."""
    shape = [(x, y - size * 1.5, 0), (x + size * 0.8, y + size * 0.1), (x, y + size),
             (x - size * 0.8, y + size * 0.1)]  # fmt: skip
    pen.solid(closed(shape), tones(colour, 0.6, 0.3), FINE, depth=size * 0.3, rim=size * 0.25)
    pen.fill(ellipse(x - size * 0.25, y + size * 0.15, size * 0.2), "#FFFFFF")


def mood_marks(pen: Pen, look: Look) -> None:
    """Sweat, tears, and a breath that was held."""
    face, now = look.face, look.now
    x, y = face.x, face.eye_y
    if now.sweat:
        drop(pen, x + face.gap + 44, y - 14, 12)
        drop(pen, x - face.gap - 42, y + 24, 9)
    if now.tear:
        drop(pen, x - face.gap - face.eye[0] * 0.55, y + face.eye[1] + 17, 11)
    if now.puff:
        drop(pen, x + face.gap + 46, y - 26, 9)
        _breath(pen, face.mouth_x + face.mouth + 34, face.mouth_y + 10)


def _breath(pen: Pen, x: float, y: float) -> None:
    """A small cloud, blown to the right."""
    puffs = ((x - 10, y + 3, 10), (x + 7, y - 4, 14), (x + 24, y + 4, 11))
    for wider, colour in ((FINE, INK), (0.0, "#FFF9EC")):
        pen.fill("".join(ellipse(px, py, size + wider) for px, py, size in puffs), colour)
    pen.fill(ellipse(x + 11, y + 4, 12, 5), "#E4DCCB")
