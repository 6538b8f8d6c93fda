"""Combat cards: one file each, which holds its figures and nothing else."""
