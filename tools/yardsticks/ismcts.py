"""OpenSpiel's information-set search as a bot program: `python tools/yardsticks/ismcts.py`.

It speaks the bot protocol: `kingup arena "cmd:python tools/yardsticks/ismcts.py" king …` seats it.
OpenSpiel is no dependency of the game: this alone needs it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

ROOT = Path(__file__).resolve().parent.parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

MISSING: Final = (
    "OpenSpiel is not installed for this Python: run `pip install open_spiel`, best in an "
    "environment of its own, and start this with that environment's Python."
)
try:
    import pyspiel  # noqa: F401
except ImportError:
    sys.exit(MISSING)

import numpy  # noqa: E402
from open_spiel.python.algorithms.ismcts import (  # noqa: E402
    ISMCTSBot,
    ISMCTSFinalPolicyType,
)

from kingup_game.bots.protocol.serving import serve_as  # noqa: E402
from kingup_game.engine.actions import Action  # noqa: E402
from kingup_game.engine.edition import Terms  # noqa: E402
from kingup_game.engine.events import Event  # noqa: E402
from kingup_game.engine.view import View  # noqa: E402
from tools.yardsticks.deals import Deals  # noqa: E402
from tools.yardsticks.roll_outs import RollOuts, at_random, by_sense  # noqa: E402
from tools.yardsticks.spiel_round import RoundState, SpielRound, number_of  # noqa: E402

CHOICES: Final = {"random": at_random, "sense": by_sense}


class SpielBot:
    """A seat that asks `ISMCTSBot` what to do, anew for each decision."""

    name = "OpenSpiel ISMCTS"

    def __init__(
        self, terms: Terms, seat: int, seed: int, simulations: int, roll_outs: str, uct_c: float
    ) -> None:
        self._seat = seat
        self._seed = seed
        self._simulations = simulations
        self._choice = CHOICES[roll_outs]
        self._uct_c = uct_c
        self._game = SpielRound(terms.players)
        self._deals = Deals(terms, seat)
        self._events_seen = 0

    def observe(self, event: Event) -> None:
        self._events_seen += 1
        self._deals.observe(event)

    def decide(self, view: View, options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        source = Random(f"{self._seed}/{self._seat}/{self._events_seen}/{view.board.hex()}")
        bot = ISMCTSBot(
            self._game,
            RollOuts(self._choice, source),
            self._uct_c,
            self._simulations,
            random_state=numpy.random.RandomState(source.getrandbits(32)),
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        bot.set_resampler(lambda *_: self._drawn(view, source))
        number = bot.step(self._drawn(view, source))
        return next(option for option in options if number_of(option) == number)

    def _drawn(self, view: View, source: Random) -> RoundState:
        return RoundState(self._game, self._deals.draw(view, source), self._seat)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--simulations", type=int, default=1000, help="for each decision")
    parser.add_argument("--roll-outs", choices=tuple(CHOICES), default="sense")
    parser.add_argument("--uct-c", type=float, default=0.3, help="how much it explores")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)

    def make(table: Terms, seat: int) -> SpielBot:
        return SpielBot(
            table, seat, options.seed, options.simulations, options.roll_outs, options.uct_c
        )

    serve_as(make, sys.stdin, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
