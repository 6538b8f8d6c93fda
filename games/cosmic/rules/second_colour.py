"""Ships of a second colour that a seat has besides its own (A73): its ships in every way, but told apart.

How many are where is kept by the tokens of the alien ("lizard-at-2-4"), and is public. Where ships are named they come
first ("2-4.morphed-1"), and are left behind as long as nobody has named them.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from games.cosmic.extension.declarations import Alien
from games.cosmic.state import ships
from games.cosmic.state.ships import count as count_ships
from games.cosmic.state.state import State
from porc_royal.facts import Seat

MORPHED: Final = "morphed-"


class SecondColour:
    """The ships of the second colour that belong to an alien."""

    def __init__(self, alien: Alien) -> None:
        self.at, self.named = f"{alien.name}-at-", f"{alien.name}-named-"
        alien.add(ships.MARKED, self.list_names)
        alien.add(ships.NAMED, self.note)
        alien.add(ships.MOVED, self.follow)

    def list_places(self, tokens: Mapping[str, int]) -> dict[str, int]:
        """How many there are, by place."""
        return {
            name.removeprefix(self.at): number for name, number in tokens.items() if name.startswith(self.at)
        }

    def count(self, state: State, seat: Seat, place: str) -> int:
        """How many of a seat are in a place."""
        return state.player(seat).tokens.get(self.at + place, 0)

    def count_all(self, state: State, seat: Seat) -> int:
        """How many a seat has."""
        return sum(self.list_places(state.player(seat).tokens).values())

    def is_there(self, state: State) -> bool:
        """Whether anybody has any."""
        return any(name.startswith(self.at) for player in state.players for name in player.tokens)

    def morph(self, state: State, seat: Seat, place: str, number: int) -> None:
        """So many ships in a place change their colour; that is no loss."""
        tokens = state.player(seat).tokens
        if number > 0:
            tokens[self.at + place] = tokens.get(self.at + place, 0) + number

    def list_names(self, state: State, seat: Seat, place: str) -> Sequence[str]:
        """What those in a place are called: no two of a seat alike, so that one that was named ahead is found again.

        One that carries a marker besides (the marker passes to it) has that one's name.
        """
        places = self.list_places(state.player(seat).tokens)
        first = 1 + sum(number for other, number in places.items() if other < place)
        finders = [find for find in state.assembly[ships.MARKED] if find != self.list_names]
        unmarked = count_ships(state, seat, place) - sum(len(find(state, seat, place)) for find in finders)
        return [f"{MORPHED}{one}" for one in range(first, first + min(places.get(place, 0), unmarked))]

    def note(self, state: State, seat: Seat, named: Sequence[str]) -> None:
        """Which of them were named to be moved next."""
        tokens = state.player(seat).tokens
        for name in [name for name in tokens if name.startswith(self.named)]:
            del tokens[name]
        for ship in named:
            place, _, name = ship.rpartition(".")
            if name.startswith(MORPHED):
                tokens[self.named + place] = tokens.get(self.named + place, 0) + 1

    def follow(self, state: State, seat: Seat, source: str, target: str, number: int) -> None:
        """So many ships are about to leave: those that were named, and of the others only when no other is left."""
        here = self.count(state, seat, source)
        if not here:
            return
        tokens = state.player(seat).tokens
        wanted = min(tokens.pop(self.named + source, 0), here, number)
        others = count_ships(state, seat, source) - here
        leaving = wanted + max(0, number - wanted - others)
        if not leaving:
            return
        tokens[self.at + target] = tokens.get(self.at + target, 0) + leaving
        tokens[self.at + source] = here - leaving
        if not tokens[self.at + source]:
            del tokens[self.at + source]
