"""How the game becomes something that people download, unpack and play; `tools/build.py` leads."""
