"""Tests of what every game shares, on small rulebooks written for them."""
