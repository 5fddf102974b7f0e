"""Until the reveal, nothing that can be seen or heard depends on what anybody votes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pytest

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent
from kingup_game.engine.actions import Card
from kingup_game.engine.state import Hand, Phase
from kingup_game.table.ballots import GATE_TICKS
from kingup_game.table.seats import Company, Seat, Secrecy
from kingup_game.theme.durations import BALLOT_RISES
from tests.harness import companies, matches
from tests.harness.other_hands import with_hands
from tests.harness.recording import Recording
from tests.harness.stagehand import Stagehand
from tests.scenes.match.stage_kit import digest, frame

UNTIL_THE_CARDS_TURN = round(BALLOT_RISES)
BALLOT = {Intent.YES: Card.YES, Intent.NO: Card.NO, Intent.STOMACH: Card.STOMACHACHE}
PAD_1, PAD_2 = companies.PADS
DONE = "!"
"""Behind a device's name: it is passed on."""


@dataclass
class Film:
    """Every picture and the whole sound of a ballot, from the first tick to the reveal."""

    frames: list[int] = field(default_factory=list)
    sound: bytes = b""
    lines: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Sofa:
    """Who votes on what, and when they press."""

    company: Company
    presses: Mapping[int, str]
    players: int = 4


def film(
    hand: Stagehand,
    sofa: Sofa,
    choice: Intent,
    *,
    bots: Card = Card.YES,
    hands: Sequence[Hand] = (),
) -> Film:
    """A whole ballot, with the same presses at the same times; `hands` from the first seat on."""
    hand.sink, hand.electors.card, hand.players = Recording(), bots, sofa.players
    host = matches.host_at(hand.table, sofa.company, matches.voting)
    sitting = hand.open(sofa.company, host=with_hands(host, hands))
    made, tick, closed_for = Film(), 0, 0
    while closed_for < UNTIL_THE_CARDS_TURN:
        device = sofa.presses.get(tick)
        if device is not None:
            action = Intent.CONFIRM if device.endswith(DONE) else choice
            hand.press(action, device=device.removesuffix(DONE))
        hand.theatre.tick()
        made.frames.append(digest(hand))
        made.lines.append(sitting.line.words)
        closed_for += sitting.host.phase is not Phase.VOTE
        tick += 1
        assert tick < 2000, "the ballot never closed"
    made.sound = hand.sink.bytes()
    assert len(made.frames) > GATE_TICKS / 2
    return made


def everything_at_once() -> Company:
    """A pad, two people behind one keyboard, one at the mouse, and bots."""
    return Company(
        [
            Seat("Ada", 0, device=PAD_1, secrecy=Secrecy.RUMBLE),
            Seat("Ben", 1, device=KEYBOARD),
            Seat("Cleo", 2, device=KEYBOARD),
            Seat("Dora", 3, device=MOUSE),
            Seat("Bot", 4, level="random"),
            Seat("Bott", 5, level="random"),
        ]
    )


SOFAS = {
    "own pads": Sofa(companies.with_pads(4), {30: PAD_1, 55: PAD_2}),
    "own pads, late": Sofa(companies.with_pads(4), {30: PAD_1, 255: PAD_2}),
    "own pads, again and again": Sofa(
        companies.with_pads(4), {30: PAD_1, 35: PAD_1, 55: PAD_2, 190: PAD_1, 230: PAD_2}
    ),
    "one pad for two": Sofa(
        companies.sharing(4, PAD_1),
        {220: PAD_1, 230: f"{PAD_1}!", 275: PAD_1, 285: f"{PAD_1}!"},
    ),
    "one keyboard for two": Sofa(
        companies.sharing(4),
        {220: KEYBOARD, 230: f"{KEYBOARD}!", 275: KEYBOARD, 285: f"{KEYBOARD}!"},
    ),
    "one mouse for two": Sofa(
        companies.sharing(4, MOUSE),
        {220: MOUSE, 230: f"{KEYBOARD}!", 275: MOUSE, 285: f"{KEYBOARD}!"},
    ),
    "everything at once": Sofa(
        everything_at_once(),
        {30: PAD_1, 70: MOUSE, 220: KEYBOARD, 230: f"{KEYBOARD}!"}
        | {265: KEYBOARD, 270: KEYBOARD, 285: f"{KEYBOARD}!"},
        players=6,
    ),
}

ALONE = Sofa(companies.solo(4), {40: KEYBOARD})
"""Nobody to hide one's own card from: it shows."""


Films = dict[tuple[str, str], Film]


@pytest.fixture(scope="module")
def films() -> Films:
    """What others are compared with, by sofa and edition."""
    return {}


def film_of_a_yes(hand: Stagehand, sofa: str, films: Films) -> Film:
    """Everybody holds every card and votes Yes: made once for all tests."""
    made = films.get((sofa, hand.edition))
    if made is None:
        made = films[sofa, hand.edition] = film(hand, SOFAS[sofa], Intent.YES)
    return made


@pytest.mark.parametrize(
    ("sofa", "edition"),
    [
        *((sofa, "jester") for sofa in SOFAS),
        ("own pads", "classic"),
        ("one mouse for two", "classic"),
    ],
)
def test_pictures_and_sounds_are_the_same_for_every_card(
    hand: Stagehand, films: Films, sofa: str, edition: str
) -> None:
    """At every sofa with all cards there are; and with those of the classic game alone and behind a
    curtain."""
    hand.edition = edition
    one = film_of_a_yes(hand, sofa, films)
    cards = (Intent.NO, Intent.STOMACH) if edition == "jester" else (Intent.NO,)
    others = [film(hand, SOFAS[sofa], card) for card in cards]
    assert all(other == one for other in others)


@pytest.mark.parametrize(
    "sofa",
    [
        Sofa(companies.with_pads(2), {30: PAD_1, 55: PAD_2}, players=2),
        Sofa(companies.with_pads(8), {30: PAD_1, 55: PAD_2}, players=8),
    ],
    ids=lambda sofa: f"{len(sofa.company.people)} of {sofa.players}",
)
def test_no_card_shows_at_any_of_the_jesters_tables(hand: Stagehand, sofa: Sofa) -> None:
    """Nor does a spent Stomachache, at two seats or at eight; the sofas above have four and six."""
    hand.edition = "jester"
    one, *others = [film(hand, sofa, card) for card in BALLOT]
    assert all(other == one for other in others)
    spent = [Hand(0, 0)] * len(sofa.company.people)
    assert film(hand, sofa, Intent.STOMACH, hands=spent) == one


@pytest.mark.parametrize(
    ("sofa", "edition"),
    [("own pads", "classic"), ("one keyboard for two", "jester"), ("everything at once", "jester")],
)
def test_a_press_for_a_card_that_is_gone_looks_and_sounds_like_any_other(
    hand: Stagehand, films: Films, sofa: str, edition: str
) -> None:
    """Whoever has spent every No and presses it nevertheless votes Yes, and nobody sees more."""
    hand.edition = edition
    spent = [Hand(0, 0)] * len(SOFAS[sofa].company.people)
    cards = BALLOT if edition == "jester" else (Intent.YES, Intent.NO)
    full = film_of_a_yes(hand, sofa, films)
    for card in cards:
        assert film(hand, SOFAS[sofa], card, hands=spent) == full


def test_the_own_pad_alone_tells_that_a_card_is_gone(hand: Stagehand) -> None:
    felt: dict[str, list[str]] = {}
    rumble = Stagehand.open

    def listening(self: Stagehand, *given: object, **named: object) -> object:
        sitting = rumble(self, *given, **named)  # type: ignore[arg-type]
        devices: list[str] = felt.setdefault(str(len(felt)), [])
        pads = self.theatre.backstage.pads
        pads.rumble_door = lambda device, _low, _high, _length: devices.append(device)
        return sitting

    hand.open = listening.__get__(hand)  # type: ignore[method-assign]
    for hands in ((), (Hand(0, 0),)):
        film(hand, SOFAS["own pads"], Intent.NO, hands=hands)
    assert felt == {"0": [PAD_1, PAD_2], "1": [PAD_1, PAD_1, PAD_2]}


@pytest.mark.parametrize("edition", ["classic", "jester"])
def test_pictures_and_sounds_are_the_same_whatever_bots_vote(
    hand: Stagehand, films: Films, edition: str
) -> None:
    hand.edition = edition
    alone = film(hand, ALONE, Intent.YES, bots=Card.YES)
    among = film_of_a_yes(hand, "own pads", films)
    for sofa, one in ((SOFAS["own pads"], among), (ALONE, alone)):
        for card in (Card.NO, Card.STOMACHACHE) if edition == "jester" else (Card.NO,):
            assert film(hand, sofa, Intent.YES, bots=card) == one


def test_the_reveal_does_differ(hand: Stagehand) -> None:
    """So that the sameness above is no blindness."""
    shown = []
    for choice in (Intent.YES, Intent.NO):
        film(hand, SOFAS["own pads"], choice)
        hand.wait(60)
        shown.append(frame(hand))
    assert shown[0] != shown[1]
