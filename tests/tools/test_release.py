"""A release is tagged where everything says the same version; otherwise all reasons are named."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tools import release

CHANGELOG = """# Changelog

## 0.3.0 — unreleased

### For players
- Not yet.

## 0.2.0 — 2026-12-01

### For players
- A second castle.

### For engineers
- `kingup` counts #s.

## 0.1.0 — 2026-11-20

- The first castle.
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of its own, ready for 0.2.0; nothing of the person's Git reaches it."""
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Ada")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "ada@example.invalid")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    git(tmp_path, "init", "--quiet", "--initial-branch=main")
    (tmp_path / "kingup_game").mkdir()
    write(tmp_path, "0.2.0")
    commit(tmp_path)
    return tmp_path


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=root, capture_output=True, check=True, text=True, encoding="utf-8"
    )
    return done.stdout


def write(root: Path, version: str, changelog: str = CHANGELOG) -> None:
    (root / "kingup_game" / "__init__.py").write_text(f'__version__ = "{version}"\n')
    (root / "CHANGELOG.md").write_text(changelog, encoding="utf-8")


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--allow-empty", "--message=Write the second castle down")


def refusal(capsys: pytest.CaptureFixture[str], version: str) -> str:
    """What is said when a release is refused; no tag has come of it."""
    before = git(release.ROOT, "tag", "--list")
    assert release.main([version]) == 1
    assert git(release.ROOT, "tag", "--list") == before
    return capsys.readouterr().out


def test_a_release_is_an_annotated_tag_that_carries_the_changelogs_part(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(["0.2.0"]) == 0
    assert git(root, "cat-file", "-t", "v0.2.0") == "tag\n"
    assert git(root, "rev-parse", "v0.2.0^{commit}") == git(root, "rev-parse", "HEAD")
    message = git(root, "tag", "--list", "--format=%(contents)", "v0.2.0")
    assert message.strip() == (
        "King Up! 0.2.0\n\n### For players\n- A second castle.\n\n"
        "### For engineers\n- `kingup` counts #s."
    )
    said = capsys.readouterr().out
    assert "King Up! 0.2.0, dated 2026-12-01, is the commit" in said
    assert "git push origin v0.2.0" in said


def test_a_dry_run_says_what_it_would_do_and_does_nothing(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(["0.2.0", "--dry-run"]) == 0
    said = capsys.readouterr().out
    assert "(Write the second castle down) of the branch main" in said
    assert "v0.2.0, with 5 lines from CHANGELOG.md" in said
    assert "no tag yet" in said
    assert git(root, "tag", "--list") == ""


@pytest.mark.usefixtures("root")
@pytest.mark.parametrize("version", ["0.2", "v0.2.0", "0.2.0rc1", "0.02.0", "0.2.0.0", "٠.٢.٠"])
def test_words_that_are_no_version_are_refused(
    capsys: pytest.CaptureFixture[str], version: str
) -> None:
    assert "write three numbers" in refusal(capsys, version)


def test_a_version_that_the_changelog_lacks_is_refused(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(root, "0.2.1")
    commit(root)
    assert "CHANGELOG.md has no part on 0.2.1." in refusal(capsys, "0.2.1")


def test_a_version_that_the_changelog_calls_unreleased_is_refused(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(root, "0.3.0")
    commit(root)
    assert 'CHANGELOG.md says "unreleased" where the day' in refusal(capsys, "0.3.0")


@pytest.mark.parametrize("day", ["20261201", "2026-13-01", "soon", "2026-12-1"])
def test_a_day_that_is_none_is_refused(
    root: Path, capsys: pytest.CaptureFixture[str], day: str
) -> None:
    write(root, "0.2.0", CHANGELOG.replace("2026-12-01", day))
    commit(root)
    assert f'says "{day}" where the day of 0.2.0 belongs' in refusal(capsys, "0.2.0")


def test_a_heading_with_nothing_below_it_is_refused(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(root, "0.2.0", "## 0.2.0 — 2026-12-01\n\n## 0.1.0 — 2026-11-20\n\n- The first castle.\n")
    commit(root)
    assert "nothing below it" in refusal(capsys, "0.2.0")


@pytest.mark.usefixtures("root")
def test_a_version_that_the_game_does_not_bear_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "kingup_game/__init__.py says 0.2.0, not 0.1.0." in refusal(capsys, "0.1.0")


@pytest.mark.parametrize("name", ["CHANGELOG.md", "new.txt"])
def test_a_tree_that_is_not_clean_is_refused(
    root: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    with (root / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert f"not clean: commit or put aside {name}." in refusal(capsys, "0.2.0")


def test_a_tag_that_exists_is_refused_and_stays_where_it_is(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    git(root, "tag", "v0.2.0")
    first = git(root, "rev-parse", "v0.2.0")
    commit(root)
    assert "The tag v0.2.0 exists already." in refusal(capsys, "0.2.0")
    assert git(root, "rev-parse", "v0.2.0") == first


def test_a_version_that_is_not_newer_than_the_last_is_refused(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    git(root, "tag", "v0.9.0")
    git(root, "tag", "v0.10.0")
    git(root, "tag", "a-fine-evening")
    assert "0.2.0 is not newer than 0.10.0, the last release." in refusal(capsys, "0.2.0")


def test_all_reasons_are_named_at_once(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    git(root, "tag", "v1.0.0")
    (root / "new.txt").write_text("")
    said = refusal(capsys, "0.4.0")
    reasons = ("says 0.2.0, not 0.4.0", "no part on 0.4.0", "not clean", "not newer than 1.0.0")
    assert all(reason in said for reason in reasons)


def test_a_folder_without_a_repository_is_told_in_gits_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    (tmp_path / "kingup_game").mkdir()
    write(tmp_path, "0.2.0")
    assert release.main(["0.2.0"]) == 1
    assert "Git refuses: fatal: not a git repository" in capsys.readouterr().out


def test_the_words_of_a_release_are_the_changelog_s_part(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "ROOT", root)
    (root / "half done").touch()
    assert release.main(["0.2.0", "--words"]) == 0
    assert capsys.readouterr().out.startswith("### For players\n- A second castle.")
    assert release.main(["0.3.0", "--words"]) == 1
    assert "unreleased" in capsys.readouterr().out
