"""Whoever checks the chance of a finished game needs nothing of the bot, and is not told anything untrue."""
