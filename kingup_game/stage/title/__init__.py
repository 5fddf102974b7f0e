"""The castle that is seen before a match begins."""
