"""Cosmic Field Generator: powers of one player are off for an encounter."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.extension.techs import Tech
from games.cosmic.questions.script import FREE
from games.cosmic.rules.techs import discard_tech
from games.cosmic.state.labs import find_up
from games.cosmic.state.state import State
from porc_royal.asks import Option, Pick, Reply
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

COSMIC_FIELD_GENERATOR: Final = Tech("cosmic_field_generator", 2)
ASKED: Final = (
    *(f"{facts.ASK_GATE}*", facts.ASK_LAUNCH, facts.ASK_INVITE, facts.ASK_ALLY),
    *(facts.ASK_CARD, facts.ASK_REINFORCE, facts.ASK_ORDERS),
)
SWITCH_OFF: Final = COSMIC_FIELD_GENERATOR.keys.offer("switch-off", *ASKED)
OFF: Final = COSMIC_FIELD_GENERATOR.keys.fact("tech-switches-off", "who", "other", strikes="other")


def list_working(state: State) -> list[str]:
    """Who has a power that is not cancelled in this encounter."""
    return [str(seat) for seat in state.seats if {*state.player(seat).powers} - {*state.now.zapped}]


class Switching:
    """TD-6, TD-9: at any time, and nobody can cancel it."""

    options: Sequence[str] = (SWITCH_OFF,)

    def list_options(self, state: State, seat: Seat, asked: Sequence[str]) -> dict[str, Option]:
        """Who has completed one all can see."""
        if state.encounter is None or find_up(state, seat, COSMIC_FIELD_GENERATOR.name) is None:
            return {}
        keys = [key for key in asked if key not in ASKED and not key.startswith(facts.ASK_GATE)]
        among = list_working(state)
        if keys or not among:
            return {}
        return {SWITCH_OFF: Option({facts.SEAT: Pick("player", tuple(among))}, free=True)}

    @not_a_rule
    async def act(self, state: State, seat: Seat, reply: Reply) -> None:
        """The powers of that player are off until the encounter ends."""
        tech, whom = find_up(state, seat, COSMIC_FIELD_GENERATOR.name), reply.text(facts.SEAT)
        if tech is None or whom not in list_working(state):
            return
        aliens = state.player(Seat(int(whom))).powers
        state.now.zapped += [alien for alien in aliens if alien not in state.now.zapped]
        await tell(OFF, who=Who(seat), other=Who(Seat(int(whom))))
        await discard_tech(state, seat, tech)


COSMIC_FIELD_GENERATOR.add(FREE, Switching())
