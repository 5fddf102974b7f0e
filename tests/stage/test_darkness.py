"""What is kept below a darkness, and how that comes."""

from __future__ import annotations

import random
from hashlib import sha256

import pygame
import pytest
from pygame import Rect

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.backdrop import Scenery
from kingup_game.stage.canvas.dimming import Filling, Spotlight
from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.items import Somebody
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.seats.large_face import LargeFace
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import PAPER
from tests.stage.frames import frame, pixels, whole


def go_on_darkening(darkness: Spotlight, step: int) -> None:
    """To another darkness, twice in that time, in a few steps."""
    for density, begun in ((90, 80), (200, 130)):
        done = step - begun
        if done == 0:
            darkness.turn_to(density)
        if 0 <= done <= 30:
            darkness.share = done // 6 / 5


def light_rooms(darkness: Spotlight, step: int) -> None:
    """First a round hole; then one room after the other has light of its own."""
    rooms = Area(300, 200, 900, 120), Area(500, 150.5, 300, 50), Area(300, 420, 900, 111)
    lit = {90: rooms[:2], 100: rooms, 160: rooms[2:]}
    if step in lit:
        darkness.set(radius=0, lit=lit[step])


def seen_below_a_darkness(painter: Painter, *, drawn_anew: bool) -> list[bytes]:
    """Every picture of a castle that is dark for a while, and of a table that lies over that."""
    chance, seen = random.Random(3), list[bytes]()
    castle, around = Sheet(), Sheet()
    castle.backdrop([Scenery("sky.png", covers=True)])
    discs = [castle.sprite("disc.png", 150 * i, 90 * i, width=120, layer=i % 3) for i in range(12)]
    darkness = castle.spotlight(900, 500, 200, layer=5, alpha=0)
    lit = castle.sprite("disc.png", 1500, 500, width=400, layer=6, alpha=120)
    table = around.sprite("half.png", 900, 500, width=700)
    card = around.sprite("disc.png", 900, 500, width=90)
    cloth = around.box(300, 250, 1100, 700, fill=PAPER, layer=-1)
    foot = around.sprite("half.png", 900, 300, width=300, layer=-2)
    for step in range(200):
        foot.move(900 + 9 * (step % 7), 300)
        cloth.move(300 + step // 20 % 3 * 90, 250)
        cloth.set(visible=step % 50 > 8, alpha=128 if step % 50 == 30 else 255)
        alpha = {2: 128, 4: 255, 60: 64, 62: 0, 70: 255, 190: 0}.get(step % 200)
        if alpha is not None:
            darkness.alpha = alpha
        if step in (30, 120):
            darkness.density = 140
        light_rooms(darkness, step)
        go_on_darkening(darkness, step)
        for disc in chance.sample(discs, 2):
            match chance.randrange(6):
                case 0:
                    disc.move(chance.randrange(1920), chance.randrange(1080))
                case 1:
                    disc.restack(chance.choice((0, 1, 6)))
                case 2:
                    disc.visible = not disc.visible
                case 3:
                    table.x = chance.randrange(500, 1400)
                case 4:
                    card.move(chance.randrange(600, 1300), chance.randrange(400, 700))
                case 5:
                    lit.y = chance.randrange(300, 700)
        if step % 50 == 49:
            discs.append(castle.sprite("half.png", chance.randrange(1900), 400, width=90))
            discs.pop(0).remove()
        frame(painter, castle, around)
        shown = whole(painter, castle, around) if drawn_anew else pixels(painter)
        seen.append(sha256(shown).digest())
    return seen


def test_what_moves_over_and_below_a_darkness_is_the_same_as_drawn_anew(painter: Painter) -> None:
    moved = seen_below_a_darkness(painter, drawn_anew=False)
    for number, picture in enumerate(seen_below_a_darkness(painter, drawn_anew=True)):
        assert moved[number] == picture, f"picture {number}"


def test_what_moves_over_a_darkness_lays_it_only_once(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    castle, around, laid = Sheet(), Sheet(), list[Rect]()
    castle.backdrop([Scenery("sky.png", covers=True)])
    darkness = castle.spotlight(900, 500, 200, layer=5, alpha=100)
    table = around.sprite("half.png", 900, 500, width=700)
    frame(painter, castle, around)
    darkness.alpha = 255
    frame(painter, castle, around)
    paint = type(darkness).paint

    def laid_on(item: Spotlight, target: pygame.Surface, clip: Rect) -> None:
        laid.append(Rect(clip))
        paint(item, target, clip)

    monkeypatch.setattr(type(darkness), "paint", laid_on)
    for step in range(20):
        table.x = 900 + step % 2
        if step % 4 == 3:
            table.restack(3 - table.layer)
        if step % 5 == 4:  # one goes and another one comes: nothing below it has changed
            table.remove()
            table = around.sprite("half.png", 900, 500, width=700)
        frame(painter, castle, around)
    assert len(laid) == 1
    darkness.turn_to(150)
    for step in range(8):  # to another one: on a copy on the way, then for good
        darkness.share = min(1.0, step / 2)
        table.x = 900 + step % 2
        frame(painter, castle, around)
    assert len(laid) == 3


def test_what_changes_behind_a_cloth_over_a_darkness_is_not_drawn(painter: Painter) -> None:
    castle, around = Sheet(), Sheet()
    castle.backdrop([Scenery("sky.png", covers=True)])
    torch = castle.sprite("disc.png", 900, 500, width=90)
    castle.spotlight(900, 500, 200, layer=5)
    foot = around.sprite("disc.png", 900, 310, width=300)
    around.box(300, 300, 1200, 700, fill=PAPER, layer=1)
    frame(painter, castle, around)
    castle.spotlight(900, 500, 200, layer=6, density=90)
    frame(painter, castle, around)
    torch.x = 950
    assert frame(painter, castle, around) == []
    foot.x = 910
    assert [drawn.bottom for drawn in frame(painter, castle, around)] == [150]
    assert pixels(painter) == whole(painter, castle, around)


def test_a_filling_that_is_half_clear_looks_like_a_box(painter: Painter) -> None:
    place, (plain, painted) = (100, 100, 500, 400), (Sheet(), Sheet())
    for sheet in (plain, painted):
        sheet.backdrop([Scenery("sky.png", covers=True)])
    plain.box(*place, fill=PAPER, alpha=150)
    filling = painted.add(Filling(painted, Layer.GROUND), colour=PAPER, alpha=150)
    filling.place(*place)
    assert whole(painter, painted) == whole(painter, plain)


def test_a_filling_that_grows_or_shrinks_is_drawn_only_where_it_did(painter: Painter) -> None:
    sheet = Sheet()
    sheet.backdrop([Scenery("sky.png", covers=True)])
    filling = sheet.add(Filling(sheet, Layer.GROUND), colour=PAPER)
    filling.place(200, 300, 400, 60)
    frame(painter, sheet)
    for width in (700, 250):
        before, filling.width = Rect(filling.rect), width
        (drawn,) = frame(painter, sheet)
        now = filling.rect
        assert (drawn.left, drawn.right) == tuple(sorted((before.right, now.right)))
        assert pixels(painter) == whole(painter, sheet)
    filling.restack(Layer.CLOUDS)
    assert frame(painter, sheet) == [filling.rect]


def test_a_camera_and_a_darkness_that_are_both_about_to_come_spoil_no_picture(
    painter: Painter,
) -> None:
    """They keep what they need on the same pixels, and so not at the same time."""
    seen = list[list[bytes]]()
    for drawn_anew in (False, True):
        castle, pictures = Sheet(), list[bytes]()
        castle.backdrop([Scenery("sky.png", covers=True)], above=180)
        disc = castle.sprite("disc.png", 400, 300, width=120)
        darkness = castle.spotlight(900, 500, 200, layer=5, density=0)
        darkness.visible = False
        frame(painter, castle)
        castle.will_shift = darkness.comes_soon = True
        for step in range(8):
            disc.move(400 + 160 * step, 300)
            if step in (2, 3):
                castle.shift(0, 90 * (step - 1))
            if step == 5:
                darkness.set(visible=True, density=150)
            if drawn_anew:
                painter.resize(painter.target)
            frame(painter, castle)
            pictures.append(pixels(painter))
        seen.append(pictures)
    assert seen[0] == seen[1]


def test_a_large_face_is_drawn_without_the_clear_rim_of_its_picture(painter: Painter) -> None:
    pictures, drawn = list[bytes](), list[int]()
    for kind in (Somebody, LargeFace):
        sheet = Sheet()
        sheet.backdrop([Scenery("sky.png", covers=True)])
        face = sheet.add(kind(sheet, Layer.CLOSE_UP), picture="disc.png", x=601, y=501, width=801)
        face.anchor = FEET
        frame(painter, sheet)
        face.picture = "half.png"  # and back again, as in a blink
        frame(painter, sheet)
        face.set(picture="disc.png", y=521)
        drawn.append(sum(place.w * place.h for place in frame(painter, sheet)))
        pictures.append(pixels(painter))
    assert pictures[0] == pictures[1]
    assert drawn[1] < drawn[0]
