"""Every sentence of the bot and its games, read once for all tests of a process."""

from typing import Final

from bot.applications import find_applications
from bot.games import GAMES
from bot.i18n import Words

WORDS: Final = Words.load(
    (*GAMES.list_word_packages(), *(one.words for one in find_applications())), strict=True
)
"""A sentence that lacks, or that cannot be formed, raises."""
