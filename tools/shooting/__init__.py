"""Staging for pictures, benches and tests: matches at chosen moments, played without a window."""
