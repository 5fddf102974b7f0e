"""One process that thinks while the stage plays."""
