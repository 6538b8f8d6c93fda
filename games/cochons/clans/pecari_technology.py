"""Pécari Banzaï: one more or one less technology (P-17, R-146)."""

from functools import partial
from typing import Final

from games.cochons.clans.power import ClanPower
from games.cochons.extension import hooks
from games.cochons.questions.script import ask
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.facts import Arg, Named, Seat, Who
from porc_royal.script import tell

TECHNOLOGY: Final = ClanPower("pecari", "technology")
STEPS: Final = {"more": 1, "less": -1}
ASK_TWEAK: Final = TECHNOLOGY.additions.keys.question("tweak", "tile", "technology", options=(PASS, *STEPS))
TWEAKED: Final = TECHNOLOGY.additions.keys.fact("tweaked", "who", "technology")
IN_THE_BALANCE: Final = (5, 6)
"""Where one more or one less decides whether the tile is disintegrated; elsewhere it does nothing (R-146)."""

TECHNOLOGY.additions.keys.step("offer_technology")


def is_in_the_balance(weighing: hooks.Weighing, seat: Seat) -> bool:
    """R-146: in one's own combats, or in any if the table decided so."""
    theirs = weighing.state.options.p17_any_combat or seat in weighing.bout.seats
    return theirs and weighing.technology in IN_THE_BALANCE


async def offer_technology(weighing: hooks.Weighing, seat: Seat) -> Reply:
    """Before technology is compared with 6."""
    return await ask(weighing.state, partial(make_tweak_ask, weighing, seat))


@TECHNOLOGY.asks(hooks.weighed, is_in_the_balance, offer_technology, once=True)
async def tweaks(weighing: hooks.Weighing, seat: Seat, reply: Reply) -> None:
    """R-146: one more, or one less."""
    weighing.technology = weighing.technology + STEPS[reply.option]
    await tell(TWEAKED, who=Who(seat), technology=weighing.technology)


def make_tweak_ask(weighing: hooks.Weighing, seat: Seat) -> Ask:
    """D-28; the default leaves it."""
    options = {PASS: Option(), **{name: Option() for name in STEPS}}
    cell = weighing.bout.state.cell_of(weighing.bout.tile)
    args: dict[str, Arg] = {"tile": Named("tile", cell), "technology": weighing.technology}
    return Ask(seat, ASK_TWEAK, "R-146", options, Reply(PASS), args)
