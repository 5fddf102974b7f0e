"""The ladder: every level plays any table by the rules, from its seat's knowledge alone."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from functools import cache
from itertools import pairwise, tee
from random import Random

import pytest

from kingup_game.bots.bot import Bot
from kingup_game.bots.field.field_bots import FIELD
from kingup_game.bots.ladder import LADDER, temper_of
from kingup_game.bots.levels import MAKERS, UnknownBotError, make_bot
from kingup_game.bots.players.habits import EVEN, LEANINGS
from kingup_game.bots.players.search import SearchBot
from kingup_game.bots.players.tempers import Temper, taste_of
from kingup_game.bots.protocol.messages import told_to_bots
from kingup_game.engine.actions import Action, Card, CastVote, MoveCharacter
from kingup_game.engine.cast import Place
from kingup_game.engine.chance import draw_lot
from kingup_game.engine.edition import Edition, Terms, table_sizes, terms_of
from kingup_game.engine.events import Event, RoundDealt, seen_by
from kingup_game.engine.goals import GOALS
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.engine.rules import apply, is_lot, legal_actions, seats_to_act
from kingup_game.engine.state import Phase, State, new_match
from kingup_game.engine.view import view_of
from kingup_game.table.bot_turns import question_for
from kingup_game.table.host import Host
from kingup_game.table.playing import play_out
from kingup_game.table.simulate import Series, tally_series

TABLES = [terms_of(edition, size, 1) for edition in Edition for size in table_sizes(edition)]
PEOPLE = [level.name for level in LADDER if level.name not in ("duke", "king")]
NAMES = [level.name for level in LADDER]
TINY = 0.002


def quickened(bot: Bot) -> Bot:
    """The same bot with next to no time to search."""
    if isinstance(bot, SearchBot):
        bot.budget = TINY
    return bot


def fresh_host(table: Terms, seed: int = 3) -> Host:
    seats = tuple(SeatEntry(str(seat), "bot") for seat in range(table.players))
    return Host(Header(table, seats, seed, "test"))


@pytest.mark.parametrize("table", TABLES, ids=lambda t: f"{t.edition}-{t.players}")
def test_all_levels_play_whole_matches_at_every_table(table: Terms) -> None:
    host = fresh_host(table)
    names = [NAMES[(seat + table.players) % len(NAMES)] for seat in range(table.players)]
    play_out(host, [quickened(make_bot(name, table, s, 3)) for s, name in enumerate(names)])
    assert host.is_over


def moments(table: Terms, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A random match: each state in which seat 0 is asked, and all that had happened."""
    source, state, events = Random(seed), new_match(table), list[Event]()
    while state.phase is not Phase.OVER:
        if is_lot(state):
            action: Action = draw_lot(state, source, first=0)
        else:
            seat = seats_to_act(state)[-1]
            if seat == 0:
                yield state, list(events)
            action = source.choice(legal_actions(state, seat))
        state, happened = apply(state, action)
        events += told_to_bots(happened)


def deciding(bot: Bot, match: list[tuple[State, list[Event]]]) -> Iterator[Action]:
    """What a bot decides at each moment, no sooner than it is asked for."""
    heard = 0
    for state, events in match:
        for event in events[heard:]:
            bot.observe(seen_by(event, 0))
        heard = len(events)
        yield bot.decide(view_of(state, 0), legal_actions(state, 0))


def decisions(bot: Bot, match: list[tuple[State, list[Event]]]) -> list[Action]:
    return list(deciding(bot, match))


def with_other_secrets(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """The same as seat 0 sees it: other goals elsewhere, and other cards in sealed ballots."""
    others = [goal for goal in GOALS if goal not in state.goals]
    goals = (state.goals[0], *others[: state.terms.players - 1])
    sealed = (*[None if card is None else Card.YES for card in state.ballots],)
    told = [replace(e, goals=goals) if isinstance(e, RoundDealt) else e for e in events]
    return state._replace(goals=goals, ballots=sealed), told


@pytest.mark.parametrize("name", [*NAMES, *(idea.name for idea in FIELD)])
@pytest.mark.parametrize("edition", Edition)
def test_what_is_hidden_changes_no_decision(name: str, edition: Edition) -> None:
    table = terms_of(edition, 4, 1)
    match = list(moments(table, 2))
    elsewhere = [with_other_secrets(state, events) for state, events in match]
    assert elsewhere != match
    bots = [quickened(make_bot(name, table, 0, 3)) for _ in range(2)]
    assert decisions(bots[0], match) == decisions(bots[1], elsewhere)


@pytest.mark.parametrize("name", PEOPLE)
def test_the_same_seed_gives_the_same_match_and_another_another(name: str) -> None:
    table = terms_of("classic", 4, 1)

    def record(seed: int) -> str:
        host = fresh_host(table)
        play_out(host, [make_bot(name, table, seat, seed) for seat in range(4)])
        return host.record()

    assert record(1) == record(1)
    assert len({record(seed) for seed in range(4)}) > 1


def test_a_question_to_the_worker_holds_no_goal_of_another_seat() -> None:
    host = fresh_host(terms_of("classic", 4, 1))
    host.draw_lot()
    goals = [host.view(seat).goal or "" for seat in range(4)]
    seat = host.seats_to_act[0]
    sent = pickle.dumps(question_for(seat, "king", host))
    assert goals[seat].encode() in sent
    assert not any(goals[other].encode() in sent for other in range(4) if other != seat)


@pytest.mark.parametrize(("below", "level"), list(pairwise(["random", *PEOPLE])))
def test_each_level_of_people_wins_more_than_its_share_below(below: str, level: str) -> None:
    series = Series(terms_of("classic", 4), (level, below, below, below), 60, 2, shuffle_seats=True)
    assert tally_series(series).by_bot[level].wins > 60 / 4


def test_the_ladder_has_a_face_and_a_temperament_for_each() -> None:
    assert sorted(level.portrait for level in LADDER) == [1, 2, 3, 4, 5, 6]
    assert {level.temper for level in LADDER} == set(Temper)


@pytest.mark.parametrize("level", NAMES)
def test_a_level_can_be_asked_for_in_any_temperament(level: str) -> None:
    for temper in Temper:
        assert f"{level}:{temper}" in MAKERS
        assert temper_of(f"{level}:{temper}") is temper
    assert temper_of(level) in Temper
    assert make_bot(f"{level}:miser", terms_of("classic", 4), 0, 1).name == level


@cache
def random_match(seed: int) -> list[tuple[State, list[Event]]]:
    return list(moments(terms_of("classic", 4, 3), seed))


def playing(level: str, temper: Temper) -> Iterator[Action]:
    """What one seat decides in the same few random matches."""
    for seed in range(6) if level in PEOPLE else [3]:
        bot = make_bot(f"{level}:{temper}", terms_of("classic", 4, 3), 0, 3)
        yield from deciding(quickened(bot), random_match(seed))


@cache
def usual(level: str) -> Iterator[Action]:
    """The same of the steady one, found once for all who are compared: each has a copy of it."""
    return tee(playing(level, Temper.STEADY), 1)[0]


@pytest.mark.parametrize("temper", [temper for temper in Temper if temper is not Temper.STEADY])
@pytest.mark.parametrize("level", NAMES)
def test_every_temperament_plays_otherwise_than_the_steady_one(level: str, temper: Temper) -> None:
    """Played side by side, until they part."""
    moments_of_both = zip(playing(level, temper), copy(usual(level)), strict=True)
    assert any(decided != usual for decided, usual in moments_of_both)


def test_a_miser_parts_with_fewer_nos_than_a_hothead() -> None:
    table = terms_of("classic", 4, 1)
    match = [moment for seed in range(4) for moment in moments(table, seed)]
    votes = [moment for moment in match if moment[0].phase is Phase.VOTE]

    def noes(temper: Temper) -> int:
        bots = (make_bot(f"cook:{temper}", table, 0, 3) for _ in votes)
        played = [decisions(bot, [moment])[0] for bot, moment in zip(bots, votes, strict=True)]
        return sum(vote == CastVote(0, Card.NO) for vote in played)

    assert noes(Temper.HOTHEAD) > noes(Temper.MISER)


def test_no_temperament_shows_where_the_steady_one_plays() -> None:
    assert set(LEANINGS) == set(PEOPLE)
    for leanings in LEANINGS.values():
        assert set(leanings) == set(Temper)
        assert leanings[Temper.STEADY] == EVEN
        assert len(set(leanings.values())) == len(Temper)


def test_a_kingmaker_likes_to_see_somebody_on_the_throne() -> None:
    host = fresh_host(terms_of("classic", 4, 1))
    taste = taste_of(Temper.KINGMAKER, 0.5)
    to_throne, one_up = (MoveCharacter(0, "A", to) for to in (Place.THRONE, Place.FLOOR_2))
    assert taste(host.view(0), to_throne) == 0.5
    assert taste(host.view(0), one_up) == 0


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBotError, match=r"page, cook.*duke:miser"):
        make_bot("emperor", terms_of("classic", 4), 0, 0)
