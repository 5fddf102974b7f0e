"""Long attempts to break the game: whole by `tools/campaigns.py`, a small share in the suite."""
