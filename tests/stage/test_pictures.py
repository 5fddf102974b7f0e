from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from kingup_game.stage.caches.surface_cache import SurfaceCache
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.scaling import TURN_STEP_DEGREES
from kingup_game.stage.canvas.shaping import held_otherwise
from kingup_game.stage.canvas.viewport import Viewport


@pytest.fixture
def pictures(assets: Path) -> Pictures:
    return Pictures(assets, Viewport(960, 540))


def test_a_picture_is_drawn_at_half_its_pixels_in_design_units(pictures: Pictures) -> None:
    assert pictures.size("disc.png") == (100, 100)
    assert pictures.get("disc.png").get_size() == (50, 50)


def test_one_side_given_keeps_the_proportions(pictures: Pictures) -> None:
    assert pictures.box("half.png", 30, None) == (30, 60)
    assert pictures.box("half.png", None, 30) == (15, 30)


def test_the_same_request_gives_the_same_surface(pictures: Pictures) -> None:
    assert pictures.get("disc.png", 40) is pictures.get("disc.png", 40)


def test_angles_and_zooms_are_rounded_to_few_surfaces(pictures: Pictures) -> None:
    turned = {id(pictures.get("disc.png", turn=angle / 10)) for angle in range(-60, 61)}
    assert len(turned) == 12 / TURN_STEP_DEGREES + 1
    zoomed = {id(pictures.get("disc.png", zoom=1 + step / 1000)) for step in range(101)}
    assert len(zoomed) <= 5


@pytest.mark.parametrize("squash", [0.85, 0.93, 1.06, 1.18])
def test_a_squashed_picture_is_as_much_lower_as_it_is_wider(
    pictures: Pictures, squash: float
) -> None:
    plain, held = pictures.get("disc.png"), pictures.get("disc.png", squash=squash)
    assert held.get_width() / plain.get_width() == pytest.approx(squash, abs=0.03)
    area = held.get_width() * held.get_height()
    assert area == pytest.approx(plain.get_width() * plain.get_height(), rel=0.03)


def test_a_bent_picture_moves_its_head_and_keeps_its_feet(pictures: Pictures) -> None:
    plain = pictures.get("disc.png")
    for bend in (-3, 3):
        bent = pictures.get("disc.png", bend=bend)
        room = (bent.get_width() - plain.get_width()) // 2
        feet = bent.subsurface((0, 40, bent.get_width(), 10)).get_bounding_rect()
        assert feet.centerx == pytest.approx(room + 25, abs=1)
        head = bent.subsurface((0, 0, bent.get_width(), 4)).get_bounding_rect()
        assert (head.centerx - feet.centerx) * bend > 0


def braids(picture: Surface) -> tuple[int, int]:
    """How low what hangs at the left edge of a head reaches, and at the right."""
    wide, high = picture.get_size()
    third = wide // 3
    left, right = (picture.subsurface((x, 0, third, high)) for x in (0, wide - third))
    return left.get_bounding_rect().bottom, right.get_bounding_rect().bottom


def test_braids_trail_behind_and_what_is_on_the_other_side_sinks() -> None:
    girl = Surface((200, 200), pygame.SRCALPHA)
    for x in (4, 186):
        girl.fill((200, 90, 30), (x, 90, 10, 80))
    still, to_the_left, to_the_right = (
        braids(held_otherwise(girl, (100, 100), 0, bend)) for bend in (0, -3, 3)
    )
    assert to_the_left[0] < still[0] < to_the_left[1]
    assert to_the_right[1] < still[1] < to_the_right[0]


def test_another_window_size_forgets_the_old_surfaces(pictures: Pictures) -> None:
    small = pictures.get("disc.png")
    pictures.use(Viewport(1920, 1080))
    assert pictures.get("disc.png").get_width() == 2 * small.get_width()


def test_a_mirrored_picture_is_the_other_way_round(pictures: Pictures) -> None:
    plain = pictures.get("half.png")
    mirrored = pictures.get("half.png", mirrored=True)
    assert plain.get_at((2, 10)) == mirrored.get_at((mirrored.get_width() - 3, 10))
    assert plain.get_at((2, 10)) != mirrored.get_at((2, 10))


def test_a_grey_picture_has_no_colour_left(pictures: Pictures) -> None:
    colour = pictures.get("half.png", grey=True).get_at((2, 10))
    assert colour.r == colour.g == colour.b


def test_a_frame_keeps_its_corners_at_any_size(pictures: Pictures) -> None:
    for width, height in ((200, 100), (56, 56), (600, 300)):
        frame = pictures.stretched("signs/key_cap.webp", width, height)
        assert frame.get_size() == (width // 2, height // 2)
        black = pygame.Color("black")
        assert frame.get_at((4, 4)) == black
        assert frame.get_at((width // 2 - 5, height // 2 - 5)) == black
        assert min(frame.get_at((width // 4, height // 4))) > 250
        assert frame.get_at((width // 4, 4)) == black


def test_a_frame_smaller_than_its_corners_still_has_its_size(pictures: Pictures) -> None:
    assert pictures.stretched("signs/key_cap.webp", 20, 10).get_size() == (10, 5)


def test_corners_that_a_frame_has_no_room_for_share_what_there_is(pictures: Pictures) -> None:
    """As a damaged list of signs says, or a stopgap, which is smaller than what it stands for."""
    for margins in ((900, 0, 0, 900), (400, 400, 500, 500), (0, 999, 0, 0)):
        made = pictures.stretched("signs/key_cap.webp", 300, 200, margins)
        assert made.get_size() == (150, 100)


def test_a_cache_drops_the_least_used_when_it_is_full() -> None:
    cache = SurfaceCache(most_bytes=3 * 400)
    made: list[int] = []

    def make(number: int) -> pygame.Surface:
        def build() -> pygame.Surface:
            made.append(number)
            return pygame.Surface((10, 10), depth=32)

        return cache.get(number, build)

    for number in (1, 2, 3, 1, 4, 1, 2):
        make(number)
    assert made == [1, 2, 3, 4, 2]
    assert cache.held_bytes <= 1200
    assert len(cache) == 3


def test_a_picture_loaded_ahead_is_the_same_and_is_decoded_once(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = threading.active_count()
    pictures.load_ahead(["disc.png", "no-such.png"])
    pictures.finish_decoding()
    assert threading.active_count() == threads
    decoded = pygame.image.tobytes(
        Pictures(pictures.assets, Viewport(960, 540)).source("disc.png"), "RGBA"
    )
    monkeypatch.setattr(pygame.image, "load", lambda path: pytest.fail(f"{path} is read again"))
    assert pygame.image.tobytes(pictures.source("disc.png"), "RGBA") == decoded


def test_a_picture_made_ready_is_the_same_and_is_scaled_once(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = pygame.image.tobytes(pictures.once("disc.png", (60, 60)), "RGBA")
    pictures.load_ahead(["disc.png"], at=(60, 60))
    pictures.finish_decoding()
    monkeypatch.setattr(
        pygame.transform, "smoothscale", lambda *given: pytest.fail(f"scaled again: {given}")
    )
    assert pygame.image.tobytes(pictures.once("disc.png", (60, 60)), "RGBA") == fresh


def test_what_is_needed_at_once_is_not_decoded_a_second_time(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    load, begin = pygame.image.load, threading.Event()

    def slow(path: Path) -> pygame.Surface:
        if threading.current_thread() is not threading.main_thread():
            begin.wait()
        read.append(path.name)
        return load(path)

    monkeypatch.setattr(pygame.image, "load", slow)
    pictures.load_ahead(["disc.png", "half.png"])
    pictures.source("half.png")
    begin.set()
    pictures.finish_decoding()
    assert sorted(read) == ["disc.png", "half.png"]


def test_all_pictures_of_a_strip_are_cut_out_when_it_is_read_once(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = pictures.page("half.png", 0, 2, (20, 80))
    monkeypatch.setattr(pygame.image, "load", lambda path: pytest.fail(f"{path} is read again"))
    right = pictures.page("half.png", 1, 2, (20, 80))
    assert left.get_at((10, 40)).g < 5
    assert right.get_at((10, 40)).g > 250
    assert pictures.page("half.png", 0, 2, (20, 80)) is left
