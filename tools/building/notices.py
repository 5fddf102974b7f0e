"""NOTICES: whose work lies in a folder, made from the files that really are in it."""

from __future__ import annotations

import re
import shutil
import textwrap
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from tools.building.commands import BuildError
from tools.building.freezing import INNER
from tools.building.packing import contents
from tools.building.source import NAME, UNOFFICIAL, Commit

PARTS: Final = Path(__file__).resolve().parent / "components.toml"
NOTICES: Final = "NOTICES"
LICENCES: Final = "licences"
WIDTH: Final = 96

EXCHANGE: Final = (
    "Parts under the LGPL are files of their own below _internal: whoever wants another version of "
    "one puts it in its place. The sources of each part are at the address beside it; the release "
    "of pygame-ce that build.json names says which version of each library it was made with."
)


@dataclass(frozen=True)
class Part:
    """One work of somebody's."""

    name: str
    licence: str
    files: tuple[str, ...]
    """Patterns of the paths that it makes up."""
    but_not: tuple[str, ...] = ()
    """Patterns of those among them that are others'."""
    within: tuple[str, ...] = ()
    """Patterns of files of others that hold it too."""
    text: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The files with the licence's words, and where each is taken from."""
    home: str = ""
    made_by: str = ""
    also: str = ""

    def holds(self, name: str) -> bool:
        return _fits(name, self.files) and not _fits(name, self.but_not)

    def is_within(self, name: str) -> bool:
        return _fits(name, self.within)


def parts() -> tuple[Part, ...]:
    """Everything that a folder may hold."""
    listed: list[dict[str, Any]] = tomllib.loads(PARTS.read_text(encoding="utf-8"))["part"]
    return tuple(
        Part(
            **{key: words for key, words in one.items() if isinstance(words, str)},
            files=tuple(one["files"]),
            but_not=tuple(one.get("but_not", ())),
            within=tuple(one.get("within", ())),
            text=one["text"],
        )
        for one in listed
    )


def by_part(names: Iterable[str]) -> dict[Part, list[str]]:
    """The files of each part that is there. BuildError for a file that is nobody's."""
    found: dict[Part, list[str]] = {}
    strangers = []
    known = parts()
    for name in names:
        owners = [part for part in known if part.holds(name)]
        if len(owners) != 1:
            strangers.append(name)
        for part in (*owners, *(part for part in known if part.is_within(name))):
            found.setdefault(part, []).append(name)
    if strangers:
        raise BuildError(
            f"tools/building/components.toml does not say, or says twice, whose these are: "
            f"{', '.join(strangers)}."
        )
    return {part: found[part] for part in known if part in found}


def names_in(folder: Path) -> list[str]:
    """Every file below a folder, by its path from there."""
    return [
        path.relative_to(folder).as_posix()
        for path in contents(folder)
        if path.is_file() and not path.is_symlink()
    ]


def notices_text(names: Sequence[str], version: str) -> str:
    """The words of NOTICES for a folder with these files."""
    chapters = [f"{NAME} {version}", _filled(UNOFFICIAL), _filled(EXCHANGE)]
    for part, files in by_part(sorted(names)).items():
        lines = [part.name, "-" * len(part.name), f"licence: {part.licence}"]
        lines += [f"made by: {part.made_by}"] if part.made_by else []
        lines += [f"address: {part.home}"] if part.home else []
        lines += [f"words: {LICENCES}/{name}" for name in part.text]
        lines += [_filled(part.also)] if part.also else []
        chapters.append("\n".join([*lines, *(f"    {name}" for name in _summed_up(files))]))
    return "\n\n".join(chapters) + "\n"


def write_notices(folder: Path, commit: Commit, sources: Mapping[str, Path]) -> None:
    """Puts NOTICES and the licences' texts into a folder.

    `sources` says where the texts of each kind are: see `text` in components.toml.
    """
    (folder / LICENCES).mkdir()
    for part in by_part(names_in(folder)):
        for name, text in part.text.items():
            shutil.copyfile(_found(text, sources), folder / LICENCES / name)
    names = names_in(folder)
    (folder / NOTICES).write_text(notices_text([*names, NOTICES], commit.version), encoding="utf-8")


def compare_notices(folder: Path, version: str) -> None:
    """BuildError unless NOTICES says exactly what is in the folder, and every text is there."""
    names = names_in(folder)
    if (folder / NOTICES).read_text(encoding="utf-8") != notices_text(names, version):
        raise BuildError(f"{NOTICES} does not say what is in {folder}.")
    asked = {f"{LICENCES}/{name}" for part in by_part(names) for name in part.text}
    lost = sorted(asked - set(names))
    if lost:
        raise BuildError(f"These licences are not in {folder}: {', '.join(lost)}.")


def _fits(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(_plain(name), pattern) for pattern in patterns)


def _plain(name: str) -> str:
    """Where a file of a Mac's application would lie on other systems."""
    return re.sub(r"^[^/]+\.app/Contents/(Frameworks|Resources)/", f"{INNER}/", name)


def _found(text: str, sources: Mapping[str, Path]) -> Path:
    kind, _, pattern = text.partition(":")
    if (sources[kind] / pattern).is_file():
        return sources[kind] / pattern
    found = sorted(sources[kind].glob(pattern))
    if not found:
        raise BuildError(f"The text of a licence is missing: {text}.")
    return found[0]


def _summed_up(files: Sequence[str]) -> list[str]:
    """Programs and libraries one by one; of many other files, how many there are in a folder."""
    libraries = (".so", ".pyd", ".dll")
    singly = [
        name
        for name in files
        if "/" not in name or any(end in name.rpartition("/")[2] for end in libraries)
    ]
    folders: dict[str, int] = {}
    for name in files:
        if name not in singly:
            top = "/".join(name.split("/")[:3]) if name.count("/") > 2 else name.rpartition("/")[0]
            folders[top] = folders.get(top, 0) + 1
    return [*singly, *(f"{name}/ ({number} files)" for name, number in sorted(folders.items()))]


def _filled(words: str) -> str:
    return textwrap.fill(words, WIDTH)
