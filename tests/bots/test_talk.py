"""Bots talk about what everybody saw, so that no line gives a secret away."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kingup_game.bots.players.tempers import Temper
from kingup_game.bots.talk import ALIKE, VARIANTS, Moment, Remark, Talk
from kingup_game.engine.actions import Action
from kingup_game.engine.cast import JESTER
from kingup_game.engine.chance import draw_lot
from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import Event, RoundDealt, RoundScored, VotesRevealed, seen_by
from kingup_game.engine.goals import GOALS
from kingup_game.engine.rules import apply, is_lot, legal_actions, seats_to_act
from kingup_game.engine.state import Phase, new_match
from kingup_game.words.catalogue import LANGUAGES, Words

TEMPERS = {0: Temper.HOTHEAD, 1: Temper.JOKER, 3: Temper.MISER}
LONGEST_LINE = 40
MATCH_WITH_A_JESTER_KING = 12


def match_events(seed: int, edition: str = "jester") -> list[Event]:
    source, state, events = Random(seed), new_match(terms_of(edition, 4)), list[Event]()
    while state.phase is not Phase.OVER:
        if is_lot(state):
            action: Action = draw_lot(state, source)
        else:
            action = source.choice(legal_actions(state, seats_to_act(state)[0]))
        state, happened = apply(state, action)
        events += happened
    return events


def lines(events: list[Event], seed: int = 7) -> list[tuple[int, str] | None]:
    talk = Talk(TEMPERS, seed)
    remarks = [talk.remark(event) for event in events]
    return [(remark.seat, remark.line) if remark else None for remark in remarks]


def test_matches_that_differ_only_in_secrets_are_talked_about_alike() -> None:
    events = match_events(1)
    other_goals = [goal for goal in GOALS if goal != GOALS[0]]
    elsewhere = [
        replace(event, goals=tuple(other_goals[event.round * 4 : event.round * 4 + 4]))
        if isinstance(event, RoundDealt)
        else event
        for event in events
    ]
    assert elsewhere != events
    assert any(lines(events))
    assert lines(elsewhere) == lines(events)
    assert lines([seen_by(event, None) for event in events]) == lines(events)


def test_who_voted_what_is_never_told_apart() -> None:
    events = match_events(2)
    shuffled = [
        replace(event, cards=tuple(reversed(event.cards)))
        if isinstance(event, VotesRevealed)
        else event
        for event in events
    ]
    assert shuffled != events
    assert lines(shuffled) == lines(events)


def test_goals_on_the_table_are_no_matter_of_talk() -> None:
    events = match_events(3)
    hidden = [
        replace(event, goals=GOALS[:4]) if isinstance(event, RoundScored) else event
        for event in events
    ]
    assert lines(hidden) == lines(events)


def test_only_seats_with_a_temperament_speak_and_every_moment_comes() -> None:
    said = [line for seed in range(30) for line in lines(match_events(seed), seed) if line]
    assert {seat for seat, _ in said} == set(TEMPERS)
    assert {line.rpartition("_")[0] for _, line in said} == set(Moment)


def test_a_temperament_is_heard() -> None:
    events = [event for seed in range(8) for event in match_events(seed)]
    loud, quiet = Talk({0: Temper.JOKER}, 1), Talk({0: Temper.STEADY}, 1)
    counts = [sum(talk.remark(event) is not None for event in events) for talk in (loud, quiet)]
    assert counts[0] > counts[1] > 0


def variants(moment: Moment, *tempers: Temper) -> list[str]:
    """All lines for a moment that opponents of these temperaments have."""
    own = () if moment in ALIKE else tempers
    return [f"{moment}_{variant}" for variant in (*range(1, VARIANTS + 1), *own)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_in_the_catalogue_and_fits_a_bubble(language: str) -> None:
    words = Words(language)
    lines = [words.say(f"talk.{line}") for moment in Moment for line in variants(moment, *Temper)]
    assert [line for line in lines if len(line) > LONGEST_LINE] == []
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("temper", Temper)
def test_every_temperament_has_four_lines_for_every_moment(temper: Temper) -> None:
    events = [*match_events(5), *match_events(MATCH_WITH_A_JESTER_KING)]
    telling: dict[str, set[str]] = {moment: set() for moment in Moment}
    for seed in range(60):
        if all(len(telling[moment]) == len(variants(moment, temper)) for moment in Moment):
            break  # whoever has more lines than these is heard with them as often
        talk = Talk({0: temper, 1: temper, 2: temper, 3: temper}, seed)
        for event in [*events, *match_events(seed % 6)]:
            remark = talk.remark(event)
            if remark is not None:
                telling.setdefault(remark.line.rpartition("_")[0], set()).add(remark.line)
    for moment in Moment:
        assert telling[moment] == set(variants(moment, temper))


def test_a_jester_who_was_refused_is_not_mourned() -> None:
    events = [event for seed in range(40) for event in match_events(seed)]
    for index, event in enumerate(events):
        if isinstance(event, VotesRevealed) and event.nominee == JESTER:
            said = {
                line.line.rpartition("_")[0]
                for seed in range(6)
                if (line := lines_after(events[:index], event, seed)) is not None
            }
            assert said <= {Moment.JESTER_REFUSED, Moment.JESTER_CROWNED, Moment.STOMACHACHE}


def lines_after(past: list[Event], event: Event, seed: int) -> Remark | None:
    talk = Talk(TEMPERS, seed)
    for before in past[-20:]:
        talk.remark(before)
    return talk.remark(event)


def test_a_rising_jester_is_greeted() -> None:
    said = [line for seed in range(30) for line in lines(match_events(seed), seed) if line]
    assert any(line.startswith("jester_rises") for _, line in said)
    classic = [line for seed in range(5) for line in lines(match_events(seed, "classic")) if line]
    assert not any(line.startswith("jester_rises") for _, line in classic)
    assert JESTER not in terms_of("classic", 4).characters
