"""A match with people in it: seats, the host, ballots and saves."""
