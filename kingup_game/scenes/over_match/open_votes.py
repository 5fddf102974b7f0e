"""With open ballots: who voted how in this round's elections, to be looked up by all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Character
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.match.context import MatchContext
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.theme.crests import SEAT_CRESTS

_LEFT: Final = layout.SAFE_LEFT + 60.0
_FIRST_COLUMN: Final = 240.0
_TOP: Final = 190.0
_BOTTOM: Final = 870.0
_HEAD: Final = 110.0
_TALLEST_ROW: Final = 130.0
_CLOSING: Final = (Intent.BACK, Intent.CONFIRM, Intent.PRESS, Intent.PAUSE)


class OpenVotes(Screen):
    """A row for each election, a column for each seat."""

    overlay = True
    slides = True
    layer = 300.0

    def __init__(self, match: MatchContext) -> None:
        super().__init__(match.backstage)
        self._match = match

    def enter(self) -> None:
        self.backstage.audio.cue("page")
        self.rebuild()

    def handle(self, press: Press) -> None:
        if press.intent in _CLOSING:
            self.backstage.audio.cue("page")
            self.backstage.stack.pop()

    def build(self) -> None:
        self.parchment(self.backstage.say("pause.votes"))
        seats = self._match.company.seats
        step = (layout.SAFE_RIGHT - 60 - _LEFT - _FIRST_COLUMN) / len(seats)
        columns = [_LEFT + _FIRST_COLUMN + (seat + 0.5) * step for seat in range(len(seats))]
        for x, seat in zip(columns, seats, strict=True):
            crest = f"signs/crest_{SEAT_CRESTS[seat.crest].key}.webp"
            self.sheet.sprite(crest, x, _TOP + _HEAD / 2 - 6, width=92, layer=self.layer)
        votes = self._match.view.open_votes
        height = min(_TALLEST_ROW, (_BOTTOM - _TOP - _HEAD) / max(1, len(votes)))
        for place, (nominee, cards) in enumerate(votes):
            y = _TOP + _HEAD + (place + 0.5) * height
            self._add_row(nominee, cards, columns, y, height)
        self.hints((Intent.BACK, self.backstage.say("actions.back")))

    def _add_row(
        self,
        nominee: Character,
        cards: Sequence[Card],
        columns: Sequence[float],
        y: float,
        height: float,
    ) -> None:
        picture = f"cast/{nominee}-neutral.webp"
        self.sheet.sprite(
            picture, _LEFT + 90, y, height=height * 0.94, anchor=CENTRE, layer=self.layer
        )
        for x, card in zip(columns, cards, strict=True):
            self.sheet.sprite(
                f"signs/ballot_{card.value}.webp", x, y, height=height * 0.9, layer=self.layer
            )
