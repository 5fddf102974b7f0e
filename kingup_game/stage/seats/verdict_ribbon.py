"""What an election decided, on a ribbon: to be read from the sofa.

A crown hangs on green and gold, the Jester's on motley, a refusal on what is torn: whoever cannot
read it sees it.

Who is king hangs over the foot of the face that is alone in the dark, and in the sky above the
throne once that is small again. A refusal hangs at the foot of the screen, in place of the line,
with the heads of those whom it came from at its ends. Where somebody falls to the ground it goes up
to the sky, and is read over the empty throne until they have landed.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.items import Box, Frame, Label, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import HEADINGS, MeasureWords
from kingup_game.stage.seats.face_sizes import ALONE, feet_of
from kingup_game.stage.seats.panel_plans import PORTRAIT_RIM
from kingup_game.stage.seats.question_ribbon import RibbonBody, hang_over_the_foot
from kingup_game.stage.seats.seat_face import SeatFace, face_and_seal, tile
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import TOTAL

_HEIGHT: Final = 112.0
_ENDS: Final = 200.0
"""What the ends of the ribbon take of its width."""
_LEAST: Final = 560.0
_MOST: Final = layout.SEAT_RIGHT_X - layout.SEAT_LEFT_X - layout.SEAT_WIDTH - 20.0
_WORDS: Final = HEADINGS.but(size=TOTAL, align="centre", fit=(_MOST - _ENDS, 74.0))
_HEAD: Final = 96.0
_HEADS_APART: Final = _HEAD + 2 * PORTRAIT_RIM + 4.0
_OVER_THE_END: Final = 8.0
"""So much of each end is behind the head next to it: that it is torn is seen."""
_BESIDE_A_HEAD: Final = _MOST - 2 * (_HEADS_APART - _OVER_THE_END)
_WORDS_BESIDE_HEADS: Final = _WORDS.but(fit=(_BESIDE_A_HEAD - _ENDS, 74.0))
"""A head at each end always has room."""
_OF_A_KING: Final = RibbonBody(640.0, 90.0, -1.0, -4.0, 16.0)
"""Below the letter: of the glad face nothing is hidden."""
_FOOT_TOP: Final = layout.LINE_BOTTOM - 88.0
_SKY_TOP: Final = 52.0
"""Over the roof, as the camera looks up."""
_LIFT: Final = 7.0
"""So far the front of the ribbon lies above its middle."""


_GLAD: Final = "joy"
"""They have got what they wanted."""
_Hanging = Frame | Label | Box | Sprite


class Hung(Enum):
    """Where it hangs."""

    OVER_THE_FACE = auto()
    ABOVE_THE_THRONE = auto()
    AT_THE_FOOT = auto()


class VerdictRibbon:
    """Nothing, or one sentence."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._on = Parts(sheet, Layer.VERDICT)
        self._measure = measure
        self._items: Sequence[_Hanging] = ()
        self._rises = 0.0

    def show(self, words: str, *, picture: str, hung: Hung, heads: Sequence[SeatFace] = ()) -> None:
        """It hangs there, all at once, with these heads, if all of them have room."""
        self.clear()
        self._items = self._hang(self._on, words, picture, hung, heads)
        self._rises = _FOOT_TOP - _SKY_TOP if hung is Hung.AT_THE_FOOT else 0.0

    def looks_of(
        self, words: str, *, picture: str, hung: Hung, heads: Sequence[SeatFace] = ()
    ) -> Sheet:
        """What it will look like, shown to nobody."""
        sheet = Sheet()
        self._hang(Parts(sheet, Layer.VERDICT), words, picture, hung, heads)
        return sheet

    def rise(self) -> None:
        """From the foot of the screen to its sky, as it is: the foot is needed."""
        for item in self._items:
            item.y -= self._rises
        self._rises = 0.0

    def clear(self) -> None:
        """Gone again."""
        self._on.clear()
        self._items = ()

    def _hang(
        self, on: Parts, words: str, picture: str, hung: Hung, heads: Sequence[SeatFace]
    ) -> Sequence[_Hanging]:
        if hung is Hung.OVER_THE_FACE:
            feet = feet_of(ALONE)
            return hang_over_the_foot(on, words, picture, self._measure, _OF_A_KING, feet)
        top = _SKY_TOP if hung is Hung.ABOVE_THE_THRONE else _FOOT_TOP
        style = _WORDS_BESIDE_HEADS if picture == art.RIBBON_REFUSED else _WORDS
        wide = max(_LEAST, self._measure(words, style)[0] + _ENDS)
        body = Area(layout.WIDTH / 2 - wide / 2, top, wide, _HEIGHT)
        middle, y = body.middle[0], body.middle[1] - _LIFT
        ribbon = on.frame(picture, *body)
        said = on.text(words, middle, y, style, anchor=CENTRE)
        return ribbon, said, *_look_out(on, body, heads)


def _look_out(on: Parts, body: Area, heads: Sequence[SeatFace]) -> Sequence[_Hanging]:
    """Beside its ends, from the left as they sit, of an odd number one more at the left; all or
    nobody, as two of eight would look as if they alone had said it."""
    beside = (_MOST - body.width) / 2 + _OVER_THE_END
    right = len(heads) // 2
    left = len(heads) - right
    if left * _HEADS_APART > beside:
        return ()
    inner = body.width / 2 - _OVER_THE_END + _HEADS_APART / 2
    aside = [-inner - _HEADS_APART * number for number in reversed(range(left))]
    aside += [inner + _HEADS_APART * number for number in range(right)]
    items: list[_Hanging] = []
    for head, from_middle in zip(heads, aside, strict=True):
        x, y = body.middle[0] + from_middle, body.middle[1]
        items.append(tile(on, head, x, y, _HEAD))
        shown, seal = face_and_seal(on, head, x, y, _HEAD)
        shown.picture = head.bust(_GLAD)
        items += shown, seal
    return items


def needed_for_heads(voters: Sequence[SeatFace]) -> dict[str, tuple[float]]:
    """The pictures of all whom it may come from, and how wide."""
    return {voter.bust(_GLAD): (_HEAD,) for voter in voters}
