"""What is drawn, apart from how it is baked: by our code, or by the file of an artist."""
