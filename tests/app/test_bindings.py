from __future__ import annotations

import pytest

from kingup_game.app.actions import BINDABLE, Action
from kingup_game.app.bindings import DEFAULTS, Bindings, Conflict, Family
from kingup_game.app.glyphs import pad_family


@pytest.mark.parametrize("family", ["pad", "keyboard"])
def test_every_action_can_be_asked_for_by_pad_alone_and_by_keyboard_alone(family: Family) -> None:
    assert Bindings().unbound(family) == []


def test_every_default_names_a_known_action() -> None:
    names = {action.value for action in Action}
    for modes in DEFAULTS.values():
        for table in modes.values():
            assert set(table.values()) <= names


def test_a_new_button_takes_the_action_alone() -> None:
    bindings = Bindings()
    assert bindings.bind("keyboard", "k", Action.ALMANAC) is None
    assert bindings.buttons("keyboard", Action.ALMANAC) == ["k"]
    assert bindings.action("keyboard", "f2") is None


def test_a_button_in_use_changes_places_and_the_conflict_is_told() -> None:
    bindings = Bindings()
    assert bindings.conflict("pad", "y", Action.CONFIRM) == Conflict(
        "pad", "usual", "y", Action.ALMANAC
    )
    bindings.bind("pad", "y", Action.CONFIRM)
    assert bindings.action("pad", "y") is Action.CONFIRM
    assert bindings.action("pad", "a") is Action.ALMANAC
    assert bindings.unbound("pad") == []


@pytest.mark.parametrize("action", BINDABLE)
def test_no_rebinding_ever_leaves_an_action_without_a_button(action: Action) -> None:
    bindings = Bindings()
    for button in DEFAULTS["pad"]["usual"]:
        bindings.bind("pad", button, action)
        assert bindings.unbound("pad") == [], f"after {button} for {action}"


def test_a_ballot_has_its_own_meanings_and_keeps_the_others() -> None:
    bindings = Bindings()
    assert bindings.action("keyboard", "space") is Action.CONFIRM
    assert bindings.action("keyboard", "space", "ballot") is Action.STOMACH
    assert bindings.action("keyboard", "return", "ballot") is Action.CONFIRM
    assert "space" not in bindings.buttons("keyboard", Action.CONFIRM, "ballot")


def test_settings_give_the_same_bindings_back() -> None:
    bindings = Bindings()
    bindings.bind("keyboard", "k", Action.CONFIRM)
    assert Bindings(bindings.data).data == bindings.data


def test_settings_of_another_version_do_no_harm() -> None:
    bindings = Bindings({"pad": {"usual": {"a": "fly"}}, "lute": {"usual": {"g": "up"}}})
    assert bindings.action("pad", "a") is None
    assert bindings.action("keyboard", "return") is Action.CONFIRM


def test_a_change_never_touches_the_defaults() -> None:
    Bindings().bind("pad", "a", Action.BACK)
    assert Bindings().action("pad", "a") is Action.CONFIRM


def test_a_family_goes_back_to_how_it_was() -> None:
    bindings = Bindings()
    bindings.bind("pad", "a", Action.BACK)
    bindings.reset("pad")
    assert bindings.data == Bindings().data


@pytest.mark.parametrize(
    ("name", "guid", "family"),
    [
        ("Xbox Series X Controller", "", "xbox"),
        ("Wireless Controller", "030000004c050000e60c000000010000", "playstation"),
        ("Pro Controller", "030000007e0500000920000000000000", "nintendo"),
        ("DualSense Wireless Controller", "", "playstation"),
        ("Nintendo Switch Pro Controller", "", "nintendo"),
        ("Twin USB Gamepad", "03000000100800000100000010010000", "position"),
    ],
)
def test_a_pads_glyphs_follow_its_vendor_or_name(name: str, guid: str, family: str) -> None:
    assert pad_family(name, guid) == family
