"""What an election starts with: everybody's governors in front of them (C-59)."""

from typing import Final

from games.election.state import ballot
from games.election.state.options import read_options
from games.election.state.state import State
from porc_royal.rulebook import Settings

PLAYERS: Final = (2, 12)


def setup(players: int, settings: Settings) -> State:
    """The state before the first chapter. An outsider who presides is among the players, as the last."""
    options = read_options(settings)
    voters = players - options.outsider
    started = ballot.open_ballot(options.governors_of(voters), own=options.pile_or_own_governors == "own")
    for seat in options.named():
        ballot.stand(started, seat)
    return State(options, started, players)
