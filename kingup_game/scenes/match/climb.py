"""The climb: choose a character, and it goes one floor up. The step to the throne is confirmed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from kingup_game.app.presses import DIRECTIONS, Intent, Press
from kingup_game.engine.actions import MoveCharacter, Reason, Refusal
from kingup_game.engine.cast import DUNGEONS, JESTER, WC_OF_FLOOR, Character, Place
from kingup_game.engine.events import CharacterMoved, Event
from kingup_game.engine.state import Phase
from kingup_game.motion.script import Beat, Script, at_once, call, then
from kingup_game.scenes.match.ballot_signs import looks_ahead
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.match.turn_scene import TurnScene
from kingup_game.scenes.telling import event_scripts
from kingup_game.stage.castle.free_places import FreePlaces, WayAhead
from kingup_game.stage.castle.locks import Locks
from kingup_game.stage.castle.standing import Standing, area_of_floor, standing_area
from kingup_game.stage.hints.parts_of_line import PARTS_APART
from kingup_game.stage.seats.question_ribbon import looks_of_question
from kingup_game.stage.seats.vote_cards import cards_of, looks_of_cards
from kingup_game.table.danger import danger
from kingup_game.theme import cues
from kingup_game.theme.durations import BREATH

_SIDEWAYS = (Intent.LEFT, Intent.RIGHT)


class Climb(TurnScene):
    """Who is in turn moves one character up."""

    tells = (CharacterMoved,)
    waits_in = (Phase.MOVE,)

    def __init__(self, match: MatchContext) -> None:
        super().__init__(match)
        self._nominating: MoveCharacter | None = None
        self._throne = FreePlaces(self.sheet)
        self._ahead = WayAhead(self.picture.castle_sheet)
        self._locks = Locks(self.sheet)
        self._foresight: Iterator[None] = event_scripts.foresee_vote(self.picture)

    def enter(self) -> None:
        """The music knows how near a crowning is."""
        public = self.match.shown.public
        part, layers = cues.climb_part(public.round), cues.LAYERS[: 1 + danger(public)]
        self.backstage.audio.play_part(part, layers)
        self._foresee_caller()
        super().enter()

    def update(self) -> None:
        """What a vote needs is read while there is time."""
        next(self._foresight, None)
        super().update()

    def script_of(self, event: Event, follow: Follow) -> Script:
        """On the fifth floor the next step would call a vote: what that needs is made ready once
        they are there."""
        assert isinstance(event, CharacterMoved)
        for where, key in ((event.to, "climb.into_wc"), (event.origin, "climb.out_of_wc")):
            if where in WC_OF_FLOOR.values():
                name = self.voice.character(event.character)
                self.voice.line.show(self.voice.say(key, character=name))
        moved: Beat = event_scripts.move(self.picture, event, self.once_there(follow))
        if event.to is Place.THRONE:
            self.mark_moves(False)
            self.voice.line.show("")  # the name hangs large, and the vote will ask
        if event.to is Place.FLOOR_5:
            moved = then(moved, call(lambda: self._note_next(event.character)))
        yield from self.done_by(event.seat, moved)
        self.backstage.audio.set_layers(cues.LAYERS[: 1 + danger(self.match.shown.public)])
        self._foresee_caller()

    def _foresee_caller(self) -> None:
        """Whoever is in turn now may be the one who calls."""
        for seat in self.match.shown.seats_to_act[:1]:
            self.picture.may_call(seat)

    def _note_next(self, character: Character) -> None:
        """Whoever has come there is one step from the throne."""
        self._foresight = chain(self._foresight, self._foresee_call(character))

    def _foresee_call(self, character: Character) -> Iterator[None]:
        """Their name, what is asked then, and their way, each in another tick, once their move is
        marked."""
        for _ in range(BREATH):
            yield
        self.picture.may_be_called(character)
        yield
        question = self.voice.question(character)
        are_asked = bool(self.match.company.people)
        asked = looks_of_question(question, self.backstage.measure, is_behind=are_asked)
        self.picture.rehearse(asked, has_time=True)
        yield
        if are_asked:
            cards, is_alone = cards_of(self.match.terms.house), self.match.company.is_solo
            self.picture.rehearse(looks_of_cards(cards, is_alone=is_alone), has_time=True)
            yield
            self.picture.rehearse(looks_ahead(self.match), has_time=True)
            yield
        event_scripts.foresee_last_climb(self.picture, character)

    def able(self, seat: int) -> list[Character]:
        return [move.character for move in self._moves(seat)]

    def held_back(self, able: Sequence[Character]) -> Sequence[Character]:
        """Whoever the rules keep where they are; that somebody is locked up is seen anyway."""
        place_of = self.match.view.place_of
        return [who for who in self._inside if who not in able and place_of(who) not in DUNGEONS]

    def show_able(self, able: Sequence[Character]) -> None:
        super().show_able(able)
        self._locks.show(map(self.picture.standing.spot, self.held_back(able)))

    def set_focus(self, character: Character | None) -> None:
        super().set_focus(character)
        self._show_ahead()

    def _show_ahead(self) -> None:
        """Where whoever is chosen would go, if the rules let them."""
        moves = [] if self.asked_seat is None else self._moves(self.asked_seat)
        move = next((one for one in moves if one.character == self.focus), None)
        self._ahead.clear()
        self.signpost.spared = ()
        if move is not None:
            chosen = self.picture.tokens[move.character]
            goal = self._ahead.show(self.picture.standing, move.to, chosen)
            self.signpost.spared = (standing_area(goal),)

    @property
    def is_in_the_middle(self) -> bool:
        """While it is asked whether the throne is meant, Back only says no to that."""
        return self._nominating is not None

    @property
    def hopes(self) -> bool:
        """Whoever is led to the throne is seen there as a ghost, and beside the castle in hope."""
        return self._nominating is not None

    def choosing(self, seat: int, press: Press) -> None:
        if self._nominating is not None:
            self._confirm_nomination(self._nominating, press)
        elif press.intent in (Intent.POINT, Intent.PRESS):
            under = self.picture.token_at(press.x, press.y, self._inside)
            if under is not None and under != self.focus:
                self.mark_moves(False)
                self.set_focus(under)
            if under is not None and press.intent is Intent.PRESS:
                self._choose(seat, under)
        elif press.intent in DIRECTIONS:
            self.mark_moves(False)
            self.step_focus(
                neighbour(self.picture.standing, self._inside, self.focus, press.intent)
            )
        elif press.intent is Intent.CONFIRM and self.focus is not None:
            self._choose(seat, self.focus)

    def let_go(self) -> None:
        """Whoever was led to the throne stands on their floor again."""
        if self._nominating is not None:
            self._lower(self._nominating)
        self._locks.show(())
        super().let_go()

    @property
    def _inside(self) -> list[Character]:
        """Everybody who is still in the race, in the order of the cast."""
        view = self.match.view
        gone = (Place.OUT, Place.TRAY)
        return [who for who in view.terms.characters if view.place_of(who) not in gone]

    def _moves(self, seat: int) -> list[MoveCharacter]:
        return [act for act in self.match.shown.options(seat) if isinstance(act, MoveCharacter)]

    def say_what_to_do(self, seat: int, device: str | None) -> None:
        if self._nominating is not None:
            self._say_nomination(self._nominating, device)
            return
        speech = self.voice.to(seat)
        hints = [
            speech.say("climb.turn", name=self.match.name(seat)),
            speech.hint(Intent.CONFIRM, "actions.confirm", device),
            *(self.undo_hint(device, speech) or speech.offers(device, Intent.STORY)),
            *(self.alone.hints([seat]) or speech.offers(device, Intent.ALMANAC)),
        ]
        self.voice.line.show(PARTS_APART.join(hints))

    def _choose(self, seat: int, character: Character) -> None:
        move = next((m for m in self._moves(seat) if m.character == character), None)
        if move is None:
            refusal = self.match.shown.why_not(MoveCharacter(seat, character, Place.THRONE))
            assert refusal is not None
            spot = self.picture.standing.spot(character)
            self.refuse(refusal, character, standing_area(spot), is_below=True)
        elif move.to is Place.THRONE:
            self._nominating = move
            self.names_things = False  # the throne is lit, just where a name would stand
            self.signpost.hush()
            self.backstage.audio.cue(cues.CONFIRM)
            self.picture.tokens[character].raise_up(True)
            self.picture.show_actors([character], self.held_back([character]))
            self._locks.show(())
            self._ahead.clear()
            self._throne.show_throne(self.picture.tokens[character])
            self.mark_moves(False)
            self.backstage.stack.hearing.begin_anew()
            self._say_nomination(move, self.match.hand_of(seat))
        else:
            self._do(move)

    def shaken(self, refusal: Refusal, character: Character) -> Script:
        """Who is in the way shows it, too: a full floor hops, a taken WC answers a knock."""
        shakes_head = super().shaken(refusal, character)
        if refusal.reason is Reason.FLOOR_ABOVE_FULL and refusal.place is not None:
            there = self.picture.standing.at(refusal.place)
            hops = (self.picture.tokens[one].jump() for one in there)
            return at_once(shakes_head, *hops)  # one sees which floor it is
        if refusal.reason is not Reason.WC_TAKEN or refusal.place is None:
            return shakes_head
        self.backstage.audio.cue(cues.KNOCK)
        wc = WC_OF_FLOOR[refusal.place]
        knocks = self.picture.castle.annexes.knock(wc)
        answers = event_scripts.be_in_there(self.picture, wc)
        return at_once(shakes_head, then(knocks, answers))

    def _say_nomination(self, move: MoveCharacter, device: str | None) -> None:
        key = "climb.jester_sure" if move.character == JESTER else "climb.throne_sure"
        speech = self.voice.to(move.seat)
        question = speech.say(key, character=speech.character(move.character))
        yes = speech.hint(Intent.CONFIRM, "climb.call_vote", device)
        no = speech.hint(Intent.BACK, "climb.not_yet", device)
        self.voice.line.show(PARTS_APART.join((question, yes, no)))

    def asked_by_words(self, press: Press) -> Intent | None:
        """Also Confirm, while a nomination is asked for: there is only one whom it can be about."""
        if self._nominating is not None:  # there is only one whom it can be about
            return self.voice.asked_at(press.x, press.y)
        return super().asked_by_words(press)

    def _confirm_nomination(self, move: MoveCharacter, press: Press) -> None:
        agrees = press.intent is Intent.CONFIRM or (
            press.intent is Intent.PRESS
            and (
                self.picture.token_at(press.x, press.y, self._inside) == move.character
                or area_of_floor(Place.THRONE).holds(press.x, press.y)
            )
        )
        if agrees:
            self._do(move)
        elif press.intent in (Intent.BACK, Intent.PRESS, *DIRECTIONS):
            self.backstage.audio.cue(cues.BACK)
            self._lower(move)
            self.mark_moves(True)
            self.say_what_to_do(move.seat, press.device)

    def _lower(self, move: MoveCharacter) -> None:
        self.picture.tokens[move.character].raise_up(False)
        self._nominating, self.names_things = None, True
        self._throne.clear()
        self.show_able(self.able(move.seat))
        self._show_ahead()

    def _do(self, move: MoveCharacter) -> None:
        self.backstage.audio.cue(cues.CONFIRM)
        self.let_go()
        self.submit(move)


def neighbour(
    standing: Standing, everybody: list[Character], focus: Character | None, direction: Intent
) -> Character | None:
    """Who stands next in a direction: along the floor, or on the next floor that has anybody."""
    if focus is None or focus not in everybody:
        return everybody[0] if everybody else None
    here = standing.spot(focus)
    spots = {character: standing.spot(character) for character in everybody}
    if direction in _SIDEWAYS:
        row = sorted((c for c in everybody if spots[c].y == here.y), key=lambda c: spots[c].x)
        step = 1 if direction is Intent.RIGHT else -1
        return row[(row.index(focus) + step) % len(row)]
    rows: Sequence[float] = sorted({spot.y for spot in spots.values()})
    step = 1 if direction is Intent.DOWN else -1
    y = rows[(rows.index(here.y) + step) % len(rows)]
    return min((c for c in everybody if spots[c].y == y), key=lambda c: abs(spots[c].x - here.x))
