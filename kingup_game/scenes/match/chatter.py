"""The bubbles of the bots: one at a time, for a breath, and never before its cause was shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingup_game.engine.cast import Character, Place
from kingup_game.engine.edition import HouseRules
from kingup_game.engine.events import Event, VotesRevealed
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.setup.names import bot_name
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.castle.standing import numeral_of, places_of
from kingup_game.stage.seats.question_ribbon import MARQUEE
from kingup_game.stage.seats.vote_cards import AREAS as VOTE_CARDS
from kingup_game.stage.seats.vote_cards import cards_of
from kingup_game.table.seats import Company
from kingup_game.table.table_talk import talk_of
from kingup_game.theme import cues
from kingup_game.theme.durations import BREATH, SPEECH

_NUMERALS: Final = [numeral_of(Place(floor)) for floor in (*layout.FLOOR_FEET_Y, Place.THRONE)]


class Chatter:
    """Shows what bots say about what the picture has caught up with."""

    def __init__(
        self,
        backstage: Backstage,
        picture: MatchPicture,
        house: HouseRules,
        company: Company,
        luck: int,
    ) -> None:
        self._backstage = backstage
        self._picture = picture
        self._panels = picture.panels
        self._places = places_of(house)
        self._asked = [MARQUEE, *(VOTE_CARDS[card] for card in cards_of(house))]
        self._talk = talk_of(company, luck)
        self._speaker: int | None = None
        self._left = 0
        self._unsaid, self._breath = "", 0
        self._no_room_at: tuple[float, float] | None = None
        """Where the castle stood when there was no room for what is unsaid."""
        self._castle_at = 0.0, 0.0
        """A tick ago: nobody looks for room, which is dear, while a camera moves it or cuts."""

    def hear(self, event: Event) -> None:
        """Something was shown; perhaps somebody has a word to say about it."""
        remark = self._talk.remark(event)
        if self._unsaid and isinstance(event, VotesRevealed):
            self.hush()  # it came too late
        if remark is None or not self._backstage.settings.bot_talk:
            return
        self.hush()
        self._speaker, self._left = remark.seat, SPEECH
        self._no_room_at = None
        self._unsaid = self._words(remark.seat, remark.line, remark.character)
        self._breath = BREATH  # what they speak of has just changed half the picture

    def _speak_up(self) -> None:
        """Say it, as soon as whoever speaks is in the picture, and there is room for it."""
        if self._speaker is None or not self._unsaid or self._panels[self._speaker].is_away:
            return
        castle = self._picture.castle_sheet
        if self._no_room_at == (castle.dx, castle.dy):
            return
        if not self.show(self._speaker, self._unsaid):
            self._no_room_at = castle.dx, castle.dy
            return
        self._backstage.audio.cue(cues.remark(self._portrait(self._speaker)))
        self._unsaid = ""

    def show(self, seat: int, words: str) -> bool:
        """A bubble of a seat, if there is room where it hides nobody of the castle, as it stands
        now and at home, and nothing of a vote; nor a numeral, if letters are small."""
        castle = self._picture.castle_sheet
        now = _moved(self._places, castle.dx, castle.dy)
        asked = self._asked if castle.dy else []
        lasting = [*now, *asked, *self._places]
        numerals = [*_moved(_NUMERALS, castle.dx, castle.dy), *_NUMERALS]
        small = () if self._backstage.has_large_text else ([*lasting, *numerals],)
        return self._panels[seat].say(words, self._backstage.measure, (*small, lasting))

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
        castle = self._picture.castle_sheet
        before, self._castle_at = self._castle_at, (castle.dx, castle.dy)
        self._breath = max(0, self._breath - 1)
        if self._breath:
            return
        if before == self._castle_at and not self._backstage.draws_much:
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


def _moved(areas: Iterable[Area], right: float, down: float) -> list[Area]:
    """As they are seen while the castle stands so far from home."""
    return [one._replace(x=one.x + right, y=one.y + down) for one in areas]
