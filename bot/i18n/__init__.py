"""Words: every sentence of the bot, in the language of whoever reads it.

Sentences stand in `.ftl` files (Project Fluent): those of the bot in `bot/messages/<language>/`, those of a game, its
commands and looks included, in its own folder `messages`. `Words.load` reads them once; `words.of(language)` gives a
`Reader`.
"""

from bot.i18n.day_hours import read_day_hours, word_day_hours
from bot.i18n.durations import (
    LONGEST,
    SHORTEST,
    countdown,
    date,
    is_none,
    read_duration,
    time_since,
    timestamp,
)
from bot.i18n.escaping import bold, clean, escape, fence, mention, strip_markdown, unbold
from bot.i18n.folding import fits, fold
from bot.i18n.languages import LANGUAGES, USUAL, Language, find_language, language_of
from bot.i18n.limits import fit, length, split
from bot.i18n.moments import read_moment
from bot.i18n.numbers import read_whole_number, set_number
from bot.i18n.reader import Names, Reader, Words, WordsMissing

__all__ = [
    "LANGUAGES",
    "LONGEST",
    "SHORTEST",
    "USUAL",
    "Language",
    "Names",
    "Reader",
    "Words",
    "WordsMissing",
    "bold",
    "clean",
    "countdown",
    "date",
    "escape",
    "fence",
    "find_language",
    "fit",
    "fits",
    "fold",
    "is_none",
    "language_of",
    "length",
    "mention",
    "read_day_hours",
    "read_duration",
    "read_moment",
    "read_whole_number",
    "set_number",
    "split",
    "strip_markdown",
    "time_since",
    "timestamp",
    "unbold",
    "word_day_hours",
]
