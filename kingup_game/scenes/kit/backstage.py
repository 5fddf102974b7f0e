"""What every scene may use: handed to each scene when it is made, never found globally."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, assert_never

from kingup_game.app.controls import Controls
from kingup_game.app.glyphs import GlyphFamily
from kingup_game.app.pads import Pads
from kingup_game.app.presses import Intent
from kingup_game.motion.pace import Pace
from kingup_game.motion.thrift import Luxury, Thrift
from kingup_game.scenes.kit.stack import Stack
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.lettering.text_styles import TextStyle
from kingup_game.stage.lettering.wrapping import inline, letters_only
from kingup_game.stage.sound.audio import Audio
from kingup_game.stage.sound.sound_library import BUSES
from kingup_game.table.disk.files import Trouble
from kingup_game.table.disk.scribe import Scribe
from kingup_game.table.settings import Effect, Setting, Settings, Value
from kingup_game.theme.scheme import Clarity, scheme_for
from kingup_game.theme.type_scale import LARGE_TEXT
from kingup_game.words import Say, Words

_TURNED: Final = {"wheelup": "↑", "wheeldown": "↓"}
"""Which way a wheel is turned, of which there is one picture."""


@dataclass
class Backstage:
    """The tools behind the scenes, one of each for the whole game."""

    words: Words
    painter: Painter
    stack: Stack
    controls: Controls
    pads: Pads
    audio: Audio
    pace: Pace = field(default_factory=Pace)
    thrift: Thrift = field(default_factory=Thrift)
    settings: Settings = field(default_factory=Settings)
    notices: list[str] = field(default_factory=list)
    scribe: Scribe = field(default_factory=Scribe)
    """Reads and writes beside the game."""
    write_settings: Callable[[Settings], None] = lambda _settings: None
    """Has the settings written to the disk."""
    awaited: list[Callable[[], bool]] = field(default_factory=list)
    """What the disk has still to say before settings are written: asked every tick until then."""
    set_fullscreen: Callable[[bool], None] = lambda _is_on: None
    places: Mapping[str, Path] = field(default_factory=dict)
    """The folders that the game uses, by name; empty where it has none of its own."""
    open_folder: Callable[[Path], bool] = lambda _folder: False
    """Shows a folder in the system's window for files; whether it could be."""
    _other_words: dict[str, Words] = field(default_factory=dict)
    """What those have read who hear hints in a language of their own."""
    draws_much: bool = False
    """Whether a large part of the last picture was drawn anew: what can wait is made later."""
    look: int = 0
    """Counts changes of language, text size and contrast: screens are built anew after one."""

    def __post_init__(self) -> None:
        if not self.stack.is_nested:  # or the scribe would hold what is played within a scene
            self.scribe.listen(self._tell_nothing_kept)

    def say(self, key: str, **values: object) -> str:
        """What everybody at the screen reads, in its language; `Speech.say` is for one person's."""
        return self.words.say(key, **values)

    def say_in(self, language: str) -> Say:
        """What says things in another language than that of the screen; none stands for that."""
        if not language or language == self.words.language:
            return self.say
        if language not in self._other_words:
            self._other_words[language] = Words(language)
        return self._other_words[language].say

    def _tell_nothing_kept(self, error: OSError) -> None:
        """The disk refused to keep something: play goes on, and people know."""
        reason = error.strerror or str(error)
        self.notices.append(self.say("notices.nothing_kept", reason=reason))

    def tell_of(self, trouble: Trouble) -> None:
        """Something is wrong with a file; it may be called anything."""
        file = letters_only(trouble.file)
        self.notices.append(self.say(f"notices.{trouble.key}", file=file, reason=trouble.reason))

    @property
    def has_large_text(self) -> bool:
        """Whether people chose letters for which a table is laid out otherwise."""
        return self.settings.text_size >= LARGE_TEXT

    @property
    def clarity(self) -> Clarity | None:
        """What sets things off from each other, if people chose that."""
        return self.painter.scheme.clarity

    def measure(
        self, words: str, style: TextStyle, width: float | None = None
    ) -> tuple[float, float]:
        """Width and height of a text in design units at the text size people chose."""
        return self.painter.lettering.measure(words, style, width)

    @property
    def is_still(self) -> bool:
        """Whether nothing breathes or flutters: people want calm, or the machine has no room."""
        return self.pace.reduced or self.thrift.gives_up(Luxury.BREATHING)

    @property
    def lets_fly(self) -> bool:
        """Whether confetti, coins and dust fly."""
        return not (self.pace.reduced or self.thrift.gives_up(Luxury.PARTICLES))

    def button(self, intent: Intent, device: str | None = None) -> str:
        """The mark of an intent's button, for use inside a text; the device last used by default.

        `say("setup.join", button=backstage.button(Intent.CONFIRM))`
        """
        return self.mark(*self.controls.glyph(intent, device))

    def mark(self, family: GlyphFamily, button: str) -> str:
        """The mark of a button by its name."""
        mark = inline(self.painter.pictures.signs.mark(family, button))
        return mark + _TURNED.get(button, "")

    def choose(self, setting: Setting, value: Value) -> None:
        """Give a setting another value, which counts and is kept at once."""
        if setting.now(self.settings) != value:
            setattr(self.settings, setting.key, value)
            self.take_effect(setting.effect)
            self.keep_settings()

    def note_lesson(self, edition: str) -> None:
        """This lesson was learned, or declined: nobody is led to it a second time."""
        if edition not in self.settings.lessons:
            self.settings.lessons = [*self.settings.lessons, str(edition)]
            self.keep_settings()

    def keep_settings(self) -> None:
        """Write down what was chosen, once it is known what was chosen before."""
        if not self.awaited:
            self.write_settings(self.settings)

    def await_disk(self) -> None:
        """One tick: whatever the disk has said meanwhile counts."""
        self.awaited = [is_here for is_here in self.awaited if not is_here()]

    def take_effect(self, effect: Effect) -> None:
        """Have the settings of one kind count from now on."""
        chosen = self.settings
        match effect:
            case Effect.WORDS:
                self.words = Words(chosen.language)
                self.look += 1
            case Effect.LOOK:
                self.painter.resize(
                    self.painter.target,
                    safe_percent=chosen.safe_area,
                    text_percent=chosen.text_size,
                    scheme=scheme_for(contrast=chosen.contrast),
                )
                self.look += 1
            case Effect.WINDOW:
                self.set_fullscreen(chosen.fullscreen)
            case Effect.LOUDNESS:
                self.set_loudness()
                self.audio.be_mono(is_mono=chosen.mono)
            case Effect.RUMBLE:
                self.controls.rumble_percent = chosen.rumble
            case Effect.PACE:
                self.pace = Pace(chosen.speed, chosen.reduced_motion)
                self.stack.reduced_motion = self.pace.reduced
                self.thrift.is_fixed = chosen.detail != "auto"
                self.thrift.least = len(Luxury) if chosen.detail == "spare" else 0
            case Effect.NONE:
                pass
            case _:
                assert_never(effect)

    def set_loudness(self, share: float = 1.0) -> None:
        """Be as loud as people chose, or only a share of it."""
        for bus in BUSES:
            self.audio.set_volume(bus, getattr(self.settings, bus) / 100 * share)
