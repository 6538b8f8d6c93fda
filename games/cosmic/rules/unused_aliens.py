"""Aliens that nobody has: which of them may come into a game that is on, and what goes with one that leaves."""

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import APART, list_pool
from games.cosmic.extension.hooks import Now
from games.cosmic.rules.transfers import is_of
from games.cosmic.state.state import State
from porc_royal.facts import Seat


def list_preparing(state: State) -> list[str]:
    """Aliens that set something up at the beginning."""
    dealing = [use.power for use in state.assembly[hooks.deal]]
    return [*dealing, *(use.power for use in state.assembly[hooks.setup])]


def list_unused(state: State) -> list[str]:
    """CE-R27: aliens that nobody has, which set nothing up, and may be beside those that somebody has."""
    held = [alien for player in state.players for alien in player.powers]
    among = hooks.pool.of(list_pool(state.assembly, state.options), Now(state))
    return [
        alien
        for alien in among
        if alien not in held
        and alien not in list_preparing(state)
        and not any({alien, other} in state.assembly[APART] for other in held)
    ]


def lay_down(state: State, seat: Seat, alien: str) -> None:
    """An alien leaves a seat, with what it has counted and hidden."""
    player, prefix = state.player(seat), alien.replace("_", "-")
    player.powers.remove(alien)
    player.tokens = {name: number for name, number in player.tokens.items() if not is_of(name, prefix)}
    player.secrets = {name: kept for name, kept in player.secrets.items() if not is_of(name, prefix)}
