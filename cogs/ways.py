"""What a command of a game means at a question: options are known by their words, and what may be typed is proposed.

What its commands are, a game says as data (`porc_royal/commands.py`); `cogs/moves.py` makes commands of it.
"""

from collections.abc import Callable, Mapping
from typing import Final

from bot.i18n import fold, is_part
from bot.wording.forms import is_possible
from bot.wording.receipts import name_option
from bot.wording.typed_fields import CHOICES, Shown, complete_field
from bot.wording.voice import Voice
from porc_royal.asks import Ask
from porc_royal.commands import Given, MoveCommand
from porc_royal.facts import Named

UNDESCRIBED: Final = "…"
"""What stands for a description until the words give it (`bot/i18n/command_names.py`)."""

ANYTHING: Final = "…"
"""What stands for a value that is still to be typed."""

PAGE: Final = "help"
PLAY: Final[dict[str, str]] = {PAGE: "play"}
TABLES: Final[dict[str, str]] = {PAGE: "table"}
"""On which page of the help a command stands: its `extras` (`cogs/help.py`)."""


def recognise_options(
    one: MoveCommand, voice: Voice, ask: Ask, typed: Mapping[str, Given]
) -> dict[str, Given]:
    """What was typed, with the names of options instead of the words for them."""
    meant = dict(typed)
    for way in one.ways:
        for name, call in way.when.items():
            given = typed.get(name)
            if call != way.option or not isinstance(given, str) or not way.is_offered(ask):
                continue
            if fold(given) in (fold(way.option), fold(word_option(voice, ask, way.option))):
                meant[name] = call
    return meant


def propose_values(
    voice: Voice,
    ask: Ask,
    one: MoveCommand,
    name: str,
    typed: Mapping[str, Given],
    typing: str,
    note: Callable[[Named], str],
) -> list[Shown]:
    """What may be typed as `name`: what calls for an option, else what the fields it fills in admit."""
    ways = [way for way in one.ways if way.is_offered(ask)]
    # What the question offers, but nothing can be chosen for, has no button either.
    able = [way for way in ways if is_possible(ask.options[way.option])]
    calling = {str(call): way for way in able if (call := way.when.get(name)) is not None}
    if calling or any(way.when.get(name) is not None for way in ways):
        calls = [
            (word_option(voice, ask, way.option) if call == way.option else call, call)
            for call, way in calling.items()
        ]
        return [pair for pair in calls if is_part(typing, *pair)][:CHOICES]
    wanting = [way for way in able if way.list_fields(ask, name)]
    fitting = [way for way in wanting if way.find_mismatch({**typed, name: typing or ANYTHING}) is None]
    for way in (fitting or wanting)[:1]:
        fields = way.list_fields(ask, name)
        given = way.fill_fields(ask, typed)
        if isinstance(way.fields.get(name, name), str):
            return complete_field(voice, ask, way.option, fields[0], given, typing, note)
        *before, last = typing.split(",")
        kept = [part.strip() for part in before[: len(fields)]]
        if len(before) >= len(fields):
            return []
        given |= zip(fields, kept, strict=False)
        shown = complete_field(voice, ask, way.option, fields[len(kept)], given, last, note)
        return [(", ".join((*kept, label)), ", ".join((*kept, value))) for label, value in shown]
    return []


def word_option(voice: Voice, ask: Ask, option: str) -> str:
    """What an option is called where it is typed: as on its button, which may point to what follows."""
    return voice.value(name_option(ask, option)).removesuffix("→").strip()
