"""Cues and buses: what is played at once, and how loud."""

from __future__ import annotations

from array import array
from pathlib import Path

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage.sound.audio import MOST_LATE_TICKS, RISING_PAUSE_TICKS, Audio
from kingup_game.stage.sound.shelf import SoundShelf
from kingup_game.stage.sound.sound_library import MissingCueError, read_cue_book
from tests.harness.recording import Recording
from tests.stage.sound.hearing import busy_channels, heard, wait_until_ready


def test_without_a_sound_device_everything_goes_on_silently(audio: Audio) -> None:
    assert not audio.loud
    audio.prepare()
    audio.cue("step")
    audio.play_part("climb")
    audio.play_ambience("castle")
    audio.duck(0.2)
    for _ in range(5):
        audio.update()
    audio.stop()
    assert heard(audio)[0] == "cue a.wav 1.000"


def test_takes_alternate_so_that_none_sounds_twice_running(audio: Audio) -> None:
    for _ in range(4):
        audio.cue("step")
    files = [line.split()[1] for line in heard(audio)]
    assert files == ["a.wav", "b.wav", "a.wav", "b.wav"]


def test_a_rising_cue_climbs_stays_at_the_top_and_starts_anew_after_a_pause(audio: Audio) -> None:
    for _ in range(4):
        audio.cue("coin")
    for _ in range(RISING_PAUSE_TICKS + 1):
        audio.update()
    audio.cue("coin")
    files = [line.split()[1][0] for line in heard(audio)]
    assert files == ["a", "b", "c", "c", "a"]


@pytest.mark.usefixtures("mixer")
def test_volume_zero_plays_nothing_but_is_told_to_the_sink_all_the_same(audio: Audio) -> None:
    audio.set_volume("effects", 0)
    audio.cue("step")
    assert busy_channels() == 0
    audio.set_volume("effects", 1)
    audio.cue("step")
    assert busy_channels() == 1
    assert len(heard(audio)) == 2


@pytest.mark.usefixtures("mixer")
def test_a_missing_sound_is_named_with_the_way_to_make_it(audio: Audio) -> None:
    with pytest.raises(FileNotFoundError, match=r"gone\.wav.*tools/bake\.py"):
        audio.cue("lost")


def test_a_wrong_name_is_a_mistake_of_the_program(audio: Audio) -> None:
    with pytest.raises(MissingCueError, match="trumpet"):
        audio.cue("trumpet")
    with pytest.raises(MissingCueError, match="opera"):
        audio.play_part("opera")


def test_two_runs_that_play_the_same_are_the_same_bytes(folder: Path) -> None:
    def run() -> bytes:
        sink = Recording()
        audio = Audio(folder, sink=sink)
        audio.play_part("climb", ["base"])
        for tick in range(30):
            audio.update()
            if tick % 7 == 0:
                audio.cue("step", volume=0.5)
        return sink.bytes()

    assert run() == run()


def test_every_sound_that_the_games_own_book_names_is_there() -> None:
    folder = assets_folder() / "sound"
    book = read_cue_book(folder)
    assert book.cues
    assert book.parts
    parts = [*book.parts.values(), *book.ambience.values()]
    files = [file for part in parts for leaves in part.layers.values() for file in leaves]
    files += [file for cue in book.cues.values() for file in cue.files]
    assert len(files) > len(parts) + len(book.cues)
    assert [file for file in files if not (folder / file).is_file()] == []


def sides_of(sound: pygame.Sound, sides: int) -> list[array[int]]:
    samples = array("h", sound.get_raw())
    return [samples[side::sides] for side in range(sides)]


@pytest.mark.usefixtures("mixer")
def test_mono_has_both_sides_in_one_and_stereo_comes_back() -> None:
    """A sound that comes from one side alone is heard on both, half as loud."""
    audio = Audio(assets_folder())
    audio.prepare()
    file = "effects/crowned-1.ogg"
    left, right = sides_of(audio.shelf.get(file), 2)
    audio.play_part("menu")
    audio.be_mono(is_mono=True)
    assert (pygame.mixer.get_init() or ())[2:] == (1,)
    (both,) = sides_of(audio.shelf.get(file), 1)
    assert len(both) == pytest.approx(len(left), rel=0.01)
    middle = len(both) // 4
    for at in range(middle, middle + 400, 7):
        assert both[at] == pytest.approx((left[at] + right[at]) / 2, abs=400)
    assert audio.playing == "menu"
    audio.be_mono(is_mono=False)
    assert (pygame.mixer.get_init() or ())[2:] == (2,)
    assert len(sides_of(audio.shelf.get(file), 2)[0]) == len(left)
    audio.close()


def test_mono_without_a_mixer_is_no_matter(audio: Audio) -> None:
    audio.be_mono(is_mono=True)
    audio.cue("step")


@pytest.mark.usefixtures("mixer")
def test_a_cue_that_nobody_has_fetched_sounds_as_soon_as_a_thread_has_brought_it(
    audio: Audio,
) -> None:
    audio.prepare()
    audio.close()
    audio.shelf.clear()
    audio.cue("step")
    wait_until_ready(audio, ["a.wav"])
    audio.update()
    assert busy_channels() == 1


@pytest.mark.usefixtures("mixer")
def test_a_cue_that_comes_much_too_late_is_of_something_else(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    audio.prepare()
    audio.close()
    monkeypatch.setattr(SoundShelf, "ready", lambda *_: False)
    audio.cue("step")
    for _ in range(MOST_LATE_TICKS + 1):
        audio.update()
    monkeypatch.undo()
    audio.update()
    assert busy_channels() == 0
