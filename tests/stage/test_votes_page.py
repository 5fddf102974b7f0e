"""A round's votes on a page: nobody on it is smaller than what one knows from the sofa."""

from __future__ import annotations

import pytest

from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.stage.story.vote_scenes import ToldVote
from kingup_game.stage.story.votes_page import ToldTurn, VotesPage
from kingup_game.theme import art
from tests.harness.looking import seen_on

LEAST_FACE = 60
SEATS = [SeatFace(f"P{crest}", crest) for crest in range(8)]


@pytest.mark.parametrize("votes", [1, 4, 9])
@pytest.mark.parametrize("against", [1, 2, 5, 7])
def test_of_a_crowd_that_said_no_there_are_crests_or_a_number_and_of_few_their_faces(
    votes: int, against: int
) -> None:
    sheet = Sheet()
    told = [ToldVote(SEATS[0], False, "A", "refused", SEATS[1 : against + 1])] * votes
    turn = ToldTurn("It turned", "Here.", "A", "refused")
    VotesPage(sheet).show("Round", ("Called", "Stopped", "a bluff"), told, turn)
    faces = [one for one in seen_on(sheet, Sprite) if one.picture.startswith("people/")]
    assert min(one.width or 0 for one in faces) >= LEAST_FACE
    crests = [one for one in seen_on(sheet, Sprite) if one.picture == SEATS[1].seal]
    numbers = [one for one in seen_on(sheet, Label) if one.words.startswith(f"{against} ")]
    assert len(crests) + len(numbers) >= votes
    callers = [one for one in seen_on(sheet, Sprite) if one.picture == art.HORN]
    assert bool(callers) == (votes <= 5), "more votes are told in brief"
