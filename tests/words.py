"""Every sentence of the bot and its games, read once for all tests of a process."""

from typing import Final

from bot.games import GAMES
from bot.i18n import Words

WORDS: Final = Words.load(tuple(GAMES), strict=True)
"""A sentence that lacks, or that cannot be formed, raises."""
