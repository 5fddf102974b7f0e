"""What opens over a match and closes again."""
