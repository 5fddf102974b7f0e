"""The scenes, from the menu to the coronation."""
