"""How practice players vote, from what they may know."""

import pytest

from games.cochons.practise import practise
from games.table.asks import Reply
from games.table.facts import Seat
from tests.cochons.scenario import Table
from tests.cochons.senate import calls, ready, senate, vote


def idea(table: Table, seat: int) -> Reply:
    return practise(table.view(seat), table.ask(seat), 0)


@pytest.mark.parametrize(("mine", "theirs", "expected"), [(3, 5, "1"), (2, 5, "0"), (0, 1, "0")])
def test_it_votes_for_itself_unless_somebody_is_far_ahead(mine: int, theirs: int, expected: str) -> None:
    table = senate(theirs, mine, 1)
    ready(table)
    calls(table, 0, 1, 2, 0)
    assert idea(table, 1) == Reply("vote", {"for": expected})


def closing(*governors: int) -> Table:
    table = senate(*governors, hands={0: "mentoto.1 pionce-au-senat-porc.1"})
    ready(table)
    calls(table, 0, 0, 1, 2)
    for seat in range(3):
        vote(table, seat, seat)
    return table


def test_a_last_card_is_played_where_it_may_help() -> None:
    assert idea(closing(2, 3, 1), 0) == Reply("mentoto", {"card": "mentoto.1"})


@pytest.mark.parametrize("governors", [(3, 2, 1), (1, 9, 1)])
def test_and_kept_where_it_cannot(governors: tuple[int, int, int]) -> None:
    assert idea(closing(*governors), 0) == Reply("pass")


def test_a_practice_player_plays_whole_elections() -> None:
    table = senate(2, 2, 2, hands={1: "baron-harkonono.1"})
    while table.state.ballot is not None:
        for seat in table.asked[:1]:
            table.take(Seat(seat), idea(table, seat))
    assert table.state.royal is not None
