"""What `tools/bench.py` measures, a module for each part of the program."""
