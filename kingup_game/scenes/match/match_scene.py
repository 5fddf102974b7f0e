"""What every scene of a match does alike: telling, hurrying, undo, pause, almanac, lost pads."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from kingup_game.app.presses import DEVICE_CHANGES, Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.engine.actions import Action
from kingup_game.engine.events import Event
from kingup_game.engine.state import Phase
from kingup_game.motion.script import Script
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.signpost import Signpost
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.match.tower_buttons import CLICKS, TOWER_LEFT
from kingup_game.scenes.private.asked_alone import AskedAlone
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.tower_plates import on_the_tower
from kingup_game.table.port import TakenBack
from kingup_game.theme import cues

_ASKS_NOTHING: Final = (Intent.POINT, *DEVICE_CHANGES)
"""What is no wish of anybody, and does not say who plays with which hand."""


class MatchScene(Scene, ABC):
    """Tells some kinds of events, and waits in some phases. Any press hurries what is being told.

    Where something else comes next, it hands over to the scene that knows it.
    """

    tells: tuple[type, ...] = ()
    """The kinds of events that this scene has scripts for."""

    waits_in: tuple[Phase, ...] = ()
    """The phases in which this scene waits for what comes next."""

    leaves_by = "cut"
    """The transition to whatever comes next."""

    settles = True

    has_tower_buttons = False

    has_own_corner = True
    """Whether somebody alone against bots sees their own goal and cards meanwhile."""

    names_things = True
    """Whether whatever somebody points at says what it is."""

    marks_last_moves = False
    """Whether one sees meanwhile who moved whom last."""

    def __init__(self, match: MatchContext) -> None:
        self.match = match
        self.backstage = match.backstage
        self.picture = match.picture
        self.voice = match.voice
        self.sheet = Sheet()
        self.signpost = Signpost(match)
        self.alone = AskedAlone(match)
        self._bot_is_hurried = False
        self._held_press: Press | None = None
        """What somebody asked for while the disk was behind; the last of it counts."""
        self._look = self.backstage.look

    def enter(self) -> None:
        """What may be seen beside the castle follows from the scene; then it tells what waits."""
        self.match.has_own_corner = self.has_own_corner
        self.match.footprints.are_shown = self.marks_last_moves
        self.match.footprints.stand()
        self.match.footprints.is_in_round = self.has_own_corner
        self.match.show_what_was_told(in_turn=True)
        self.tell_on()

    @property
    def lets_go(self) -> bool:
        """Whether another scene may go on from here; a page waits until people have seen it."""
        return True

    @abstractmethod
    def script_of(self, event: Event, follow: Follow) -> Script:
        """How an event that this scene tells is shown; `follow` where it has happened."""

    def idle(self) -> None:
        """The picture has caught up with the match: ask whoever is next. Called once a tick."""

    def act(self, press: Press) -> None:
        """A press while nothing is being shown."""

    def retell(self) -> None:
        """Say the line again: its language or the size of its letters changed."""

    def sheets(self) -> Sequence[Sheet]:
        """The castle, its seats, the scene's own, what flies, what is said, and names above all."""
        picture, signs = self.picture, (self.signpost.sheet, self.match.saving_sign.sheet)
        return picture.castle_sheet, picture.sheet, self.sheet, picture.air, picture.words, *signs

    def live(self) -> None:
        """One tick of what lives at the match, whatever it waits for."""
        if self._look != self.backstage.look:
            self._look = self.backstage.look
            self.match.footprints.show()
            self.retell()
        used = [self.match.company.seats[person].device for person in self.match.company.people]
        on_tower = on_the_tower(self.picture.castle_sheet.dx, self.picture.castle_sheet.dy)
        self.match.tower_buttons.stand(self.voice.raven.buttons or on_tower)
        is_free = self.picture.ballot_cards.right_edge < TOWER_LEFT
        self.match.tower_buttons.show(self.has_tower_buttons and is_free, used)
        self.match.update()
        if self.picture.director.busy:
            self.signpost.hush()
        self.signpost.update()

    def update(self) -> None:
        """What is to be told goes before whoever is to be asked."""
        self.live()
        if self.tell_on() and not self.waits_for_a_device():
            self.idle()
            self._act_as_was_asked()

    def _act_as_was_asked(self) -> None:
        """The disk has caught up: a press that came too early counts now."""
        if self._held_press is not None and not self.match.port.is_held():
            press, self._held_press = self._held_press, None
            self.handle(press)

    def tell_on(self) -> bool:
        """Tell what is to be told; whether the picture has caught up, and this scene stays."""
        teller = self.match.teller
        while not self.picture.director.busy:
            told = teller.just_told()
            if told is not None:
                self.voice.hear(told)
            news = teller.next()
            if isinstance(news, TakenBack):
                teller.take_back()
                self.match.show_position()
                if self.match.view.phase not in self.waits_in:
                    return self.hand_over(self.match.flow.waiting(self.match))
            elif news is None:
                if told is None or self.match.view.phase in self.waits_in:
                    return True
                return self.hand_over(self.match.flow.waiting(self.match))
            elif isinstance(news.event, self.tells):
                teller.tell(self.script_of)
            elif self.lets_go:
                return self.hand_over(self.match.flow.teller_of(self.match, news.event))
            else:
                return True
        return False

    def hand_over(self, scene: Scene) -> bool:
        """Another scene goes on from here."""
        self.backstage.stack.replace(scene, self.leaves_by)
        return False

    @property
    def is_hurried(self) -> bool:
        """While something is told: a press then wants it to be over, and nothing else."""
        return self.picture.director.busy

    def by_button(self, press: Press) -> Press:
        """What a click asks for: on a button of the screen, or on the words that name one, what
        that is for; else what it is."""
        asked = self.match.tower_buttons.under(press)
        if asked is not None and press.intent in CLICKS:
            return Press(press.device, asked)
        said = self.asked_by_words(press) if press.intent is Intent.PRESS else None
        return press if said is None else Press(press.device, said)

    def asked_by_words(self, press: Press) -> Intent | None:
        """What is asked for by whoever clicks on words of the line."""
        return self.voice.asked_at(press.x, press.y)

    def handle(self, press: Press) -> None:
        """From what counts at any moment down to what only this scene understands."""
        press = self.by_button(press)
        solo, is_busy = self.match.solo_seat, self.picture.director.busy
        if solo is not None and press.intent not in _ASKS_NOTHING:
            self.match.note_hand(solo, press.device)
        if self._counts_at_any_moment(press):
            return
        if press.intent is Intent.POINT:
            if not is_busy and self.names_things:
                self.signpost.point(press)
            self.act(press)
        elif is_busy:
            self.picture.director.hurry()
        elif press.intent is Intent.SKIP and self._bot_is_next():
            self._bot_is_hurried = True
        elif self.match.port.is_held():
            self._held_press = press
        else:
            self.act(press)

    def _counts_at_any_moment(self, press: Press) -> bool:
        """A device came or went; what is said was meant, or what opens; somebody comes back."""
        if press.intent in DEVICE_CHANGES:
            self.waits_for_a_device()
            return True
        if self.voice.takes(press) or self._opens(press):
            return True
        if press.intent is Intent.CONFIRM and self._takes_a_seat_back(press.device):
            self.backstage.audio.cue(cues.PAD_FOUND)
            return True
        return False

    def _opens(self, press: Press) -> bool:
        """What may be asked at any moment, whoever's turn it is."""
        match press.intent:
            case Intent.PAUSE:
                self.pause()
            case Intent.COUNT:
                self.signpost.hush()
                self.alone.answer(press.device, self.choosing_seats)
            case Intent.ALMANAC:
                self.backstage.stack.push(self.match.flow.almanac(self.match))
            case Intent.STORY:
                self.signpost.hush()
                self.backstage.stack.push(self.match.flow.story(self.match))
            case Intent.LOOK:
                self.signpost.hush()
                self.backstage.stack.push(self.match.flow.look(self.match))
            case _:
                return False
        return True

    def submit(self, action: Action) -> None:
        """Ask the match for an act; what comes of it is told."""
        self.sheet.clear()
        self.picture.show_actors(())
        self.match.port.submit(action)
        self.tell_on()

    def let_others_act(self) -> None:
        """Whoever needs no person goes on: a bot that has thought and paused, chance, a record."""
        self.match.port.go_on(self._bot_is_hurried)
        if self.match.teller.next() is not None:
            self._bot_is_hurried = False
            self.sheet.clear()
            self.picture.show_actors(())
            self.tell_on()

    def _bot_is_next(self) -> bool:
        seats = self.match.shown.seats_to_act
        return bool(seats) and seats[0] not in self.match.company.people

    def take_back(self, press: Press) -> bool:
        """Undo the last act of whoever holds this device, if the rules of undo allow it."""
        for seat in self.match.company.people:
            speaks = self.match.device_speaks_for(seat, press.device)
            if speaks and self.match.shown.can_take_back(seat):
                self.sheet.clear()
                self.picture.stand_still()
                self.match.port.take_back(seat)
                self.backstage.audio.cue(cues.UNDO)
                self.tell_on()
                return True
        return False

    @property
    def choosing_seats(self) -> Sequence[int]:
        """Those of the people who choose something now, each for themselves."""
        return [seat for seat in self.match.company.people if seat in self.awaited]

    def _takes_a_seat_back(self, device: str) -> bool:
        """A pad that is nobody's takes the seat of one that went away, whoever's turn it is."""
        seats, waiting = self.match.company.seats, self.match.deviceless
        comes_and_goes = self.backstage.controls.can(device, Capability.COME_AND_GO)
        if not waiting or not comes_and_goes or any(seat.device == device for seat in seats):
            return False
        self.match.claim(waiting[0], device)
        name = self.match.name(waiting[0])
        self.backstage.notices.append(self.backstage.say("notices.seat_taken", name=name))
        return True

    @property
    def awaited(self) -> Sequence[int]:
        """The seats without whose device nothing goes on."""
        return self.match.shown.seats_to_act

    def waits_for_a_device(self) -> bool:
        """Stops where a seat must act whose pad went away, until somebody claims it."""
        waiting = [seat for seat in self.match.deviceless if seat in self.awaited]
        if waiting and self.backstage.stack.top is self:
            self.backstage.stack.push(self.match.flow.pad_gone(self.match, waiting[0]))
        return bool(waiting)

    def pause(self) -> None:
        """The match stands still."""
        self.backstage.stack.push(self.match.flow.pause(self.match))
