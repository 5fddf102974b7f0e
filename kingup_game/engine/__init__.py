"""The rules of King Up!, headless: standard library only, no clock, no file, no screen."""
