"""The artifacts, one file each.

To add one, follow "Adding an artifact" in the README of the game.
"""
