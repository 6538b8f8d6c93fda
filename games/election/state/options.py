"""What may be chosen about an election, and the same as the rules read it.

The lobby offers what is marked so. What is free text or a list is fixed when an election is opened, and travels
with the settings of its table (`Options` says how it is written).
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from porc_royal.facts import Seat
from porc_royal.options import Offered, make_table_options
from porc_royal.rulebook import Settings, TableOption

Voting: TypeAlias = Literal["roll-call", "sealed", "tally"]
"""How votes are given (C-62): aloud; in secret, then opened with names; in secret, and only the tally is published."""

MOST: Final = 99
"""How many governors may be given, taken or allotted at once."""

LONGEST_TITLE: Final = 80


class Options(msgspec.Struct, frozen=True):
    """The choices of one election.

    ballot      votes are called one after another and open, or sealed and opened together, with names or without (C-62)
    each        governors of every voter of whom nothing else is said
    tie         who of several that lead is elected: the first by seat (R-111), whom the presider says, a lot, nobody
    abstention  whether a voter may keep the governors and vote for nobody (R-101 says no, for the game: DEC-207)
    title       what the election is about; "" when nobody said
    governors   "5 3 4": by seat, "" for `each` of all
    candidates  "0 2": the seats that may stand, and stand from the start; "" when anybody may
    presider    the seat of whoever calls, closes and annuls
    outsider    the presider sits last and has no vote
    """

    ballot: Annotated[Voting, Offered(decides=True)] = "roll-call"
    each: Annotated[int, Offered(values=(1, 2, 3, 5, 10), decides=True)] = 1
    tie: Annotated[Literal["order", "presider", "lot", "nobody"], Offered()] = "order"
    abstention: Annotated[bool, Offered()] = True
    pile_or_own_governors: Annotated[Literal["pile", "own"], Offered()] = "pile"
    title: str = ""
    governors: str = ""
    candidates: str = ""
    presider: int = 0
    outsider: bool = False

    def governors_of(self, voters: int) -> list[int]:
        """How many governors each voter starts with, by seat."""
        said = [int(number) for number in self.governors.split()][:voters]
        return said + [self.each] * (voters - len(said))

    def named(self) -> list[Seat]:
        """Who may stand; [] when anybody may."""
        return [Seat(int(number)) for number in self.candidates.split()]


OPTIONS: Final[tuple[TableOption, ...]] = make_table_options(Options)


def read_options(settings: Settings) -> Options:
    """The options of a table. Raises `msgspec.ValidationError`."""
    return msgspec.convert(dict(settings), Options)
