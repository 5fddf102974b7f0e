from __future__ import annotations

import json
import time
import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage.sound.audio import CHANNELS, RISING_PAUSE_TICKS, Audio
from kingup_game.stage.sound.sound_library import MissingCueError, read_cue_book
from tests.harness.recording import Recording

BOOK = {
    "master_db": -6.0,
    "cues": {
        "step": {"files": ["a.wav", "b.wav"], "bus": "effects", "gain_db": 0, "order": "any"},
        "coin": {"files": ["a.wav", "b.wav", "c.wav"], "bus": "ui", "order": "rising"},
        "lost": {"files": ["gone.wav"], "bus": "ui"},
    },
    "music": {
        "climb": {"layers": {"base": "a.wav", "high": "b.wav"}, "gain_db": 0},
        "menu": {"layers": {"base": "c.wav"}},
    },
    "ambience": {"castle": {"file": "c.wav", "bus": "effects"}},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "sound").mkdir()
    (tmp_path / "sound" / "cues.json").write_text(json.dumps(BOOK))
    for name in "abc":
        with wave.open(str(tmp_path / "sound" / f"{name}.wav"), "wb") as file:
            file.setnchannels(2)
            file.setsampwidth(2)
            file.setframerate(44100)
            file.writeframes(bytes(4 * 44100))
    return tmp_path


@pytest.fixture
def mixer() -> Iterator[None]:
    pygame.mixer.init(44100, -16, 2, 512)
    pygame.mixer.set_num_channels(CHANNELS)
    yield
    pygame.mixer.quit()


@pytest.fixture
def audio(folder: Path) -> Audio:
    return Audio(folder, sink=Recording())


def heard(audio: Audio) -> list[str]:
    assert isinstance(audio.sink, Recording)
    return audio.sink.lines


def busy_channels() -> int:
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(CHANNELS))


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
    audio.cue("coin", take=2)
    files = [line.split()[1][0] for line in heard(audio)]
    assert files == ["a", "b", "c", "c", "a", "c"]


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
def test_layers_of_a_piece_start_together_and_fade_apart(audio: Audio) -> None:
    audio.play_part("climb", ["base"], fade_ticks=10)
    for _ in range(10):
        audio.update()
    volumes = [pygame.mixer.Channel(number).get_volume() for number in (0, 1)]
    assert pygame.mixer.Channel(0).get_busy()
    assert pygame.mixer.Channel(1).get_busy()
    assert volumes[0] == pytest.approx(10 ** (-6 / 20), abs=0.02)
    assert volumes[1] == 0
    audio.set_layers(["base", "high"], fade_ticks=10)
    for _ in range(5):
        audio.update()
    assert 0.2 < pygame.mixer.Channel(1).get_volume() < 0.3
    for _ in range(5):
        audio.update()
    assert pygame.mixer.Channel(1).get_volume() == pytest.approx(volumes[0], abs=0.01)


@pytest.mark.usefixtures("mixer")
def test_the_music_bus_and_ducking_hold_the_layers_down(audio: Audio) -> None:
    audio.play_part("menu", fade_ticks=1)
    audio.update()
    full = pygame.mixer.Channel(0).get_volume()
    audio.set_volume("music", 0.5)
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(full / 2, abs=0.02)
    audio.duck(0.5, fade_ticks=4)
    for _ in range(4):
        audio.update()
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(full / 4, abs=0.02)


def test_the_same_piece_again_changes_only_its_layers(audio: Audio) -> None:
    audio.play_part("climb", ["base"])
    audio.play_part("climb", ["base"])
    audio.play_part("climb", ["high"])
    assert heard(audio) == ["music climb base", "layers high"]


@pytest.mark.usefixtures("mixer")
def test_another_piece_takes_over_while_the_first_fades_out(audio: Audio) -> None:
    audio.play_part("climb", fade_ticks=1)
    audio.update()
    audio.play_part("menu", fade_ticks=30)
    assert audio.playing == "menu"
    assert busy_channels() == 3
    audio.stop()
    assert busy_channels() == 0


@pytest.mark.usefixtures("mixer")
def test_music_waits_for_sounds_that_are_still_being_fetched(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready = False
    monkeypatch.setattr(audio.shelf, "ready", lambda files: ready and list(files))
    audio.play_part("menu")
    audio.update()
    assert busy_channels() == 0
    ready = True
    audio.update()
    assert busy_channels() == 1


@pytest.mark.usefixtures("mixer")
def test_sounds_are_fetched_beside_the_game(audio: Audio, folder: Path) -> None:
    audio.shelf.fetch(["a.wav", "b.wav"])
    deadline = time.monotonic() + 5
    while not audio.shelf.ready(["a.wav", "b.wav"]) and time.monotonic() < deadline:
        time.sleep(0.005)
    for file in folder.glob("sound/*.wav"):
        file.unlink()
    assert audio.shelf.get("a.wav")
    assert audio.shelf.get("b.wav")
    with pytest.raises(FileNotFoundError):
        audio.shelf.get("c.wav")


def test_closing_waits_for_a_sound_that_is_being_loaded(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []

    def slowly(file: str) -> None:
        time.sleep(0.05)
        loaded.append(file)

    monkeypatch.setattr(audio.shelf, "get", slowly)
    audio.shelf.fetch(["a.wav", "b.wav", "c.wav"])
    audio.close()
    seen = list(loaded)
    time.sleep(0.1)
    assert loaded == seen
    assert len(seen) < 3


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
    assert [file for file in book.files() if not (folder / file).is_file()] == []
