"""Referees find what is wrong: each fault sown into the rules here is found within a few games."""

import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from games.cochons.state.space import find_reach
from games.cochons.state.state import State
from porc_royal.facts import Seat
from tests.referees.watching import watch

GAMES = 30
"""Games in which a fault must show; it shows in the first few of them."""

Sown = Callable[[Any], Any]
"""The faulty function, made from the right one."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault: in which game, where it is sown, what is sown there, and the rule by whose id it is found.

    first   the number of the first game that is watched: the rarer the rule, the later it shows
    """

    game: str
    where: str
    sown: Sown
    found: str
    first: int = 0


def always(value: object) -> Sown:
    """A function that gives the same whatever it is asked."""
    return lambda right: lambda *args, **kwargs: value


def more(right: Callable[..., int]) -> Callable[..., int]:
    """One too many."""
    return lambda *args, **kwargs: right(*args, **kwargs) + 1


def fewer(right: Callable[..., int]) -> Callable[..., int]:
    """One too few, or none."""
    return lambda *args, **kwargs: max(0, right(*args, **kwargs) - 1)


def backwards(right: Callable[..., Any]) -> Callable[..., Any]:
    """A list the wrong way round."""
    return lambda *args, **kwargs: list(right(*args, **kwargs))[::-1]


def turned(right: Callable[..., Any]) -> Callable[..., Any]:
    """Attacker and defender change sides."""
    return lambda state, tile, defender, attacker: right(state, tile, attacker, defender)


def next_door(right: Callable[..., Any]) -> Callable[..., Any]:
    """Every tile is one step away."""

    def everywhere(state: State, start: str, most: int, *, extras: bool = False) -> dict[str, int]:
        return dict.fromkeys(find_reach(state, start, 99, extras=extras), 1)

    return everywhere


def loses_a_card(right: Callable[..., Any]) -> Callable[..., Any]:
    """What is spent is in no pile."""

    def spend(state: State, seat: Seat, cards: Sequence[str]) -> None:
        player = state.player(seat)
        player.hand = [card for card in player.hand if card not in cards]

    return spend


def second_best(right: Callable[..., Any]) -> Callable[..., Any]:
    """Whoever comes after the one who should win."""
    return lambda state, seat: right(state, state.order[state.order.index(seat) - 1])


def anywhere(right: Callable[..., Any]) -> Callable[..., Any]:
    """Every tile touches every other."""
    return lambda state, cell: state.cells()


def last_in_order(right: Callable[..., Any]) -> Callable[..., Any]:
    """Whoever plays last."""
    return lambda state: state.order[-1]


def last_of_equals(right: Callable[..., Any]) -> Callable[..., Any]:
    """Ties are decided from the other end."""
    return lambda ballot, order: right(ballot, order[::-1])


def any_line(right: Callable[..., Any]) -> Callable[..., Any]:
    """All lines of a planet, the one just flown too."""
    return lambda chart, planet, _: [f"{line.id}>{line.other(planet)}" for line in chart.lines_at(planet)]


def another_card(right: str) -> str:
    """Some card that is not the prize."""
    return "trap.1"


def rounded_down(right: Callable[..., Any]) -> Callable[..., Any]:
    """Half of them, the odd one left out."""
    return lambda number: number // 2


COCHONS, COMPLETE, PIG, ELECTION = "cochons", "cochons-complete", "interstellar_pig", "election"

FAULTS = {
    "a strength too high by one": Fault(COCHONS, "cochons.state.parties.count_more", more, "C-46"),
    "a Gros Gruik without its eight-sided die": Fault(
        COCHONS, "cochons.rules.rounds.parties.list_dice", always((6,)), "C-46", 5
    ),
    "a tile destroyed too early": Fault(COCHONS, "cochons.rules.combat.count_technology", always(6), "C-49"),
    "a trip out of range": Fault(COCHONS, "cochons.rules.trips.find_reach", next_door, "R-51"),
    "a pin that holds one too few": Fault(COCHONS, "cochons.state.troops.count_pinned", fewer, "R-55"),
    "a card that is lost": Fault(COCHONS, "cochons.rules.trips.spend", loses_a_card, "S-4"),
    "a fight of the second against the first": Fault(COCHONS, "cochons.rules.combats.combat", turned, "S-23"),
    "flight to any tile": Fault(COCHONS, "cochons.rules.flight.list_adjacent", anywhere, "S-22"),
    "a wrong winner by recipe": Fault(COCHONS, "cochons.rules.production._victory", second_best, "R-97", 20),
    "a wrong winner by count": Fault(COCHONS, "cochons.rules.production._nearest", last_in_order, "R-97"),
    "nobody is out": Fault(COCHONS, "cochons.rules.elimination.count_on_board", always(9), "R-114"),
    "halves rounded down": Fault(COMPLETE, "election.state.ballot.round_half", rounded_down, "R-103", 7),
    "pirates of another number": Fault(COMPLETE, "cochons.rules.arrivals.count_band", more, "R-40", 12),
    "the last of equals is Porc Royal": Fault(
        COMPLETE, "cochons.rules.ballots.find_winner", last_of_equals, "C-64", 11
    ),
    "a fight in Space with a die too many": Fault(
        PIG, "interstellar_pig.rules.combat.count_pool", more, "IP-57"
    ),
    "a landing where one cannot live": Fault(
        PIG, "interstellar_pig.rules.courses.is_livable", always(True), "IP-69"
    ),
    "a U-turn at a planet": Fault(PIG, "interstellar_pig.rules.courses.list_onward", any_line, "R-22"),
    "a prize that wins in the hand of nobody": Fault(
        PIG, "interstellar_pig.rules.end.PRIZE", another_card, "IP-2"
    ),
    "a vote that gives one too few": Fault(ELECTION, "election.state.ballot.count_in_hand", fewer, "C-62"),
    "a ballot won by who has least": Fault(ELECTION, "election.state.ballot.list_leaders", backwards, "C-64"),
    "a half too small": Fault(ELECTION, "election.state.ballot.round_half", rounded_down, "R-105"),
}


@pytest.mark.parametrize("name", FAULTS)
@pytest.mark.samples(
    "a vote*",
    "a ballot*",
    "a half*",
    "a card*",
    "a trip*",
    "a fight of*",
    "a strength*",
    "a tile*",
    "nobody*",
    "flight*",
)
def test_a_sown_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = FAULTS[name]
    module, _, function = f"games.{fault.where}".rpartition(".")
    owner = _owner(module)
    monkeypatch.setattr(owner, function, fault.sown(getattr(owner, function)))
    assert any(fault.found in _ids(fault, number) for number in range(fault.first, fault.first + GAMES))


def _owner(module: str) -> object:
    """A module, or a module that another one names."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError:
        parent, _, name = module.rpartition(".")
        found: object = getattr(importlib.import_module(parent), name)
        return found


def _ids(fault: Fault, number: int) -> set[str]:
    """The ids by which faults are found in a game."""
    return {sentence.partition(":")[0] for _, sentence in watch(fault.game, number, most=1).faults}
