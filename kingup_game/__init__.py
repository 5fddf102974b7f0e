"""King Up! on a television: rules, opponents and a stage."""

__version__ = "0.1.0"
