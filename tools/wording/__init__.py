"""What `tools/words.py` knows: what is said where, what may be wrong, and translators' tables."""
