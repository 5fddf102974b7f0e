"""Builds what players download: `python tools/build.py linux|windows|macos|all --out DIR`.

`python tools/build.py check DIR` starts everything there in systems that know nothing of Python.
docs/building.md says what is needed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the command is called by its file

from tools.building.commands import BuildError  # noqa: E402
from tools.building.linux import build_linux  # noqa: E402
from tools.building.packing import tell  # noqa: E402
from tools.building.settings import Options  # noqa: E402
from tools.building.source import Commit, the_commit, uncommitted  # noqa: E402
from tools.building.windows import build_windows  # noqa: E402

Build = Callable[[Commit, Path, Options], dict[str, Any]]
BUILDS: Final[dict[str, Build]] = {"linux": build_linux, "windows": build_windows}


def build(systems: list[str], out: Path, options: Options) -> None:
    """Builds for each system, and notes down how."""
    commit = the_commit()
    if changed := uncommitted():
        print(f"{len(changed)} files differ from {commit.name[:12]} and are not in the build.")
    out.mkdir(parents=True, exist_ok=True)
    for system in systems:
        facts = BUILDS[system](commit, out, options)
        tell(out, commit, system, facts)
        print(f"{system}: built {commit.version} of {commit.name[:12]} into {out}")


def main(argv: list[str] | None = None) -> int:
    """What the command does; the answer is its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("system", choices=[*BUILDS, "all"])
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument(
        "--work",
        type=Path,
        default=Path.home() / ".cache" / "kingup-build",
        metavar="DIR",
        help="where roots, sources and wheels are kept between builds",
    )
    parser.add_argument(
        "--address", metavar="URL", help="the project's public address, for shops of software"
    )
    parser.add_argument(
        "--sign", metavar="COMMAND", help="signs {file} in its place, or into {signed}"
    )
    chosen = parser.parse_args(argv)
    systems = list(BUILDS) if chosen.system == "all" else [chosen.system]
    options = Options(chosen.work.resolve(), chosen.address, chosen.sign)
    try:
        build(systems, chosen.out.resolve(), options)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
