from __future__ import annotations

import json
import threading
import time
import wave
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage.sound.audio import CHANNELS, FIRST_CUE_CHANNEL, RISING_PAUSE_TICKS, Audio
from kingup_game.stage.sound.shelf import FETCHING, SoundShelf
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
        "climb": {"layers": {"base": ["a.wav"], "high": ["b.wav"]}, "gain_db": 0},
        "menu": {"layers": {"base": ["c.wav"]}},
        "vote": {"layers": {"base": ["b.wav"]}},
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
    pygame.quit()


@pytest.mark.usefixtures("mixer")
def test_pygame_may_be_quit_while_sounds_are_still_fetched() -> None:
    forgotten = Audio(assets_folder())
    forgotten.prepare()
    fetching = [one for one in threading.enumerate() if one.name == FETCHING]
    assert fetching
    pygame.quit()
    assert not any(one.is_alive() for one in fetching)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody fetches leaves of music ahead: whoever needs one loads it."""
    monkeypatch.setattr(SoundShelf, "fetch_first", lambda *_: None)


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


@pytest.mark.usefixtures("mixer", "at_once")
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


@pytest.mark.usefixtures("mixer", "at_once")
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


@pytest.mark.usefixtures("mixer", "at_once")
def test_another_piece_takes_over_while_the_first_fades_out(audio: Audio) -> None:
    audio.play_part("climb", fade_ticks=1)
    audio.update()
    audio.play_part("menu", fade_ticks=30)
    assert audio.playing == "menu"
    assert busy_channels() == 3
    audio.stop()
    assert busy_channels() == 0


@pytest.mark.usefixtures("mixer", "at_once")
def test_music_that_was_broken_off_stands_still_and_goes_on_on_its_own_channels(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = count_starts(monkeypatch)
    for part in ("climb", "vote", "climb", "vote"):
        audio.play_part(part, fade_ticks=2)
        for _ in range(4):
            audio.update()
    assert begun == {0: 1, 1: 1, 2: 1}


@pytest.mark.usefixtures("mixer", "at_once")
def test_only_one_broken_off_piece_waits(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = count_starts(monkeypatch)
    for part in ("climb", "vote", "menu", "climb"):
        audio.play_part(part, fade_ticks=2)
        for _ in range(4):
            audio.update()
    assert begun[0] == 2
    music = [pygame.mixer.Channel(number).get_busy() for number in range(FIRST_CUE_CHANNEL)]
    assert sum(music) == 3, "the climb plays, the menu waits, the vote is over"


def count_starts(monkeypatch: pytest.MonkeyPatch) -> dict[int, int]:
    """How often each channel begins a sound from its start; found by a sound that is over."""
    begun: dict[int, int] = {}
    play = pygame.mixer.Channel.play

    class Counted:
        def __init__(self, number: int) -> None:
            self._number, self._channel = number, real(number)

        def play(self, *given: Any, **named: Any) -> None:
            if self._number < FIRST_CUE_CHANNEL:
                begun[self._number] = begun.get(self._number, 0) + 1
            play(self._channel, *given, **named)

        def __getattr__(self, name: str) -> Any:
            return getattr(self._channel, name)

    real = pygame.mixer.Channel
    monkeypatch.setattr(pygame.mixer, "Channel", Counted)
    return begun


@pytest.mark.usefixtures("mixer", "at_once")
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


def test_leaves_follow_each_other_without_a_gap_and_layers_stay_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the mixer writes is one ramp: two layers of three leaves, added up, never jump."""
    rim, leaf, leaves = 300, 8191, 3
    folder = tmp_path / "sound"
    folder.mkdir()
    rising = [place % (leaf * leaves) for place in range(-rim, leaf * leaves + rim)]
    for number in range(leaves):
        cut = rising[number * leaf : (number + 1) * leaf + 2 * rim]
        write_wave(folder / f"{number}.wav", cut)
    files = [f"{number}.wav" for number in range(leaves)]
    music = {"ramp": {"rim": rim, "layers": {"one": files, "other": files}}}
    (folder / "cues.json").write_text(json.dumps({"cues": {}, "music": music}))
    heard_file = tmp_path / "heard.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(heard_file))
    pygame.mixer.init(44100, -16, 2, 512)
    try:
        audio = Audio(tmp_path)
        audio.prepare()
        audio.set_volume("music", 0.5)
        audio.play_part("ramp", fade_ticks=1)
        deadline = time.monotonic() + 20
        while written(heard_file) < 8 * leaf * leaves and time.monotonic() < deadline:
            audio.update()
            time.sleep(0.002)
        audio.close()
    finally:
        pygame.mixer.quit()
    samples = array("h", heard_file.read_bytes())[::2]
    start = next(place for place, sample in enumerate(samples) if sample > 100)
    ramp = samples[start : start + leaf * leaves - 1000]
    steps = [after - before for before, after in pairwise(ramp)]
    assert len(ramp) == leaf * leaves - 1000
    assert {0, 1, 2} >= set(steps)


def write_wave(path: Path, left_and_right: list[int]) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(44100)
        doubled = [sample for one in left_and_right for sample in (one, one)]
        file.writeframes(array("h", doubled).tobytes())


def written(path: Path) -> int:
    return path.stat().st_size if path.is_file() else 0


@pytest.mark.usefixtures("mixer")
def test_only_the_leaf_that_sounds_and_the_next_are_kept(audio: Audio, folder: Path) -> None:
    audio.shelf.fetch(["a.wav", "b.wav"])
    wait_until_ready(audio, ["a.wav", "b.wav"])
    audio.shelf.drop(["a.wav"])
    (folder / "sound" / "a.wav").unlink()
    (folder / "sound" / "b.wav").unlink()
    assert audio.shelf.get("b.wav")
    with pytest.raises(FileNotFoundError):
        audio.shelf.get("a.wav")


@pytest.mark.usefixtures("mixer")
def test_sounds_are_fetched_beside_the_game(audio: Audio, folder: Path) -> None:
    audio.shelf.fetch(["a.wav", "b.wav"])
    wait_until_ready(audio, ["a.wav", "b.wav"])
    for file in folder.glob("sound/*.wav"):
        file.unlink()
    assert audio.shelf.get("a.wav")
    assert audio.shelf.get("b.wav")
    with pytest.raises(FileNotFoundError):
        audio.shelf.get("c.wav")


def wait_until_ready(audio: Audio, files: list[str]) -> None:
    deadline = time.monotonic() + 5
    while not audio.shelf.ready(files) and time.monotonic() < deadline:
        time.sleep(0.005)


@pytest.mark.usefixtures("mixer")
def test_closing_waits_for_a_sound_that_is_being_loaded(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    load = pygame.Sound

    def slowly(path: Path) -> pygame.Sound:
        time.sleep(0.05)
        loaded.append(path.name)
        return load(path)

    monkeypatch.setattr(pygame, "Sound", slowly)
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
