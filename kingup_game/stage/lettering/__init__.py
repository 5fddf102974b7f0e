"""Words and signs as pictures: type, how large it is, and what stands inside a text."""
