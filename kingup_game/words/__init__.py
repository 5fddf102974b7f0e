"""Every word on screen, by catalogue."""
