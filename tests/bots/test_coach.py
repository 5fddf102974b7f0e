"""The coach advises by what the advised seat knows, honestly, in words that the catalogue has."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kingup_game.bots.advice import COUNTED, Advice, Grounds, Sureness, Why, named, sureness
from kingup_game.bots.belief.memory import Memory
from kingup_game.bots.coach import advise
from kingup_game.bots.levels import make_bot
from kingup_game.bots.reasons import Outlook, reason
from kingup_game.engine.actions import Card, CastVote, MoveCharacter, PlaceCharacter
from kingup_game.engine.cast import CAST_INDEX, DUNGEONS, JESTER, SUBJECTS, Place
from kingup_game.engine.edition import Edition, terms_of
from kingup_game.engine.events import RoundDealt, seen_by
from kingup_game.engine.goals import GOALS
from kingup_game.engine.record import Header, SeatEntry, read_record
from kingup_game.engine.state import Hand, Phase
from kingup_game.engine.view import View, view_of
from kingup_game.table.host import Host
from kingup_game.table.playing import BotSeat
from kingup_game.words.catalogue import LANGUAGES, Words
from tests.bots.last_hope import how_it_came, last_hope, upward

QUICK = 0.02
MOST_LETTERS = 56
"""Of a reason, which stands on one line beside a portrait."""


def host_at(phase: Phase, seed: int = 4, edition: Edition = Edition.CLASSIC) -> Host:
    """A match among sergeants that has come to a phase."""
    table = terms_of(edition, 3, 1)
    host = Host(Header(table, tuple(SeatEntry(str(s), "bot") for s in range(3)), seed, "t"))
    seats = [BotSeat(host, seat, make_bot("sergeant", table, seat, seed)) for seat in range(3)]
    while host.phase is not phase:
        if host.awaits_lot:
            host.draw_lot()
        else:
            host.submit(seats[host.seats_to_act[0]].choose())
    return host


def outlook_of(host: Host, **changes: object) -> Outlook:
    """What the seat in turn can tell, of a view that may be changed."""
    seat = host.seats_to_act[0]
    memory = Memory(host.header.terms, seat)
    for event in host.seen_since(seat, 0):
        memory.observe(event)
    return Outlook(host.view(seat)._replace(**changes), memory)  # type: ignore[arg-type]


def board_with(view: View, places: dict[str, Place]) -> bytes:
    board = bytearray(view.board)
    for character, place in places.items():
        board[CAST_INDEX[character]] = place
    return bytes(board)


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("phase", [Phase.PLACE, Phase.MOVE, Phase.VOTE])
def test_every_choice_is_weighed_once_and_the_same_way_each_time(
    phase: Phase, edition: Edition
) -> None:
    host = host_at(phase, edition=edition)
    seat = host.seats_to_act[0]
    options = host.options(seat)
    asked = (host.view(seat), host.seen_since(seat, 0), options, 7, QUICK)
    advice = advise(*asked)
    assert {one.action for one in advice} == set(options)
    assert len(advice) == len(options)
    assert all(0 <= one.chance <= 1 and 0 <= one.error < 0.5 for one in advice)
    assert advice == advise(*asked)


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("phase", [Phase.PLACE, Phase.MOVE, Phase.VOTE])
def test_what_is_hidden_from_the_seat_changes_no_advice(phase: Phase, edition: Edition) -> None:
    host = host_at(phase, edition=edition)
    reading, seat = read_record(host.record().encode()), host.seats_to_act[0]
    state, events = reading.state, reading.events
    assert view_of(state, seat) == host.view(seat)
    unused = [goal for goal in GOALS if goal not in state.goals]
    goals = tuple(goal if s == seat else unused[s] for s, goal in enumerate(state.goals))
    elsewhere = state._replace(goals=goals)
    told = [replace(e, goals=goals) if isinstance(e, RoundDealt) else e for e in events]
    assert (elsewhere, told) != (state, events)
    options = host.options(seat)
    both = [
        advise(view_of(s, seat), [seen_by(e, seat) for e in past], options, 7, QUICK)
        for s, past in ((state, events), (elsewhere, told))
    ]
    assert both[0] == both[1]


def advice(*chances: float, error: float = 0.01) -> list[Advice]:
    return [
        Advice(CastVote(number, Card.YES), chance, error, Grounds(Why.YES_OWN))
        for number, chance in enumerate(chances)
    ]


@pytest.mark.parametrize(
    ("best", "expected"),
    [
        (advice(0.50, 0.40), Sureness.SURE),
        (advice(0.50, 0.48), Sureness.LEANING),
        (advice(0.50, 0.49), Sureness.EVEN),
        (advice(0.50, 0.40, error=0.06), Sureness.LEANING),
        (advice(0.50, 0.40, error=0.09), Sureness.EVEN),
        (advice(0.50, 0.49, error=0.0001), Sureness.LEANING),
        (advice(0.50), Sureness.SURE),
    ],
)
def test_the_coach_is_as_sure_as_its_play_outs_are_exact(
    best: list[Advice], expected: Sureness
) -> None:
    assert sureness(best) is expected


def test_of_placings_each_character_is_named_once() -> None:
    host = host_at(Phase.PLACE)
    seat = host.seats_to_act[0]
    best = named(advise(host.view(seat), host.seen_since(seat, 0), host.options(seat), 7, QUICK))
    characters = [one.action.character for one in best if isinstance(one.action, PlaceCharacter)]
    assert len(characters) == len(set(characters)) == 3


def test_the_reason_tells_friends_from_strangers() -> None:
    host = host_at(Phase.MOVE)
    outlook = outlook_of(host)
    seat, own = outlook.view.seat or 0, outlook.goal
    friend, stranger = own[0], next(c for c in host.header.terms.characters if c not in own)
    assert reason(outlook, MoveCharacter(seat, friend, Place.THRONE)).why in (
        Why.CROWN_OWN,
        Why.CROWN_SHARED,
    )
    assert reason(outlook, MoveCharacter(seat, stranger, Place.THRONE)).why in (
        Why.NOMINATE_STRANGER,
        Why.NOMINATE_LEAD,
    )
    assert reason(outlook, PlaceCharacter(seat, stranger, Place.FLOOR_4)).why is Why.PLACE_BAIT
    assert reason(outlook, MoveCharacter(seat, friend, Place.WC_3)).why is Why.PRIVY


def test_a_full_floor_is_given_as_the_reason_where_the_move_fills_it() -> None:
    host = host_at(Phase.MOVE)
    outlook = outlook_of(host)
    strangers = [c for c in host.header.terms.characters if c not in outlook.goal]
    below = dict.fromkeys(host.header.terms.characters, Place.FLOOR_0)
    three = dict.fromkeys(strangers[:3], Place.FLOOR_1)
    outlook = outlook_of(host, board=board_with(outlook.view, below | three))
    move = MoveCharacter(0, strangers[3], Place.FLOOR_1)
    assert reason(outlook, move).why is Why.FILLS
    assert reason(outlook, MoveCharacter(0, strangers[3], Place.FLOOR_2)).why is Why.BIDE


def test_whoever_alone_can_refuse_is_told_so() -> None:
    host = host_at(Phase.VOTE)
    outlook = outlook_of(host)
    stranger = next(c for c in host.header.terms.characters if c not in outlook.goal)
    outlook = outlook_of(host, nominee=stranger)
    assert outlook.refusers == 2
    outlook.refusers = 0
    assert reason(outlook, CastVote(0, Card.NO)).why is Why.NO_LAST


def test_nothing_at_all_is_a_reason_only_in_the_last_round() -> None:
    host = host_at(Phase.VOTE)
    view = host.view(host.seats_to_act[0])
    goal = view.goal or ""
    board = board_with(view, dict.fromkeys(goal, Place.OUT) | {goal[0]: Place.THRONE})
    changes = {"nominee": goal[0], "board": board}
    no = CastVote(0, Card.NO)
    assert reason(outlook_of(host, round=3, **changes), no).why is Why.NO_ZERO
    assert reason(outlook_of(host, round=2, **changes), no).why is Why.NO_BLUFF


def test_whoever_plays_for_the_33_is_told_so_of_friends_only() -> None:
    outlook = outlook_of(host_at(Phase.VOTE))
    own = outlook.goal[0]
    stranger = next(c for c in SUBJECTS if c not in outlook.goal)
    for character, expected in ((own, Why.DARE), (stranger, Why.BAIT)):
        move = MoveCharacter(0, character, Place.FLOOR_5)
        assert reason(outlook, move, dares=True).why is expected
        assert reason(outlook, move).why is not Why.DARE
    outlook.view = outlook.view._replace(nominee=own)
    assert reason(outlook, CastVote(0, Card.NO), dares=True).why is Why.DARE
    assert reason(outlook, CastVote(0, Card.YES), dares=True).why is not Why.DARE


def test_the_coach_says_so_where_only_the_33_can_still_win() -> None:
    view = last_hope()
    weighed = advise(view, how_it_came(), upward(view), 5, 0.2)
    assert Why.DARE in {one.reason.why for one in weighed}


def test_the_last_refusal_before_the_33_has_a_reason_of_its_own() -> None:
    host = host_at(Phase.VOTE)
    view = host.view(host.seats_to_act[0])
    goal = view.goal or ""
    board = board_with(view, dict.fromkeys(goal, Place.OUT) | {goal[0]: Place.THRONE})
    outlook = outlook_of(host, round=3, nominee=goal[0], board=board)
    assert reason(outlook, CastVote(0, Card.NO), dares=True).why is Why.NO_ZERO


def test_the_raven_knows_the_cells_the_wcs_and_the_jester() -> None:
    host = host_at(Phase.VOTE, edition=Edition.JESTER)
    view = host.view(host.seats_to_act[0])
    goal, seat = view.goal or "", view.seat or 0
    high = board_with(view, dict.fromkeys(goal, Place.FLOOR_4))
    caught = board_with(view, dict.fromkeys(goal[3:], Place.WC_4) | _prisoners(goal))
    for board, costly in ((high, True), (caught, False)):
        outlook = outlook_of(host, nominee=JESTER, board=board)
        no, yes = (reason(outlook, CastVote(seat, card)).why for card in (Card.NO, Card.YES))
        assert (no is Why.FOOL_COSTS) is costly
        assert (yes is Why.FOOL_PAYS) is not costly
    outlook = outlook_of(host, board=board_with(view, {goal[0]: Place.WC_3}))
    out = MoveCharacter(seat, goal[0], Place.FLOOR_3)
    assert reason(outlook, out).why is Why.OUT_OF_PRIVY
    rise = MoveCharacter(seat, JESTER, Place.FLOOR_5)
    assert reason(outlook, rise).why is Why.FOOL_NEARS


def test_a_cell_is_a_reason_to_refuse_as_long_as_one_is_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = host_at(Phase.VOTE, edition=Edition.JESTER)
    view = host.view(host.seats_to_act[0])
    strangers = [c for c in SUBJECTS if c not in (view.goal or "")]
    free = dict.fromkeys(SUBJECTS, Place.FLOOR_1)
    full = free | _prisoners("".join(strangers[1:]))
    for places, leads, expected in (
        (free, True, Why.NO_CELL),
        (full, True, Why.NO_WANTED),
        (full, False, Why.NO_RIVALS),
    ):
        outlook = outlook_of(host, nominee=strangers[0], board=board_with(view, places))
        monkeypatch.setattr(outlook, "wanted_by", lambda _: 2)
        monkeypatch.setattr(outlook, "leads_with", lambda _, leads=leads: leads)
        assert reason(outlook, CastVote(view.seat or 0, Card.NO)).why is expected


def _prisoners(characters: str) -> dict[str, Place]:
    return dict(zip(characters, DUNGEONS, strict=False))


def test_rivals_seem_to_want_only_whom_they_were_seen_to_raise() -> None:
    host = host_at(Phase.MOVE)
    seat = host.seats_to_act[0]
    fresh = Memory(host.header.terms, seat)
    outlook = Outlook(host.view(seat), fresh)
    assert not any(map(outlook.wanted_by, host.header.terms.characters))
    seen = outlook_of(host_at(Phase.VOTE))
    assert any(map(seen.wanted_by, host.header.terms.characters))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_every_degree_of_sureness_has_short_words(language: str) -> None:
    words = Words(language)
    for why in Why:
        for count in (1, 2, 7) if why in COUNTED else (None,):
            given = {} if count is None else {"count": count}
            said = words.say(f"coach.{why}", character=words.say("cast.A"), **given)
            assert len(said) <= MOST_LETTERS, said
            assert "{" not in said
    assert all(words.say(f"coach.{sure}") for sure in Sureness)


def test_hands_are_counted_as_everybody_can() -> None:
    host = host_at(Phase.VOTE)
    seat = host.seats_to_act[0]
    memory = Memory(host.header.terms, seat)
    for event in host.seen_since(seat, 0):
        memory.observe(event)
    memory.hands = [Hand(0, 0)] * 3
    assert Outlook(host.view(seat), memory).refusers == 0
