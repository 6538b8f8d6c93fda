"""What the expansion keeps, and what is printed on its cards."""
