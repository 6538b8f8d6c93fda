"""Interstellar Pig."""
