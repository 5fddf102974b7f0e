"""The almanac: a book of three pages, a banner of nine places on each, what each is worth now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.engine.addresses import BANNERS, SIDE, SQUARES
from kingup_game.engine.goals import Goal
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, LEFT, OPAQUE_ALPHA, TOP_LEFT
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.hints.hint_plate import HINTS, PAD, HintPlate
from kingup_game.stage.lettering.text_styles import (
    READING_ON_DARK,
    TITLE,
    MeasureWords,
)
from kingup_game.stage.widgets.banner_candles import BannerCandles
from kingup_game.stage.widgets.banner_page import BannerPage
from kingup_game.stage.widgets.book_leaves import BookLeaves
from kingup_game.stage.widgets.dark_velvet import DarkVelvet
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import (
    DUSK,
    FADED_INK,
    FRESH_PAPER,
    GOLD,
    INK,
    PAPER,
    PARCHMENT,
    PARCHMENT_RULE,
    ROYAL_DARK,
)
from kingup_game.theme.type_scale import HEADING, HERO, NUMERAL, SMALLEST, SPEECH

SQUARE_HEIGHT: Final = 265.0
SQUARE_WIDTH: Final = 176.0
GAP_ACROSS, GAP_DOWN = 8.0, 8.0
TOKEN: Final = 76.0

BOOK: Final = Area(40.0, 12.0, 1840.0, 972.0)
_COVERED: Final = BOOK.grown(-40.0)
"""Below that nothing is seen of what it lies on."""
_PAGES: Final = (88.0, 680.0, 1272.0)
_PAGE_WIDTH: Final = 560.0
_TOP: Final = 124.0
_PAGES_HIGH: Final = 816.0
LEAVES: Final = [Area(left, _TOP - 3, _PAGE_WIDTH, _PAGES_HIGH) for left in _PAGES]
_DARKENS: Final = (0.0, 60.0, 115.0, 170.0, OPAQUE_ALPHA)
"""How dense the dark is, tick by tick, that falls on the table before the book is there."""
_LINE_COMES: Final = 3
"""Not with the first, in whose frame all cards are made."""
_HEAD, _HEAD_Y, _NAME_Y = 84.0, 78.0, 88.0
_HEAD_GAP: Final = 14.0
_RIM, _CORNER = 4.0, 14.0
_FACES_ASIDE: Final = 41.0
_FACES_Y: Final = (79.0, 148.5, 218.0)
"""Two beside each other and three below: so they are as large as three rows of cards allow."""
_ADDRESS_Y: Final = 24.0
_BANNER, _BANNER_X, _NUMBER_X = 44.0, 28.0, 50.0
"""On every card before its number: whoever looks for one reads all of its address at one place."""
_PALE_BANNER, _PALE_ALPHA = 220.0, 78
_COIN, _COIN_X, _COIN_Y = 60.0, SQUARE_WIDTH - 34.0, 30.0
_AROUND: Final = ((9.0, 14.0, INK), (7.0, 10.0, GOLD))
"""The rings around what is meant: so far out, so thick; the dark one is the other's two edges."""

_VEIL_REACH: Final = 2.0
_LEGEND_WIDTH: Final = 124.0
"""As wide as the ribbon between its rims."""
_LEGEND_COIN, _LEGEND_COIN_Y, _LEGEND_WORDS_Y = 64.0, 70.0, 162.0

NUMBER: Final = TITLE.but(size=NUMERAL, fit=(44, 56))
WORTH: Final = TITLE.but(size=SPEECH, fit=(50, 44))
_PALE: Final = TITLE.but(size=HERO, colour=FADED_INK, fit=(150, 200))
OWED: Final = WORTH.but(colour=FRESH_PAPER)
BANNER: Final = TITLE.but(size=HEADING, fit=(330, 66))
LINE: Final = HINTS.but(fit=(layout.SAFE_RIGHT - layout.SAFE_LEFT - 2 * PAD[0], 46))
LEGEND: Final = READING_ON_DARK.but(size=SMALLEST, align="centre", fit=(_LEGEND_WIDTH, 110))


class AlmanacBoard:
    """All 26 cards in the order of the round. Shows nothing that anybody may not know."""

    def __init__(
        self,
        sheet: Sheet,
        goals: Sequence[Goal],
        say: Callable[..., str],
        measure: MeasureWords,
        worths: Sequence[int],
    ) -> None:
        self._veil = sheet.veil(DUSK, OPAQUE_ALPHA, layer=Layer.ALMANAC)
        self._velvet = sheet.add(DarkVelvet(sheet, Layer.ALMANAC), hidden=_COVERED)
        x, y, *size = BOOK
        self._book = sheet.sprite(art.BOOK_OPEN, x, y, anchor=TOP_LEFT, layer=Layer.ALMANAC)
        self._book.set(width=size[0], height=size[1], patient=True)
        self._heads = Parts(sheet, Layer.ALMANAC)
        self._pages = [Parts(sheet, Layer.ALMANAC) for _ in BANNERS]
        self._large = BannerPage(sheet, goals, worths)
        self._shown: int | None = None
        """Which banner is large."""
        self._own: int | None = None
        self._darkening = len(_DARKENS)
        self._said = ""
        self._words = say
        self._measure = measure
        self._rings = Parts(sheet, Layer.ALMANAC_RING)
        self._leaves = BookLeaves(sheet, LEAVES)
        self.candles = BannerCandles(sheet)
        self._show_heads()
        for square, goal in enumerate(goals):
            self._card(square, goal)
        self._cards = len(goals)
        if any(worths):  # before anybody stands anywhere there is nothing to tell apart
            for square, worth in enumerate(worths):
                self._coin(square, worth)
            self._legend(self._cards)
        middle = layout.WIDTH / 2, (layout.LINE_TOP + layout.SAFE_BOTTOM) / 2
        widest = layout.SAFE_RIGHT - layout.SAFE_LEFT
        self._line = HintPlate(sheet, measure, Layer.ALMANAC_LINE, middle, widest, LINE)

    def say(self, words: str) -> None:
        """The line below all cards; while the book is still being opened, in a moment."""
        self._said = words
        if self._darkening >= _LINE_COMES:
            self._line.show(words)

    def open(self, *, is_calm: bool) -> None:
        """From the table on: that darkens, the book comes, and its leaves turn."""
        self._leaves.is_calm = is_calm
        self._darkening = 0
        self._book.visible = self._velvet.visible = False
        self._heads.show(False)
        self._rings.show(False)
        self._leaves.turn((), self._pages, lambda: self._rings.show(True), len(_DARKENS) - 1)
        self._darken()

    def update(self) -> None:
        """One tick."""
        self._darken()
        self._leaves.update()

    def _darken(self) -> None:
        if self._darkening == len(_DARKENS):
            return
        self._veil.alpha = _DARKENS[self._darkening]
        self._darkening += 1
        if self._darkening == _LINE_COMES:
            self._line.show(self._said)
        if self._darkening == len(_DARKENS):
            self._book.visible = self._velvet.visible = True
            self._heads.show(True)

    def enlarge(self, banner: int | None) -> None:
        """One banner alone, large; or all of them again."""
        while self._darkening < len(_DARKENS):
            self._darken()
        self._leaves.finish()
        self.clear_highlight()
        goes = self._pages if self._shown is None else self._large.columns
        self._shown = banner
        comes = self._pages if banner is None else self._large.lay_out(banner)
        self._show_heads()
        self._leaves.turn(goes, comes, self._arrive, 0)

    def show_all(self) -> None:
        """No banner is large any more, and no candle burns."""
        self.candles.put_out()
        if self._shown is not None:
            self.enlarge(None)

    def looks_of_large(self) -> Sheet:
        """What is shown as soon as a banner is large."""
        return self._large.looks()

    def _arrive(self) -> None:
        """Only what is shown stays, and the card of somebody alone is marked wherever it lies."""
        self._large.clear(is_shown=self._shown is not None)
        if self._own is None:
            return
        if self._shown is None:
            self.open_at(self._own)
        elif self._own // SQUARES == self._shown:
            self._ring(*self._large.area_of(self._own))

    def highlight(self, kind: str, index: int) -> None:
        """Mark a row or a column of all banners: one step of a sweep. All else is held back
        meanwhile."""
        self._leaves.finish()
        self.clear_highlight()
        for square in range(self._cards):
            row, column = divmod(square % SQUARES, SIDE)
            if index != {"row": row, "column": column}[kind]:
                self._hold_back(square)
        for banner in range(len(BANNERS)):
            x, y = self._corner(banner * SQUARES)
            width = SIDE * SQUARE_WIDTH + (SIDE - 1) * GAP_ACROSS
            height = SIDE * SQUARE_HEIGHT + (SIDE - 1) * GAP_DOWN
            if kind == "row":
                y, height = y + index * (SQUARE_HEIGHT + GAP_DOWN), SQUARE_HEIGHT
            else:
                x, width = x + index * (SQUARE_WIDTH + GAP_ACROSS), SQUARE_WIDTH
            self._ring(x, y, width, height)

    def _hold_back(self, square: int) -> None:
        """A card that is not meant now has nobody on it: only its number, large and pale, on its
        banner, paler."""
        card = Area(*self._corner(square), SQUARE_WIDTH, SQUARE_HEIGHT)
        area, corner = card.grown(_VEIL_REACH), _CORNER + _VEIL_REACH
        on, edge = self._rings, PARCHMENT_RULE
        on.box(*area, fill=PARCHMENT, border=edge, border_width=_RIM, radius=corner)
        banner, place = divmod(square, SQUARES)
        x, y = card.middle
        sign = art.banner(BANNERS[banner])
        on.sprite(sign, x, y, height=_PALE_BANNER, alpha=_PALE_ALPHA, patient=True)
        on.text(str(place + 1), x, y, _PALE, anchor=CENTRE)

    def open_at(self, square: int) -> None:
        """One card is its reader's own."""
        self.clear_highlight()
        self._own = square
        self._ring(*self._corner(square), SQUARE_WIDTH, SQUARE_HEIGHT)

    def _ring(self, x: float, y: float, width: float, height: float) -> None:
        for out, thick, colour in _AROUND:
            around = x - out, y - out, width + 2 * out, height + 2 * out
            self._rings.box(*around, border=colour, border_width=thick, radius=16)

    def clear_highlight(self) -> None:
        """No card, row or banner is meant any more than another."""
        self._rings.clear()

    def _corner(self, square: int) -> tuple[float, float]:
        banner, place = divmod(square, SQUARES)
        row, column = divmod(place, SIDE)
        block = SIDE * SQUARE_WIDTH + (SIDE - 1) * GAP_ACROSS
        left = _PAGES[banner] + (_PAGE_WIDTH - block) / 2
        top = _TOP + row * (SQUARE_HEIGHT + GAP_DOWN)
        return left + column * (SQUARE_WIDTH + GAP_ACROSS), top

    def _show_heads(self) -> None:
        """Each banner and its name over the middle of its page; one that is large, of the book."""
        self._heads.clear()
        for banner, name in enumerate(BANNERS):
            if self._shown not in (None, banner):
                continue
            words = self._words(f"almanac.{name}")
            wide = self._measure(words, BANNER)[0] + _HEAD + _HEAD_GAP
            middle = _PAGES[banner] + _PAGE_WIDTH / 2
            left = (middle if self._shown is None else layout.WIDTH / 2) - wide / 2
            self._heads.sprite(
                art.banner(name), left + _HEAD / 2, _HEAD_Y, height=_HEAD, patient=True
            )
            self._heads.text(words, left + _HEAD + _HEAD_GAP, _NAME_Y, BANNER, anchor=LEFT)

    def _card(self, square: int, goal: Goal) -> None:
        x, y = self._corner(square)
        on, at_y = self._pages[square // SQUARES], y + _ADDRESS_Y
        size = SQUARE_WIDTH, SQUARE_HEIGHT
        on.box(x, y, *size, fill=PAPER, border=ROYAL_DARK, border_width=_RIM, radius=_CORNER)
        banner, place = divmod(square, SQUARES)
        sign = art.banner(BANNERS[banner])
        on.sprite(sign, x + _BANNER_X, at_y, height=_BANNER, patient=True)
        on.text(str(place + 1), x + _NUMBER_X, at_y, NUMBER, anchor=LEFT)
        for number, character in enumerate(goal):
            row, column = divmod(number, 2)
            aside = _FACES_ASIDE * (2 * column - 1)
            at = x + SQUARE_WIDTH / 2 + aside, y + _FACES_Y[row]
            on.sprite(art.token(character), *at, width=TOKEN, patient=True)

    def _coin(self, square: int, worth: int) -> None:
        """What a card is worth now: nobody takes a coin for its number."""
        x, y = self._corner(square)
        at = x + _COIN_X, y + _COIN_Y
        picture, style = (art.COIN_BLANK, WORTH) if worth >= 0 else (art.COIN_LOSS_BLANK, OWED)
        on = self._pages[square // SQUARES]
        on.sprite(picture, *at, width=_COIN, patient=True)
        on.text(str(worth), *at, style, anchor=CENTRE)

    def _legend(self, square: int) -> None:
        x, y = self._corner(square)
        middle, high, on = x + SQUARE_WIDTH / 2, SQUARE_HEIGHT, self._pages[-1]
        on.sprite(art.CARD_LEGEND, middle, y + high / 2, height=high, patient=True)
        coin = middle, y + _LEGEND_COIN_Y
        on.sprite(art.COIN_BLANK, *coin, width=_LEGEND_COIN, patient=True)
        words, at_y = self._words("almanac.legend"), y + _LEGEND_WORDS_Y
        on.text(words, middle, at_y, LEGEND, anchor=CENTRE, width=_LEGEND_WIDTH)
