"""What is kept of a game, and the files that are made of it."""
