"""How the game looks, sounds and paces itself, as data: one place for every colour, size and name.

What is drawn where is not here: `stage/layout.py` has the places, the safe area among them.
"""
