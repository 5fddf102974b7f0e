"""What benches let the house carry: a quiet table, the busiest moment, whole matches, its start."""
