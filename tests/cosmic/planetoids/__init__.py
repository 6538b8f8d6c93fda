"""Planetoids: what moves, what is created and destroyed, and what comes of it."""
