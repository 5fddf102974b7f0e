"""A whole match, from the deal to the coronation, with one kind of device and real events."""

from __future__ import annotations

import pygame
import pytest

from kingup_game.app.pads import Pads
from kingup_game.app.presses import KEYBOARD, MOUSE
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import terms_of
from kingup_game.table.recorded import finished_record
from tests.harness import companies, matches
from tests.harness.stagehand import Stagehand
from tests.harness.thinking import InlineThinking
from tests.harness.virtual_pads import VirtualPad, plugged
from tests.scenes.match.stage_kit import Fingers, Keys, MouseHand, PadThumbs, play_to_the_end

FAST = {"speed": 400}


CLASSIC, PAIR, EIGHT = ("classic", 4, 1), ("jester", 2, 1), ("jester", 8, 1)
"""How one round leads to the next is seen by keys, below also where two people share them and play
the Jester: one round shows whatever another device or table changes."""

Table = tuple[str, int, int]


def at(*tables: Table) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("table", tables)


def played(hand: Stagehand, fingers: Fingers, device: str, table: Table) -> None:
    """The whole of it, and a record that agrees with the rules."""
    hand.settings, (hand.edition, hand.players, rounds) = FAST, table
    company, terms = companies.solo(hand.players, device), terms_of(*table)
    hand.open(company, host=matches.new_host(terms, company), thinking=InlineThinking())
    hand.theatre.feed(pygame.event.get())
    play_to_the_end(hand, fingers)
    host = hand.sitting.host
    assert host.is_over
    assert host.view(None).round == rounds
    assert finished_record(host.record().encode()).port().terms == terms


@at(("classic", 4, 3))
def test_a_whole_match_by_keyboard_only(hand: Stagehand, table: Table) -> None:
    played(hand, Keys(), KEYBOARD, table)


@at(CLASSIC, PAIR, EIGHT)
def test_a_whole_match_by_mouse_only(hand: Stagehand, table: Table) -> None:
    played(hand, MouseHand(), MOUSE, table)


@at(CLASSIC, PAIR, EIGHT)
def test_a_whole_match_by_pad_only(hand: Stagehand, table: Table) -> None:
    pads = Pads()
    pads.start()
    pad = VirtualPad()
    with plugged(pad):
        played(hand, PadThumbs(pad), pad.device, table)
        assert hand.backstage.controls.last_device == pad.device
    pads.stop()


@pytest.mark.parametrize(
    ("edition", "players", "rounds"),
    [("classic", 3, 1), ("classic", 6, 1), ("jester", 2, 1), ("jester", 8, 3)],
)
def test_two_people_share_one_keyboard_for_a_whole_match(
    hand: Stagehand, edition: str, players: int, rounds: int
) -> None:
    """Of three rounds at the fullest table; a round shows what the others change."""
    hand.settings, hand.edition, hand.players = FAST, edition, players
    company, table = companies.sharing(players), terms_of(edition, players, rounds)
    hand.open(company, host=matches.new_host(table, company), thinking=InlineThinking())
    play_to_the_end(hand, Keys())
    assert finished_record(hand.sitting.host.record().encode()).port().terms == table


def test_a_score_that_is_shown_again_has_a_king_with_a_crown(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(4), matches.scored)
    (king,) = sitting.standing.at(Place.THRONE)
    assert sitting.tokens[king].mood == "crowned"


@pytest.mark.parametrize("players", range(2, 9))
def test_bots_among_themselves_play_a_whole_match_at_every_table(
    hand: Stagehand, players: int
) -> None:
    """Of three rounds at the largest one; a round shows what a table's size does, and how one leads
    to the next does not depend on it."""
    rounds = 3 if players == 8 else 1
    hand.settings, hand.edition, hand.players = FAST, "jester", players
    company = companies.bots_only(players)
    host = matches.new_host(terms_of("jester", players, rounds), company)
    hand.open(company, host=host, thinking=InlineThinking())
    play_to_the_end(hand, Keys())
    assert host.is_over
    assert host.view(None).round == rounds
