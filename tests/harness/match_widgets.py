"""The widgets of a match in their states: seats, cards, the almanac, the raven, the totals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Place
from kingup_game.engine.goals import GOALS
from kingup_game.motion.director import Director
from kingup_game.stage.area import around
from kingup_game.stage.ballots import ballot_cards
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.castle import standing
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.counting import race_lane, totals_race, wish_crests
from kingup_game.stage.ending import also_rans, court, manners, proclamation
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.seats import goal_card, seat_panels
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.stage.title import reel_caption, velvet_card
from kingup_game.stage.widgets import (
    advice_page,
    advice_panel,
    almanac_board,
    almanac_plan,
    banner_candles,
    banner_page,
    book_leaves,
    caption_plate,
    claim_panel,
    curtain_page,
    dark_velvet,
    spoken_line,
    tower_plates,
    votes_table,
)
from kingup_game.theme import art, reel_shots
from kingup_game.theme.durations import CREST_HOPS, KINGS_WISHES, WISHES_SHOWN
from kingup_game.theme.layers import Layer
from tests.harness.widget_bench import MIDDLE, NAMES, Bench, Demo


def _faces(number: int) -> list[SeatFace]:
    return [
        SeatFace(NAMES[seat % len(NAMES)], seat, seat if seat > 1 else None, avatar=3 * seat)
        for seat in range(number)
    ]


def _seat_panels(bench: Bench) -> Iterator[str]:
    panels = seat_panels.SeatPanels(bench.sheet, _faces(4))
    panels.show_totals((12, -4, 33, 70))
    panels.show_turn(0)
    panels.show_horn(3)
    panels[1].show_ballot("open")
    panels[2].show_ballot("sealed")
    panels[3].say(bench.say("menu.press_any"), bench.painter.measure)
    yield "turn, crown, envelopes, speech"


def _ballot_cards(bench: Bench) -> Iterator[str]:
    panels = seat_panels.SeatPanels(bench.sheet, _faces(4))
    cards = ballot_cards.BallotCards(bench.sheet)
    bench.play(cards.deal(panels))
    yield "face down"
    panels = seat_panels.SeatPanels(bench.sheet, _faces(4))
    bench.play(cards.deal(panels))
    faces = ["yes", "no", "stomachache", "yes"]
    for seat, face in enumerate(faces):
        bench.play(cards.turn(seat, face, lambda: None, lambda _: None, is_alone=True))
    yield "turned"


def _goal_card(bench: Bench) -> Iterator[str]:
    card = goal_card.GoalCard(bench.sheet, *MIDDLE, Layer.OPEN_GOAL, 2.0)
    card.show(GOALS[0], [goal_card.Stake(bench.say("own.worth"), 12)], bytes(14))
    yield "open"


def _almanac_board(bench: Bench) -> Iterator[str]:
    board = almanac_board.AlmanacBoard(
        bench.sheet, GOALS, bench.say, bench.painter.measure, range(len(GOALS))
    )
    board.highlight("row", 1)
    yield "a row is meant"


def _banner_page(bench: Bench) -> Iterator[str]:
    worths = [12, -3, *range(len(GOALS) - 2)]
    banner_page.BannerPage(bench.sheet, GOALS, worths).lay_out(0)
    yield "a banner in large cards, with worths"


def _banner_candles(bench: Bench) -> Iterator[str]:
    banner_candles.BannerCandles(bench.sheet).burn(1, 0.5)
    yield "the second of three is read out"


def _dark_velvet(bench: Bench) -> Iterator[str]:
    bench.sheet.add(dark_velvet.DarkVelvet(bench.sheet, Layer.ALMANAC))
    yield "the edge of a table before it"


def _book_leaves(bench: Bench) -> Iterator[str]:
    board = almanac_board.AlmanacBoard(bench.sheet, GOALS, bench.say, bench.painter.measure, ())
    board.open(is_calm=False)
    for _ in range(6 + book_leaves.LEAF_TURNS):
        board.update()
    yield "the second of three turns"


def _almanac_plan(bench: Bench) -> Iterator[str]:
    on = Parts(bench.sheet, Layer.ALMANAC)
    almanac_plan.draw_plan(on, around(*MIDDLE, 400, 760), 13, bench.say("curtain.plan"))
    yield "the place of one's own card"


def _advice_panel(bench: Bench) -> Iterator[str]:
    panel = advice_panel.AdvicePanel(bench.sheet, bench.painter.measure)
    region = around(*MIDDLE, 560, 420)
    one = advice_page.Advised(art.token("A"), "Alfredo", "62 %", bench.say("coach.even"))
    panel.fold(region, bench.say("coach.show"))
    yield "folded"
    panel.open(
        region,
        bench.say("setup.coach"),
        bench.say("coach.hide"),
        bench.say("coach.chance"),
        [one] * 3,
    )
    yield "open"


def _advice_page(bench: Bench) -> Iterator[str]:
    one = advice_page.Advised(art.token("B"), "Brunhilde", "58 %", bench.say("coach.even"))
    head = bench.say("setup.coach"), bench.say("coach.hide"), bench.say("coach.chance")
    for state, region in (
        ("in a column", around(*MIDDLE, 300, 700)),
        ("in a strip", around(*MIDDLE, 560, 150)),
    ):
        panel = advice_panel.AdvicePanel(bench.sheet, bench.painter.measure)
        panel.open(region, *head, [one] * 2)
        yield state


def _totals_race(bench: Bench) -> Iterator[str]:
    runners = [
        race_lane.Runner(face, 10 * seat, 44 - 9 * seat) for seat, face in enumerate(_faces(4))
    ]
    race = totals_race.Race(bench.sheet, bench.say("setup.title"), runners)
    yield "at the start"
    race = totals_race.Race(bench.sheet, bench.say("setup.title"), runners)
    bench.play(race.run(1, 1))
    yield "at the end"


def _also_rans(bench: Bench) -> Iterator[str]:
    moods: tuple[also_rans.Spirits, ...] = ("refused", "joy", "neutral", "refused")
    ranked = [
        also_rans.AlsoRan(
            face, 70 - 9 * seat, mood, manners.Manner.SWAYS, bench.say("ending.so_close")
        )
        for seat, (face, mood) in enumerate(zip(_faces(4), moods, strict=True))
    ]
    clarity = bench.painter.scheme.clarity
    losers = also_rans.AlsoRans(bench.sheet, bench.painter.measure, ranked, clarity, is_large=False)
    bench.play(losers.come_in(_nobody))
    yield "four seats"


def _nobody(face: SeatFace) -> None:
    """Hears who speaks."""


def _proclamation(bench: Bench) -> Iterator[str]:
    said = bench.sheet, bench.painter.measure, bench.say("scoring.to_the_end")
    proclamation.Proclamation(*said, is_large=False)
    yield "the question"
    ribbon = proclamation.Proclamation(*said, is_large=False)
    bench.play(ribbon.say(NAMES[0], [_faces(1)[0].seal], 52, bench.say("menu.press_any")))
    yield "the answer"


def _court(bench: Bench) -> Iterator[str]:
    guests = [court.Onlooker(character, "joy") for character in "ABCDEFG"]
    clarity = bench.painter.scheme.clarity
    bench.play(court.Court(bench.sheet, guests, clarity).rejoice())
    yield "seven guests"


def _wish_crests(bench: Bench) -> Iterator[str]:
    sheet, characters = bench.sheet, "ABC"
    people = standing.Standing(characters)
    for character, place in zip(
        characters, (Place.THRONE, Place.FLOOR_4, Place.FLOOR_5), strict=True
    ):
        people.put(character, place)
    tokens = {one: Token(sheet, one, people.spot(one)) for one in characters}
    panels = seat_panels.SeatPanels(sheet, _faces(4))
    crests = wish_crests.WishCrests(sheet, panels, tokens, people, ["ABC", "AB", "A", "AC"])
    shown = Director()
    shown.play(crests.show(lambda _: None))
    shown.advance(4 * CREST_HOPS + KINGS_WISHES + WISHES_SHOWN // 2)
    yield "four seats"


def _claim_panel(bench: Bench) -> Iterator[str]:
    words = bench.say("menu.press_any")
    claim_panel.show_claim(bench.sheet, bench.painter.measure, _faces(3)[2], words)
    yield "whose seat"


def _curtain_page(bench: Bench) -> Iterator[str]:
    page = curtain_page.CurtainPage(bench.sheet, bench.painter.measure)
    hint = f"{inline(art.KEY_ENTER)} {bench.say('actions.confirm')}"
    line = [
        curtain_page.InLine(face, number == 0, number == 1) for number, face in enumerate(_faces(3))
    ]
    page.prompt(line[1].face, NAMES[1], hint, line, NAMES[2], bench.say("curtain.tip_1"))
    yield "whose turn it is to look"
    worth = [goal_card.Stake(bench.say("own.worth"), 12)]
    hand = (Card.NO, Card.NO, Card.STOMACHACHE)
    plain = curtain_page.Secret(
        *("Rose 7", GOALS[0], worth, bytes(14), hand, bench.say("menu.press_any"), hint)
    )
    page.secret(plain)
    yield "a card and a hand"
    plan = bench.say("curtain.plan")
    page.secret(replace(plain, worths=(0, 3, -2, 10, 5, 1), square=15, plan_words=plan))
    yield "a card with all that helps"
    page.say(bench.say("curtain.eyes_back"))
    yield "for everybody"


def _velvet_card(bench: Bench) -> Iterator[str]:
    card = velvet_card.VelvetCard(bench.sheet, bench.painter)
    card.hang(0.0, 1)
    card.write(bench.say("showreel.throne"), reel_shots.FIRST_FACES)
    card.rise(1, 1)
    yield "words, and whoever wants to be king"
    card.sign(bench.say("showreel.sofa"), reel_shots.LAST_FACES)
    card.rise(1, 1)
    yield "the game's name, and people at its foot"


def _reel_caption(bench: Bench) -> Iterator[str]:
    caption = reel_caption.ReelCaption(bench.sheet, bench.painter.measure)
    caption.write(bench.say("showreel.vote"))
    caption.rise(1)
    yield "what a shot says"


def _spoken_line(bench: Bench) -> Iterator[str]:
    spoken_line.SpokenLine(bench.sheet, bench.painter.measure).show(bench.say("menu.press_any"))
    yield "words"


def _votes_table(bench: Bench) -> Iterator[str]:
    cards = (Card.YES, Card.NO, Card.YES, Card.STOMACHACHE)
    votes_table.show_votes(bench.sheet, range(4), [("A", cards), ("J", cards[::-1])])
    yield "two elections"


def _caption_plate(bench: Bench) -> Iterator[str]:
    for state, key in (("one line", "thud"), ("two lines", "last_chance")):
        heard = bench.say("captions.said", sound=bench.say(f"captions.{key}"))
        caption_plate.show_caption(bench.sheet, bench.painter.measure, heard)
        yield state


def _tower_plates(bench: Bench) -> Iterator[str]:
    for hovered in (False, True):
        icons = art.ICON_SCROLL, art.ICON_BOOK, art.ICON_PAUSE
        for icon, area in zip(icons, tower_plates.PLACES, strict=True):
            plate = tower_plates.TowerPlate(bench.sheet, icon, area)
            plate.show(True)
            plate.hover(hovered and area is tower_plates.PLACES[1])
        yield "the arrow rests on the second" if hovered else "plain"


MATCH_DEMOS: dict[str, Demo] = {
    "seat_panels": _seat_panels,
    "ballot_cards": _ballot_cards,
    "goal_card": _goal_card,
    "almanac_board": _almanac_board,
    "almanac_plan": _almanac_plan,
    "banner_page": _banner_page,
    "banner_candles": _banner_candles,
    "book_leaves": _book_leaves,
    "dark_velvet": _dark_velvet,
    "advice_panel": _advice_panel,
    "advice_page": _advice_page,
    "totals_race": _totals_race,
    "also_rans": _also_rans,
    "proclamation": _proclamation,
    "court": _court,
    "wish_crests": _wish_crests,
    "claim_panel": _claim_panel,
    "curtain_page": _curtain_page,
    "reel_caption": _reel_caption,
    "velvet_card": _velvet_card,
    "spoken_line": _spoken_line,
    "caption_plate": _caption_plate,
    "votes_table": _votes_table,
    "tower_plates": _tower_plates,
}
