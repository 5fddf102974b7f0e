"""The bubbles of the bots: one at a time, for a breath, and never before its cause was shown."""

from __future__ import annotations

from kingup_game.engine.cast import Character
from kingup_game.engine.events import Event
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.setup.names import bot_name
from kingup_game.stage.seats.seat_panels import SeatPanels
from kingup_game.table.seats import Company
from kingup_game.table.table_talk import talk_of
from kingup_game.theme import cues
from kingup_game.theme.durations import SPEECH


class Chatter:
    """Shows what bots say about what the picture has caught up with."""

    def __init__(
        self, backstage: Backstage, panels: SeatPanels, company: Company, luck: int
    ) -> None:
        self._backstage = backstage
        self._panels = panels
        self._talk = talk_of(company, luck)
        self._speaker: int | None = None
        self._left = 0
        self._unsaid = ""

    def hear(self, event: Event) -> None:
        """Something was shown; perhaps somebody has a word to say about it."""
        remark = self._talk.remark(event)
        if remark is None or not self._backstage.settings.bot_talk:
            return
        self.hush()
        self._speaker, self._left = remark.seat, SPEECH
        self._unsaid = self._words(remark.seat, remark.line, remark.character)
        self._speak_up()

    def _speak_up(self) -> None:
        """Say it, as soon as whoever speaks is in the picture."""
        if self._speaker is None or not self._unsaid or self._panels[self._speaker].is_away:
            return
        self._panels[self._speaker].say(self._unsaid, self._backstage.measure)
        self._backstage.audio.cue(cues.remark(self._portrait(self._speaker)))
        self._unsaid = ""

    def _words(self, seat: int, line: str, character: Character | None) -> str:
        """The line, by the genders of who speaks and of whom."""
        say = self._backstage.say
        speaker = bot_name(self._portrait(seat), say)
        about = "" if character is None else say(f"cast.{character}")
        return say(f"talk.{line}", speaker=speaker, character=about)

    def _portrait(self, seat: int) -> int:
        face = self._panels[seat].face.portrait
        assert face is not None, "only bots speak"
        return face

    @property
    def is_speaking(self) -> bool:
        """Whether somebody's words are to be read now."""
        return self._speaker is not None

    def update(self) -> None:
        """One tick passed."""
        self._speak_up()
        if self._speaker is not None and not self._unsaid:
            self._left -= 1
            if self._left <= 0:
                self.hush()

    def hush(self) -> None:
        """Take the bubble away."""
        if self._speaker is not None:
            self._panels[self._speaker].fall_silent()
            self._speaker, self._unsaid = None, ""
