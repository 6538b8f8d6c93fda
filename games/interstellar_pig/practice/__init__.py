"""Practice players: what they think of each question, from a view and nothing else."""
