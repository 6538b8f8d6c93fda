"""The proof of a finished game's chance: a file from which anybody computes every draw again (docs/chance.md)."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

import msgspec

from bot.games import AnyRulebook
from bot.tables.draws import Draw, Outcome, read_draw, record_draw
from bot.tables.leaves import is_closed
from bot.tables.openings import ClosedProof
from bot.tables.replaying import upgrade
from bot.tables.rng import RECIPE
from bot.tables.seating import SEATS
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.play import Play
from storage.ports import CHANCE, Entry, Loaded, SeatRow, TableRow

FORMAT: Final = "porc-royal chance"
TAKEN_BACK: Final = 4
"""The recipe of a file in which something was drawn again that had been taken back; the draws are those of recipe 2."""
NO_DRAWS: Final[Mapping[int, Draw]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Drawn:
    """One draw: where it stands in the log, what was asked, what came of it.

    reply  what chance replied, where the outcome alone does not say it
    """

    place: int | str
    draw: Draw
    outcome: Outcome
    reply: Reply | None = None

    def list_own(self, seat: int) -> tuple[int, ...]:
        """The faces of the dice that were rolled for a seat."""
        shown = [one for one in self.outcome if isinstance(one, int)]
        whose = self.draw.whose * len(shown) if len(self.draw.whose) == 1 else self.draw.whose
        return tuple(face for face, owner in zip(shown, whose, strict=False) if owner == seat)


def _make_drawn(place: int, draw: Draw, reply: Reply) -> Drawn:
    return Drawn(place, draw, draw.find_outcome(reply), reply if draw.outcome else None)


def list_draws(
    table: TableRow, entries: Sequence[Entry], found: Mapping[int, Draw] = NO_DRAWS
) -> list[Drawn]:
    """Every draw of a game, in order, from the log; what was drawn before draws were noted, as it was `found`."""
    drawn: list[Drawn] = []
    if table.seating:
        lobby = tuple(map(str, range(len(table.seating))))
        first = 0 if is_closed(table) else None
        drawn.append(Drawn(SEATS, Draw(SEATS, cards=lobby, first=first), tuple(map(str, table.seating))))
    return [*drawn, *list_entry_draws(entries, found)]


def list_entry_draws(entries: Sequence[Entry], found: Mapping[int, Draw] = NO_DRAWS) -> list[Drawn]:
    """What was drawn by these entries of a log."""
    return [
        _make_drawn(one.seq, draw, msgspec.json.decode(one.reply, type=Reply))
        for one in entries
        if (draw := read_draw(one) or found.get(one.seq)) is not None
    ]


def find_draws(loaded: Loaded, rulebook: AnyRulebook) -> dict[int, Draw]:
    """What chance was asked in a game that began before draws were noted, by the place in its log.

    It is played again by the rules of today, so that this is never called in the event loop.

    loaded: the whole game. Raises what the rules raise where they play something else now.
    """
    table, found = loaded.table, dict[int, Draw]()
    if loaded.position is None:
        return found
    game = Play(rulebook, upgrade(loaded.position, rulebook))
    for entry in loaded.entries:
        seat, reply = Seat(entry.seat), msgspec.json.decode(entry.reply, type=Reply)
        if seat == CHANCE:
            asked = record_draw(game.asks[seat], table.seed, entry.seq, table.recipe)
            found[entry.seq] = read_draw(entry) or asked
        game.take(seat, reply)
    return found


def is_noted(table: TableRow, entries: Sequence[Entry]) -> bool:
    """Whether the log itself says what chance was asked each time."""
    return table.recipe >= RECIPE or all(one.draw is not None for one in entries if one.seat == CHANCE)


def write_proof(
    table: TableRow,
    seats: Sequence[SeatRow],
    length: int,
    drawn: Sequence[Drawn],
    taken_back: Sequence[Drawn] = (),
    closed: ClosedProof | None = None,
) -> bytes:
    """The file: JSON, one draw a line, and last the sum by which damage is found.

    length: how many replies the log has
    taken_back: what was drawn and is not in the log any more
    closed: of a closed table, for whom the file is, and what that seat may know
    """
    again = any(one.draw.numbers for one in drawn)
    secret = {"secret": table.secret.hex()} if closed is None else {"seat": closed.seat}
    head = {
        "format": FORMAT,
        "recipe": TAKEN_BACK if again else table.recipe,
        "table": table.id,
        "game": table.game,
        "status": table.status,
        "fingerprint": table.commitment.hex(),
        **secret,
        "words": [word for _, word in table.words],
        "players": [row.name for row in seats],
        "length": length,
    }
    lines = [f' "{name}": {msgspec.json.encode(value).decode()},' for name, value in head.items()]
    lists = {"draws": drawn} | ({"taken_back": taken_back} if again else {})
    for name, shown in lists.items():
        draws = ",\n".join(f"  {_encode(number, one, closed)}" for number, one in enumerate(shown, 1))
        lines += [f' "{name}": [', *([draws] if shown else []), " ],"]
    body = "\n".join(["{", *lines, ""]).encode()
    return b'%s "sum": "%s"\n}\n' % (body, hashlib.sha256(body).hexdigest().encode())


def _encode(number: int, one: Drawn, closed: ClosedProof | None) -> str:
    """A draw as a line of the file."""
    draw = one.draw
    told: dict[str, object] = {"number": number, "place": one.place, "asked": draw.asked}
    if draw.whose:
        told["whose"] = draw.whose
    if closed is not None:
        told |= closed.open_draw(one.place, draw, one.outcome)
        return msgspec.json.encode(told).decode()
    if draw.numbers:
        told["numbers"] = draw.numbers
    told |= {"cards": draw.cards} if draw.cards else {"faces": draw.faces}
    told["outcome"] = one.outcome
    if one.reply is not None:
        told["reply"] = one.reply
    return msgspec.json.encode(told).decode()
