"""Games in files: those that `/table export` gave, and golden games, which are played again as they are read."""

from pathlib import Path

import msgspec

from bot.games import GAMES
from bot.record.data import Unusable, read_data
from bot.record.record import Record
from porc_royal.asks import Refused
from porc_royal.notation import read
from porc_royal.play import Play, RulesBroke
from porc_royal.testing.golden import decode_game
from storage.ports import Entry, PositionRow, SeatRow, TableRow


def read_file(path: Path, game: str | None = None) -> Record:
    """The game in a file. Raises `OSError`, and `Unusable` where it cannot be played.

    game: of a golden game, which one; None: the one after which the folder is named, or the one above it
    """
    data = path.read_bytes()
    is_data = data.startswith(b'{"format"')
    record = read_data(data) if is_data else _read_golden(data, game or _guess_game(path))
    if record.table.game not in GAMES:
        raise Unusable(f"the game {record.table.game} is not installed here")
    return record


def _guess_game(path: Path) -> str:
    """The game whose name the folder begins with ("cochons-complete")."""
    folders = [one.name for one in path.resolve().parents][:2]
    found = [game for folder in folders for game in GAMES if folder.startswith(game)]
    if not found:
        raise Unusable("which game it is, say with --game")
    return max(found, key=len)


def _read_golden(data: bytes, game: str) -> Record:
    """A golden game, played by the rules of today. Raises `Unusable` where they refuse it."""
    if game not in GAMES:
        raise Unusable(f"the game {game} is not installed here")
    book = GAMES[game]
    try:
        kept = decode_game(data)
        play = Play.new(book, kept.setup.players, kept.setup.settings)
        begin, entries = play.position, list[Entry]()
        for number, (line, _) in enumerate(kept.lines):
            seat, reply = read(line)
            place, step = play.place, play.take(seat, reply)
            said, told = msgspec.json.encode(step.reply), msgspec.json.encode(step.facts)
            entries.append(Entry(1, number, seat, place, said, told, step.reveals, 0))
    except (ValueError, Refused, RulesBroke) as fault:
        raise Unusable(f"this is no game that can be played again: {fault!r}") from fault
    table = TableRow(1, 1, game, book.version, "en", 0, 0, options=kept.setup.settings)
    seats = tuple(SeatRow(1, seat, "person", f"#{seat + 1}") for seat in range(kept.setup.players))
    position = PositionRow(1, 0, begin.chapter, begin.state, begin.version, 0)
    return Record(table, seats, (position,), tuple(entries))
