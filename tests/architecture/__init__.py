"""Tests of the files and folders themselves: import contracts, traps, files, words, locks, image."""
