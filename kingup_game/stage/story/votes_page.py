"""A round on parchment: large, where it turned; below, all its votes as scenes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingup_game.engine.cast import Character
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, LEFT, RIGHT, TOP_LEFT
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, TITLE
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.story.vote_scenes import ToldVote, lay_scenes
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import PARCHMENT_RULE
from kingup_game.theme.type_scale import BODY, HEADING, NAME, SMALLEST, TOTAL

PAGE: Final = Area(412.0, 46.0, 1096.0, 912.0)
"""Between the goals of the seats, which stay open."""
_PAD: Final = 46.0
_MIDDLE: Final = PAGE.x + PAGE.width / 2
_WIDTH: Final = PAGE.width - 2 * _PAD

_TITLE_Y: Final = 100.0
_TITLE: Final = TITLE.but(size=HEADING, fit=(_WIDTH, 66))

_TURN_TOP: Final = 140.0
"""Where the face of whoever it was about begins; all below is counted from there."""
_FACE: Final = 296.0
_BESIDE_FACE: Final = 50.0
_CARD, _CARD_LEAN = 150.0, 8
_CARD_AT: Final = (268.0, -34.0)
_ACTOR: Final = 132.0
_ACTORS_AT: Final = (214.0, 16.0)
_ACTOR_SEAL, _ACTOR_SEAL_AT = 54.0, 44.0
_MOST_ACTORS: Final = 3
"""Beside the one it was about lies the card, and whoever played it stands before it."""
_BESIDE_CARD: Final = 178.0
_HEADING_DOWN, _WORDS_DOWN = 46.0, 94.0
_RULE_DOWN, _RULE = 306.0, 3.0
_SMALLER: Final = 0.64
_MANY_VOTES: Final = 12
"""More than these need the room: the turning point is smaller then by this."""

_SIGNS: Final = art.HORN, art.ballot("no"), art.ICON_SECRET
_LEGEND_DOWN: Final = 28.0
_LEGEND: Final = READING.but(size=SMALLEST, fit=(_WIDTH / 3 - 14.0, 46))
_SCENES_DOWN, _FOOT = 56.0, 22.0


class ToldTurn(NamedTuple):
    """Where the round turned: what happened, and what came of it."""

    title: str
    words: str
    character: Character
    mood: str


class VotesPage:
    """One round."""

    def __init__(self, sheet: Sheet) -> None:
        self._on = Parts(sheet, Layer.STORY)

    def show(
        self,
        title: str,
        legend: tuple[str, str, str],
        votes: Sequence[ToldVote],
        turn: ToldTurn,
    ) -> None:
        """The legend says what a horn, a No and a mask mean."""
        self.clear()
        on, scale = self._on, _SMALLER if len(votes) > _MANY_VOTES else 1.0
        rule = _TURN_TOP + _RULE_DOWN * scale
        on.frame(art.PANEL, *PAGE)
        on.text(title, _MIDDLE, _TITLE_Y, _TITLE, anchor=CENTRE)
        on.box(PAGE.x + _PAD, rule, _WIDTH, _RULE, fill=PARCHMENT_RULE)
        turned = [vote for vote in votes if _turned(vote, turn)]
        top = rule + _SCENES_DOWN
        room = Area(PAGE.x + _PAD, top, _WIDTH, PAGE.bottom - _FOOT - top)
        signs = lay_scenes(on, room, votes, turned)
        ends = (PAGE.x + _PAD, LEFT), (_MIDDLE, CENTRE), (PAGE.right - _PAD, RIGHT)
        for sign, words, (x, anchor) in zip(_SIGNS, legend, ends, strict=True):
            if sign in signs:
                said = f"{inline(sign)} {words}"
                on.text(said, x, rule + _LEGEND_DOWN, _LEGEND, anchor=anchor)
        self._lay_turn(turn, next(iter(turned), None), scale)

    def clear(self) -> None:
        """The page is closed."""
        self._on.clear()

    def _lay_turn(self, turn: ToldTurn, vote: ToldVote | None, scale: float) -> None:
        """Who it was about, the card that did it, and whoever played that, glad of it."""
        wide = _FACE * scale
        x, y = PAGE.x + _PAD + wide / 2, _TURN_TOP + wide / 2
        left = PAGE.x + _PAD + wide + _BESIDE_FACE
        if vote is not None:
            left += _BESIDE_CARD * scale
            at = x + _CARD_AT[0] * scale, y + _CARD_AT[1] * scale
            self._on.sprite(vote.card, *at, width=_CARD * scale, turn=-_CARD_LEAN)
        self._on.sprite(art.token(turn.character, turn.mood), x, y, width=wide)
        if vote is not None:
            at = x + _ACTORS_AT[0] * scale, y + _ACTORS_AT[1] * scale
            self._lay_actors(vote, *at, scale)
        width = PAGE.right - _PAD - left
        heading = TITLE.but(size=TOTAL if scale == 1.0 else NAME, fit=(width, 84 * scale))
        size, high = (NAME, 212.0) if scale == 1.0 else (BODY, 136.0)
        words = READING.but(size=size, fit=(width, high))
        down = _TURN_TOP + _HEADING_DOWN * scale, _TURN_TOP + _WORDS_DOWN * scale
        self._on.text(turn.title, left, down[0], heading, anchor=LEFT)
        self._on.text(turn.words, left, down[1], words, width=width, anchor=TOP_LEFT)

    def _lay_actors(self, vote: ToldVote, x: float, y: float, scale: float) -> None:
        """Whoever said No; or whoever had called, where nobody did."""
        actors, wide = (vote.against or [vote.caller])[:_MOST_ACTORS], _ACTOR * scale
        step = wide * (0.62 if len(actors) > 1 else 0.0)
        for number, seat in enumerate(actors):
            at_x, at_y = x + number * step, y + wide / 2
            self._on.sprite(seat.bust("joy"), at_x, at_y, width=wide)
            seal = at_x + _ACTOR_SEAL_AT * scale, at_y + _ACTOR_SEAL_AT * scale
            self._on.sprite(seat.seal, *seal, width=_ACTOR_SEAL * scale)


def _turned(vote: ToldVote, turn: ToldTurn) -> bool:
    """Whether the round turned in this one."""
    return vote.nominee == turn.character and vote.mood == turn.mood
