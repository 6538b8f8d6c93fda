"""One file for each phase, and one for what may be done at any time."""
