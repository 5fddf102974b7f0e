"""Every widget of the stage in its states, one function for each module of `stage/widgets`."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame import Surface

from kingup_game.app.paths import assets_folder
from kingup_game.engine.cast import Place
from kingup_game.stage import layout
from kingup_game.stage.area import around
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.castle.rules_pictures import PICTURES, view_of
from kingup_game.stage.gathering import (
    dealt_hand,
    edition_cards,
    evenings_board,
    face_wall,
    name_board,
    portrait_row,
    rules_column,
    table_chairs,
)
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.stage.widgets import (
    castle_piece,
    dozing_innkeeper,
    lamps,
    lesson_card,
    pages,
    picture_page,
    screen_buttons,
    setting_samples,
    tabbed_board,
    title_signs,
)
from kingup_game.theme import art
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import STONE_DARK
from kingup_game.theme.scheme import scheme_for
from tests.harness.looking import seen_on
from tests.harness.match_widgets import MATCH_DEMOS
from tests.harness.stagehand import open_surface
from tests.harness.widget_bench import MIDDLE, NAMES, Bench, Demo

SIZE = 960, 540
LOOKS = {"usual": (False, 100), "high contrast": (True, 100), "text at 200 %": (False, 200)}
"""Whether with high contrast, and how large the text is."""

GROUND = STONE_DARK
WIDE = around(*MIDDLE, 640, 92)
MARK = inline(art.KEY_ENTER)


def _screen_buttons(bench: Bench) -> Iterator[str]:
    plain = screen_buttons.ScreenButton("play", WIDE, bench.say("menu.play"))
    valued = screen_buttons.ScreenButton(
        *("sound", WIDE, bench.say("settings.music")),
        value="80 %",
        icon=art.ICON_GEAR,
        step=lambda _: None,
    )
    grey = screen_buttons.ScreenButton(
        *("start", WIDE, bench.say("setup.start")), centred=True, why_not="Nobody is there."
    )
    bare = screen_buttons.ScreenButton("lamp", around(*MIDDLE, 200, 200), "", framed=False)
    for state, button in (("plain", plain), ("with a value", valued), ("disabled", grey)):
        for is_focused in (False, True):
            screen_buttons.draw_button(bench.sheet, bench.painter, button, is_focused=is_focused)
            yield f"{state}, in focus" if is_focused else state
    screen_buttons.draw_button(bench.sheet, bench.painter, bare, is_focused=True)
    yield "without a frame, in focus"


def _pages(bench: Bench) -> Iterator[str]:
    sheet, painter, say = bench.sheet, bench.painter, bench.say
    pages.ribbon(sheet, painter, say("setup.title"), *MIDDLE)
    yield "ribbon"
    pages.hint_line(sheet, painter, [(MARK, say("actions.confirm")), (MARK, say("actions.back"))])
    yield "hints"
    pages.notice(sheet, painter, say("notices.pad_left", pad="Wireless Controller"))
    yield "notice"
    pages.parchment_over_all(sheet, painter, say("settings.title"))
    yield "parchment"
    dialog = pages.dialog(sheet, painter, say("pause.title"), 3, note=say("pause.saved"), free=90)
    sheet.box(*dialog.free, border=SEAT_CRESTS[0].colour, border_width=2, layer=Layer.ON_PAGE)
    for number, area in enumerate(dialog.buttons):
        button = screen_buttons.ScreenButton("", area, say("pause.resume"), centred=True)
        screen_buttons.draw_button(sheet, painter, button, is_focused=number == 1)
    yield "dialog with room of its own"


def _table_chairs(bench: Bench) -> Iterator[str]:
    sheet, painter, say = bench.sheet, bench.painter, bench.say
    area = around(*MIDDLE, 340, 330)
    table_chairs.draw_free_chair(sheet, painter, area, say("setup.empty_seat"))
    yield "free"
    ada = SeatFace("Ada", 0, avatar=4)
    person = table_chairs.Sitting(
        ada, say("setup.shared"), is_person=True, is_lit=True, is_first=True
    )
    table_chairs.draw_chair(sheet, painter, area, person)
    yield "person who begins"
    odilia = SeatFace("Dame Odilia", 3, portrait=2)
    bot = table_chairs.Sitting(odilia, say("setup.level", number=2))
    table_chairs.draw_chair(sheet, painter, area, bot)
    screen_buttons.draw_ring(sheet, painter, area)
    yield "bot, in focus"
    join = say("setup.join", button=MARK)
    around_it = table_chairs.chairs_around(sheet, painter, say("setup.title"), join, 9)
    for place in around_it.chairs:
        table_chairs.draw_free_chair(sheet, painter, place, say("setup.empty_seat"))
    yield "nine chairs"


def _face_wall(bench: Bench) -> Iterator[str]:
    areas = face_wall.face_wall(around(*MIDDLE, 1400, 800), len(art.PEOPLE))
    for number, area in enumerate(areas):
        picture = art.person(art.PEOPLE[number])
        face_wall.draw_face(bench.sheet, area, picture, is_free=number % 5 > 0)
    yield "some are taken"


def _castle_piece(bench: Bench) -> Iterator[str]:
    room = around(*MIDDLE, 520, 560)
    piece = castle_piece.CastlePiece(bench.sheet, bench.painter, room, pages.CASTLE_AT_DUSK)
    piece.stand("A", (880.0, Place.FLOOR_1))
    yield "somebody at home"


def _dozing_innkeeper(bench: Bench) -> Iterator[str]:
    innkeeper = dozing_innkeeper.DozingInnkeeper(bench.painter.pictures)
    innkeeper.sit_down(bench.sheet)
    bench.painter.pictures.finish_decoding()
    while not seen_on(bench.sheet, Sprite):
        innkeeper.update(is_still=True)
    yield "who keeps a pause"


def _setting_samples(bench: Bench) -> Iterator[str]:
    samples = setting_samples.SettingSamples(bench.sheet, pages.CASTLE_AT_DUSK)
    area, ada = around(*MIDDLE, 520, 560), SeatFace("Ada", 0, avatar=4)
    samples.show_looks(area, bench.painter, ada, bench.say("settings.sample"))
    yield "letters and contrast"
    samples.show_walk(area, bench.painter)
    yield "somebody who walks"
    samples.show_choir(area, bench.painter)
    yield "all who have a voice"


def _evenings_board(bench: Bench) -> Iterator[str]:
    faces = [SeatFace(name, seat, avatar=5 * seat) for seat, name in enumerate(("Ada", "Ben"))]
    row = around(*MIDDLE, 1400, 100)._replace(y=90)
    bench.sheet.frame(art.BUTTON, *row, layer=Layer.BUTTON)
    evenings_board.draw_company(bench.sheet, row, faces, 0.0)
    yield "the people of a match"
    seats = [(faces[0], 61, True), (faces[1], 44, False)]
    evenings_board.draw_result(bench.sheet, around(*MIDDLE, 1000, 330), seats, is_large=False)
    yield "how it ended"
    space = around(*MIDDLE, 1500, 500)
    people = [
        evenings_board.Fared(faces[0], ["12", "5", "3.2", "61", "1", "9"]),
        evenings_board.Fared(faces[1], note=bench.say("past.not_yet", count=2)),
    ]
    columns = ("matches", "wins", "fair", "best", "thirty_threes", "kings")
    headers = [bench.say(f"past.{column}") for column in columns]
    evenings_board.draw_fared(bench.sheet, bench.painter, space, headers, people, 4)
    space = evenings_board.say_below(
        bench.sheet, bench.painter, space, bench.say("past.kept_here", count=20)
    )
    yield "how they fared"
    evenings_board.say_alone(bench.sheet, space, bench.say("past.none"))
    yield "nothing yet"


def _dealt_hand(bench: Bench) -> Iterator[str]:
    words = bench.say("setup.everybody_gets")
    for cards, faces in ((["no"] * 4, 0), (["no"] * 3, 4), (["no", "no", "stomachache"], 6)):
        space = around(*MIDDLE, 1040, 100)
        dealt_hand.draw_hand(bench.sheet, bench.painter, space, words, cards, faces)
        yield f"{len(cards)} cards beside Yes, {faces} faces"


def _rules_column(bench: Bench) -> Iterator[str]:
    say = bench.say
    column = rules_column.rules_column(bench.sheet, bench.painter, 6, has_shortcut=True)
    rules_column.write_about(bench.sheet, column.about, say("presets.family_about"))
    for area in (*column.presets, column.more, column.shortcut, column.start):
        button = screen_buttons.ScreenButton(
            "", area, say("setup.length"), value=say("settings.on")
        )
        screen_buttons.draw_button(bench.sheet, bench.painter, button, is_focused=False)
    yield "six ways to play"


def _edition_cards(bench: Bench) -> Iterator[str]:
    say = bench.say
    areas = edition_cards.edition_areas(around(*MIDDLE, 546, 300))
    for edition, area in zip(("classic", "jester"), areas, strict=True):
        card = bench.sheet, area, art.edition(edition), say(f"setup.{edition}")
        edition_cards.draw_edition(*card, is_played=edition == "jester")
    yield "the Jester's is played"


def _portrait_row(bench: Bench) -> Iterator[str]:
    space = around(*MIDDLE, portrait_row.DIALOG_WIDTH, 0)
    bench.sheet.frame(art.PANEL, *space.grown(220), layer=Layer.PAGE)
    areas = portrait_row.portrait_row(bench.sheet, space, range(1, 7), bench.say("setup.or_bot"))
    screen_buttons.draw_ring(bench.sheet, bench.painter, areas[2])
    yield "the third in focus"


def _name_board(bench: Bench) -> Iterator[str]:
    sheet, painter, letters = bench.sheet, bench.painter, bench.say("setup.letters")
    words = [bench.say(f"setup.{key}") for key in ("space", "erase", "done")]
    pages.parchment_over_all(sheet, painter, bench.say("setup.name"))
    name_board.draw_written(sheet, painter, "Cyprian")
    said = [*letters, *words, *NAMES]
    areas = name_board.key_areas(painter, len(letters), words) + name_board.name_areas(len(NAMES))
    for area, spoken in zip(areas, said, strict=True):
        button = screen_buttons.ScreenButton(
            "", area, spoken, style=name_board.LETTER, centred=True
        )
        screen_buttons.draw_button(sheet, painter, button, is_focused=spoken == "C")
    yield "a name being written"


def _lamps(bench: Bench) -> Iterator[str]:
    say = bench.say
    words, face = (
        (say("rumble_test.title", name="Ada"), say("rumble_test.feel")),
        SeatFace("Ada", 0),
    )
    lamps.draw_question(bench.sheet, bench.painter, face, *words, ("", say("rumble_test.skip")))
    lamps.draw_lamps(bench.sheet, 3, 1)
    yield "the second is lit"


def _tabbed_board(bench: Bench) -> Iterator[str]:
    say, painter = bench.say, bench.painter
    page = pages.parchment(bench.sheet, painter, say("settings.title"))
    tabs = [say(f"settings.tab_{tab}") for tab in ("picture", "sound", "play")]
    feet = [say("setup.done"), say("settings.reset")]
    board = tabbed_board.tabbed_board(painter, page, tabs, feet)
    for words, area in zip(tabs + feet, board.tabs + board.feet, strict=True):
        button = screen_buttons.ScreenButton(
            words, area, words, style=tabbed_board.TAB, centred=True
        )
        screen_buttons.draw_button(bench.sheet, painter, button, is_focused=False)
    rows = screen_buttons.column_of(painter, 3, tabbed_board.TAB, board.rows)
    for number, (row, words) in enumerate(zip(rows, NAMES, strict=False)):
        button = screen_buttons.ScreenButton(words, row, words)
        screen_buttons.draw_button(bench.sheet, painter, button, is_focused=False)
        tabbed_board.draw_meter(bench.sheet, painter, row, words, number / 2)
    yield "tabs, feet, and meters on rows"
    page = pages.parchment(bench.sheet, painter, say("settings.bindings"))
    request = say("settings.press_new", action=say("actions.almanac"))
    tabbed_board.draw_request(bench.sheet, page, request)
    yield "a request"


def _lesson_card(bench: Bench) -> Iterator[str]:
    say = bench.say
    lesson_card.draw_lesson(
        bench.sheet,
        say("lesson.title", pad="Bargain Pad"),
        bench.painter.pictures.signs.mark("position", "a"),
        say("lesson.press", action=say("actions.confirm")),
        say("lesson.leave_out", number=1, count=8),
    )
    yield "the first button"


def _title_signs(bench: Bench) -> Iterator[str]:
    entries = [bench.say(f"menu.{key}") for key in ("continue", "play", "almanac", "quit")]
    for number, area in enumerate(title_signs.menu_scroll(bench.sheet, bench.painter, entries)):
        button = screen_buttons.ScreenButton(
            *("", area, entries[number]), style=title_signs.ENTRY, icon=art.ICON_BOOK
        )
        screen_buttons.draw_button(bench.sheet, bench.painter, button, is_focused=number == 0)
    yield "menu"
    title_signs.Beckoning(bench.sheet, bench.say("menu.press_any"))
    yield "beside a demonstration"


def _picture_page(bench: Bench) -> Iterator[str]:
    say = bench.say
    for name, draw in PICTURES.items():
        words = say(f"rules.{name}_title"), say(f"rules.{name}")
        picture_page.picture_page(bench.sheet, bench.painter, *words, draw, view_of(name))
        yield name


DEMOS: dict[str, Demo] = {
    "screen_buttons": _screen_buttons,
    "pages": _pages,
    "portrait_row": _portrait_row,
    "table_chairs": _table_chairs,
    "face_wall": _face_wall,
    "evenings_board": _evenings_board,
    "castle_piece": _castle_piece,
    "dozing_innkeeper": _dozing_innkeeper,
    "setting_samples": _setting_samples,
    "dealt_hand": _dealt_hand,
    "rules_column": _rules_column,
    "edition_cards": _edition_cards,
    "name_board": _name_board,
    "lamps": _lamps,
    "lesson_card": _lesson_card,
    "tabbed_board": _tabbed_board,
    "title_signs": _title_signs,
    "picture_page": _picture_page,
    **MATCH_DEMOS,
}
"""By the module's name, in the order of the contact sheet."""


def shown(painter: Painter, demo: Demo) -> Iterator[tuple[str, Surface]]:
    """Each state of a widget and a picture of it, cut to what it takes of the screen."""
    bench = Bench(painter)
    for state in demo(bench):
        bench.sheet.box(0, 0, layout.WIDTH, layout.HEIGHT, fill=GROUND, layer=Layer.BACKDROP)
        painter.show(bench.sheet)
        painter.frame()
        seen = pygame.mask.from_threshold(painter.target, pygame.Color(GROUND), (4, 4, 4))
        seen.invert()
        boxes = seen.get_bounding_rects()
        assert boxes, f"nothing is seen of {state}"
        yield state, painter.target.subsurface(boxes[0].unionall(boxes[1:])).copy()
        bench.sheet.clear()


def all_shown() -> Iterator[tuple[str, str, list[Surface]]]:
    """Module and state of every widget, with one picture for each of the looks."""
    painter = Painter(open_surface(SIZE), assets_folder())
    found: dict[tuple[str, str], list[Surface]] = {}
    for contrast, text_percent in LOOKS.values():
        scheme = scheme_for(contrast=contrast)
        painter.resize(painter.target, text_percent=text_percent, scheme=scheme)
        for module, demo in DEMOS.items():
            for state, picture in shown(painter, demo):
                found.setdefault((module, state), []).append(picture)
    for (module, state), looks in found.items():
        yield module, state, looks
