"""The coach's panel: what to choose, how the match may go then, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from typing import Final

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, FEET, LEFT, Anchor
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, TITLE, MeasureWords, TextStyle
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import FAINT_INK, PARCHMENT_RULE
from kingup_game.theme.type_scale import MARK, SMALLEST, SPEECH

_HEADING: Final = TITLE.but(size=MARK)
_BUTTON: Final = READING.but(size=SMALLEST)
_TITLE: Final = READING.but(size=SPEECH, bold=True)
_TIGHT_TITLE: Final = READING.but(size=SMALLEST)
_TIGHT_ODDS: Final = _TITLE.but(size=SMALLEST)
_REASON: Final = READING.but(size=SMALLEST, colour=FAINT_INK)

_SHRINKING: Final = (1.0, 0.9, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5)
"""Large letters get a little smaller for more hints, and as small as need be for the best one."""
_LITTLE: Final = 3
_CLOSE: Final = 1.0
"""So far apart are lines of letters that had to be smaller than that: rather close than small."""
_MOST, _LEAST = 3, 2
_PAD: Final = 20.0
_RIMS: Final = 28.0
"""What a frame takes of its height above and below words."""
_GAP: Final = 10.0
_PORTRAIT: Final = 60.0
_SMALL_PORTRAIT: Final = 50.0
_BEFORE_TITLE, _LITTLE_BEFORE_TITLE = 16.0, 6.0
_SIDE_PAD: Final = 22.0
"""Between the words and the rim of a panel on which there is little room."""
_LITTLE_PAD: Final = 14.0
"""Above and below them there."""
_STRIP: Final = 130.0
"""So little height is a strip: one choice beside its button, and the reason."""
_STRIP_PORTRAIT: Final = 44.0
_BETWEEN: Final = 12.0
_STRIP_PAD: Final = 11.0
_BEFORE_ODDS: Final = 6.0
_TIGHT: Final = 560.0
"""Here a reason stands below the portrait too."""
_RAVEN_WIDTH: Final = 112.0
_PERCH: Final = 12.0
"""So far the raven's feet reach down over the frame."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One choice: a picture of it, its name, the chance to win with it, and a reason."""

    picture: str
    title: str
    odds: str
    reason: str


@dataclass(frozen=True, slots=True)
class _PanelText:
    """Words and where they go, from the upper left corner of the page."""

    words: str
    x: float
    y: float
    style: TextStyle
    width: float | None = None
    anchor: Anchor = (0.0, 0.0)


class AdvicePanel:
    """As many hints as fit, at the lower edge of a region; folded, a raven with its button."""

    def __init__(self, sheet: Sheet, measure: MeasureWords, layer: Layer = Layer.ADVICE) -> None:
        self._on = Parts(sheet, layer)
        self._measure = measure
        self.taken: Area | None = None
        """What of the picture is taken up, and may be clicked."""
        self.rows: tuple[Area, ...] = ()
        """Where the hints that are shown stand on it, the first that is shown first."""
        self.rest = 0
        """The number of the first hint for which there was no room; 0 if all had."""

    def open(
        self,
        region: Area,
        heading: str,
        button: str,
        caption: str,
        hints: Sequence[Hint],
        first: int = 0,
    ) -> None:
        """Show the hints from the first that is wanted, the best first; the caption says what
        their numbers are of."""
        self.clear()
        words = heading, button, caption
        page, number = self._fitting_page(region, words, hints[first:])
        self.rest = first + number if first + number < len(hints) else 0
        top = region.bottom - page.height
        self._frame(Area(region.x, top, region.width, page.height))
        edges = [*(page.rules or (0.0,)), page.height]  # a strip is one row and has no rules
        self.rows = tuple(
            Area(region.x, top + start, region.width, end - start) for start, end in pairwise(edges)
        )
        for y in page.rules:
            line = region.x + _PAD, top + y, region.width - 2 * _PAD, 2.0
            self._on.box(*line, fill=PARCHMENT_RULE)
        for picture, x, y in page.pictures:
            self._on.sprite(picture, region.x + x, top + y, height=page.portrait, anchor=CENTRE)
        for text in page.texts:
            self._text(text, region.x, top)
        self._raven(region.x + _PAD + _RAVEN_WIDTH / 2, top + _PERCH, _RAVEN_WIDTH)

    def fold(self, region: Area, button: str) -> None:
        """Only the raven, and the button that asks it."""
        self.clear()
        space = region.width - _RAVEN_WIDTH - _PAD, region.height - _RIMS
        style = _BUTTON.but(fit=space)
        width, height = self._measure(button, style)
        wide, high = width + _RAVEN_WIDTH + _PAD, height + _RIMS
        x, y = region.x + region.width - wide, region.bottom - high
        self._frame(Area(x, y, wide, high))
        self._text(_PanelText(button, _RAVEN_WIDTH, high / 2, style, anchor=LEFT), x, y)
        self._raven(x + _RAVEN_WIDTH / 2 + 4, region.bottom - 8, _RAVEN_WIDTH - 20)

    def clear(self) -> None:
        self._on.clear()
        self.taken, self.rows = None, ()

    def _fitting_page(
        self, region: Area, words: tuple[str, str, str], hints: Sequence[Hint]
    ) -> tuple[_PanelPage, int]:
        """As many hints as fit in letters about as large as people chose, and how many these are;
        else the first one. If need be without a heading, and without a caption."""
        if region.height < _STRIP:
            return self._strip(region, words[1], hints[0]), 1
        several = product(_SHRINKING[:_LITTLE], range(min(_MOST, len(hints)), _LEAST - 1, -1))
        for shrunk, count in (*several, *((shrunk, 1) for shrunk in _SHRINKING)):
            page = _PanelPage(self._measure, region.width, shrunk)
            page.add(*words, hints[:count])
            if page.fits(region.height):
                return page, count
        _, button, caption = words
        for bare, shrunk in product((("", button, caption), ("", button, "")), _SHRINKING):
            page = _PanelPage(self._measure, region.width, shrunk)
            page.add(*bare, hints[:1])
            if page.fits(region.height):
                break
        return page, 1

    def _strip(self, region: Area, button: str, hint: Hint) -> _PanelPage:
        """One choice in a row, and its reason: with the button's words and with the picture of
        the choice if these leave room for its name."""
        key = button.split(" ")[0]
        ways = (button, True), (key, True), (key, False)
        for (said, has_picture), shrunk in product(ways, _SHRINKING):
            page = _PanelPage(self._measure, region.width, shrunk, is_strip=True)
            page.add_in_a_row(said, hint, has_picture=has_picture)
            if page.height <= region.height:
                break
        return page

    def _frame(self, box: Area) -> None:
        self.taken = box
        self._on.frame(art.SEAT_PANEL, box.x, box.y, box.width, box.height)

    def _raven(self, x: float, y: float, width: float) -> None:
        self._on.sprite(art.RAVEN, x, y, width=width, anchor=FEET)

    def _text(self, text: _PanelText, x: float, y: float) -> None:
        at = x + text.x, y + text.y
        self._on.text(text.words, *at, text.style, anchor=text.anchor, width=text.width)


class _PanelPage:
    """Where everything goes on a panel of a width, and how high that makes it."""

    def __init__(
        self, measure: MeasureWords, width: float, shrunk: float, *, is_strip: bool = False
    ) -> None:
        self._measure = measure
        self._shrunk = shrunk
        self._is_tight = is_strip or width < _TIGHT
        self._pad = _SIDE_PAD if self._is_tight else _PAD
        self._above = _LITTLE_PAD if self._is_tight else _PAD
        self._inner = width - 2 * self._pad
        self.portrait = _SMALL_PORTRAIT if self._is_tight else _PORTRAIT
        if is_strip:
            self.portrait, self._above = _STRIP_PORTRAIT, _STRIP_PAD
        self._y = self._above
        self._is_too_wide = False
        self.texts: list[_PanelText] = []
        self.pictures: list[tuple[str, float, float]] = []
        self.rules: list[float] = []

    @property
    def height(self) -> float:
        """With all that was added."""
        return self._y + self._above

    def fits(self, height: float) -> bool:
        """Whether it is no higher, and no name of a choice reaches into its odds."""
        return self.height <= height and not self._is_too_wide

    def add(self, heading: str, button: str, caption: str, hints: Sequence[Hint]) -> None:
        """A head, and the choices below each other."""
        self._add_head(heading, button, caption)
        for hint in hints:
            self._add_hint(hint)

    def add_in_a_row(self, button: str, hint: Hint, *, has_picture: bool) -> None:
        """One choice with its odds and the button in one row, its reason below."""
        top, half = self._y, self.portrait / 2
        row, left, right = self.portrait, 0.0, self._inner
        if has_picture:
            self.pictures.append((hint.picture, self._pad + half, top + half))
            left = self.portrait + _LITTLE_BEFORE_TITLE
        for words, style in ((button, _BUTTON), (hint.odds, _TIGHT_ODDS)):
            wide = self._width_of(words, style)
            row = max(row, self._put(words, style, right - wide, top, wide + 1)[1])
            right -= wide + _BETWEEN
        row = max(row, self._put(hint.title, _TIGHT_TITLE, left, top, right - left)[1])
        self._y += row
        self._y += self._put(hint.reason, _REASON, 0, self._y, self._inner)[1]

    def _put(
        self, words: str, style: TextStyle, x: float, y: float, width: float
    ) -> tuple[float, float]:
        """Add words and give their size."""
        style = self._sized(style)
        self.texts.append(_PanelText(words, self._pad + x, y, style, width))
        return self._measure(words, style, width)

    def _width_of(self, words: str, style: TextStyle) -> float:
        return self._measure(words, self._sized(style))[0]

    def _sized(self, style: TextStyle) -> TextStyle:
        spacing = _CLOSE if self._shrunk < _SHRINKING[_LITTLE - 1] else style.spacing
        return style.but(size=style.size * self._shrunk, spacing=spacing)

    def _add_head(self, heading: str, button: str, caption: str) -> None:
        wide = self._width_of(button, _BUTTON)
        _, high = self._put(button, _BUTTON, self._inner - wide, self._y, wide + 1)
        of_what = self._width_of(caption, _REASON)
        is_wide = of_what > self._inner / 2  # then it has a row of its own below the heading
        if not is_wide:
            below, at_x = self._y + high, self._inner - of_what
            high += self._put(caption, _REASON, at_x, below, of_what + 1)[1]
        space = self._inner - max(wide, 0 if is_wide else of_what) - 20
        self._y += max(high, self._put(heading, _HEADING, 0, self._y, space)[1])
        if is_wide:
            self._y += self._put(caption, _REASON, 0, self._y, self._inner)[1]

    def _add_hint(self, hint: Hint) -> None:
        self.rules.append(self._y + _GAP / 2)
        top = self._y = self._y + _GAP
        self.pictures.append((hint.picture, self._pad + self.portrait / 2, top + self.portrait / 2))
        odds_style = _TIGHT_ODDS if self._is_tight else _TITLE
        odds = self._width_of(hint.odds, odds_style)
        self._put(hint.odds, odds_style, self._inner - odds, top, odds + 1)
        aside = self.portrait + (_LITTLE_BEFORE_TITLE if self._is_tight else _BEFORE_TITLE)
        space = self._inner - aside - odds - _BEFORE_ODDS
        title = _TIGHT_TITLE if self._is_tight else _TITLE
        wide, high = self._put(hint.title, title, aside, top, space)
        self._is_too_wide = self._is_too_wide or wide > space
        self._y += high - 2
        beside = 0.0 if self._is_tight else aside
        if self._is_tight:
            self._y = max(self._y, top + self.portrait)
        self._y += self._put(hint.reason, _REASON, beside, self._y, self._inner - beside)[1]
        self._y = max(self._y, top + self.portrait)
