"""Aliens and cards that are famous for trouble with each other, written from the catalogue alone."""
