"""Every game ends, whatever is chosen; nothing is lost or doubled; it can be put away after every reply."""

import random

import pytest

from tests.promises.cases import CASES, GAMES_OF_EACH
from tests.promises.invariants import INVARIANTS
from tests.promises.openings import LONGEST, PATIENCE, lucky_game
from tests.promises.whole_games import finish
from tests.referees.watching import REFEREES, Watched

CHUNK = 5
"""How many games one test plays: they are dealt out to whoever helps to run the tests."""

STARTS = 1000
"""Games that are begun only, to see what luck chooses."""


ORDINARY = [(name, first) for name, case in CASES.items() for first in range(0, case.games, CHUNK)]
LONG = [
    (name, first)
    for name, case in CASES.items()
    for first in range(case.games, GAMES_OF_EACH or case.soak, CHUNK)
]
LOBBY = [(name, number) for name, case in CASES.items() for number in case.lobby]


@pytest.mark.parametrize(("name", "first"), ORDINARY)
@pytest.mark.samples("*-0")
def test_random_players_finish_and_nothing_is_lost_and_any_reply_may_be_the_last_before_a_restart(
    name: str, first: int
) -> None:
    finish_all(name, first)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "first"), LONG)
def test_random_players_finish_and_nothing_is_lost_for_as_long_as_one_likes(name: str, first: int) -> None:
    finish_all(name, first, watched=name in REFEREES)


@pytest.mark.parametrize(("name", "number"), LOBBY)
@pytest.mark.samples("election-1", "interstellar_pig-[12]", "cochons-8", "cochons-complete-7", "cosmic-3")
def test_random_players_finish_with_the_options_as_the_lobby_offers_them(name: str, number: int) -> None:
    luck = random.Random(10_000 + number)
    play, _, _ = lucky_game(name, luck)
    finish(play, luck, INVARIANTS[name], patience=PATIENCE)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(100))
@pytest.mark.parametrize("name", CASES)
def test_a_hundred_games_of_each_kind_finish_with_the_options_as_the_lobby_offers_them(
    name: str, number: int
) -> None:
    luck = random.Random(10_000 + number)
    play, players, settings = lucky_game(name, luck)
    referee = Watched.begin(name, play, players, settings) if name in REFEREES else None
    finish(play, luck, INVARIANTS[name], referee=referee)


@pytest.mark.parametrize("name", CASES)
def test_every_value_of_every_option_and_every_number_of_players_is_played(name: str) -> None:
    met: set[tuple[str, object]] = set()
    players: set[int] = set()
    for number in range(STARTS):
        luck = random.Random(number)
        _, seats, settings = lucky_game(name, luck)
        met |= set(settings.items())
        players.add(seats)
    case, book = CASES[name], CASES[name].book
    assert met == {(one.name, value) for one in book.options for value in case.values(one)}
    assert players == set(range(book.seats[0], book.seats[1] + 1))


def finish_all(name: str, first: int, *, watched: bool = False) -> None:
    """Play so many games from number `first` on; in every tenth, practice players think about what they reply.

    watched: an independent referee looks at every reply (`tests/referees`).
    """
    for number in range(first, first + CHUNK):
        luck = random.Random(number)
        play, players, settings = lucky_game(name, luck, **INVARIANTS[name].quick(luck))
        referee = Watched.begin(name, play, players, settings) if watched else None
        patience = LONGEST if watched else PATIENCE
        finish(play, luck, INVARIANTS[name], sensible=number % 10 == 0, patience=patience, referee=referee)
