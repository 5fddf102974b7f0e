"""A first match is guided lightly: each thing once a person, rules only, in nobody's way."""

from __future__ import annotations

import re

import pytest

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import Edition, table_sizes, terms_of
from kingup_game.scenes.match.tower_buttons import AREAS
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Frame, Sprite
from kingup_game.stage.teaching.first_time_bubble import first_time_region
from kingup_game.theme.durations import HINT_SHOWN
from kingup_game.theme.layers import Layer
from kingup_game.words import LANGUAGES
from kingup_game.words.catalogue import keys, load
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import OpenGame, Stagehand, open_surface

SIZE = (960, 540)

MOST_WORDS = 25
LONG = round(3 * HINT_SHOWN)


@pytest.fixture
def hand() -> Stagehand:
    return Stagehand(open_surface((480, 270)), settings={"hints": True})


def said(hand: Stagehand) -> str:
    return hand.sitting.match.voice.first_times.words


def all_said(hand: Stagehand, ticks: int) -> list[str]:
    """Everything that is said within a time, each thing as often as it begins."""
    found, last = list[str](), ""
    for _ in range(ticks):
        hand.wait()
        if said(hand) and said(hand) != last:
            found.append(said(hand))
        last = said(hand)
    return found


def hint(hand: Stagehand, topic: str) -> str:
    return hand.backstage.say(f"hints.{topic}")


def test_placing_is_explained_at_the_first_turn_and_not_at_the_second(hand: Stagehand) -> None:
    hand.open(companies.solo(4), matches.placing)
    assert all_said(hand, LONG) == [hint(hand, "place")]
    hand.press(Intent.CONFIRM, Intent.CONFIRM)
    hand.wait_until(lambda: bool(hand.sitting.shown.options(0)) and not hand.sitting.director.busy)
    assert hint(hand, "place") not in all_said(hand, LONG)


def test_what_somebody_has_heard_is_kept_by_name(open_game: OpenGame) -> None:
    game = open_game(hints=True)
    start(game)
    game.wait(LONG)
    (name,) = game.backstage.settings.explained
    assert {"goal", "place"} <= set(game.backstage.settings.explained[name])
    game.game.close()
    again = open_game(hints=True)
    start(again)
    game.wait(LONG)
    assert again.top.voice.first_times.words == ""


def start(game: Stagehand) -> None:
    game.backstage.stack.reset(game.game.menu(), "cut")
    game.choose("play")
    game.wait_for("SetupScreen")
    game.choose("start")
    game.wait_for("Placement")


def test_a_newcomer_hears_what_the_others_know(hand: Stagehand) -> None:
    hand.settings = {"hints": True, "explained": {"Ada": ["place"], "Brunhilde": []}}
    hand.open(companies.sharing(4), matches.placing)
    assert all_said(hand, LONG) == []  # it is Ada's turn
    hand.press(Intent.CONFIRM, Intent.CONFIRM)
    hand.wait_until(lambda: hand.top.asked_seat == 1)
    assert hint(hand, "place") in all_said(hand, LONG)
    assert hand.backstage.settings.explained["Brunhilde"] == ["place"]


@pytest.mark.parametrize("settings", [{"hints": False}, {"hints": True, "coach": True}])
def test_nothing_is_explained_where_nobody_wants_it(
    hand: Stagehand, settings: dict[str, bool]
) -> None:
    hand.settings = settings
    hand.open(companies.solo(4), matches.placing)
    assert all_said(hand, LONG) == []


def test_bots_among_themselves_hear_nothing(hand: Stagehand) -> None:
    hand.open(companies.bots_only(4), matches.placing)
    assert all_said(hand, LONG) == []


def test_a_full_floor_is_explained_when_somebody_runs_into_it(hand: Stagehand) -> None:
    hand.settings = {"hints": True, "explained": {"Ada": ["move"]}}
    sitting = hand.open(companies.solo(4), matches.blocked)
    hand.wait(20)
    hand.click_on(matches.stuck_characters(sitting.host)[0])
    assert all_said(hand, 120) == [hint(hand, "full")]


@pytest.mark.parametrize(("edition", "topic"), [("classic", "vote"), ("jester", "vote_off")])
def test_the_first_vote_is_explained_by_the_cards_of_the_edition(
    hand: Stagehand, edition: str, topic: str
) -> None:
    hand.edition = edition
    sitting = hand.open(companies.solo(4), matches.nominating)
    hand.wait(20)
    throne(hand, sitting)
    hand.wait_for("Vote")
    assert hint(hand, topic) in all_said(hand, LONG)


def throne(hand: Stagehand, sitting: Sitting) -> None:
    who = next(m.character for m in matches.moves(sitting.host) if m.to.word == "throne")
    hand.click_on(who)
    hand.wait(40)
    hand.press(Intent.CONFIRM)
    hand.wait(100)


@pytest.mark.parametrize("way", ["click", "hurry"])
def test_whoever_has_read_it_sends_it_away(hand: Stagehand, way: str) -> None:
    hand.open(companies.solo(4, MOUSE), matches.placing)
    hand.wait(30)
    before = hand.sitting.shown.public
    assert said(hand)
    if way == "click":
        x, y = first_time_region(hand.table).right - 40, first_time_region(hand.table).bottom - 40
        hand.click(x, y)
    else:
        hand.press(Intent.SKIP, device=KEYBOARD)
    hand.wait(2)
    assert said(hand) == ""
    assert hand.sitting.shown.public == before


def test_it_never_blocks_the_match(hand: Stagehand) -> None:
    hand.open(companies.solo(4), matches.placing)
    hand.wait(30)
    assert said(hand)
    before = hand.sitting.shown.public
    hand.press(Intent.CONFIRM, Intent.CONFIRM)
    hand.wait(60)
    assert hand.sitting.shown.public != before


@pytest.mark.parametrize(("edition", "players"), [("jester", 2), ("classic", 4), ("jester", 8)])
@pytest.mark.parametrize("device", [KEYBOARD, MOUSE])
def test_it_lies_over_one_seat_at_most_where_nobody_points(
    hand: Stagehand, edition: str, players: int, device: str
) -> None:
    hand.edition, hand.players = edition, players
    sitting = hand.open(companies.solo(players, device), matches.climbing)
    hand.wait_until(lambda: bool(said(hand)))
    hand.theatre.show()
    (bubble,) = seen_on(sitting.words, Frame, Layer.ADVICE)
    hidden = [
        frame.rect.clip(bubble.rect).height > frame.rect.height / 8
        for frame in seen_on(sitting.sheet, Frame, Layer.SEAT_PANEL)
    ]
    if device == KEYBOARD:
        assert sum(hidden) == (players == 8)
    buttons = seen_on(sitting.sheet, Sprite, Layer.TOWER_BUTTON)
    assert not any(bubble.rect.colliderect(button.rect) for button in buttons)


def test_among_several_at_a_full_table_it_lies_over_the_lowest_seat_alone() -> None:
    """On a television: below that letters grow beyond their size in the design."""
    hand = Stagehand(open_surface((1920, 1080)), "jester", 8, settings={"hints": True})
    sitting = hand.open(companies.sharing(8), matches.placing)
    hand.wait_until(lambda: bool(said(hand)))
    hand.theatre.show()
    (bubble,) = seen_on(sitting.words, Frame, Layer.ADVICE)
    hidden = [
        frame.rect.clip(bubble.rect).height > frame.rect.height / 4
        for frame in seen_on(sitting.sheet, Frame, Layer.SEAT_PANEL)
    ]
    assert sum(hidden) == 1
    waiting = [sitting.tokens[one].sprite.rect for one in sitting.standing.at(Place.TRAY)]
    (raven,) = seen_on(sitting.words, Sprite, Layer.ADVICE)
    assert bubble.rect.collidelist(waiting) < 0
    assert raven.rect.collidelist(waiting) < 0


@pytest.mark.parametrize(("players", "speaks"), [(7, True), (8, False)])
def test_it_is_silent_over_goals_that_take_all_the_room_there_is(
    hand: Stagehand, players: int, speaks: bool
) -> None:
    hand.edition, hand.players = "jester", players
    hand.electors.card = Card.YES
    hand.open(companies.solo(players), matches.voting)
    hand.wait(80)
    hand.press(Intent.YES)
    hand.wait_until(lambda: hand.scene == "Scoring")
    spoken = all_said(hand, LONG)
    assert bool({hint(hand, "crowned"), hint(hand, "scored")} & {*spoken}) is speaks


def test_while_the_castle_stands_aside_it_waits_unseen_and_unheard(hand: Stagehand) -> None:
    hand.edition = "jester"
    sitting = hand.open(companies.solo(4), matches.nominating)
    hand.wait_until(lambda: bool(said(hand)))
    before = said(hand)
    who = next(m.character for m in matches.moves(sitting.host) if m.to.word == "throne")
    hand.click_on(who)
    hand.wait(40)
    hand.press(Intent.CONFIRM)
    hand.wait_until(lambda: sitting.castle_sheet.dx > 0)
    while sitting.castle_sheet.dx > 0:
        hand.wait(1)
        if sitting.castle_sheet.dx > 0:
            assert not seen_on(sitting.words, Frame, Layer.ADVICE)
    hand.wait(2)
    assert said(hand) in (before, hint(hand, "vote_off"))
    assert seen_on(sitting.words, Frame, Layer.ADVICE)


TABLES = [(edition, players) for edition in Edition for players in table_sizes(edition)]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_it_covers_nothing_that_is_to_be_chosen(edition: Edition, players: int) -> None:
    region = first_time_region(terms_of(edition, players))
    assert region.x >= layout.CASTLE_RIGHT > max(layout.PLACE_X)
    assert region.x >= max(area.right for area in AREAS.values())
    assert region.right <= layout.SAFE_RIGHT
    assert region.bottom <= layout.COURTYARD_FEET_Y - layout.COURTYARD_TOKEN_SIZE
    assert region.height > 200


def test_in_large_letters_a_hint_is_said_sentence_by_sentence(hand: Stagehand) -> None:
    hand.settings = {"hints": True, "text_size": 200}
    hand.open(companies.solo(4, MOUSE), matches.placing)
    hand.wait(30)
    first = said(hand)
    assert first.endswith((".", "!", "?"))
    hand.press(Intent.SKIP, device=KEYBOARD)
    hand.wait(2)
    second = said(hand)
    assert second
    assert second != first


@pytest.mark.parametrize(("edition", "players"), [one for one in TABLES if one[1] < 8])
def test_while_goals_are_counted_it_covers_none(edition: Edition, players: int) -> None:
    region = first_time_region(terms_of(edition, players), while_counting=True)
    lowest = layout.SEAT_Y[players // 2 - 1] + layout.SEAT_HEIGHT
    assert region.y >= lowest
    assert region.bottom <= layout.LINE_TOP


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_short_and_name_nobody(language: str) -> None:
    hints = {key: said for key, said in keys(load(language)).items() if key.startswith("hints.")}
    assert len(hints) > 10
    for key, words in hints.items():
        assert isinstance(words, str), key
        assert len(re.findall(r"\w+", words)) <= MOST_WORDS, key
        assert "{" not in words, key
