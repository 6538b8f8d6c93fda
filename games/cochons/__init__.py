"""Les Cochons de l'Espace: clans of space pigs, one galaxy, a recipe each. Open `rulebook.py` first."""
