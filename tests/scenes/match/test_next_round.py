"""A round begins: the old page goes, the sun sinks, a title comes by night, and all stand at the
start in a new light."""

from __future__ import annotations

import pytest

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.engine.cast import Place
from kingup_game.engine.state import Phase
from kingup_game.motion import ticks
from kingup_game.stage.canvas.backdrop import Backdrop
from kingup_game.stage.canvas.dimming import Spotlight
from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.item import Item
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.sky.heavenly_bodies import ClearSky, HeavenlyBody
from kingup_game.theme import cues
from kingup_game.theme.durations import LIGHT_TURNS, TITLE_COMES
from kingup_game.theme.layers import Layer
from kingup_game.words import LANGUAGES
from tests.harness import companies, matches
from tests.harness.looking import seen_on, words_on
from tests.harness.recording import Recording
from tests.harness.stagehand import Stagehand

LONG_ENOUGH = 600
HURRIED = 12
CROWS = 2
"""Of the cock's pictures that in which its beak is open."""
ONE_DAY = ticks(3400)


def after_the_first_round(hand: Stagehand, edition: str = "classic") -> None:
    """Everything of the round has been shown, and the page says how it goes on."""
    hand.edition = edition
    hand.open(companies.solo(4), matches.scored)
    assert hand.scene == "Scoring"
    hand.wait_for_people()
    hand.wait_until(lambda: bool(hand.sitting.line.words))
    hand.wait(60)


def titles(hand: Stagehand) -> str:
    """What can be read on the title of a round, or nothing where there is none."""
    shown = [sheet for sheet in hand.top.sheets() if seen_on(sheet, Sprite, Layer.ROUND_TITLE)]
    return "\n".join(words_on(sheet) for sheet in shown if sheet.alpha > 0)


def lights(hand: Stagehand) -> list[tuple[str, float]]:
    """The hours whose light lies on the castle, and how dense each is."""
    found: dict[str, float] = {}
    for one in seen_on(hand.sitting.picture.castle_sheet, Backdrop):
        for part in one.scenery[:1]:
            hour = next(hour for hour in ("day", "dusk", "night") if hour in part.picture)
            found[hour] = min(one.alpha, found.get(hour, one.alpha))
    return list(found.items())


def whereabouts(hand: Stagehand) -> list[object]:
    return [token.spot for token in hand.sitting.tokens.values()]


def is_seen(hand: Stagehand) -> bool:
    return any(token.sprite.alpha > 0 for token in hand.sitting.tokens.values())


def in_the_sky(hand: Stagehand) -> list[Item]:
    """What moves there between two rounds, and the night itself."""
    items = seen_on(hand.sitting.picture.castle_sheet, Item)
    return [item for item in items if isinstance(item, HeavenlyBody | ClearSky | Spotlight)]


def ways_of_the_sun(hand: Stagehand) -> list[set[tuple[float, float]]]:
    """Where what goes down stands and then what rises, over one change of rounds."""
    sinks, rises = set[tuple[float, float]](), set[tuple[float, float]]()
    hand.press(Intent.SKIP)
    hand.wait_for("DealScene")
    began = hand.theatre.ticks
    while hand.scene == "DealScene":
        bodies = seen_on(hand.sitting.picture.castle_sheet, HeavenlyBody, Layer.GROUND)
        is_over = hand.sitting.shown.public.phase is not Phase.DEAL
        if bodies:  # the first light comes before the sun
            (rises if is_over else sinks).add((bodies[-1].x, bodies[-1].y))
        hand.theatre.tick()
    assert hand.theatre.ticks - began <= ONE_DAY, "people wait for it"
    return [sinks, rises]


def test_a_sun_sinks_and_another_rises_and_in_calm_motion_neither_moves(hand: Stagehand) -> None:
    after_the_first_round(hand)
    sinks, rises = ways_of_the_sun(hand)
    assert min(len(sinks), len(rises)) > LIGHT_TURNS / 3
    hand.settings = {**hand.settings, "reduced_motion": True}
    after_the_first_round(hand)
    assert [len(ways) for ways in ways_of_the_sun(hand)] == [1, 1]


def test_a_cock_is_heard_as_it_opens_its_beak_and_not_by_who_is_in_a_hurry(hand: Stagehand) -> None:
    for is_hurried in (False, True):
        hand.sink = heard = Recording()
        after_the_first_round(hand)
        hand.press(Intent.SKIP)
        hand.wait_for("DealScene")
        beaks = []
        while hand.scene == "DealScene":
            if is_hurried and titles(hand):
                hand.press(Intent.SKIP)
            hand.theatre.tick()
            cocks = seen_on(hand.sitting.picture.castle_sheet, Flipbook, Layer.SCENERY_LIFE)
            beaks += [one.frame for one in cocks if "cock" in one.picture]
            crows = sum(cues.COCK_CROW in line for line in heard.lines)
            assert crows == (not is_hurried and CROWS in beaks)
        assert is_hurried or sorted(set(beaks)) == [0, 1, CROWS]


@pytest.mark.parametrize("edition", ["classic", "jester"])
def test_the_sun_goes_uncovered_and_the_title_comes_with_everybody(
    hand: Stagehand, edition: str
) -> None:
    after_the_first_round(hand, edition)
    before, page = whereabouts(hand), hand.top.sheet
    hand.press(Intent.SKIP)
    was_unseen = False
    for _ in range(LONG_ENOUGH):
        hand.theatre.tick()
        if whereabouts(hand) != before:
            break
        was_unseen = was_unseen or not is_seen(hand)
        assert hand.sitting.shown.public.phase is Phase.DEAL, "nothing is shown before it is told"
        assert hand.scene == "Scoring" or not len(page), "the old page does not outlast its round"
        if len(lights(hand)) == 2:
            assert all(panel.is_away for panel in hand.sitting.panels.panels)
        assert not titles(hand), "a title would hide how the hour changes"
    assert was_unseen
    assert hand.sitting.shown.public.phase is Phase.PLACE
    hand.wait_until(lambda: "2" in titles(hand), round(TITLE_COMES))
    assert all(panel.is_away for panel in hand.sitting.panels.panels)
    hand.wait_until(lambda: hand.scene == "Placement", LONG_ENOUGH)
    assert not any(panel.is_away for panel in hand.sitting.panels.panels)
    assert not in_the_sky(hand), "what is painted there is all there is"


def test_day_turns_into_dusk_step_by_step(hand: Stagehand) -> None:
    after_the_first_round(hand)
    assert lights(hand) == [("day", 255)]
    hand.press(Intent.SKIP)
    hand.wait_until(lambda: len(lights(hand)) == 2, LONG_ENOUGH)
    seen = []
    while len(now := lights(hand)) == 2:
        assert [hour for hour, _ in now] == ["day", "dusk"]
        seen.append(now[1][1])
        hand.theatre.tick()
    assert seen == sorted(seen)
    assert len(set(seen)) > LIGHT_TURNS / 8, "it is no switch"
    assert lights(hand) == [("dusk", 255)]


@pytest.mark.parametrize(
    ("wanted", "edition", "news"),
    [
        (None, "classic", "season.first"),
        (matches.scored, "classic", "season.new"),
        (matches.scored, "jester", "season.new_with_aches"),
    ],
)
def test_the_title_says_what_is_new_and_who_begins(
    hand: Stagehand, wanted: matches.Moment | None, edition: str, news: str
) -> None:
    hand.edition = edition
    hand.open(companies.solo(4), wanted)
    if wanted is not None:
        hand.wait_for_people()
        hand.wait(60)
        hand.press(Intent.SKIP)
    hand.wait_until(lambda: bool(titles(hand)), LONG_ENOUGH)
    say, view = hand.backstage.say, hand.sitting.host.view(None)
    assert say("scoring.title", round=view.round) in titles(hand)
    assert say(news) in titles(hand)
    assert say("season.begins", name=hand.sitting.match.name(view.first)) in titles(hand)


def test_a_press_hurries_the_title_and_all_that_is_behind_it(hand: Stagehand) -> None:
    after_the_first_round(hand)
    hand.press(Intent.SKIP)
    hand.wait_for("DealScene")
    hand.wait(20)
    hand.press(Intent.CONFIRM, device=KEYBOARD)
    hand.wait(HURRIED)
    assert hand.scene == "Placement"
    assert hand.sitting.host.phase is Phase.PLACE
    assert lights(hand) == [("dusk", 255)]
    board = hand.sitting.shown.public
    assert all(board.place_of(one) is Place.TRAY for one in hand.sitting.tokens if one != "J")
    assert all(token.sprite.alpha == 255 for token in hand.sitting.tokens.values())
    assert not in_the_sky(hand)
    assert not any(panel.is_away for panel in hand.sitting.panels.panels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_in_large_letters_hangs_over_nobody_in_the_courtyard(
    hand: Stagehand, language: str
) -> None:
    hand.edition, hand.players = "jester", 8
    hand.settings = {**hand.settings, "language": language, "text_size": 200}
    hand.open(companies.solo(8))
    hand.wait(40)
    hand.picture()
    (title,) = (sheet for sheet in hand.top.sheets() if seen_on(sheet, Sprite, Layer.ROUND_TITLE))
    standing = hand.sitting.picture.standing
    heads = [
        token.sprite.rect.top
        for one, token in hand.sitting.tokens.items()
        if standing.place_of(one) is Place.TRAY
    ]
    assert heads
    assert max(item.rect.bottom for item in title.stacked()) <= min(heads)
