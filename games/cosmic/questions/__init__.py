"""How the rules of this game ask."""
