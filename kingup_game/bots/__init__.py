"""Opponents: they see what a seat sees, and nothing else."""
