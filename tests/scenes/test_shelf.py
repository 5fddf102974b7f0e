"""No match is ever overwritten unasked: what was left lies on a shelf, to go on or be put away."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.engine.record import SeatEntry
from kingup_game.table.disk.archive import READ_AT_ONCE, Archive
from kingup_game.table.disk.autosave import Autosave
from kingup_game.table.disk.files import read_small
from kingup_game.table.disk.lookout import REST_TICKS
from kingup_game.table.disk.saves import PUT_AWAY_NAME
from kingup_game.table.disk.scramble import scrambled
from kingup_game.table.disk.scribe import Scribe
from kingup_game.theme.durations import NOTICE
from tests.harness.stagehand import OpenGame, Stagehand
from tests.harness.tables import lines_of_a_match

SEATS = (SeatEntry("Ada", "human"), SeatEntry("Ben", "bot:random"), SeatEntry("Cy", "bot:random"))
LINES = lines_of_a_match(SEATS)
GUESTS = ("Ada", "Hugo", "Ida")


def leave_matches(folder: Path, *names: str) -> None:
    """A match of each of these people lies there, the first the oldest."""
    saves = folder / "saves"
    saves.mkdir(exist_ok=True)
    for age, name in enumerate(names):
        text = "".join(LINES[: 20 + age]).replace("Ada", name)
        path = saves / f"{name}.kingup"
        path.write_text(scrambled(text, (0, 1, 2)), encoding="utf-8")
        os.utime(path, (1_000_000 + age, 1_000_000 + age))


def saves_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "saves").glob("*.kingup")}


def start_a_match(game: Stagehand) -> None:
    game.setup()
    game.choose("start")
    game.wait_for("Placement")
    game.wait(5)


def test_whoever_presses_play_and_start_ends_nobodys_evening(
    open_game: OpenGame, tmp_path: Path
) -> None:
    leave_matches(tmp_path, *GUESTS)
    before = saves_of(tmp_path)
    start_a_match(open_game())
    after = saves_of(tmp_path)
    assert {name: after[name] for name in before} == before
    assert len(after) == len(before) + 1


def test_each_match_is_named_by_people_date_and_round(open_game: OpenGame, tmp_path: Path) -> None:
    leave_matches(tmp_path, *GUESTS)
    game = open_game()
    game.choose("shelf")
    shown = [choice for choice in game.top.choices if choice.key != "back"]
    assert [choice.words for choice in shown] == [f"{name}, 2 bots" for name in reversed(GUESTS)]
    assert all("Jan 1970" in choice.value for choice in shown)
    game.choose("Hugo.kingup")
    assert "Round 1 of 3" in game.top.page().note


def test_any_of_them_goes_on_and_the_others_stay(open_game: OpenGame, tmp_path: Path) -> None:
    leave_matches(tmp_path, *GUESTS)
    before = saves_of(tmp_path)
    game = open_game()
    for key in ("shelf", "Hugo.kingup", "continue"):
        game.choose(key)
    game.wait_for("Climb")
    assert [seat.name for seat in game.top.match.company.seats][:1] == ["Hugo"]
    after = saves_of(tmp_path)
    assert (after["Ada.kingup"], after["Ida.kingup"]) == (
        before["Ada.kingup"],
        before["Ida.kingup"],
    )


def test_one_is_put_away_by_name_and_nothing_is_deleted(
    open_game: OpenGame, tmp_path: Path
) -> None:
    leave_matches(tmp_path, *GUESTS)
    kept = saves_of(tmp_path)["Hugo.kingup"]
    game = open_game()
    for key in ("shelf", "Hugo.kingup", "put_away"):
        game.choose(key)
    assert game.scene == "ShelfPage"
    assert {choice.key for choice in game.top.choices} == {"Ada.kingup", "Ida.kingup", "back"}
    assert (tmp_path / "saves" / PUT_AWAY_NAME / "Hugo.kingup").read_bytes() == kept
    assert any("Hugo" in notice for notice in game.told)


def test_with_the_last_one_put_away_the_title_offers_none(
    open_game: OpenGame, tmp_path: Path
) -> None:
    leave_matches(tmp_path, "Ada")
    game = open_game()
    for key in ("shelf", "Ada.kingup", "put_away", "back"):
        game.choose(key)
    game.wait_for("Menu")
    assert not {"continue", "shelf"} & set(game.offered())


def test_whoever_puts_none_away_goes_back_to_the_shelf_by_button_or_by_back(
    open_game: OpenGame, tmp_path: Path
) -> None:
    leave_matches(tmp_path, *GUESTS)
    game = open_game()
    game.choose("shelf")
    for by_button in (True, False):
        game.choose("Hugo.kingup")
        assert game.scene == "MatchOnTheShelf"
        if by_button:
            game.choose("back")
        else:
            game.tap(KEYBOARD, Intent.BACK)
        game.settle()
        assert game.scene == "ShelfPage"
        assert "Hugo.kingup" in {choice.key for choice in game.top.choices}


def test_more_than_fit_are_counted(open_game: OpenGame, tmp_path: Path) -> None:
    leave_matches(tmp_path, *(f"Guest{number}" for number in range(9)))
    game = open_game()
    game.choose("shelf")
    assert len(list(game.top.choices)) == 7
    assert "3 older" in game.top.page().note


def test_a_long_shelf_holds_up_neither_the_title_nor_the_end(
    open_game: OpenGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The latest are there at once, the others come a few at a time, and nobody waits for them."""
    many, read = 5 * READ_AT_ONCE, list[Path]()
    leave_matches(tmp_path, *(f"Guest{number:02}" for number in range(many)))

    def counted(path: Path) -> bytes:
        read.append(path)
        return read_small(path)

    monkeypatch.setattr("kingup_game.table.disk.saves.read_small", counted)
    game = open_game()
    game.wait(2)
    assert "continue" in game.offered()
    assert len(read) == READ_AT_ONCE
    game.choose("shelf")
    shown = [choice.key for choice in game.top.choices]
    assert shown[0] == f"Guest{many - 1:02}.kingup"
    game.wait_until(lambda: f"{many - 6} older" in game.top.page().note, 60 * REST_TICKS)
    assert sorted(read) == sorted(set(read))
    assert [choice.key for choice in game.top.choices] == shown
    again = open_game()
    again.wait(2)
    again.game.close()
    assert len(read) <= many + 2 * READ_AT_ONCE


def test_an_unreadable_save_is_told_at_the_title_with_its_path(
    open_game: OpenGame, tmp_path: Path
) -> None:
    path = tmp_path / "saves" / "autosave.kingup"
    path.mkdir(parents=True)
    game = open_game()
    game.wait(2)
    assert any(str(path) in notice for notice in game.told)
    start_a_match(game)
    assert path.is_dir()


@pytest.mark.skipif(os.name != "posix", reason="names of files are of letters there")
@pytest.mark.parametrize(
    "name",
    [
        *(
            b"\xff\xfe.kingup",
            b"a\nb\x07\x1b[31m.kingup",
            b"{file}{0}.kingup",
            b"x" * 248 + b".kingup",
        ),
        "\ufdd0crown.webp\ufdd1\u27e6x\u27e7.kingup".encode(),
        "\u202edlog\u0301\u0301.kingup".encode(),
    ],
    ids=ascii,
)
def test_a_file_may_be_called_anything(open_game: OpenGame, tmp_path: Path, name: bytes) -> None:
    """Whether it goes on, or cannot be read, or is damaged: each is said in letters."""
    leave_matches(tmp_path, "Ada")
    saves = tmp_path / "saves"
    (saves / "Ada.kingup").rename(saves / os.fsdecode(name))
    (saves / os.fsdecode(b"2" + name[1:])).mkdir()
    (saves / os.fsdecode(b"3" + name[1:])).write_text("no match at all", encoding="utf-8")
    game = open_game()
    for _ in range(3):
        game.wait(NOTICE // 2 + 2)
        game.theatre.show()
    game.choose("shelf")
    game.theatre.show()
    game.choose(os.fsdecode(name))
    game.choose("put_away")
    game.theatre.show()
    assert len(list((saves / PUT_AWAY_NAME).iterdir())) == 1


@pytest.mark.parametrize("years", [-300, 8_200, 290_000])
def test_a_file_may_be_of_any_age(open_game: OpenGame, tmp_path: Path, years: int) -> None:
    leave_matches(tmp_path, "Ada")
    try:
        os.utime(tmp_path / "saves" / "Ada.kingup", (years * 31_556_952.0,) * 2)
    except (OSError, OverflowError):
        pytest.skip("this disk knows no such time")
    game = open_game()
    game.wait(2)
    game.choose("shelf")
    game.theatre.show()
    game.choose("Ada.kingup")
    game.choose("continue")
    game.wait_for("Climb")


def test_a_match_that_another_game_plays_is_taken_over_only_when_asked(
    open_game: OpenGame, tmp_path: Path
) -> None:
    (tmp_path / "saves").mkdir()
    scribe = Scribe(pytest.fail)  # type: ignore[arg-type]
    other = Archive(tmp_path / "saves", scribe, pytest.fail)  # type: ignore[arg-type]
    theirs = other.keeper((0, 1, 2))
    theirs.keep("".join(LINES[:20]))
    (kept,) = [one.kept for one in other.look().answer or ()]
    game = open_game()
    game.wait(2)
    assert any("open twice" in notice for notice in game.told)
    assert "continue" not in game.offered()
    game.choose("shelf")
    game.choose(kept.path.name)
    assert next(choice.words for choice in game.top.choices) == "Take it over"
    game.choose("continue")
    game.wait_for("Climb")
    assert [match.key for match in game.game.unfinished()] == [kept.path.name]
    other.close()
    scribe.close()


def test_a_slow_disk_holds_the_table_back_and_says_so(
    open_game: OpenGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = open_game()
    start_a_match(game)
    match = game.top.match
    monkeypatch.setattr(Autosave, "is_behind", property(lambda _: is_behind))
    is_behind = True
    seen = match.view
    for _ in range(60):
        game.wait()
        game.press(Intent.CONFIRM, device=KEYBOARD)
    assert match.view == seen
    assert match.saving_sign.is_shown
    is_behind = False
    game.wait(2)
    assert not match.saving_sign.is_shown
    for _ in range(60):
        game.press(Intent.CONFIRM, device=KEYBOARD)
        game.wait()
    assert match.view.board != seen.board


def test_a_disk_that_never_answers_ends_no_evening(
    open_game: OpenGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = open_game()
    start_a_match(game)
    match = game.top.match
    monkeypatch.setattr(Autosave, "is_behind", property(lambda _: True))
    seen = match.view
    for _ in range(2000):
        game.wait()
        game.press(Intent.CONFIRM, device=KEYBOARD)
    assert match.view.board != seen.board
