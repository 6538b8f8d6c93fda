"""What runs in the process that searches: a moment in, a move out. It is given nothing that its seat may not know."""

from random import Random

from msgspec import msgpack

from bot.games import GAMES
from porc_royal.playouts import Knowledge, choose_by_search


def run_search(game: str, moment: bytes, luck: int) -> bytes | None:
    """What a search finds, encoded; None where there is nothing to search. Equal moments and luck find the same."""
    asked = msgpack.decode(moment, type=Knowledge)
    found = choose_by_search(GAMES[game], asked, lambda purpose: Random(f"{luck}:{purpose}"))  # noqa: S311 - no secret
    return None if found is None else msgpack.encode(found)
