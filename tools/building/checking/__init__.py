"""Starting what was built, from outside, as a player does: a screen, keys, and what is on disk."""
