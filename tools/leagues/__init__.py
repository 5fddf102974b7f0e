"""What `tools/league.py` plays: which tables, their matches kept as they end, and the pages."""
