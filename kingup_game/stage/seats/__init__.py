"""What belongs to the seats around the castle: their panels, goals, ballots and points."""
