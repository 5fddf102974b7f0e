"""Bots as programs: ours for others, and those of others for us."""
