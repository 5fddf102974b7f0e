from __future__ import annotations

import random
import threading
import time
from hashlib import sha256
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from kingup_game.stage import layout
from kingup_game.stage.canvas.backdrop import Scenery
from kingup_game.stage.canvas.dimming import Spotlight
from kingup_game.stage.canvas.item import FEET, TOP_LEFT
from kingup_game.stage.canvas.loading_ahead import MissingPictureError
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.particles import Particles
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.surface_cache import BACKDROPS
from kingup_game.stage.canvas.underpainting import ROOM_FOR_A_CAMERA, Panorama
from kingup_game.stage.castle.castle_layers import ASIDE, RISE
from kingup_game.stage.lettering.text_styles import TextStyle


def pixels(painter: Painter) -> bytes:
    return pygame.image.tobytes(painter.target, "RGB")


def frame(painter: Painter, *sheets: Sheet) -> list[Rect]:
    for sheet in sheets:
        painter.show(sheet)
    return painter.frame()


def whole(painter: Painter, *sheets: Sheet) -> bytes:
    painter.redraw_all()
    frame(painter, *sheets)
    return pixels(painter)


def test_an_unchanged_sheet_draws_nothing(painter: Painter) -> None:
    sheet = Sheet()
    sheet.sprite("disc.png", 400, 400)
    assert frame(painter, sheet) == [painter.target.get_rect()]
    assert frame(painter, sheet) == []


def test_setting_the_same_value_draws_nothing(painter: Painter) -> None:
    sheet = Sheet()
    disc = sheet.sprite("disc.png", 400, 400)
    frame(painter, sheet)
    disc.set(x=400, alpha=255, picture="disc.png")
    assert frame(painter, sheet) == []


def test_a_move_of_less_than_a_pixel_draws_nothing(painter: Painter) -> None:
    sheet = Sheet()
    disc = sheet.sprite("disc.png", 400, 400)
    frame(painter, sheet)
    disc.x = 400.3
    assert frame(painter, sheet) == []


def test_a_moved_sprite_redraws_where_it_was_and_where_it_is(painter: Painter) -> None:
    sheet = Sheet()
    disc = sheet.sprite("disc.png", 200, 200, width=100)
    sheet.sprite("disc.png", 1500, 800)
    frame(painter, sheet)
    disc.x = 600
    dirty = frame(painter, sheet)
    assert sorted(dirty, key=lambda rect: rect.x) == [Rect(75, 75, 50, 50), Rect(275, 75, 50, 50)]


def test_partial_drawing_gives_the_same_picture_as_whole_drawing(painter: Painter) -> None:
    chance = random.Random(5)
    sheet, above = Sheet(), Sheet()
    sheet.backdrop([Scenery("sky.png", covers=True)])
    discs = [
        sheet.sprite("disc.png", 100 * i, 300, width=120, layer=i % 3, turn=5 * i)
        for i in range(12)
    ]
    veil = sheet.veil("#102030", 90, layer=1)
    box = sheet.box(300, 300, 400, 200, fill="#E8D3A6", border="#000000", border_width=6, radius=30)
    label = above.text("King", 500, 500, TextStyle(size=60, outline="#FFFFFF"))
    spot = above.spotlight(900, 500, 200, alpha=0)
    bits = above.add(Particles(above, 5, 1))
    for step in range(120):
        disc = chance.choice(discs)
        match chance.randrange(9):
            case 0:
                disc.move(chance.randrange(1920), chance.randrange(1080))
            case 1:
                disc.alpha = chance.choice((0, 100, 255))
            case 2:
                disc.zoom = chance.choice((0.7, 1, 1.3))
            case 3:
                disc.restack(chance.randrange(4))
            case 4:
                veil.alpha = chance.choice((0, 60, 200, 255))
            case 5:
                box.place(chance.randrange(1000), 100, 300, chance.randrange(100, 700))
                label.words = str(step)
            case 6:
                spot.set(alpha=chance.choice((0, 255)), radius=chance.randrange(100, 400))
            case 7:
                bits.burst("confetti", 900, 400, 30)
            case 8:
                sheet.shift(chance.randrange(60), 0)
        bits.update()
        shown = (sheet, above) if step % 10 else (above,)
        frame(painter, *shown)
        after = pixels(painter)
        assert after == whole(painter, *shown), f"step {step}"


def test_layers_go_before_age(painter: Painter) -> None:
    sheet = Sheet()
    front = sheet.box(0, 0, 100, 100, fill="#FF0000", layer=2)
    back = sheet.box(0, 0, 100, 100, fill="#0000FF", layer=1)
    frame(painter, sheet)
    assert painter.target.get_at((10, 10)) == pygame.Color("#FF0000")
    back.restack(3)
    frame(painter, sheet)
    assert painter.target.get_at((10, 10)) == pygame.Color("#0000FF")
    back.remove()
    front.visible = False
    frame(painter, sheet)
    assert painter.target.get_at((10, 10)) == pygame.Color("black")


def test_a_sheet_that_is_no_longer_shown_is_wiped_away(painter: Painter) -> None:
    below, above = Sheet(), Sheet()
    below.backdrop([], ground="#123456")
    above.box(100, 100, 200, 200, fill="#FF0000")
    frame(painter, below, above)
    assert frame(painter, below) == [Rect(50, 50, 100, 100)]
    assert painter.target.get_at((60, 60)) == pygame.Color("#123456")


def test_a_sheet_shared_by_two_scenes_is_not_drawn_again(painter: Painter) -> None:
    castle, first, second = Sheet(), Sheet(), Sheet()
    castle.backdrop([Scenery("sky.png", covers=True)])
    first.box(100, 100, 20, 20, fill="#FF0000")
    second.box(500, 500, 20, 20, fill="#00FF00")
    frame(painter, castle, first)
    dirty = frame(painter, castle, second)
    assert sum(rect.w * rect.h for rect in dirty) == 200


def test_sheets_in_another_order_are_drawn_in_that_order(painter: Painter) -> None:
    one, two = Sheet(), Sheet()
    one.box(0, 0, 100, 100, fill="#FF0000")
    two.box(0, 0, 100, 100, fill="#0000FF")
    frame(painter, one, two)
    frame(painter, two, one)
    assert painter.target.get_at((10, 10)) == pygame.Color("#FF0000")


def test_a_faded_sheet_fades_everything_on_it(painter: Painter) -> None:
    sheet = Sheet()
    sheet.backdrop([], ground="#000000")
    panel = Sheet()
    panel.box(0, 0, 200, 200, fill="#FFFFFF")
    panel.fade(128)
    frame(painter, sheet, panel)
    assert 120 <= painter.target.get_at((20, 20)).r <= 136
    panel.fade(0)
    frame(painter, sheet, panel)
    assert painter.target.get_at((20, 20)).r == 0


def test_feet_stay_where_they_stand_at_any_zoom(painter: Painter) -> None:
    sheet = Sheet()
    token = sheet.sprite("disc.png", 800, 600, width=100, anchor=FEET)
    frame(painter, sheet)
    bottoms = {token.rect.bottom}
    for zoom in (0.6, 1.2, 1.6):
        token.zoom = zoom
        frame(painter, sheet)
        bottoms.add(token.rect.bottom)
        assert token.rect.centerx == pytest.approx(400, abs=1)
    assert max(bottoms) - min(bottoms) <= 1


def test_a_turned_sprite_swings_about_its_anchor(painter: Painter) -> None:
    sheet = Sheet()
    half = sheet.sprite("half.png", 800, 600, anchor=FEET, turn=90)
    frame(painter, sheet)
    assert half.rect.right == pytest.approx(400, abs=2)
    assert half.rect.centery == pytest.approx(300, abs=2)


@pytest.mark.parametrize("size", [(1280, 720), (1280, 1024), (2560, 1080)])
def test_a_new_window_size_draws_the_same_design_anew(
    painter: Painter, size: tuple[int, int]
) -> None:
    sheet = Sheet()
    sheet.backdrop([Scenery("sky.png", covers=True)])
    box = sheet.box(0, 0, 1920, 1080, fill="#FF0000")
    frame(painter, sheet)
    painter.resize(pygame.display.set_mode(size))
    assert frame(painter, sheet) == [Rect((0, 0), size)]
    assert box.rect == painter.viewport.rect_px(0, 0, 1920, 1080)
    navy = pygame.Color("navy")
    corner = painter.target.get_at((0, 0))
    assert corner in (navy, pygame.Color("#FF0000"))
    assert (corner == navy) is (size != (1280, 720))


@pytest.mark.parametrize("size", [(1280, 1024), (2560, 1080)])
def test_scenery_that_goes_on_leaves_no_part_of_the_window_bare(
    painter: Painter, size: tuple[int, int]
) -> None:
    painter.resize(pygame.display.set_mode(size))
    sheet = Sheet()
    sheet.backdrop([Scenery("sky.png", 0, 0, 1920, 1080, goes_on=True)], ground="#FF0000")
    frame(painter, sheet)
    red = painter.target.map_rgb((255, 0, 0))
    edges = [(x, y) for x in (0, size[0] - 1) for y in range(0, size[1], 7)]
    edges += [(x, y) for y in (0, size[1] - 1) for x in range(0, size[0], 7)]
    assert red not in {painter.target.get_at_mapped(place) for place in edges}


def test_the_text_size_people_chose_makes_labels_larger(painter: Painter) -> None:
    sheet = Sheet()
    label = sheet.text("King", 100, 100, anchor=TOP_LEFT)
    frame(painter, sheet)
    before = label.rect.h
    painter.resize(painter.target, text_percent=200)
    frame(painter, sheet)
    assert label.rect.h == pytest.approx(2 * before, rel=0.1)


def test_a_missing_picture_is_named_with_the_way_to_make_it(painter: Painter) -> None:
    sheet = Sheet()
    sheet.sprite("cast/nobody.webp", 0, 0)
    with pytest.raises(MissingPictureError, match=r"nobody\.webp.*tools/bake\.py"):
        frame(painter, sheet)


def test_the_cover_hides_everything_when_closed(painter: Painter) -> None:
    sheet = Sheet()
    sheet.backdrop([], ground="#FFFFFF")
    for kind in ("fade", "iris", "page"):
        painter.cover.clear()
        frame(painter, sheet)
        assert painter.target.get_at((480, 270)) == pygame.Color("white")
        painter.cover.set(kind, 0.5)
        frame(painter, sheet)
        half = pixels(painter)
        assert len(set(half[0::3])) > 1 or kind == "fade"
        painter.cover.set(kind, 1.0)
        frame(painter, sheet)
        assert b"\xff\xff\xff" not in pixels(painter)
        painter.cover.set(kind, 0.3, opening=True)
        frame(painter, sheet)
        assert pixels(painter) == whole(painter, sheet)


def test_an_iris_closes_on_the_middle(painter: Painter) -> None:
    sheet = Sheet()
    sheet.backdrop([], ground="#FFFFFF")
    painter.cover.set("iris", 0.9)
    frame(painter, sheet)
    assert painter.target.get_at(painter.target.get_rect().center) == pygame.Color("white")
    assert painter.target.get_at((100, 100)) != pygame.Color("white")


def test_what_was_drawn_is_presented_and_nothing_else(screen: pygame.Surface, assets: Path) -> None:
    presented: list[list[Rect]] = []
    painter = Painter(screen, assets, present=lambda rects: presented.append(list(rects)))
    sheet = Sheet()
    disc = sheet.sprite("disc.png", 200, 200)
    frame(painter, sheet)
    frame(painter, sheet)
    disc.x += 10
    dirty = frame(painter, sheet)
    assert presented == [[screen.get_rect()], dirty]


def test_below_a_closed_cover_what_is_new_comes_bit_by_bit_and_is_all_there_when_it_opens(
    painter: Painter, assets: Path, screen: pygame.Surface
) -> None:
    def scene() -> Sheet:
        sheet = Sheet()
        for number in range(60):
            sheet.sprite("disc.png", 15 * number, 9 * number, width=20 + number)
        return sheet

    at_once = Painter(screen, assets)
    wanted = whole(at_once, scene())
    painter.cover.set("fade", 1)
    frame(painter)
    sheet, looked_at = scene(), []
    for left in (3, 2, 1):
        painter.covered_for = left
        frame(painter, sheet)
        painter.pictures.finish_decoding()
        looked_at.append(60 - len(sheet.changed))
    assert sorted(set(looked_at)) == looked_at
    assert looked_at[-1] < 60
    painter.covered_for = 0
    painter.cover.clear()
    frame(painter, sheet)
    assert pixels(painter) == wanted


def test_what_is_foreseen_is_read_beside_the_game(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = Sheet()
    sheet.sprite("disc.png", 200, 200, width=60)
    sheet.sprite("half.png", 300, 200, turn=30)
    sheet.backdrop([Scenery("sky.png", 0, 0, 1920, 1080)])
    sheet.frame("signs/key_cap.webp", 20, 20, 300, 100)
    painter.foresee(sheet)
    painter.pictures.finish_decoding()
    monkeypatch.setattr(pygame.image, "load", lambda path: pytest.fail(f"{path} is read"))
    frame(painter, sheet)


def test_a_frame_below_a_closed_cover_waits_for_the_thread_and_reads_nothing_itself(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    decodes, game = pygame.image.load, threading.current_thread()

    def decoded(path: str) -> Surface:
        assert threading.current_thread() is not game, f"{path} is read in a frame"
        time.sleep(0.02)
        return decodes(path)

    monkeypatch.setattr(pygame.image, "load", decoded)
    sheet = Sheet()
    sheet.sprite("disc.png", 200, 200, width=60)
    sheet.sprite("half.png", 300, 200, turn=30)
    sheet.frame("signs/key_cap.webp", 20, 20, 300, 100)
    painter.cover.set("fade", 1)
    for painter.covered_for in (1, 0):
        frame(painter, sheet)
    assert not sheet.changed


def test_an_ornament_comes_once_it_is_read_and_no_frame_waits_for_it(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_read = threading.Event()
    decodes = pygame.image.load

    def decoded(path: str) -> Surface:
        assert may_read.wait(10)
        return decodes(path)

    monkeypatch.setattr(pygame.image, "load", decoded)
    painter.pictures.is_patient = True
    sheet = Sheet()
    villager = sheet.sprite("disc.png", 200, 200, width=60, patient=True)
    frame(painter, sheet)  # the first is all of the window
    assert not frame(painter, sheet)
    may_read.set()
    painter.pictures.finish_decoding()
    assert frame(painter, sheet) == [villager.rect]


CAMERA_STEPS, CAMERA_MOVES = 13, 10
"""So long a way of it takes, and after so many it stands still."""


def seen_by_a_camera(painter: Painter, *, drawn_anew: bool) -> list[bytes]:
    """Every picture of a castle that is moved about, with others before it and over it."""
    chance, seen = random.Random(8), list[bytes]()
    castle, around = Sheet(), Sheet()
    castle.backdrop([Scenery("sky.png", covers=True)], above=132, before=240)
    discs = [castle.sprite("disc.png", 150 * i, 90 * i, width=120, layer=i % 3) for i in range(12)]
    dust = castle.add(Particles(castle, 4, 1))
    darkness = castle.spotlight(900, 500, 200, alpha=0)
    box = around.box(300, 300, 400, 200, fill="#E8D3A6", border="#000000", border_width=6)
    faint = around.sprite("disc.png", 1500, 500, width=400, alpha=120)
    bits = around.add(Particles(around, 5, 1))
    ways = [((0, 0), (240, 0)), ((240, 0), (0, 132)), ((0, 132), (0, 0))] * 4
    for begin, end in ways:
        darkness.alpha = 0
        castle.will_shift = chance.random() < 0.7
        for step in range(CAMERA_STEPS):
            share = min(step, CAMERA_MOVES) / CAMERA_MOVES
            castle.shift(*(round(a + (b - a) * share) for a, b in zip(begin, end, strict=True)))
            disc = chance.choice(discs)
            match chance.randrange(9):
                case 0:
                    disc.move(chance.randrange(1920), chance.randrange(1080))
                case 1:
                    disc.alpha = chance.choice((0, 100, 255))
                case 2:
                    disc.restack(chance.randrange(4))
                case 3:
                    box.place(chance.randrange(1000), 100, 300, chance.randrange(100, 700))
                case 4:
                    faint.x = chance.randrange(1920)
                case 5:
                    bits.burst("confetti", 900, 400, 30)
                    dust.burst("dust", 400, 900, 9)
                case 6:
                    disc.visible = not disc.visible
                case 7:
                    discs.append(castle.sprite("half.png", chance.randrange(1900), 400, width=90))
                    discs.pop(chance.randrange(len(discs))).remove()
                case 8:
                    darkness.alpha = chance.choice((0, 0, 0, 90))
            bits.update()
            dust.update()
            frame(painter, castle, around)
            shown = whole(painter, castle, around) if drawn_anew else pixels(painter)
            seen.append(sha256(shown).digest())
    return seen


def test_the_room_for_a_camera_holds_all_the_sky_it_looks_up_to() -> None:
    """Else memory is asked for in the first frame of a camera's way, which is 15 ms at 4K."""
    assert ROOM_FOR_A_CAMERA * layout.HEIGHT >= layout.HEIGHT + RISE


def test_the_castle_of_now_and_that_of_the_next_round_are_kept_at_once() -> None:
    one = (layout.WIDTH + ASIDE) * (layout.HEIGHT + RISE)
    assert 2 * one <= BACKDROPS * layout.WIDTH * layout.HEIGHT


def test_what_a_camera_moves_is_the_same_picture_as_drawn_anew(painter: Painter) -> None:
    painter.resize(pygame.Surface((1920, 1080), 0, painter.target))
    moved = seen_by_a_camera(painter, drawn_anew=False)
    for number, picture in enumerate(seen_by_a_camera(painter, drawn_anew=True)):
        assert moved[number] == picture, f"picture {number}"


def test_where_places_are_rounded_it_is_the_same_once_the_camera_stands(painter: Painter) -> None:
    moved = seen_by_a_camera(painter, drawn_anew=False)
    for number, picture in enumerate(seen_by_a_camera(painter, drawn_anew=True)):
        if number % CAMERA_STEPS > CAMERA_MOVES:
            assert moved[number] == picture, f"picture {number}"


def go_on_darkening(darkness: Spotlight, step: int) -> None:
    """From below to another darkness, band by band, twice in that time."""
    for density, begun in ((90, 80), (200, 130)):
        done = step - begun
        if done == 0:
            darkness.set(before=darkness.density, density=density)
        if 0 <= done <= 30:
            lines = (250, 500, 760, 1080)
            shares = [max(0.0, min(1.0, done / 6 - place)) for place in (3, 2, 1, 0)]
            darkness.levels = tuple(zip(lines, shares, strict=True)) if done < 30 else ()


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
    for step in range(200):
        alpha = {2: 128, 4: 255, 60: 64, 62: 0, 70: 255, 190: 0}.get(step % 200)
        if alpha is not None:
            darkness.alpha = alpha
        if step in (30, 120):
            darkness.density = 140
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
        if step % 5 == 4:  # one goes and another one comes: nothing below it has changed
            table.remove()
            table = around.sprite("half.png", 900, 500, width=700)
        frame(painter, castle, around)
    assert len(laid) == 1


def test_a_darkness_that_goes_from_band_to_band_draws_no_more_than_bands(painter: Painter) -> None:
    castle, around = Sheet(), Sheet()
    castle.backdrop([Scenery("sky.png", covers=True)])
    darkness = castle.spotlight(900, 500, 200, layer=5, visible=False, density=0)
    around.sprite("half.png", 900, 500, width=700)
    frame(painter, castle, around)
    whole_window, seen = painter.target.get_rect(), list[bytes]()
    lines = tuple(range(108, 1081, 108))
    for before, density, order in ((0, 90, -1), (90, 150, -1), (150, 0, 1)):
        darkness.set(visible=True, before=before, density=density)
        for done in range(len(lines) + 1):
            shares = [float(place < done) for place in range(len(lines))][::order]
            darkness.levels = tuple(zip(lines, shares, strict=True))
            drawn = frame(painter, castle, around)
            if done:
                assert [rect.h for rect in drawn] == [whole_window.h // 10]
            now = pixels(painter)
            assert now == whole(painter, castle, around), f"{before} to {density}, {done} bands"
        seen.append(now)
        darkness.set(visible=density > 0, before=density, levels=())
        assert frame(painter, castle, around) == []
    assert len(set(seen)) == len(seen)


def test_what_a_camera_needs_is_kept_in_the_frame_before_it_moves(painter: Painter) -> None:
    painter.resize(pygame.Surface((960, 540), 0, painter.target))
    castle, around = Sheet(), Sheet()
    castle.backdrop([Scenery("sky.png", covers=True)], above=132, before=240)
    disc = castle.sprite("disc.png", 400, 300, width=120)
    around.sprite("half.png", 900, 500, width=300)
    frame(painter, castle, around)
    castle.will_shift = True
    disc.x += 40
    assert len(frame(painter, castle, around)) == 1
    kept = list[Rect]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Panorama, "begin", lambda *_: kept.append(painter.target.get_rect()))
        disc.x += 40  # meanwhile life goes on
        frame(painter, castle, around)
        castle.shift(24, 0)
        frame(painter, castle, around)
    assert not kept
    assert pixels(painter) == whole(painter, castle, around)
