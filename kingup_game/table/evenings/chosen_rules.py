"""What is going to be played, and what people call it: six ways with a name, and any other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from kingup_game.engine.edition import Edition, house_rules_of, table_sizes


@dataclass(frozen=True, slots=True)
class Preset:
    """A way to play that has a name: an edition, its length, rules other than printed, and bots."""

    key: str
    edition: Edition = Edition.CLASSIC
    rounds: int = 3
    house: Mapping[str, bool] = field(default_factory=dict)
    bots: tuple[str, ...] = ("merchant", "sergeant", "cook")
    """The levels that fill the table up, in this order."""
    company: int = 4
    """How many sit at the table at least."""

    @property
    def whole_house(self) -> dict[str, bool]:
        """Every house rule of its edition, on or off."""
        return house_rules_of(self.edition) | dict(self.house)


_WITH_THE_JESTER: Final = Edition("jester")
CLASSIC: Final = Preset("classic")

PRESETS: Final = (
    Preset("family", house={"open_ballots": True}, bots=("page", "cook", "merchant")),
    CLASSIC,
    Preset("quick", rounds=1, house={"random_placement": True}),
    Preset("experts", bots=("duke", "king", "sergeant")),
    Preset("jester", _WITH_THE_JESTER),
    Preset("two", _WITH_THE_JESTER, company=2),
)


class ChosenRules:
    """The edition, its length and its house rules, as people change them."""

    def __init__(self) -> None:
        self.rounds = 3
        self.edition = Edition.CLASSIC
        self._chosen = CLASSIC.key
        self.houses = {edition: house_rules_of(edition) for edition in Edition}
        """The house rules of each edition, so that a look at the other one changes none."""

    @property
    def house(self) -> dict[str, bool]:
        """Every house rule of the chosen edition, on or off."""
        return self.houses[self.edition]

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many may play the chosen edition, in rising order."""
        return table_sizes(self.edition)

    def most(self, edition: Edition) -> int:
        """How many may play an edition."""
        return table_sizes(edition)[-1]

    def house_rules(self) -> list[str]:
        """Those that can make a difference now: what counts in a third round needs one."""
        return [rule for rule in self.house if rule != "zero_is_33" or self.rounds > 1]

    @property
    def preset(self) -> Preset | None:
        """What people call it: the preset that was chosen, or another one with the same rules."""
        fitting = [preset for preset in PRESETS if self.plays(preset)]
        chosen = (preset for preset in fitting if preset.key == self._chosen)
        return next(chosen, fitting[0] if fitting else None)

    def adopt_preset(self, preset: Preset) -> None:
        """Play by the rules of a preset."""
        self.edition, self.rounds, self._chosen = preset.edition, preset.rounds, preset.key
        self.houses[preset.edition] = preset.whole_house

    def adopt_rules(self, other: ChosenRules) -> None:
        """Play what is played at another table."""
        self.edition, self.rounds, self._chosen = other.edition, other.rounds, other._chosen
        self.houses = {edition: dict(house) for edition, house in other.houses.items()}

    def plays(self, preset: Preset) -> bool:
        """Whether the rules are those of a preset."""
        if (self.edition, self.rounds) != (preset.edition, preset.rounds):
            return False
        now = {rule: self.house[rule] for rule in self.house_rules()}
        house = preset.whole_house
        return now == {rule: house.get(rule) for rule in now}

    def rules_as_json(self) -> dict[str, object]:
        """What is kept of them for the next time."""
        preset = {} if self._chosen == CLASSIC.key else {"preset": self._chosen}
        return {
            **preset,
            "rounds": self.rounds,
            "edition": self.edition.value,
            "houses": {edition.value: dict(house) for edition, house in self.houses.items()},
        }

    def read_rules(self, found: Mapping[str, Any], rounds: int) -> None:
        """The rules that were kept; ValueError for an edition that nobody knows."""
        self.edition = Edition(str(found.get("edition", self.edition)))
        self.rounds = rounds
        self._chosen = str(found.get("preset", CLASSIC.key))
        houses = found.get("houses")
        for edition, house in self.houses.items():
            _adopt(house, houses.get(edition.value) if isinstance(houses, dict) else None)


def _adopt(house: dict[str, bool], kept: object) -> None:
    """Set the rules that were kept; those unknown then or now are as printed."""
    if isinstance(kept, dict):
        house |= {rule: kept[rule] for rule in house if isinstance(kept.get(rule), bool)}
