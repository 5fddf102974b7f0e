"""The Jester's reign: shields and cells turn their signs, flags and light become motley.

While he is only called nothing turns: a red note on each number says what it would cost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from kingup_game.engine.cast import DUNGEONS, Place
from kingup_game.engine.scoring import PLACE_VALUES
from kingup_game.motion.script import Script, call, then, together, tween, variant
from kingup_game.motion.tween import linear
from kingup_game.stage.canvas.appearing import fade
from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.item import CENTRE, OPAQUE_ALPHA, Item, Workshop
from kingup_game.stage.canvas.items import Box
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.warm_up import read_ahead
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.castle.standing import numeral_of
from kingup_game.stage.lettering.text_styles import TITLE
from kingup_game.theme import art, palette
from kingup_game.theme.durations import (
    BETWEEN_HINTS,
    HINT_COMES,
    HINT_GOES,
    REIGN_LIGHT,
    REIGN_STOREY,
    SHIELD_LIT,
    SHIELD_STEP,
)
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import POINTS

_FLASH: Final = 190.0
_MOTLEY, _MOTLEY_COUNTED = 128, 40
"""How dense the light is: at its full strength ladders and rooms are mud from the sofa. As a count
lights up floor by floor it is a tint."""
_STOREYS: Final = (Place.THRONE, *(floor for floor in reversed(Place) if floor.is_floor))
_NOTE_HIGH: Final = 42.0
_NOTE_WIDE: Final = {2: 50.0, 3: 62.0}
_NOTE_RISE: Final = 7.0
"""By so many letters: inside the shield, whose number is so far above its middle."""
_NOTE_RIM: Final = 2.0
_NOTE_WORDS: Final = TITLE.but(size=POINTS, colour=palette.PAPER, align="centre")
_ON_A_TAG: Final = 24.0
"""How wide a badge is: on a cell's tag it lies on the sign of the number."""
_TAG_EDGE: Final = 10.0
_BAR: Final = 0.58, 0.18
"""How long and how thick a stroke is, of its badge."""

TurnSounds = Callable[[], object]
"""To be called as each storey's shield begins to swing."""


class Reign:
    """It may only threaten, while the Jester is nominated: then notes alone hint at it."""

    def __init__(
        self,
        sheet: Sheet,
        layers: CastleLayers,
        flags: Mapping[str, Iterable[Flipbook]],
        *,
        dungeons: bool,
    ) -> None:
        self._sheet = sheet
        self._layers = layers
        self._flags = flags
        self.is_on = False
        self.is_threatening = False
        names = [f"reign-{PLACE_VALUES[storey]}" for storey in _STOREYS]
        names += [f"reign-cell-{-PLACE_VALUES[cell]}" for cell in DUNGEONS if dungeons]
        self._names = names
        self._shields = [
            layers.book(sheet, name, 0, 0, Layer.REIGN_SHIELD, visible=False) for name in names
        ]
        self._tags_moved = 0.0, 0.0
        self._hints: list[list[Item]] = [[] for _ in names]
        """On each of them, while he is called."""
        self._light = layers.book(
            sheet, "reign-light", 0, 0, Layer.REIGN_LIGHT, alpha=0, visible=False
        )

    def move_tags(self, right: float, down: float) -> None:
        """The cells' numbers are so far from where the wall has them."""
        if (right, down) == self._tags_moved:
            return
        was_right, was_down = self._tags_moved
        for tag in self._shields[len(_STOREYS) :]:
            tag.move(tag.x + right - was_right, tag.y + down - was_down)
        self._tags_moved = right, down
        self.show(is_on=self.is_on, is_threatening=self.is_threatening)

    def foresee(self, shop: Workshop) -> None:
        """Has all that a reign shows at once read beside the game."""
        sheet = Sheet()
        names = ["reign-light", *self._names, *(f"reign-{name}" for name in self._flags)]
        flash = sheet.sprite(art.BURST, width=_FLASH)
        books = [self._layers.book(sheet, name, 0, 0, Layer.GROUND) for name in names]
        read_ahead([flash, *books], shop)

    def show(self, *, is_on: bool, is_threatening: bool) -> None:
        """Everything as it is then, at once."""
        for shield in self._shields:
            shield.set(visible=is_on, frame=0)
        self._clear_hints()
        if is_threatening:
            self._hang_hints(OPAQUE_ALPHA)
        self._light.set(visible=is_on, alpha=_MOTLEY if is_on else 0)
        self._hoist(is_on)
        self.is_on, self.is_threatening = is_on, is_threatening

    def threaten(self) -> Script:
        """Every number stays what it is; from the throne downwards a note comes up on each."""
        self.is_threatening = True
        self._clear_hints()
        self._hang_hints(0)
        yield together(
            *(
                then(BETWEEN_HINTS * _step(number), fade(0, OPAQUE_ALPHA, HINT_COMES, *hint))
                for number, hint in enumerate(self._hints)
            )
        )

    def relent(self) -> Script:
        """He is not king: the notes go."""
        if self.is_threatening:
            self.is_threatening = False
            yield fade(OPAQUE_ALPHA, 0, HINT_GOES, *(item for hint in self._hints for item in hint))
            self._clear_hints()

    def begin(self, heard: TurnSounds) -> Script:
        """Nothing is as it was: from the throne downwards one lit shield after the other turns,
        with flags, and motley light on all rooms."""
        self.is_on, self.is_threatening = True, False
        self._light.visible = True
        yield together(
            self._swing(heard),
            *(then(REIGN_STOREY * number, self._flash(one)) for number, one in self._storeys),
            fade(0, _MOTLEY, REIGN_LIGHT, self._light),
            then(REIGN_LIGHT, call(lambda: self._hoist(True))),
        )

    def give_way(self) -> Script:
        """It is counted under him: then floors give the light."""
        if self.is_on:
            yield fade(self._light.alpha, _MOTLEY_COUNTED, REIGN_LIGHT, self._light)

    @property
    def _storeys(self) -> Iterable[tuple[int, Place]]:
        return enumerate(_STOREYS)

    def _flash(self, storey: Place) -> Script:
        """Light behind a shield that turns: one looks there."""
        x, y = numeral_of(storey).middle
        light = self._sheet.sprite(art.BURST, x, y, width=_FLASH, layer=Layer.BEAM)
        yield fade(OPAQUE_ALPHA, 0, SHIELD_LIT, light)
        light.remove()

    def _hoist(self, is_motley: bool) -> None:
        for name, flags in self._flags.items():
            for flag in flags:
                flag.picture = self._layers[f"reign-{name}" if is_motley else name].file

    def _swing(self, heard: TurnSounds) -> Script:
        """One storey after the other; the cells' small tags with the lowest."""
        yield together(
            *(
                then(
                    REIGN_STOREY * _step(number),
                    call(heard if number < len(_STOREYS) else lambda: None),
                    self._turn(number),
                )
                for number in range(len(self._shields))
            )
        )

    def _turn(self, number: int) -> Script:
        """A shield swings round on its nail, from its edge to its face: what was hinted at is."""
        shield = self._shields[number]
        self._clear_hint(number)
        shield.visible = True

        def show(frame: float) -> None:
            shield.frame = round(frame)

        yield variant(
            lambda: tween(show, shield.frames - 1, 0, SHIELD_STEP * shield.frames, linear),
            lambda: call(lambda: show(0)),
        )
        shield.set(visible=True, frame=0)

    def _hang_hints(self, alpha: float) -> None:
        """Nothing on a nought: it stays one."""
        for number, shield in enumerate(self._shields):
            if number >= len(_STOREYS):
                middle = shield.x + _TAG_EDGE, shield.y + shield.height / 2
                self._hints[number] = self._plus(*middle)
            elif PLACE_VALUES[_STOREYS[number]]:
                self._hints[number] = self._note(_STOREYS[number])
            for item in self._hints[number]:
                item.alpha = alpha

    def _note(self, storey: Place) -> list[Item]:
        """The number as it would be, over the number as it is."""
        x, y = numeral_of(storey).middle
        y -= _NOTE_RISE
        words = str(-PLACE_VALUES[storey])
        wide = _NOTE_WIDE[len(words)]
        paper = self._box(x, y, wide, _NOTE_HIGH, Layer.REIGN_SHIELD)
        paper.set(
            fill=palette.CRIMSON_DARK,
            border=palette.INK,
            border_width=_NOTE_RIM,
            radius=_NOTE_HIGH / 4,
        )
        style = _NOTE_WORDS.but(fit=(wide - 2 * _NOTE_RIM, _NOTE_HIGH))
        label = self._sheet.text(words, x, y, style, layer=Layer.REIGN_SHIELD, anchor=CENTRE)
        return [paper, label]

    def _plus(self, x: float, y: float) -> list[Item]:
        """Round, on the minus of a cell's tag; by evening light as dim as the number there."""
        long, thick = _ON_A_TAG * _BAR[0], _ON_A_TAG * _BAR[1]
        disc = self._box(x, y, _ON_A_TAG, _ON_A_TAG, Layer.REIGN_HINT)
        disc.set(fill=palette.YES_GREEN, border=palette.GOLD, border_width=2, radius=_ON_A_TAG / 2)
        bars = (long, thick), (thick, long)
        strokes = [self._box(x, y, *bar, Layer.REIGN_HINT) for bar in bars]
        for stroke in strokes:
            stroke.fill = palette.FRESH_PAPER
        return [disc, *strokes]

    def _box(self, x: float, y: float, width: float, height: float, layer: Layer) -> Box:
        box = self._sheet.add(Box(self._sheet, layer))
        box.place(x - width / 2, y - height / 2, width, height)
        return box

    def _clear_hints(self) -> None:
        for number in range(len(self._hints)):
            self._clear_hint(number)

    def _clear_hint(self, number: int) -> None:
        for item in self._hints[number]:
            item.remove()
        self._hints[number] = []


def _step(number: int) -> int:
    """When a shield's turn is: those of cells are with the lowest floor."""
    return min(number, len(_STOREYS) - 1)
