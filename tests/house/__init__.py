"""Tests of the house itself: arrows, traps, files, words, locks, image."""
