"""Generators of pictures, type and sound: what `tools/bake.py` runs."""
