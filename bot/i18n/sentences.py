"""Every sentence of what is installed: the bot, its games, its applications."""

from functools import cache

from bot.applications import find_applications
from bot.games import GAMES
from bot.i18n.command_words import refuse_long_groups
from bot.i18n.reader import Words


@cache
def read_words() -> Words:
    """The sentences, read once, however many bots one process runs; games that Discord would not take are left out."""
    words = Words.load((*GAMES.list_word_packages(), *(one.words for one in find_applications())))
    refuse_long_groups(GAMES, words)
    return words
