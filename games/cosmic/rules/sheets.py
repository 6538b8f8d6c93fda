"""What lies on the sheet of an alien: cards face down or face up, ships that it holds, what it has counted (CE-R16).

It goes with its alien to whoever gets that (`transfers.move_power`), and leaves with it.
"""

from collections.abc import Sequence

from games.cosmic.rules.captured import release_all
from games.cosmic.rules.transfers import is_of
from games.cosmic.state.piles import lay_off
from games.cosmic.state.state import State
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule


def list_down(state: State, seat: Seat, alien: str) -> Sequence[str]:
    """The cards that lie face down on the sheet of an alien."""
    return state.player(seat).face_down.get(alien, ())


def list_up(state: State, seat: Seat, alien: str) -> Sequence[str]:
    """The cards that lie face up on the sheet of an alien."""
    return state.player(seat).face_up.get(alien, ())


@not_a_rule
async def lay_down(state: State, seat: Seat, alien: str) -> None:
    """An alien leaves a seat: what it has counted and hidden is gone, its cards are discarded, its captives go home."""
    player, prefix = state.player(seat), alien.replace("_", "-")
    player.powers.remove(alien)
    player.tokens = {name: number for name, number in player.tokens.items() if not is_of(name, prefix)}
    player.secrets = {name: kept for name, kept in player.secrets.items() if not is_of(name, prefix)}
    for sheet in (player.face_down, player.face_up):
        lay_off(state, sheet.pop(alien, []))
    await release_all(state, alien)
