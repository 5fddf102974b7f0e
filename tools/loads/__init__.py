"""What benches let the game carry: a quiet table, the busiest moment, whole matches, its start."""
