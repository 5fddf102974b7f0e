"""Every page can be walked with every device, in every language, and no word or way is missing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from kingup_game.app.bindings import DEFAULTS, ESSENTIAL, Bindings, Family
from kingup_game.app.presses import BINDABLE, KEYBOARD, MOUSE, Intent, Press
from kingup_game.words import LANGUAGES, SOURCE_LANGUAGE
from tests.harness.stagehand import OpenGame, Stagehand

PAD = "pad:1"
FAMILIES: dict[Family, str] = {"pad": PAD, "keyboard": KEYBOARD, "mouse": MOUSE}
A_MOMENT = 8
"""Then whoever stays on a page waits for nothing more."""
ODD_BUTTONS = ("", "button:31", "f24", "é", "x" * 200, "\0", "\ufe0f", "\ufdd0x\ufdd1")
PAGES = (
    ("play",),
    ("play", "chair-0"),
    ("play", "chair-0", "name"),
    ("play", "chair-1"),
    ("rules",),
    ("settings",),
    ("settings", "tab-sound"),
    ("settings", "tab-play"),
)


def families_and_languages() -> Iterator[tuple[Family, str]]:
    """All of them in the language of the source; each other language with one of them."""
    for number, language in enumerate(LANGUAGES):
        for place, family in enumerate(FAMILIES):
            if language == SOURCE_LANGUAGE or number % len(FAMILIES) == place:
                yield family, language


@pytest.mark.parametrize(("family", "language"), list(families_and_languages()))
def test_every_action_may_be_given_every_button_of_every_family(
    open_game: OpenGame, family: Family, language: str
) -> None:
    game = open_game(language=language)
    game.choose("settings")
    game.choose("tab-buttons")
    known = {button for table in DEFAULTS[family].values() for button in table}
    pairs = [(intent, button) for button in (*sorted(known), *ODD_BUTTONS) for intent in BINDABLE]
    if language != SOURCE_LANGUAGE:
        # A notice names either an action or none: no pair has words of its own.
        pairs = [pairs[at] for at in range(0, len(pairs), len(BINDABLE) + 1)]
    game.choose(f"family-{family}")
    for intent, button in pairs:
        bind(game, family, intent, button)
    kept = game.backstage.controls.bindings.data[family]["usual"]
    assert ESSENTIAL[family] <= set(kept.values())


def bind(game: Stagehand, family: Family, intent: Intent, button: str) -> None:
    """As people do it below the tab of the family: the action, and then the new button."""
    game.top.choices.focus = intent.value
    game.top.rebuild()
    device = FAMILIES[family]
    game.theatre.press(Press(device, Intent.CONFIRM))
    game.theatre.press(Press(device, Intent.TYPE, text=button))
    assert game.backstage.say("settings.other_device") not in game.backstage.notices
    game.theatre.tick()
    game.theatre.show()
    game.backstage.notices.clear()


def walks() -> Iterator[tuple[str, str, str]]:
    """Every page with every device and in every language, and every device in every language."""
    for (page, path), (tongue, language) in product(enumerate(PAGES), enumerate(LANGUAGES)):
        for number, device in enumerate(FAMILIES.values()):
            if language == SOURCE_LANGUAGE or (page + tongue) % len(FAMILIES) == number:
                yield "/".join(path), device, language


@pytest.mark.parametrize(("path", "device", "language"), list(walks()), ids=str)
def test_every_choice_of_every_page_may_be_made_with_every_device(
    open_game: OpenGame, path: str, device: str, language: str
) -> None:
    game = open_game(language=language)
    for key in path.split("/"):
        game.choose(key)
    opened, keys = game.scene, [choice.key for choice in game.top.choices]
    for key in keys:
        if game.scene != opened or key not in [choice.key for choice in game.top.choices]:
            game.backstage.stack.reset(game.game.menu(), "cut")
            for step in path.split("/"):
                game.choose(step)
        game.top.choices.focus = key
        game.top.rebuild()
        game.theatre.press(Press(device, Intent.CONFIRM))
        for intent in (Intent.LEFT, Intent.RIGHT, Intent.POINT):
            game.theatre.press(Press(device, intent, 960, 540))
        game.wait(A_MOMENT)
        game.settle()
        game.theatre.show()


@pytest.mark.parametrize("family", FAMILIES)
def test_no_table_of_buttons_locks_anybody_out(family: Family) -> None:
    for table in ({}, {"a": "device_left"}, {"left": "type", "f2": "confirm"}):
        kept = Bindings({family: {"usual": table}})
        assert all(kept.buttons(family, intent) for intent in ESSENTIAL[family])
