"""How a match ends: the hall with its throne, the court, and those who did not win."""
