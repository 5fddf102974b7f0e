from __future__ import annotations

import itertools
from collections.abc import Sequence

from kingup_game.app.presses import Intent, Press
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.kit.stack import TRANSITIONS, Stack
from kingup_game.stage.canvas.sheet import Sheet

CONFIRM = Press("keyboard", Intent.CONFIRM)
SHEETS: dict[str, Sheet] = {}
"""One sheet for each scene's name."""


class Cover:
    def __init__(self) -> None:
        self.seen: list[tuple[str, float, bool]] = []
        self.clears = 0

    def set(self, kind: str, amount: float, *, opening: bool = False) -> None:
        self.seen.append((kind, amount, opening))

    def clear(self) -> None:
        self.clears += 1


class Painter:
    def __init__(self) -> None:
        self.cover = Cover()
        self.drawn: list[str] = []

    def show(self, sheet: Sheet) -> None:
        self.drawn.append(next(name for name, known in SHEETS.items() if known is sheet))


class Noted(Scene):
    def __init__(self, name: str, log: list[str], *, overlay: bool = False) -> None:
        self.name = name
        self.log = log
        self.overlay = overlay
        self.presses: list[Press] = []

    def enter(self) -> None:
        self.log.append(f"{self.name} enters")

    def leave(self) -> None:
        self.log.append(f"{self.name} leaves")

    def handle(self, press: Press) -> None:
        self.presses.append(press)

    def update(self) -> None:
        self.log.append(f"{self.name} ticks")

    def sheets(self) -> Sequence[Sheet]:
        return (SHEETS.setdefault(self.name, Sheet()),)


def room(*scenes: Noted) -> Stack:
    stack = Stack()
    for scene in scenes:
        stack.push(scene)
    return stack


def test_only_the_top_scene_is_told_of_presses_and_ticks() -> None:
    log: list[str] = []
    menu, pause = Noted("menu", log), Noted("pause", log, overlay=True)
    stack = room(menu, pause)
    stack.handle(CONFIRM)
    stack.update()
    assert pause.presses == [CONFIRM]
    assert menu.presses == []
    assert log == ["menu enters", "pause enters", "pause ticks"]


def test_overlays_are_drawn_over_the_scenes_below_and_others_hide_them() -> None:
    log: list[str] = []
    painter = Painter()
    room(Noted("menu", log), Noted("climb", log), Noted("pause", log, overlay=True)).draw(painter)
    assert painter.drawn == ["climb", "pause"]


def test_popping_gives_the_scene_below_back() -> None:
    log: list[str] = []
    menu = Noted("menu", log)
    stack = room(menu, Noted("pause", log, overlay=True))
    stack.pop()
    assert stack.top is menu
    assert log[-1] == "pause leaves"


def test_a_replacement_takes_place_while_the_stage_is_covered() -> None:
    log: list[str] = []
    menu, climb = Noted("menu", log), Noted("climb", log)
    stack = room(menu)
    painter = Painter()
    stack.replace(climb, "fade")
    fade = TRANSITIONS["fade"]
    tops = []
    for _ in range(fade.length_ticks + 2):
        stack.update()
        stack.draw(painter)
        tops.append(stack.top)
    covered = [seen for seen in painter.cover.seen if seen[1] == 1]
    assert tops[fade.closing_ticks - 2] is menu
    assert tops[fade.closing_ticks - 1] is climb
    assert covered
    assert painter.cover.seen[-1][1] < 1
    assert painter.cover.clears > 0
    assert not stack.changing
    assert log.index("menu leaves") < log.index("climb enters")


def test_every_transition_closes_and_opens_without_a_jump() -> None:
    for name, transition in TRANSITIONS.items():
        if not transition.length_ticks:
            continue
        stack = room(Noted("a", []))
        painter = Painter()
        stack.replace(Noted("b", []), name)
        for _ in range(transition.length_ticks):
            stack.update()
            stack.draw(painter)
        amounts = [amount for _, amount, _ in painter.cover.seen]
        steps = [abs(a - b) for a, b in itertools.pairwise(amounts)]
        assert max(amounts) == 1
        assert max(steps) < 0.1, name


def test_presses_reach_nobody_while_the_old_scene_closes() -> None:
    menu, climb = Noted("menu", []), Noted("climb", [])
    stack = room(menu)
    stack.replace(climb, "fade")
    stack.handle(CONFIRM)
    assert menu.presses == climb.presses == []


def test_presses_reach_the_new_scene_while_it_opens() -> None:
    climb = Noted("climb", [])
    stack = room(Noted("menu", []))
    stack.replace(climb, "fade")
    for _ in range(TRANSITIONS["fade"].closing_ticks):
        stack.update()
    assert stack.changing
    stack.handle(CONFIRM)
    assert climb.presses == [CONFIRM]


def test_no_scene_misses_a_pad_that_left_during_a_change() -> None:
    climb = Noted("climb", [])
    stack = room(Noted("menu", []))
    stack.replace(climb, "iris")
    left = Press("pad:3", Intent.DEVICE_LEFT)
    stack.handle(left)
    for _ in range(TRANSITIONS["iris"].closing_ticks):
        stack.update()
    assert climb.presses == [left]


def test_a_second_change_during_the_first_loses_neither() -> None:
    log: list[str] = []
    stack = room(Noted("menu", log))
    stack.replace(Noted("setup", log), "fade")
    stack.push(Noted("pause", log), "cut")
    assert [scene.name for scene in stack.scenes if isinstance(scene, Noted)] == ["setup", "pause"]
    assert "menu leaves" in log


def test_reset_leaves_every_scene_from_the_top() -> None:
    log: list[str] = []
    stack = room(Noted("menu", log), Noted("climb", log), Noted("pause", log))
    stack.reset(Noted("menu again", log), "cut")
    assert log[3:] == ["pause leaves", "climb leaves", "menu leaves", "menu again enters"]


def test_what_is_above_from_the_first_is_all_that_is_seen_of_a_reset() -> None:
    log: list[str] = []
    stack = room(Noted("lesson", log))
    stack.reset(Noted("menu", log), "fade", above=Noted("setup", log))
    seen = []
    while stack.changing:
        seen += [scene.name for scene in (stack.top,) if isinstance(scene, Noted)]
        stack.update()
    assert set(seen) == {"lesson", "setup"}
    assert [one for one in log[1:] if not one.endswith("ticks")] == [
        "lesson leaves",
        "menu enters",
        "setup enters",
    ]


def test_calm_motion_fades_where_others_wipe() -> None:
    stack = Stack(reduced_motion=True)
    stack.push(Noted("menu", []))
    painter = Painter()
    stack.replace(Noted("climb", []), "iris")
    stack.update()
    stack.draw(painter)
    assert painter.cover.seen[0][0] == "fade"


def test_it_says_what_comes_and_how_long_nobody_will_see_it() -> None:
    log: list[str] = []
    menu, climb = Noted("menu", log), Noted("climb", log)
    stack = room(menu)
    stack.replace(climb, "iris")
    iris, left = TRANSITIONS["iris"], []
    for tick in range(iris.length_ticks + 1):
        stack.update()
        assert stack.coming is (climb if tick + 1 < iris.closing_ticks else None)
        left.append(stack.covered_for)
    covered = [*range(iris.rest_ticks, 0, -1)]
    assert [ticks for ticks in left if ticks] == covered
