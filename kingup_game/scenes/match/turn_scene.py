"""What placing and climbing share: one seat in turn, a character in focus, bots that think."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from kingup_game.app.presses import AGREEING, Intent, Press
from kingup_game.engine.actions import Refusal
from kingup_game.engine.cast import Character
from kingup_game.motion.script import Beat, Script, together
from kingup_game.scenes.kit.speech import Speech
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.match_scene import MatchScene
from kingup_game.scenes.match.teller import Follow
from kingup_game.stage.area import Area
from kingup_game.stage.hints.parts_of_line import PARTS_APART
from kingup_game.theme import cues
from kingup_game.theme.durations import BOT_ACT_READ


class TurnScene(MatchScene):
    """Asks the seat in turn, shows who may be chosen, and follows the focus."""

    has_tower_buttons = True
    marks_last_moves = True

    def __init__(self, match: MatchContext) -> None:
        super().__init__(match)
        self._awaited_bot: int | None = None
        self.focus: Character | None = None
        self.asked_seat: int | None = None
        self._hinted: str | None = None
        self._named: tuple[object, str] = None, ""

    @abstractmethod
    def able(self, seat: int) -> list[Character]:
        """Whom `seat` may choose now; the focus starts among them."""

    @abstractmethod
    def say_what_to_do(self, seat: int, device: str | None) -> None:
        """The line for the person in turn, with the buttons of their device."""

    @abstractmethod
    def choosing(self, seat: int, press: Press) -> None:
        """A press by whoever speaks for the seat in turn."""

    def done_by(self, seat: int, script: Beat) -> Script:
        """Whoever acts is lit until all of it was seen. What a bot does stays to be read, however
        fast people want things; what they do themselves they know, and a record goes as fast as
        its viewer asks."""
        self.picture.panels.show_turn(seat, in_turn=True)
        company = self.match.company
        is_read = company.seats[seat].is_bot and not company.is_watched
        least = self.picture.director.pace.real(BOT_ACT_READ) if is_read else 0.0
        yield together(script, least)

    def once_there(self, follow: Follow) -> Follow:
        """Nothing is marked while somebody is underway; where they have come, that is marked."""
        footprints = self.match.footprints
        footprints.is_anybody_underway = True
        self.mark_moves(True)

        def arrive() -> None:
            follow()
            footprints.arrive()

        return arrive

    def mark_moves(self, are_marked: bool) -> None:
        """Whoever looks for somebody to move, or leads one to the throne, has what others did last
        taken off the floors: steps that lead elsewhere were taken for where theirs would go."""
        footprints = self.match.footprints
        if footprints.are_shown != are_marked or footprints.is_anybody_underway:
            footprints.are_shown = are_marked
            footprints.show()

    def held_back(self, able: Sequence[Character]) -> Sequence[Character]:
        """Who looks as if they could be chosen, and cannot."""
        del able
        return ()

    @property
    def is_in_the_middle(self) -> bool:
        """Whether Back first undoes half a choice, before it takes an act back."""
        return False

    def leave(self) -> None:
        self.let_go()
        self.picture.panels.show_turn(None)
        self.picture.idle_life.stop()

    def idle(self) -> None:
        """Chance, a bot or a person is next; a person is asked once."""
        self.picture.is_at_leisure = True
        if self.match.shown.awaits_lot:
            self.let_others_act()
            return
        seat = self.match.shown.seats_to_act[0]
        if seat not in self.match.company.people:
            self._let_bot_act(seat)
        elif self.asked_seat != seat:
            self._ask(seat)

    def update(self) -> None:
        """Whoever takes up another device is told its buttons."""
        super().update()
        seat = self.asked_seat
        if seat is not None and self.match.hand_of(seat) != self._hinted:
            self._hint(seat)
        self._show_chosen()

    def retell(self) -> None:
        self._awaited_bot = None
        if self.asked_seat is not None:
            self._hint(self.asked_seat)

    def asked_by_words(self, press: Press) -> Intent | None:
        """Not whom to choose: on its way down to the words an arrow crosses others."""
        asked = super().asked_by_words(press)
        return None if asked is Intent.CONFIRM else asked

    def act(self, press: Press) -> None:
        """Back undoes; whoever is asked chooses; anybody else learns whose turn it is."""
        seat = self.asked_seat
        if press.intent is Intent.BACK and not self.is_in_the_middle:
            if self.take_back(press):
                self.let_go()
            else:
                self.pause()
        elif seat is not None and self.match.device_speaks_for(seat, press.device):
            if press.intent is not Intent.POINT:
                self.match.note_hand(seat, press.device)
            self.choosing(seat, press)
        elif press.intent in AGREEING:
            self._tell_whose_turn_it_is()

    def _tell_whose_turn_it_is(self) -> None:
        """Somebody chose who is not asked now: look there."""
        seats = self.match.shown.seats_to_act
        if seats:
            panel = self.picture.panels[seats[0]]
            self.signpost.tell(
                self.voice.say("turn.of", name=self.match.name(seats[0])), panel.area
            )

    def show_able(self, able: Sequence[Character]) -> None:
        """These may be chosen now."""
        self.picture.show_actors(able, self.held_back(able))

    def let_go(self) -> None:
        """The turn is over, or undone: nobody is asked and nobody is marked. Whoever acted stays
        lit until it is another's turn: all seats lit up for a moment."""
        self.set_focus(None)
        self.asked_seat = None
        self._show_chosen()
        self.signpost.hush()
        self.voice.raven.rest()
        self.picture.show_actors(())
        self.voice.line.show("")

    def refuse(
        self, refusal: Refusal, character: Character, at: Area, *, is_below: bool = False
    ) -> None:
        """Something cannot be done: who was meant shakes the head, and the thing says why."""
        self.backstage.audio.cue(cues.REFUSE)
        self.signpost.tell(self.voice.refusal(refusal, self.asked_seat), at, is_below=is_below)
        self.picture.gesture(self.shaken(refusal, character))

    def shaken(self, refusal: Refusal, character: Character) -> Script:
        """What moves where something is refused."""
        del refusal
        return self.picture.tokens[character].shake_head()

    def step_focus(self, character: Character | None) -> None:
        """The focus goes on by a button: whom it rests on says who they are."""
        self.set_focus(character)
        self.backstage.audio.cue(cues.FOCUS)
        self.signpost.focus(character)

    def set_focus(self, character: Character | None) -> None:
        """Have this character stand out, or nobody; without a sound, as by a pointer."""
        if self.focus is not None:
            self.picture.tokens[self.focus].focus(False)
        self.focus = character
        if character is not None:
            self.picture.tokens[character].focus(True)

    @property
    def shows_focus_large(self) -> bool:
        """Whether whoever is in focus stands beside the castle, too, where nobody speaks."""
        return self.asked_seat is not None and not self.voice.speaks_beside_the_castle

    @property
    def hopes(self) -> bool:
        """Whether whoever is in focus is one step from the throne."""
        return False

    def _show_chosen(self) -> None:
        chosen, whom = self.match.chosen, self.focus if self.shows_focus_large else None
        if whom is None:
            chosen.show(None)
        else:
            can_act = self.picture.tokens[whom].can_act
            named = whom, self.backstage.look
            if self._named[0] != named:  # asked every tick
                self._named = named, self.voice.character(whom)
            mood = "hopeful" if self.hopes else "neutral"
            chosen.show(whom, self._named[1], mood=mood, is_held_back=not can_act)

    def _while_waiting(self, name: str) -> str:
        """Who thinks, and what can be done meanwhile."""
        parts = [self.voice.say("bots.thinking", name=name)]
        if self.match.company.people:
            parts += self.voice.offers(None, Intent.SKIP)
        return PARTS_APART.join((*parts, *self.undo_hint(None, self.voice)))

    def undo_hint(self, device: str | None, speech: Speech) -> list[str]:
        """The button that takes back, while there is something to take back."""
        if not any(map(self.match.shown.can_take_back, self.match.company.people)):
            return []
        return [speech.hint(Intent.BACK, "placement.undo", device)]

    def _let_bot_act(self, seat: int) -> None:
        self.picture.panels.show_turn(seat, in_turn=True)
        if self._awaited_bot != seat:
            company, name = self.match.company, self.match.name(seat)
            thinks = company.seats[seat].is_bot and not company.is_watched
            self.voice.line.show(self._while_waiting(name) if thinks else "")
        self._awaited_bot = seat
        self.let_others_act()
        if self.picture.director.busy:
            self._awaited_bot = None

    def _ask(self, seat: int) -> None:
        self.asked_seat = seat
        self.backstage.stack.hearing.begin_anew()
        self.backstage.audio.cue(cues.TURN)
        self.voice.raven.consult(seat)
        self.voice.first_times.tell(self.match.view.phase.value, [seat])
        self.voice.offer.turn_of(seat)
        self.picture.panels.show_turn(seat, in_turn=True)
        able = self.able(seat)
        self.mark_moves(True)
        self.show_able(able)
        self.set_focus(self.focus if self.focus in able else able[len(able) // 2])
        self._hint(seat)

    def _hint(self, seat: int) -> None:
        """The line with the buttons of the hand that plays now."""
        self._hinted = self.match.hand_of(seat)
        self.say_what_to_do(seat, self._hinted)
