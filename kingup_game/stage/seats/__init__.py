"""What belongs to the seats around the castle: their panels, goals, envelopes and totals."""
