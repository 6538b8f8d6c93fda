"""Les Cochons de l'Espace: six clans of space pigs, one galaxy, a sacred recipe each. Open `rulebook.py` first."""
