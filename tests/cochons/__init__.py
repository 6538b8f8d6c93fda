"""Les Cochons de l'Espace."""
