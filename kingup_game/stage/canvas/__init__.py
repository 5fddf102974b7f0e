"""The retained display list, and the painter that redraws what changed."""
