"""Two to eight seats around the castle: each can be read, and nothing lies on anything else."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from pygame import Rect

from kingup_game.app.presses import KEYBOARD, MOUSE
from kingup_game.engine.cast import Place
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Box, Frame, Label, Sprite
from kingup_game.stage.castle.standing import COURTYARD, Spot, Standing, feet_y
from kingup_game.stage.lettering.wrapping import PICTURE_MARK
from kingup_game.stage.seats.panel_plans import LOW, USUAL, PanelPlan, for_large_letters
from kingup_game.stage.seats.vote_cards import AREAS as VOTE_CARDS
from kingup_game.table.seats import Company, Seat
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.words import LANGUAGES
from kingup_game.words.catalogue import keys, load
from kingup_game.words.grammar import Wording
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand, open_surface

SIZES = range(2, 9)
TAG_ASIDE = 82
"""So far from the middle of a cell or a WC its worth hangs, at most."""
FRINGE = 10
ITS_FRAME = 5
NEAR = 22
"""So far from a panel what its seat says may end."""
FLOORS = [place for place in Place if place.is_floor]


def opened(hand: Stagehand, players: int, *, alone: bool = True) -> Sitting:
    hand.edition, hand.players = "jester", players
    company = companies.solo(players) if alone else companies.sharing(players)
    sitting = hand.open(company, matches.climbing)
    hand.wait(20)
    hand.theatre.show()
    return sitting


def frames(sitting: Sitting) -> list[Rect]:
    return [frame.rect for frame in seen_on(sitting.sheet, Frame, Layer.SEAT_PANEL)]


def places_of_the_castle(hand: Stagehand) -> list[Rect]:
    """Wherever anybody may ever stand in it: on floors, in cells, in WCs, on the throne."""
    view, castle = hand.backstage.painter.viewport, Standing("A")
    spots = [Spot(x, feet_y(floor)) for floor in FLOORS for x in layout.PLACE_X]
    for place in set(Place) - set(FLOORS) - set(COURTYARD):
        castle.put("A", place)
        spots.append(castle.spot("A"))
    return [view.rect_px(s.x - s.size / 2, s.y - s.size, s.size, s.size) for s in spots]


def sentences(wording: Wording) -> list[str]:
    """All forms of a message."""
    if isinstance(wording, str):
        return [wording]
    return [said for form in wording.values() for said in sentences(form)]


LEAST_BALLOT = 132.0
"""Wide enough to be told apart from the sofa."""


@pytest.mark.parametrize("players", SIZES)
def test_no_panel_lies_on_another_nor_on_ones_own_goal_and_cards(
    hand: Stagehand, players: int
) -> None:
    sitting = opened(hand, players)
    panels = frames(sitting)
    own = [item.rect for item in seen_on(sitting.sheet, Sprite, Layer.OWN_CORNER)]
    assert len(panels) == players
    assert own
    for one, other in combinations(panels, 2):
        assert not one.colliderect(other)
    assert not [rect for rect in own if rect.collidelist(panels) >= 0]
    everywhere = places_of_the_castle(hand)
    assert not [rect for rect in (*panels, *own) if rect.collidelist(everywhere) >= 0]


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("players", SIZES)
def test_every_seat_shows_name_crest_face_and_total(
    hand: Stagehand, players: int, *, alone: bool
) -> None:
    sitting = opened(hand, players, alone=alone)
    labels = seen_on(sitting.sheet, Label, Layer.SEAT_PICTURE)
    pictures = seen_on(sitting.sheet, Sprite, Layer.SEAT_PICTURE)
    assert [label.words for label in labels].count("20") == players
    for panel, frame in zip(sitting.panels.panels, frames(sitting), strict=True):
        inside = [label for label in labels if frame.contains(label.rect)]
        assert {label.words for label in inside} == {panel.face.short_name, "20"}
        assert not inside[0].rect.colliderect(inside[1].rect)
        faces = [picture for picture in pictures if frame.colliderect(picture.rect)]
        assert len(faces) == 2


@pytest.mark.parametrize("text_size", [100, 200])
def test_all_names_at_a_table_are_one_size_on_panels_and_below_their_cards(
    hand: Stagehand, text_size: int
) -> None:
    hand.settings = {"text_size": text_size}
    hand.players = 4
    sitting = hand.open(companies.solo(4), matches.climbing)
    sitting.picture.ballot_cards.enlarge(text_size > 100)
    sitting.director.play(sitting.picture.ballot_cards.deal(sitting.panels))
    hand.wait_until(lambda: not sitting.director.busy)
    lettering = hand.backstage.painter.lettering
    for layer in (Layer.SEAT_PICTURE, Layer.BALLOT):
        labels = [
            one for one in seen_on(sitting.sheet, Label, layer) if one.words in sitting.panels.names
        ]
        assert len(labels) == len(sitting.panels.names) == 4
        sizes = {lettering.shown(one.words, one.style, one.width).size for one in labels}
        assert len(sizes) == 1, layer
        longest = max(labels, key=lambda one: len(one.words))
        alone = lettering.shown(longest.words, longest.style.but(peers=()), longest.width)
        assert sizes == {alone.size}, "as large as all of them fit"


@pytest.mark.parametrize("players", SIZES)
def test_no_two_bots_of_a_match_have_the_same_face(hand: Stagehand, players: int) -> None:
    hand.edition, hand.players = "jester", players
    sitting = hand.open(companies.solo(players, level="duke"), matches.climbing)
    faces = [panel.face.portrait for panel in sitting.panels.panels[1:]]
    assert len(set(faces)) == players - 1
    assert set(faces) <= set(range(1, 9))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "alone", "text_size"),
    [(2, True, 200), (5, True, 100), (8, True, 200), (8, False, 100)],
)
def test_a_bubble_hides_no_name_total_or_face_and_no_place_of_the_castle(
    players: int, alone: bool, text_size: int, language: str
) -> None:
    """On a television: below that letters grow beyond their size in the design."""
    settings = {"language": language, "text_size": text_size}
    hand = Stagehand(open_surface((1920, 1080)), settings=settings)
    sitting = opened(hand, players, alone=alone)
    known = keys(load(language))
    talk = [said for key in known if key.startswith("talk.") for said in sentences(known[key])]
    kept = [
        *(one.rect for one in seen_on(sitting.sheet, Label, Layer.SEAT_PICTURE)),
        *(one.rect for one in seen_on(sitting.sheet, Sprite, Layer.SEAT_PICTURE)),
        *places_of_the_castle(hand),
    ]
    tags = layout.DUNGEON_X - TAG_ASIDE, layout.WC_X + TAG_ASIDE
    view = hand.backstage.painter.viewport
    kept += [view.rect_px(tags[0], 406, 30, 328), view.rect_px(tags[1] - 24, 294, 24, 216)]
    assert talk
    for seat, panel in enumerate(sitting.panels.panels):
        for words in sorted(talk, key=len)[-2:]:
            assert sitting.voice.chatter.show(seat, words), "there is room"
            hand.theatre.show()
            (bubble,) = seen_on(sitting.sheet, Frame, Layer.SPEECH)
            (said,) = seen_on(sitting.sheet, Label, Layer.SPEECH)
            assert bubble.rect.contains(said.rect), words
            assert bubble.rect.collidelist(kept) < 0, words
            near = view.rect_px(*panel.area.grown(NEAR))
            assert bubble.rect.colliderect(near), "one sees whose it is"
        panel.fall_silent()


@pytest.mark.parametrize("players", [2, 4, 8])
def test_no_bubble_lies_on_a_card_of_whoever_votes_and_what_has_no_room_waits(
    hand: Stagehand, players: int
) -> None:
    hand.edition, hand.players = "jester", players
    sitting = hand.open(companies.solo(players), matches.voting)
    hand.wait(90)
    hand.theatre.show()
    to_px = hand.backstage.painter.viewport.rect_px
    cards = [to_px(*area) for area in VOTE_CARDS.values()]
    said = 0
    for seat, panel in enumerate(sitting.panels.panels):
        said += sitting.voice.chatter.show(seat, "A word about that, if I may.")
        bubbles = [one.rect for one in seen_on(sitting.sheet, Frame, Layer.SPEECH)]
        assert all(bubble.collidelist(cards) < 0 for bubble in bubbles)
        panel.fall_silent()
    assert said < players or players == 2


@pytest.mark.parametrize("plan", [USUAL, LOW, *map(for_large_letters, (USUAL, LOW))])
def test_an_envelope_lies_beside_the_portrait_and_hides_no_face(plan: PanelPlan) -> None:
    portrait_ends = plan.portrait_at[0] + plan.portrait / 2
    assert plan.ballot_at[0] - plan.ballot / 2 >= portrait_ends - ITS_FRAME


@pytest.mark.parametrize("plan", [for_large_letters(USUAL), for_large_letters(LOW)])
def test_with_large_letters_a_small_card_lies_beside_the_face(plan: PanelPlan) -> None:
    portrait_ends = plan.portrait_at[0] + plan.portrait / 2
    assert plan.small_card_at[0] - plan.small_card / 2 >= portrait_ends


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("players", range(2, 9))
def test_ballots_lie_large_in_the_middle_each_over_a_name(
    hand: Stagehand, players: int, text_size: int
) -> None:
    hand.edition, hand.players = "jester", players
    hand.settings = {"text_size": text_size}
    sitting = hand.open(companies.solo(players), matches.voting)
    hand.wait_until(lambda: not sitting.director.busy)
    sitting.picture.director.play(sitting.picture.ballot_cards.deal(sitting.panels))
    sitting.line.show(sitting.line.words)  # as it tells then what one has played
    hand.wait_until(lambda: not sitting.director.busy)
    hand.theatre.show()
    sprites = seen_on(sitting.sheet, Sprite, Layer.BALLOT)
    backs = [item for item in sprites if item.picture == art.ballot("back")]
    names = seen_on(sitting.sheet, Label, Layer.BALLOT)
    plates = seen_on(sitting.sheet, Frame, Layer.BALLOT)
    assert [label.words for label in names] == [
        panel.face.short_name for panel in sitting.panels.panels
    ]
    assert min(card.width or 0 for card in backs) >= LEAST_BALLOT
    (line,) = seen_on(sitting.picture.words, Frame, Layer.SPOKEN_LINE)
    (face,) = seen_on(sitting.sheet, Sprite, Layer.CLOSE_UP)
    own_goal = hand.backstage.painter.viewport.rect_px(*sitting.match.own_corner.goal_area)
    around = [*frames(sitting), line.rect, own_goal]
    faces = seen_on(sitting.sheet, Box, Layer.BALLOT)
    assert all(one.rect.collidelist([card.rect for card in backs]) < 0 for one in faces)
    for card, plate, name in zip(backs, plates, names, strict=True):
        assert plate.rect.contains(name.rect)
        assert card.rect.bottom <= plate.rect.top
        assert card.rect.top >= face.rect.bottom
        for one in (card.rect, plate.rect):
            assert one.collidelist(around) < 0
    everything = [*(card.rect for card in backs), *(plate.rect for plate in plates)]
    for number, one in enumerate(everything):
        assert one.collidelist(everything[number + 1 :]) < 0


@pytest.mark.parametrize(("players", "rows"), [(5, [2, 3]), (6, [3, 3]), (7, [4, 3]), (8, [4, 4])])
def test_no_row_of_ballots_looks_as_if_somebody_were_missing(
    hand: Stagehand, players: int, rows: list[int]
) -> None:
    """As many in both rows as can be, all as far apart, and larger where they are fewer."""
    hand.edition, hand.players = "jester", players
    sitting = hand.open(companies.solo(players), matches.voting)
    sitting.picture.director.play(sitting.picture.ballot_cards.deal(sitting.panels))
    hand.wait_until(lambda: not sitting.director.busy)
    sprites = seen_on(sitting.sheet, Sprite, Layer.BALLOT)
    backs = [item for item in sprites if item.picture == art.ballot("back")]
    places: dict[float, list[float]] = {}
    for back in sorted(backs, key=lambda one: (one.y, one.x)):
        places.setdefault(back.y, []).append(back.x)
    assert [len(row) for row in places.values()] == rows
    steps = [here - there for row in places.values() for there, here in pairwise(row)]
    assert max(steps) == pytest.approx(min(steps))
    assert (min(back.width or 0 for back in backs) > LEAST_BALLOT + 10) == (players <= 6)


def buttons_on(sitting: Sitting) -> list[Label]:
    """The buttons that are pictured beside the cards."""
    labels = seen_on(sitting.sheet, Label, Layer.HOW_TO_VOTE)
    return [label for label in labels if PICTURE_MARK.findall(label.words)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_cards_have_room_on_three_kinds_of_devices(language: str) -> None:
    hand = Stagehand(open_surface((1280, 720)), "jester", 8, {"language": language})
    devices = (KEYBOARD, MOUSE, companies.PADS[0])
    people = [
        Seat(name, crest, device)
        for crest, (name, device) in enumerate(zip("ABC", devices, strict=True))
    ]
    bots = [Seat(f"Bot {crest}", crest, level="page") for crest in range(3, 8)]
    sitting = hand.open(Company([*people, *bots]), matches.voting)
    hand.wait(30)
    hand.theatre.show()
    marks = buttons_on(sitting)
    assert len(marks) == 3 * len(devices)
    view = hand.backstage.painter.viewport
    for label in (*marks, *seen_on(sitting.words, Label, Layer.SPOKEN_LINE)):
        assert view.rect_px(*layout.SAFE).contains(label.rect)


def test_one_kind_of_device_that_votes_is_pictured_larger_than_three(hand: Stagehand) -> None:
    def marks(devices: tuple[str, ...]) -> list[Label]:
        people = [Seat(str(crest), crest, device) for crest, device in enumerate(devices)]
        bots = [Seat(f"Bot {crest}", crest, level="page") for crest in range(len(devices), 4)]
        sitting = hand.open(Company([*people, *bots]), matches.voting)
        hand.wait(240)
        hand.theatre.show()
        return buttons_on(sitting)

    shared, several = (KEYBOARD, KEYBOARD), (KEYBOARD, MOUSE, companies.PADS[0])
    alone, crowd = marks(shared), marks(several)
    assert min(mark.rect.h for mark in alone) >= 1.25 * max(mark.rect.h for mark in crowd)
