"""Who plays, and what."""
