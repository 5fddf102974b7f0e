"""The tools of the workshop."""
