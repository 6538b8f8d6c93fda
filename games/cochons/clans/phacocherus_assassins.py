"""Phacochérus, P-8: governors of another player's pile are assassinated (R-137)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.clans.power import usable, use
from games.cochons.hands import at_will, deed
from games.cochons.hooks import Anytime, Move, Moves
from games.cochons.senate import TARGET, at_another, ballot_of, seat_named, tell_loss
from games.election.ballot import lose
from games.table.asks import Option, Reply
from games.table.facts import Who
from games.table.script import roll, tell

NAME: Final = "phacocherus-assassins"

VICTIMS: Final = {"0-1-2": (0, 1, 1, 2, 2, 2), "0-2-2": (0, 2, 2, 2, 2, 2)}
"""By the option `assassination_table`, how many for each face of the die: the annexe's table, or the text's (X-7)."""

SEND: Final = deed(NAME)
facts.CHANCE.append("assassins")
facts.STEPS.append("assassins")
ASSASSINS: Final = facts.KEYS.fact("assassins", "who", "victim", "die")


@hooks.senate.add()
def sends_assassins(moves: Moves, moment: Anytime) -> Moves:
    """R-137: at any moment of 4C, once a turn."""
    state, seat = moment.state, moment.seat

    async def assassins(reply: Reply) -> None:
        target = seat_named(reply, TARGET)
        use(state, seat, NAME)
        die = await roll("assassins", 6)
        await tell(ASSASSINS, who=Who(seat), victim=Who(target), die=die)
        number = VICTIMS[state.options.assassination_table][die - 1]
        await tell_loss(state, target, lose(ballot_of(state), target, number))

    if not usable(state, seat, "phacocherus", NAME):
        return moves
    option = Option({TARGET: at_another(moment)}, SEND)
    return {**moves, NAME: Move(option, at_will, assassins)}
