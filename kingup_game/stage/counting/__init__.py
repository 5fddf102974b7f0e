"""A round's end: the secrets come out, what they bring is counted, and the totals race."""
