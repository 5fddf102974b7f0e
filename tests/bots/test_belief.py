"""Belief follows what is seen, never what is hidden."""

from __future__ import annotations

from random import Random

import pytest

from kingup_game.bots.belief import searcher_belief
from kingup_game.bots.belief.goal_belief import Belief, compare, draw_worlds
from kingup_game.bots.belief.memory import Memory
from kingup_game.bots.belief.seen_moment import ClimbSeen, Election, lead, placing_on
from kingup_game.bots.belief.styles import CLIMB_STYLES, PLACE_STYLES, VOTE_STYLES
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import CAST_INDEX, SUBJECTS, Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import Outcome, RoundDealt, VotesRevealed
from kingup_game.engine.goals import GOALS
from kingup_game.engine.scoring import worth

BOARD = bytes([4, 3, 2, 1, 0, 4, 3, 2, 1, 0, 4, 3, 2])


def _climb(board: bytes) -> ClimbSeen:
    """Everyone able to climb, as if no floor were ever full."""
    able = {index: Place(min(code + 1, 6)) for index, code in enumerate(board)}
    return ClimbSeen(board, tuple(able), tuple(able.values()), noes=(3, 3))


def _election(board: bytes, subject: str, held: int, noes: tuple[int, ...]) -> Election:
    return Election(board, CAST_INDEX[subject], held, noes, aches=(False,) * len(noes))


def _chance_of_wanting(belief: Belief, subject: str) -> float:
    weights = belief.goal_weights()
    return sum(weight for weight, goal in zip(weights, GOALS, strict=True) if subject in goal)


def test_a_fresh_belief_holds_every_card_equally_likely() -> None:
    assert Belief().goal_weights() == pytest.approx([1 / 26] * 26)


def test_cards_known_to_be_elsewhere_are_excluded() -> None:
    belief = Belief()
    belief.new_round([0, 7])
    weights = belief.goal_weights()
    assert weights[0] == weights[7] == 0
    assert sum(weights) == pytest.approx(1)


def test_whoever_is_raised_again_and_again_is_believed_a_favourite() -> None:
    belief = Belief()
    board = bytearray(BOARD)
    for _ in range(3):
        belief.saw_climb(_climb(bytes(board)), 1, CAST_INDEX["D"])
        board[CAST_INDEX["D"]] += 1
    assert _chance_of_wanting(belief, "D") > 0.7
    assert _chance_of_wanting(belief, "D") > _chance_of_wanting(belief, "E")


def test_a_refused_nominee_is_believed_a_stranger() -> None:
    belief = Belief()
    board = bytearray(BOARD)
    board[CAST_INDEX["A"]] = Place.THRONE
    election = _election(bytes(board), "A", 0, (3, 3, 3, 3))
    belief.saw_vote(election, 1, Card.NO)
    assert _chance_of_wanting(belief, "A") < 0.4


def test_a_stomachache_from_a_hand_with_a_no_left_is_believed_to_spare_a_favourite() -> None:
    memory = Memory(terms_of("jester", 2), seat=0)
    memory.observe(RoundDealt(1, 0, (GOALS[0], None)))
    before = _chance_of_wanting(memory.beliefs[1], "A")
    cards = (Card.YES, Card.STOMACHACHE)
    memory.observe(VotesRevealed("A", cards, Outcome.STOMACHACHE, Place.FLOOR_5))
    assert _chance_of_wanting(memory.beliefs[1], "A") > before


def test_a_friend_of_all_is_recognized_and_remembered_in_the_next_round() -> None:
    belief = Belief()
    friend = next(i for i, style in enumerate(VOTE_STYLES) if style.name == "friend of all")
    goal = GOALS.index("BCDEIO")
    board = bytearray(BOARD)
    board[CAST_INDEX["A"]] = Place.THRONE
    for held in range(6):
        election = _election(bytes(board), "A", held, (0, 3, 0, 0))
        belief.saw_vote(election, 1, Card.YES)
    belief.learn(goal)
    belief.new_round([goal])
    assert belief.votes.prior[friend] == max(belief.votes.prior)
    assert min(belief.votes.prior) > 0


def test_worlds_hold_no_card_twice() -> None:
    rivals = draw_worlds([Belief() for _ in range(5)], 200, Random(3))
    worlds = list(zip(*(rival.goals for rival in rivals), strict=True))
    assert len(worlds) == 200
    assert all(len(set(goals)) == 5 for goals in worlds)


def test_worlds_follow_the_belief() -> None:
    belief = Belief()
    board = bytearray(BOARD)
    for _ in range(2):
        belief.saw_climb(_climb(bytes(board)), 1, CAST_INDEX["D"])
        board[CAST_INDEX["D"]] += 1
    (rival,) = draw_worlds([belief], 2000, Random(8))
    share = sum("D" in GOALS[goal] for goal in rival.goals) / 2000
    assert share == pytest.approx(_chance_of_wanting(belief, "D"), abs=0.04)


def test_a_lead_is_ones_own_worth_less_that_of_the_others() -> None:
    everyone = sum(worth(subject, BOARD) for subject in SUBJECTS)
    for index, goal in enumerate(GOALS):
        own = worth(goal, BOARD)
        assert lead(index, BOARD) == own - (everyone - own)


def test_what_one_rival_does_is_expected_of_the_others_too() -> None:
    friend = next(i for i, style in enumerate(VOTE_STYLES) if style.name == "friend of all")
    beliefs = [Belief() for _ in range(3)]
    board = bytearray(BOARD)
    board[CAST_INDEX["A"]] = Place.THRONE
    for seat in (0, 1):
        for held in range(4):
            election = _election(bytes(board), "A", held, (2, 2, 2, 2))
            beliefs[seat].saw_vote(election, seat, Card.YES)
    compare(beliefs)
    unseen = beliefs[2].votes
    assert unseen.expected[friend] > unseen.prior[friend]
    assert sum(unseen.expected) == pytest.approx(1)


def test_who_does_as_searchers_do_is_believed_to_search_and_its_goal_is_seen() -> None:
    belief, goal = Belief(), GOALS.index("BCDEIO")
    _search_for(belief, goal, Random(6), placings=3, climbs=12)
    weights = belief.goal_weights()
    assert belief.searching(weights) > 0.6
    assert weights[goal] > 5 / 26


def test_a_rival_that_searched_is_expected_to_search_again_and_so_are_the_others() -> None:
    beliefs, goal = [Belief(), Belief()], GOALS.index("BCDEIO")
    at_first = beliefs[0].search.prior
    _search_for(beliefs[0], goal, Random(6), placings=3, climbs=12)
    compare(beliefs)
    assert beliefs[1].search.expected > at_first
    beliefs[0].learn(goal)
    assert at_first < 0.5 < beliefs[0].search.prior < 1


def test_who_follows_a_style_is_not_believed_to_search() -> None:
    belief, board = Belief(), bytearray(BOARD)
    for _ in range(4):
        strangers_first = next(i for i, code in enumerate(board) if code == min(board))
        belief.saw_climb(_climb(bytes(board)), 1, strangers_first)
        board[strangers_first] += 1
    assert belief.searching(belief.goal_weights()) < belief.search.prior


def test_in_as_many_worlds_as_is_likely_a_rival_searches_in_all_phases() -> None:
    belief = Belief()
    (rival,) = draw_worlds([belief], 2000, Random(8))
    searching = [style == len(VOTE_STYLES) for style in rival.votes]
    assert sum(searching) / 2000 == pytest.approx(belief.search.prior, abs=0.03)
    assert searching == [style == len(CLIMB_STYLES) for style in rival.climbs]
    assert searching == [style == len(PLACE_STYLES) for style in rival.places]


def _search_for(belief: Belief, goal: int, source: Random, placings: int, climbs: int) -> None:
    """Show what somebody who searches could do."""
    tray = bytes([Place.TRAY] * 13)
    sight = placing_on(tray)
    for _ in range(placings):
        options = [option for option, _ in searcher_belief.placings(sight, goal)]
        odds = [searcher_belief.of_placing(sight, goal, *option) for option in options]
        belief.saw_placement(tray, *source.choices(options, odds)[0])
    for _ in range(climbs):
        climb = _climb(BOARD)
        odds = [searcher_belief.of_climb(climb, goal, 1, character) for character in climb.able]
        belief.saw_climb(climb, 1, source.choices(list(climb.able), odds)[0])


def test_a_rival_alone_is_expected_to_be_as_before() -> None:
    belief = Belief()
    compare([belief])
    assert belief.votes.expected == belief.votes.prior
