"""Builds what players download: `python tools/build.py linux|windows|macos|python|all --out DIR`.

`python tools/build.py check DIR` starts everything there in systems that know nothing of Python.
docs/building.md says what is needed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the command is called by its file

from tools.building.checking.checks import check  # noqa: E402
from tools.building.commands import BuildError  # noqa: E402
from tools.building.linux import build_linux  # noqa: E402
from tools.building.macos import build_macos  # noqa: E402
from tools.building.packing import differing, tell  # noqa: E402
from tools.building.python_packages import build_python  # noqa: E402
from tools.building.settings import Options  # noqa: E402
from tools.building.source import Commit, the_commit, uncommitted  # noqa: E402
from tools.building.windows import build_windows  # noqa: E402

Build = Callable[[Commit, Path, Options], dict[str, Any]]
BUILDS: Final[dict[str, Build]] = {
    "linux": build_linux,
    "windows": build_windows,
    "macos": build_macos,
    "python": build_python,
}


def build(systems: list[str], out: Path, options: Options) -> None:
    """Builds for each system, and notes down how."""
    commit = the_commit()
    changed = uncommitted()
    if changed:
        print(f"{len(changed)} files differ from {commit.name[:12]} and are not in the build.")
    out.mkdir(parents=True, exist_ok=True)
    for system in systems:
        facts = BUILDS[system](commit, out, options)
        if options.twice:
            build_again(system, commit, out, options)
            facts["built twice"] = "the same bytes"
        tell(out, commit, system, {**facts, "not committed": changed})
        print(f"{system}: built {commit.version} of {commit.name[:12]} into {out}")


def build_again(system: str, commit: Commit, out: Path, options: Options) -> None:
    """The same build once more, from the beginning. BuildError where it makes other bytes."""
    with TemporaryDirectory() as scratch:
        BUILDS[system](commit, Path(scratch), options)
        if others := differing(Path(scratch), out):
            raise BuildError(f"Built again, these have other bytes: {', '.join(others)}.")


def builds_here() -> list[str]:
    """What can be built on this machine: a Mac builds for Macs, Linux for all others."""
    return [name for name in BUILDS if (name == "macos") == (sys.platform == "darwin")]


def main(argv: list[str] | None = None) -> int:
    """What the command does; the answer is its exit code."""
    chosen = _parser().parse_args(argv)
    work: Path = chosen.work.resolve()
    try:
        if chosen.task == "check":
            return 0 if check(chosen.folder.resolve(), work, chosen.only) else 1
        systems = builds_here() if chosen.task == "all" else [chosen.task]
        build(
            systems,
            chosen.out.resolve(),
            Options(work, chosen.address, chosen.licences, chosen.sign, chosen.twice),
        )
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    for name in (*BUILDS, "all"):
        task = tasks.add_parser(name, help=f"build for {name}")
        task.add_argument("--out", type=Path, required=True, metavar="DIR")
        task.add_argument(
            "--address", metavar="URL", help="the project's public address, for shops of software"
        )
        task.add_argument(
            "--twice", action="store_true", help="build again, and see that the bytes are the same"
        )
        task.add_argument(
            "--licences", type=Path, metavar="DIR", help="on a Mac: what the Linux build left"
        )
        task.add_argument(
            "--sign", metavar="COMMAND", help="signs {file} in its place, or into {signed}"
        )
    task = tasks.add_parser("check", help="start and judge everything that was built")
    task.add_argument("folder", type=Path, metavar="DIR")
    task.add_argument("--only", nargs="+", default=[], metavar="NAME", help="some of the checks")
    for task in tasks.choices.values():
        task.add_argument(
            "--work",
            type=Path,
            default=Path.home() / ".cache" / "kingup-build",
            metavar="DIR",
            help="where roots, sources and wheels are kept between builds",
        )
    return parser


if __name__ == "__main__":
    sys.exit(main())
