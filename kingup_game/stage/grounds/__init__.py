"""What lies below, kept as a picture, so that what changes over it or moves it is a copy."""
