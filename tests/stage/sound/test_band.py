"""The band: pieces in layers that fade, duck, break off and go on, leaf by leaf."""

from __future__ import annotations

import json
import time
import wave
from array import array
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from kingup_game.stage.sound.audio import CHANNELS, FIRST_CUE_CHANNEL, Audio
from kingup_game.stage.sound.deck import CIRCLES_A_BREATH
from kingup_game.stage.sound.hold import TALK_COMES, TALK_GOES, TALK_LASTS, UNDER_TALK
from kingup_game.theme import cues
from kingup_game.theme.durations import MUSIC_BREATHES
from tests.stage.sound.hearing import busy_channels, heard, loudness

SLOWLY_MS = "30"
"""The mixer writes a buffer of 12 ms in this time, so that a busy machine misses no leaf's end."""


@pytest.mark.usefixtures("mixer", "at_once")
def test_layers_of_a_piece_start_together_and_fade_apart(audio: Audio) -> None:
    audio.play_part("climb", ["base"], fade_ticks=10)
    for _ in range(10):
        audio.update()
    volumes = [loudness(number) for number in (0, 1)]
    assert pygame.mixer.Channel(0).get_busy()
    assert pygame.mixer.Channel(1).get_busy()
    assert volumes[0] == pytest.approx(10 ** (-6 / 20), abs=0.02)
    assert volumes[1] == 0
    audio.set_layers(["base", "high"], fade_ticks=10)
    for _ in range(5):
        audio.update()
    assert 0.2 < loudness(1) < 0.3
    for _ in range(5):
        audio.update()
    assert loudness(1) == pytest.approx(volumes[0], abs=0.01)


@pytest.mark.usefixtures("mixer", "at_once")
def test_the_music_bus_and_ducking_hold_the_layers_down(audio: Audio) -> None:
    audio.play_part("menu", fade_ticks=1)
    audio.update()
    full = loudness(0)
    audio.set_volume("music", 0.5)
    assert loudness(0) == pytest.approx(full / 2, abs=0.02)
    audio.duck(0.5, fade_ticks=4)
    for _ in range(4):
        audio.update()
    assert loudness(0) == pytest.approx(full / 4, abs=0.02)


@pytest.mark.usefixtures("mixer", "at_once")
def test_the_music_makes_way_for_whoever_speaks_and_comes_back(audio: Audio) -> None:
    audio.play_part("menu", fade_ticks=1)
    audio.update()
    full = loudness(0)
    levels = []
    for says in ("step", cues.remark(1)):
        audio.cue(says)
        for _ in range(TALK_COMES + TALK_LASTS + TALK_GOES):
            audio.update()
            levels.append(loudness(0))
    unheld, held = levels[: len(levels) // 2], levels[len(levels) // 2 :]
    assert set(unheld) == {full}, "a step is no word"
    assert held[TALK_COMES:TALK_LASTS] == pytest.approx([full * UNDER_TALK] * 61, abs=0.02)
    assert held[-1] == pytest.approx(full, abs=0.01)
    assert max(abs(after - before) for before, after in pairwise(held)) < full / 6, "no jump"


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


@pytest.mark.usefixtures("mixer", "at_once")
def test_whoever_thinks_for_minutes_hears_the_music_breathe_until_something_happens(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = json.loads((folder / "sound" / "cues.json").read_text())
    book["music"]["placing"] = {"layers": {"base": ["a.wav"], "middle": ["b.wav"]}}
    (folder / "sound" / "cues.json").write_text(json.dumps(book))
    stands_still = note_pauses(monkeypatch)
    audio = Audio(folder)
    audio.play_part("placing", ["base"], fade_ticks=1)
    audio.update()

    def go_round() -> None:
        for _ in range(CIRCLES_A_BREATH):
            assert not stands_still
            pygame.mixer.stop()  # the leaf that sounds: the next one is queued
            audio.update()

    go_round()
    for _ in range(round(MUSIC_BREATHES)):
        assert stands_still == {0, 1}
        audio.update()
    go_round()
    assert stands_still == {0, 1}
    audio.set_layers(["base", "middle"])
    assert not stands_still


def note_pauses(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """Which channels are paused."""
    paused: set[int] = set()

    class Noted:
        def __init__(self, number: int) -> None:
            self._number, self._channel = number, real(number)

        def pause(self) -> None:
            paused.add(self._number)

        def unpause(self) -> None:
            paused.discard(self._number)

        def __getattr__(self, name: str) -> Any:
            return getattr(self._channel, name)

    real = pygame.mixer.Channel
    monkeypatch.setattr(pygame.mixer, "Channel", Noted)
    return paused


@pytest.mark.usefixtures("mixer", "at_once")
def test_a_piece_that_comes_again_in_another_round_begins_with_another_strain(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = json.loads((folder / "sound" / "cues.json").read_text())
    book["music"]["placing"] = {"layers": {"base": ["a.wav", "b.wav", "c.wav"]}, "openings": [0, 2]}
    (folder / "sound" / "cues.json").write_text(json.dumps(book))
    audio = Audio(folder)
    begun: list[str] = []
    get = audio.shelf.get

    def noted(file: str, rim: int = 0) -> pygame.Sound:
        begun.append(file)
        return get(file, rim)

    monkeypatch.setattr(audio.shelf, "get", noted)

    def a_round() -> str:
        audio.play_part("placing", fade_ticks=1)
        audio.update()
        first = begun[0]
        pygame.mixer.Channel(audio_channel()).stop()  # the first leaf is over
        for part in ("placing", "climb", "vote", "climb"):
            audio.play_part(part, fade_ticks=1)
            for _ in range(3):
                audio.update()
        begun.clear()
        return first

    def audio_channel() -> int:
        return next(one for one in range(12) if pygame.mixer.Channel(one).get_busy())

    assert a_round() == "a.wav"
    assert a_round() == "c.wav"


@pytest.mark.usefixtures("mixer", "at_once")
def test_layers_begin_again_where_the_mixer_filled_a_buffer_between_them(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = count_starts(monkeypatch, buffers_filled=1)
    audio.play_part("climb")
    audio.update()
    assert begun == {0: 2, 1: 2}


def count_starts(monkeypatch: pytest.MonkeyPatch, buffers_filled: int = 0) -> dict[int, int]:
    """How often each channel begins a sound from its start; found by a sound that is over. So many
    buffers are filled while it is done, and then none."""
    begun: dict[int, int] = {}
    seen = iter([False] * 2 * buffers_filled)
    play = pygame.mixer.Channel.play

    class Counted:
        def __init__(self, number: int) -> None:
            self._number, self._channel = number, real(number)

        def play(self, *given: Any, **named: Any) -> None:
            if self._number < FIRST_CUE_CHANNEL:
                begun[self._number] = begun.get(self._number, 0) + 1
            play(self._channel, *given, **named)

        def get_busy(self) -> bool:
            is_beacon = self._number == CHANNELS - 1
            return next(seen, True) if is_beacon else self._channel.get_busy()

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
    monkeypatch.setenv("SDL_DISKAUDIODELAY", SLOWLY_MS)
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
