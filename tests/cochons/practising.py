"""What a practice player would reply at a table, from its own view."""

from games.cochons.practice.player import practise
from games.cochons.state.state import State
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.cochons.scenario import Table


def idea(table: Table, seat: int, luck: int = 0) -> Reply:
    return practise(table.view(seat), table.ask(seat), luck)


def plays(table: Table, seat: int) -> Reply:
    """The idea is carried out, too."""
    reply = idea(table, seat)
    table.take(Seat(seat), reply)
    return reply


def marked(state: State) -> None:
    """Everybody has chosen the marker 3."""
    for player in state.players:
        player.marker = 3
