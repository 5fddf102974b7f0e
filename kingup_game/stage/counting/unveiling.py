"""All secret goals large in the middle, turned over one after the other, before they are counted.

Each comes from its panel as a back with the face of whose it is, and goes home open. Four are told
at a time: more than a row of them is a wall that nobody reads. So first come those of the left side
and then those of the right one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from kingup_game.engine.goals import Goal
from kingup_game.motion.script import Script, call, then, together, tween, variant
from kingup_game.motion.tween import ease_in, ease_in_out, ease_out, ease_out_back
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.ballots.ballot_plan import CARD
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.counting.open_goals import OpenGoals
from kingup_game.stage.lettering.text_styles import TITLE_OUTLINED
from kingup_game.stage.seats.goal_card import HEIGHT, TOKEN, WIDTH, GoalCard, widths_on_its_way
from kingup_game.stage.seats.seat_face import face_and_seal
from kingup_game.stage.seats.seat_panels import SeatPanels
from kingup_game.theme import art, cues, durations, type_scale
from kingup_game.theme.layers import Layer

SCALE: Final = 1.6
"""So many times its usual size is a goal in the middle."""
_WIDE, _HIGH = WIDTH * SCALE, HEIGHT * SCALE
_STEP: Final = 452.0
_Y: Final = 588.0
"""Below the throne: whoever was just crowned is seen, and what that is worth."""
_MOST_AT_ONCE: Final = 4
_PLATE_TOP: Final = layout.COURTYARD_FEET_Y + 2.0
_PLATE: Final = Area(530.0, _PLATE_TOP, 860.0, layout.SAFE_BOTTOM - _PLATE_TOP)
"""At the foot, in place of the line and below those in the courtyard."""
_TITLE: Final = TITLE_OUTLINED.but(size=type_scale.WINNERS, fit=(800, 66))
_FACE: Final = 104.0
_BACK_FACE: Final = -70.0, -96.0
"""From the middle of a back to the face on it; once it is turned that is on the outer corner."""
_FACE_IN, _FACE_DOWN = 34.0, 40.0
_NAME: Final = (58.0, 240.0)
"""From where to where across the card, in its own units: beside the face."""
_WIDTH_STEPS: Final = 4
_SMALL: Final = 0.4
"""Of its size is a back that leaves its panel."""


class _Secret(NamedTuple):
    """One goal in the middle: where its middle is, its back and whose it is."""

    x: float
    y: float
    card: GoalCard
    back: Sprite
    owner: tuple[Sprite, Sprite]


class Unveiling:
    """It is shown once; then the goals lie open at home."""

    def __init__(
        self,
        sheet: Sheet,
        panels: SeatPanels,
        board: bytes,
        told: tuple[str, Sequence[Goal]],
        *,
        is_large: bool = False,
    ) -> None:
        self._sheet = sheet
        self._panels = panels
        self._board = board
        self._title, self._goals = told
        self._is_large = is_large
        self.at_home = OpenGoals(sheet, panels, board, is_large=is_large)
        """Where each of them is once it has been seen."""
        self._on = Parts(sheet, Layer.SECRET_BACK)
        self._owners = Parts(sheet, Layer.SECRET_OWNER)
        self._heading = Parts(sheet, Layer.SECRET_BACK)
        self._secrets: dict[int, _Secret] = {}
        """By seat, those in the middle."""

    def needed(self, characters: Iterable[str]) -> dict[str, tuple[float, ...]]:
        """The pictures that it shows if these can be on a goal, and how wide."""
        sizes = _FACE, self.at_home.face
        owners = {panel.face.picture(): sizes for panel in self._panels.panels}
        tokens = {art.token(one): (TOKEN * SCALE,) for one in characters}
        return {art.GOAL_BACK: (CARD[0],), **owners, **tokens, **self.at_home.needed()}

    def shapes(self) -> dict[str, list[tuple[float, float]]]:
        """How wide and high the back is as it narrows, and the paper as it widens and flies."""
        flight = [(wide, wide * HEIGHT / WIDTH) for wide in widths_on_its_way(SCALE)]
        back, paper = _narrowed(*CARD), _narrowed(_WIDE, _HIGH)
        return {art.GOAL_WIDE: [*paper, *flight], art.GOAL_BACK: back}

    def words(self) -> Iterator[Sheet]:
        """What it writes, shown to nobody: the title, and each seat's name in the middle and at
        home."""
        title = Sheet()
        title.text(self._title, style=_TITLE)
        yield title
        at_home = OpenGoals(laid := Sheet(), self._panels, self._board, is_large=self._is_large)
        for seat, goal in enumerate(self._goals):
            self._show(GoalCard(laid, 0, 0, Layer.SECRET_OUT, SCALE), seat, goal)
            at_home.open_next(goal)
            names = Sheet()
            for item in laid.stacked():
                if isinstance(item, Label):
                    names.text(item.words, style=item.style)
                item.remove()
            yield names

    def looks(self) -> Sheet:
        """Back and paper in all their shapes, shown to nobody."""
        looks = Sheet()
        for name, shapes in self.shapes().items():
            for width, height in shapes:
                looks.sprite(name, width=width, height=height)
        return looks

    def tell(self, sound: Callable[[str], object]) -> Script:
        """All of them; those told last are open in the middle then. `sound` is called with the cue
        of each turn."""
        self._heading.frame(art.PLATE, *_PLATE)
        self._heading.text(self._title, *_PLATE.middle, _TITLE, anchor=CENTRE)
        apart = min(durations.BETWEEN_SECRETS, durations.ALL_SECRETS / len(self._goals))
        for seats in _in_turn(len(self._goals)):
            yield self.go_home()
            for seat, spot in zip(seats, _spots(len(seats)), strict=True):
                self._secrets[seat] = self._lay(seat, *spot)
                yield 1  # so that no frame makes all of them
            secrets = self._secrets
            yield together(*(self._come(secrets[seat], seat) for seat in seats))
            yield together(
                *(
                    then(apart * number, self._turn(secrets[seat], seat, sound))
                    for number, seat in enumerate(seats)
                )
            )
            if seats[-1] == len(self._goals) - 1:
                sound(cues.GASP)
            yield durations.SECRETS_READ
            self._on.clear()
            self._owners.clear()
        self._heading.clear()

    def go_home(self) -> Script:
        """All that are in the middle to their panels, where they lie open."""
        going, self._secrets = self._secrets, {}
        yield together(
            *(
                then(durations.BETWEEN_GOALS * number, self._go_home(going[seat].card, seat))
                for number, seat in enumerate(going)
            )
        )

    def _show(self, card: GoalCard, seat: int, goal: Goal) -> None:
        face = self._panels[seat].face
        card.show(
            *(goal, face.short_name, self._board, _NAME),
            peers=self._panels.names,
            colour=face.colours.light,
            is_large=self._is_large,
        )

    def _lay(self, seat: int, x: float, y: float) -> _Secret:
        """A back that is still at home, and out of sight."""
        card = GoalCard(self._sheet, x - _WIDE / 2, y - _HIGH / 2, Layer.SECRET_OUT, SCALE)
        back = self._on.sprite(art.GOAL_BACK, x, y, width=CARD[0], visible=False)
        face = self._panels[seat].face
        owner = face_and_seal(self._owners, face, x + _BACK_FACE[0], y + _BACK_FACE[1], _FACE)
        for part in owner:
            part.visible = False
        return _Secret(x, y, card, back, owner)

    def _come(self, secret: _Secret, seat: int) -> Script:
        back, start = secret.back, self.at_home.card(seat).middle
        end = secret.x, secret.y
        back.visible = True

        def be_at(share: float) -> None:
            back.set(
                x=start[0] + (end[0] - start[0]) * share,
                y=start[1] + (end[1] - start[1]) * share,
                zoom=_SMALL + (1 - _SMALL) * share,
            )

        length = durations.SECRETS_COME
        yield variant(
            lambda: tween(be_at, 0, 1, length, ease_out_back(0.04)),
            lambda: then(call(lambda: be_at(1.0)), length),
        )
        for part in secret.owner:
            part.visible = True

    def _turn(self, secret: _Secret, seat: int, sound: Callable[[str], object]) -> Script:
        """The back narrows, a larger front widens; and there they are, all six."""
        sheet, half = secret.back, durations.SECRET_TURNS / 2

        def be_wide(share: float, wide: float, high: float) -> None:
            narrowed = _narrowed(wide, high)
            wide, high = narrowed[max(1, round(abs(share) * _WIDTH_STEPS)) - 1]
            sheet.set(width=wide, height=high)

        def turn_round() -> None:
            sheet.picture = art.GOAL_WIDE
            be_wide(0, _WIDE, _HIGH)
            sound(cues.CARD_FLIP)

        def be_open() -> None:
            sheet.visible = False
            self._show(secret.card, seat, self._goals[seat])
            at = secret.card.x + _FACE_IN, secret.card.y + _FACE_DOWN
            aside = secret.owner[0]
            right, down = at[0] - aside.x, at[1] - aside.y
            for part in secret.owner:
                part.move(part.x + right, part.y + down)

        yield variant(
            lambda: then(
                tween(lambda share: be_wide(share, *CARD), 1.0, 0.0, half, ease_in),
                call(turn_round),
                tween(lambda share: be_wide(share, _WIDE, _HIGH), 0.0, 1.0, half, ease_out),
                call(be_open),
            ),
            lambda: then(half, call(lambda: sound(cues.CARD_FLIP)), call(be_open), half),
        )

    def _go_home(self, card: GoalCard, seat: int) -> Script:
        x, y, _, _ = self.at_home.card(seat)
        yield variant(
            lambda: tween(
                lambda share: card.go_home(x, y, share),
                *(0, 1, durations.GOAL_GOES_HOME, ease_in_out),
            ),
            lambda: durations.BETWEEN_GOALS,
        )
        card.hide()
        self.at_home.open_next(self._goals[seat])


def _narrowed(wide: float, high: float) -> list[tuple[float, float]]:
    """A card that turns, from its edge to its whole width."""
    return [(wide * steps / _WIDTH_STEPS, high) for steps in range(1, _WIDTH_STEPS + 1)]


def _in_turn(players: int) -> list[range]:
    """The seats that are told together."""
    if players <= _MOST_AT_ONCE:
        return [range(players)]
    on_the_left = (players + 1) // 2
    return [range(on_the_left), range(on_the_left, players)]


def _spots(goals: int) -> list[tuple[float, float]]:
    """The middle of each of so many, in one row."""
    return [(layout.WIDTH / 2 + (place - (goals - 1) / 2) * _STEP, _Y) for place in range(goals)]
