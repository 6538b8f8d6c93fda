"""R-10: roll-offs, high on one die."""

from collections.abc import Sequence

from games.interstellar_pig import facts
from games.interstellar_pig.rules import dice
from games.interstellar_pig.state.state import State
from porc_royal.facts import Listing, Seat, Who
from porc_royal.script import tell


async def roll_off(state: State, seats: Sequence[Seat]) -> Seat:
    """IP-31, IP-42: the highest is first; those tied for highest, and only they, roll again."""
    tied = list(seats)
    while len(tied) > 1:
        scores: dict[Seat, int] = {}
        for seat in tied:
            thrown = await dice.throw(state, seat, "roll-off", 1)
            (scores[seat],) = thrown.best
            await tell(facts.ROLL_OFF, who=Who(seat), dice=dice.write_dice(thrown.dice), kept=scores[seat])
        best = max(scores.values())
        tied = [seat for seat in tied if scores[seat] == best]
        if len(tied) > 1:
            await tell(facts.ROLL_TIED, tied=Listing(tuple(Who(seat) for seat in tied)), best=best)
    return tied[0]


def list_seats_from(state: State, first: Seat) -> list[Seat]:
    """All seats in their order round the table, from this one on."""
    start = state.order.index(first)
    return state.order[start:] + state.order[:start]
