"""A round begins: night falls over the last one, and in the morning all are in the courtyard."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from kingup_game.engine.events import RoundDealt
from kingup_game.engine.scoring import LAST_ROUND
from kingup_game.motion.script import Script, call, then, together, tween
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.round_told import NEEDED as SIGN_NEEDS
from kingup_game.scenes.match.teller import Follow
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.warm_up import Rehearsal
from kingup_game.stage.castle.goal_deal import backs_on, deal
from kingup_game.stage.castle.round_title import RoundTitle
from kingup_game.theme import cues
from kingup_game.theme.durations import (
    BETWEEN_ARRIVALS,
    BETWEEN_BEDTIMES,
    PEOPLE_COME,
    PEOPLE_GO,
    PEOPLE_SLEEP,
    SEATS_WAIT,
    TITLE_COMES,
    TITLE_STANDS,
    TITLE_STANDS_FIRST,
)

FIRST: Final = 1
_SNORES: Final = 2
"""One of so many who sleep."""


def title_of(match: MatchContext, dealt: RoundDealt) -> RoundTitle:
    """What stands on the ribbon: the same for all, and nothing that was not told."""
    say = match.backstage.say
    return RoundTitle(
        match.backstage.measure,
        dealt.round,
        *_words_of(match, dealt.round),
        say("season.begins", name=match.name(dealt.first)),
        match.face(dealt.first).picture(),
    )


def foresee(match: MatchContext, number: int) -> Iterator[None]:
    """A round comes soon: its light, and what is known of its title, which is not who begins; a
    piece a tick."""
    if number <= match.terms.rounds:
        title = foretold_title(match, number)
        yield
        match.picture.rehearse(title.sheet, has_time=True)
        yield
        match.picture.rehearse(match.picture.castle.looks_in(number), has_time=True)
        yield
        match.picture.rehearse(match.picture.castle.looks_of_sunrise(number), has_time=True)


def foretold_title(match: MatchContext, number: int) -> RoundTitle:
    """What is known of it before that round is dealt."""
    face = match.picture.panels[0].face.picture()
    return RoundTitle(match.backstage.measure, number, *_words_of(match, number), "", face)


def draw_title_ahead(match: MatchContext, number: int) -> Iterator[None]:
    """While a cover closes, before the match lives that would rehearse it."""
    looks = foretold_title(match, number).sheet.stacked()
    yield
    rehearsal = Rehearsal()
    rehearsal.expect(looks, patience=len(looks))
    for _ in range(2 * len(looks)):
        rehearsal.update(match.backstage.painter.workshop)
        yield


def expect_morning(match: MatchContext, dealt: RoundDealt) -> None:
    """The round is there: while the night falls all is read that it shows first. Of what was made
    ready before the pages of the last one much was driven out. The title is rehearsed with one that
    nobody sees: the painter has to find each change of what is shown."""
    match.picture.expect(SIGN_NEEDS)
    backs = Sheet()
    backs_on(backs, len(match.picture.panels.panels))
    looks = title_of(match, dealt).sheet, match.picture.castle.annexes.looks()
    match.backstage.painter.foresee(*looks, backs)
    for sheet in (*looks, backs):
        match.picture.rehearse(sheet, has_time=True)


def _words_of(match: MatchContext, number: int) -> tuple[str, str]:
    say = match.backstage.say
    title = "season.only" if match.terms.rounds == FIRST else "scoring.title"
    return say(title, round=number), say(f"season.{_news(match, number)}")


def _news(match: MatchContext, number: int) -> str:
    terms = match.terms
    if number == FIRST:
        return "first"
    if number == terms.rounds == LAST_ROUND and terms.house.zero_is_33:
        return "zero"
    key = "new" if number < terms.rounds else "last"
    return f"{key}_with_aches" if terms.stomachaches else key


def begin(match: MatchContext, dealt: RoundDealt, title: RoundTitle, follow: Follow) -> Script:
    """The sun sinks and everybody leaves, which nothing covers; by night comes the title, and
    everybody is back at the start; the title leaves with the night, and covers no morning."""
    picture = match.picture
    castle, panels = picture.castle, picture.panels
    match.voice.line.show("")
    is_first = dealt.round == FIRST
    if not is_first:
        yield together(panels.step_out(), castle.end_day(dealt.round), _leave(match))
    picture.audio.cue(cues.ROUND_BEGIN)
    card = partial(picture.audio.cue, cues.CARD_FLIP)
    castle.dim()
    picture.asked_x.clear()
    follow()
    match.show_position()
    if is_first:
        yield title.come()
        yield together(TITLE_STANDS_FIRST, deal(picture.sheet, panels.panels, card))
        yield title.go()
        return
    goals = then(TITLE_COMES, deal(picture.sheet, panels.panels, card))
    yield together(title.come(), _arrive(match), goals)
    yield TITLE_STANDS
    seats = then(SEATS_WAIT, panels.step_back())
    yield together(title.go(), castle.begin_day(partial(_crow, match)), seats)


def _crow(match: MatchContext) -> None:
    """A cock that rushes by is gone before it would have been heard."""
    if not match.picture.director.is_hurried:
        match.picture.audio.cue(cues.COCK_CROW)


def _leave(match: MatchContext) -> Script:
    """Whoever is in the castle falls asleep with the sun, one after the other, while the rooms grow
    dark; nobody leaves before it is night: no house stands empty."""
    castle, tokens = match.picture.castle, list(match.picture.tokens.values())
    asleep = PEOPLE_SLEEP + PEOPLE_GO
    sleeping = (
        then(
            number * BETWEEN_BEDTIMES,
            call(partial(token.feel, "sleepy")),
            0 if number % _SNORES else castle.sleep(token.spot, asleep - number * BETWEEN_BEDTIMES),
        )
        for number, token in enumerate(tokens)
    )

    def go(alpha: float) -> None:
        for token in tokens:
            token.be_seen(alpha)

    yield together(*sleeping, then(PEOPLE_SLEEP, tween(go, OPAQUE_ALPHA, 0, PEOPLE_GO)))


def _arrive(match: MatchContext) -> Script:
    """One after the other stands in the courtyard."""
    tokens = match.picture.tokens.values()
    for token in tokens:
        token.be_seen(0)
    yield together(
        *(
            then(
                number * BETWEEN_ARRIVALS,
                together(tween(token.be_seen, 0, OPAQUE_ALPHA, PEOPLE_COME), token.jump()),
            )
            for number, token in enumerate(tokens)
        )
    )
