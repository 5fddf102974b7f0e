"""What is made before it is needed is there when it is needed, and nothing is made for ever."""

from __future__ import annotations

import threading
from functools import cache
from pathlib import Path

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.engine.cast import CAST, SUBJECTS
from kingup_game.stage import layout
from kingup_game.stage.canvas.backdrop import Scenery
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.scaling import in_screen_form
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.canvas.warm_up import MOODS, Rehearsal, WarmUp, fading_in, fetch
from kingup_game.stage.counting.unveiling import SCALE
from kingup_game.stage.lettering.text_styles import TextStyle
from kingup_game.stage.seats.goal_card import HEIGHT, WIDTH, GoalCard, widths_on_its_way
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from tests.stage.frames import frame, pixels, reads_nothing, whole

MORE_THAN_ENOUGH = 600
MANY_STEPS = 14
WIDE = 400


@pytest.fixture
def warm(screen: pygame.Surface) -> Pictures:
    """After a warm-up of a usual cast, at 1080p."""
    del screen  # it has to be there
    return warmed_up()


@cache
def warmed_up() -> Pictures:
    pictures = Pictures(assets_folder(), Viewport(1920, 1080))
    warm_up = WarmUp(pictures, SUBJECTS)
    for _ in range(MORE_THAN_ENOUGH):
        pictures.finish_decoding()
        warm_up.update()
    return pictures


def small_cast() -> Pictures:
    """After the same of two on a screen of 4K."""
    pictures = Pictures(assets_folder(), Viewport(3840, 2160))
    warm_up = WarmUp(pictures, SUBJECTS[:2])
    for _ in range(MORE_THAN_ENOUGH):
        pictures.finish_decoding()
        warm_up.update()
    return pictures


def test_a_warm_up_comes_to_an_end(warm: Pictures) -> None:
    assert not warm.is_decoding()
    sizes = [layout.TOKEN_SIZE, layout.COURTYARD_TOKEN_SIZE]
    assert all(warm.is_made(art.token(one, mood), sizes) for one in SUBJECTS for mood in MOODS)


def test_whoever_moves_then_is_read_from_no_file(
    warm: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads_nothing(monkeypatch)
    for one in SUBJECTS:
        warm.get(art.token(one, "climb"), layout.TOKEN_SIZE, squash=1.06, bend=2, turn=9)
        warm.get(art.token(one, "refused"), layout.COURTYARD_TOKEN_SIZE, grey=True)
        warm.get(art.token(one, "refused"), 1.5 * layout.TOKEN_SIZE, turn=15)


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)])
def test_faces_of_a_fall_are_read_beside_the_game(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    del screen
    pictures = Pictures(assets_folder(), Viewport(*size))
    WarmUp(pictures, ()).read_large(SUBJECTS[0], ["fear", "refused"])
    pictures.finish_decoding()
    pictures.make_ahead({art.token(SUBJECTS[0], "fear"): [108]})  # a crowd gasps before it
    pictures.finish_decoding()
    reads_nothing(monkeypatch)
    for mood in ("fear", "refused"):
        for turn in (15, 30):
            pictures.get(art.token(SUBJECTS[0], mood), 240, turn=turn)
        for width in (239, 210):  # and crawls aside, smaller from frame to frame
            pictures.get(art.token(SUBJECTS[0], mood), width)


def test_faces_of_many_votes_drive_nothing_out_that_every_vote_shows(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a large screen those of one are 25 MB, and nobody sees them again soon."""
    del screen
    large = Pictures(assets_folder(), Viewport(3840, 2160))
    large.get(art.BEAM, 360)
    faces = large.caches.close_ups
    for number in range(100):
        large.get(art.ballot("back"), 176, turn=3 * number)
        faces.keep(number, pygame.Surface((1000, 1000)))
    reads_nothing(monkeypatch)
    large.get(art.BEAM, 360)


def test_whoever_falls_and_comes_nearer_is_read_once(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a large screen that is larger than anybody at rest, and each pose is another look."""
    del screen
    large, name = small_cast(), art.token(SUBJECTS[0], "refused")
    nearer = 1.5 * layout.TOKEN_SIZE
    large.get(name, nearer, turn=15)
    reads_nothing(monkeypatch)
    for turn in range(30, 360, 15):
        large.get(name, nearer, turn=turn, squash=0.94)


def test_on_a_large_screen_nobody_who_moves_is_read_from_a_file_or_kept_whole(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    del screen
    large = small_cast()
    reads_nothing(monkeypatch)
    for one in SUBJECTS[:2]:
        large.get(art.token(one, "climb"), layout.TOKEN_SIZE, squash=1.06, bend=2, turn=9)
        large.get(art.token(one, "joy"), 93.5, zoom=1.08)
        assert art.token(one, "climb") not in large.caches.sources


def test_a_face_at_rest_is_made_of_all_its_pixels(warm: Pictures) -> None:
    name = art.token("A", "joy")
    whole = pygame.image.load(assets_folder() / name).convert_alpha()
    made = pygame.transform.smoothscale(whole, (layout.TOKEN_SIZE, layout.TOKEN_SIZE))
    shown = warm.get(name, layout.TOKEN_SIZE)
    assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(made, "RGBA")


def test_what_is_expected_comes_first_in_every_width(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    del screen
    pictures = Pictures(assets_folder(), Viewport(1920, 1080))
    warm_up = WarmUp(pictures, SUBJECTS)
    face = art.close_up("A", "crowned")
    warm_up.expect({face: [316, 442]})
    pictures.finish_decoding()
    warm_up.update()
    pictures.finish_decoding()
    reads_nothing(monkeypatch)
    assert [pictures.get(face, width).get_width() for width in (316, 442)] == [316, 442]


def test_what_is_fetched_is_there_when_that_is_through(
    assets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = Pictures(assets, Viewport(960, 540))
    names = ["disc.png", "no-such.png", "half.png"]
    for _ in fetch(pictures, names):
        pictures.finish_decoding()
    reads_nothing(monkeypatch)
    pictures.get("disc.png")
    pictures.get("half.png")


def test_other_pictures_drive_no_token_out(warm: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
    for width in range(400, 500):  # more than all caches hold together
        warm.get(art.LOGO, width)
    reads_nothing(monkeypatch)
    for one in SUBJECTS:
        warm.get(art.token(one), layout.TOKEN_SIZE)


def test_what_was_rehearsed_is_there_when_it_is_shown(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, rehearsal, shop = Sheet(), Rehearsal(), painter.workshop
    looks.frame("signs/key_cap.webp", 0, 0, 400, 200)
    looks.sprite("disc.png", 100, 100, width=90)
    looks.text("King", 100, 100, TextStyle(size=60))
    rehearsal.expect(looks.stacked())
    for _ in range(MORE_THAN_ENOUGH):
        painter.pictures.finish_decoding()
        rehearsal.update(shop)
    reads_nothing(monkeypatch)
    monkeypatch.setattr(pygame.transform, "smoothscale", lambda *_: pytest.fail("is scaled"))
    shown = Sheet()
    shown.frame("signs/key_cap.webp", 500, 300, 400, 200)
    shown.sprite("disc.png", 900, 100, width=90)
    shown.text("King", 300, 700, TextStyle(size=60))
    painter.show(shown)
    assert painter.frame()


def test_what_comes_later_is_rehearsed_without_a_file_being_read_in_a_frame(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, rehearsal, shop = Sheet(), Rehearsal(), painter.workshop
    clear = looks.sprite("disc.png", 100, 100, width=90, alpha=0)
    looks.sprite("half.png", 100, 100, width=60, visible=False)
    assert fading_in(looks) == [clear]
    rehearsal.expect(fading_in(looks), patience=MORE_THAN_ENOUGH)
    decodes = pygame.image.load
    game = threading.current_thread()

    def decoded(path: str) -> pygame.Surface:
        assert threading.current_thread() is not game, f"{path} is read in a frame"
        return decodes(path)

    monkeypatch.setattr(pygame.image, "load", decoded)
    for _ in range(MORE_THAN_ENOUGH):
        painter.pictures.finish_decoding()
        rehearsal.update(shop)
    assert not clear.rect
    reads_nothing(monkeypatch)
    clear.alpha = 255
    painter.show(looks)
    assert painter.frame()


def test_what_comes_before_its_rehearsal_leaves_no_ghost(painter: Painter) -> None:
    stage, rehearsal = Sheet(), Rehearsal()
    stage.backdrop((Scenery("sky.png", width=layout.WIDTH, height=layout.HEIGHT),))
    light = stage.sprite("disc.png", 200, 200, width=90, alpha=0)
    rehearsal.expect([light])
    frame(painter, stage)
    light.alpha = 150
    frame(painter, stage)
    light.x = 900
    rehearsal.update(painter.workshop)
    frame(painter, stage)
    assert pixels(painter) == whole(painter, stage)


@pytest.mark.parametrize("width", [60, 420])
def test_what_is_made_beside_the_game_looks_as_if_made_in_a_frame(
    screen: pygame.Surface, width: float
) -> None:
    """Also a face that fills a throne, and is made of the one that was drawn for that."""
    del screen
    name, window = art.automaton(4, "crowned"), Viewport(3840, 2160)
    ahead, at_once = Pictures(assets_folder(), window), Pictures(assets_folder(), window)
    ahead.make_ahead({name: (width,)})
    ahead.finish_decoding()
    made = ahead.ahead.take(name, window.box_px((width, width)))
    assert made is not None
    assert in_screen_form(made) is made
    wanted = at_once.get(name, width)
    assert pygame.image.tobytes(made, "RGBA") == pygame.image.tobytes(wanted, "RGBA")


def test_a_large_frame_is_stretched_beside_the_game(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    del screen
    page = art.PANEL, 1096, 912
    ahead, at_once = (Pictures(assets_folder(), Viewport(1920, 1080)) for _ in range(2))
    ahead.ahead.want_new(ahead.unread_frame(*page))
    ahead.finish_decoding()
    assert not ahead.unread_frame(*page)
    wanted = pygame.image.tobytes(at_once.stretched(*page), "RGBA")
    monkeypatch.setattr(pygame.transform, "smoothscale", lambda *_: pytest.fail("is stretched"))
    assert pygame.image.tobytes(ahead.stretched(*page), "RGBA") == wanted


def test_a_large_picture_that_was_read_is_scaled_beside_the_game_as_well(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    del screen
    pictures, rays = Pictures(assets_folder(), Viewport(1920, 1080)), art.BURST
    pictures.load_ahead([rays])
    pictures.finish_decoding()
    pictures.ahead.want_new(pictures.unread(rays, 1240))
    pictures.finish_decoding()
    assert not pictures.unread(rays, 1240)
    monkeypatch.setattr(pygame.transform, "smoothscale", lambda *_: pytest.fail("is scaled"))
    pictures.get(rays, 1240)


def test_a_face_that_waits_in_another_size_is_read_all_the_same(screen: pygame.Surface) -> None:
    """Else it would be read in the frame that shows it."""
    del screen
    pictures, face = Pictures(assets_folder(), Viewport(1920, 1080)), art.automaton(4, "joy")
    pictures.make_ahead({face: (190,)})
    pictures.finish_decoding()
    assert not pictures.unread(face, 190)
    assert pictures.unread(face, 108)


def test_what_is_wanted_in_many_sizes_is_made_though_one_was_fetched_before(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever needed one size now made it alone; the others had been struck off with it."""
    del screen
    pictures = Pictures(assets_folder(), Viewport(3840, 2160))
    pictures.load_ahead([art.HALL])  # which takes a while
    WarmUp(pictures, ()).expect_shapes(art.GOAL_WIDE, [(400.0, 352.0), (252.0, 222.0)])
    pictures.get(art.GOAL_WIDE, 252.0, 222.0)
    pictures.finish_decoding()
    reads_nothing(monkeypatch)
    pictures.get(art.GOAL_WIDE, 400.0, 352.0)


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)])
def test_a_goal_that_flies_home_is_read_from_no_file(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """It is smaller from frame to frame, and was decoded anew for each size."""
    del screen
    painter = Painter(pygame.Surface(size), assets_folder())
    flight = [(wide, wide * HEIGHT / WIDTH) for wide in widths_on_its_way(SCALE)]
    WarmUp(painter.pictures, ()).expect_shapes(art.GOAL_WIDE, flight)
    painter.pictures.finish_decoding()
    card = GoalCard(sheet := Sheet(), 0, 0, Layer.SECRET_OUT, SCALE)
    card.show("".join(SUBJECTS[:6]), "", bytes(len(CAST)))
    paper = next(item for item in sheet.stacked() if isinstance(item, Sprite))
    reads_nothing(monkeypatch)
    for step in range(MANY_STEPS + 1):
        card.go_home(300, 300, step / MANY_STEPS)
        paper.resolve(painter.workshop)


def test_those_who_grow_on_their_way_drive_out_nobody_who_stands(warm: Pictures) -> None:
    held = warm.caches.tokens.held_bytes
    for tenth in range(MANY_STEPS):
        warm.get(art.token(SUBJECTS[0]), layout.COURTYARD_TOKEN_SIZE + 0.3 + tenth)
    assert warm.caches.tokens.held_bytes == held


def test_what_pops_up_in_play_is_read_from_no_file_where_it_was_made_at_its_size(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    del screen
    pictures, face = Pictures(assets_folder(), Viewport(1920, 1080)), art.automaton(4, "joy")
    pictures.is_patient = True
    pictures.make_ahead({face: (190,)})
    pictures.finish_decoding()
    pictures.make_ready(face, (190,))
    reads_nothing(monkeypatch)
    for zoom in (0.4, 0.96, 1.08):
        assert pictures.get(face, 190, zoom=zoom).get_width() == pytest.approx(190 * zoom, abs=1)
