"""What a count shows: cards on their seats, watching faces, and words again at the end."""

from __future__ import annotations

import pytest

from kingup_game.app.presses import KEYBOARD
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import CAST_INDEX, Place
from kingup_game.engine.state import Phase
from kingup_game.scenes.telling.crowd import watchers
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Frame, Sprite
from kingup_game.table.seats import Company, Seat
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on, words_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand


def count_begins(hand: Stagehand, card: Card) -> Sitting:
    hand.electors.card = card
    sitting = hand.open(companies.bots_only(6), matches.voting)
    hand.wait_until(lambda: sitting.host.phase is not Phase.VOTE)
    return sitting


def ballots(sitting: Sitting) -> list[Sprite]:
    sprites = seen_on(sitting.sheet, Sprite)
    return [item for item in sprites if "signs/ballot_" in item.picture]


@pytest.fixture
def six(hand: Stagehand) -> Stagehand:
    hand.players = 6
    return hand


@pytest.mark.parametrize("card", [Card.YES, Card.NO])
def test_cards_never_leave_the_seats_for_the_castle(six: Stagehand, card: Card) -> None:
    sitting = count_begins(six, card)
    most = 0
    while sitting.director.busy and six.scene == "Vote":
        six.wait(1)
        for shown in ballots(sitting):
            half = (shown.width or 0) * shown.zoom / 2
            is_left = shown.x < layout.WIDTH / 2
            edge = layout.SEAT_LEFT_X + layout.SEAT_WIDTH if is_left else layout.SEAT_RIGHT_X
            assert shown.x + half <= edge if is_left else shown.x - half >= edge
        most = max(most, len(ballots(sitting)))
    assert most == 6


def test_names_make_way_for_turning_cards_and_come_back(six: Stagehand) -> None:
    sitting = count_begins(six, Card.YES)
    names = {seat.name for seat in sitting.company.seats}

    def shown() -> set[str]:
        return names & set(words_on(sitting.sheet).splitlines())

    six.wait_until(lambda: not shown())
    assert len(ballots(sitting)) == 6
    six.wait_until(lambda: "crowned" in {token.mood for token in sitting.tokens.values()})
    assert shown() == names


def portraits(sitting: Sitting) -> list[str]:
    """Whose faces look out of the panels now."""
    pictures = [item.picture for item in seen_on(sitting.sheet, Sprite)]
    return sorted(picture for picture in pictures if "signs/bot_" in picture)


def test_bots_show_their_own_faces_while_no_ballot_lies_there_and_people_none(
    hand: Stagehand,
) -> None:
    hand.electors.card = Card.NO
    levels = ("page", "king", "duke")
    bots = [Seat(level, number, level=level) for number, level in enumerate(levels, 1)]
    faces = [f"signs/bot_{number}.webp" for number in (1, 5, 6)]
    with_ada = Company([Seat("Ada", 0, device=KEYBOARD), *bots])
    assert portraits(hand.open(with_ada, matches.climbing)) == faces
    with_cook = Company([Seat("cook", 0, level="cook"), *bots])
    faces.insert(1, "signs/bot_2.webp")
    sitting = hand.open(with_cook, matches.voting)
    hand.wait_until(lambda: not portraits(sitting))
    hand.wait_until(lambda: any("ballot_no" in card.picture for card in ballots(sitting)))
    assert not portraits(sitting)
    hand.wait_until(lambda: hand.scene != "Vote")
    assert portraits(sitting) == faces


def test_the_castle_looks_up_and_is_startled_as_somebody_falls_past(six: Stagehand) -> None:
    sitting = count_begins(six, Card.NO)
    nominee = sitting.host.events_so_far and next(
        token.character for token in sitting.tokens.values() if token.spot.y == layout.THRONE_FEET_Y
    )
    assert nominee
    crowd = watchers(sitting.picture, nominee)
    assert crowd
    assert {token.mood for token in crowd} == {"hopeful"}
    six.wait_until(lambda: any(token.mood == "refused" for token in crowd))
    startled = [token for token in crowd if token.mood == "refused"]
    others = [token for token in crowd if token.mood != "refused"]
    assert max(token.spot.y for token in startled) <= min(token.spot.y for token in others)
    six.wait_until(lambda: six.scene != "Vote")
    assert "refused" not in {token.mood for token in crowd}


def has_plate(sitting: Sitting) -> bool:
    return bool(seen_on(sitting.words, Frame, Layer.SPOKEN_LINE))


def test_an_empty_line_takes_its_plate_away_and_words_bring_it_back(six: Stagehand) -> None:
    sitting = six.open(companies.solo(6), matches.climbing)
    six.wait(10)
    assert has_plate(sitting)
    sitting.line.show("")
    six.wait(10)
    assert has_plate(sitting)
    six.wait(60)
    assert not has_plate(sitting)
    sitting.line.show("the Jester is refused")
    assert has_plate(sitting)
    assert sitting.line.words == "The Jester is refused"


def test_a_friend_who_was_refused_is_grey_on_ones_own_card_whatever_it_was_worth(
    hand: Stagehand,
) -> None:
    sitting = hand.open(companies.solo(4), matches.climbing)
    view = sitting.host.view(0)
    assert view.goal is not None
    friend = view.goal[0]
    for place in (Place.FLOOR_0, Place.OUT):
        board = bytearray(view.board)
        board[CAST_INDEX[friend]] = place
        sitting.match.own_corner.show(view._replace(board=bytes(board)))
        refused = {one for one in view.goal if view.place_of(one) is Place.OUT} - {friend}
        grey = {
            item.picture.removeprefix("cast/")[0]
            for item in seen_on(sitting.sheet, Sprite, Layer.OWN_CORNER)
            if item.grey
        }
        assert grey == (refused | {friend} if place is Place.OUT else refused)
