"""Play-outs in lanes keep what seats go by in step with the boards."""

from __future__ import annotations

from random import Random

import pytest

from kingup_game.bots.belief.goal_belief import Personas
from kingup_game.bots.belief.seen_moment import lead
from kingup_game.bots.belief.styles import CLIMB_STYLES, PLACE_STYLES, VOTE_STYLES
from kingup_game.bots.lanes import bit_planes
from kingup_game.bots.lanes.many_rounds import Lanes
from kingup_game.bots.lanes.rollout import Rollout
from kingup_game.bots.lanes.worlds import rival_seat
from kingup_game.bots.players.win_chances import chance_of_margin, margins
from kingup_game.engine.cast import CAST_INDEX, Place
from kingup_game.engine.edition import Edition, Terms, house_rules_of, terms_of
from kingup_game.engine.goals import GOALS
from kingup_game.engine.scoring import round_points, still_in_castle, winners
from kingup_game.engine.state import Hand, empty_board, full_hands

TABLES = [
    terms_of("classic", 3),
    terms_of("classic", 6),
    terms_of("jester", 2),
    terms_of("jester", 7),
]
# Also house rules that are still to come: whoever counts points for opponents has to learn them.
WITH_EVERY_RULE = [
    terms_of(edition, 3, house=dict.fromkeys(house_rules_of(edition), True)) for edition in Edition
]
WIDTH = 64


def _fresh_rollout(table: Terms, seed: int) -> tuple[Rollout, list[list[int]]]:
    """A rollout before the first placement, and each lane's goals by seat."""
    source = Random(seed)
    worlds = [source.sample(range(len(GOALS)), table.players) for _ in range(WIDTH)]
    seats = [
        rival_seat(
            Personas(
                bytes(world[seat] for world in reversed(worlds)),
                bytes(source.choices(range(len(PLACE_STYLES) + 1), k=WIDTH)),
                bytes(source.choices(range(len(CLIMB_STYLES) + 1), k=WIDTH)),
                bytes(source.choices(range(len(VOTE_STYLES) + 1), k=WIDTH)),
            ),
            blocks=1,
        )
        for seat in range(table.players)
    ]
    lanes = Lanes(table, empty_board(table), full_hands(table), WIDTH)
    return Rollout(lanes, seats, 0, source), worlds


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_leads_kept_step_by_step_are_those_of_the_board(table: Terms) -> None:
    rollout, worlds = _fresh_rollout(table, 4)
    rollout.place_rest(0, table.placements)
    rollout.start_climb()
    turn = 0
    while rollout.lanes.live.bit_count() > WIDTH // 4:
        rollout.climb(rollout.choose_climb(turn % table.players))
        rollout.elect()
        turn += 1
        for lane in range(WIDTH):
            if rollout.lanes.live >> lane & 1:
                board = rollout.lanes.board(lane)
                for seat, kept in enumerate(rollout.leads.of_seat):
                    assert _number(kept, lane) == lead(worlds[lane][seat], board)


@pytest.mark.parametrize("table", [*TABLES, *WITH_EVERY_RULE], ids=str)
@pytest.mark.parametrize("round_number", [1, 3])
def test_margins_are_those_of_the_engines_scores(table: Terms, round_number: int) -> None:
    rollout, worlds = _fresh_rollout(table, 9)
    rollout.place_rest(0, table.placements)
    rollout.start_climb()
    rollout.play_on(0)
    totals = [20 + seat for seat in range(table.players)]
    margin = margins(rollout, 1, totals, round_number)
    for lane in range(WIDTH):
        board, goals = rollout.lanes.board(lane), [GOALS[goal] for goal in worlds[lane]]
        points = round_points(table, round_number, goals, board)
        after = [total + own for total, own in zip(totals, points, strict=True)]
        if round_number < 3:
            best_rival = max(total for seat, total in enumerate(after) if seat != 1)
            assert _number(margin, lane) == after[1] - best_rival
        else:
            castle = [still_in_castle(goal, board) for goal in goals]
            won = winners(after, castle)
            assert chance_of_margin(_number(margin, lane), 0) == _share(1 in won, len(won))


def test_a_seat_whose_style_is_to_refuse_strangers_refuses_them() -> None:
    table = terms_of("classic", 4)
    picky = next(index for index, style in enumerate(VOTE_STYLES) if style.name == "picky")
    friend = next(i for i, style in enumerate(VOTE_STYLES) if style.name == "friend of all")
    seats = [
        rival_seat(
            Personas(
                bytes([goal] * 8), bytes(8), bytes(8), bytes([picky if goal == 2 else friend] * 8)
            ),
            blocks=1,
        )
        for goal in range(4)
    ]
    for seat in seats:
        seat.slips = False
    stranger = next(index for index in range(13) if "ABCDEFGILMNOP"[index] not in GOALS[2])
    board = bytearray(13)
    board[stranger] = 6
    lanes = Lanes(table, bytes(board), full_hands(table), 8)
    rollout = Rollout(lanes, seats, 0, Random(1))
    rollout.start_climb()
    rollout.elect()
    assert lanes.live == lanes.everywhere
    assert [heap[-1] for heap in lanes.nos] == [255, 255, 0, 255]


def test_who_searches_mostly_saves_its_own_while_another_could_refuse_them() -> None:
    assert 600 < _saved(nos_of_others=1) < 900
    assert _saved(nos_of_others=0) == 0


def _saved(nos_of_others: int) -> int:
    """In how many of 1024 rounds the Stomachache of the one seat that searches is gone."""
    table, width = terms_of("jester", 3), 1024
    friend = next(i for i, style in enumerate(VOTE_STYLES) if style.name == "friend of all")
    votes = [len(VOTE_STYLES), friend, friend]
    seats = [
        rival_seat(
            Personas(bytes([0] * width), bytes(width), bytes(width), bytes([vote] * width)), 1
        )
        for vote in votes
    ]
    for seat in seats[1:]:
        seat.slips = False
    board = bytearray(14)
    board[CAST_INDEX[GOALS[0][0]]] = Place.THRONE
    hands = [Hand(2, True), *[Hand(nos_of_others, True)] * 2]
    rollout = Rollout(Lanes(table, bytes(board), hands, width), seats, 0, Random(2))
    rollout.start_climb()
    rollout.elect()
    kept = rollout.lanes.aches[0].bit_count()
    slips = width // 32
    return max(0, width - kept - slips)


def _number(kept: bit_planes.Planes, lane: int) -> int:
    bits = [plane >> lane & 1 for plane in kept]
    value = sum(bit << weight for weight, bit in enumerate(bits))
    return value - (bits[-1] << len(bits))


def _share(won: bool, winners_there: int) -> float:
    if not won:
        return 0.0
    return 1.0 if winners_there == 1 else 0.5
