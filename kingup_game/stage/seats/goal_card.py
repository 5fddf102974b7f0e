"""A goal card: six small tokens, an address above them, its worth below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingup_game.engine.cast import CAST_INDEX, Place
from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.item import CENTRE, OPAQUE_ALPHA, RIGHT, Item
from kingup_game.stage.canvas.items import Box, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import TITLE, TITLE_OUTLINED
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import SPEECH

WIDTH: Final = 252.0
HEIGHT: Final = 222.0
TOKEN: Final = 68.0
_HEADLINE_Y, _HEADLINE_HIGH = 24.0, 38.0
_LARGE_HIGH, _LARGE_SINKS = 54.0, 3.0
_PLATE_RIM, _PLATE_SIDE = 3.0, 10.0
HEADLINE_ROOM: Final = (20.0, 232.0)
"""From where to where across the card."""
_SLOTS: Final = ((54, 93), (126, 93), (198, 93), (54, 163), (126, 163), (198, 163))

_COIN: Final = 32.0
_COIN_WORDS: Final = 19.0
_COIN_ASIDE, _COIN_BELOW = 27.0, -25.0
"""On the shoulder of a token, clear of its letter."""

_STAKE_COIN, _STAKE_COIN_MOST = 58.0, 96.0
_STAKE_SINKS, _BEFORE_COIN = 3.0, 1.0
"""Points in a headline: how far below its middle their coin hangs."""
_LARGE_STAKE_COIN: Final = 68.0
"""Among large letters a coin stands out of its headline, so that its digits are as large."""
_ON_A_COIN: Final = (0.72, 0.66)
"""How much of its width and height digits may take, outline and all: two of them lie within its
rim, corners too."""
_STAKES_ROOM: Final = 2.0

_UNCOUNTED: Final = 90.0

_STEPS_HOME: Final = 4
"""In so many sizes the paper of a large card flies home, each of which is made before."""

HEADLINE: Final = TITLE_OUTLINED.but(size=SPEECH)
_ON_COLOUR: Final = TITLE.but(size=SPEECH)
_BAND: Final = Area(8.0, 7.0, WIDTH - 16.0, 35.0)
_LARGE_BAND: Final = _BAND._replace(height=51.0)
_BAND_CORNER: Final = 6.0
"""Where the paper is purple: an open goal is a seat's, and no secret."""


class Stake(NamedTuple):
    """Points of a whole goal: in a coin, behind the words that say when."""

    words: str
    points: int


class GoalCard:
    """A card at a place. `scale` 1 shows its tokens 68 units wide."""

    def __init__(self, sheet: Sheet, x: float, y: float, layer: Layer, scale: float = 1.0) -> None:
        self.x, self.y, self.scale = x, y, scale
        self._on = Parts(sheet, layer)
        self._favourites: dict[str, Sprite] = {}
        self._paper: Sprite | None = None
        self._headline: list[Item] = []
        self._band: Box | None = None

    def show(
        self,
        goal: str,
        headline: str | Sequence[Stake],
        board: bytes,
        room: tuple[float, float] = HEADLINE_ROOM,
        worths: Sequence[int] = (),
        *,
        peers: tuple[str, ...] = (),
        colour: str = "",
        is_large: bool = False,
    ) -> None:
        """Lay the card open; whoever is out on the `board` is grey here too.

        With the `colour` of a seat, what was secret wears it behind its headline. That has `room`
        from one x to another, between what lies on the corners, and the size of its `peers`. A coin
        says what each of them is worth, where that is told. Large letters reach over the edges of
        what is painted for them, down to the tokens; beyond the card they have a plate.
        """
        self.hide()
        middle = self._at(WIDTH / 2, HEIGHT / 2)
        self._paper = self._on.sprite(art.GOAL_WIDE, *middle, width=WIDTH * self.scale)
        self._show_headline(headline, room, peers, colour, is_large=is_large)
        for character, slot in zip(goal, _SLOTS, strict=True):
            is_out = board[CAST_INDEX[character]] == Place.OUT
            self._favourites[character] = self._on.sprite(
                art.token(character), *self._at(*slot), width=TOKEN * self.scale, grey=is_out
            )
        for points, (x, y) in zip(worths, _SLOTS, strict=False):
            self._coin(points, *self._at(x + _COIN_ASIDE, y + _COIN_BELOW))

    def _at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the card, as if it lay at the left upper corner in its usual size."""
        return self.x + x * self.scale, self.y + y * self.scale

    def _show_headline(
        self,
        headline: str | Sequence[Stake],
        room: tuple[float, float],
        peers: tuple[str, ...],
        colour: str,
        *,
        is_large: bool,
    ) -> None:
        """The words or points above the six, and what lies behind them."""
        scale = self.scale
        wide, high = (room[1] - room[0]) * scale, _HEADLINE_HIGH * scale
        if is_large:
            high = max(high, _LARGE_HIGH)
        if room[0] < 0:
            left, rim = self.x + room[0] * scale, _PLATE_RIM
            self._on.frame(art.PLATE, left, self.y - rim, wide, high + 2 * rim)
            wide -= 2 * _PLATE_SIDE
        if colour:
            band = _LARGE_BAND if is_large else _BAND
            size, corner = (band.width * scale, band.height * scale), _BAND_CORNER * scale
            at = self._at(band.x, band.y)
            self._band = self._on.box(*at, *size, fill=colour, radius=corner)
        style = (_ON_COLOUR if colour else HEADLINE).but(
            size=HEADLINE.size * scale, fit=(wide, high), peers=peers
        )
        x, y = self._at(sum(room) / 2, _HEADLINE_Y)
        y += _LARGE_SINKS if is_large else 0.0
        if isinstance(headline, str):
            self._headline = [self._on.text(headline, x, y, style, anchor=CENTRE)]
        else:
            wide = max(wide, (WIDTH - 2 * _STAKES_ROOM) * scale)
            self._headline = self._stakes(headline, around(x, y, wide, high), is_large=is_large)

    def _stakes(self, stakes: Sequence[Stake], room: Area, *, is_large: bool) -> list[Item]:
        """Side by side; a coin says that it is points, and neither how many there are nor votes."""
        least = _LARGE_STAKE_COIN if is_large else _STAKE_COIN * self.scale
        coin = min(_STAKE_COIN_MOST, max(least, room.height))
        each, gap = room.width / len(stakes), _BEFORE_COIN * self.scale
        words_wide = each - coin - gap
        words = HEADLINE.but(
            size=HEADLINE.size * self.scale,
            fit=(words_wide, room.height),
            peers=tuple(stake.words for stake in stakes),
        )
        number = HEADLINE.but(
            size=HEADLINE.size * self.scale,
            fit=_digits(coin),
            peers=tuple(str(stake.points) for stake in stakes),
        )
        found: list[Item] = []
        for place, stake in enumerate(stakes):
            left, y = room.x + place * each, room.middle[1]
            end, anchor = left + words_wide, RIGHT
            if len(stakes) == 1:
                end, anchor = left + words_wide / 2, CENTRE
            found.append(self._on.text(stake.words, end, y, words, anchor=anchor))
            x, y = left + each - coin / 2, y + _STAKE_SINKS * self.scale
            picture = art.COIN_LOSS_BLANK if stake.points < 0 else art.COIN_BLANK
            found.append(self._on.sprite(picture, x, y, width=coin))
            found.append(self._on.text(str(stake.points), x, y, number, anchor=CENTRE))
        return found

    def _coin(self, points: int, x: float, y: float) -> None:
        """What a favourite is worth, as at the count."""
        picture = art.COIN_LOSS_BLANK if points < 0 else art.COIN_BLANK
        self._on.sprite(picture, x, y, width=_COIN * self.scale)
        style = HEADLINE.but(size=_COIN_WORDS * self.scale, fit=_digits(_COIN * self.scale))
        self._on.text(str(points), x, y, style, anchor=CENTRE)

    def be_seen(self, is_seen: bool) -> None:
        """What was shown is out of sight for a while, or back."""
        self._on.show(is_seen)

    def go_home(self, x: float, y: float, share: float) -> None:
        """So much of the way to another place, and to its usual size there, without its headline.
        Its tokens have that size from the first: so none of them has to be made in between."""
        assert self._paper is not None
        assert self._headline
        scale = _scale_on_its_way(self.scale, share)
        left, top = self.x + (x - self.x) * share, self.y + (y - self.y) * share
        for item in self._headline:
            item.visible = False
        if self._band is not None:
            self._band.visible = False
        middle = left + WIDTH * scale / 2, top + HEIGHT * scale / 2
        self._paper.set(x=middle[0], y=middle[1], width=WIDTH * scale)
        for token, (right, down) in zip(self._favourites.values(), _SLOTS, strict=True):
            token.set(x=left + right * scale, y=top + down * scale, width=TOKEN)

    def hold_back(self) -> None:
        """All six are pale, as those in the castle who are still to be counted."""
        for token in self._favourites.values():
            token.alpha = _UNCOUNTED

    def count(self, *characters: str) -> None:
        """These are pale no longer; all of them, if none is named."""
        for character in characters or self._favourites:
            self._favourites[character].alpha = OPAQUE_ALPHA

    def hide(self) -> None:
        """Take the card away, and forget whose favourites lay on it."""
        self._favourites, self._headline = {}, []
        self._band = None
        self._on.clear()


def widths_on_its_way(scale: float) -> list[float]:
    """How wide the paper is, one after the other, as a card of that scale goes home."""
    steps = range(_STEPS_HOME + 1)
    return [WIDTH * _scale_on_its_way(scale, step / _STEPS_HOME) for step in steps]


def _digits(coin: float) -> tuple[float, float]:
    """The room for them on a coin of that width."""
    return coin * _ON_A_COIN[0], coin * _ON_A_COIN[1]


def _scale_on_its_way(scale: float, share: float) -> float:
    return scale + (1 - scale) * round(share * _STEPS_HOME) / _STEPS_HOME
