"""Checkers of a finished game's chance, for whoever plays: each stands alone, and knows nothing of the bot."""
