"""Matches that are prepared for lessons: no chance, and others who do as they are told."""
