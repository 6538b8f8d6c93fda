"""Lessons: positions to begin from, and what is to be learnt from them."""
