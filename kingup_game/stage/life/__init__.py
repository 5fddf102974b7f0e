"""What lives by itself: people who pass the time, animals, fire and clouds."""
