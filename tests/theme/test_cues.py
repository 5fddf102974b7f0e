"""What is named in the theme can be heard, and what can be heard is named there."""

from __future__ import annotations

from kingup_game.app.paths import assets_folder
from kingup_game.engine.cast import CAST
from kingup_game.stage.sound.sound_library import read_cue_book
from kingup_game.table.opponents import FACES
from kingup_game.theme import cues

BOOK = read_cue_book(assets_folder() / "sound")
PLACES = ("0", "1", "2", "3", "4", "5", "throne")
MOODS = (cues.HOPE, cues.DESPAIR, cues.PRIDE, cues.BOREDOM)
WORTHS = (*range(-cues.MOST_LOST, 0), *range(1, cues.MOST_COINS + 1))


PARTS = {value for key, value in vars(cues).items() if key.endswith("_PART")}
NO_CUES = (
    *("HOPE", "DESPAIR", "PRIDE", "BOREDOM", "BASE", "MIDDLE", "TENSION", "MENU_HOUR"),
    *("MURMUR", "COURT", "STIR"),
)


def test_every_cue_of_the_book_is_named_in_the_theme() -> None:
    constants = {
        value
        for key, value in vars(cues).items()
        if key.isupper() and key[0] != "_" and isinstance(value, str)
        if not key.endswith(("_PART", *NO_CUES))
    }
    spoken = {cues.voice(character, mood) for character in CAST for mood in MOODS}
    remarks = {cues.remark(face) for face in range(1, FACES + 1)}
    notes = {cues.floor(place) for place in PLACES} | {cues.points(worth) for worth in WORTHS}
    assert set(BOOK.cues) == constants | spoken | remarks | notes


def test_every_piece_of_the_book_is_named_and_every_round_has_its_climb_and_air() -> None:
    climbs = {cues.climb_part(number) for number in (1, 2, 3)}
    assert set(BOOK.parts) == PARTS | climbs
    assert set(BOOK.ambience) == {*(cues.hour(number) for number in (1, 2, 3)), cues.MURMUR}
    assert set(BOOK.place(cues.MURMUR).layers) == {cues.COURT, cues.STIR}
    assert cues.hour(4) == cues.hour(3), "after the third night it stays night"


def test_points_that_are_lost_do_not_sound_like_points_that_come() -> None:
    assert {cues.points(worth) for worth in (-1, -2, -9)}.isdisjoint(
        cues.points(worth) for worth in (1, 2, 9)
    )
