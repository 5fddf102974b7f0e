"""What the in-game scenes share: the match, the castle and everybody on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from kingup_game.app.actions import KEYBOARD, MOUSE, Action, is_pad
from kingup_game.app.stack import Scene
from kingup_game.engine.actions import Action as Act
from kingup_game.engine.actions import Refusal
from kingup_game.engine.cast import Character, Place
from kingup_game.engine.events import Event
from kingup_game.engine.state import Phase
from kingup_game.motion.director import Director
from kingup_game.motion.script import Script
from kingup_game.scenes import staging
from kingup_game.scenes.backstage import Backstage
from kingup_game.scenes.chatter import Chatter
from kingup_game.scenes.coach import Coach
from kingup_game.scenes.mouse_buttons import MouseButtons
from kingup_game.scenes.own_corner import MOST_WITH_A_FREE_ROW, OwnCorner
from kingup_game.scenes.pulses import Pulses
from kingup_game.scenes.spoken_line import SpokenLine
from kingup_game.stage.ballot_cards import BallotCards
from kingup_game.stage.castle import GLOW_LAYER, Castle
from kingup_game.stage.clear_view import HAZE_LAYER, ClearView
from kingup_game.stage.particles import Particles
from kingup_game.stage.places import Standing
from kingup_game.stage.seat_panels import SeatFace, SeatPanel, SeatPanels
from kingup_game.stage.sheet import Sheet
from kingup_game.stage.tokens import Token
from kingup_game.stage.warm_up import WarmUp
from kingup_game.table.almanac import Almanac
from kingup_game.table.bot_turns import BotTurns, Thinking
from kingup_game.table.host import Host
from kingup_game.table.opponents import portrait_of
from kingup_game.table.seats import Company

LAP: Final = (KEYBOARD, MOUSE)
"""Keyboard and mouse lie on one person's lap, unless two people took one each."""

CLIMB_LAYERS: Final = ("base", "middle", "high", "tension")
_RISING_FLOORS: Final = 3  # from here on each floor that somebody reaches thickens the music


class Flow(Protocol):
    """Which scene comes when; scenes know this much of each other and no more."""

    def scene_for(self, room: Room) -> Scene: ...

    def after_scoring(self, room: Room) -> Scene: ...

    def menu(self, room: Room) -> Scene: ...

    def again(self, room: Room) -> Scene: ...

    def end_was_seen(self, room: Room) -> None: ...

    def almanac(self, room: Room) -> Scene: ...

    def curtain(self, room: Room, seat: int) -> Scene: ...

    def pause(self, room: Room) -> Scene: ...

    def pad_gone(self, room: Room, seat: int) -> Scene: ...


class Room:
    """A match on the stage. Scenes come and go; the room stays from the deal to the coronation."""

    def __init__(
        self,
        backstage: Backstage,
        host: Host,
        company: Company,
        thinking: Thinking,
        flow: Flow,
    ) -> None:
        self.flow = flow
        self.backstage = backstage
        self.host = host
        self.company = company
        self.bots = BotTurns(host, company, thinking)
        self.bots.fast = bool(backstage.settings.get("fast_bots"))
        self.thinking = thinking
        setup = host.header.setup
        self.setup = setup
        self.sheet = Sheet()
        self.castle = Castle(
            self.sheet,
            backstage.painter.pictures.assets,
            with_jester=setup.has_jester,
            calm=backstage.pace.reduced,
        )
        self.clear_view = ClearView(self.sheet)
        self.standing = Standing(setup.characters)
        self.tokens = {
            character: Token(self.sheet, character, self.standing.spot(character))
            for character in setup.characters
        }
        self._warm_up = WarmUp(backstage.painter.pictures, setup.characters)
        self.panels = SeatPanels(
            self.sheet,
            [SeatFace(seat.name, seat.crest, portrait_of(seat.level)) for seat in company.seats],
        )
        self.air = Sheet()
        """Above everything on the table."""
        self.particles = self.air.add(
            Particles(self.air, 0, host.header.seed, reduced=backstage.pace.reduced)
        )
        self.ballot_cards = BallotCards(self.sheet)
        self.pulses = Pulses(backstage.pads.rumble)
        self.director = Director(backstage.pace)
        self.chatter = Chatter(self)
        self.asides = Director(backstage.pace)
        """Small gestures that nobody has to wait for."""
        self.mouse_buttons = MouseButtons(self.sheet, backstage)
        self.is_counting = False
        """The rules know how an election ended, and the stage has not yet told anybody."""
        self.line = SpokenLine(self.sheet, backstage)
        self.own_corner = OwnCorner(self.sheet, backstage, self._crowded_panel())
        self.coach = Coach(self)
        self._choose_contrast()
        self.show_position()

    def _crowded_panel(self) -> SeatPanel | None:
        """The panel on which the own corner has to lie where no row of seats is free for it."""
        if self.solo_seat is None or self.setup.players <= MOST_WITH_A_FREE_ROW:
            return None
        return self.panels[self.solo_seat]

    @property
    def calm(self) -> bool:
        return self.backstage.pace.reduced

    @property
    def almanac(self) -> Almanac:
        """The order of this round's cards."""
        return Almanac(self.host.header.seed, self.host.view(None).round)

    @property
    def solo_seat(self) -> int | None:
        """The one person who plays alone against bots, to whom everything of theirs is shown."""
        return self.company.people[0] if self.company.is_solo else None

    def device_speaks_for(self, seat: int, device: str) -> bool:
        return self.company.may_act_for(seat, device, LAP)

    def name(self, seat: int) -> str:
        return self.company.seats[seat].name

    def character_name(self, character: Character) -> str:
        return self.backstage.say(f"cast.{character}")

    def refusal_words(self, refusal: Refusal) -> str:
        """Why something is not allowed, in the language of the room."""
        return self.backstage.say(
            f"refusal.{refusal.reason.value}",
            character=self.character_name(refusal.character) if refusal.character else "",
            place=refusal.place.word if refusal.place is not None else "",
        )

    @property
    def deviceless(self) -> list[int]:
        """People whose pad went away: their seats wait for another device to claim them."""
        gone = self.backstage.pads.gone
        return [seat for seat in self.company.people if self.company.seats[seat].device in gone]

    def claim(self, seat: int, device: str) -> None:
        self.company.claim(seat, device, can_rumble=is_pad(device))

    def adopt_settings(self) -> None:
        """What people changed while the match stood still counts from now on."""
        self.director.pace = self.asides.pace = self.backstage.pace
        self.castle.calm = self.calm
        self.particles.reduced = self.calm
        self._choose_contrast()
        self.bots.fast = bool(self.backstage.settings.get("fast_bots"))
        self.own_corner.retell()
        self.show_own_corner()

    def _choose_contrast(self) -> None:
        is_high = bool(self.backstage.settings.get("contrast"))
        self.clear_view.show(is_high)
        self.castle.glow_layer = HAZE_LAYER + 0.5 if is_high else GLOW_LAYER
        for token in self.tokens.values():
            token.stand_out(is_high)

    def submit(self, action: Act) -> tuple[Event, ...]:
        """Do it by the rules, show what the castle can show of it, and hand on what happened."""
        self.bots.forget()
        events = self.host.submit(action)
        self.stage(events)
        return events

    def draw_lot(self) -> tuple[Event, ...]:
        events = self.host.draw_lot()
        self.stage(events)
        return events

    def take_back(self, seat: int) -> None:
        """Undo the seat's last act; the tokens go back without ceremony."""
        self.bots.forget()
        self.director.finish()
        self.asides.finish()
        self.host.take_back(seat)
        self.backstage.audio.cue("undo")
        self.show_position()

    def stage(self, events: Sequence[Event]) -> None:
        """Queue a script for each event that the castle shows by itself."""
        for event in events:
            script = staging.script_of(event, self)
            if script is not None:
                self.director.play(script)
        self.show_own_corner()

    def show_position(self) -> None:
        """Everything as the match says it is, at once: after a resume, an undo or a new deal."""
        view = self.host.view(None)
        self.castle.set_light(view.round)
        self.standing = Standing(self.setup.characters)
        for character in self.setup.characters:
            place = view.place_of(character)
            if place is not Place.TRAY:
                self.standing.put(character, place)
        for character, spot in self.standing.spots().items():
            self.tokens[character].stand(spot)
            self.tokens[character].settle_mood(self.standing.place_of(character))
        if view.phase in (Phase.DEAL, Phase.OVER):
            for king in self.standing.at(Place.THRONE):
                self.tokens[king].feel("crowned")
        self.panels.show_totals(view.totals)
        self.panels.show_crown(view.crown)
        self.panels.show_ballots(None)
        self.show_own_corner()

    def show_own_corner(self) -> None:
        """Alone against bots: one's own goal, its worth and one's No cards, all the time."""
        if self.solo_seat is None or self.is_counting:
            return
        view = self.host.view(self.solo_seat)
        if view.goal is None or view.hand is None or view.phase is Phase.DEAL:
            self.own_corner.hide()
        else:
            self.own_corner.is_gathered = self.coach.is_on
            self.own_corner.show(view)

    def gesture(self, script: Script) -> None:
        """Play something small at once; whatever was still moving that way is over."""
        self.asides.finish()
        self.asides.play(script)

    def show_actors(self, able: Sequence[Character]) -> None:
        """Who may be chosen now breathes."""
        for character, token in self.tokens.items():
            token.can_act = character in able

    def thicken_music(self) -> None:
        """The nearer to the throne, the fuller the sound."""
        highest = max(
            (int(place) for place in map(self.standing.place_of, self.tokens) if place.is_floor),
            default=0,
        )
        layers = CLIMB_LAYERS[: max(1, highest - _RISING_FLOORS + 2)]
        self.backstage.audio.set_layers(layers)

    def update(self) -> None:
        """One tick of everything that lives in the room."""
        self._warm_up.update()
        self.castle.update()
        for token in self.tokens.values():
            token.update(self.calm)
        self.particles.update()
        self.ballot_cards.update()
        self.pulses.update()
        self.director.advance()
        self.asides.advance()
        self.bots.tick()
        self.chatter.update()
        self.line.update()
        self.coach.update()

    def hint(self, action: Action, key: str, device: str | None = None) -> str:
        """A button's picture and what it does, for the line."""
        return f"{self.backstage.button(action, device)} {self.backstage.say(key)}"
