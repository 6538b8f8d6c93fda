"""What an election starts with: everybody's governors in front of them (C-59)."""

from typing import Final

from games.election import ballot
from games.election.options import chosen
from games.election.state import State
from games.table.rulebook import Settings

PLAYERS: Final = (2, 12)


def setup(players: int, settings: Settings) -> State:
    """The state before the first chapter. An outsider who presides is among the players, as the last."""
    options = chosen(settings)
    voters = players - options.outsider
    started = ballot.opened(options.governors_of(voters), own=options.pile_or_own_governors == "own")
    for seat in options.named():
        ballot.stand(started, seat)
    return State(options, started, players)
