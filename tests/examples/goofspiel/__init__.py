"""Goofspiel as people play it; run where its package is installed (`tests/examples/environment.py`)."""
