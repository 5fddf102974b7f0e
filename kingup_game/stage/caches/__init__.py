"""What is kept of pictures and letters, so that nothing is made twice within a moment."""
