"""The program around the scenes: loop, stack, controls, paths, faults."""
