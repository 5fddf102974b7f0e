"""The castle and everybody in it."""
