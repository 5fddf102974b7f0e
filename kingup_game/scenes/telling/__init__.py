"""How each event of a match is told: scripts."""
