"""What people chose on this computer, as the game opens: also where the disk takes its time."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, fields, replace
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from kingup_game.app.bindings import Bindings
from kingup_game.app.paths import UserFolders, usual_folders
from kingup_game.app.television import is_television
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.table.disk.files import Trouble
from kingup_game.table.disk.scribe import Errand, Scribe
from kingup_game.table.settings import SETTINGS_NAME, Effect, Settings, load_settings, save_settings
from kingup_game.words import language_for

OTHERS_MAY_NOTHING: Final = 0o077
"""With what is written: what people chose and played is theirs."""

PATIENCE_SECONDS: Final = 0.5
"""So long the window waits for them; it opens as at first then, and follows when they are here."""


@dataclass(frozen=True)
class Asked:
    """What the command line asks for; it counts more than what was kept."""

    language: str | None = None
    window: tuple[int, int] | None = None
    fullscreen: bool = False


@dataclass(frozen=True)
class Chosen:
    """Settings, which of them made no sense, and what else is to be told."""

    settings: Settings
    put_right: Sequence[str] = ()
    troubles: Sequence[Trouble] = ()
    is_new_here: bool = False
    """Whether this person never closed the game before: it keeps its settings then."""
    folders: UserFolders = field(default_factory=usual_folders)
    """Where they lay."""


class Preferences:
    """The settings of one evening, and the folders in which it is kept."""

    def __init__(
        self, scribe: Scribe, make_folders: Callable[[], UserFolders], asked: Asked
    ) -> None:
        self._asked = asked
        self._reading: Errand[Chosen] = scribe.ask(lambda: chosen_settings(make_folders(), asked))
        self._reading.wait(PATIENCE_SECONDS)
        chosen = self._answer or _at_first(asked)
        self.settings, self.folders = chosen.settings, chosen.folders
        """As the disk has said, or else as they will be if nothing is wrong with it."""
        self._before = deepcopy(self.settings)

    @property
    def _answer(self) -> Chosen | None:
        return self._reading.answer

    def settle(self, backstage: Backstage) -> None:
        """Tell what was found, and if nothing is known yet, follow as soon as it is."""
        if not self._reading.is_done:
            backstage.awaited.append(partial(self._has_come, backstage))
        elif self._answer is not None:
            self._tell(backstage, self._answer)

    def _has_come(self, backstage: Backstage) -> bool:
        if not self._reading.is_done:
            return False
        if self._answer is not None:
            self._follow(backstage, self._answer.settings)
            self._tell(backstage, self._answer)
            folders = self._answer.folders
            if folders.notice_key is not None:  # in time, it is told with the first picture
                said = backstage.say(folders.notice_key, reason=folders.notice_reason)
                backstage.notices.append(said)
        return True

    def _follow(self, backstage: Backstage, kept: Settings) -> None:
        """What nobody has changed meanwhile is as it was kept."""
        now = backstage.settings
        for one in fields(Settings):
            if getattr(now, one.name) == getattr(self._before, one.name):
                setattr(now, one.name, getattr(kept, one.name))
        backstage.controls.bindings = Bindings(now.bindings)
        backstage.pads.raw_mappings = now.pads
        for effect in Effect:
            backstage.take_effect(effect)

    def _tell(self, backstage: Backstage, chosen: Chosen) -> None:
        say, notices = backstage.say, backstage.notices
        if chosen.put_right:
            names = ", ".join(chosen.put_right)
            notices.append(say("notices.settings_put_right", names=names))
        for trouble in chosen.troubles:
            backstage.tell_of(trouble)
        if chosen.is_new_here and not (chosen.settings.fullscreen or self._asked.fullscreen):
            notices.append(say("notices.can_fill_the_screen"))


def keep_in(folder: Path, backstage: Backstage) -> None:
    """Have the settings of this evening kept in a folder, whenever they change."""

    def write(kept: Settings) -> None:
        trouble = save_settings(folder, kept)
        if trouble is not None:
            backstage.tell_of(trouble)

    def hand_over(settings: Settings) -> None:
        backstage.scribe.ask(partial(write, deepcopy(settings)), write)

    backstage.write_settings = hand_over


def chosen_settings(folders: UserFolders, asked: Asked) -> Chosen:
    """The settings as kept, and over them what the command line asks for."""
    settings = Settings(language=system_language())
    is_new_here = folders.root is None or not (folders.root / SETTINGS_NAME).exists()
    put_right, troubles = list[str](), list[Trouble]()
    if is_new_here:
        settings.fullscreen = asked.window is None and is_television(os.environ)
    if folders.root is not None:
        settings, put_right, troubles = load_settings(folders.root, settings)
    settings.language = asked.language or settings.language
    settings.window = asked.window or settings.window
    return Chosen(settings, put_right, troubles, is_new_here, folders)


def _at_first(asked: Asked) -> Chosen:
    return replace(chosen_settings(UserFolders(None), asked), folders=usual_folders())


def system_language() -> str:
    """The language that the computer's owner prefers among those of the game."""
    preferred = pygame.system.get_pref_locales()
    return language_for([f"{one['language']}_{one.get('country') or ''}" for one in preferred])
