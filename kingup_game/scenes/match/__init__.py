"""A match on the screen, from the deal to the coronation."""
