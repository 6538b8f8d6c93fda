"""Elections told in a line each: seats are named by their numbers, governors come with `piles`."""

from collections.abc import Callable, Sequence
from typing import Unpack

from games.cochons.state.state import State
from games.election.state.ballot import count_pile, open_ballot
from porc_royal.asks import Answer, Reply
from porc_royal.facts import Seat
from tests.cochons.scenario import Laid, Table, galaxy

BOARD = ("O asteroid 0:3G", "A1 asteroid 1:3G", "A2 asteroid 2:3G", "A3 asteroid 3:3G", "A4 asteroid 4:3G")


def senate(*governors: int, **laid: Unpack[Laid]) -> Table:
    """The beginning of 4C, with so many governors in front of each seat."""
    players = len(governors)
    wanted = laid.get("arrange")

    def arrange(state: State) -> None:
        if wanted is not None:
            wanted(state)
        options = state.options
        state.ballot = open_ballot(
            governors, own=options.pile_or_own_governors == "own", cap=options.governor_cap
        )

    laid["players"] = players
    laid["rule_set"] = "complete"
    laid["arrange"] = arrange
    return galaxy(*BOARD[:players], chapter="candidates", **laid)


def together(*allies: Sequence[int]) -> Callable[[State], None]:
    """The coalitions of the last election."""

    def arrange(state: State) -> None:
        state.coalitions = [[Seat(seat) for seat in group] for group in allies]

    return arrange


def say(table: Table, seat: int, option: str, **fields: int | str | Sequence[object]) -> None:
    """A reply in which numbers name seats; `for_` stands for the field "for"."""
    named: dict[str, Answer] = {}
    for name, value in fields.items():
        named[name.rstrip("_")] = str(value) if isinstance(value, int | str) else tuple(map(str, value))
    table.take(Seat(seat), Reply(option, named))


def play(table: Table, seat: int, title: str, **fields: int | str) -> None:
    """A card of the hand, on somebody or on nobody."""
    say(table, seat, title, card=f"{title}.1", **fields)


def ready(table: Table) -> None:
    """Nobody has anything more to say before the vote."""
    for seat in table.asked:
        table.tell(f"{seat}: pass")


def vote(table: Table, seat: int, candidate: int) -> None:
    say(table, seat, "vote", for_=candidate)


def calls(table: Table, caller: int, *voters: int) -> None:
    """The order of all who are left."""
    say(table, caller, "order", order=voters)


def silence(table: Table) -> None:
    """The closing window, in which nobody plays a card."""
    ready(table)


def piles(table: Table) -> list[int]:
    ballot = table.state.ballot
    assert ballot is not None
    return [count_pile(ballot, seat) for seat in ballot.voters]


def playable(table: Table, seat: int, title: str) -> list[str]:
    """The copies of a card that a seat may play now."""
    return table.choices(seat, title, "card") if title in table.ask(seat).options else []
