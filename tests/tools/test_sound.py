"""The baked sound, measured as it will be played: decoded Ogg, not what the synthesiser meant."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest

from kingup_game.engine.cast import CAST
from kingup_game.motion import TICKS_PER_SECOND
from kingup_game.scenes.telling.card_turns import IN_A_CHORD
from kingup_game.table.opponents import FACES
from kingup_game.theme import cues
from kingup_game.theme.durations import DOOR_STEP, GRILLE_STEP
from tools.studio.effects.ambience import HOURS
from tools.studio.effects.cues import ANNOUNCEMENT
from tools.studio.effects.speakers import MOODS
from tools.studio.effects.table import FLOOR_PITCHES
from tools.studio.sound.encode import decoded, ogg
from tools.studio.sound.likeness import (
    above,
    colours,
    likeness_of_colours,
    spectral_likeness,
)
from tools.studio.sound.loudness import FAST_SECONDS, fast_lufs, integrated_lufs, true_peak_db
from tools.studio.sound.mix import EFFECT_LUFS
from tools.studio.sound.seam import seam_roughness
from tools.studio.sound.waves import RATE, Signal, clock, decibels, hz

SOUND = Path(__file__).parents[2] / "assets" / "sound"
MAX_BYTES = 20_000_000
MAX_TRUE_PEAK_DB = -1.0
EFFECT_TOLERANCE = 1.0
QUICK_STEP = 8_000  # twos and fives
TOO_ALIKE = 0.9
SAME_VOICE = 0.92
SAME_TAKE = 0.998
MOMENT_SECONDS = 0.04
SWELLS, STIRS = 4.0, 1.5
FULL_STRAINS_LUFS = -16.0
MUSIC_ABOVE_AIR = 3.0
SAME_AIR = 0.97  # the hours share wind, fire and court
SMALL_SPEAKER_HZ = 180.0
HEAVY = (
    *("thud", "trapdoor", "drum-roll", "sealed", "vote-open", "nominee"),
    *("sweep-drum", "dungeon-door", "crowned"),
)


@lru_cache(maxsize=400)
def heard(path: str) -> Signal:
    """As the game's mixer gives it to both sides: what has one channel comes from the middle."""
    sound = decoded((SOUND / path).read_bytes())
    return np.broadcast_to(sound, (len(sound), 2))


@lru_cache(maxsize=1)
def sheet() -> dict[str, Any]:
    whole: dict[str, Any] = json.loads((SOUND / "cues.json").read_text(encoding="utf-8"))
    return whole


def effect_files() -> list[str]:
    return sorted({file for cue in sheet()["cues"].values() for file in cue["files"]})


def all_takes(cue: str) -> Signal:
    return np.concatenate([heard(file) for file in sheet()["cues"][cue]["files"]])


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


def test_all_sound_fits_in_twenty_megabytes() -> None:
    assert sum(file.stat().st_size for file in SOUND.rglob("*") if file.is_file()) <= MAX_BYTES


def test_cue_sheet_and_folder_name_the_same_files() -> None:
    baked = {file.relative_to(SOUND).as_posix() for file in SOUND.rglob("*.ogg")}
    leaves = [
        file
        for part in sheet()["music"].values()
        for files in part["layers"].values()
        for file in files
    ]
    beds = [sheet()["ambience"][hour]["file"] for hour in HOURS]
    beds += [file for files in sheet()["ambience"]["murmur"]["layers"].values() for file in files]
    assert {*effect_files(), *leaves, *beds} == baked


def quick_to_transform(sound: Signal) -> Signal:
    """With silence behind it, so that the meter, which adds some of its own, has a length of small
    factors: with a large prime in it a transform takes five times as long."""
    added = round(FAST_SECONDS * RATE)
    wanted = -(-(len(sound) + added) // QUICK_STEP) * QUICK_STEP
    return np.pad(sound, ((0, wanted - added - len(sound)), (0, 0)))


def test_effects_are_even_and_none_clips() -> None:
    """The loudest eighth of a second of every effect file is at one loudness."""
    for file in effect_files():
        loudest = fast_lufs(quick_to_transform(heard(file)))
        assert loudest == pytest.approx(EFFECT_LUFS, abs=EFFECT_TOLERANCE), file
        assert true_peak_db(heard(file)) <= MAX_TRUE_PEAK_DB, file


def test_no_cue_is_louder_than_an_announcement() -> None:
    assert all(cue["gain_db"] <= ANNOUNCEMENT for cue in sheet()["cues"].values())


@pytest.mark.parametrize("hour", HOURS)
def test_the_air_of_every_hour_goes_round_without_a_seam(hour: str) -> None:
    assert seam_roughness(heard(sheet()["ambience"][hour]["file"])) <= 1.0


def course(sound: Signal) -> Signal:
    """The colours of a sound as they go by: rhythm and melody count, not only what it is of."""
    length = round(MOMENT_SECONDS * RATE)
    moments = range(0, max(1, len(sound) - length + 1), length)
    return np.array([colours(sound[start : start + length]) for start in moments])


def murmur() -> dict[str, Signal]:
    layers = sheet()["ambience"]["murmur"]["layers"]
    return {layer: heard(file) for layer, (file,) in layers.items()}


def test_both_layers_of_the_court_go_round_together_without_a_seam() -> None:
    layers = murmur()
    assert {len(sound) for sound in layers.values()} == {len(layers[cues.COURT])}
    assert all(seam_roughness(sound) <= 1.0 for sound in layers.values())
    assert spectral_likeness(layers[cues.COURT], layers[cues.STIR]) < TOO_ALIKE


@pytest.mark.parametrize("hour", HOURS)
def test_a_full_castle_is_heard_and_the_music_stays_above_it(hour: str) -> None:
    """The air of the hour alone, with a castle full of talk, and with a call besides."""
    size = len(murmur()[cues.COURT])
    bed, court, stir = (
        sound[:size] for sound in (heard(sheet()["ambience"][hour]["file"]), *murmur().values())
    )
    empty, full, called = map(integrated_lufs, (bed, bed + court, bed + court + stir))
    assert full - empty >= SWELLS
    assert called - full >= STIRS
    air_db = sheet()["ambience"]["murmur"]["gain_db"]
    assert called + air_db <= FULL_STRAINS_LUFS - MUSIC_ABOVE_AIR


def test_each_hour_has_an_air_of_its_own() -> None:
    """Wind and fire are always there; birds, crickets and the court lie above them."""
    beds = {hour: heard(sheet()["ambience"][hour]["file"]) for hour in HOURS}
    for one, other in itertools.combinations(HOURS, 2):
        assert spectral_likeness(beds[one], beds[other], 1000.0) < SAME_AIR, (one, other)


def test_no_take_is_another_one_again() -> None:
    """Of all that has takes, as it goes by: what differs in rhythm alone has the same colours."""
    for name, cue in sheet()["cues"].items():
        courses = [course(heard(file)) for file in cue["files"]]
        for one, other in itertools.combinations(courses, 2):
            length = min(len(one), len(other))
            likeness = likeness_of_colours(one[:length].ravel(), other[:length].ravel())
            assert likeness < SAME_TAKE, name


def test_ballot_tick_is_one_file_of_sixty_milliseconds() -> None:
    assert sheet()["cues"]["ballot-tick"]["files"] == ["effects/ballot-tick.ogg"]
    assert len(heard("effects/ballot-tick.ogg")) / RATE == pytest.approx(0.06, abs=0.002)


@pytest.mark.parametrize("name", HEAVY)
def test_heavy_moments_are_heard_on_small_speakers_too(name: str) -> None:
    """At least half of the energy lies where the speakers of a television begin."""
    for file in sheet()["cues"][name]["files"]:
        assert above(heard(file), SMALL_SPEAKER_HZ) >= 0.5, file


def test_cues_that_mean_different_things_differ_to_the_ear() -> None:
    """By long spectra in sixths of an octave; people who speak are compared below."""
    things = {
        name: colours(all_takes(name))
        for name in sheet()["cues"]
        if not name.startswith(("voice-", "chatter-"))
    }
    for one, other in itertools.combinations(things, 2):
        if _meaning(one) != _meaning(other):
            likeness = likeness_of_colours(things[one], things[other])
            assert likeness < TOO_ALIKE, (one, other, round(likeness, 3))


def _meaning(cue: str) -> str:
    """Coins by worth mean one thing, more or less of it; so do losses."""
    return cue.split("-")[0] if cue.startswith(("coin-", "loss-")) else cue


def test_everybody_in_the_castle_and_every_opponent_has_a_voice() -> None:
    for character, mood in itertools.product(CAST, MOODS):
        assert f"voice-{character}-{mood}" in sheet()["cues"]
    for face in range(1, FACES + 1):
        assert len(sheet()["cues"][f"chatter-{face}"]["files"]) >= 5


def test_no_two_of_them_have_the_same_voice() -> None:
    voices = {
        character: colours(
            np.concatenate([all_takes(f"voice-{character}-{mood}") for mood in MOODS])
        )
        for character in CAST
    }
    voices |= {
        f"face {face}": colours(all_takes(f"chatter-{face}")) for face in range(1, FACES + 1)
    }
    for one, other in itertools.combinations(voices, 2):
        likeness = likeness_of_colours(voices[one], voices[other])
        assert likeness < SAME_VOICE, (one, other, round(likeness, 3))


@pytest.mark.parametrize(
    ("cue", "seen"), [("dungeon-door", 4 * GRILLE_STEP), ("wc-door", 3 * DOOR_STEP)]
)
def test_what_falls_shut_is_loudest_as_it_is_seen_to_be_shut(cue: str, seen: float) -> None:
    for file in sheet()["cues"][cue]["files"]:
        loudest = np.abs(heard(file)).max(axis=1).argmax() / RATE * TICKS_PER_SECOND
        assert loudest == pytest.approx(seen, abs=2.0), file


def test_eight_cards_that_turn_at_once_do_not_clip() -> None:
    """As loud as the count has them, and on the same sample."""
    cards = [heard(file) for file in sheet()["cues"]["card-flip"]["files"]]
    whole = sum(np.pad(card, ((0, RATE - len(card)), (0, 0))) for card in cards)
    gain = decibels(sheet()["cues"]["card-flip"]["gain_db"] + sheet()["master_db"])
    assert np.abs(whole).max() * gain * IN_A_CHORD < 0.8, "with the drum it would"


def test_likeness_knows_a_sound_again_and_tells_two_notes_apart() -> None:
    one, other = (np.sin(2 * np.pi * tone * clock(0.5))[:, None] for tone in (440.0, 660.0))
    assert spectral_likeness(one, 0.3 * one) == pytest.approx(1.0)
    assert spectral_likeness(one, other) < 0.2


def test_floors_rise_note_by_note() -> None:
    for floor, pitch in enumerate(FLOOR_PITCHES):
        for file in sheet()["cues"][f"floor-{floor}"]["files"]:
            assert _pitch_hz(file) == pytest.approx(hz(pitch), rel=0.01), file
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
def test_the_mixer_plays_every_effect_at_its_full_length() -> None:
    for file in effect_files():
        sound = pygame.mixer.Sound(SOUND / file)
        assert len(sound.get_raw()) // 4 == len(heard(file)), file
