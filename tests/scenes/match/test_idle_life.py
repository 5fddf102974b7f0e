"""While people are waited for everybody lives: by trade, by room, and by what all have seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.app.presses import Intent
from kingup_game.engine.cast import CAST, DUNGEONS, Place
from kingup_game.engine.state import Hand
from kingup_game.motion import ticks
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.castle.poses import UPRIGHT
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.life import pastimes
from kingup_game.table.host import Host
from kingup_game.theme import cues
from kingup_game.theme.durations import FIRST_PASTIME, WAITED_LONG, WAITED_TOO_LONG
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.matches import host_at
from tests.harness.other_hands import with_hands
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

A_MINUTE = ticks(55_000)
PASTIMES = [*(one for two in pastimes.BY_TRADE.values() for one in two)]
PASTIMES += [*pastimes.BY_FLOOR.values(), pastimes.YAWNS, pastimes.SLEEPS, pastimes.STARTS]
PASTIMES += [pastimes.GREETS, pastimes.LOOKS, pastimes.IS_PASSED_OVER, pastimes.IS_SQUEEZED]
PASTIMES += [pastimes.IS_SPARED, pastimes.IS_NEXT]


def at_the_table(hand: Stagehand, moment: matches.Moment = matches.climbing) -> Sitting:
    """People are asked, and take their time."""
    return hand.open(companies.sharing(4), moment)


def doing_something(sitting: Sitting) -> set[str]:
    return {one for one, token in sitting.tokens.items() if token.is_occupied}


def idle(hand: Stagehand, length: int) -> Iterator[set[str]]:
    """Who does something, tick by tick."""
    for _ in range(length):
        hand.theatre.tick()
        yield doing_something(hand.sitting)


def looks(sitting: Sitting) -> list[object]:
    """All that can be seen of everybody."""
    return [(token.pose, token.sprite.picture, token.spot) for token in sitting.tokens.values()]


def things(sitting: Sitting) -> int:
    return sum(item.layer == Layer.PASTIME for item in sitting.picture.castle_sheet.stacked())


def test_everybody_has_two_pastimes_of_their_own_and_every_room_one() -> None:
    own = [pastimes.BY_TRADE[character] for character in CAST]
    assert all(len(set(two)) >= 2 for two in own)
    assert len(set(own)) == len(CAST)
    assert set(pastimes.BY_FLOOR) == {place for place in Place if place.is_floor}


@pytest.mark.parametrize("pastime", PASTIMES)
def test_a_pastime_begins_and_ends_upright_and_what_it_needs_is_there(
    pastime: pastimes.Pastime,
) -> None:
    for share in (0.0, 0.999):
        pose = pastime.gesture(share)
        assert abs(pose.lean) < 1
        assert abs(pose.lift) < 1
        assert abs(pose.squash - 1) < 0.13
    layers = CastleLayers(assets_folder())
    assert not pastime.thing or layers[f"act-{pastime.thing}"].frames > 1


def test_in_a_quiet_minute_many_do_something_few_at_a_time_and_nobody_leaves(
    hand: Stagehand,
) -> None:
    sitting = at_the_table(hand)
    hand.wait(5)
    before = sitting.standing.spots()
    shown = list(idle(hand, A_MINUTE))
    assert not any(shown[: FIRST_PASTIME - 20])
    assert len(set().union(*shown)) >= 6
    assert max(map(len, shown)) <= 3
    assert sitting.standing.spots() == before
    hand.wait_until(lambda: not doing_something(sitting))
    assert things(sitting) == 0
    assert all(token.pose == UPRIGHT for token in sitting.tokens.values())


def test_in_three_minutes_everybody_acts_nobody_does_the_same_twice_running_and_few_only_yawn(
    hand: Stagehand, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = at_the_table(hand)
    done: list[tuple[object, pastimes.Pastime]] = []
    monkeypatch.setattr(pastimes, "passing", lambda *given: done.append((given[0], given[3])))
    monkeypatch.setattr(Token, "take_up", lambda _token, _script: None)
    for _ in range(WAITED_TOO_LONG - ticks(1000)):
        sitting.picture.idle_life.update(sitting.standing, is_quiet=True)
    kinds = [pastime for _, pastime in done]
    chosen = 1  # whoever is in focus stands still
    assert len({id(token) for token, _ in done}) == len(sitting.tokens) - chosen
    assert len({id(kind) for kind in kinds}) >= 20
    assert kinds.count(pastimes.YAWNS) < len(kinds) / 3
    assert all(a is not b or a is pastimes.YAWNS for a, b in pairwise(kinds))


def other_secrets(hand: Stagehand) -> Host:
    """The same moment of the same match, but other cards in the hands."""
    host = host_at(hand.table, companies.sharing(4), matches.climbing)
    return with_hands(host, [Hand(no, 0) for no in (0, 1, 2, 3)])


def test_what_everybody_does_tells_nothing_of_what_is_secret(hand: Stagehand) -> None:
    films = []
    for host in (host_at(hand.table, companies.sharing(4), matches.climbing), other_secrets(hand)):
        sitting = hand.open(companies.sharing(4), host=host)
        films.append([looks(sitting) for _ in idle(hand, ticks(20_000))])
    assert films[0] == films[1]
    assert len({str(one) for one in films[0]}) > 20


def test_whoever_is_sent_up_leaves_off_and_arrives_upright(hand: Stagehand) -> None:
    sitting = at_the_table(hand)
    hand.wait_until(lambda: bool(doing_something(sitting)))
    climber = matches.small_move(sitting.host)
    busy = sitting.picture.idle_life
    token = sitting.tokens[climber]
    token.take_up(iter((600,)))
    hand.click_on(climber)
    hand.wait(3)
    assert not token.is_occupied
    hand.press(Intent.SKIP)
    hand.wait_for_people()
    assert token.pose == UPRIGHT
    assert token.spot == sitting.standing.spot(climber)
    busy.stop()
    assert things(sitting) == 0


def test_whoever_comes_is_noticed_by_those_who_are_there(hand: Stagehand) -> None:
    sitting = at_the_table(hand)
    hand.wait(20)
    climber = next(
        move.character
        for move in matches.moves(sitting.host)
        if move.to.is_floor and sitting.standing.at(move.to)
    )
    hand.click_on(climber)
    hand.wait_for_people()
    hand.wait(5)
    here = sitting.standing.place_of(climber)
    beside = set(sitting.standing.at(here)) - {climber}
    assert beside & doing_something(sitting)


@pytest.mark.parametrize(
    "settings", [{"reduced_motion": True}, {"detail": "spare"}], ids=["calm", "thrift"]
)
def test_calm_motion_and_slow_machines_do_without(
    hand: Stagehand, settings: dict[str, object]
) -> None:
    hand.settings = settings
    at_the_table(hand)
    assert not any(idle(hand, A_MINUTE // 2))


def test_nobody_plays_while_a_vote_is_open(hand: Stagehand) -> None:
    sitting = at_the_table(hand, matches.voting)
    assert sitting.host.view(None).nominee is not None
    assert not any(idle(hand, A_MINUTE // 2))


def test_whoever_waits_for_long_yawns_audibly_and_at_last_sleeps(hand: Stagehand) -> None:
    sitting = at_the_table(hand)
    assert hand.sink is not None

    def is_bored() -> bool:
        assert hand.sink is not None
        return any(cues.BOREDOM in line for line in hand.sink.lines)

    hand.wait(WAITED_LONG - 20)
    assert not is_bored()
    hand.wait_until(is_bored)
    hand.wait_until(
        lambda: any(
            "sleepy" in token.sprite.picture and things(sitting)
            for one, token in sitting.tokens.items()
            if sitting.standing.place_of(one) not in DUNGEONS
        )
    )
