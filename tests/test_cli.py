"""The command line, called as a player or a developer calls it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kingup_game.cli import main
from kingup_game.table.disk.scramble import scrambled

ROOT = Path(__file__).parent.parent
FOREIGN = ROOT / "tests" / "records" / "foreign"


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--matches", "4", "--players", "3"]) == 0
    shown = capsys.readouterr().out
    assert "95 % interval" in shown
    assert "seat 2" in shown


def test_simulate_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--edition", "jester", "--matches", "2", "--json"]) == 0
    words = json.loads(capsys.readouterr().out)
    assert words["matches"] == 2
    assert words["bots"][0]["name"] == "random"


def test_simulate_writes_records_that_check_accepts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--matches", "2", "--records", str(tmp_path)]) == 0
    assert main(["check", *map(str, sorted(tmp_path.iterdir()))]) == 0
    assert capsys.readouterr().out.count(": ok: complete") == 2


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["simulate", "--players", "9"], "3 to 6 players"),
        (["simulate", "--bots", "nobody"], "there is no bot 'nobody'"),
        (["simulate", "--bots", "random,random"], "one bot for all seats or 4"),
        (["simulate", "--house", "wcs=on"], "Jester edition"),
        (["simulate", "--house", "wcs"], "wcs=on or wcs=off"),
        (["arena", "random", "random"], "one bot for all seats or 4"),
        (["bot", "--level", "nobody"], "there is no bot 'nobody'"),
    ],
)
def test_a_wrong_request_is_explained(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--matches", "0"],
        ["simulate", "--matches", "9" * 5000],
        ["simulate", "--jobs", "0"],
        ["simulate", "--jobs", "-3"],
        ["simulate", "--jobs", "100000"],
        ["arena", "--seconds", "nan"],
        ["arena", "--seconds", "inf"],
        ["arena", "--seconds", "0"],
        ["arena", "--seconds", "soon"],
        ["--window", "x"],
        ["--window", "9999999x1"],
    ],
)
def test_a_number_that_makes_no_sense_is_refused_in_a_few_lines(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert arguments[-2] in last
    assert len(last) < 300


def test_records_that_lie_there_are_overwritten_only_when_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "0007.kingup"
    kept.write_text("of somebody's", encoding="utf-8")
    command = ["simulate", "--matches", "1", "--records", str(tmp_path)]
    assert main(command) == 2
    assert "0007.kingup lies there already" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [kept]
    assert main([*command, "--overwrite"]) == 0
    assert (tmp_path / "0001.kingup").exists()


def test_a_folder_that_cannot_be_written_is_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way", encoding="utf-8")
    assert main(["simulate", "--matches", "1", "--records", str(blocker / "deep")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_check_names_the_foul_line_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    foul = tmp_path / "foul.kingup"
    text = (FOREIGN / "classic-3.kingup").read_text(encoding="utf-8")
    foul.write_text(text.replace('"floor": 4', '"floor": 5', 1), encoding="utf-8")
    assert main(["check", str(FOREIGN / "jester-2.kingup"), str(foul)]) == 1
    shown = capsys.readouterr().out
    assert "jester-2.kingup: ok: complete" in shown
    assert "foul: line 3:" in shown


def test_check_tells_a_cut_record_and_a_missing_file_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cut = tmp_path / "cut.kingup"
    cut.write_bytes((FOREIGN / "classic-3.kingup").read_bytes()[:-10])
    assert main(["check", str(cut)]) == 0
    assert "cut short in the middle of line" in capsys.readouterr().out
    assert main(["check", str(tmp_path / "nothing.kingup")]) == 1
    assert "cannot be read" in capsys.readouterr().out


def _spoiled_record(kind: str, folder: Path) -> Path:
    """A file that is no whole record."""
    sound = (FOREIGN / "classic-3.kingup").read_text(encoding="utf-8")
    lines = sound.splitlines(keepends=True)
    path = folder / "evening.kingup"
    texts = {
        "other": "Dear diary,\n",
        "empty": "",
        "newer": sound.replace("record/1", "record/2", 1),
        "foul": sound.replace('"floor": 4', '"floor": 5', 1),
        "cut": sound[:-10],
        "unfinished": "".join(lines[:40]),
        "without its last line": "".join(lines[:-1]),
        "autosave": scrambled("".join(lines[:40]), (0, 1, 2)),
        "autosave of a whole match": scrambled(sound, (0, 1, 2)),
        "broken autosave": scrambled(sound, (0, 1, 2)).rstrip()[:-200],
    }
    if kind == "folder":
        return folder
    if kind == "noise":
        path.write_bytes(bytes(range(256)))
    elif kind != "missing":
        path.write_text(texts[kind], encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("missing", "cannot be read"),
        ("folder", "cannot be read"),
        ("noise", "no sound game record: line 1"),
        ("other", "no sound game record: line 1"),
        ("empty", "no sound game record: line 1"),
        ("newer", "a newer King Up!"),
        ("foul", "no sound game record: line 3"),
        ("cut", "no finished match: cut short"),
        ("unfinished", "no finished match: unfinished"),
        ("without its last line", "no finished match: unfinished"),
        ("autosave", "goes on in the game"),
        ("autosave of a whole match", "goes on in the game"),
        ("broken autosave", "no sound game record: line"),
    ],
)
def test_what_cannot_be_replayed_gets_one_sentence_and_no_window(
    kind: str,
    why: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "kingup_game.windowed", None)
    path = _spoiled_record(kind, tmp_path)
    assert main(["replay", str(path)]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert sentence.startswith(f"kingup: {path} ")
    assert why in sentence


def test_arena_lets_a_program_play(capsys: pytest.CaptureFixture[str]) -> None:
    program = f'cmd:"{sys.executable}" -m kingup_game bot --level random'
    arguments = ["arena", "--players", "3", "--rounds", "1", "--matches", "1", "--seconds", "10"]
    assert main([*arguments, "random", "random", program]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert "1 matches" in shown.out


def test_programs_of_others_meet_deals_that_nobody_can_guess_but_for_a_seed_that_is_given(
    tmp_path: Path,
) -> None:
    dealt = []
    for number, seed in enumerate((None, None, "5", "5")):
        folder = tmp_path / str(number)
        given = [] if seed is None else ["--seed", seed]
        command = ["arena", "--matches", "1", "--rounds", "1", "--bots", "random"]
        assert main([*command, *given, "--records", str(folder)]) == 0
        dealt.append((folder / "0001.kingup").read_text(encoding="utf-8"))
    assert len(set(dealt)) == 3
    assert dealt[2] == dealt[3]


def test_of_a_long_command_nobody_gets_more_back_than_anybody_reads(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = ["arena", "--players", "3", "--rounds", "1", "--matches", "1", "random", "random"]
    assert main([*command, "cmd:" + "nowhere" * 9000]) == 0
    assert 0 < len(capsys.readouterr().err) < 1000


def test_headless_commands_need_neither_pygame_nor_a_display() -> None:
    code = (
        "import sys; sys.modules['pygame'] = None\n"
        "from kingup_game.cli import main\n"
        "sys.exit(main(['simulate', '--matches', '1']))"
    )
    bare = {key: value for key, value in os.environ.items() if not key.startswith("SDL_")}
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=bare,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


def test_where_names_the_folders_and_makes_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = tmp_path / "a home"
    monkeypatch.setenv("KINGUP_HOME", str(home))
    with pytest.raises(SystemExit) as ended:
        main(["--where"])
    assert ended.value.code == 0
    told = dict(line.split(":", 1) for line in capsys.readouterr().out.splitlines())
    assert Path(told["saves"].strip()) == home / "saves"
    assert Path(told["logs"].strip()) == home / "logs"
    assert Path(told["assets"].strip()).is_dir()
    assert not home.exists()
