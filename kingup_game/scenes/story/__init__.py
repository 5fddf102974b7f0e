"""What really happened, for everybody to look at: after a round, and at the end of an evening."""
