"""What those who learn see: a raven who points at the very thing, or says a rule."""
