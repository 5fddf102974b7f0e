"""What a round, and an evening, can tell once it is scored and nothing of it is secret any more."""
