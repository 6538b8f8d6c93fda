"""Babiroussa: a Goret killed in this turn's combats comes back (P-12, R-141)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.clans.power import usable, use
from games.cochons.troops import enlist, land
from games.table.asks import Option, Pick, Reply
from games.table.facts import Named, Saying, Who
from games.table.script import tell

NAME: Final = "recovery"
RECOVER: Final = facts.KEYS.offer("recover", facts.ASK_REORGANISE)
RECOVERED: Final = facts.KEYS.fact("recovered", "who", "tile")


@hooks.moves.add(rank=64)
def brings_one_back(moves: hooks.Moves, moment: hooks.Moment) -> hooks.Moves:
    """R-35, R-141: in one's own slot of 3B, on a tile where one has troops; it steps no farther this turn."""
    state, seat = moment.state, moment.seat
    player = state.player(seat)
    if moment.sequence != "3B" or not usable(state, seat, "babiroussa", NAME):
        return moves
    cells = [cell for cell, _ in state.troops_of(seat)] if player.fallen and player.gorets else []

    async def play(reply: Reply) -> None:
        cell = reply.text(facts.TILE)
        use(state, seat, NAME)
        enlist(state, seat, 1, 0)
        land(state, seat, cell, 1, 0, moved=True)
        await tell(RECOVERED, who=Who(seat), tile=Named("tile", cell))

    option = Option({facts.TILE: Pick("tile", cells)})
    return {**moves, RECOVER: hooks.Move(option, _always, play, cardless=bool(cells))}


def _always(reply: Reply) -> Saying | None:
    """Nothing more to check than the tile."""
    return None
