"""Tech Scrambler: a tech of somebody else is discarded."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.extension.techs import Tech, find_tech, has_techs
from games.cosmic.questions.script import FREE
from games.cosmic.rules.techs import LAB, count_researching, discard_tech
from games.cosmic.state.labs import (
    count_there,
    find_lab,
    list_all_techs,
    list_down,
    name_lab,
    name_tech,
)
from games.cosmic.state.state import State
from porc_royal.asks import Option, Pick, Reply
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

TECH_SCRAMBLER: Final = Tech("tech_scrambler", 0, is_secret=True)
ASKED: Final = (
    *(f"{facts.ASK_GATE}*", facts.ASK_LAUNCH, facts.ASK_INVITE, facts.ASK_ALLY),
    *(facts.ASK_CARD, facts.ASK_REINFORCE, facts.ASK_ORDERS),
)
SCRAMBLE: Final = TECH_SCRAMBLER.keys.offer("scramble", *ASKED)
TARGET: Final = TECH_SCRAMBLER.keys.field("target")
SCRAMBLES: Final = TECH_SCRAMBLER.keys.fact("tech-scrambles", "who", "tech", "lab", "other", strikes="other")
TOO_DEAR: Final = TECH_SCRAMBLER.keys.fact("tech-too-dear", "lab", "other")


class Scrambling:
    """TD-6, TD-9: at any time, and nobody can cancel it."""

    options: Sequence[str] = (SCRAMBLE,)

    def list_options(self, state: State, seat: Seat, asked: Sequence[str]) -> dict[str, Option]:
        """Whoever has ships on a tech that lies face down is offered it alike, where others have techs."""
        if not has_techs(state) or state.encounter is None:
            return {}
        if any(key not in ASKED and not key.startswith(facts.ASK_GATE) for key in asked):
            return {}
        down = [one for one in list_down(state, seat) if count_there(state, seat, one)]
        targets = tuple(name_lab(owner, one) for owner, one in list_all_techs(state) if owner != seat)
        if not down or not targets:
            return {}
        own = tuple(name_lab(seat, one) for one in down if one.name == TECH_SCRAMBLER.name)
        return {SCRAMBLE: Option({LAB: Pick("lab", own), TARGET: Pick("lab", targets)}, free=True)}

    @not_a_rule
    async def act(self, state: State, seat: Seat, reply: Reply) -> None:
        """It is turned up, and the other one discarded if it costs no more than there are ships on this one."""
        own, target = find_lab(state, reply.text(LAB)), find_lab(state, reply.text(TARGET))
        if own is None or target is None or own[1].name != TECH_SCRAMBLER.name:
            return
        named, lab = name_tech(TECH_SCRAMBLER.name), target[1].lab
        await tell(SCRAMBLES, reveals=True, who=Who(seat), tech=named, lab=lab, other=Who(target[0]))
        number = count_researching(state, seat, own[1])
        cost = find_tech(state, target[1]).cost or max(1, count_there(state, *target))
        if cost <= number:
            await discard_tech(state, *target)
        else:
            await tell(TOO_DEAR, lab=lab, other=Who(target[0]))
        await discard_tech(state, seat, own[1])


TECH_SCRAMBLER.add(FREE, Scrambling())
