"""Key art: three large faces in trouble, for shops. `python tools/shop.py` makes their sizes."""
