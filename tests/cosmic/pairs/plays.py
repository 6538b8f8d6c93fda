"""What scenarios of several expansions do: cards named by their kinds, with kickers; figures that were told."""

from typing import Final

from games.cosmic.state.catalogue import find_kind
from porc_royal.asks import Answer, Reply
from porc_royal.facts import Seat
from tests.cosmic.scenario import Table

BOTH: Final = {"reward_deck": "both"}
FLAGSHIPS: Final = {"special_ships": "flagship"}
VESSELS: Final = {"special_ships": "salvage"}
CARDS: Final = ("attack_10", "attack_08")


def play(table: Table, seat: int, card: str, kicker: str = "") -> Table:
    """A main player puts a card down, and a kicker."""
    table.until("card")
    fields: dict[str, Answer] = {"card": hold(table, seat, card)}
    if kicker:
        fields["kicker"] = hold(table, seat, kicker)
    table.take(Seat(seat), Reply("card", fields))
    return table


def hold(table: Table, seat: int, kind: str) -> str:
    """The card of a kind in a hand."""
    return next(card for card in table.state.players[seat].hand if find_kind(card).name == kind)


def choose(table: Table, seat: int, *cards: str) -> None:
    """Cards by their kinds, in a small question."""
    offered = {find_kind(card).name: card for card in table.choices(seat, "card", "cards")}
    table.take(Seat(seat), Reply("card", {"cards": tuple(offered[card] for card in cards)}))
