"""Aliens in encounters, one file for each or for a few."""
