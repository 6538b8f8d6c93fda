"""Kickers in Piggy Challenges: "Kickers work as usual" (CP-23), what is written on them included (CD-46)."""

from games.cosmic.state.state import WARP
from porc_royal.asks import Answer, Reply
from porc_royal.facts import Seat, Who
from tests.cosmic.pairs.plays import BOTH, hold
from tests.cosmic.pig import drop, holder
from tests.cosmic.scenario import Table

CARDS = {0: "attack_04", 1: "attack_40", 2: "attack_10", 3: "attack_12"}


def fight(table: Table, kickers: dict[int, str], ships: dict[int, str] | None = None) -> Table:
    """All commit their cards; Red's is an attack 04, Blue's 40, Green's 10, Yellow's 12."""
    for seat, card in CARDS.items():
        fields: dict[str, Answer] = {"card": hold(table, seat, card)}
        if seat in kickers:
            fields["kicker"] = hold(table, seat, kickers[seat])
        if ships and seat in ships:
            fields["ships"] = (ships[seat],)
        table.take(Seat(seat), Reply("commit", fields))
    return table


def sums(table: Table) -> dict[int, int]:
    return {int(one["who"].seat): one["total"] for one in table.said("cosmic-pig-total")}  # type: ignore[union-attr,misc]


def test_a_kicker_that_reverses_attacks_reverses_them_all() -> None:
    """CD-46, CD-R6: the highest card is the best then."""
    table = drop(hands={2: "attack_10 kicker_reverse_polarity"}, options=BOTH)
    fight(table, {2: "kicker_reverse_polarity"})
    assert sums(table) == {0: -4 - 5, 1: -40 - 5, 2: -10 - 5, 3: -12 - 5}
    assert [one["who"] for one in table.said("cosmic-pig-goes-to")][:1] == [Who(Seat(1))]


def test_a_jamming_kicker_cancels_the_others_and_lets_nobody_reinforce() -> None:
    """CD-R3: Yellow's x4 is cancelled, Green's own x2 is not, and nobody is asked for reinforcements."""
    hands = {2: "attack_10 kicker_jamming_signal", 3: "attack_12 kicker_4 reinforcement_5"}
    table = drop(hands=hands, options={**BOTH, "pace": "gates"})
    fight(table, {2: "kicker_jamming_signal", 3: "kicker_4"})
    assert sums(table) == {0: 4 - 5, 1: 40 - 5, 2: 20 - 5, 3: 12 - 5}
    assert holder(table) == 0


def test_where_a_kicker_destroys_all_everybody_loses_and_fights_again() -> None:
    """CD-R21, CP-46: all ships that were committed go to the warp."""
    hands = {
        0: "attack_04 attack_06 attack_08",
        2: "attack_10 kicker_self_destruct attack_15",
        3: "attack_12 attack_14",
    }
    table = drop(hands=hands, options=BOTH)
    fight(table, {2: "kicker_self_destruct"}, {0: "0-1.1", 3: "3-1.1"})
    assert table.state.ships[WARP] == [1, 0, 0, 1]
    assert table.said("cosmic-pig-even")
    assert holder(table) is None
