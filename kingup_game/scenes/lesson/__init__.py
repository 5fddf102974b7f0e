"""Lessons: a match in which a raven asks for one press after the other."""
