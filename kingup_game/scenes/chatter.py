"""The bubbles of the bots: one at a time, for a breath, and never before its cause was shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingup_game.motion import ticks
from kingup_game.table.table_talk import TableTalk

if TYPE_CHECKING:
    from kingup_game.scenes.room import Room

SETTING: Final = "bot_talk"
_SHOWN: Final = ticks(2500)


class Chatter:
    """Shows what bots say about what the picture has caught up with."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._talk = TableTalk(room.host, room.company)
        self._speaker: int | None = None
        self._left = 0

    def update(self) -> None:
        if self._speaker is not None:
            self._left -= 1
            if self._left <= 0:
                self.hush()
        if self._room.director.busy:
            return
        remark = self._talk.catch_up()
        if remark is None or not self._room.backstage.settings.get(SETTING, True):
            return
        self.hush()
        self._speaker, self._left = remark.seat, _SHOWN
        self._room.panels[remark.seat].say(self._room.backstage.say(f"talk.{remark.line}"))
        self._room.backstage.audio.cue("chatter")

    def hush(self) -> None:
        """Take the bubble away."""
        if self._speaker is not None:
            self._room.panels[self._speaker].say(words="")
            self._speaker = None
