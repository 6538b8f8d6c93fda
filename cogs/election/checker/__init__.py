"""Counts a published list of papers anew, and finds one's own by its word: whole by itself, to share no fault."""
