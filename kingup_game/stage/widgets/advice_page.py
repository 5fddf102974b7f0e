"""One page of the coach's panel: where its words and pictures go, and how high that makes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingup_game.stage.canvas.item import Anchor
from kingup_game.stage.lettering.text_styles import READING, TITLE, MeasureWords, TextStyle
from kingup_game.theme.palette import FAINT_INK
from kingup_game.theme.type_scale import MARK, SMALLEST, SPEECH

_HEADING: Final = TITLE.but(size=MARK)
BUTTON: Final = READING.but(size=SMALLEST)
_TITLE: Final = READING.but(size=SPEECH, bold=True)
_TIGHT_TITLE: Final = READING.but(size=SMALLEST)
_TIGHT_ODDS: Final = _TITLE.but(size=SMALLEST)
_REASON: Final = READING.but(size=SMALLEST, colour=FAINT_INK)
SHRINKING: Final = (1.0, 0.9, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5)
"""Large letters get a little smaller for more choices, and as small as need be for the best one."""
LITTLE: Final = 3
_CLOSE: Final = 1.0
"""So far apart are lines of letters that had to be smaller than that: rather close than small."""
PAD: Final = 20.0
_GAP: Final = 10.0
_PORTRAIT: Final = 60.0
_SMALL_PORTRAIT: Final = 50.0
_BEFORE_TITLE, _LITTLE_BEFORE_TITLE = 16.0, 6.0
_SIDE_PAD: Final = 22.0
"""Between the words and the rim of a panel on which there is little room."""
_LITTLE_PAD: Final = 14.0
"""Above and below them there."""
_STRIP_PORTRAIT: Final = 44.0
_BETWEEN: Final = 12.0
_BESIDE_HEADING: Final = 20.0
_STRIP_PAD: Final = 11.0
_BEFORE_ODDS: Final = 6.0
_TIGHT: Final = 560.0
"""Here a reason stands below the portrait too."""


@dataclass(frozen=True, slots=True)
class Advised:
    """One choice: a picture of it, its name, the chance to win with it, and a reason."""

    picture: str
    title: str
    odds: str
    reason: str


@dataclass(frozen=True, slots=True)
class PanelText:
    """Words and where they go, from the upper left corner of the page."""

    words: str
    x: float
    y: float
    style: TextStyle
    width: float | None = None
    anchor: Anchor = (0.0, 0.0)


class PanelPage:
    """Where everything goes on a panel of a width, and how high that makes it."""

    def __init__(
        self, measure: MeasureWords, width: float, shrunk: float, *, is_strip: bool = False
    ) -> None:
        self._measure = measure
        self._shrunk = shrunk
        self._is_tight = is_strip or width < _TIGHT
        self._pad = _SIDE_PAD if self._is_tight else PAD
        self._above = _LITTLE_PAD if self._is_tight else PAD
        self._inner = width - 2 * self._pad
        self.portrait = _SMALL_PORTRAIT if self._is_tight else _PORTRAIT
        if is_strip:
            self.portrait, self._above = _STRIP_PORTRAIT, _STRIP_PAD
        self._y = self._above
        self._is_too_wide = False
        self.texts: list[PanelText] = []
        self.pictures: list[tuple[str, float, float]] = []
        self.rules: list[float] = []

    @property
    def height(self) -> float:
        """With all that was added."""
        return self._y + self._above

    def fits(self, height: float) -> bool:
        """Whether it is no higher, and no name of a choice reaches into its odds."""
        return self.height <= height and not self._is_too_wide

    def add(self, heading: str, button: str, caption: str, advised: Sequence[Advised]) -> None:
        """A head, and the choices below each other."""
        self._add_head(heading, button, caption)
        for one in advised:
            self._add_one(one)

    def add_in_a_row(self, button: str, one: Advised, *, has_picture: bool) -> None:
        """One choice with its odds and the button in one row."""
        top, half = self._y, self.portrait / 2
        row, left, right = self.portrait, 0.0, self._inner
        if has_picture:
            self.pictures.append((one.picture, self._pad + half, top + half))
            left = self.portrait + _LITTLE_BEFORE_TITLE
        for words, style in ((button, BUTTON), (one.odds, _TIGHT_ODDS)):
            wide = self._width_of(words, style)
            row = max(row, self._put(words, style, right - wide, top, wide + 1)[1])
            right -= wide + _BETWEEN
        wide, high = self._put(one.title, _TIGHT_TITLE, left, top, right - left)
        self._is_too_wide = wide > right - left
        self._y += max(row, high)

    def add_reason(self, one: Advised) -> None:
        """Why one might choose so, over the whole width."""
        wide, high = self._put(one.reason, _REASON, 0, self._y, self._inner)
        self._is_too_wide = self._is_too_wide or wide > self._inner
        self._y += high

    def _put(
        self, words: str, style: TextStyle, x: float, y: float, width: float
    ) -> tuple[float, float]:
        """Add words and give their size."""
        style = self._sized(style)
        self.texts.append(PanelText(words, self._pad + x, y, style, width))
        return self._measure(words, style, width)

    def _width_of(self, words: str, style: TextStyle) -> float:
        return self._measure(words, self._sized(style))[0]

    def _sized(self, style: TextStyle) -> TextStyle:
        spacing = _CLOSE if self._shrunk < SHRINKING[LITTLE - 1] else style.spacing
        return style.but(size=style.size * self._shrunk, spacing=spacing)

    def _add_head(self, heading: str, button: str, caption: str) -> None:
        """What is thought of it beside the button, in one line if it can be; below them of what the
        figures speak."""
        wide = self._width_of(button, BUTTON)
        _, high = self._put(button, BUTTON, self._inner - wide, self._y, wide + 1)
        of_what = self._width_of(caption, _REASON)
        is_wide = of_what > self._inner / 2  # then it has a row of its own below the heading
        space = self._inner - wide - _BESIDE_HEADING
        is_one_line = self._width_of(heading, _HEADING) <= space
        if not is_wide and is_one_line:
            high = max(high, self._put(heading, _HEADING, 0, self._y, space)[1])
        if not is_wide:
            below, at_x = self._y + high, self._inner - of_what
            high += self._put(caption, _REASON, at_x, below, of_what + 1)[1]
        if is_wide or not is_one_line:
            space = self._inner - max(wide, 0 if is_wide else of_what) - _BESIDE_HEADING
            high = max(high, self._put(heading, _HEADING, 0, self._y, space)[1])
        self._y += high
        if is_wide:
            self._y += self._put(caption, _REASON, 0, self._y, self._inner)[1]

    def _add_one(self, one: Advised) -> None:
        self.rules.append(self._y + _GAP / 2)
        top = self._y = self._y + _GAP
        self.pictures.append((one.picture, self._pad + self.portrait / 2, top + self.portrait / 2))
        odds_style = _TIGHT_ODDS if self._is_tight else _TITLE
        odds = self._width_of(one.odds, odds_style)
        self._put(one.odds, odds_style, self._inner - odds, top, odds + 1)
        aside = self.portrait + (_LITTLE_BEFORE_TITLE if self._is_tight else _BEFORE_TITLE)
        space = self._inner - aside - odds - _BEFORE_ODDS
        title = _TIGHT_TITLE if self._is_tight else _TITLE
        wide, high = self._put(one.title, title, aside, top, space)
        self._is_too_wide = self._is_too_wide or wide > space
        self._y += high - 2
        beside = 0.0 if self._is_tight else aside
        if self._is_tight:
            self._y = max(self._y, top + self.portrait)
        self._y += self._put(one.reason, _REASON, beside, self._y, self._inner - beside)[1]
        self._y = max(self._y, top + self.portrait)
