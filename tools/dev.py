"""One command for the workshop: `python tools/dev.py [format|lint|types|test|coverage|all]…`.

`all` (the default) is what `.ci/run` calls. It never rewrites a file; only `format` does.
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


BESIDE: Final = "types"
"""The step that goes on beside those after it, in their pauses, and says at its end what it found:
alone it leaves all cores but one idle."""


def run(step: str) -> bool:
    """Run one step and say how it went."""
    for module, *arguments in STEPS[step]:
        print(f"== {step}: {module} {' '.join(arguments)}", flush=True)
        done = subprocess.run([sys.executable, "-m", module, *arguments], cwd=ROOT, check=False)
        if done.returncode != 0:
            return failed(step)
    return True


def failed(step: str) -> bool:
    """Say so, and how to see it alone; the answer is that it did not go well."""
    print(f"== {step} failed; `python tools/dev.py {step}` runs it alone", flush=True)
    return False


class Beside:
    """A step of one command that runs while others do; what it says is held back until it ends."""

    def __init__(self, step: str) -> None:
        self._step = step
        ((module, *arguments),) = STEPS[step]
        command = [sys.executable, "-m", module, *arguments]
        self._running = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    def went_well(self) -> bool:
        """Wait for its end, and say how it went."""
        said, _ = self._running.communicate()
        print(f"== {self._step}: {' '.join(STEPS[self._step][0])}\n{said}", end="", flush=True)
        return self._running.returncode == 0 or failed(self._step)


def run_all(steps: list[str]) -> bool:
    """Every step, whatever came of the others."""
    beside = Beside(BESIDE) if BESIDE in steps[:-1] else None
    went_well = [run(step) for step in steps if beside is None or step != BESIDE]
    if beside is not None:
        went_well.append(beside.went_well())
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
