"""What people set to their liking."""
