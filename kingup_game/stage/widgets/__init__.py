"""What lies around the castle: panels, cards, boards."""
