"""Phacochérus, P-8: governors of another player's pile are assassinated (R-137)."""

from typing import Final

from games.cochons.clans.power import ClanPower, is_anyone
from games.cochons.extension import hooks
from games.cochons.extension.hooks import Anytime
from games.cochons.rules.hands import name_deed
from games.cochons.rules.senate import TARGET, find_ballot, name_another, read_seat, tell_loss
from games.election.state.ballot import lose
from porc_royal.asks import Field, Pick, Reply
from porc_royal.facts import Who
from porc_royal.script import roll, tell

NAME: Final = "phacocherus-assassins"

VICTIMS: Final = {"0-1-2": (0, 1, 1, 2, 2, 2), "0-2-2": (0, 2, 2, 2, 2, 2)}
"""By the option `assassination_table`, how many for each face of the die: the annexe's table, or the text's (X-7)."""

ASSASSINATION: Final = ClanPower("phacocherus", NAME)
SEND: Final = name_deed(ASSASSINATION.additions, NAME)
ASSASSINATION.additions.keys.chance("assassins")
ASSASSINATION.additions.keys.step("assassins")
ASSASSINS: Final = ASSASSINATION.additions.keys.fact("assassins", "who", "victim", "die", strikes="victim")


def offer_others(moment: Anytime) -> dict[str, Field]:
    """A player other than oneself."""
    return {TARGET: Pick("player", name_another(moment))}


@ASSASSINATION.offers(hooks.senate, NAME, is_anyone, offer_others, label=SEND)
async def assassins(moment: Anytime, reply: Reply) -> None:
    """R-137: at any moment of 4C, once a turn."""
    state, target = moment.state, read_seat(reply, TARGET)
    die = await roll("assassins", 6, whose=moment.seat)
    await tell(ASSASSINS, who=Who(moment.seat), victim=Who(target), die=die)
    number = VICTIMS[state.options.assassination_table][die - 1]
    await tell_loss(state, target, lose(find_ballot(state), target, number))
