"""What the table says of itself: words at a thing, which round it is, a round deed by deed."""
