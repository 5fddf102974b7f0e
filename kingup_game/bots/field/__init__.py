"""Simple opponents to measure others with."""
