"""Precursor Seed: a second alien."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension.techs import Tech
from games.cosmic.rules.sheets import lay_down
from games.cosmic.rules.unused import list_unused
from games.cosmic.state.state import State, TechCard
from porc_royal.facts import Seat, Who
from porc_royal.script import shuffle, tell

PRECURSOR_SEED: Final = Tech("precursor_seed", 9)
BECOMES: Final = PRECURSOR_SEED.keys.fact("tech-seed", "who", "alien")
PURPOSE: Final = "tech-seed"
PRECURSOR_SEED.keys.chance(PURPOSE)


@PRECURSOR_SEED.completes
async def awakes(state: State, seat: Seat, tech: TechCard) -> None:
    """A power that nobody has, besides its own, drawn at random."""
    unused = list_unused(state)
    if unused:
        tech.note = (await shuffle(PURPOSE, unused))[0]
        state.player(seat).powers.append(tech.note)
        await tell(BECOMES, reveals=True, who=Who(seat), alien=facts.name_alien(tech.note))


@PRECURSOR_SEED.leaves
async def dies(state: State, seat: Seat, tech: TechCard) -> None:
    """It goes with the seed, whoever has it now."""
    for one in state.seats:
        if tech.note in state.player(one).powers:
            await lay_down(state, one, tech.note)
