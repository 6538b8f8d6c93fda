"""Belts of planetoids as text, and encounters that begin with one.

"A: 1/A 5/C | B: 2/B | C: | D:" is a belt of four systems: planetoids 1 and 5 are with seat 0, the marker of 5 lies with
seat 2. Planetoids go from B to A, and from A to D.
"""

from collections.abc import Mapping
from typing import Unpack

from games.cosmic.expansions.planetoids.belt import Belt
from games.cosmic.expansions.planetoids.planetoids import PLANETOIDS, name_planetoid, put, read_belt
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import WARP
from porc_royal.facts import Seat
from tests.cosmic.scenario import Said, Table, position
from tests.games.telling import alone

LETTERS = "ABCDEFGH"


def belt(text: str) -> Belt:
    """A belt as it is written."""
    systems = text.split("|")
    where: dict[int, Seat] = {}
    origins: dict[int, Seat] = {}
    for seat, system in enumerate(systems):
        for rock in system.partition(":")[2].split():
            number, _, letter = rock.partition("/")
            where[int(number)], origins[int(number)] = Seat(seat), Seat(LETTERS.index(letter))
    return Belt(len(systems), dict(sorted(where.items())), dict(sorted(origins.items())))


def write(belt: Belt) -> str:
    """The same, the other way round."""
    return " | ".join(
        f"{LETTERS[seat]}:"
        + "".join(f" {number}/{LETTERS[belt.origins[number]]}" for number in belt.here(Seat(seat)))
        for seat in range(belt.players)
    )


def begin(text: str, *aliens: str, riders: Mapping[int, str] | None = None, **said: Unpack[Said]) -> Table:
    """An encounter of Red (seat 0) about to begin, with this belt; `riders` by number: "A2 C1"; perhaps `through`."""
    laid = belt(text)
    said["chapter"], said["players"] = "encounter", laid.players
    said["options"] = {"planetoids": True, **said.get("options", {})}
    state = position(*aliens, **said)
    kept = PLANETOIDS.of(state)
    for number in list(kept.origins):
        del state.planets[name_planetoid(number)], state.ships[name_planetoid(number)]
    kept.origins = dict(laid.origins)
    for number, seat in laid.where.items():
        put(state, number, seat)
    for number, ships in (riders or {}).items():
        for one in ships.split():
            ride(state.ships, name_planetoid(number), LETTERS.index(one[0]), int(one[1:]))
    book = said.get("book", RULEBOOK)
    chapters = [name for name in book.chapters if name not in {"end", "turn"}]
    table = Table(alone(book, *(book.chapters if said.get("through") else chapters)), state, "encounter")
    table.cards = said.get("cards", ("", ""))
    return table


def ride(ships: dict[str, list[int]], place: str, seat: int, number: int) -> None:
    """Ships of a seat ride on a planetoid; they come from its last planets."""
    for home in reversed([one for one in ships if one.startswith(f"{seat}-")]):
        moved = min(number, ships[home][seat])
        ships[home][seat] -= moved
        ships[place][seat] += moved
        number -= moved


def belt_of(table: Table) -> str:
    """The belt as it is now."""
    return write(read_belt(table.state))


def warp_of(table: Table) -> list[int]:
    """Ships in the warp, by seat."""
    return list(table.state.ships[WARP])
