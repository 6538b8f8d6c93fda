"""Pécari Banzaï: one more or one less technology (P-17, R-146)."""

from functools import partial
from typing import Final

from games.cochons import facts, hooks
from games.cochons.asking import ask
from games.cochons.clans.power import usable, use
from games.table.asks import PASS, Ask, Option, Reply
from games.table.facts import Arg, Named, Seat, Who
from games.table.script import tell

CLAN: Final = "pecari"
NAME: Final = "technology"
STEPS: Final = {"more": 1, "less": -1}
ASK_TWEAK: Final = facts.KEYS.question("tweak", "tile", "technology", options=(PASS, *STEPS))
TWEAKED: Final = facts.KEYS.fact("tweaked", "who", "technology")
IN_THE_BALANCE: Final = (5, 6)
"""Where one more or one less decides whether the tile is disintegrated; elsewhere it does nothing (R-146)."""

facts.STEPS.append("tweaks")


@hooks.weighed.add()
async def tweaks(weighing: hooks.Weighing) -> None:
    """R-146: in one's own combats, or in any if the table decided so, before technology is compared with 6."""
    bout, state = weighing.bout, weighing.bout.state
    watching = state.order if state.options.p17_any_combat else [side.seat for side in bout.sides]
    for seat in watching:
        if weighing.technology not in IN_THE_BALANCE or not usable(state, seat, CLAN, NAME):
            continue
        reply = await ask(state, partial(tweaking, weighing, seat))
        if reply.option != PASS:
            use(state, seat, NAME)
            weighing.technology = weighing.technology + STEPS[reply.option]
            await tell(TWEAKED, who=Who(seat), technology=weighing.technology)


def tweaking(weighing: hooks.Weighing, seat: Seat) -> Ask:
    """D-28; the default leaves it."""
    options = {PASS: Option(), **{name: Option() for name in STEPS}}
    cell = weighing.bout.state.cell_of(weighing.bout.tile)
    args: dict[str, Arg] = {"tile": Named("tile", cell), "technology": weighing.technology}
    return Ask(seat, ASK_TWEAK, "R-146", options, Reply(PASS), args)
