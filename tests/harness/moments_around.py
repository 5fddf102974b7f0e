"""The telling moments of the screens around a match: menu, setup, settings and pause."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kingup_game.app.presses import Intent
from kingup_game.engine.edition import Edition
from kingup_game.game import Game
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.settings.pad_lesson import PadLesson
from kingup_game.scenes.settings.settings_page import SettingsPage
from kingup_game.scenes.setup.setup_screen import SetupScreen
from kingup_game.scenes.title.rules_page import CHAPTERS
from kingup_game.table.gathering import USUAL_COMPANY
from kingup_game.table.host import Host
from tests.harness import companies, matches
from tests.harness.learner import Learner, by_keys
from tests.harness.stagehand import Stagehand

ARRIVED = 60
LAMPS_TICKS = 300


def open_game(hand: Stagehand) -> Game:
    """The game as somebody starts it who has never played: nothing is kept on the disk."""
    game = hand.open_game()
    hand.wait(ARRIVED)
    return game


def menu(hand: Stagehand) -> Iterator[str]:
    open_game(hand)
    yield "title"
    backstage = hand.backstage
    backstage.notices.append(backstage.say("notices.pad_left", pad="Wireless Controller"))
    hand.wait(ARRIVED)
    yield "notice"


def attract(hand: Stagehand) -> Iterator[str]:
    """The game shows itself."""
    game = open_game(hand)
    reel = game.demonstration()
    assert reel is not None
    hand.backstage.stack.push(reel)
    hand.wait(6 * ARRIVED)
    yield "reel"


def choose(hand: Stagehand, *keys: str) -> None:
    """Go to these choices, one after the other, and press."""
    for key in keys:
        top = _screen(hand)
        top.choices.focus = key
        top.rebuild()
        hand.press(Intent.CONFIRM)
        hand.wait(ARRIVED)


def _screen(hand: Stagehand) -> Screen:
    top = hand.backstage.stack.top
    assert isinstance(top, Screen)
    return top


def open_setup(hand: Stagehand) -> None:
    game = open_game(hand)
    backstage = hand.backstage
    backstage.stack.push(SetupScreen(backstage, game, "keyboard"))
    hand.wait(ARRIVED)
    choose(hand, f"preset-{hand.edition}")
    for _ in range(hand.players - USUAL_COMPANY):
        choose(hand, f"chair-{len(hand.top.gathering.guests)}", "bot-5")


def setup(hand: Stagehand) -> Iterator[str]:
    open_setup(hand)
    yield "first"
    choose(hand, "more")
    yield "more"
    hand.press(Intent.RIGHT)
    hand.wait(ARRIVED)
    yield "other-edition"
    choose(hand, "house")
    yield "house"
    hand.press(Intent.BACK)
    hand.press(Intent.BACK)
    hand.press(Intent.CONFIRM, device=companies.PADS[0])
    hand.wait(ARRIVED)
    yield "joined"
    hand.press(Intent.CONFIRM, device=companies.PADS[0])
    choose(hand, "chair-1")
    yield "person"
    choose(hand, "aids", "raven")
    yield "aids"
    hand.press(Intent.BACK)
    choose(hand, "face")
    yield "faces"
    hand.press(Intent.BACK)
    hand.press(Intent.BACK)
    choose(hand, "chair-2")
    yield "bot"
    hand.press(Intent.BACK)
    choose(hand, "chair-4")
    yield "free"
    hand.press(Intent.BACK)
    choose(hand, "chair-0", "name")
    yield "name"


def lesson(hand: Stagehand) -> Iterator[str]:
    """Everything that the raven asks for, and the end."""
    game = open_game(hand)
    hand.enter(game.lesson(Edition(hand.edition)))
    learner = Learner(hand, by_keys(hand))
    for _ in range(learner.beats):
        ask = learner.next_ask()
        hand.wait(ARRIVED)
        yield ask.words
        learner.answer(ask)
    hand.wait_until(lambda: hand.scene == "LessonEnd")
    hand.wait(ARRIVED)
    yield "end"


def first_match(hand: Stagehand) -> Iterator[str]:
    """What is explained to somebody who never played."""
    usual, hand.settings = hand.settings, {**hand.settings, "hints": True}
    for moment, wanted in (("placing", matches.placing), ("climbing", matches.climbing)):
        hand.open(companies.solo(hand.players), wanted)
        hand.wait(ARRIVED)
        yield moment
    hand.open(companies.solo(hand.players))
    hand.settings = usual
    hand.wait_until(lambda: hand.scene == "Placement" and hand.top.asked_seat is not None)
    place_somebody(hand)
    hand.wait_until(lambda: hand.sitting.match.voice.offer.is_open)
    hand.wait(ARRIVED)
    yield "offered"


def place_somebody(hand: Stagehand) -> None:
    """Whoever is in turn sets the one in focus down, where nothing stands in the way."""
    hand.wait(ARRIVED)
    for _ in range(2):
        hand.press(Intent.CONFIRM)
        hand.wait(ARRIVED)


def blind_test(hand: Stagehand) -> Iterator[str]:
    open_setup(hand)
    hand.press(Intent.CONFIRM, device=companies.PADS[0])
    hand.wait(ARRIVED)
    choose(hand, "start")
    yield "feel"
    hand.wait(LAMPS_TICKS)
    yield "which"


def pad_lesson(hand: Stagehand) -> Iterator[str]:
    open_game(hand)
    backstage = hand.backstage
    backstage.stack.push(PadLesson(backstage, companies.PADS[0], "Bargain Pad"))
    hand.wait(ARRIVED)
    yield "asks"


def settings(hand: Stagehand) -> Iterator[str]:
    open_game(hand)
    backstage = hand.backstage
    backstage.stack.push(SettingsPage(backstage))
    hand.wait(ARRIVED)
    for tab in ("picture", "sound", "play", "buttons"):
        choose(hand, f"tab-{tab}")
        yield tab
        if any(choice.key == "more" for choice in _screen(hand).choices):
            choose(hand, "more")
            yield f"{tab}-more"


def about(hand: Stagehand) -> Iterator[str]:
    open_game(hand)
    backstage = hand.backstage
    backstage.places = {name: Path(name) for name in ("settings", "licences")}
    backstage.stack.push(SettingsPage(backstage))
    hand.wait(ARRIVED)
    choose(hand, "tab-about")
    yield "open"


def rules(hand: Stagehand) -> Iterator[str]:
    open_game(hand)
    choose(hand, "rules", f"edition-{hand.edition}")
    yield "contents"
    choose(hand, CHAPTERS[Edition(hand.edition)][0])
    page = 1
    while not list(_screen(hand).choices):  # the press on the last page leads back to the contents
        yield f"page-{page}"
        hand.press(Intent.CONFIRM)
        hand.wait(ARRIVED)
        page += 1


def pause(hand: Stagehand) -> Iterator[str]:
    hand.open(companies.sharing(hand.players), matches.climbing)
    hand.press(Intent.PAUSE)
    hand.wait()
    hand.backstage.painter.pictures.finish_decoding()  # the innkeeper dozes in time with the page
    hand.wait(ARRIVED)
    yield "open"
    hand.open(companies.sharing(hand.players), _in_the_last_round)
    hand.press(Intent.PAUSE)
    hand.wait(ARRIVED)
    hand.choose("standings")
    hand.wait(ARRIVED)
    yield "standings"


def _in_the_last_round(host: Host) -> bool:
    return matches.climbing(host) and host.view(None).round == host.view(None).terms.rounds


def pad_gone(hand: Stagehand) -> Iterator[str]:
    sitting = hand.open(companies.with_pads(hand.players), matches.climbing)
    hand.backstage.stack.push(sitting.flow.pad_gone(sitting.match, 0))
    hand.wait(ARRIVED)
    yield "asks"
