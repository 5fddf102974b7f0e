"""`tools/build.py check DIR`: everything there, started and judged; the report lies beside it."""

from __future__ import annotations

import json
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import pygame

from tools.building.checking.in_environments import installed_by, installers
from tools.building.checking.in_roots import SUITES, installed, unpacked
from tools.building.checking.in_wine import set_up, unzipped
from tools.building.checking.on_mac import plays_unseen, unpacked_application
from tools.building.checking.papers import judge_folder, judge_manifest, judge_package
from tools.building.checking.reference import compare_first_pictures, reference_title
from tools.building.checking.sizes import sizes
from tools.building.checking.trial import Trial
from tools.building.commands import BuildError, need, need_root
from tools.building.elf import refuse_newer_glibc
from tools.building.notices import compare_notices
from tools.building.packing import FACTS, SUMS, sha256
from tools.building.signing import refuse_unsigned
from tools.building.source import IDENTITY, Commit, export, the_commit
from tools.building.wheels import only

PROGRAMS: Final = ("Xvfb", "objdump", "openbox", "unshare", "xdotool")
REPORT: Final = "report"

Seen = dict[str, Any]
Check = Callable[[], Seen]


@dataclass(frozen=True)
class Downloads:
    """What lies in a folder, all of one commit."""

    folder: Path
    commit: Commit
    work: Path

    @cached_property
    def source(self) -> Path:
        """The very commit, to be run as it is."""
        return export(self.commit, self.work / "reference")

    @cached_property
    def title(self) -> pygame.Surface:
        """The title as that source draws it."""
        return reference_title(self.source)

    def checks(self) -> dict[str, Check]:
        """What can be checked, by name."""
        told = json.loads((self.folder / FACTS).read_text(encoding="utf-8"))["systems"]
        kinds = {
            "linux": self._linux,
            "windows": self._windows,
            "macos": self._macos,
            "python": self._python,
        }
        found: dict[str, Check] = {"sums": partial(_sums, self.folder)}
        for system in told:
            found |= kinds[system]()
        if told.get("windows", {}).get("signed"):
            found["windows signatures"] = self._signatures
        return found

    def _linux(self) -> dict[str, Check]:
        archive, package = only(self.folder, "*.tar.xz"), only(self.folder, "*.deb")
        found: dict[str, Check] = {
            "linux folder": partial(_linux_folder, archive, self.commit),
            "linux first picture": partial(self._first_picture, archive),
            "linux papers": partial(_papers, package, self.folder / f"{IDENTITY}.json"),
        }
        for suite in SUITES:
            there = partial(unpacked, archive, suite, self.work)
            found[f"linux in {suite}"] = partial(self._trial, there, is_whole=True)
            there = partial(installed, package, suite, self.work)
            found[f"package in {suite}"] = partial(self._trial, there)
        return found

    def _windows(self) -> dict[str, Check]:
        archive = only(self.folder, "*-windows-*.zip")
        installer = only(self.folder, "*-setup.exe")
        there = partial(unzipped, archive, self.work)
        set_up_there = partial(set_up, installer, self.work)
        return {
            "windows folder": partial(_windows_folder, archive, self.commit),
            "windows in wine": partial(self._trial, there, is_whole=True),
            "installer in wine": partial(self._trial, set_up_there),
        }

    def _signatures(self) -> Seen:
        """All that Windows would ask about: both programs, the installer, and what it leaves."""
        installer = only(self.folder, "*-setup.exe")
        with set_up(installer, self.work) as place:
            programs = sorted(place.windows.at(place.program).glob("*.exe"))
            refuse_unsigned([installer, *programs])
            return {"signed": [path.name for path in (installer, *programs)]}

    def _macos(self) -> dict[str, Check]:
        archive = only(self.folder, "*-macos-*.zip")
        return {"application on a mac": partial(_on_mac, archive, self.commit)}

    def _python(self) -> dict[str, Check]:
        found: dict[str, Check] = {}
        for kind, package in (("wheel", "*.whl"), ("sdist", "*.tar.gz")):
            for name, install in installers().items():
                if kind == "wheel" or not name.startswith("pip on"):
                    title = f"{kind} by {name}"
                    there = partial(installed_by, install, only(self.folder, package), title)
                    found[title] = partial(self._trial, there)
        return found

    def _first_picture(self, archive: Path) -> Seen:
        with _opened(archive) as folder:
            seconds = compare_first_pictures(folder / "kingup", self.source)
            return {"seconds to the first picture": seconds}

    def _trial(self, there: Callable[[], Any], *, is_whole: bool = False) -> Seen:
        with there() as place:
            trial = Trial(place, self.title, self.folder / REPORT)
            return trial.whole() if is_whole else trial.short()


def check(folder: Path, work: Path, chosen: Sequence[str]) -> bool:
    """Runs the checks, all or those chosen; whether every one went well. Writes the report."""
    if sys.platform != "darwin":
        need(PROGRAMS)
        need_root()
    told_commit = json.loads((folder / FACTS).read_text(encoding="utf-8"))["commit"]
    known = Downloads(folder, the_commit(name=told_commit), work).checks()
    if strangers := set(chosen) - set(known):
        raise BuildError(f"No check is called {', '.join(strangers)}; there are {', '.join(known)}")
    report = folder / REPORT / "report.json"
    report.parent.mkdir(exist_ok=True)
    told: dict[str, Seen] = {}
    if chosen and report.is_file():
        told = json.loads(report.read_text(encoding="utf-8"))
    for name in chosen or known:
        try:
            told[name] = {"went well": True, **known[name]()}
        except BuildError as trouble:
            notes = getattr(trouble, "__notes__", [])
            told[name] = {"went well": False, "trouble": "\n".join([str(trouble), *notes])}
        print(f"{name}: {json.dumps(told[name], ensure_ascii=False)}", flush=True)
        report.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return all(told[name]["went well"] for name in chosen or known)


def _sums(folder: Path) -> Seen:
    lines = (folder / SUMS).read_text(encoding="utf-8").splitlines()
    wrong = [name for sum_, name in map(str.split, lines) if sha256(folder / name) != sum_]
    if wrong:
        raise BuildError(f"{SUMS} does not fit {', '.join(wrong)}.")
    return {"files": len(lines)}


@contextmanager
def _opened(archive: Path) -> Iterator[Path]:
    with TemporaryDirectory() as scratch:
        if archive.suffix == ".zip":
            with zipfile.ZipFile(archive) as packed:
                packed.extractall(scratch)
        else:
            with tarfile.open(archive) as packed_tar:
                packed_tar.extractall(scratch, filter="data")
        yield only(Path(scratch), "*")


def _linux_folder(archive: Path, commit: Commit) -> Seen:
    with _opened(archive) as folder:
        judge_folder(folder, commit.version)
        glibc = ".".join(map(str, refuse_newer_glibc(folder)))
        return {"newest glibc asked for": glibc, **sizes(folder, archive.suffix, commit)}


def _windows_folder(archive: Path, commit: Commit) -> Seen:
    with _opened(archive) as folder:
        compare_notices(folder, commit.version)
        return {**sizes(folder, archive.suffix, commit)}


def _papers(package: Path, manifest: Path) -> Seen:
    judge_package(package)
    judge_manifest(manifest)
    return {"lintian": "no errors", "flatpak-builder": "reads the manifest"}


def _on_mac(archive: Path, commit: Commit) -> Seen:
    with unpacked_application(archive, commit.version) as place:
        trial = Trial(place, pygame.Surface((1, 1)), archive.parent / REPORT)
        trial.commands()
        return {**trial.seen, **plays_unseen(place)}
