"""Time as ticks: easings and scripts. Standard library only."""
