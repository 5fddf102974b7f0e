"""The seats at both sides of the castle: crest, name, total, turn, crown, ballot, speech."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kingup_game.motion.script import Script, together
from kingup_game.stage import layout
from kingup_game.stage.canvas.appearing import pop
from kingup_game.stage.canvas.item import CENTRE, LEFT, OPAQUE_ALPHA, RIGHT, TOP, Item
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, TITLE
from kingup_game.theme import art
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.durations import STAMP
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import CONTROL, SPEECH, TOTAL

_NAME: Final = TITLE.but(size=CONTROL, fit=(layout.SEAT_WIDTH - 136, 60))
_TOTAL: Final = TITLE.but(size=TOTAL, fit=(128, 84))
_SPEECH: Final = READING.but(size=SPEECH, align="centre", fit=(320, 84))

_NAME_CHARACTERS: Final = 11
_SPEECH_CHARACTERS: Final = 44
_CARD_X: Final = 214.0
_CREST: Final = 84.0
_CREST_AT: Final = (62.0, 66.0)
_PORTRAIT: Final = 84.0
_PORTRAIT_AT: Final = (60.0, 158.0)
_LARGE_CREST: Final = 112.0
_LARGE_CREST_AT: Final = (78.0, 118.0)
_SMALL_CREST: Final = 62.0
_TAIL_OVERLAP: Final = 7.0


@dataclass(frozen=True, slots=True)
class SeatFace:
    """What a panel shows of a seat: nothing that is secret."""

    name: str
    crest: int
    portrait: int | None = None
    """Of a bot; people sit before the screen themselves."""

    @property
    def short_name(self) -> str:
        """The name where there is little room for it."""
        return _shortened(self.name, _NAME_CHARACTERS)


def panel_box(seat: int, players: int) -> tuple[float, float]:
    """The left upper corner of a seat's panel. Clockwise: up the left side, down the right.

    With six seats or fewer the lowest row stays free, for what one person alone may see.
    """
    on_the_left = (players + 1) // 2
    if seat < on_the_left:
        return layout.SEAT_LEFT_X, layout.SEAT_Y[on_the_left - 1 - seat]
    return layout.SEAT_RIGHT_X, layout.SEAT_Y[seat - on_the_left]


def _shortened(words: str, characters: int) -> str:
    return words if len(words) <= characters else words[: characters - 1].rstrip() + "…"


class SeatPanel:
    """One seat."""

    def __init__(self, sheet: Sheet, seat: int, players: int, face: SeatFace) -> None:
        self.x, self.y = panel_box(seat, players)
        self.face = face
        width, height = layout.SEAT_WIDTH, layout.SEAT_HEIGHT
        on = Parts(sheet, Layer.SEAT_PICTURE)
        self._frame = sheet.frame(
            art.SEAT_PANEL, self.x, self.y, width, height, layer=Layer.SEAT_PANEL
        )
        at = self.x + _CREST_AT[0], self.y + _CREST_AT[1]
        self._crest = on.sprite(SEAT_CRESTS[face.crest].picture, *at, width=_CREST)
        self._name = on.text(face.short_name, self.x + 112, self.y + 64, _NAME, anchor=LEFT)
        self._total = on.text("", self.x + width - 32, self.y + 148, _TOTAL, anchor=RIGHT)
        self._crown = sheet.sprite(
            art.CROWN_SMALL,
            *(self.x + 62, self.y + 18),
            layer=Layer.SEAT_CROWN,
            width=66,
            visible=False,
        )
        self._ballot = sheet.sprite(
            art.envelope("open"),
            *(self.x + 92, self.y + 146),
            width=104,
            layer=Layer.SEAT_BALLOT,
            visible=False,
        )
        self._portrait: list[Item] = []
        if face.portrait is not None:
            at = self.x + _PORTRAIT_AT[0], self.y + _PORTRAIT_AT[1]
            self._portrait = [on.sprite(art.portrait(face.portrait), *at, width=_PORTRAIT)]
        self._speech = Parts(sheet, Layer.SPEECH)
        self._has_goal = False
        self._has_card = False

    @property
    def card_point(self) -> tuple[float, float]:
        """Where a card turns: on the panel beside the crest, so that the castle stays free."""
        middle = self.y + layout.SEAT_HEIGHT / 2
        return (self._ballot.x if self._has_goal else self.x + _CARD_X), middle

    @property
    def ballot_point(self) -> tuple[float, float]:
        """Where the envelope lies."""
        return self._ballot.x, self._ballot.y

    @property
    def shown_card_point(self) -> tuple[float, float]:
        """Where the small card lies afterwards: between the crest and the total."""
        return self.ballot_point if self._has_goal else (self.x + 140, self.y + 148)

    @property
    def is_left(self) -> bool:
        """At which side of the castle it is."""
        return self.x < layout.WIDTH / 2

    def from_inner_edge(self, inset: float) -> float:
        """So far into the panel from the edge that looks at the castle."""
        return self.x + (layout.SEAT_WIDTH - inset if self.is_left else inset)

    def show_words(self, is_on: bool) -> None:
        """Name and total, which make way for a card that turns; the crest says whose it is."""
        self._name.visible = self._total.visible = is_on and not self._has_goal
        self._has_card = not is_on
        self._show_portrait()
        if not self._has_goal:
            at, width = (_CREST_AT, _CREST) if is_on else (_LARGE_CREST_AT, _LARGE_CREST)
            self._crest.set(x=self.x + at[0], y=self.y + at[1], width=width)

    def carry_goal(self, is_carrying: bool) -> None:
        """Under an open goal card only the crest shows, and ballots lie beside the panel."""
        if is_carrying == self._has_goal:
            return
        self._has_goal = is_carrying
        self.show_words(True)
        across, down = (22, 24) if is_carrying else _CREST_AT
        at = self.x + across, self.y + down
        self._crest.set(x=at[0], y=at[1], width=_SMALL_CREST if is_carrying else _CREST)
        self._crest.restack(Layer.CREST_OVER_GOAL if is_carrying else Layer.SEAT_PICTURE)
        self._crown.set(x=at[0], y=at[1] - (38 if is_carrying else 48))
        self._crown.restack(Layer.CROWN_OVER_GOAL if is_carrying else Layer.SEAT_CROWN)
        self._ballot.x = self.x + (layout.SEAT_WIDTH + 70 if is_carrying else 92)

    def _show_portrait(self) -> None:
        """A bot looks out of its panel, except while its envelope or its card lies there."""
        for portrait in self._portrait:
            portrait.visible = not (self._ballot.visible or self._has_card)

    def vanish(self, is_gone: bool) -> None:
        """Something else takes the panel's place."""
        for item in (
            *(self._frame, self._crest, self._name, self._total),
            *(self._crown, self._ballot, *self._portrait),
        ):
            item.alpha = 0 if is_gone else OPAQUE_ALPHA

    def show_turn(self, is_on: bool) -> None:
        """Whether this seat is asked now."""
        self._frame.picture = art.SEAT_PANEL_TURN if is_on else art.SEAT_PANEL
        self._crest.zoom = 1.12 if is_on else 1.0

    def show_name(self, name: str) -> None:
        """What it is called."""
        self.face = replace(self.face, name=name)
        self._name.words = self.face.short_name

    def show_total(self, total: int) -> None:
        """Its points so far."""
        self._total.words = str(total)

    def show_crown(self, is_on: bool) -> None:
        """Whether this seat nominated last."""
        self._crown.visible = is_on

    def show_ballot(self, state: str | None) -> None:
        """`open` or `sealed` as an envelope, or None. Never what is inside."""
        self._ballot.visible = state is not None
        self._show_portrait()
        if state is not None:
            self._ballot.set(picture=art.envelope(state), zoom=1.0)

    def stamp_seal(self) -> Script:
        """The wax comes down: the same for every card."""
        self.show_ballot("sealed")
        yield pop(self._ballot, 1.24, STAMP)

    def say(self, words: str) -> None:
        """A speech bubble beside the panel; empty words take it away."""
        self._speech.clear()
        if not words:
            return
        is_left, width, height = self.is_left, 360, 96
        x = self.x + layout.SEAT_WIDTH + 6 if is_left else self.x - width - 6
        y = self.y + 6
        self._speech.frame(art.BUBBLE, x, y, width, height, corner=32)
        words, middle = _shortened(words, _SPEECH_CHARACTERS), (x + width / 2, y + height / 2)
        self._speech.text(words, *middle, _SPEECH, width=width - 40, anchor=CENTRE)
        tail = x + 44 if is_left else x + width - 44, y + height - _TAIL_OVERLAP
        self._speech.sprite(art.BUBBLE_TAIL, *tail, anchor=TOP, mirrored=not is_left)


class SeatPanels:
    """All seats around the castle."""

    def __init__(self, sheet: Sheet, faces: Sequence[SeatFace]) -> None:
        self.panels = [SeatPanel(sheet, seat, len(faces), face) for seat, face in enumerate(faces)]

    def __getitem__(self, seat: int) -> SeatPanel:
        return self.panels[seat]

    def show_turn(self, seat: int | None) -> None:
        """Which seat is asked now, if any."""
        for number, panel in enumerate(self.panels):
            panel.show_turn(number == seat)

    def show_names(self, names: Sequence[str]) -> None:
        """Everybody is called otherwise, in another language."""
        for panel, name in zip(self.panels, names, strict=True):
            panel.show_name(name)

    def show_totals(self, totals: Sequence[int]) -> None:
        """Everybody's points so far."""
        for panel, total in zip(self.panels, totals, strict=True):
            panel.show_total(total)

    def vanish(self, is_gone: bool) -> None:
        """Shows or hides all panels."""
        for panel in self.panels:
            panel.vanish(is_gone)

    def show_crown(self, seat: int | None) -> None:
        """Which seat nominated last, if any did."""
        for number, panel in enumerate(self.panels):
            panel.show_crown(number == seat)

    def show_ballots(self, state: str | None) -> None:
        """The same state of everybody's ballot; None for no ballot."""
        for panel in self.panels:
            panel.show_ballot(state)

    def stamp_seals(self, seats: Sequence[int]) -> Script:
        """Seals fall on these ballots, all at once."""
        yield together(*(self.panels[seat].stamp_seal() for seat in seats))
