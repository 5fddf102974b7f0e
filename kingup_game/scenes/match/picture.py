"""The castle, everybody on it and the seats around it: what is seen of a match, and how it moves.

A picture is told where things are; it knows no match and no rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Final

from kingup_game.engine.cast import DUNGEONS, Character, Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.scoring import jester_reigns
from kingup_game.engine.view import View
from kingup_game.motion.director import Director
from kingup_game.motion.script import Script
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.match.faces import faces_of
from kingup_game.stage.ballots.ballot_cards import BallotCards
from kingup_game.stage.canvas.particles import Particles
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.warm_up import Needed, Rehearsal, WarmUp, fading_in, until_read
from kingup_game.stage.castle.castle import Castle
from kingup_game.stage.castle.standing import Standing
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.seats.nomination import Nomination, looks_of_name, needed_by_call
from kingup_game.stage.seats.seat_panels import SeatPanels
from kingup_game.table.seats import Company
from kingup_game.theme import cues
from kingup_game.theme.layers import Layer

_HEAD_ROOM: Final = 12.0
_DUST_BEHIND, _DUST_SPREAD, _TO_THE_LEFT = 36.0, 120.0, 180.0
_UNDER_BREATH: Final = 0.35
"""How loud somebody mumbles who only waits."""
_PUT_OFF: Final = 3
"""One frame of so many makes something ready, where frames have enough to do."""
_PATIENCE: Final = 40
"""So often it is asked whether something has been read."""
BEWILDERED: Final = ("refused", "joy", "fear")
"""Those who do not know whether to cheer, one beside the other."""


class MatchPicture:
    """One picture for a whole match: scenes come and go, it stays."""

    def __init__(self, backstage: Backstage, terms: Terms, company: Company, luck: int) -> None:
        calm, pictures = backstage.pace.reduced, backstage.painter.pictures
        self._backstage = backstage
        self.audio = backstage.audio
        self.castle_sheet = Sheet()
        """The castle and everybody in it; the camera moves it."""
        self.sheet = Sheet()
        """What stands around it, and what is said."""
        self.castle = Castle(self.castle_sheet, pictures, terms, calm=calm)
        self.standing = Standing(terms.characters)
        self.tokens = {
            character: Token(self.castle_sheet, character, self.standing.spot(character))
            for character in terms.characters
        }
        self.asked_x: dict[Character, float] = {}
        """Where on a floor people set somebody down, if they said."""
        self.is_at_leisure = False
        """Whether a scene says in this tick that it waits, and that nobody has to pay attention."""
        self.idle_life = self.castle.inhabit(
            self.tokens,
            Random(f"{luck}/pastimes"),
            lambda one: self.audio.cue(cues.voice(one, cues.BOREDOM), volume=_UNDER_BREATH),
        )
        self._warm_up, self._rehearsal = WarmUp(pictures, terms.characters), Rehearsal()
        self._put_off = 0
        self.panels = SeatPanels(self.sheet, faces_of(company), has_own_row=company.is_solo)
        self.air = Sheet()
        """Above everything on the table."""
        self.words = Sheet()
        """What is said stays readable, whatever flies."""
        self.particles = self.air.add(Particles(self.air, Layer.AIR, luck, reduced=calm))
        self.ballot_cards = BallotCards(self.sheet)
        self.nomination = Nomination(self.castle_sheet, self.sheet, self.panels)
        self.director = Director(backstage.pace)
        self._asides = Director(backstage.pace)
        """Small gestures that nobody has to wait for."""
        self._choose_contrast()
        self.panels.enlarge(backstage.has_large_text)
        self.ballot_cards.enlarge(backstage.has_large_text)

    def adopt_settings(self) -> None:
        """What people changed while the match stood still counts from now on."""
        self.director.pace = self._asides.pace = self._backstage.pace
        self._choose_contrast()
        self.panels.enlarge(self._backstage.has_large_text)
        self.ballot_cards.enlarge(self._backstage.has_large_text)

    def show_position(self, view: View, standing: Standing) -> None:
        """Everything as a view says it is, at once: after a resume, an undo or a new deal."""
        self.nomination.clear()
        self.castle.set_light(view.round)
        self.audio.play_ambience(cues.hour(view.round))
        self.standing = standing
        for character, spot in self.standing.spots().items():
            self.tokens[character].stand(spot)
        is_open = view.nominee is not None
        reigns = jester_reigns(view.board)
        self.castle.annexes.show(self.standing)
        self.castle.reign.show(is_on=reigns and not is_open, is_threatening=reigns and is_open)
        self.settle_moods()
        if not is_open:
            for king in self.standing.at(Place.THRONE):
                self.tokens[king].feel("crowned")
        self.panels.show_totals(view.totals)
        self.panels.show_horn(view.crown)
        self.panels.show_ballots(None)

    def settle_moods(self, *, but: Character | None = None) -> None:
        """Everybody looks as their place has them look; under the Jester nobody knows how to."""
        for number, (character, token) in enumerate(self.tokens.items()):
            place = self.standing.place_of(character)
            if character == but:
                continue
            token.settle_mood(place)
            if self.castle.reign.is_on and place in DUNGEONS:
                token.feel("joy")
            elif self.castle.reign.is_on and place is not Place.OUT:
                token.feel(BEWILDERED[number % len(BEWILDERED)])

    def stand_still(self) -> None:
        """Whatever was moving is at its end."""
        self.director.finish()
        self._asides.finish()

    def gesture(self, script: Script) -> None:
        """Play something small at once; whatever was still moving that way is over."""
        self._asides.finish()
        self._asides.play(script)

    def may_be_called(self, nominee: Character) -> None:
        """From there the throne is one step away: what is written then is made while time is."""
        self.rehearse(looks_of_name(self._backstage.say(f"cast.{nominee}")))

    def may_call(self, caller: int) -> None:
        """They are in turn, and somebody stands one step from the throne: their seal is read."""
        if self.standing.at(Place.FLOOR_5):
            self.expect(needed_by_call(self.panels[caller].face))

    def call(self, nominee: Character, caller: int) -> Script:
        """Somebody is up for the throne: everything makes room for their face."""
        self.ballot_cards.take_away()
        name, clarity = self._backstage.say(f"cast.{nominee}"), self._backstage.clarity
        face = self.panels[caller].face
        self.expect(needed_by_call(face))
        yield self.nomination.call(nominee, name, face, clarity)

    def foresee_call(self, nominee: Character, caller: int) -> None:
        """Their name and those who judge them come in a moment."""
        name, face = self._backstage.say(f"cast.{nominee}"), self.panels[caller].face
        self.rehearse(self.nomination.looks_of(name, face), has_time=True)

    def raise_dust(self, token: Token, pieces: int) -> None:
        """Where somebody's foot comes down, as the camera shows it: behind them, away from the
        letter at their feet."""
        x, y = token.spot.point
        at = x + self.castle_sheet.dx - token.heading * _DUST_BEHIND, y + self.castle_sheet.dy
        back = _TO_THE_LEFT if token.heading > 0 else 0
        flight = {"towards_degrees": back, "spread_degrees": _DUST_SPREAD}
        self.particles.burst("dust", *at, pieces, **flight)

    def show_actors(self, able: Sequence[Character], held_back: Sequence[Character] = ()) -> None:
        """Who may be chosen now stands on a stand; so does whoever may come out of a door."""
        self.castle.annexes.show_ways_out(map(self.standing.place_of, able))
        for character, token in self.tokens.items():
            token.can_act = character in able
            token.hold_back(character in held_back)

    def wait_at(self, places: Iterable[Place] = ()) -> None:
        """Nobody is chosen now; whoever stands there is paler, for they are counted later."""
        self.show_actors(())
        for place in places:
            for who in self.standing.at(place):
                self.tokens[who].be_pale(True)

    def token_at(self, x: float, y: float, among: Sequence[Character]) -> Character | None:
        """Whose token is under a pointer, or has it just above the head."""
        for character in among:
            spot = self.standing.spot(character)
            if abs(x - spot.x) <= spot.size / 2 and spot.y - spot.size - _HEAD_ROOM <= y <= spot.y:
                return character
        return None

    def expect(self, widths: Needed) -> None:
        """These pictures are needed in a moment, so wide."""
        self._warm_up.expect(widths)

    def read_large(self, moods: Sequence[str], character: Character) -> None:
        """With these faces somebody comes nearer in a moment."""
        self._warm_up.read_large(character, moods)

    def expect_shapes(self, name: str, boxes: Sequence[tuple[float, float]]) -> None:
        """This picture is needed in a moment, so wide and high."""
        self._warm_up.expect_shapes(name, boxes)

    def rehearse(self, sheet: Sheet, *, has_time: bool = False) -> None:
        """What looks like this will be shown in a moment; or in a while, and then its pictures are
        read beside the game, after all others."""
        self._rehearsal.expect(sheet.stacked(), patience=_PATIENCE if has_time else 0)

    def rehearse_fading(self, sheet: Sheet) -> None:
        """What is on this sheet, and still clear, fades in soon."""
        self._rehearsal.expect(fading_in(sheet), patience=_PATIENCE)

    def foresee_shapes(
        self, shapes: Mapping[str, Sequence[tuple[float, float]]], looks: Sheet | None = None
    ) -> Iterator[None]:
        """These pictures are shown in a moment in all of these shapes, and look like this: nothing
        else should be read until that is through."""
        for name, boxes in shapes.items():
            self.expect_shapes(name, boxes)
        if looks is not None:
            self.rehearse(looks, has_time=True)
        return self.until_read(shapes)

    def until_read(self, names: Iterable[str]) -> Iterator[None]:
        """As long as a thread has something to read or to scale for these pictures."""
        return until_read(self._backstage.painter.pictures, list(names))

    def foresee_reign(self) -> None:
        """Every sign turns in a moment."""
        self.castle.reign.foresee(self._backstage.painter.workshop)

    def foresee_count(self) -> Iterator[None]:
        """The floors light up in a moment: their lights, bit by bit."""
        return self.castle.foresee_count(self._backstage.painter.workshop)

    def make_light_ready(self, round_number: int) -> Iterator[None]:
        """The castle in the light of another round, bit by bit."""
        return self.castle.make_ready(round_number, self._backstage.painter.workshop)

    def update(self) -> None:
        """One tick of everything that lives in the picture."""
        self._make_ready()
        still = self.castle.calm = self._backstage.is_still
        self.particles.reduced = not self._backstage.lets_fly
        self.castle.update()
        for token in self.tokens.values():
            token.update(still)
        self.nomination.breathe(is_still=still)
        self._pass_the_time()
        self.panels.update()
        self.particles.update()
        self.ballot_cards.update()
        self.director.advance()
        self._asides.advance()

    def _make_ready(self) -> None:
        """One picture and one look more; while frames have enough to do, in every third of them,
        and not both in the same one."""
        draws_much = self._backstage.draws_much
        self._put_off = (self._put_off + 1) % _PUT_OFF if draws_much else 0
        if not self._put_off:
            self._warm_up.update()
        if self._put_off == 1 or not draws_much:
            self._rehearsal.update(self._backstage.painter.workshop)

    def _pass_the_time(self) -> None:
        """What everybody does while people are waited for."""
        if self.castle.calm:
            self.idle_life.stop()
        else:
            is_quiet = self.is_at_leisure and not self.director.busy
            self.idle_life.update(self.standing, is_quiet=is_quiet)
        self.is_at_leisure = False

    def _choose_contrast(self) -> None:
        clarity = self._backstage.clarity
        self.castle.step_back(clarity)
        for token in self.tokens.values():
            token.stand_out(clarity)
