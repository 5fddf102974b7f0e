"""The instrument workshop: waves, instruments, score, hall, meter and encoder."""
