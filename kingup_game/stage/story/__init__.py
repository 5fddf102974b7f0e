"""What really happened, page by page: the votes of a round, what for people are remembered."""
