"""The baked sound, measured as it will be played: decoded Ogg, not what the synthesiser meant."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest

from tools.studio.effects.cues import ANNOUNCEMENT
from tools.studio.effects.table import FLOOR_PITCHES
from tools.studio.music import PARTS
from tools.studio.sound.encode import decoded, ogg
from tools.studio.sound.loudness import fast_lufs, integrated_lufs, true_peak_db
from tools.studio.sound.mix import EFFECT_LUFS
from tools.studio.sound.seam import seam_roughness
from tools.studio.sound.waves import RATE, Signal, clock, hz

SOUND = Path(__file__).parents[2] / "assets" / "sound"
MAX_BYTES = 12_000_000
MAX_TRUE_PEAK_DB = -1.0
MUSIC_LUFS, MUSIC_TOLERANCE = -16.0, 1.0
EFFECT_TOLERANCE = 1.2
LOOPS = [(part, layer) for part, layers in PARTS.items() for layer in layers]


@lru_cache(maxsize=128)
def heard(path: str) -> Signal:
    return decoded((SOUND / path).read_bytes())


def sheet() -> dict[str, Any]:
    whole: dict[str, Any] = json.loads((SOUND / "cues.json").read_text(encoding="utf-8"))
    return whole


def effect_files() -> list[str]:
    return sorted({file for cue in sheet()["cues"].values() for file in cue["files"]})


def every_file() -> list[str]:
    music = [file for part in sheet()["music"].values() for file in part["layers"].values()]
    beds = [bed["file"] for bed in sheet()["ambience"].values()]
    return [*effect_files(), *music, *beds]


def full_part(part: str) -> Signal:
    total: Signal = np.sum([heard(f"music/{part}-{layer}.ogg") for layer in PARTS[part]], axis=0)
    return total


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init(RATE, -16, 2)
    yield
    pygame.mixer.quit()


def test_meter_reads_the_standards_own_tone() -> None:
    """BS.1770: a 997 Hz sine at full scale in one channel reads -3.01 LKFS."""
    tone = np.zeros((RATE * 3, 2))
    tone[:, 0] = np.sin(2 * np.pi * 997 * clock(3.0))
    assert integrated_lufs(tone) == pytest.approx(-3.01, abs=0.02)


def test_meter_sees_a_peak_between_the_samples() -> None:
    """A sine at a quarter of the rate, sampled at 45°, hides 3 dB."""
    tone = np.sin(np.pi / 2 * np.arange(RATE) + np.pi / 4)[:, None]
    assert true_peak_db(tone) == pytest.approx(0.0, abs=0.1)


def test_same_sound_gives_the_same_bytes_and_length() -> None:
    tone = 0.5 * np.sin(2 * np.pi * 440 * clock(2.5))[:, None].repeat(2, axis=1)
    first, second = ogg(tone, 0.5), ogg(tone, 0.5)
    assert first == second
    assert len(decoded(first)) == len(tone)


def test_all_sound_fits_in_twelve_megabytes() -> None:
    assert sum(file.stat().st_size for file in SOUND.rglob("*") if file.is_file()) <= MAX_BYTES


def test_cue_sheet_and_folder_name_the_same_files() -> None:
    baked = {file.relative_to(SOUND).as_posix() for file in SOUND.rglob("*.ogg")}
    assert set(every_file()) == baked


@pytest.mark.parametrize("part", PARTS)
def test_music_with_all_its_layers_is_even_and_unclipped(part: str) -> None:
    whole = full_part(part)
    assert integrated_lufs(whole) == pytest.approx(MUSIC_LUFS, abs=MUSIC_TOLERANCE)
    assert true_peak_db(whole) <= MAX_TRUE_PEAK_DB


@pytest.mark.parametrize("part", PARTS)
def test_layers_of_a_part_have_exactly_its_length(part: str) -> None:
    lengths = {len(heard(f"music/{part}-{layer}.ogg")) for layer in PARTS[part]}
    assert len(lengths) == 1
    assert 30 * RATE <= lengths.pop() <= 64 * RATE


@pytest.mark.parametrize(
    "file", [*(f"music/{part}-{layer}.ogg" for part, layer in LOOPS), "effects/ambience.ogg"]
)
def test_a_loop_crosses_its_seam_no_faster_than_it_ever_moves(file: str) -> None:
    assert seam_roughness(heard(file)) <= 1.0


def test_a_cut_made_by_scissors_is_heard_as_a_rough_seam() -> None:
    loop = heard("music/climb-base.ogg")
    assert seam_roughness(loop[: len(loop) // 2 - 5000]) > 1.0


def test_effects_are_even_and_none_clips() -> None:
    """The loudest eighth of a second of every effect file is at one loudness."""
    for file in effect_files():
        assert fast_lufs(heard(file)) == pytest.approx(EFFECT_LUFS, abs=EFFECT_TOLERANCE), file
        assert true_peak_db(heard(file)) <= MAX_TRUE_PEAK_DB, file


def test_no_cue_sinks_below_the_music() -> None:
    for name, cue in sheet()["cues"].items():
        assert cue["gain_db"] <= ANNOUNCEMENT, name
        assert EFFECT_LUFS + cue["gain_db"] >= MUSIC_LUFS, name


def test_music_and_the_loudest_effect_together_stay_below_full_scale() -> None:
    master = 10 ** (sheet()["master_db"] / 20)
    loudest_effect = max(float(np.abs(heard(file)).max()) for file in effect_files())
    for part in PARTS:
        music = np.abs(full_part(part)).max() * 10 ** (sheet()["music"][part]["gain_db"] / 20)
        assert (music + loudest_effect) * master <= 1.0, part


def test_ballot_tick_is_one_file_of_sixty_milliseconds() -> None:
    assert sheet()["cues"]["ballot-tick"]["files"] == ["effects/ballot-tick.ogg"]
    assert len(heard("effects/ballot-tick.ogg")) / RATE == pytest.approx(0.06, abs=0.002)


def test_floors_rise_note_by_note() -> None:
    for floor, pitch in enumerate(FLOOR_PITCHES):
        assert _pitch_hz(f"effects/floor-{floor}.ogg") == pytest.approx(hz(pitch), rel=0.01)
    assert list(FLOOR_PITCHES) == sorted(set(FLOOR_PITCHES))


def _pitch_hz(file: str) -> float:
    """The shortest time after which the sound repeats itself."""
    channel = heard(file)[: RATE // 2, 0]
    echo = np.fft.irfft(np.abs(np.fft.rfft(channel, 2 * len(channel))) ** 2)
    lags = np.arange(RATE // 800, RATE // 200)
    alike = echo[lags]
    tops = (alike > np.roll(alike, 1)) & (alike > np.roll(alike, -1)) & (alike > 0.9 * alike.max())
    return float(RATE / lags[np.argmax(tops)])


@pytest.mark.usefixtures("mixer")
def test_the_mixer_plays_every_file_at_its_full_length() -> None:
    for file in every_file():
        sound = pygame.mixer.Sound(SOUND / file)
        assert len(sound.get_raw()) // 4 == len(heard(file)), file
