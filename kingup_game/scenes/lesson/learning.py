"""What a course may ask of the match of its lesson, and do in it: by presses, as people do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Character, Place
from kingup_game.engine.state import Phase
from kingup_game.scenes.kit.stack import Stack
from kingup_game.scenes.lesson.lesson_count import LessonCount
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.turn_scene import TurnScene
from kingup_game.scenes.match.vote import Vote
from kingup_game.stage.area import Area
from kingup_game.stage.castle.free_places import place_near
from kingup_game.stage.castle.standing import standing_area
from kingup_game.stage.seats.question_ribbon import MARQUEE
from kingup_game.stage.seats.vote_cards import AREAS

INTENT_OF: Final = {
    Card.NO: Intent.NO,
    Card.YES: Intent.YES,
    Card.STOMACHACHE: Intent.STOMACH,
}


@dataclass(frozen=True)
class Ask:
    """One press that is asked for: what is said, where it belongs, and what comes of it."""

    words: str
    at: Area
    do: Callable[[], None]
    button: Intent = Intent.CONFIRM
    values: Mapping[str, object] = field(default_factory=dict)
    light: Area | None = None
    """What is not darkened, where it is more than the thing itself."""
    picture: str = ""
    """Of whoever it is about, or of what happens: beside the words."""


@dataclass(frozen=True)
class Aside:
    """Something is said while the match goes on."""

    words: str
    at: Area
    values: Mapping[str, object] = field(default_factory=dict)
    picture: str = ""
    goes_on: bool = False
    """Whether rivals act meanwhile: by what they do the castle stays where it is."""


LessonStep = Ask | Aside | Callable[[], bool]
"""A lesson waits for a press, for nothing, or until something is so."""


class Learning:
    """The match as a learner sees it, and the learner's hand in it."""

    def __init__(self, match: MatchContext, stack: Stack) -> None:
        self._match = match
        self._stack = stack
        self.device = match.backstage.controls.last_device
        """Whose press it is that counts."""

    def name(self, character: Character) -> str:
        """A character, as sentences about them want it."""
        return self._match.voice.character(character)

    def rival(self, seat: int) -> str:
        """What a rival is called."""
        return self._match.name(seat)

    # What is so.

    def is_asked(self) -> bool:
        """It is the learner's turn to place or to climb."""
        top = self._stack.top
        return isinstance(top, TurnScene) and top.asked_seat is not None and self._is_quiet

    def is_voting(self) -> bool:
        """A ballot is open."""
        is_open = self._match.view.phase is Phase.VOTE
        return is_open and isinstance(self._stack.top, Vote) and self._is_quiet

    def is_at(self, character: Character, place: Place) -> bool:
        """Somebody has come to a place, and everything is quiet."""
        return self._match.picture.standing.place_of(character) is place and self._is_quiet

    def vote_is_over(self) -> bool:
        """Whoever stood for election has been crowned or refused."""
        return self._match.view.phase is not Phase.VOTE

    def is_scored(self) -> bool:
        """The goal lies open, to be counted."""
        return isinstance(self._stack.top, LessonCount)

    def is_counted(self) -> bool:
        """Every point has landed."""
        return self.count.is_done

    @property
    def count(self) -> LessonCount:
        """The scene that counts."""
        assert isinstance(self._stack.top, LessonCount)
        return self._stack.top

    @property
    def _is_quiet(self) -> bool:
        return not self._match.picture.director.busy and not self._stack.changing

    # Where things are.

    def who(self, character: Character) -> Area:
        """Where somebody stands."""
        return standing_area(self._match.picture.standing.spot(character))

    def people_beside(self, thing: Area) -> list[Area]:
        """Where all stand and sit who are not part of it, or would stand if they were pushed."""
        there = [self.who(one) for one in self._match.view.terms.characters]
        there += [panel.area for panel in self._match.picture.panels.panels]
        if isinstance(self._stack.top, TurnScene):
            there += self._stack.top.signpost.spared
        return [one for one in there if not thing.holds(*one.middle)]

    def floor(self, floor: Place) -> Area:
        """Everybody who stands on a floor."""
        standing = self._match.picture.standing
        places = [self.who(one) for one in standing.at(floor)]
        first, last = places[0], places[-1]
        return first._replace(width=last.right - first.x)

    def free_place(self, floor: Place, character: Character) -> Area:
        """Where somebody would be set down on a floor."""
        standing = self._match.picture.standing
        return standing_area(place_near(standing, floor, standing.spot(character).x))

    def election(self, card: Card) -> Area:
        """From card to card, with the candidate between them, and what is asked."""
        areas = [AREAS[one] for one in {Card.NO, Card.YES, card}]
        left, top = min(one.x for one in areas), min(one.y for one in areas)
        right, bottom = max(one.right for one in areas), MARQUEE.bottom
        return Area(left, top, right - left, bottom - top)

    def card(self, card: Card) -> Area:
        """A ballot card, while one votes."""
        return AREAS[card]

    # What the learner's hand does.

    def lift(self, character: Character, floor: Place) -> None:
        """Have somebody in the hand, over a floor."""
        self._pointer(Intent.PRESS, self.who(character))
        self._pointer(Intent.POINT, self.free_place(floor, character))
        self.hush()

    def look_at(self, character: Character) -> None:
        """Have the focus on somebody."""
        self._pointer(Intent.POINT, self.who(character))
        self.hush()

    def set_down(self) -> None:
        """Let go of whoever is in the hand."""
        self._press(Intent.CONFIRM)

    def push(self, character: Character) -> None:
        """Have somebody climb, or try to."""
        self._pointer(Intent.PRESS, self.who(character))

    def hush(self) -> None:
        """The raven says it: nothing is to be read twice."""
        if isinstance(self._stack.top, TurnScene):
            self._stack.top.signpost.hush()

    def vote(self, card: Card) -> None:
        """Play a card, and mean it."""
        self._press(INTENT_OF[card])
        self._press(Intent.CONFIRM)

    def hurry(self) -> None:
        """Have whatever is shown rush by, or a rival who thinks be done."""
        self._press(Intent.SKIP)

    def _press(self, intent: Intent) -> None:
        self._stack.handle(Press(self.device, intent))

    def _pointer(self, intent: Intent, at: Area) -> None:
        self._stack.handle(Press(self.device, intent, *at.middle))


@dataclass(frozen=True)
class Course:
    """What is taught, step by step."""

    steps: Callable[[Learning], Iterator[LessonStep]]
    beats: int
    """So many presses it takes."""


def ballot(learning: Learning, words: str, card: Card, about: Mapping[str, object]) -> Ask:
    """A card is asked for; whoever stands for election stays in the light."""
    return Ask(
        words,
        learning.card(card),
        lambda: learning.vote(card),
        INTENT_OF[card],
        values=about,
        light=learning.election(card),
    )
