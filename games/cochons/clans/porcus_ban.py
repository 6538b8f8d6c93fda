"""Porcus, P-2: a player may not stand for Porc Royal, nor be voted for (R-131)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.clans.power import usable, use
from games.cochons.hands import at_will, deed
from games.cochons.hooks import Anytime, Move, Moves
from games.cochons.senate import TARGET, at_another, ballot_of, banish, names, seat_named
from games.cochons.state import State
from games.election.ballot import bannable
from games.table.asks import Option, Pick, Reply
from games.table.facts import Who
from games.table.script import tell

NAME: Final = "porcus-ban"

BAN: Final = deed(NAME)
DENOUNCED: Final = facts.KEYS.fact("porcus-ban", "who", "victim")


@hooks.senate.add()
def bans_a_candidate(moves: Moves, moment: Anytime) -> Moves:
    """R-131: after 4B and before the first vote; not the victim of the turn before. It outlasts a new ballot."""
    state, seat = moment.state, moment.seat

    async def play(reply: Reply) -> None:
        target = seat_named(reply, TARGET)
        use(state, seat, NAME)
        state.victim = target
        await tell(DENOUNCED, who=Who(seat), victim=Who(target))
        await banish(state, target)

    if not usable(state, seat, "porcus", NAME):
        return moves
    free = names(one for one in bannable(ballot_of(state)) if one != state.victim)
    among = [name for name in at_another(moment).choices({}) if name in free]
    return {**moves, NAME: Move(Option({TARGET: Pick("player", among)}, BAN), at_will, play)}


@hooks.turn_over.add()
async def forgives(state: State) -> None:
    """R-131: two turns running, not more; a turn without a ban sets everybody free."""
    if not any(NAME in player.used for player in state.players):
        state.victim = None
