"""The curtain: one person looks at their card alone, between two moments of plain black."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any, Final

from kingup_game.app.actions import Action, Press
from kingup_game.app.stack import Scene, Stack
from kingup_game.engine.actions import Card
from kingup_game.engine.scoring import worth
from kingup_game.motion import ticks
from kingup_game.scenes.room import Room
from kingup_game.stage import plan
from kingup_game.stage.crest_colours import SEAT_CRESTS
from kingup_game.stage.goal_card import HEIGHT, WIDTH, GoalCard
from kingup_game.stage.item import CENTRE
from kingup_game.stage.sheet import Sheet
from kingup_game.stage.text import TextStyle

BLACK_TICKS: Final = ticks(500)
"""More than the 300 ms of black that hide the change, and the 500 ms between two people."""

_SCALE: Final = 2.4
_PROMPT: Final = TextStyle(
    size=64, face="display", colour="#F8ECD2", align="centre", room=(1400, 180)
)
_HINT: Final = TextStyle(size=40, colour="#F8ECD2", align="centre", room=(1400, 74))
_HINT_WIDTH: Final = 1400.0
_REMINDER: Final = TextStyle(size=36, colour="#F8ECD2", align="centre", room=(1600, 52))
_REMINDER_Y: Final = 922.0
_ADDRESS: Final = TextStyle(
    size=96, face="display", colour="#FFE08A", align="centre", room=(1600, 140)
)
_MIDDLE: Final = plan.WIDTH / 2


class Act(Enum):
    BLACK = auto()
    PROMPT = auto()
    BLACK_BEFORE = auto()
    SECRET = auto()
    BLACK_AFTER = auto()
    EYES_BACK = auto()


_NEXT: Final = {
    Act.BLACK: Act.PROMPT,
    Act.PROMPT: Act.BLACK_BEFORE,
    Act.BLACK_BEFORE: Act.SECRET,
    Act.SECRET: Act.BLACK_AFTER,
    Act.BLACK_AFTER: Act.EYES_BACK,
}
_AGREEING: Final = (Action.CONFIRM, Action.PRESS)
_TIMED: Final = (Act.BLACK, Act.BLACK_BEFORE, Act.BLACK_AFTER)


class Curtain(Scene):
    """One person's card and No cards, shown to them alone, for as long as they want."""

    overlay = True

    def __init__(self, room: Room, seat: int) -> None:
        self._room = room
        self._seat = seat
        self._sheet = Sheet()
        self._act = Act.BLACK
        self._ticks = 0
        self._sheet.veil("#000000", 255, layer=400)

    def enter(self, stack: Stack) -> None:
        self._stack = stack
        self._room.backstage.audio.cue("curtain-close")

    def draw(self, painter: Any) -> None:
        painter.show(self._sheet)

    def update(self) -> None:
        self._ticks += 1
        if self._act in _TIMED and self._ticks >= BLACK_TICKS:
            self._turn()

    def handle(self, press: Press) -> None:
        agrees = press.action in _AGREEING
        if self._act is Act.EYES_BACK:
            if agrees:
                self._room.backstage.audio.cue("curtain-open")
                self._stack.pop("fade")
            return
        if self._seat in self._room.deviceless:
            self._replace_device(press)
        if not self._room.device_speaks_for(self._seat, press.device):
            return
        closes = agrees or press.action is Action.BACK
        if (self._act is Act.PROMPT and agrees) or (self._act is Act.SECRET and closes):
            self._turn()

    def _replace_device(self, press: Press) -> None:
        """The pad went away: black at once, and whoever opens anew takes the seat.

        Nobody else could close what opens now, and nobody else may look at it.
        """
        if press.action is Action.LEFT_ROOM and self._act in (Act.BLACK_BEFORE, Act.SECRET):
            self._sheet.clear()
            self._sheet.veil("#000000", 255, layer=400)
            self._act, self._ticks = Act.BLACK, 0
        elif press.action in _AGREEING and self._act is Act.PROMPT:
            self._room.claim(self._seat, press.device)

    def _turn(self) -> None:
        """The next act; whatever the last one showed is gone first."""
        self._sheet.clear()
        self._sheet.veil("#000000", 255, layer=400)
        self._act = _NEXT[self._act]
        self._ticks = 0
        if self._act is Act.PROMPT:
            self._room.backstage.audio.cue("chime")
            self._show_prompt()
        elif self._act is Act.SECRET:
            self._show_secret()
        elif self._act is Act.EYES_BACK:
            self._show_eyes_back()

    def _show_prompt(self) -> None:
        say, seat = self._room.backstage.say, self._room.company.seats[self._seat]
        crest = SEAT_CRESTS[seat.crest]
        sheet = self._sheet
        sheet.sprite(f"signs/crest_{crest.key}.webp", _MIDDLE, 330, width=240, layer=401)
        words = say("curtain.alone", name=seat.name)
        sheet.text(words, _MIDDLE, 560, _PROMPT, anchor=CENTRE, width=1400, layer=401)
        self._hint("curtain.open", Action.CONFIRM, 760)

    def _show_secret(self) -> None:
        room, sheet, say = self._room, self._sheet, self._room.backstage.say
        view = room.host.view(self._seat)
        assert view.goal is not None
        assert view.hand is not None
        address = room.almanac.address(view.goal)
        named = say(
            "almanac.address", banner=say(f"almanac.{address.banner}"), number=address.number
        )
        sheet.text(named, _MIDDLE, 130, _ADDRESS, anchor=CENTRE, layer=401)
        card = GoalCard(sheet, _MIDDLE - WIDTH * _SCALE / 2, 210, 401, _SCALE)
        points = say("own.worth", count=worth(view.goal, view.board))
        card.show(view.goal, points, view.board)
        cards = [Card.NO] * view.hand.no + [Card.STOMACHACHE] * view.hand.stomachache
        for number, kind in enumerate(cards):
            x = _MIDDLE + (number - (len(cards) - 1) / 2) * 96
            y = 210 + HEIGHT * _SCALE + 70
            sheet.sprite(f"signs/ballot_{kind.value}.webp", x, y, height=130, layer=402)
        self._remind_of(named)
        self._hint("curtain.close", Action.BACK, 1000)

    def _remind_of(self, address: str) -> None:
        """What the address above the card is good for."""
        backstage = self._room.backstage
        button = backstage.button(Action.ALMANAC, self._room.company.seats[self._seat].device)
        words = backstage.say("curtain.remember", address=address, button=button)
        self._sheet.text(words, _MIDDLE, _REMINDER_Y, _REMINDER, anchor=CENTRE, layer=401)

    def _show_eyes_back(self) -> None:
        say = self._room.backstage.say
        self._sheet.text(say("curtain.eyes_back"), _MIDDLE, 480, _PROMPT, anchor=CENTRE, layer=401)
        self._hint("curtain.go_on", Action.CONFIRM, 640)

    def _hint(self, key: str, action: Action, y: float) -> None:
        backstage = self._room.backstage
        button = backstage.button(action, self._room.company.seats[self._seat].device)
        words = backstage.say(key, button=button)
        _, height = backstage.measure(words, _HINT, _HINT_WIDTH)
        y = min(y, plan.SAFE_BOTTOM - height / 2)
        self._sheet.text(words, _MIDDLE, y, _HINT, anchor=CENTRE, width=_HINT_WIDTH, layer=401)
