"""Envelope Scanner (PE-4): one looks into an envelope."""

from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.rules.envelopes import look
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_planet
from games.cosmic.state.roles import is_anyone
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

CARD: Final = Artifact("envelope_scanner")
WHICH: Final = CARD.choice("pig-scan")
SCANS: Final = CARD.keys.fact("pig-scans", "who", "planet", strikes="planet")


@CARD.plays(hooks.regroup, is_anyone)
async def looks_into_an_envelope(at: Now, seat: Seat) -> None:
    """Any player, after the regroup: of any system, unless it is sealed; nothing is moved."""
    seals = PIG.of(at.state).seals
    planets = [planet for planet in at.state.planets if planet not in seals]
    planet = await ask_planet(at.state, seat, WHICH, "PE-4", planets)
    if planet:
        await tell(SCANS, who=Who(seat), planet=facts.name_planet(planet))
        await look(at.state, seat, planet)
