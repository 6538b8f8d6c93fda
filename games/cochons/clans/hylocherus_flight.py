"""Hylochérus: fleeing before the first round (P-6, R-135)."""

from functools import partial
from typing import Final

from games.cochons import facts, hooks
from games.cochons.asking import ask
from games.cochons.clans.power import usable, use
from games.cochons.rules.flight import flee, refuges
from games.cochons.rules.forecast import forecast
from games.cochons.state import Side
from games.table.asks import PASS, Ask, Option, Pick, Reply
from games.table.facts import Arg, Named, Who
from games.table.script import tell

NAME: Final = "flight"
ASK_SLIP_AWAY: Final = facts.KEYS.question("slip-away", "tile", *facts.FORECAST, options=(PASS, "flee"))
SLIPPED_AWAY: Final = facts.KEYS.fact("slipped-away", "who")
facts.STEPS.append("slips_away")


@hooks.opened.add()
async def slips_away(bout: hooks.Bout) -> None:
    """R-135: attacking or defending, before any card is laid; then there is no combat."""
    for side in bout.sides:
        if not usable(bout.state, side.seat, "hylocherus", NAME) or not refuges(bout, side):
            continue
        reply = await ask(bout.state, partial(slipping, bout, side))
        if reply.option != PASS:
            use(bout.state, side.seat, NAME)
            await tell(SLIPPED_AWAY, who=Who(side.seat))
            await flee(bout, side, reply.text(facts.TILE))


def slipping(bout: hooks.Bout, side: Side) -> Ask:
    """D-23; the default stays."""
    options = {PASS: Option(), "flee": Option({facts.TILE: Pick("tile", refuges(bout, side))})}
    args: dict[str, Arg] = {"tile": Named("tile", bout.state.cell_of(bout.tile)), **forecast(bout, side)}
    return Ask(side.seat, ASK_SLIP_AWAY, "R-135", options, Reply(PASS), args)
