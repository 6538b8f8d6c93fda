"""The referee of Cosmic Encounter watches random games, and finds what is sown into the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import pytest

from games.cosmic.rules.destiny import list_anywhere
from tests.referees.cosmic.watching import watch

FEW = 6
"""Games in the quick run."""
SOAK = 600
"""Games in the long run."""
GAMES = 40
"""Games in which a sown fault must show; it shows in the first few of them."""
QUICK = {"pace": "orders"}
"""A table at which no window is asked, so that games are short."""

Sown = Callable[[Any], Any]


@pytest.mark.parametrize("number", range(FEW))
@pytest.mark.samples("[0235]")
def test_an_independent_referee_comes_to_the_same_results(number: int) -> None:
    assert watch(number, pace="gates" if number == 1 else "orders", win=3) == []


@pytest.mark.soak
@pytest.mark.parametrize("number", range(FEW, SOAK))
def test_it_does_so_in_every_random_game(number: int) -> None:
    assert watch(number) == []


def always(value: object) -> Sown:
    """The same whatever is asked."""
    return lambda right: lambda *args, **kwargs: value


def instead(value: object) -> Sown:
    """Another constant."""
    return lambda right: value


def more(right: Callable[..., int]) -> Callable[..., int]:
    """One too many."""
    return lambda *args, **kwargs: right(*args, **kwargs) + 1


def backwards(right: Callable[..., Any]) -> Callable[..., Any]:
    """A list the wrong way round."""
    return lambda *args, **kwargs: list(right(*args, **kwargs))[::-1]


def last_first(right: Callable[..., Any]) -> Callable[..., Any]:
    """The main players, and then the others the wrong way round."""
    return lambda state: [*right(state)[:2], *right(state)[2:][::-1]]


def one_short(right: Callable[..., Any]) -> Callable[..., Any]:
    """A list without its last."""
    return lambda *args, **kwargs: right(*args, **kwargs)[:-1]


def anywhere(right: Callable[..., Any]) -> Callable[..., Any]:
    """All planets of all others."""
    return lambda state: tuple(list_anywhere(state, [one for one in state.seats if one != state.offense]))


def nothing(right: Callable[..., Any]) -> Callable[..., Any]:
    """A rule that is left out."""

    async def left_out(*args: object, **kwargs: object) -> None:
        return None

    return left_out


def yes(right: Callable[..., Any]) -> Callable[..., Any]:
    """A rule that always says yes."""

    async def agree(*args: object, **kwargs: object) -> bool:
        return True

    return agree


def first_alone(right: Callable[..., Any]) -> Callable[..., Any]:
    """Only the first of several seats."""
    return lambda state, seats, *args: right(state, seats[:1], *args)


def either(right: Callable[..., Any]) -> Callable[..., Any]:
    """Everybody, the main players among them."""
    return lambda state, side: tuple(one for one in state.seats if one != side.seat)


@dataclass(frozen=True, slots=True)
class Fault:
    """What is sown where, and the rules by whose ids it may be found.

    first   the number of the first game that is watched: the rarer the rule, the later it shows
    """

    where: str
    sown: Sown
    found: tuple[str, ...]
    first: int = 0


FAULTS = {
    "an own ship too many": Fault("reckoning.count_own", more, ("CE-94",)),
    "ties and all to the offense": Fault("reckoning.compare", always("offense"), ("CE-100",)),
    "the last of equals is named": Fault("..state.fates.list_seats", backwards, ("CE-11",)),
    "a destiny deck without a card": Fault("first_hands.build_destiny", one_short, ("CE-10",)),
    "a launch at any planet": Fault("launch.list_targets", anywhere, ("CE-51", "CE-52", "CE-53", "CE-55")),
    "six ships launched": Fault("launch.LIMIT", instead(6), ("CE-61",)),
    "a planet re-founded where others live": Fault("launch.find_owners", always([]), ("CE-52", "CE-142")),
    "main players invited": Fault("alliance.list_invitable", either, ("CE-71",)),
    "answers the wrong way round": Fault("alliance.list_seats", last_first, ("CE-73",)),
    "compensation for a ship more": Fault("compensation.count_lost", more, ("CE-106",)),
    "a reward too many": Fault("rewards.count_ships", more, ("CE-105",)),
    "a failed deal for two ships": Fault("deals.COST", instead(2), ("CE-114",)),
    "no regroup": Fault("turns.regroup", nothing, ("CE-42",)),
    "encounters without end": Fault("turns.has_another", yes, ("CE-120",)),
    "nobody wins": Fault("victory.check_win", always(None), ("CE-20",)),
    "powers without colonies": Fault("..extension.zaps.find_home_colonies", always(["0-1"] * 5), ("CE-23",)),
    "allies that do not land": Fault("resolution.land", first_alone, ("CE-104",)),
    "a second flare": Fault("..extension.windows.may_flare", always(True), ("CE-130",), 15),
    "used cards that are lost": Fault("cleanup.discard_used", nothing, ("CE-3",)),
}


@pytest.mark.parametrize("name", FAULTS)
@pytest.mark.samples("[!a]*", "a d*", "a l*", "a f*")
def test_a_sown_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = FAULTS[name]
    module, _, function = fault.where.rpartition(".")
    owner = import_module(
        f"games.cosmic.{module.removeprefix('..')}" if ".." in module else f"games.cosmic.rules.{module}"
    )
    monkeypatch.setattr(owner, function, fault.sown(getattr(owner, function)))
    assert any(ids(number) & set(fault.found) for number in range(fault.first, fault.first + GAMES))


def ids(number: int) -> set[str]:
    """The ids by which faults are found in a game."""
    return {sentence.partition(":")[0] for _, sentence in watch(number, most=1, **QUICK)}
