"""What one person sees alone behind the curtain: the card, and whatever makes it fair for them."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.app.presses import Intent
from kingup_game.engine.actions import Card
from kingup_game.engine.goals import Goal
from kingup_game.engine.scoring import worth
from kingup_game.engine.stakes import stakes_of
from kingup_game.engine.view import View
from kingup_game.scenes.kit.speech import Speech
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.told_counsel import told_counsel
from kingup_game.stage.seats.goal_card import Stake
from kingup_game.stage.widgets.curtain_page import CurtainPage, Secret
from kingup_game.table.coaching import Counsel
from kingup_game.theme.durations import ADVICE_PAGE


def secret_of(match: MatchContext, seat: int, *, closes_itself: bool) -> Secret:
    """The card of a seat, in the words of whoever sits there."""
    view, aids = match.shown.view(seat), match.company.seats[seat].aids
    assert view.goal is not None
    assert view.hand is not None
    speech, device = match.voice.to(seat), match.company.seats[seat].device
    address = match.shown.almanac.address(view.goal)
    banner = speech.say(f"almanac.{address.banner}")
    named = speech.say("almanac.address", banner=banner, number=address.number)
    button = match.backstage.button
    almanac, close = (button(intent, device) for intent in (Intent.ALMANAC, Intent.CONFIRM))
    return Secret(
        named,
        view.goal,
        _worth(speech, view, view.goal, has_stakes=aids.worths),
        view.board,
        [Card.NO] * view.hand.no + [Card.STOMACHACHE] * view.hand.stomachache,
        speech.say("curtain.remember", button=almanac, address=named),
        speech.say("curtain.closes" if closes_itself else "curtain.close", button=close),
        worths=[worth(one, view.board) for one in view.goal] if aids.worths else (),
        square=match.shown.almanac.goals.index(view.goal) if aids.own_card else None,
        plan_words=speech.say("curtain.plan"),
        banner="" if aids.own_card or match.may_ask_the_raven(seat) else address.banner,
    )


def _worth(speech: Speech, view: View, goal: Goal, *, has_stakes: bool) -> Sequence[Stake]:
    """What the goal is worth; in a vote, what either outcome makes of it for whoever may see."""
    if view.nominee is None or not has_stakes:
        return (Stake(speech.say("own.worth"), worth(goal, view.board)),)
    stakes = stakes_of(view.terms, goal, view.board, view.nominee)
    return Stake(speech.say("votes.yes"), stakes.yes), Stake(speech.say("votes.no"), stakes.no)


class PrivateRaven:
    """Asked when somebody goes behind the curtain who has something to choose; heard only there."""

    def __init__(self, match: MatchContext, seat: int) -> None:
        self._match = match
        self._seat = seat
        self._counsel: Counsel | None = None
        self._first = self._rest = self._ticks = 0
        """Large letters show some advice, and then the rest."""
        self.is_asked = match.may_ask_the_raven(seat)

    def ask(self) -> None:
        """Have it think, if it may be asked at all."""
        if self.is_asked:
            self._match.port.consult(self._seat)

    def rest(self) -> None:
        """Nobody listens any more."""
        if self.is_asked:
            self._match.port.dismiss_coach()

    def speak(self, page: CurtainPage) -> None:
        """Show what it found, once it has found it; what has no room beside it, after a while."""
        if not self.is_asked:
            return
        if self._counsel is not None:
            self._ticks += 1
            if self._ticks % ADVICE_PAGE == 0 and self._first != self._rest:
                self._first = self._rest
                self.repeat(page)
            return
        self._counsel = self._match.port.counsel()
        if self._counsel is not None:
            self.repeat(page)

    def repeat(self, page: CurtainPage) -> None:
        """The same again, on a page that was drawn anew."""
        if self._counsel is None or not self._counsel.choices:
            return
        speech, nominee = self._match.voice.to(self._seat), self._match.view.nominee
        advised = told_counsel(self._counsel, speech, nominee)
        heading = speech.say(f"coach.{self._counsel.sureness}")
        self._rest = page.advise(heading, speech.say("coach.chance"), advised, self._first)
