from __future__ import annotations

import textwrap
from pathlib import Path

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.lettering.contrast import contrast
from kingup_game.stage.lettering.signs import SignBook
from kingup_game.stage.lettering.text import Lettering
from kingup_game.stage.lettering.text_styles import TextStyle
from kingup_game.stage.lettering.typefaces import MissingFaceError
from kingup_game.stage.lettering.wrapping import LONGEST_LINE_CHARACTERS, inline, letters_in_lines
from kingup_game.theme.scheme import scheme_for
from kingup_game.theme.type_scale import SMALLEST, Face
from tests.letters import letter_height_px

HIGH_CONTRAST = 7.0

LONG = " ".join(
    ["The king abdicates and thirteen of his subjects climb towards his empty throne."] * 3
)


@pytest.fixture
def lettering(assets: Path) -> Lettering:
    view = Viewport(1920, 1080)
    return Lettering(assets, Pictures(assets, view), view)


class CountingFont(pygame.font.Font):
    """Counts what it is asked for."""

    asked = 0

    def size(self, text: str | bytes) -> tuple[int, int]:
        self.asked += 1
        return super().size(text)


def test_words_that_were_laid_out_are_not_measured_again() -> None:
    pygame.font.init()
    font = CountingFont(None, 30)
    lines, widths = letters_in_lines(LONG, font, 500)
    asked = font.asked
    assert asked > len(lines) == len(widths) > 3
    assert letters_in_lines(LONG, font, 500) == (lines, widths)
    assert font.asked == asked
    narrow, _ = letters_in_lines(LONG, font, 250)
    other, _ = letters_in_lines(LONG, CountingFont(None, 15), 250)
    assert len(narrow) > len(lines) == len(other)


def test_no_text_is_smaller_than_the_smallest_size(lettering: Lettering) -> None:
    assert lettering.measure("King", TextStyle(size=12)) == lettering.measure(
        "King", TextStyle(size=28)
    )
    assert lettering.font(TextStyle(size=1)).get_height() >= 28


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("size", [28, 34, 52])
def test_a_size_is_what_letters_measure_from_top_to_foot(
    lettering: Lettering, size: int, percent: int
) -> None:
    lettering.use(lettering.viewport, text_percent=percent)
    style = TextStyle(size=size)
    wanted = size * percent / 100
    assert wanted <= letter_height_px(lettering, style) <= wanted + 3
    drawn = lettering.block("dp", style).surface.get_bounding_rect()
    assert wanted <= drawn.height <= wanted + 3


@pytest.mark.parametrize("face", ["reading", "display"])
@pytest.mark.parametrize("size", range(28, 120, 7))
def test_both_faces_are_as_large_as_they_say(face: Face, size: int) -> None:
    pygame.font.init()
    assets = assets_folder()
    view = Viewport(1920, 1080)
    lettering = Lettering(assets, Pictures(assets, view), view)
    assert size <= letter_height_px(lettering, TextStyle(size=size, face=face)) <= size + 3


@pytest.mark.parametrize("size", [28, 34])
def test_letters_on_a_key_are_no_smaller_than_the_smallest_text(
    lettering: Lettering, size: int
) -> None:
    key = lettering.block(inline("key:H"), TextStyle(size=size)).surface
    dark = pygame.mask.from_threshold(key, pygame.Color("#2B1A12"), (60, 60, 60, 255))
    capital = lettering.block("H", TextStyle(size=SMALLEST)).surface.get_bounding_rect()
    assert max(box.height for box in dark.get_bounding_rects()) >= capital.height - 1


def test_twice_the_text_size_is_twice_as_large(lettering: Lettering) -> None:
    plain = lettering.measure("King", TextStyle())
    lettering.use(lettering.viewport, text_percent=200)
    large = lettering.measure("King", TextStyle())
    assert large[0] == pytest.approx(2 * plain[0], rel=0.06)
    assert large[1] == pytest.approx(2 * plain[1], rel=0.06)


def test_text_size_stays_between_one_and_two_hundred_percent(lettering: Lettering) -> None:
    lettering.use(lettering.viewport, text_percent=500)
    assert lettering.text_percent == 200
    lettering.use(lettering.viewport, text_percent=10)
    assert lettering.text_percent == 100


def drawn(lettering: Lettering, words: str, width: float | None = None) -> bytes:
    surface = lettering.block(words, TextStyle(), width).surface
    return pygame.image.tobytes(surface, "RGBA")


def test_wrapped_lines_fit_their_width_and_lose_no_word(lettering: Lettering) -> None:
    """They look as if somebody had broken them by hand before each word that has no room."""
    width, lines = 600, [""]
    for word in LONG.split():
        longer = f"{lines[-1]} {word}".strip()
        if lettering.measure(longer, TextStyle())[0] <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    assert lettering.measure(LONG, TextStyle(), width)[0] <= width
    assert len(lines) > 4
    assert drawn(lettering, LONG, width) == drawn(lettering, "\n".join(lines))


def test_no_line_is_longer_than_eighty_characters(lettering: Lettering) -> None:
    lines = textwrap.wrap(LONG, LONGEST_LINE_CHARACTERS)
    assert len(lines) > 2
    assert drawn(lettering, LONG) == drawn(lettering, "\n".join(lines))


def test_a_line_break_in_the_words_is_kept(lettering: Lettering) -> None:
    one = lettering.measure("a", TextStyle())[1]
    assert lettering.measure("a\na", TextStyle())[1] > 1.8 * one


def test_a_picture_stands_in_the_line_as_high_as_the_letters(lettering: Lettering) -> None:
    plain = lettering.measure("Press to join", TextStyle())
    marked = lettering.measure(f"Press {inline('disc.png')} to join", TextStyle())
    assert marked[1] == plain[1]
    assert marked[0] > plain[0] + 20


def test_a_key_is_as_wide_as_its_letters_need(lettering: Lettering) -> None:
    letter = lettering.measure(inline("key:F"), TextStyle())
    word = lettering.measure(inline("key:PAGE DOWN"), TextStyle())
    assert letter[0] == pytest.approx(letter[1], rel=0.1)
    assert word[0] > 2 * letter[0]


@pytest.mark.parametrize("words", ["\u200b", "\u00ad\ufe0f", "a\n\u200d\nb", "\ufe0f", "\u202e"])
@pytest.mark.parametrize("outline", [None, "black"])
def test_what_nobody_can_see_breaks_no_line(
    words: str, outline: str | None, lettering: Lettering
) -> None:
    """Joiners and the like are typed, and come alone where a name or a line ends."""
    style = TextStyle(outline=outline, shadow="black")
    assert lettering.block(words, style).surface
    assert lettering.block(inline("key:" + words), style).surface


def test_align_moves_the_shorter_line(lettering: Lettering) -> None:
    def first_ink(style: TextStyle) -> int:
        surface = lettering.block("i\nWWWWWW", style).surface
        top = surface.subsurface((0, 0, surface.get_width(), surface.get_height() // 2))
        return top.get_bounding_rect().x

    left, centre, right = (
        first_ink(TextStyle(align="left")),
        first_ink(TextStyle(align="centre")),
        first_ink(TextStyle(align="right")),
    )
    assert left < centre < right


def test_an_outline_adds_ink_around_the_letters_but_no_width(lettering: Lettering) -> None:
    plain = lettering.block("King", TextStyle())
    outlined = lettering.block("King", TextStyle(outline="#FFFFFF", outline_width=4))
    assert outlined.box.size == plain.box.size
    assert outlined.surface.get_width() > plain.surface.get_width()
    white = outlined.surface.map_rgb((255, 255, 255))
    assert any(
        outlined.surface.get_at_mapped((x, y)) == white
        for x in range(outlined.surface.get_width())
        for y in range(outlined.surface.get_height())
    )


@pytest.mark.parametrize("colour", ["#2B1A12", "#6B5A4A", "#F8ECD2", "#FFE08A", "#808080"])
def test_high_contrast_draws_all_words_far_from_the_outline_around_them(
    lettering: Lettering, colour: str
) -> None:
    lettering.use(lettering.viewport, scheme=scheme_for(contrast=True))
    shown = lettering.shown("King", TextStyle(colour=colour))
    assert shown.outline is not None
    assert contrast(shown.colour, shown.outline) >= HIGH_CONTRAST


def test_a_missing_display_face_is_named_with_the_way_to_make_it(lettering: Lettering) -> None:
    with pytest.raises(MissingFaceError, match=r"Larkstair.*tools/bake\.py"):
        lettering.measure("King", TextStyle(face="display"))


def test_the_same_words_are_drawn_once(lettering: Lettering) -> None:
    first = lettering.block("King", TextStyle()).surface
    assert lettering.block("King", TextStyle()).surface is first


@pytest.mark.parametrize(
    ("family", "button", "mark"),
    [
        ("xbox", "a", "signs/xbox_south.webp"),
        ("keyboard", "f", "key:F"),
        ("keyboard", "return", "signs/key_enter.webp"),
        ("mouse", "middle", "signs/mouse_wheel.webp"),
        ("xbox", "button17", "key:BUTTON17"),
    ],
)
def test_every_button_has_a_mark(assets: Path, family: str, button: str, mark: str) -> None:
    assert SignBook(assets).mark(family, button) == mark
