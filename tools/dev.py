"""One command for the workshop: `python tools/dev.py [format|lint|types|test|coverage|all]…`.

`all` (the default) is what `.ci/run` calls. It never rewrites a file; only `format` does.

One step after the other: all types take 17 seconds of one core. Beside the suite, which keeps every
core busy, they saved next to nothing, and how long the suite takes itself was not to be seen.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CODE: Final = ("kingup_game", "tools", "tests")
SUITE: Final = ("-q", "-n", "auto", "--dist", "worksteal")

STEPS: Final[dict[str, list[list[str]]]] = {
    "format": [["ruff", "format", *CODE], ["ruff", "check", "--fix", *CODE]],
    "lint": [["ruff", "format", "--check", *CODE], ["ruff", "check", *CODE]],
    "types": [["mypy"]],
    "test": [["pytest", *SUITE]],
    "coverage": [
        ["coverage", "erase"],
        ["coverage", "run", "-m", "pytest", *SUITE],
        ["coverage", "combine", "--quiet"],
        ["coverage", "report"],
    ],
}
ALL: Final = ("lint", "types", "test")


def run(step: str) -> bool:
    """Run one step and say how it went."""
    for module, *arguments in STEPS[step]:
        print(f"== {step}: {module} {' '.join(arguments)}", flush=True)
        done = subprocess.run([sys.executable, "-m", module, *arguments], cwd=ROOT, check=False)
        if done.returncode != 0:
            print(f"== {step} failed; `python tools/dev.py {step}` runs it alone", flush=True)
            return False
    return True


def run_all(steps: list[str]) -> bool:
    """Every step, whatever came of the others."""
    went_well = [run(step) for step in steps]
    return all(went_well)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"{', '.join(STEPS)} or all")
    asked = parser.parse_args().steps or ["all"]
    unknown = set(asked) - {*STEPS, "all"}
    if unknown:
        parser.error(f"no step is called {', '.join(sorted(unknown))}")
    steps = [step for name in asked for step in (ALL if name == "all" else (name,))]
    return 0 if run_all(steps) else 1


if __name__ == "__main__":
    sys.exit(main())
