"""Thousands of rounds at once, a bit each: play-outs in plain whole numbers."""
