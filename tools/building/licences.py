"""Where the words of licences are taken from: what Debian tells of each package, and wheels."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from tools.building.commands import run
from tools.building.notices import parts
from tools.building.roots import clean_root

SUITE: Final = "bookworm"
COMMON: Final = "common-licenses"


def debian_words(work: Path) -> Path:
    """A folder with a file for each package of Debian that `components.toml` names."""
    folder = work / "licences"
    texts = [text for part in parts() for text in part.text.values()]
    named = {text.removeprefix("debian:") for text in texts if text.startswith("debian:")}
    packages = sorted(name for name in named if "/" not in name)
    if all((folder / name).is_file() for name in named):
        return folder
    root = clean_root(SUITE, work)
    drop = root.at("/tmp/licences")
    shutil.rmtree(drop, ignore_errors=True)
    drop.mkdir()
    fetch = f"apt-get -q update && cd /tmp/licences && apt-get -q download {' '.join(packages)}"
    # apt needs the network, which commands inside do not have.
    run(["chroot", root.folder, "sh", "-c", fetch])
    (folder / COMMON).mkdir(parents=True, exist_ok=True)
    for package in packages:
        (packed,) = drop.glob(f"{package}_*.deb")
        opened = drop / package
        run(["dpkg-deb", "--extract", packed, opened])
        shutil.copyfile(opened / "usr" / "share" / "doc" / package / "copyright", folder / package)
    for name in named - set(packages):
        shutil.copyfile(root.at("/usr/share") / name, folder / name)
    shutil.rmtree(drop)
    return folder
