"""Searches of others as opponents to measure with. None is needed to play or to build the game."""
