"""What the judges of each paper say: of desktop entries, metainfo, packages, manifests."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.building.commands import need, run
from tools.building.desktop import SHARE
from tools.building.notices import compare_notices
from tools.building.source import IDENTITY

JUDGES: Final = ("appstreamcli", "desktop-file-validate", "flatpak-builder", "lintian")


def judge_share(share: Path) -> None:
    """BuildError where a desktop entry or a page for shops is wrong."""
    need(JUDGES[:2])
    run(["desktop-file-validate", share / "applications" / f"{IDENTITY}.desktop"])
    page = share / "metainfo" / f"{IDENTITY}.metainfo.xml"
    run(["appstreamcli", "validate", "--no-net", page])


def judge_folder(folder: Path, version: str) -> None:
    """BuildError where NOTICES or the papers for desktops do not fit what is in the folder."""
    compare_notices(folder, version)
    judge_share(folder / SHARE)


def judge_package(package: Path) -> None:
    """BuildError where Debian's own judge finds an error."""
    need(JUDGES[3:])
    run(["lintian", "--allow-root", "--fail-on", "error", package])


def judge_manifest(manifest: Path) -> None:
    """BuildError where Flatpak's own reader does not take the manifest."""
    need(JUDGES[2:3])
    with TemporaryDirectory() as folder:
        run(["flatpak-builder", "--show-manifest", manifest], folder=Path(folder))
