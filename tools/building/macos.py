"""For macOS, made on a Mac: an application with an intact ad-hoc seal, in a zip that keeps links.

Nobody of us has a Mac. What can be tested elsewhere is; the rest runs in the release's workflow.
"""

from __future__ import annotations

import platform
import plistlib
import shutil
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Any, Final

from kingup_game.words import LANGUAGES
from tools.building.commands import BuildError, run
from tools.building.freezing import freezing_command, freezing_settings
from tools.building.notices import write_notices
from tools.building.packing import pack_zip, unpacked_size
from tools.building.settings import Options
from tools.building.signing import sign
from tools.building.source import IDENTITY, NAME, UNOFFICIAL, Commit, export
from tools.building.wheels import PINNED, PYTHON, pinned

APPLICATION: Final = "King Up.app"
OLDEST: Final = (10, 13)
"""What pygame-ce's wheel asks for; the interpreter may ask for more."""
MACH_O: Final = (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")

ENTITLEMENTS: Final = {
    "com.apple.security.cs.allow-dyld-environment-variables": True,
    "com.apple.security.cs.allow-unsigned-executable-memory": True,
    "com.apple.security.cs.disable-library-validation": True,
}
"""Without these, a hardened Python cannot load its own modules."""


def information(commit: Commit, target: str | None) -> dict[str, Any]:
    """`Info.plist`. The target is the oldest macOS that the interpreter runs on."""
    oldest = max(OLDEST, tuple(map(int, target.split(".")))) if target else OLDEST
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleName": NAME,
        "CFBundleShortVersionString": commit.version,
        "CFBundleVersion": commit.version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": sorted(LANGUAGES),
        "GCSupportsControllerUserInteraction": True,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": ".".join(map(str, oldest)),
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": UNOFFICIAL,
    }


def mach_o_files(folder: Path) -> list[Path]:
    """Every program and library of the application, each once."""
    plain = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in plain if path.open("rb").read(4) in MACH_O]


def refuse_other_machines(files: list[Path], machine: str) -> None:
    """BuildError for a file that this kind of Mac could not run."""
    wrong = [path.name for path in files if machine not in run(["lipo", "-archs", path]).split()]
    if wrong:
        raise BuildError(f"These are not for {machine}: {', '.join(wrong)}.")


def frozen(commit: Commit, work: Path) -> Path:
    """The folder with the application in it, made anew; PyInstaller puts its seal on last."""
    if ".".join(map(str, sys.version_info[:2])) != PYTHON:
        raise BuildError(f"Call it with Python {PYTHON}: this one goes into the application.")
    source, home, made = work / "source", work / "python", work / "made"
    shutil.rmtree(made, ignore_errors=True)
    export(commit, source)
    entitlements = work / "entitlements.plist"
    entitlements.write_bytes(plistlib.dumps(ENTITLEMENTS))
    venv.create(home, clear=True, with_pip=True)
    python = str(home / "bin" / "python")
    listed = PINNED / "macos.txt"
    run([python, "-m", "pip", "install", "--quiet", "--require-hashes", "--requirement", listed])
    settings = freezing_settings(
        "macos",
        source,
        (("kingup", False),),
        icon=source / "assets" / "title" / "kingup.icns",
        entitlements=entitlements,
        information=information(commit, sysconfig.get_config_var("MACOSX_DEPLOYMENT_TARGET")),
        identity=IDENTITY,
        application=APPLICATION,
    )
    environment = {"HOME": str(work), "PATH": "/usr/bin:/bin", **commit.environment, **settings}
    run(freezing_command(python, source, made), environment=environment)
    folder = made / commit.stem
    folder.mkdir()
    shutil.move(made / APPLICATION, folder / APPLICATION)
    return folder


def build_macos(commit: Commit, out: Path, options: Options) -> dict[str, Any]:
    """Leaves what players download in `out`; says how it was made."""
    if sys.platform != "darwin":
        raise BuildError("An application for macOS can only be made on a Mac.")
    if options.licences is None:
        raise BuildError("Name the folder with licences that the Linux build made: --licences.")
    work = options.work / "macos"
    work.mkdir(parents=True, exist_ok=True)
    folder = frozen(commit, work)
    machine = platform.machine()
    refuse_other_machines(mach_o_files(folder / APPLICATION), machine)
    words = {
        "debian": options.licences,
        "python": Path(sysconfig.get_path("stdlib")),
        "source": work / "source",
        "wheel": work / "python" / "lib" / f"python{PYTHON}" / "site-packages",
    }
    write_notices(folder, commit, words)
    sign(folder / APPLICATION, options.sign)
    run(["codesign", "--verify", "--deep", "--strict", folder / APPLICATION])
    pack_zip(folder, out / f"{commit.stem}-macos-{machine}.zip", commit, commit.stem)
    return {
        "python": platform.python_version(),
        "machine": machine,
        "packages": pinned("macos"),
        "signed": options.sign is not None,
        "bytes unpacked": unpacked_size(folder),
    }
