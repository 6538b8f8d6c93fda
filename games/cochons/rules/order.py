"""1C: the order of play. Whoever has most troops goes first (C-27)."""

from typing import Final

from games.cochons import facts
from games.cochons.rules.placement import GORETS
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.state import State
from porc_royal.additions import Additions
from porc_royal.facts import Listing, Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import roll_dice, tell

GRUIK: Final = 2
"""A Gros Gruik counts for two Gorets (C-27)."""

OWN: Final = Additions(facts.GAME)
COUNTED: Final = OWN.keys.fact("counted", "who", "number")
ROLLED_ORDER: Final = OWN.keys.fact("rolled-order", "who", "die")
ORDERED: Final = OWN.keys.fact("ordered", "order")
OWN.keys.chance("order")
OWN.keys.step("order", "untie")


async def order(state: State) -> Next:
    """C-27: most troops first; on the first turn clockwise from the first player, who was rolled for (C-7)."""
    state.phase = "order"
    if state.turn > 1:
        counts = {seat: count_strength(state, seat) for seat in state.order}
        for seat, count in counts.items():
            await tell(COUNTED, who=Who(seat), number=count)
        placed: list[Seat] = []
        for count in sorted(set(counts.values()), reverse=True):
            group = await untie([seat for seat in state.order if counts[seat] == count])
            placed.extend(group)
        state.order = placed
    await tell(ORDERED, order=Listing(tuple(Who(seat) for seat in state.order)))
    return find_next_phase(state, "order")


def count_strength(state: State, seat: Seat) -> int:
    """R-36: troops on the board, newcomers of 1B, and the five Gorets of whoever comes back in 1D."""
    player = state.player(seat)
    parties = [(troop.gorets, troop.gruiks) for _, troop in state.troops_of(seat)]
    if state.options.count_newcomers_in_order:
        parties.append((player.newcomers.gorets, player.newcomers.gruiks))
    if player.out:
        parties.append((GORETS, 0))
    return sum(gorets + GRUIK * gruiks for gorets, gruiks in parties)


async def untie(tied: list[Seat]) -> list[Seat]:
    """R-37: who is tied rolls a die, higher first; whoever is tied again rolls again, among themselves."""
    if len(tied) < 2:
        return tied
    dice = dict(zip(tied, await roll_dice("order", 6, len(tied), whose=tied), strict=True))
    for seat, die in dice.items():
        await tell(ROLLED_ORDER, who=Who(seat), die=die)
    placed: list[Seat] = []
    for die in sorted(set(dice.values()), reverse=True):
        group = await untie([seat for seat in tied if dice[seat] == die])
        placed.extend(group)
    return placed
