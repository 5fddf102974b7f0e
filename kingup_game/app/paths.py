"""Where things are: the game's assets, and each person's own saves, settings and logs."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
SAVES, LOGS = "saves", "logs"
LICENCES = "licences"
PICTURES = "pictures"
PICTURES_LINE = "XDG_PICTURES_DIR="
FOLDER_NAME = "KingUp"
UNIX_FOLDER_NAME = "kingup"
HOME_VARIABLE = "KINGUP_HOME"
OWN_FOLDER = 0o700
"""What a person plays is nobody else's business."""


class MissingAssetsError(FileNotFoundError):
    """The game was installed without its pictures and sounds."""


def assets_folder() -> Path:
    """The one place that finds assets: frozen, installed, or beside the source."""
    bundle = getattr(sys, "_MEIPASS", None)
    places = [Path(bundle) / "assets"] if bundle else []
    places += [PACKAGE / "assets", PACKAGE.parent / "assets"]
    for place in places:
        if place.is_dir():
            return place
    looked = ", ".join(str(place) for place in places)
    raise MissingAssetsError(
        f"The folder with the game's pictures and sounds is missing (looked in {looked}). "
        "Install King Up! again."
    )


@dataclass(frozen=True)
class UserFolders:
    """Where a person's things are kept. `None` where nothing can be written."""

    root: Path | None
    notice_key: str | None = None
    notice_reason: str = ""

    @property
    def saves(self) -> Path | None:
        """Where matches are kept."""
        return self._inside(SAVES)

    @property
    def logs(self) -> Path | None:
        """Where logs are kept."""
        return self._inside(LOGS)

    def _inside(self, name: str) -> Path | None:
        return None if self.root is None else self.root / name


def home_folder() -> Path:
    """The person's home; where the system knows of none, a folder that cannot be written."""
    try:
        return Path.home()
    except RuntimeError:
        return Path(os.devnull)


def user_root(platform: str, environment: Mapping[str, str], home: Path) -> Path:
    """By each system's custom: AppData, Application Support, or the XDG data folder."""
    if environment.get(HOME_VARIABLE):
        return Path(environment[HOME_VARIABLE])
    if platform == "win32":
        return Path(environment.get("APPDATA") or home / "AppData" / "Roaming") / FOLDER_NAME
    if platform == "darwin":
        return home / "Library" / "Application Support" / FOLDER_NAME
    data = environment.get("XDG_DATA_HOME")
    return Path(data if data else home / ".local" / "share") / UNIX_FOLDER_NAME


def pictures_folder(platform: str, environment: Mapping[str, str], home: Path) -> Path:
    """Where a person looks for pictures: the system's folder for them, whatever it is called."""
    if environment.get(HOME_VARIABLE):
        return Path(environment[HOME_VARIABLE]) / PICTURES
    usual = home / "Pictures"
    if platform in ("win32", "darwin"):
        return usual
    settings = environment.get("XDG_CONFIG_HOME") or str(home / ".config")
    named_in = Path(settings) / "user-dirs.dirs"
    try:
        # Whoever reads a pipe may wait for ever.
        lines = named_in.read_text(encoding="utf-8").splitlines() if named_in.is_file() else []
    except (OSError, ValueError):
        return usual
    named = [line.split("=", 1)[1].strip(' "') for line in lines if line.startswith(PICTURES_LINE)]
    return Path(named[-1].replace("$HOME", str(home))) if named else usual


def usual_folders() -> UserFolders:
    """Where a person's things are, if nothing is wrong there; the disk is not asked."""
    return UserFolders(user_root(sys.platform, os.environ, home_folder()))


def user_folders(root: Path | None = None) -> UserFolders:
    """Makes the folders. Where the disk refuses, the game plays on in memory and says so once."""
    chosen = root or user_root(sys.platform, os.environ, home_folder())
    try:
        for name in (SAVES, LOGS):
            folder = chosen / name
            folder.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
            if os.name == "posix":  # earlier versions let everybody read there
                folder.chmod(OWN_FOLDER)
        probe = chosen / ".writable"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as reason:
        return UserFolders(None, "notices.nothing_kept", reason.strerror or str(reason))
    return UserFolders(chosen)


def places() -> dict[str, Path]:
    """Where the parts of this game and this person's things are, or will be: by name."""
    own = user_root(sys.platform, os.environ, home_folder())
    program = Path(sys.executable if hasattr(sys, "_MEIPASS") else PACKAGE)
    return {
        "program": program,
        "licences": licences_folder(program),
        "assets": assets_folder(),
        "settings": own,
        "saves": own / SAVES,
        "logs": own / LOGS,
        "pictures": pictures_folder(sys.platform, os.environ, home_folder()),
    }


def licences_folder(program: Path) -> Path:
    """What the game comes under, and all that came with it: beside a frozen game, or its assets."""
    beside = program.parent
    if beside.name == "MacOS":  # inside an application, which lies beside the folder
        beside = program.parents[3]
    found = beside / LICENCES
    return found if found.is_dir() else assets_folder()
