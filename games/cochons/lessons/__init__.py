"""Lessons of Les Cochons de l'Espace: positions set up by hand, and what is to be learnt from them."""
