"""The title, and what it leads to."""
