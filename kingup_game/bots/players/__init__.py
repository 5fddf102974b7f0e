"""The opponents that people meet, from habit to search."""
