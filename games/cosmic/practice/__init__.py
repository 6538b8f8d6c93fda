"""Players that play for practice, on what their own seat knows."""
