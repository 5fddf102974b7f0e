"""While the cards of a vote turn, a card tells what it is by its face, and by nothing before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any

import pytest

from kingup_game.bots.questions import Question
from kingup_game.engine.actions import Action, Card, CastVote
from kingup_game.engine.cast import DUNGEONS, Place
from kingup_game.engine.state import Phase
from kingup_game.scenes.telling.staging import staging_of
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.table.host import Host
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from tests.harness import companies
from tests.harness.looking import seen_on
from tests.harness.recording import Recording
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.harness.thinking import Electors
from tests.scenes.match.stage_kit import digest

Y, N, S = Card
BALLOTS = [art.thrown(0), art.thrown(1), *(art.ballot(card.value) for card in Card)]


class AsTold(Electors):
    """Each seat plays the card it was told to."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        super().__init__()
        self._cards = cards

    def choose(self, question: Question) -> Action:
        told = self._cards[question.seat]
        acts = [act for act in question.options if isinstance(act, CastVote)]
        return next((act for act in acts if act.card is told), None) or super().choose(question)


@dataclass
class Film:
    """What lay open, and everything else, tick by tick, until all can read what came of it."""

    opened: list[tuple[str, ...]] = field(default_factory=list)
    all_else: list[object] = field(default_factory=list)

    def order(self) -> list[int]:
        """The seats in which cards opened, those of one tick by number."""
        found: list[int] = []
        for faces in self.opened:
            found += [seat for seat, face in enumerate(faces) if face and seat not in found]
        return found


def refused_so_far(host: Host) -> int:
    return sum(Place(place) in (Place.OUT, *DUNGEONS) for place in host.view(None).board)


def everybody_may_refuse(host: Host, refusals: int) -> bool:
    """A vote after so many refusals, and everybody has every card."""
    if host.phase is not Phase.VOTE or refused_so_far(host) != refusals:
        return False
    hands = [host.view(seat).hand for seat in range(host.view(None).terms.players)]
    aches = host.view(None).terms.house.stomachache
    return all(hand and hand.no and (hand.stomachache or not aches) for hand in hands)


def faces_open(sitting: Sitting) -> tuple[str, ...]:
    """Of each card in the middle what can be seen of it, by seat."""
    layers = Layer.BALLOT, Layer.BALLOT_TURNED, Layer.BALLOT_FALLS
    cards = [one for layer in layers for one in seen_on(sitting.sheet, Sprite, layer)]
    shown = {round(one.x): one.picture for one in cards if one.picture in BALLOTS}
    backs = {round(one.x): "" for one in cards if one.picture == art.ballot("back")}
    places = shown | backs
    return tuple(places[x] for x in sorted(places))


def film(hand: Stagehand, cards: tuple[Card, ...], refusals: int) -> Film:
    hand.sink, hand.electors = Recording(), AsTold(cards)
    company = companies.bots_only(hand.players)
    sitting = hand.open(company, lambda host: everybody_may_refuse(host, refusals))
    asked: list[object] = []
    listen_to(sitting, asked)
    made = Film()
    hand.wait_until(lambda: sitting.is_counting)
    while not seen_on(sitting.sheet, Label, Layer.VERDICT):
        hand.wait()
        heard = tuple(hand.sink.lines)
        made.opened.append(faces_open(sitting))
        moods = tuple(token.mood for token in sitting.tokens.values())  # also behind the cloth
        made.all_else.append((digest(hand), moods, heard, tuple(asked), sitting.line.words))
    return made


def listen_to(sitting: Sitting, asked: list[object]) -> None:
    """What pictures are asked for before they are needed: who sees a disk work must not know."""
    picture = sitting.picture

    def expect(widths: Any, expect: Any = picture.expect) -> None:
        asked.extend((name, tuple(wide)) for name, wide in widths.items())
        expect(widths)

    def rehearse(sheet: Sheet, rehearse: Any = picture.rehearse, **how: Any) -> None:
        asked.extend(label.words for label in seen_on(sheet, Label))
        rehearse(sheet, **how)

    picture.expect, picture.rehearse = expect, rehearse  # type: ignore[method-assign]


def votes(players: int, order: list[int], *, has_aches: bool) -> Iterator[tuple[Card, ...]]:
    """All that turn in this order: so many Yes, then so many No, and Stomachaches last."""
    for ayes in range(players + 1):
        for aches in range(players - ayes + 1 if has_aches else 1):
            row = [Y] * ayes + [N] * (players - ayes - aches) + [S] * aches
            yield tuple(row[order.index(seat)] for seat in range(players))


@pytest.mark.parametrize(
    ("edition", "players", "refusals"),
    [("classic", 4, 0), ("classic", 4, 2), ("jester", 2, 0), ("jester", 3, 1)],
)
def test_nothing_differs_before_a_card_that_differs_shows_its_face(
    hand: Stagehand, edition: str, players: int, refusals: int
) -> None:
    """Neither a picture nor a sound, a length of time nor what is made ready."""
    hand.edition, hand.players = edition, players
    order = film(hand, (Y,) * players, refusals).order()
    assert sorted(order) == list(range(players))
    films = [
        film(hand, cards, refusals)
        for cards in votes(players, order, has_aches=edition == "jester")
    ]
    for one, other in combinations(films, 2):
        pairs = list(zip(one.opened, other.opened, strict=False))
        shows = next(tick for tick, (here, there) in enumerate(pairs) if here != there)
        assert one.all_else[:shows] == other.all_else[:shows]
        assert one.all_else[shows] != other.all_else[shows]


def test_the_last_card_of_all_is_waited_for_as_long_as_all_others_are_yes_and_not_longer(
    hand: Stagehand,
) -> None:
    waits = {}
    for number, cards in enumerate(((Y, Y, Y, Y), (Y, N, Y, Y), (Y, N, N, Y), (N, N, N, N))):
        opened = film(hand, cards, 0).opened
        times = [sum(map(bool, faces)) for faces in opened]
        waits[number] = times.count(3)
        assert max(times) == 4
    assert waits[0] == waits[1] >= max(waits[2], waits[3]) + 20


def test_being_last_tells_no_more_of_a_card_than_that_it_is_the_last() -> None:
    """Seats whose cards are alike are ordered by a lot that knows neither seats nor cards."""
    last: Counter[int] = Counter()
    for number in range(600):
        order = staging_of((Y, Y, Y, Y), Random(number), 0).order
        last[order[-1]] += 1
        for cards in ((Y, N, Y, Y), (N, Y, N, S), (N, N, N, N), (S, Y, Y, N)):
            staged = staging_of(cards, Random(number), 0, has_stomachache=True).order
            expected = [seat for card in (Y, N, S) for seat in order if cards[seat] is card]
            assert list(staged) == expected
    assert min(last.values()) > 110
