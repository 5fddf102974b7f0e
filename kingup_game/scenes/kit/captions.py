"""Captions: sounds that matter are also written, for whoever wants it so (a setting)."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.cast import CAST
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.caption_plate import show_caption
from kingup_game.theme import cues
from kingup_game.theme.captioned_cues import MUMBLED, SOUNDS
from kingup_game.theme.durations import CAPTION, CAPTION_HOLDS

CAPTIONS: Final = {cue: (words, "") for cue, words in SOUNDS.items()} | {
    cues.voice(character, mood): (f"voice_{mood}", character)
    for mood in MUMBLED
    for character in CAST
}
"""By cue: the key of its words, and who is heard, if it is one of the castle."""

_RANKS: Final = {cue: rank for rank, cue in enumerate(CAPTIONS)}
"""The lower, the weightier: what would say more is not pushed out by what says less."""


class Captions:
    """Hears what is played, and writes the weightiest of it for a moment."""

    def __init__(self, backstage: Backstage) -> None:
        self.sheet = Sheet()
        self.words = ""
        """What is written now."""
        self._backstage = backstage
        self._rank = len(_RANKS)
        self._left_ticks = 0
        backstage.audio.tell = self._hear

    def update(self) -> None:
        """One tick. Behind a curtain the stage stays black."""
        if self._backstage.stack.is_private or not self._backstage.settings.captions:
            self._left_ticks = min(self._left_ticks, 1)
        if self._left_ticks > 0:
            self._left_ticks -= 1
            if self._left_ticks == 0:
                self.words = ""
                self.sheet.clear()

    def _hear(self, cue: str) -> None:
        if not self._backstage.settings.captions or cue not in CAPTIONS:
            return
        is_new = self._left_ticks < CAPTION - CAPTION_HOLDS
        if is_new or _RANKS[cue] <= self._rank:
            self._rank = _RANKS[cue]
            self._left_ticks = CAPTION
            self.words = self._said(*CAPTIONS[cue])
            show_caption(self.sheet, self._backstage.measure, self.words)

    def _said(self, key: str, character: str) -> str:
        say = self._backstage.say
        name = say(f"cast.{character}") if character else ""
        sound = say(f"captions.{key}", character=name)
        return say("captions.said", sound=sound[:1].upper() + sound[1:] if name else sound)
