"""Words: every sentence of the bot, in the language of whoever reads it.

Sentences stand in `.ftl` files (Project Fluent): those of the bot in `bot/messages/<language>/`, those of a game, its
commands and looks included, in its own folder `messages`. `Words.load` reads them once; `words.of(language)` gives a
`Reader`.
"""

from bot.i18n.day_hours import read_day_hours, word_day_hours
from bot.i18n.durations import (
    LONGEST,
    SHORTEST,
    is_none,
    read_duration,
    write_countdown,
    write_date,
    write_time_since,
    write_timestamp,
)
from bot.i18n.escaping import clean, embolden, escape, fence, is_blank, mention, remove_bold, strip_markdown
from bot.i18n.folding import fold, is_part
from bot.i18n.languages import LANGUAGES, USUAL, Language, choose_language, find_language
from bot.i18n.limits import fit, measure_length, split
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
    "choose_language",
    "clean",
    "embolden",
    "escape",
    "fence",
    "find_language",
    "fit",
    "fold",
    "is_blank",
    "is_none",
    "is_part",
    "measure_length",
    "mention",
    "read_day_hours",
    "read_duration",
    "read_moment",
    "read_whole_number",
    "remove_bold",
    "set_number",
    "split",
    "strip_markdown",
    "word_day_hours",
    "write_countdown",
    "write_date",
    "write_time_since",
    "write_timestamp",
]
