"""What moves in the sky between two rounds, and the night that it brings."""
