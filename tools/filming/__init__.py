"""Films of the game: its frames, and what is heard with them, without a display."""
