"""Two runs of Goofspiel on two deals: a viewer is shown the same, and would not be if a rule told what it must not.

Of Goofspiel the promises know nothing but what its package declares (`goofspiel/secrets.py`).
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from goofspiel import rulebook
from goofspiel.state import State

from bot.games import GAMES, AnyRulebook
from porc_royal.asks import Ask
from porc_royal.facts import Seat
from porc_royal.play import Play
from porc_royal.rulebook import Settings
from tests.promises.leaks_common import COMMON
from tests.promises.leaks_shown import told_to_everybody
from tests.promises.leaks_told import Leak, Patch
from tests.promises.moderated import Opening
from tests.promises.openings import opening
from tests.promises.runner import Runner
from tests.promises.tworuns import Diverged

GAME: Final = "goofspiel"
EVENTS: Final = 16
TABLES: Final = 4
MOST: Final = 20
"""Tables at one of which a leak must show."""


@pytest.mark.parametrize("watcher", range(4), ids=["the public", "the first", "the second", "another"])
def test_what_the_rules_hide_changes_nothing_that_a_viewer_is_shown(watcher: int, tmp_path: Path) -> None:
    with Runner.open(tmp_path) as runner:
        for number in range(TABLES):
            runner.pair(GAME, number, watcher=watcher, events=EVENTS)
            runner.pair(GAME, number, watcher=watcher, events=EVENTS, opened=deal(number))


def test_what_is_shown_differs_as_soon_as_a_bid_is_turned_up_and_not_before(tmp_path: Path) -> None:
    with Runner.open(tmp_path) as runner:
        assert any(runner.reveal(GAME, number, watcher=number % 4, events=EVENTS) for number in range(MOST))


def deal(number: int) -> Opening:
    """A table at which nothing has been dealt yet."""
    settings: Settings = {"prizes": 7, "hands": "dealt"}
    begun = Play.new(GAMES[GAME], 3, settings).position
    return Opening(GAMES[GAME], 3, settings, begun.chapter, begun.state, case=GAME)


def amid(number: int) -> Opening:
    """A table at which somebody bids."""
    return opening(GAME, number)


def asks_with_the_next_prize(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    """A question names what is on the table, and the prize below it."""
    true = rulebook.ask_bid

    def ask_bid(state: State, seat: Seat) -> Ask:
        prizes, next_one = state.prizes, state.pile[-1:]
        state.prizes = [*prizes, *next_one]
        asked = true(state, seat)
        state.prizes = prizes
        return asked

    patch.setattr(rulebook, "ask_bid", ask_bid)
    return book


LEAKS: Final[dict[str, tuple[Leak, Callable[[int], Opening], int, str]]] = {
    "hands are dealt openly": (
        told_to_everybody(rulebook),
        deal,
        0,
        r"message / .*Your hand: .*Your hand: ",
    ),
    "a question names the next prize": (
        asks_with_the_next_prize,
        amid,
        2,
        r"(message|why) / .*What do you bid for ★",
    ),
    "it is said who has sealed a bid": (
        COMMON["it is said who has sealed"],
        amid,
        0,
        r"(message|status) / .*\[\d(, \d)*\]",
    ),
}
"""What is sown, at which tables and for which watcher it must show, and as what."""


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_sown_on_purpose_is_found_where_it_shows_and_nothing_is_without_it(
    leak: str, tmp_path: Path
) -> None:
    sow, begin, watcher, shown = LEAKS[leak]
    tables = [begin(number) for number in range(MOST)]  # by the true rules
    with Runner.open(tmp_path) as runner:
        with pytest.MonkeyPatch.context() as patch:
            book = sow(patch, GAMES[GAME])
            tried = (
                (number, compare(runner, number, watcher, tables[number], book)) for number in range(MOST)
            )
            number, found = next(one for one in tried if one[1])
        assert re.match(shown, found), found
        assert compare(runner, number, watcher, tables[number]) == ""


def compare(
    runner: Runner, number: int, watcher: int, opened: Opening, book: AnyRulebook | None = None
) -> str:
    """What differs between two runs of a table; nothing where they are alike."""
    try:
        runner.pair(GAME, number, watcher=watcher, events=EVENTS, book=book, opened=opened)
    except Diverged as found:
        return str(found)
    return ""
