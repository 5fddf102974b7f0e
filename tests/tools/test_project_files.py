"""What people join by holds together: workflows, forms, hooks, papers, derived files."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tools import dev
from tools.building.commands import PACKAGES

ROOT = Path(__file__).resolve().parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").iterdir())
FORMS = sorted((GITHUB / "ISSUE_TEMPLATE").iterdir())
PAPERS = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("assets/*.md"), *GITHUB.glob("*.md")]
)

# What a paper calls `bots/levels.py` is below the game's own folder.
FOLDERS = (ROOT, ROOT / "kingup_game")

WORKFLOW = "vendor.github-workflows"
TIMEOUT = "custom.github-workflows-require-timeout"
FORM = "vendor.github-issue-forms"
CONFIG = "vendor.github-issue-config"
SYSTEMS = ["ubuntu", "windows", "macos"]
MOST_DERIVED_BYTES = 66_000_000

BROKEN_WORKFLOWS = {
    "no job": (WORKFLOW, "on: push\n"),
    "a job without a system": (WORKFLOW, "on: push\njobs: {a: {steps: [{run: ls}]}}\n"),
    "a word misspelt": (WORKFLOW, "on: push\njobs: {a: {runs-on: x, step: [{run: ls}]}}\n"),
    "an unknown event": (WORKFLOW, "on: pushed\njobs: {a: {runs-on: x, steps: [{run: ls}]}}\n"),
    "no limit": (TIMEOUT, "on: push\njobs: {a: {runs-on: x, steps: [{run: ls}]}}\n"),
}


def complaint(schema: str, file: Path) -> str:
    """What the schema says against a file; nothing if it fits. No network is within reach."""
    nowhere = dict.fromkeys(("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"), "http://127.0.0.1:9")
    done = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(file)],
        env={**os.environ, **nowhere},
        capture_output=True,
        text=True,
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


def read_yaml(path: Path) -> Any:
    return YAML(typ="safe").load(path.read_text(encoding="utf-8"))


def project() -> dict[str, Any]:
    words = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    fields: dict[str, Any] = tomllib.loads(words)["project"]
    return fields


def python_commands(words: str) -> list[str]:
    return re.findall(r"python (?:-m )?(?:pytest )?((?:tools|tests)/[\w/]+\.py)", words)


@pytest.mark.parametrize("schema", [WORKFLOW, TIMEOUT])
@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_fits_its_schema_and_no_job_may_hang(file: Path, schema: str) -> None:
    assert complaint(schema, file) == ""


@pytest.mark.parametrize("kind", BROKEN_WORKFLOWS)
def test_a_broken_workflow_is_refused(kind: str, tmp_path: Path) -> None:
    schema, words = BROKEN_WORKFLOWS[kind]
    file = tmp_path / "broken.yml"
    file.write_text(words)
    assert "Schema validation errors were encountered" in complaint(schema, file)


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.name)
def test_a_form_for_issues_fits_its_schema(file: Path) -> None:
    assert complaint(CONFIG if file.name == "config.yml" else FORM, file) == ""


def test_a_form_without_questions_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "form.yml"
    file.write_text("name: A wish\ndescription: Something\nbody: []\n")
    assert "Schema validation errors were encountered" in complaint(FORM, file)


def test_every_python_that_the_project_names_is_tested_on_every_system() -> None:
    matrix = read_yaml(GITHUB / "workflows" / "tests.yml")["jobs"]["test"]["strategy"]["matrix"]
    named = re.findall(r":: (3\.\d+)$", "\n".join(project()["classifiers"]), re.MULTILINE)
    assert matrix["python"] == named
    assert project()["requires-python"] == f">={named[0]}"
    assert [system.partition("-")[0] for system in matrix["system"]] == SYSTEMS


def test_the_workflow_runs_every_step_that_decides_whether_a_change_lands() -> None:
    jobs = read_yaml(GITHUB / "workflows" / "tests.yml")["jobs"]
    runs = " ".join(step.get("run", "") for job in jobs.values() for step in job["steps"])
    asked = {step for run in re.findall(r"tools/dev\.py((?: \w+)+)", runs) for step in run.split()}
    assert set(dev.ALL) <= asked


def test_the_release_s_workflow_fetches_every_program_that_building_asks_for() -> None:
    jobs = read_yaml(GITHUB / "workflows" / "release.yml")["jobs"]
    (fetch,) = (run for step in jobs["linux"]["steps"] if "apt-get" in (run := step.get("run", "")))
    asked = {package for packages in PACKAGES.values() for package in packages.split()}
    assert asked <= set(fetch.split())
    told = (ROOT / "docs" / "building.md").read_text(encoding="utf-8").split()
    assert asked <= set(told)


def test_only_a_tag_that_the_changelog_knows_is_published() -> None:
    workflow = read_yaml(GITHUB / "workflows" / "release.yml")
    jobs = workflow["jobs"]
    assert workflow["permissions"] == {"contents": "read"}
    writers = [name for name, job in jobs.items() if "write" in job.get("permissions", {}).values()]
    assert writers == ["publish"]
    assert jobs["publish"]["if"] == "github.ref_type == 'tag'"
    assert set(jobs["publish"]["needs"]) == {"papers", "linux", "macos"}
    assert "tools/release.py" in jobs["papers"]["steps"][-1]["run"]


def test_hooks_run_the_steps_of_the_workshop_and_fetch_nothing() -> None:
    repositories = read_yaml(ROOT / ".pre-commit-config.yaml")["repos"]
    assert {repository["repo"] for repository in repositories} == {"local"}
    hooks = [hook for repository in repositories for hook in repository["hooks"]]
    assert {hook["language"] for hook in hooks} == {"system"}
    entries = {hook["entry"] for hook in hooks}
    assert entries == {f"python tools/dev.py {step}" for step in ("format", "lint", "types")}
    assert {entry.split()[-1] for entry in entries} <= set(dev.STEPS)


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_a_paper_names_only_files_and_headings_that_exist(paper: Path) -> None:
    words = paper.read_text(encoding="utf-8")
    lost = [name for name in python_commands(words) if not (ROOT / name).is_file()]
    for target in re.findall(r"\]\(([^)]+)\)", words):
        name, _, heading = target.partition("#")
        if "://" in name:
            continue
        file = paper.parent / name if name else paper
        if not file.exists() or (heading and heading not in headings_of(file)):
            lost.append(target)
    assert lost == []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_a_paper_names_only_modules_and_names_in_them_that_exist(paper: Path) -> None:
    words = paper.read_text(encoding="utf-8")
    named = re.findall(r"(?<![\w/.-])((?:[\w.-]+/)+\w+\.py)(?::(\w+))?", words)
    named += [(bare, "") for bare in re.findall(r"`(\w+\.py)`", words)]
    lost = [f"{path}:{name}" for path, name in named if not has_name(path, name)]
    folders = re.findall(r"`((?:[\w-]+/)+)`", words)
    lost += [name for name in folders if not any((at / name).is_dir() for at in FOLDERS)]
    assert lost == []


def has_name(path: str, name: str) -> bool:
    """Whether there is a module of this path, or of this bare name anywhere, and the name in it."""
    if "/" in path:
        found = [at / path for at in FOLDERS if (at / path).is_file()]
    else:
        found = [file for at in dev.CODE for file in (ROOT / at).rglob(path)]
    return any(re.search(rf"\b{name}\b", file.read_text(encoding="utf-8")) for file in found)


def headings_of(paper: Path) -> set[str]:
    """The headings as a link names them: small letters, a hyphen for each space."""
    titles = re.findall(r"^#+ (.+)$", paper.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def test_the_derived_files_stay_below_the_limit_that_was_settled() -> None:
    """docs/derived-files.md says what they cost, and what to do when this fails."""
    folders = ("assets/**/*", "tests/golden/*", "docs/shop/*")
    derived = [file for at in folders for file in ROOT.glob(at)]
    size = sum(path.stat().st_size for path in derived if path.is_file())
    assert size <= MOST_DERIVED_BYTES
    limit = f"{MOST_DERIVED_BYTES // 1_000_000} MB"
    assert limit in (ROOT / "docs" / "derived-files.md").read_text(encoding="utf-8")
