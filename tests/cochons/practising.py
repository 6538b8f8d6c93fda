"""What a practice player would reply at a table, from its own view."""

from games.cochons.practise.player import practise
from games.cochons.state import State
from games.table.asks import Reply
from games.table.facts import Seat
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
