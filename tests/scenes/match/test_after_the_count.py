"""After a count: its story leaf by leaf, the castle again, and nothing of it before its moment."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent
from kingup_game.engine.cast import Place
from kingup_game.engine.events import MatchEnded, RoundScored
from kingup_game.engine.scoring import PLACE_VALUES
from kingup_game.scenes.match.context import MatchContext
from kingup_game.stage.canvas.dimming import Filling
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.items import Frame, Label, Sprite
from kingup_game.stage.story.leaf_arrows import AREAS
from kingup_game.table.host import Host
from kingup_game.table.live import LiveMatch
from kingup_game.table.port import News, Told
from kingup_game.table.seats import Company
from kingup_game.theme import art
from kingup_game.theme.durations import MEANING_SETTLES, PAGE_REST, ROUND_UNATTENDED
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on, words_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.scenes.match.stage_kit import frame

HONOURS = art.CROWN_SMALL, art.LAUREL
PAGES = Layer.RACE, Layer.STORY
PAYING = [place for place in reversed(Place) if PLACE_VALUES[place] > 0]
MORE_THAN_A_ROUND = 34


def counted(hand: Stagehand, company: Company, wanted: matches.Moment = matches.scored) -> Sitting:
    """A round has been counted, and the first leaf is open."""
    sitting = hand.open(company, wanted)
    assert hand.scene == "Scoring"
    hand.press(Intent.SKIP, device=company.seats[0].device or KEYBOARD)
    hand.wait_for_people()
    hand.wait(PAGE_REST + 2)
    return sitting


def on(hand: Stagehand) -> str:
    """What lies over the castle: the race, a page of the story, or nothing."""
    open_pages = [layer for layer in PAGES if seen_on(hand.top.sheet, Frame, layer)]
    return "+".join(layer.name for layer in open_pages)


def test_everybody_runs_at_the_head_of_their_bar_and_whoever_has_more_is_further(
    hand: Stagehand,
) -> None:
    sitting = counted(hand, companies.solo(4))
    bars = [(one.y, one.x + one.width) for one in seen_on(hand.top.sheet, Filling, Layer.RACE)]
    numbers = [n for n in seen_on(hand.top.sheet, Label, Layer.RACE) if n.words.isdigit()]
    ends = max(number.x for number in numbers)
    sprites = seen_on(hand.top.sheet, Sprite, Layer.RACE)
    faces = {face.y: face for face in sprites if face.x < ends}
    totals = {int(number.words): number.y for number in numbers if number.x < ends}
    assert sorted(totals) == sorted(set(sitting.host.view(None).totals))
    heads = [faces[totals[total]].x for total in sorted(totals)]
    assert heads == sorted(heads)
    for y in totals.values():
        assert [end for top, end in bars if abs(y - top) < 50 and abs(end - faces[y].x) < 0.1]
    brought = [int(number.words) for number in numbers if number.x == ends]
    assert sorted(brought) == sorted(sitting.shown.chronicle.points[-1])


def test_whoever_is_still_to_be_counted_is_paler_but_the_king_and_in_the_end_nobody_is(
    hand: Stagehand,
) -> None:
    sitting = hand.open(companies.solo(4), matches.scored)
    standing, tokens = sitting.standing, sitting.tokens

    def pale() -> set[str]:
        return {who for who, token in tokens.items() if token.sprite.alpha < OPAQUE_ALPHA}

    hand.wait_until(lambda: bool(pale()))
    (king,) = standing.at(Place.THRONE)
    paler = [pale()]
    while paler[-1]:
        hand.wait(1)
        if (now := pale()) != paler[-1]:
            assert now < paler[-1]
            paler.append(now)
    assert not any(king in seen for seen in paler)
    assert len(paler) > 3


def crests(hand: Stagehand) -> list[Sprite]:
    return seen_on(hand.sitting.sheet, Sprite, Layer.WISH_CREST)


def go_on(hand: Stagehand) -> None:
    hand.key(pygame.K_RETURN)
    hand.wait_for_people()
    hand.wait(round(MEANING_SETTLES) + 1)


def test_each_leaf_comes_by_one_press_and_the_next_round_after_the_last(hand: Stagehand) -> None:
    sitting = counted(hand, companies.solo(4))
    assert on(hand) == "RACE"
    go_on(hand)
    assert on(hand) == "STORY"
    assert hand.backstage.say("tale.title", round=1) in words_on(hand.top.sheet)
    go_on(hand)
    assert hand.backstage.say("tale.awards") in words_on(hand.top.sheet)
    go_on(hand)
    hand.wait_until(lambda: hand.scene != "Scoring", most=200)
    assert sitting.shown.public.round == 2


def test_a_press_lets_everybody_look_at_the_castle_again(hand: Stagehand) -> None:
    counted(hand, companies.solo(4))
    assert crests(hand) == []
    hand.key(pygame.K_ESCAPE)
    assert on(hand) == ""
    assert crests(hand)
    hand.key(pygame.K_LEFT)
    hand.key(pygame.K_LEFT)
    assert on(hand) == "STORY"
    assert crests(hand) == []


def test_the_wishes_of_one_seat_are_seen_by_themselves(hand: Stagehand) -> None:
    sitting = counted(hand, companies.solo(4))
    hand.key(pygame.K_ESCAPE)
    for seat, face in enumerate(panel.face for panel in sitting.panels.panels):
        hand.key(pygame.K_RIGHT)
        assert {crest.picture for crest in crests(hand)} == {face.seal}
        assert len(crests(hand)) == 6
        assert sitting.match.name(seat) in sitting.line.words
        strength = {one: token.sprite.alpha for one, token in sitting.tokens.items()}
        king, *scored = (one for place in PAYING for one in sitting.standing.at(place))
        paler = [one for one in strength if strength[one] < OPAQUE_ALPHA]
        assert king not in paler, "who won is in colour, whoever wanted them"
        assert len(strength) - len(paler) in (6, 7)
        worthless = [strength[one] for one in paler if one not in scored]
        assert min(strength[one] for one in scored) > max(worthless)


def test_a_mouse_turns_the_leaves_by_their_arrows(hand: Stagehand) -> None:
    counted(hand, companies.solo(4, MOUSE))
    hand.point(*AREAS[1].middle)
    hand.wait(2)
    assert on(hand) == "RACE"
    hand.click(*AREAS[1].middle)
    assert on(hand) == "STORY"
    hand.wait(round(MEANING_SETTLES))
    hand.click(*AREAS[-1].middle)
    assert on(hand) == "RACE"


def test_whoever_is_in_a_hurry_leaves_all_of_it_with_one_press(hand: Stagehand) -> None:
    sitting = counted(hand, companies.solo(4))
    hand.key(pygame.K_TAB)
    hand.wait_until(lambda: hand.scene != "Scoring", most=200)
    faint = [one for one, token in sitting.tokens.items() if token.sprite.alpha < 255]
    assert faint == []


def test_bots_turn_the_leaves_by_themselves(hand: Stagehand) -> None:
    counted(hand, companies.bots_only(4))
    seen = set()
    for _ in range(3 * round(ROUND_UNATTENDED) + 200):
        if hand.scene != "Scoring":
            break
        seen.add(on(hand))
        hand.wait()
    assert hand.scene != "Scoring"
    assert seen == {"RACE", "STORY"}


@pytest.mark.parametrize("device", [KEYBOARD, MOUSE])
def test_the_last_count_keeps_who_won_for_the_throne(hand: Stagehand, device: str) -> None:
    """No crown, no laurel, no race, no total that anybody could read."""
    sitting = hand.open(companies.solo(4, device), ends_high)
    ended = last_event(sitting.host)
    hand.press(Intent.SKIP, device=device)
    for _ in range(6):
        hand.wait_for_people()
        assert hand.scene == "Scoring"
        words = [label.words for sheet in hand.top.sheets() for label in seen_on(sheet, Label)]
        assert not {str(total) for total in ended.totals} & set(words)
        assert not [item for item in everything(hand) if item.picture in HONOURS]
        assert not seen_on(hand.top.sheet, Frame, Layer.RACE)
        hand.wait(PAGE_REST + 1)
        hand.press(Intent.RIGHT)
    hand.press(Intent.SKIP)
    hand.wait_for("Coronation")
    hand.wait_for_people()
    assert str(max(ended.totals)) in words_on(hand.top.sheet)


def last_count(hand: Stagehand, more_for: int, more: int) -> list[bytes]:
    """Frames from the count of a last round to its last leaf, where somebody had so much more."""

    def richer(totals: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(total + more * (seat == more_for) for seat, total in enumerate(totals))

    def told(news: News) -> News:
        if not isinstance(news, Told) or not isinstance(news.event, RoundScored | MatchEnded):
            return news
        event = replace(news.event, totals=richer(news.event.totals))
        return Told(dict.fromkeys(news.seen, event))

    sitting = hand.open(companies.solo(4), ends_high)
    port = LiveMatch(sitting.host, sitting.company, hand.electors).port()
    twin = replace(port, news=lambda: [told(news) for news in port.news()])
    match = MatchContext(hand.backstage, twin, sitting.company, sitting.flow)
    hand.enter(sitting.flow.opening(match))
    frames = []
    while match.picture.director.busy:
        hand.wait(31)
        frames.append(frame(hand))
    hand.wait(PAGE_REST + 2)
    for _ in range(5):
        frames.append(frame(hand))
        hand.press(Intent.RIGHT)
        hand.wait(40)
    assert hand.scene == "Scoring"
    return frames


def test_twins_of_whom_one_wins_by_forty_points_look_alike_until_the_throne(
    hand: Stagehand,
) -> None:
    """Whoever was last before the round is known to all, and the same for both."""
    plain = last_count(hand, 0, 0)
    host = hand.sitting.host
    scored, ended = host.seen_since(None, host.events_so_far - 2)
    assert isinstance(scored, RoundScored)
    assert isinstance(ended, MatchEnded)
    before = [total - own for total, own in zip(scored.totals, scored.points, strict=True)]
    loser = next(
        seat for seat in range(4) if seat not in ended.winners and before[seat] != min(before)
    )
    assert last_count(hand, loser, 40) == plain


@pytest.mark.parametrize("wanted", [matches.placing, matches.voting])
def test_there_is_no_story_while_a_round_is_played(hand: Stagehand, wanted: matches.Moment) -> None:
    sitting = hand.open(companies.solo(4), wanted)
    hand.wait(30)
    assert sitting.shown.tales() == []
    assert not [item for item in everything(hand) if item.layer is Layer.STORY]


def test_what_a_round_told_is_still_told_after_the_match_was_left_and_resumed(
    hand: Stagehand,
) -> None:
    sitting = hand.open(companies.solo(4), ends_high)
    assert [tale.number for tale in sitting.shown.tales()] == [1, 2]
    hand.press(Intent.SKIP)
    hand.wait_for_people()
    assert [tale.number for tale in sitting.shown.tales()] == [1, 2, 3]


def ends_high(host: Host) -> bool:
    """A match is over in which every total is more than a round can bring, and all differ."""
    if not host.is_over:
        return False
    totals = last_event(host).totals
    return min(totals) >= MORE_THAN_A_ROUND and len(set(totals)) == len(totals)


def last_event(host: Host) -> MatchEnded:
    (ended,) = host.seen_since(None, host.events_so_far - 1)
    assert isinstance(ended, MatchEnded)
    return ended


def everything(hand: Stagehand) -> list[Sprite]:
    return [sprite for sheet in hand.top.sheets() for sprite in seen_on(sheet, Sprite)]
