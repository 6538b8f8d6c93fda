"""Planetoids: planets that wander from system to system (PL-1 to PL-18). README.md says which file plays which rule."""
