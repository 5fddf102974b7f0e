"""Drives the game for tests, shots and benches: by presses, by waiting, by matches at a moment."""
