"""The game as a whole: what lies between two matches, and how a match begins and goes on."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import cycle
from pathlib import Path

import pygame

from kingup_game.app.log import close_log, keep_log
from kingup_game.app.paths import UserFolders, user_folders
from kingup_game.app.presses import KEYBOARD
from kingup_game.app.television import is_television
from kingup_game.bots.questions import Thinking
from kingup_game.bots.thinking.worker import Worker
from kingup_game.engine.cast import SUBJECTS
from kingup_game.engine.edition import Edition, Terms, terms_of
from kingup_game.engine.record import Header
from kingup_game.performance import perform
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.lesson.lesson_scene import Lesson
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.flow import MatchFlow
from kingup_game.scenes.over_match.replay import Replay
from kingup_game.scenes.over_match.seat_claim import Resumed
from kingup_game.scenes.setup.names import bot_name, names_in, shown_names
from kingup_game.scenes.title.demonstration import Demonstration
from kingup_game.scenes.title.doors import Unfinished, unfinished_match
from kingup_game.scenes.title.menu import Menu
from kingup_game.stage.canvas.warm_up import WarmUp
from kingup_game.stage.castle.lights import make_light_ready
from kingup_game.table.archive import Archive, Keeper
from kingup_game.table.evenings.memories import Memories
from kingup_game.table.evenings.past_matches import PastMatch
from kingup_game.table.gathering import Gathering
from kingup_game.table.host import Host
from kingup_game.table.lessons.prepared import RIVALS, prepared_match
from kingup_game.table.live import LiveMatch
from kingup_game.table.opponents import OPPONENTS
from kingup_game.table.recorded import RecordedMatch
from kingup_game.table.saves import KeptMatch, Trouble
from kingup_game.table.seats import Company, Seat
from kingup_game.table.settings import SETTINGS_NAME, Settings, load_settings, save_settings
from kingup_game.theatre import FirstScene
from kingup_game.words import language_for

SEED_BITS = 128
"""So many that nobody tries them all, to find the one that fits the almanac on the screen."""
OTHERS_MAY_NOTHING = 0o077
DEMONSTRATION = (OPPONENTS[4], OPPONENTS[2], OPPONENTS[3], OPPONENTS[5])


class Game:
    """Opens matches for the screens around them, and keeps the one in progress on the disk."""

    def __init__(
        self, backstage: Backstage, thinking: Thinking, saves: Path | None, settings: Path | None
    ) -> None:
        self._backstage = backstage
        self._thinking = thinking
        self.memories = Memories(settings, saves, backstage.tell_nothing_kept)
        past = self.memories.past
        self._archive = Archive(saves, self._tell, None if past is None else past.keep)
        if not self.memories.are_whole:
            self._tell(Trouble("people_put_right"))
        self._shelf: dict[str, KeptMatch] = {}
        """What the screens last saw of it, by the keys they know."""
        self._flow = MatchFlow(lambda _: self.menu(), self.again, partial(self.lesson, aside=True))
        self._shown_editions = cycle(Edition)
        if settings is not None:
            backstage.write_settings = partial(save_settings, settings)

    def close(self) -> None:
        """Write what is left of the match in progress; call once, at the end."""
        self._archive.close()

    def unfinished(self) -> Sequence[Unfinished]:
        """The matches that were left and can go on, the latest first."""
        self._shelf = {kept.path.name: kept for kept in self._archive.matches()}
        return [
            unfinished_match(
                *(key, kept.company(), kept.rounds(), kept.saved_at),
                is_elsewhere=self._archive.is_played_elsewhere(kept),
            )
            for key, kept in self._shelf.items()
        ]

    def menu(self) -> Scene:
        """The title screen."""
        return Menu(self._backstage, self)

    def prepare(self) -> Iterator[None]:
        """The castle of the first round, and the faces and signs of a match."""
        painter = self._backstage.painter
        yield from make_light_ready(1, painter.workshop)
        warm_up = WarmUp(painter.pictures, SUBJECTS)
        while True:
            warm_up.update()
            yield

    def start(self, gathering: Gathering) -> Scene:
        """A new match for those who sit at the table."""
        company = gathering.company(shown_names(gathering, self._backstage.say))
        header = _header(gathering.terms(), company)
        keeper = self._keeper(company)
        host = Host(header, gathering.first, keeper.keep)
        return self._flow.opening(self._match(host, company, keeper))

    def resume(self, key: str, device: str) -> Scene | None:
        """A match that was left, with `device` in its one person's hands; None if it is gone."""
        self.unfinished()
        kept = self._shelf.get(key)
        if kept is None:
            return None
        company = kept.company()
        company.rename(names_in(company, self._backstage.say))
        self.memories.recall_aids(company)
        if company.is_solo:
            company.claim(company.people[0], device)
        keeper = self._keeper(company, kept)
        host = Host.resumed(kept.reading, keeper.keep)
        return Resumed(self._match(host, company, keeper), self._flow.opening)

    def replay(self, match: PastMatch) -> Scene | None:
        """A finished match once more, over what is there; None if its file is gone or changed."""
        past = self.memories.past
        recorded = None if past is None else past.opened(match)
        return None if recorded is None else replay_scene(recorded)(self._backstage)

    def put_away(self, key: str) -> None:
        """Take a match off the shelf; it stays on the disk."""
        kept = self._shelf.pop(key, None)
        if kept is not None:
            self._archive.put_away(kept)

    def lesson(self, edition: Edition, *, aside: bool = False) -> Scene:
        """Half a minute in which one learns an edition by doing; nothing of it is kept. Aside of a
        match it leads back to that."""
        say = self._backstage.say
        names = say("learn.you"), *(bot_name(one.portrait, say) for one in RIVALS)
        opened = prepared_match(edition, names, KEYBOARD)
        return Lesson(self._backstage, self, edition, opened, aside=aside)

    def demonstration(self) -> Scene:
        """Bots play among themselves, one edition after the other, for whoever looks on."""
        seats = [
            Seat(bot_name(one.portrait, self._backstage.say), crest, level=one.level)
            for crest, one in enumerate(DEMONSTRATION)
        ]
        company = Company(seats)

        def play(backstage: Backstage) -> Scene:
            terms = terms_of(next(self._shown_editions), len(seats), 1)
            flow = MatchFlow(menu=lambda _: play(backstage), again=lambda _: play(backstage))
            live = LiveMatch(Host(_header(terms, company)), company, self._thinking)
            return flow.opening(MatchContext(backstage, live.port(), company, flow))

        return Demonstration(self._backstage, self, play)

    def again(self, match: MatchContext) -> Scene:
        """The same people, other goals."""
        keeper = self._keeper(match.company)
        host = Host(_header(match.terms, match.company), keep=keeper.keep)
        return self._flow.opening(self._match(host, match.company, keeper))

    def _match(self, host: Host, company: Company, keeper: Keeper) -> MatchContext:
        def end_was_seen() -> None:
            record = host.record()
            keeper.finish(record)
            self.memories.count(record)

        live = LiveMatch(host, company, self._thinking, end_was_seen, keeper.is_behind)
        return MatchContext(self._backstage, live.port(), company, self._flow)

    def _keeper(self, company: Company, kept: KeptMatch | None = None) -> Keeper:
        """Writes the match of this company to the disk after every change."""
        return self._archive.keeper([seat.crest for seat in company.seats], kept)

    def _tell(self, trouble: Trouble) -> None:
        said = self._backstage.say(
            f"notices.{trouble.key}", file=trouble.file, reason=trouble.reason
        )
        self._backstage.notices.append(said)


def play(
    *,
    fullscreen: bool = False,
    language: str | None = None,
    window: tuple[int, int] | None = None,
) -> int:
    """Open the window and run the game until it is closed; the answer is the exit code."""
    os.umask(OTHERS_MAY_NOTHING)
    folders = user_folders()
    is_new_here = starts_for_the_first_time(folders)
    settings, put_right = chosen_settings(folders, language, window)
    log = keep_log(folders.logs)
    thinking = Worker()
    games: list[Game] = []

    def first(backstage: Backstage) -> Scene:
        games.append(Game(backstage, thinking, folders.saves, folders.root))
        if put_right:
            told = backstage.say("notices.settings_put_right", names=", ".join(put_right))
            backstage.notices.append(told)
        if is_new_here and not (settings.fullscreen or fullscreen):
            backstage.notices.append(backstage.say("notices.can_fill_the_screen"))
        return games[0].menu()

    try:
        return perform(first, settings, folders, fullscreen=fullscreen)
    finally:
        for game in games:
            game.close()
        thinking.close()
        close_log(log)


def replay(
    recorded: RecordedMatch,
    *,
    fullscreen: bool = False,
    language: str | None = None,
    window: tuple[int, int] | None = None,
) -> int:
    """Open the window and show a finished match; the answer is the exit code. Nothing is kept."""
    os.umask(OTHERS_MAY_NOTHING)
    folders = user_folders()
    settings, _ = chosen_settings(folders, language, window)
    settings.fast_bots = False
    log = keep_log(folders.logs)
    try:
        return perform(replay_scene(recorded), settings, folders, fullscreen=fullscreen)
    finally:
        close_log(log)


def replay_scene(recorded: RecordedMatch) -> FirstScene:
    """What shows a finished match; nothing comes after its end."""
    flow = MatchFlow(menu=lambda _: Scene(), again=lambda _: Scene())

    def match(backstage: Backstage) -> MatchContext:
        return MatchContext(backstage, recorded.port(), recorded.company(), flow)

    return lambda backstage: Replay(backstage, match, flow.opening)


def chosen_settings(
    folders: UserFolders, language: str | None, window: tuple[int, int] | None
) -> tuple[Settings, list[str]]:
    """The settings as kept, and over them what the command line asks for; what was put right."""
    settings, put_right = Settings(language=system_language()), list[str]()
    if starts_for_the_first_time(folders):
        settings.fullscreen = window is None and is_television(os.environ)
    if folders.root is not None:
        settings, put_right = load_settings(folders.root, settings)
    settings.language = language or settings.language
    settings.window = window or settings.window
    return settings, put_right


def starts_for_the_first_time(folders: UserFolders) -> bool:
    """Whether this person never closed the game before: it keeps its settings then."""
    return folders.root is None or not (folders.root / SETTINGS_NAME).exists()


def system_language() -> str:
    """The language that the computer's owner prefers among those of the game."""
    preferred = pygame.system.get_pref_locales()
    return language_for([f"{one['language']}_{one.get('country') or ''}" for one in preferred])


def _header(terms: Terms, company: Company) -> Header:
    return Header(terms, tuple(seat.entry() for seat in company.seats), _seed())


def _seed() -> int:
    """Chance that nobody can guess: goals must be secret from those who know the program."""
    return secrets.randbits(SEED_BITS)
