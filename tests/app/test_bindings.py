from __future__ import annotations

import pytest

from kingup_game.app.bindings import DEFAULTS, Bindings, Family, Mode
from kingup_game.app.glyphs import pad_family
from kingup_game.app.presses import BINDABLE, Intent


def without_a_button(bindings: Bindings, family: Family) -> list[Intent]:
    """What a family of devices cannot ask for, in no mode."""
    modes: tuple[Mode, ...] = ("usual", "ballot")
    return [
        intent
        for intent in BINDABLE
        if not any(bindings.buttons(family, intent, mode) for mode in modes)
    ]


@pytest.mark.parametrize("family", ["pad", "keyboard"])
def test_every_action_can_be_asked_for_by_pad_alone_and_by_keyboard_alone(family: Family) -> None:
    assert without_a_button(Bindings(), family) == []


def test_every_default_names_a_known_action() -> None:
    names = {action.value for action in Intent}
    for modes in DEFAULTS.values():
        for table in modes.values():
            assert set(table.values()) <= names


def test_a_new_button_takes_the_action_alone() -> None:
    bindings = Bindings()
    assert bindings.bind("keyboard", "k", Intent.ALMANAC) is None
    assert bindings.buttons("keyboard", Intent.ALMANAC) == ["k"]
    assert bindings.intent("keyboard", "f2") is None


def test_a_button_in_use_changes_places_and_the_conflict_is_told() -> None:
    bindings = Bindings()
    assert bindings.conflict("pad", "y", Intent.CONFIRM) is Intent.ALMANAC
    bindings.bind("pad", "y", Intent.CONFIRM)
    assert bindings.intent("pad", "y") is Intent.CONFIRM
    assert bindings.intent("pad", "a") is Intent.ALMANAC
    assert without_a_button(bindings, "pad") == []


@pytest.mark.parametrize("action", BINDABLE)
def test_no_rebinding_ever_leaves_an_action_without_a_button(action: Intent) -> None:
    bindings = Bindings()
    for button in DEFAULTS["pad"]["usual"]:
        bindings.bind("pad", button, action)
        assert without_a_button(bindings, "pad") == [], f"after {button} for {action}"


def test_a_ballot_has_its_own_meanings_and_keeps_the_others() -> None:
    bindings = Bindings()
    assert bindings.intent("keyboard", "space") is Intent.CONFIRM
    assert bindings.intent("keyboard", "space", "ballot") is Intent.STOMACH
    assert bindings.intent("keyboard", "return", "ballot") is Intent.CONFIRM
    assert "space" not in bindings.buttons("keyboard", Intent.CONFIRM, "ballot")


def test_a_cards_new_button_is_its_only_one_where_people_vote() -> None:
    bindings = Bindings()
    for button, intent in (("x", Intent.NO), ("f", Intent.YES), ("b", Intent.STOMACH)):
        mode = bindings.mode_of("keyboard", intent)
        assert bindings.may_bind("keyboard", button, intent, mode)
        bindings.bind("keyboard", button, intent, mode)
    assert bindings.intent("keyboard", "f", "ballot") is Intent.YES
    assert bindings.buttons("keyboard", Intent.NO, "ballot") == ["x"]
    assert bindings.intent("keyboard", "space", "ballot") is Intent.CONFIRM


def test_a_card_in_settings_of_an_earlier_version_has_no_second_button() -> None:
    """There the keys of Yes and No stood among the usual ones as well."""
    usual = {**DEFAULTS["keyboard"]["usual"], "f": "no", "j": "yes"}
    bindings = Bindings({"keyboard": {"usual": usual}})
    bindings.bind("keyboard", "x", Intent.NO, bindings.mode_of("keyboard", Intent.NO))
    assert bindings.buttons("keyboard", Intent.NO, "ballot") == ["x"]


def test_settings_give_the_same_bindings_back() -> None:
    bindings = Bindings()
    bindings.bind("keyboard", "k", Intent.CONFIRM)
    assert Bindings(bindings.data).data == bindings.data


def test_settings_of_another_version_do_no_harm() -> None:
    kept = {**DEFAULTS["pad"]["usual"], "x": "fly"}
    bindings = Bindings({"pad": {"usual": kept}, "lute": {"usual": {"g": "up"}}})
    assert bindings.intent("pad", "x") is None
    assert bindings.intent("pad", "a") is Intent.CONFIRM
    assert bindings.intent("keyboard", "return") is Intent.CONFIRM


def test_a_change_never_touches_the_defaults() -> None:
    Bindings().bind("pad", "a", Intent.BACK)
    assert Bindings().intent("pad", "a") is Intent.CONFIRM


def test_a_family_goes_back_to_how_it_was() -> None:
    bindings = Bindings()
    bindings.bind("pad", "a", Intent.BACK)
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
