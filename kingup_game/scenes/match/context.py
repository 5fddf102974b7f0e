"""What the scenes of one match share; it stays from the deal to the coronation.

Scenes reach the match by its port, and ask only what has been shown what is so.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Final

from kingup_game.app.sources import Capability
from kingup_game.engine.events import Event
from kingup_game.engine.state import Phase
from kingup_game.engine.view import View
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.disk_sign import DiskSign
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.footprints import Footprints
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.match.teller import Teller
from kingup_game.scenes.match.tower_buttons import TowerButtons
from kingup_game.scenes.match.voice import MatchVoice
from kingup_game.scenes.setup.names import names_in
from kingup_game.stage import layout
from kingup_game.stage.seats.chosen_face import ChosenFace, needed_for
from kingup_game.stage.seats.own_corner import OwnCorner
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.table.port import MatchPort
from kingup_game.table.seats import Company
from kingup_game.table.shown import ShownMatch

_BESIDE_THE_CASTLE: Final = 1.27
_OVER_THE_TOWER: Final = 1.55


@dataclass(frozen=True)
class Flow:
    """Which scene comes when; scenes know this much of each other and no more."""

    teller_of: Callable[[MatchContext, Event], Scene]
    """The scene that tells an event."""
    waiting: MakeScene
    """The scene that waits for what comes after all that was told."""
    goals_again: MakeScene
    almanac: MakeScene
    story: MakeScene
    look: MakeScene
    curtain: Callable[..., Scene]
    """Of a match, for the seats that look one after the other."""
    pause: MakeScene
    pad_gone: Callable[[MatchContext, int], Scene]
    menu: MakeScene
    again: MakeScene
    """The same people, a new match."""
    lesson: Callable[..., Scene] | None = None
    """What teaches an edition by doing and leads back here; nothing where nobody plays."""


class MatchContext:
    """One match on the stage. Making it changes nothing but what is seen."""

    def __init__(
        self,
        backstage: Backstage,
        port: MatchPort,
        company: Company,
        flow: Flow,
        picture: MatchPicture | None = None,
    ) -> None:
        self.backstage = backstage
        self.port = port
        self.company = company
        self.flow = flow
        self.terms = port.terms
        self.shown = ShownMatch(port)
        self._hands: dict[int, str] = {}
        self.picture = picture or MatchPicture(backstage, port.terms, company, port.luck)
        self.voice = MatchVoice(backstage, self.picture, port, company)
        self.teller = Teller(port, self.shown, self.picture.director, self.show_what_was_told)
        self.saving_sign = DiskSign(backstage, "notices.saving")
        self.tower_buttons = TowerButtons(self.picture.sheet, backstage)
        self.own_corner = OwnCorner(self.picture.sheet, backstage.say)
        self.own_corner.enlarge(self._heads_scale, is_large=backstage.has_large_text)
        self.picture.panels.goes_along = self.own_corner.stand_aside
        self.has_own_corner = True
        self.chosen = ChosenFace(self.picture.sheet, backstage.measure, port.terms)
        self.picture.expect(needed_for(port.terms))
        self.footprints = Footprints(backstage, self.picture, company, self.shown)
        self._words = backstage.words
        self.show_position()
        self._adopt_bots_pace()

    @classmethod
    def in_turn(
        cls, backstage: Backstage, port: MatchPort, company: Company, flow: Flow
    ) -> Generator[None, None, MatchContext]:
        """The same in two steps, for whoever has a cover to close meanwhile."""
        picture = MatchPicture(backstage, port.terms, company, port.luck)
        yield
        return cls(backstage, port, company, flow, picture)

    @property
    def _heads_scale(self) -> float:
        """How much larger one's own goal is: with few seats it may lie over the tower, but never
        over cells."""
        few = self.terms.players <= layout.MOST_SEATS_WITH_TWO_FREE_ROWS
        if not (few and self.backstage.has_large_text):
            return 1.0
        return _BESIDE_THE_CASTLE if self.terms.house.dungeons else _OVER_THE_TOWER

    @property
    def view(self) -> View:
        """What everybody may know of what has been shown."""
        return self.shown.public

    @property
    def solo_seat(self) -> int | None:
        """The one person who plays alone against bots, to whom everything of theirs is shown."""
        return self.company.people[0] if self.company.is_solo else None

    @property
    def deviceless(self) -> list[int]:
        """People whose pad went away: their seats wait for another device to claim them."""
        gone = self.backstage.controls.gone
        return [seat for seat in self.company.people if self.company.seats[seat].device in gone]

    def device_speaks_for(self, seat: int, device: str) -> bool:
        """Whether a device acts for a seat; those that stay lie on one person's lap together."""
        if self.company.may_act_for(seat, device):
            return True  # asked every tick, and mostly answered by that
        controls = self.backstage.controls
        lap = [one for one in controls.devices if not controls.can(one, Capability.COME_AND_GO)]
        return self.company.may_act_for(seat, device, lap)

    def may_look(self, seat: int) -> bool:
        """Whether somebody among others may go behind the curtain in the middle of a round, to
        look at what makes it fair for them. Everybody may know that."""
        is_helped = self.company.seats[seat].aids.are_asked_for
        is_on = self.view.phase in (Phase.PLACE, Phase.MOVE, Phase.VOTE)
        return is_helped and is_on and not self.company.is_solo

    def can_be_whispered_to(self, seat: int) -> bool:
        """Whether advice on a ballot can be felt by this seat alone."""
        aids = self.company.seats[seat].aids
        return self.company.feels_the_goal(seat) and (aids.raven or aids.worths)

    def may_ask_the_raven(self, seat: int) -> bool:
        """Whether the raven may be asked behind the curtain: of what is shown, by who chooses."""
        is_up_to_date = self.teller.next() is None and seat in self.shown.seats_to_act
        return self.may_look(seat) and self.company.seats[seat].aids.raven and is_up_to_date

    def note_hand(self, seat: int, device: str) -> None:
        """A seat plays with this device now."""
        self._hands[seat] = device

    def hand_of(self, seat: int) -> str | None:
        """The device that a seat used last, as far as it still speaks for it: for hints."""
        last = self.backstage.controls.last_device
        if self.device_speaks_for(seat, last):
            return last
        used = self._hands.get(seat)
        if used is not None and self.device_speaks_for(seat, used):
            return used
        return self.company.seats[seat].device

    def name(self, seat: int) -> str:
        """What whoever sits there is called on the screen; a bot's name follows its language."""
        return self.company.seats[seat].name

    def face(self, seat: int) -> SeatFace:
        """Who sits there, as everybody sees them."""
        return self.picture.panels[seat].face

    def claim(self, seat: int, device: str) -> None:
        """Give a seat whose device went away to another one."""
        can_rumble = self.backstage.controls.can(device, Capability.RUMBLE)
        self.company.claim(seat, device, can_rumble=can_rumble)

    def adopt_settings(self) -> None:
        """What people changed while the match stood still counts from now on."""
        self.picture.adopt_settings()
        self._adopt_bots_pace()
        self._adopt_language()
        self.own_corner.enlarge(self._heads_scale, is_large=self.backstage.has_large_text)
        self.show_own_corner()

    def _adopt_language(self) -> None:
        was, self._words = self._words, self.backstage.words
        if was is not self._words:
            self.company.rename(names_in(self.company, self._words.say, was.say))
            self.picture.panels.show_names([seat.name for seat in self.company.seats])
            self.voice.chatter.hush()

    def _adopt_bots_pace(self) -> None:
        self.port.set_fast(self.backstage.settings.fast_bots)

    def show_position(self) -> None:
        """Everything as it was told last, at once."""
        self.picture.show_position(self.view, self.footprints.standing)
        self.show_what_was_told()

    def show_what_was_told(self, *, in_turn: bool = False) -> None:
        """What changes with everything that is told: the last moves, at once or in the next ticks,
        and one's own corner."""
        self.footprints.show(in_turn=in_turn)
        self.show_own_corner()

    def show_own_corner(self) -> None:
        """Alone against bots: one's own goal, its worth and one's No cards, all the time."""
        if self.solo_seat is None:
            return
        view = self.shown.view(self.solo_seat)
        if not self.has_own_corner or None in (view.goal, view.hand) or view.phase is Phase.DEAL:
            self.own_corner.hide()
        else:
            self.own_corner.show(view)

    def update(self) -> None:
        """One tick of everything that lives at the match."""
        self.footprints.update()
        self.picture.update()
        self.chosen.update(calm=self.backstage.is_still)
        self.port.pass_time()
        self.voice.update()
        self.saving_sign.update(is_held=self.port.is_held())


MakeScene = Callable[[MatchContext], Scene]
