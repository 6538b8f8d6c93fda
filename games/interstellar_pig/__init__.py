"""Interstellar Pig: sixteen worlds, one card that everybody needs."""
