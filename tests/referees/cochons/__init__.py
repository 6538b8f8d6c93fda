"""The referee of Les Cochons de l’Espace, simplified and complete."""
