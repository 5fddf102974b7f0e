"""The looks of the game, one a file. Each has a `SCHEME`."""
