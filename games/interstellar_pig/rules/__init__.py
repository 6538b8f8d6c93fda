"""One file for each phase or rule, named as the catalogue names it."""
