"""Tag a release: `python tools/release.py VERSION [--dry-run]`.

It changes nothing but one thing: it puts an annotated tag on the commit that is checked out, with
the changelog's part on that version as its message. Before that it looks for every reason against
it, and names them all at once. It pushes nothing.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VERSION_FILE: Final = "kingup_game/__init__.py"
CHANGELOG: Final = "CHANGELOG.md"
FILES_NAMED: Final = 5

Version = tuple[int, int, int]


class GitRefusedError(Exception):
    """Git did not do what was asked; the words are Git's own."""


@dataclass(frozen=True)
class Chapter:
    """What the changelog says on one version."""

    day: str
    text: str


def version_of(words: str) -> Version | None:
    """Three numbers with dots between them; nothing else is a version here."""
    found = re.fullmatch(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)", words, re.ASCII)
    return (int(found[1]), int(found[2]), int(found[3])) if found else None


def tag_name(version: str) -> str:
    return f"v{version}"


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=root, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode != 0:
        raise GitRefusedError(done.stderr.strip())
    return done.stdout


def chapter_on(version: str, changelog: str) -> Chapter | None:
    """The part below the heading `## VERSION — DAY`, up to the next such heading."""
    parts = re.split(r"^## (.+)$", changelog, flags=re.MULTILINE)
    for heading, text in zip(parts[1::2], parts[2::2], strict=True):
        named, _, day = heading.partition(" — ")
        if named.strip() == version:
            return Chapter(day.strip(), text.strip())
    return None


def is_day(words: str) -> bool:
    try:
        return date.fromisoformat(words).isoformat() == words
    except ValueError:
        return False


def reasons_of_the_papers(root: Path, version: str) -> list[str]:
    """What the game's own version and the changelog have against it."""
    reasons = []
    code = (root / VERSION_FILE).read_text(encoding="utf-8")
    own = re.search(r'^__version__ = "(.*)"$', code, re.MULTILINE)
    if own is None or own[1] != version:
        says = f"says {own[1]}" if own else "names no version"
        reasons.append(f"{VERSION_FILE} {says}, not {version}.")
    chapter = chapter_on(version, (root / CHANGELOG).read_text(encoding="utf-8"))
    if chapter is None:
        reasons.append(f"{CHANGELOG} has no part on {version}.")
    elif not is_day(chapter.day):
        says = f'"{chapter.day}"' if chapter.day else "nothing"
        reasons.append(f"{CHANGELOG} says {says} where the day of {version} belongs (2026-12-31).")
    elif not chapter.text:
        reasons.append(f"{CHANGELOG} has a heading for {version} and nothing below it.")
    return reasons


def reasons_of_the_repository(root: Path, version: str) -> list[str]:
    """What the tree and the tags have against it."""
    reasons = []
    changed = git(root, "status", "--porcelain").splitlines()
    if changed:
        named = ", ".join(line[3:] for line in changed[:FILES_NAMED])
        more = f" and {len(changed) - FILES_NAMED} more" if len(changed) > FILES_NAMED else ""
        reasons.append(f"The tree is not clean: commit or put aside {named}{more}.")
    tags = git(root, "tag", "--list").split()
    released = [found for tag in tags if (found := version_of(tag.removeprefix("v")))]
    wanted = version_of(version)
    if tag_name(version) in tags:
        reasons.append(f"The tag {tag_name(version)} exists already.")
    elif released and wanted and wanted <= max(released):
        last = ".".join(map(str, max(released)))
        reasons.append(f"{version} is not newer than {last}, the last release.")
    return reasons


def reasons_against(root: Path, version: str) -> list[str]:
    if version_of(version) is None:
        return [f"{version} is not a version; write three numbers, such as 1.2.0."]
    return reasons_of_the_papers(root, version) + reasons_of_the_repository(root, version)


def plan(root: Path, version: str, chapter: Chapter) -> str:
    commit = git(root, "log", "-1", "--format=%h (%s)").strip()
    branch = git(root, "rev-parse", "--abbrev-ref", "HEAD").strip()
    where = "no branch" if branch == "HEAD" else f"the branch {branch}"
    return (
        f"King Up! {version}, dated {chapter.day}, is the commit {commit} of {where}.\n"
        f"Its tag is {tag_name(version)}, with {len(chapter.text.splitlines())} lines "
        f"from {CHANGELOG} as the message."
    )


def put_tag(root: Path, version: str, chapter: Chapter) -> None:
    # Git would take the changelog's headings for comments of its own and leave them out.
    message = f"King Up! {version}\n\n{chapter.text}\n"
    git(root, "tag", "--annotate", "--cleanup=whitespace", f"--message={message}",
        tag_name(version))  # fmt: skip


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("version", metavar="VERSION", help="three numbers, such as 1.2.0")
    parser.add_argument("--dry-run", action="store_true", help="say what would be done, only")
    parser.add_argument(
        "--words", action="store_true", help="print the changelog's part, or why it is not ready"
    )
    options = parser.parse_args(argv)
    version: str = options.version
    try:
        judge = reasons_of_the_papers if options.words else reasons_against
        reasons = judge(ROOT, version)
        chapter = chapter_on(version, (ROOT / CHANGELOG).read_text(encoding="utf-8"))
        if reasons or chapter is None:
            print(f"{version} cannot be released:", *reasons, sep="\n  ")
            return 1
        if options.words:
            print(chapter.text)
            return 0
        print(plan(ROOT, version, chapter))
        if options.dry_run:
            print("This was a dry run: there is no tag yet.")
            return 0
        put_tag(ROOT, version, chapter)
    except GitRefusedError as error:
        print(f"Git refuses: {error}")
        return 1
    print(f"The tag is put, and nothing is pushed. To publish: git push origin {tag_name(version)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
