"""Stasis Seal (PE-5): an envelope is closed for a while."""

from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, Seal
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_planet
from games.cosmic.state.roles import is_anyone
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = PIG.part()

CARD: Final = Artifact("stasis_seal")
WHICH: Final = CARD.choice("pig-seal")
SEALS: Final = CARD.keys.fact("pig-seals", "who", "planet", strikes="planet")
UNSEALED: Final = CARD.keys.fact("pig-unsealed", "planet")


@CARD.plays(hooks.regroup, is_anyone)
async def seals_an_envelope(at: Now, seat: Seat) -> None:
    """Any player, after the regroup: no look and no exchange until the end of the player's next turn."""
    planet = await ask_planet(at.state, seat, WHICH, "PE-5", list(at.state.planets))
    if planet:
        PIG.of(at.state).seals[planet] = Seal(seat, at.state.turn)
        await tell(SEALS, who=Who(seat), planet=facts.name_planet(planet))


@ADDS.acts(hooks.start_turn)
@not_a_rule
async def break_seals(at: Now) -> None:
    """It comes off when the turn after that next turn begins."""
    state, seals = at.state, PIG.of(at.state).seals
    for planet, seal in tuple(seals.items()):
        if seal.until:
            del seals[planet]
            await tell(UNSEALED, planet=facts.name_planet(planet))
        elif state.offense == seal.seat and state.turn > seal.turn:
            seal.until = state.turn
