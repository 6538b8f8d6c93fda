"""IP-116, R-86 to R-93: when the game is over, who has won, and what is shown then."""

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import PRIZE, listed, ranked
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.speech import planet_named
from porc_royal.facts import Saying, Who
from porc_royal.rulebook import Result
from porc_royal.script import tell


def all_dead(state: State) -> Result:
    """R-89: nobody is left, nobody has won."""
    return Result((), Saying(facts.ALL_DEAD, {"round": state.round}))


def conceded(state: State) -> bool:
    """R-93: all who live agree to end it."""
    return bool(state.staying) and all(seat in state.conceding for seat in state.staying)


def finished(state: State) -> bool:
    """Whether the game ends before its last round: all dead, all conceding, or one left if that wins (R-88)."""
    alone = len(state.staying) == 1 and state.options.sole_survivor == "wins"
    return alone or not state.staying or conceded(state)


async def over(state: State) -> Result | None:
    """How the game ends before its last round, None while it goes on."""
    return await result_of(state) if finished(state) else None


async def result_of(state: State) -> Result:
    """R-88, R-89, R-93: how a game that has ended early ends."""
    await reveal(state)
    if not state.staying:
        return all_dead(state)
    if conceded(state):
        return Result((), Saying(facts.ALL_CONCEDED, {"round": state.round}))
    (who,) = state.staying
    return Result((who,), Saying(facts.WON_ALONE, {"who": Who(who), "round": state.round}))


async def last_round_over(state: State) -> Result:
    """IP-2, IP-5, IP-116, R-59, R-87: the prize in a living player's own hand wins; elsewhere it counts for nobody."""
    await reveal(state)
    for seat in state.living:
        if PRIZE in state.player(seat).hand:
            return Result((seat,), Saying(facts.WON_PRIZE, {"who": Who(seat), "round": state.round}))
    return Result((), Saying(facts.NOBODY, {"round": state.round}))


async def reveal(state: State) -> None:
    """R-91: hands and envelopes are opened."""
    for seat in state.living:
        hand = state.player(seat).hand
        await tell(facts.LAST_HAND, reveals=True, who=Who(seat), number=len(hand), cards=listed(hand))
    for site in state.chart.planets:
        cards = ranked(state.planets[site.id].envelope)
        if cards:
            await tell(
                facts.LAST_ENVELOPE,
                reveals=True,
                planet=planet_named(state, site.id),
                number=len(cards),
                cards=listed(cards),
            )
