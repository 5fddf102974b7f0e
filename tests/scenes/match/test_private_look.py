"""What makes it fair for one person is for their eyes alone, and in their language."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent
from kingup_game.engine.actions import Deal
from kingup_game.engine.edition import Terms, terms_of
from kingup_game.engine.goals import GOALS, Goal
from kingup_game.engine.scoring import worth
from kingup_game.engine.stakes import stakes_of
from kingup_game.engine.state import Hand
from kingup_game.motion import ticks
from kingup_game.stage.canvas.items import Box, Sprite
from kingup_game.stage.widgets.almanac_plan import LIT
from kingup_game.table.evenings.aids import Aids
from kingup_game.table.host import Host
from kingup_game.table.seats import Company
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.words import Words
from tests.harness import companies, matches
from tests.harness.looking import behind_curtain, seen_on, words_on
from tests.harness.other_hands import with_hands
from tests.harness.recording import Recording
from tests.harness.stagehand import Stagehand
from tests.harness.thinking import InlineThinking
from tests.scenes.match.stage_kit import frame

LISTENS = ticks(4000)
WHEEL_UP = 4
ONE = tuple(GOALS[number] for number in (0, 5, 9, 13))
OTHER = tuple(GOALS[number] for number in (20, 2, 17, 8))
MOMENTS = [matches.placing, matches.climbing, matches.with_a_past(matches.voting)]


def at(company: Company, goals: tuple[Goal, ...], nos: list[int], wanted: matches.Moment) -> Host:
    """The same moves with other goals, and other cards in the hands."""
    host = matches.new_host(classic(), company)
    host.submit(Deal(0, goals))
    assert matches.play_until(host, wanted, Random(3))
    return with_hands(host, [Hand(no, 0) for no in nos])


def classic() -> Terms:
    return terms_of("classic", 4)


def by_key(hand: Stagehand) -> None:
    hand.press(Intent.COUNT)


def by_wheel(hand: Stagehand) -> None:
    """In a ballot a mouse's buttons are cards."""
    hand.click(960, 540, WHEEL_UP)


def look(
    hand: Stagehand, seen: Callable[[str], None], asks: Callable[[Stagehand], None] = by_key
) -> None:
    """Ada asks for it, looks, and the curtain closes by itself."""
    hand.wait(LISTENS)
    asks(hand)
    sights: list[str] = []
    while hand.scene == "Curtain" or not sights:
        sight = behind_curtain(hand) if hand.scene == "Curtain" else "castle"
        seen(sight)
        if sight == "prompt" and sights[-1:] != ["prompt"]:
            hand.press(Intent.CONFIRM)
        sights.append(sight)
        hand.theatre.tick()
    for _ in range(60):
        seen("castle")
        hand.theatre.tick()


def open_look(hand: Stagehand, company: Company, wanted: matches.Moment) -> str:
    """Everything that can be read on the page that only Ada sees."""
    hand.open(company, wanted, thinking=InlineThinking())
    read: list[str] = []

    def see(sight: str) -> None:
        if sight == "secret":
            read.append(words_on(hand.top.sheets()[0]))

    look(hand, see)
    return read[-1]


@pytest.mark.parametrize(
    ("wanted", "asks"), [*((moment, by_key) for moment in MOMENTS), (MOMENTS[-1], by_wheel)]
)
def test_nothing_that_others_see_or_hear_tells_what_is_shown_behind_the_curtain(
    hand: Stagehand, wanted: matches.Moment, asks: Callable[[Stagehand], None]
) -> None:
    seen, private = [], []
    for goals, nos in ((ONE, [3, 3]), (OTHER, [0, 2])):  # one who has no choice in a vote
        company = companies.helped(4, device=KEYBOARD if asks is by_key else MOUSE)
        hand.sink = Recording()
        host = at(company, goals, nos, wanted)
        hand.open(company, host=host, thinking=InlineThinking())
        public: list[tuple[str, bytes]] = []
        read: list[str] = []

        def see(sight: str, public: list = public, read: list = read) -> None:  # type: ignore[type-arg]
            is_secret = sight == "secret"
            if is_secret:
                read.append(words_on(hand.top.sheets()[0]))
            if is_secret or hand.theatre.ticks % 7 == 0:
                public.append((sight, b"" if is_secret else frame(hand)))

        look(hand, see, asks)
        seen.append((public, hand.sink.bytes()))
        private.append(read[-1])
    assert private[0] != private[1], "behind the curtain the matches differ"
    assert seen[0] == seen[1]


@pytest.mark.parametrize("wanted", MOMENTS[1:])
def test_behind_the_curtain_lie_worths_a_plan_and_the_ravens_advice(
    hand: Stagehand, wanted: matches.Moment
) -> None:
    read = open_look(hand, companies.helped(4), wanted)
    view, say = hand.sitting.match.shown.view(0), hand.backstage.say
    assert view.goal is not None
    for favourite in view.goal:
        assert f"\n{worth(favourite, view.board)}\n" in f"\n{read}\n"
    assert say("curtain.plan") in read
    assert say("coach.chance") in read
    if view.nominee is not None:
        stakes = stakes_of(view.terms, view.goal, view.board, view.nominee)
        told = [say("votes.yes"), f"{stakes.yes}", say("votes.no"), f"{stakes.no}"]
        assert "\n".join(told) in read


def test_the_plan_lights_the_place_of_the_card_and_no_other(hand: Stagehand) -> None:
    hand.open(companies.helped(4), matches.climbing)
    lit: list[int] = []

    def see(sight: str) -> None:
        if sight == "secret":
            boxes = seen_on(hand.top.sheets()[0], Box)
            lit.append(sum(box.fill == LIT and box.width < box.height for box in boxes))

    look(hand, see)
    assert set(lit) == {1}


@pytest.mark.parametrize(
    ("aids", "shows"),
    [
        (Aids(worths=True), {"worths"}),
        (Aids(own_card=True), {"plan"}),
        (Aids(raven=True), {"raven"}),
    ],
)
def test_everybody_sees_there_what_they_have_and_no_more(
    hand: Stagehand, aids: Aids, shows: set[str]
) -> None:
    read = open_look(hand, companies.helped(4, aids), matches.climbing)
    say = hand.backstage.say
    has = {"plan": say("curtain.plan") in read, "raven": say("coach.chance") in read}
    has["worths"] = sum(line.isdigit() for line in read.split("\n")) >= 6
    assert {key for key, is_there in has.items() if is_there} == shows


def test_without_such_help_the_button_opens_nothing_and_is_not_named(hand: Stagehand) -> None:
    hand.open(companies.sharing(4), matches.climbing)
    hand.wait(LISTENS)
    assert hand.backstage.say("own.look") not in hand.sitting.match.voice.line.words
    hand.press(Intent.COUNT)
    hand.wait(30)
    assert hand.scene == "Climb"


def test_a_card_lies_open_so_much_longer_whatever_the_raven_says(hand: Stagehand) -> None:
    """Advice takes its time to be found; that is nobody's business."""
    lasts = set()
    for thinking in (InlineThinking(), None):
        hand.open(companies.helped(4), matches.climbing, thinking=thinking)
        sights: list[str] = []
        look(hand, sights.append)
        lasts.add(sights.count("secret"))
    assert len(lasts) == 1


def test_the_pause_leads_there_in_a_vote_and_only_for_who_is_helped(hand: Stagehand) -> None:
    hand.open(companies.helped(4), matches.voting)
    hand.wait(LISTENS)
    hand.press(Intent.PAUSE)
    hand.wait(30)
    assert [key for key in hand.offered() if key.startswith("card")] == ["card-0"]
    hand.choose("card-0")
    hand.wait_for("Curtain")


@pytest.mark.parametrize(("device", "asks"), [(KEYBOARD, by_key), (MOUSE, by_wheel)])
def test_who_shares_a_device_in_a_vote_looks_when_it_is_passed_to_them(
    hand: Stagehand, device: str, asks: Callable[[Stagehand], None]
) -> None:
    """Also where both are helped: once the button did nothing then."""
    company = companies.helped(4, device=device)
    company.favour(1, companies.EVERY_AID)
    hand.open(company, matches.voting)
    if device == MOUSE:
        hand.point(800, 10)
        hand.point(300, 500)
    hand.wait(LISTENS)
    line = hand.sitting.match.voice.line
    assert hand.backstage.say("own.look") in line.words
    assert ("↑" in line.words) is (device == MOUSE)
    spots = [(x, y) for x in range(1272, 1550, 20) for y in range(880, 1020, 10)]
    seen = {line.part_at(*spot) for spot in spots} - {""}
    assert len(seen) == 2, "both that can be pressed are said at once"
    asks(hand)
    hand.wait_for("Curtain")
    hand.wait_until(lambda: behind_curtain(hand) == "prompt")
    assert hand.backstage.say("curtain.alone", name="Ada") in words_on(hand.top.sheets()[0])


def rings(hand: Stagehand) -> int:
    hand.press(Intent.ALMANAC)
    hand.wait(20)
    sheet = hand.top.sheets()[0]
    found = len(seen_on(sheet, Box, Layer.ALMANAC_RING))
    hand.press(Intent.BACK)
    return found


def test_alone_the_almanac_opens_at_the_own_card_and_among_others_at_none(
    hand: Stagehand,
) -> None:
    company = companies.solo(4)
    hand.open(company, matches.climbing)
    assert rings(hand) == 0
    company.favour(0, companies.EVERY_AID)
    hand.open(company, matches.climbing)
    assert rings(hand) > 0
    hand.open(companies.helped(4), matches.climbing)
    assert rings(hand) == 0


def test_hints_the_turn_and_the_curtain_are_in_the_language_of_whoever_they_are_for(
    hand: Stagehand,
) -> None:
    german, english = Words("de").say, Words("en").say
    hand.settings = {"hints": True, "explained": {"Brunhilde": ["move"], "Ada": []}}
    company = companies.helped(4, Aids(worths=True, raven=True, language="de"))
    hand.open(company, matches.climbing, thinking=InlineThinking())
    hand.wait(LISTENS)
    voice = hand.sitting.match.voice
    assert german("climb.turn", name="Ada") in voice.line.words
    assert voice.first_times.words == german("hints.move")
    read: dict[str, str] = {}

    def see(sight: str) -> None:
        if sight != "castle":
            read[sight] = words_on(hand.top.sheets()[0])

    look(hand, see)
    assert english("curtain.alone", name="Ada") in read["prompt"], "that is for all others"
    assert german("coach.chance") in read["secret"]
    hand.wait_until(lambda: hand.scene == "Climb")
    hand.press(Intent.CONFIRM)
    hand.wait_until(lambda: hand.top.asked_seat == 1)
    assert english("climb.turn", name="Brunhilde") in voice.line.words


def test_whose_device_it_is_not_opens_nobodys_curtain(hand: Stagehand) -> None:
    company = companies.helped(4, device="pad:1")
    hand.open(company, matches.climbing)
    hand.wait(LISTENS)
    hand.press(Intent.COUNT, device=KEYBOARD)
    hand.wait(30)
    assert hand.scene == "Climb"


def test_who_plays_alone_and_may_ask_the_raven_is_advised_whatever_the_settings(
    hand: Stagehand,
) -> None:
    company = companies.solo(4)
    company.favour(0, Aids(raven=True, language="it"))
    hand.open(company, matches.climbing, thinking=InlineThinking())
    hand.wait(LISTENS)
    shown = "\n".join(map(words_on, hand.top.sheets()))
    assert Words("it").say("coach.chance") in shown
    assert any(s.picture == art.RAVEN for one in hand.top.sheets() for s in seen_on(one, Sprite))
