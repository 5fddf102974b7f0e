"""How things look and sound: everything that draws in design units."""
