"""Sound: four buses with volumes, cues, and a band for the music and one for the air of a place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final, Protocol

import pygame

from kingup_game.stage.gaps import Gaps
from kingup_game.stage.sound.band import Band
from kingup_game.stage.sound.cue_channels import CueChannels
from kingup_game.stage.sound.hold import Hold
from kingup_game.stage.sound.murmur import Murmur
from kingup_game.stage.sound.shelf import SoundShelf
from kingup_game.stage.sound.sound_library import BUSES, Bus, read_cue_book
from kingup_game.stage.sound.sounding import Sounding
from kingup_game.theme import cues

# Music and air keep the first channels; cues take any of the others.
MUSIC_CHANNELS: Final = range(12)
AMBIENCE_CHANNELS: Final = range(12, 15)
MURMUR_CHANNELS: Final = range(15, 17)
FIRST_CUE_CHANNEL: Final = 17
CHANNELS: Final = 34
BUFFER: Final = 512
MONO, STEREO = 1, 2
FADE_TICKS: Final = 48
SWELL_TICKS: Final = 2 * FADE_TICKS

AMBIENCE_BUS: Bus = "effects"

# A rising cue begins from its lowest take after a pause of this length.
RISING_PAUSE_TICKS: Final = 90

# A cue that nobody had fetched yet comes so late at most.
MOST_LATE_TICKS: Final = 15


class Sink(Protocol):
    """Hears everything that is played, in order; tests compare what two of them heard."""

    def heard(self, what: str) -> None:
        """Hears one thing, as a line such as `cue step-1.ogg 1.000`."""


class Audio:
    """Plays cues and music; without a sound device it does everything but sound."""

    def __init__(self, assets: Path, *, sink: Sink | None = None, gaps: Gaps | None = None) -> None:
        self.sink = sink
        self.tell: Callable[[str], object] = lambda _cue: None
        """Is called with the name of every cue that is played: for captions."""
        self.volumes: dict[Bus, float] = dict.fromkeys(BUSES, 1.0)
        self.book = read_cue_book(assets / "sound", gaps)
        self.shelf = SoundShelf(assets / "sound", gaps)
        self._music = Band(self.shelf, MUSIC_CHANNELS)
        self._air = Band(self.shelf, AMBIENCE_CHANNELS, kept=0)
        find_court = partial(self.book.place, cues.MURMUR)
        self._court = Murmur(self.shelf, MURMUR_CHANNELS, find_court)
        self._cue_channels = CueChannels(FIRST_CUE_CHANNEL)
        self._hold = Hold()
        self._is_led = False
        self._is_unheard = False
        self._tick = 0
        self._takes: dict[str, tuple[int, int]] = {}
        self._has_prepared = False
        self._late: list[tuple[str, float, int]] = []
        """Cues that are still being fetched: how loud, and since when."""

    @property
    def loud(self) -> bool:
        """Whether there is a mixer to be heard by."""
        return pygame.mixer.get_init() is not None

    @property
    def playing(self) -> str | None:
        """The piece of music that plays."""
        return self._music.playing

    def open(self) -> None:
        """Has room for all that sounds at the same time; call once when the mixer is open."""
        if self.loud:
            pygame.mixer.set_num_channels(CHANNELS)

    def prepare(self) -> None:
        """Begins to load what is common and short, beside the game."""
        self.open()
        if self.loud:
            self._has_prepared = True
            self.shelf.fetch_short(self.book.common_files())

    def be_mono(self, *, is_mono: bool) -> None:
        """Have the same come from all sides, or left and right again; music begins anew."""
        opened = pygame.mixer.get_init()
        if opened is None or (opened[2] == MONO) is is_mono:
            return
        before = self.sounding()
        self.close()
        self.shelf.clear()
        pygame.mixer.quit()
        sides = MONO if is_mono else STEREO
        pygame.mixer.init(opened[0], opened[1], sides, BUFFER, allowedchanges=0)
        self.prepare()
        self.take_up(before)

    def set_volume(self, bus: Bus, share: float) -> None:
        """Have a bus as loud as this share, from 0 to 1."""
        self.volumes[bus] = max(0.0, min(1.0, share))
        self._apply_volumes()

    def cue(self, name: str, *, volume: float = 1.0) -> None:
        """Plays a sound once; rising sounds climb with each call."""
        cue = self.book.cue(name)
        if not cue.files or self._is_unheard:
            return
        last, when = self._takes.get(name, (-1, 0))
        take = 0 if cue.rising and self._tick - when > RISING_PAUSE_TICKS else last + 1
        self._takes[name] = (take, self._tick)
        count = len(cue.files)
        file = cue.files[min(take, count - 1) if cue.rising else take % count]
        self._tell(f"cue {file} {volume:.3f}")
        self.tell(name)
        if cues.is_said(name):
            self._hold.speak()
        loudness = cue.gain * volume * self.volumes[cue.bus]
        if self.loud and loudness > 0:
            self._late.append((file, loudness, self._tick))
            if self._has_prepared:
                self.shelf.fetch_first([file])
            self._sound_late_cues()

    def play_part(
        self, name: str, layers: Iterable[str] | None = None, *, fade_ticks: int = FADE_TICKS
    ) -> None:
        """Starts a piece with some of its layers heard, all by default.

        A piece that plays already goes on and only changes its layers; one that was broken off
        not long ago goes on from there. While somebody leads, nothing happens.
        """
        if self._is_led:
            return
        part = self.book.part(name)
        heard = set(part.layers if layers is None else layers) & set(part.layers)
        if name == self.playing:
            self.set_layers(heard, fade_ticks=fade_ticks)
            return
        self.stop_music(fade_ticks=fade_ticks)
        self._tell(f"music {name} {' '.join(sorted(heard))}")
        self._music.play(name, part, heard, fade_ticks)

    def set_layers(self, layers: Iterable[str], *, fade_ticks: int = FADE_TICKS) -> None:
        """Has just these layers of the playing piece heard, unless somebody leads."""
        heard = set(layers)
        if self.playing is not None and not self._is_led and heard != self._music.heard:
            self._tell(f"layers {' '.join(sorted(heard))}")
            self._music.set_layers(heard, fade_ticks)

    def lead(self, name: str, layers: Iterable[str]) -> None:
        """Plays this, and nothing that is asked for by others, until `follow` is called."""
        self._is_led = False
        self.play_part(name, layers)
        self._is_led = True

    def follow(self) -> None:
        """Whoever asks for music is heard again."""
        self._is_led = False

    @contextmanager
    def unheard(self) -> Iterator[None]:
        """Within it no cue sounds: what is skipped at once must not all be heard at once."""
        self._is_unheard = True
        try:
            yield
        finally:
            self._is_unheard = False

    def duck(self, share: float, *, fade_ticks: int = 12) -> float:
        """Holds music and ambience down, as under a drum roll; 1 lets them up again.

        The answer is how far they were let up until now.
        """
        before = self._hold.wanted
        if share != before:
            self._tell(f"duck {share:.2f}")
            self._hold.fade_to(share, fade_ticks)
        return before

    def stop_music(self, *, fade_ticks: int = FADE_TICKS) -> None:
        """The piece fades out."""
        if self.playing is not None:
            self._tell("music stops")
            self._music.stop(fade_ticks)

    def play_ambience(self, name: str | None) -> None:
        """The sound of a place, round and round; `None` ends it."""
        if name == self._air.playing:
            return
        self._tell(f"ambience {name}")
        if name is None:
            self._air.stop(FADE_TICKS)
        else:
            part = self.book.place(name)
            self._air.play(name, part, part.layers, FADE_TICKS)
        self._apply_volumes()

    def swell(self, court: Mapping[str, float]) -> None:
        """Have so much of the court heard, by layer: the fuller the castle, the more."""
        heard = {name: share for name, share in court.items() if share > 0}
        if heard != self._court.shares:
            self._tell(" ".join(["court", *(f"{name}={heard[name]:.2f}" for name in heard)]))
            self._court.swell(heard, SWELL_TICKS)
            self._apply_volumes()

    def sounding(self) -> Sounding:
        """What goes on now, to be taken up again after something else."""
        heard, air, duck = frozenset(self._music.heard), self._air.playing, self._hold.wanted
        return Sounding(self.playing, heard, air, duck, dict(self._court.shares))

    def take_up(self, before: Sounding) -> None:
        """What went on before goes on."""
        self.duck(before.duck)
        self.play_ambience(before.place)
        self.swell(before.court)
        if before.part is None:
            self.stop_music()
        else:
            self.play_part(before.part, before.layers)

    def stop(self) -> None:
        """Silence at once."""
        self.stop_music(fade_ticks=0)
        self._music.close()
        self._air.close()
        self._court.close()
        if self.loud:
            pygame.mixer.stop()

    def close(self) -> None:
        """Before the mixer closes: silence, and nobody loads sounds any more."""
        self._late.clear()
        self.shelf.stop_fetching()
        self.stop()

    def update(self) -> None:
        """One tick: fades go on, and music whose sounds have arrived begins."""
        self._tick += 1
        if self._late:
            self._sound_late_cues()
        if self._hold.advance():
            self._apply_volumes()
        self._music.update()
        self._air.update()
        self._court.update()

    def _sound_late_cues(self) -> None:
        """What has arrived sounds; what comes too late would be of something else."""
        late, self._late = self._late, []
        for file, loudness, since in late:
            if not self.shelf.ready([file]):
                if self._tick - since < MOST_LATE_TICKS:
                    self._late.append((file, loudness, since))
                continue
            self._cue_channels.play(self.shelf.get(file), loudness)
            self.shelf.note_heard(file)

    def _apply_volumes(self) -> None:
        self._music.be_as_loud(self.volumes["music"] * self._hold.music)
        for air in (self._air, self._court):
            air.be_as_loud(self.volumes[AMBIENCE_BUS] * self._hold.air)

    def _tell(self, what: str) -> None:
        if self.sink is not None:
            self.sink.heard(what)
