"""What those who learn see: a raven beside the very thing, or with a rule in nobody's way."""
