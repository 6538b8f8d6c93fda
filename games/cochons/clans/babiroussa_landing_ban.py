"""Babiroussa: a player may not land on a tile this turn (P-11, R-140)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.clans.power import usable, use
from games.cochons.space import grounds
from games.table.asks import Option, Pick, Reply
from games.table.facts import Named, Saying, Seat, Who
from games.table.script import tell

NAME: Final = "landing-ban"
FORBID: Final = facts.KEYS.offer("forbid", facts.ASK_TRAVEL, facts.ASK_GAP_FIRST, facts.ASK_GAP)
FORBIDDEN: Final = facts.KEYS.fact("landing-banned", "who", "victim", "tile")


@hooks.landing.add()
def stays_away(landing: hooks.Landing) -> bool:
    """R-140: binding for every trip of this player, until the end of the turn; it goes with the tile."""
    return (landing.seat, landing.state.board[landing.cell].name) not in landing.state.bans


@hooks.moves.add(rank=66)
def forbids_a_landing(moves: hooks.Moves, moment: hooks.Moment) -> hooks.Moves:
    """R-140: whoever has travelled may still land by a card, so anybody else may be stopped until 2B is over."""
    state, seat = moment.state, moment.seat
    if moment.sequence != "2B" or not moment.events or not usable(state, seat, "babiroussa", NAME):
        return moves
    victims = [str(one) for one in state.order if one != seat]

    async def play(reply: Reply) -> None:
        victim, cell = Seat(int(reply.text(facts.PLAYER))), reply.text(facts.TILE)
        use(state, seat, NAME)
        state.bans.append((victim, state.board[cell].name))
        await tell(FORBIDDEN, who=Who(seat), victim=Who(victim), tile=Named("tile", cell))

    option = Option({facts.PLAYER: Pick("player", victims), facts.TILE: Pick("tile", grounds(state))})
    return {**moves, FORBID: hooks.Move(option, _always, play, cardless=bool(victims))}


def _always(reply: Reply) -> Saying | None:
    """Nothing more to check than player and tile."""
    return None
