"""The Jester nominated and crowned: the world turns, and so do gains and losses."""

from __future__ import annotations

import pytest

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import DUNGEONS, JESTER, Place
from kingup_game.engine.scoring import PLACE_VALUES, jester_reigns
from kingup_game.engine.stakes import stakes_of
from kingup_game.scenes.telling import crowd
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Frame, Label, Sprite
from kingup_game.stage.castle.standing import numeral_of
from kingup_game.table.host import Host
from kingup_game.theme import art, palette
from kingup_game.theme.durations import BREATH, LAST_WORDS
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on, words_on
from tests.harness.moments_of_jester import PRESSED
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.scenes.match.jester_kit import (
    EVERY_SIGN,
    books,
    decided,
    hints,
    mood,
    shields,
)

FLOORS = [place for place in Place if place.is_floor]
COLUMN = 70
"""So far to either side of their middle a shield with half a flying coin reaches."""
HALF, TINT = 128, 64
"""How dense panes may be before rooms and ladders are mud, and while floors give the light."""
TAG_ASIDE = 82.0
"""So far from the middle of a cell the tag with its worth hangs, at most."""


def said_by_line_and_ribbon(sitting: Sitting) -> str:
    return words_on(sitting.sheet) + words_on(sitting.words)


def test_7_a_nominated_jester_turns_no_sign_but_hints_at_each_and_shows_ones_own_points(
    five: Stagehand,
) -> None:
    sitting = five.open(companies.solo(5), matches.jester_votes)
    five.wait(90)
    assert not shields(sitting), "he is not king yet"
    gains = [hint.fill == palette.YES_GREEN for hint in hints(sitting)]
    costs = [floor for floor in (Place.THRONE, *FLOORS) if PLACE_VALUES[floor]]
    assert gains.count(False) == len(costs)
    assert gains.count(True) == len(DUNGEONS)
    notes = seen_on(sitting.castle_sheet, Label, Layer.REIGN_SHIELD)
    assert {note.words for note in notes} == {str(-PLACE_VALUES[floor]) for floor in costs}
    papers = {hint.fill for hint in hints(sitting)} - {palette.YES_GREEN}
    assert papers == {palette.CRIMSON_DARK}, "the ground of whatever is lost"
    view = sitting.shown.view(0)
    assert view.goal is not None
    stakes = stakes_of(view.terms, view.goal, view.board, JESTER)
    assert stakes.yes != stakes.no
    corner = [label.words for label in seen_on(sitting.sheet, Label, Layer.OWN_CORNER)]
    assert {str(stakes.yes), str(stakes.no)} <= set(corner)
    assert not books(sitting, "reign-flag")
    other = five.open(
        companies.solo(5), lambda h: matches.voting(h) and not matches.jester_votes(h)
    )
    five.wait(90)
    assert not hints(other)


def test_7_what_a_refused_jester_hinted_at_is_gone(five: Stagehand) -> None:
    sitting = decided(five, matches.jester_votes, Card.NO, Card.NO)
    assert not hints(sitting)
    assert not shields(sitting)


def test_7_the_jester_crowned_turns_the_world_before_everybodys_eyes(five: Stagehand) -> None:
    five.electors.card = Card.YES
    sitting = five.open(companies.solo(5), matches.jester_votes)
    at_rest = {*sitting.standing.at(Place.OUT), *sitting.standing.at(Place.TRAY)}
    five.wait(80)
    five.press(PRESSED[Card.YES])
    over: set[str] = set()
    ribbons: set[str] = set()
    while five.scene == "Vote":
        five.wait(1)
        ribbons |= {one.picture for one in seen_on(sitting.sheet, Frame, Layer.VERDICT)}
        over |= {one for one, token in sitting.tokens.items() if token.pose.turn}
    assert over == {one for one in sitting.tokens if one != JESTER} - at_rest
    assert art.RIBBON_MOTLEY in ribbons
    assert art.RIBBON_CROWNED not in ribbons, "green says that it is good"
    assert shields(sitting) == EVERY_SIGN
    assert len(books(sitting, "reign-flag")) == 3
    assert TINT < books(sitting, "reign-light")[0].alpha <= HALF
    moods = {token.mood for one, token in sitting.tokens.items() if one != JESTER}
    assert len(moods) > 2
    assert mood(sitting, Place.DUNGEON_3) <= {"joy"}


def test_7_his_face_gives_way_before_the_shields_turn_one_by_one_from_top_to_bottom(
    five: Stagehand,
) -> None:
    five.electors.card = Card.YES
    sitting = five.open(companies.solo(5), matches.jester_votes)
    five.wait(80)
    five.press(PRESSED[Card.YES])
    costs = five.backstage.say("vote.jester_turns")
    is_king = five.backstage.say("vote.jester_crowned")
    hinted = len(hints(sitting))
    proclaimed = thrown = 0
    while not seen_on(sitting.sheet, Sprite, Layer.CLOSE_UP_RAYS):
        five.wait(1)
        assert not shields(sitting)
    while seen_on(sitting.sheet, Sprite, Layer.CLOSE_UP):
        five.wait(1)
        assert costs not in words_on(sitting.sheet) + words_on(sitting.words)
        assert not shields(sitting), "the castle is as it was until all can see it turn"
        assert len(hints(sitting)) == hinted
        assert said_by_line_and_ribbon(sitting).count(is_king) <= 1
        ribbons = seen_on(sitting.sheet, Frame, Layer.VERDICT)
        proclaimed += [one.picture for one in ribbons] == [art.RIBBON_MOTLEY]
        thrown = max(thrown, len(sitting.particles))
    assert proclaimed, "his is as large a ribbon as that of any other king"
    assert thrown
    five.wait_until(lambda: bool(shields(sitting)))
    assert said_by_line_and_ribbon(sitting).count(costs) == 1
    turned = 0
    order: list[str] = []
    lit: set[tuple[float, float]] = set()
    while five.scene == "Vote":
        five.wait(1)
        five.theatre.show()
        if five.scene == "Vote":
            assert said_by_line_and_ribbon(sitting).count(costs) <= 1, "it was read already"
        assert turned <= len(shields(sitting)), "no sign ever turns back"
        turned = len(shields(sitting))
        assert not seen_on(sitting.sheet, Sprite, Layer.CLOSE_UP)
        new = [one.picture for one in books(sitting, "reign-") if one.frame == 0]
        order += [one for one in new if "cell" not in one and "reign-" in one and one not in order]
        lit |= {(one.x, one.y) for one in seen_on(sitting.castle_sheet, Sprite, Layer.BEAM)}
        for ribbon in seen_on(sitting.sheet, Frame, Layer.VERDICT):
            faces = [token.sprite.rect for token in sitting.tokens.values()]
            letters = [face.move(0, -face.height // 8) for face in faces]
            assert ribbon.rect.collidelist(letters) < 0
            assert five.surface.get_rect().contains(ribbon.rect)
    assert turned == len(EVERY_SIGN)
    assert not hints(sitting)
    numbers = [one.split("reign-")[1].split(".")[0] for one in order]
    assert [one for one in numbers if one.isdigit()] == ["10", "5", "4", "3", "2", "1", "0"]
    assert len(lit & {numeral_of(floor).middle for floor in FLOORS}) == len(FLOORS)


def test_7_confetti_for_the_jester_falls_on_no_sign_and_on_nothing_that_is_said(
    five: Stagehand,
) -> None:
    sitting = five.open(companies.solo(5), matches.climbing)
    crowd.throw_confetti(sitting.picture, is_narrow=True)
    to_px = five.backstage.painter.viewport.rect_px
    signs = [to_px(*numeral_of(floor)) for floor in (Place.THRONE, *FLOORS)]
    flown = 0
    while len(sitting.particles):
        five.wait(6)
        five.theatre.show()
        for piece in sitting.particles.damage():
            flown += 1
            assert piece.collidelist(signs) < 0
            assert piece.right <= to_px(layout.ROOM_RIGHT, 0, 1, 1).left
    assert flown


def test_7_a_gain_comes_in_gold_and_a_loss_leaves_in_iron(five: Stagehand) -> None:
    flown: dict[bool, set[str]] = {}
    for is_reversed in (False, True):

        def wanted(host: Host, is_reversed: bool = is_reversed) -> bool:
            board = host.view(None).board
            has_cells = any(cell in board for cell in DUNGEONS)
            return (
                matches.scored(host)
                and has_cells is not is_reversed
                and (jester_reigns(board) is is_reversed)
            )

        sitting = five.open(companies.bots_only(5), wanted)
        seen: set[str] = set()
        while not seen_on(sitting.sheet, Sprite, Layer.WISH_CREST):
            five.wait(1)
            seen |= {item.picture for item in seen_on(five.top.sheets()[2], Sprite, Layer.COIN)}
            owed = seen_on(sitting.castle_sheet, Sprite, Layer.LOSS)
            assert not [one for one in owed if one.alpha and abs(one.x - layout.NUMERAL_X) < COLUMN]
            seen |= {item.picture for item in owed}
            lost = [label.words for label in seen_on(sitting.castle_sheet, Label, Layer.LOSS)]
            assert len(lost) == len(owed), "what is lost is on each"
            assert all(int(words) < 0 for words in lost)
            if is_reversed and lost:
                assert books(sitting, "reign-light")[0].alpha <= TINT
        flown[is_reversed] = seen
    assert flown == {False: {art.COIN, art.COIN_LOSS_BLANK}, True: {art.COIN_LOSS_BLANK}}


@pytest.mark.parametrize("players", [2, 5, 8])
def test_7_points_on_their_coins_cover_nothing_of_what_a_cell_or_a_wc_is_worth(
    hand: Stagehand, players: int
) -> None:
    hand.edition, hand.players = "jester", players
    sitting = hand.open(companies.bots_only(players), matches.scored)
    hand.wait_until(lambda: bool(seen_on(sitting.sheet, Sprite, Layer.WISH_CREST)))
    coins = [
        coin
        for coin in seen_on(hand.top.sheets()[2], Sprite, Layer.GOAL_CORNER)
        if coin.picture in (art.COIN_BLANK, art.COIN_LOSS_BLANK)
    ]
    assert len(coins) == players
    left, right = layout.DUNGEON_X - TAG_ASIDE, layout.WC_X + TAG_ASIDE
    for coin in coins:
        half = (coin.width or 0) / 2
        assert coin.x + half <= left or coin.x - half >= right


def test_7_what_is_said_of_a_crowned_jester_can_be_read_before_goals_take_its_place(
    five: Stagehand,
) -> None:
    sitting = decided(five, matches.jester_votes, Card.YES, Card.YES)
    assert five.scene == "Scoring"
    assert sitting.voice.chatter.is_speaking
    lines = [five.backstage.say(f"talk.jester_crowned_{n}") for n in (1, 2, 3)]
    said = five.wait_until(lambda: any(line in words_on(sitting.sheet) for line in lines))
    assert said <= BREATH
    passed = five.wait_until(lambda: bool(seen_on(five.top.sheets()[2], Sprite)))
    assert passed >= LAST_WORDS - 2
    assert not sitting.voice.chatter.is_speaking
    frames = seen_on(sitting.sheet, Frame, Layer.SEAT_PANEL)
    assert {frame.alpha for frame in frames} == {0}


def test_a_match_resumed_under_the_jester_looks_as_it_did(five: Stagehand) -> None:
    sitting = five.open(
        companies.solo(5),
        lambda host: matches.scored(host) and jester_reigns(host.view(None).board),
    )
    five.wait_for_people()
    assert shields(sitting) == EVERY_SIGN
    assert books(sitting, "reign-light")
