"""What a frame draws: whatever changed, nothing else, and as if all were drawn anew."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from kingup_game.stage.canvas.backdrop import Scenery
from kingup_game.stage.canvas.item import FEET, TOP_LEFT
from kingup_game.stage.canvas.loading_ahead import MissingPictureError
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.particles import Particles
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import TextStyle
from tests.stage.frames import frame, pixels, whole


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


def test_what_the_ground_shows_already_is_drawn_over_what_passes_behind_it_alone(
    painter: Painter,
) -> None:
    sheet = Sheet()
    ground = sheet.backdrop([], ground="#204060")
    cloud = sheet.box(100, 300, 90, 80, fill="#C02020", layer=1)
    sheet.box(200, 200, 400, 400, fill="#FFFFFF", radius=20, layer=2, drawn_in=ground)
    for step in range(9):
        cloud.x = 100 + 60 * step
        frame(painter, sheet)
        seen = Rect(painter.viewport.rect_px(cloud.x, 300, 90, 80))
        tower = Rect(painter.viewport.rect_px(200, 200, 400, 400))
        picture = painter.target.copy()
        white = pygame.mask.from_threshold(picture, (255, 255, 255), (1, 1, 1, 255))
        hidden = seen.clip(tower)
        assert white.count() == hidden.w * hidden.h
        assert pixels(painter) == whole(painter, sheet)
    ground.visible = False
    frame(painter, sheet)
    assert painter.target.get_at(painter.viewport.to_px(400, 210))[:3] == (255, 255, 255)
