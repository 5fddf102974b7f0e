"""The telling moments of the screens around a match: menu, setup, settings and pause."""

from __future__ import annotations

from collections.abc import Iterator

from kingup_game.app.actions import Action
from kingup_game.app.paths import assets_folder
from kingup_game.game import Game
from kingup_game.scenes.settings import Settings
from kingup_game.scenes.setup import Setup
from kingup_game.theatre import Theatre
from tools.shooting import companies, matches
from tools.shooting.stagehand import Stagehand

ARRIVED = 60


def open_game(hand: Stagehand) -> Game:
    """The game as somebody starts it who has never played: nothing is kept on the disk."""
    hand.theatre = Theatre(hand.surface, assets_folder(), dict(hand.settings), sink=hand.sink)
    game = Game(hand.theatre.backstage, hand.electors, None, None)
    hand.theatre.open(lambda _: game.menu())
    hand.wait(ARRIVED)
    return game


def menu(hand: Stagehand) -> Iterator[str]:
    open_game(hand)
    yield "title"


def setup(hand: Stagehand) -> Iterator[str]:
    game = open_game(hand)
    backstage = hand.theatre.backstage
    backstage.stack.push(Setup(backstage, game, "keyboard"))
    hand.wait(ARRIVED)
    yield "first"
    hand.press(Action.CONFIRM, device=companies.PADS[0])
    hand.wait(ARRIVED)
    yield "joined"


def settings(hand: Stagehand) -> Iterator[str]:
    open_game(hand)
    backstage = hand.theatre.backstage
    backstage.stack.push(Settings(backstage))
    hand.wait(ARRIVED)
    yield "picture"


def pause(hand: Stagehand) -> Iterator[str]:
    hand.open(companies.sharing(hand.players), matches.climbing)
    hand.press(Action.PAUSE)
    hand.wait(ARRIVED)
    yield "open"
