"""What a count shows: cards in the middle, a large face, a tally, and those who watch."""

from __future__ import annotations

import pytest

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import CAST_INDEX, Place
from kingup_game.engine.record import read_record
from kingup_game.engine.state import Phase
from kingup_game.scenes.telling.crowd import watchers
from kingup_game.stage import layout
from kingup_game.stage.ballots.ballot_plan import FAR_EDGE
from kingup_game.stage.canvas.items import Frame, Label, Sprite
from kingup_game.stage.seats.face_sizes import ALONE, WIDTH
from kingup_game.table.host import Host
from kingup_game.table.seats import Company, Seat
from kingup_game.theme import art, cues
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on, turned_ballots
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

BROWS = 0.75
"""Of a token's size above its feet: nothing may cover more of somebody."""


def count_begins(hand: Stagehand, card: Card, players: int = 6) -> Sitting:
    hand.electors.card = card
    sitting = hand.open(companies.bots_only(players), matches.voting)
    hand.wait_until(lambda: sitting.host.phase is not Phase.VOTE)
    return sitting


def ballots(sitting: Sitting) -> list[Sprite]:
    layers = Layer.CLOSE_UP_RAYS, Layer.BALLOT, Layer.BALLOT_TURNED, Layer.BALLOT_FALLS
    sprites = [item for layer in layers for item in seen_on(sitting.sheet, Sprite, layer)]
    return [one for one in sprites if "signs/ballot_" in one.picture or is_no(one.picture)]


def is_no(picture: str) -> bool:
    """Upright, or as it fell."""
    return picture in (art.ballot("no"), art.thrown(0), art.thrown(1))


_LOOK_EVERY = 8
"""Ticks of a fall."""


@pytest.fixture
def six(hand: Stagehand) -> Stagehand:
    hand.players = 6
    return hand


def test_ballots_turn_in_the_middle_and_go_back_to_their_seats(six: Stagehand) -> None:
    sitting = count_begins(six, Card.NO)
    six.wait_until(lambda: len(turned_ballots(sitting.sheet)) == 6)
    left, right = layout.SEAT_LEFT_X + layout.SEAT_WIDTH, layout.SEAT_RIGHT_X
    assert all(left < card.x < right for card in ballots(sitting))
    six.wait_until(lambda: all(not left < card.x < right for card in ballots(sitting)))
    assert len(ballots(sitting)) == 6


def test_one_lonely_no_stands_out_once_it_has_decided_and_not_before(hand: Stagehand) -> None:
    hand.electors.card = Card.YES
    sitting = hand.open(companies.solo(4), matches.voting)
    hand.wait(60)
    hand.press(Intent.NO)
    hand.wait_until(lambda: sitting.is_counting)
    while not seen_on(sitting.sheet, Label, Layer.VERDICT):
        landed = turned_ballots(sitting.sheet)
        if not any(is_no(card.picture) for card in landed):
            assert all(card.alpha == 255 for card in landed)
        hand.wait(1)
    hand.wait(20)
    no = next(card for card in ballots(sitting) if card.picture == art.ballot("no"))
    others = [card for card in ballots(sitting) if card is not no]
    assert (no.alpha, no.zoom > 1) == (255, True)
    assert all(card.alpha < 128 and card.zoom == 1 for card in others)


def lit(sitting: Sitting) -> list[float]:
    """Before which cards light bursts, from the left."""
    halos = seen_on(sitting.sheet, Sprite, Layer.BALLOT)
    return sorted(one.x for one in halos if one.picture == art.BURST)


def test_the_card_that_decides_lies_alone_in_the_light_while_everybody_holds_their_breath(
    hand: Stagehand,
) -> None:
    hand.electors.card = Card.YES
    sitting = hand.open(companies.solo(4), matches.voting)
    hand.wait(60)
    hand.press(Intent.NO)
    hand.wait_until(lambda: sitting.is_counting)
    seen: set[tuple[int, tuple[float, ...]]] = set()
    while len(turned_ballots(sitting.sheet)) < 4:
        backs = [card for card in ballots(sitting) if card.picture == art.ballot("back")]
        if len(ballots(sitting)) == 4:  # a card claps a tenth of a second into its sound
            assert times_heard(hand, cues.CARD_FLIP) == 4 - len(backs)
        for card in backs:
            if seen and card.alpha == 255:
                assert card.x in lit(sitting)
        if lit(sitting):
            seen.add((len(turned_ballots(sitting.sheet)), tuple(lit(sitting))))
        hand.wait(1)
    last = next(card for card in ballots(sitting) if is_no(card.picture))
    assert (3, (last.x,)) in seen
    assert all(last.x not in lights for turned, lights in seen if turned < 3)
    hand.wait_until(lambda: bool(seen_on(sitting.sheet, Label, Layer.VERDICT)))
    hand.wait(1)
    assert not lit(sitting)


@pytest.mark.parametrize("players", range(5, 9))
def test_a_face_sits_behind_two_rows_of_cards_and_none_lies_over_what_is_seen_of_it(
    hand: Stagehand, players: int
) -> None:
    hand.players, hand.edition = players, "jester"
    hand.electors.card = Card.NO
    sitting = hand.open(companies.bots_only(players), matches.voting)
    hand.wait_until(lambda: bool(seen_on(sitting.sheet, Label, Layer.VERDICT)))
    (face,) = seen_on(sitting.sheet, Sprite, Layer.HEAD_OF_TABLE)
    assert face.y > FAR_EDGE
    for card in ballots(sitting):
        assert card.y - (card.height or 0.0) / 2 >= FAR_EDGE


def test_whoever_has_yawned_at_a_third_refusal_sleeps_through_the_fall(six: Stagehand) -> None:
    six.electors.card = Card.NO
    sitting = six.open(
        companies.bots_only(6),
        lambda host: host.phase is Phase.VOTE and host.view(None).board.count(Place.OUT) >= 2,
    )
    nominee = sitting.host.view(None).nominee
    assert nominee is not None
    six.wait_until(lambda: sitting.is_counting)
    six.wait_until(lambda: sitting.tokens[nominee].mood == "refused")
    assert six.sink is not None
    six.wait_until(lambda: any(cues.THUD in one for one in six.sink.lines))  # type: ignore[union-attr]
    assert six.scene == "Vote"
    assert {one.mood for one in watchers(sitting.picture, nominee)} == {"sleepy"}


def large_faces(sitting: Sitting) -> list[Sprite]:
    """Whoever is up for the throne, before everything or behind the table."""
    layers = (Layer.CLOSE_UP, Layer.HEAD_OF_TABLE, Layer.CLOSE_UP_FLIES)
    return [face for layer in layers for face in seen_on(sitting.sheet, Sprite, layer)]


def portraits(sitting: Sitting) -> list[str]:
    """Whose faces look out of the panels now."""
    pictures = [item.picture for item in seen_on(sitting.sheet, Sprite, Layer.SEAT_PICTURE)]
    return sorted(one for one in pictures if "signs/bot_" in one or "people/" in one)


def times_heard(hand: Stagehand, cue: str) -> int:
    assert hand.sink is not None
    return sum(f"/{cue}-" in line for line in hand.sink.lines)


@pytest.mark.parametrize("card", [Card.YES, Card.NO])
def test_the_large_face_hopes_fears_and_feels_what_the_cards_say(
    six: Stagehand, card: Card
) -> None:
    sitting = count_begins(six, card)
    moods: list[str] = []
    while six.scene == "Vote":
        for face in large_faces(sitting):
            mood = face.picture.rsplit("-", 1)[1].removesuffix(".webp")
            if mood != "blink" and moods[-1:] != [mood]:
                moods.append(mood)
        six.wait(1)
    assert times_heard(six, cues.GASP) == (card is Card.NO), "all at once, and once"
    falls = ["fear", "refused", "fear", "refused"]
    assert moods == ["hopeful", *(["crowned"] if card is Card.YES else falls)]
    assert not large_faces(sitting)
    assert (sitting.castle_sheet.dx, sitting.castle_sheet.dy) == (0, 0)


@pytest.mark.parametrize("card", [Card.YES, Card.NO])
def test_what_was_decided_hangs_large_below_the_face_once_all_cards_are_open(
    six: Stagehand, card: Card
) -> None:
    sitting = count_begins(six, card)
    while not (ribbon := seen_on(sitting.sheet, Label, Layer.VERDICT)):
        six.wait(1)
    assert len(turned_ballots(sitting.sheet)) == 6
    assert ribbon[0].words == sitting.line.words
    six.theatre.show()
    (frame,) = seen_on(sitting.sheet, Frame, Layer.VERDICT)
    assert frame.rect.contains(ribbon[0].rect)
    if card is Card.YES:
        (face,) = faces_alone(sitting, "crowned")
        assert frame.rect.top > face.rect.centery, "joy and its name in one moment"
    else:
        assert frame.rect.collidelist([one.rect for one in ballots(sitting)]) < 0
        heads = seen_on(sitting.sheet, Sprite, Layer.VERDICT)
        assert not heads, "six have no room, and some of six would be blamed alone"
    assert frame.picture == (art.RIBBON_CROWNED if card is Card.YES else art.RIBBON_REFUSED)
    six.wait_until(lambda: six.scene != "Vote")
    assert not seen_on(sitting.sheet, Label, Layer.VERDICT)


def faces_alone(sitting: Sitting, mood: str) -> list[Sprite]:
    """Large ones that feel this."""
    return [one for one in large_faces(sitting) if one.picture.endswith(f"-{mood}.webp")]


@pytest.mark.parametrize("is_calm", [False, True])
def test_a_king_is_a_third_of_the_screen_above_his_ribbon_and_then_one_body_on_the_throne(
    six: Stagehand, is_calm: bool
) -> None:
    six.settings = {"reduced_motion": is_calm}
    sitting = count_begins(six, Card.YES)
    king = next(token for token in sitting.tokens.values() if token.spot.y == layout.THRONE_FEET_Y)
    free, settles = [], 0
    while six.scene == "Vote":
        six.wait(1)
        six.theatre.show()
        ribbons = seen_on(sitting.sheet, Frame, Layer.VERDICT)
        if not (faces := faces_alone(sitting, "crowned")):
            heads = [one.sprite.rect for one in sitting.tokens.values()]
            assert all(ribbon.rect.collidelist(heads) < 0 for ribbon in ribbons)
        elif ribbons:
            assert faces[0].rect.top >= 0
            free.append(ribbons[0].rect.top - faces[0].rect.top)
        elif free:
            settles += 1
            assert king.sprite.alpha == 0, "one body, never two"
    assert min(free) > six.surface.get_height() / 3
    assert bool(settles) != is_calm


@pytest.mark.parametrize("players", [4, 6])
def test_whoever_is_refused_hangs_nearly_half_as_high_as_the_screen_before_they_fall(
    hand: Stagehand, players: int
) -> None:
    hand.players = players
    sitting = count_begins(hand, Card.NO, players)
    hand.wait_until(lambda: bool(faces_alone(sitting, "refused")))
    hand.wait_until(lambda: bool(faces_alone(sitting, "fear")))
    heights = []
    while faces := faces_alone(sitting, "fear"):
        heights.append(faces[0].height or 0)
        if len(heights) % _LOOK_EVERY == 0:
            hand.theatre.show()
            (ribbon,) = seen_on(sitting.sheet, Frame, Layer.VERDICT)
            assert not ribbon.rect.colliderect(faces[0].rect)
        hand.wait(1)
    assert max(heights) > 0.45 * layout.HEIGHT
    assert seen_on(sitting.sheet, Frame, Layer.VERDICT), "it is read until they have landed"


def tally(sitting: Sitting) -> tuple[int, int]:
    """How many No and Yes the boards count."""
    words = [label.words for label in seen_on(sitting.sheet, Label, Layer.VOTE_TALLY)]
    no, yes = map(int, words)
    return no, yes


@pytest.mark.parametrize("is_calm", [False, True])
def test_the_tally_counts_exactly_the_cards_whose_faces_have_landed(
    six: Stagehand, is_calm: bool
) -> None:
    six.settings = {"reduced_motion": is_calm}
    sitting = count_begins(six, Card.NO)
    six.wait_until(lambda: bool(ballots(sitting)))
    seen = set()
    while not turned_ballots(sitting.sheet) or len(turned_ballots(sitting.sheet)) < 6:
        landed = turned_ballots(sitting.sheet)
        assert all(card.width == max(one.width or 0 for one in ballots(sitting)) for card in landed)
        faces = [card.picture for card in landed]
        counted = tally(sitting)
        assert counted == (
            sum(map(is_no, faces)),
            faces.count(art.ballot("yes")),
        )
        seen.add(counted)
        six.wait(1)
    assert (0, 0) in seen
    assert (6, 0) in seen | {tally(sitting)}


def test_everybody_looks_out_of_their_panel_also_while_their_envelope_lies_there(
    hand: Stagehand,
) -> None:
    hand.electors.card = Card.NO
    levels = ("page", "king", "duke")
    bots = [Seat(level, number, level=level) for number, level in enumerate(levels, 1)]
    with_ada = Company([Seat("Ada", 0, device=KEYBOARD), *bots])
    faces = portraits(hand.open(with_ada, matches.climbing))
    assert len(faces) == 4
    with_cook = Company([Seat("cook", 0, level="cook"), *bots])
    sitting = hand.open(with_cook, matches.voting)
    while not any("ballot_no" in card.picture for card in ballots(sitting)):
        assert len(portraits(sitting)) == 4
        hand.wait(1)
    assert len(portraits(sitting)) == 4


def test_the_castle_looks_up_and_is_startled_as_somebody_falls_past(six: Stagehand) -> None:
    sitting = count_begins(six, Card.NO)
    nominee = sitting.host.events_so_far and next(
        token.character for token in sitting.tokens.values() if token.spot.y == layout.THRONE_FEET_Y
    )
    assert nominee
    crowd = watchers(sitting.picture, nominee)
    assert crowd
    assert {token.mood for token in crowd} == {"hopeful"}
    six.wait_until(lambda: any(token.mood == "fear" for token in crowd))
    startled = [token for token in crowd if token.mood == "fear"]
    others = [token for token in crowd if token.mood != "fear"]
    assert max(token.spot.y for token in startled) <= min(token.spot.y for token in others)
    six.wait_until(lambda: {token.mood for token in crowd} == {"joy"})  # nobody wanted them
    six.wait_until(lambda: six.scene != "Vote")
    assert not {"fear", "refused"} & {token.mood for token in crowd}


def test_the_castle_wakes_room_by_room_while_a_new_king_is_as_near_as_can_be(
    six: Stagehand,
) -> None:
    sitting = count_begins(six, Card.YES)
    nominee = sitting.host.view(None).board.index(Place.THRONE)
    crowd = watchers(sitting.picture, sitting.host.view(None).terms.characters[nominee])
    on_floors = [token for token in crowd if token.spot.y in layout.FLOOR_FEET_Y.values()]
    glad: list[float] = []
    while not seen_on(sitting.sheet, Label, Layer.VERDICT):
        six.wait(1)
    while seen_on(sitting.sheet, Label, Layer.VERDICT) and len(glad) < len(on_floors):
        (face,) = large_faces(sitting)
        assert face.width == WIDTH * ALONE
        glad += [one.spot.y for one in on_floors if one.mood == "joy"][len(glad) :]
        six.wait(1)
    assert glad
    assert len(glad) == len(on_floors), "all of them, before he is small again"


def has_plate(sitting: Sitting) -> bool:
    return bool(seen_on(sitting.words, Frame, Layer.SPOKEN_LINE))


def test_no_line_lies_over_floor_0_while_the_castle_is_lowered_for_a_verdict(
    six: Stagehand,
) -> None:
    """A ribbon has said it, and says it until they have landed: nothing says it again."""
    sitting = count_begins(six, Card.NO)
    lowered = 0
    while six.scene == "Vote":
        six.wait(1)
        if sitting.castle_sheet.dy:
            lowered += 1
            assert not has_plate(sitting)
    assert lowered
    assert not has_plate(sitting)


def test_an_empty_line_takes_its_plate_away_and_words_bring_it_back(six: Stagehand) -> None:
    sitting = six.open(companies.solo(6), matches.climbing)
    six.wait(10)
    assert has_plate(sitting)
    sitting.line.show("")
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


@pytest.mark.parametrize("card", [Card.NO, Card.YES])
def test_a_crown_against_a_no_says_why(hand: Stagehand, card: Card) -> None:
    """The last one in the castle reigns; with a No more for somebody a No may be left to say."""
    company = companies.bots_only(4)
    reading = read_record(matches.host_at(hand.table, company, matches.voting).record().encode())
    nominee = reading.state.nominee
    assert nominee is not None
    board = bytearray([Place.OUT] * len(reading.state.board))
    board[CAST_INDEX[nominee]] = Place.THRONE
    reading.state = reading.state._replace(board=bytes(board))
    host = Host.resumed(reading)
    hand.electors.card = card
    sitting = hand.open(company, host=host)
    say, line = hand.backstage.say, sitting.match.voice.line
    name = say(f"cast.{nominee}")
    said = "vote.last_crowned" if card is Card.NO else "vote.crowned"
    hand.wait_until(lambda: say(said, character=name) in line.words)
    assert sitting.host.phase is not Phase.VOTE
