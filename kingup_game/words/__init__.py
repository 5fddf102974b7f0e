"""Every word on screen. `Words("de").say("menu.play")` looks it up; en.json and de.json hold it."""

from kingup_game.words.catalogue import LANGUAGES, SOURCE_LANGUAGE, Say, Words

__all__ = ["LANGUAGES", "SOURCE_LANGUAGE", "Say", "Words"]
