"""Brass: what is fine, but does not ask to be looked at. Gold is for what does."""

from __future__ import annotations

BRASS, BRASS_LIGHT, BRASS_DARK = "#B08D57", "#CDB07C", "#775B34"
