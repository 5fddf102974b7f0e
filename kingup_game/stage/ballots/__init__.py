"""The cards of a vote, in the middle of the screen."""
