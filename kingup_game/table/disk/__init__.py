"""Whatever lies on the disk: how it is read, how it is written, and what is told of it."""
