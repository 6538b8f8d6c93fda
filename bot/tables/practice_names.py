"""Practice players: what they are called."""

from typing import Final

from bot.i18n import Reader
from bot.tables.live import Live
from porc_royal.asks import Refused

PRACTICE_NAMES: Final = 8
"""How many names the words hold for practice players."""


def find_practice_name(live: Live, reader: Reader) -> str:
    """A name for one more practice player, in the table's language. Raises `Refused` when all are taken."""
    taken = {row.name for row in live.seats}
    names = [reader.text(f"practice-name-{number}") for number in range(1, PRACTICE_NAMES + 1)]
    name = next((one for one in names if one not in taken), None)
    if name is None:
        raise Refused("lobby-error-practice-full", most=PRACTICE_NAMES)
    return name
