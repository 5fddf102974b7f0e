"""The Jester edition's annexes, laid over the towers and the guardroom."""
