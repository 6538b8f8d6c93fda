"""The tests mirror the folders of the program; architecture/ looks after the files and folders themselves.

The bot comes to anything of a game through its rulebook, which brings in its cards and powers; so do the tests,
whichever of a game's modules they name first.
"""

import os
import sys

# The tests start the bot over and over. It is compiled once, even where the environment asks for no compiled files.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

from bot.games import GAMES  # noqa: E402  # compiled, too

RULEBOOKS = tuple(GAMES.values())
