"""The band. Every player is a function of pitch, seconds and velocity to a mono signal."""
