"""What was seen of rivals, and which goals and ways of playing it fits."""
