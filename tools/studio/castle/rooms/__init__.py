"""The seven rooms, from the servants' kitchen to the throne."""
