"""Hylochérus: acorn famine on a tile (P-5, R-134)."""

from typing import Final

from games.cochons import facts
from games.cochons.clans.power import ClanPower, is_in_own_turn
from games.cochons.extension import hooks
from games.cochons.state.state import State
from games.cochons.state.troops import remove
from porc_royal.asks import Field, Pick, Reply
from porc_royal.facts import Named, Seat, Who
from porc_royal.script import roll_dice, tell

FAMINE: Final = ClanPower("hylocherus", "famine")
STARVE: Final = FAMINE.additions.keys.offer("starve", facts.ASK_TRAVEL)
STARVES: Final = FAMINE.additions.keys.fact("famine", "who", "tile")
TOLL: Final = FAMINE.additions.keys.fact(
    "famine-toll", "who", "dice", "gorets", "gruiks", strikes="who", below=STARVES
)

FAMINE.additions.keys.chance("famine")
FAMINE.additions.keys.step("famine", "starve")


def offer_tiles_with_pigs(moment: hooks.SeatMoment) -> dict[str, Field]:
    """Any tile with pigs, one's own included."""
    state = moment.state
    return {facts.TILE: Pick("tile", [cell for cell in state.cells() if state.board[cell].troops])}


@FAMINE.offers(hooks.moves, STARVE, is_in_own_turn, offer_tiles_with_pigs)
async def famine(moment: hooks.SeatMoment, reply: Reply) -> None:
    """R-134, D-47: in one's own turn."""
    await starve(moment.state, moment.seat, reply.text(facts.TILE))


async def starve(state: State, seat: Seat, cell: str) -> None:
    """R-121, R-134: a die for each pig, owners in play order, Gorets first; they fall on 5-6, Gros Gruiks on 6.

    Extra-Cochons eat something else.
    """
    tile = state.board[cell]
    await tell(STARVES, who=Who(seat), tile=Named("tile", cell))
    troops = [troop for one in state.order if (troop := tile.troop(one)) is not None]
    owners = [troop.seat for troop in troops for _ in range(troop.size)]
    dice = list(await roll_dice("famine", 6, len(owners), whose=owners))
    for troop in troops:
        mine, dice = dice[: troop.size], dice[troop.size :]
        gorets = sum(die >= 5 for die in mine[: troop.gorets])
        gruiks = sum(die == 6 for die in mine[troop.gorets :])
        shown = " ".join(map(str, mine))
        remove(state, tile, troop.seat, gorets, gruiks)
        await tell(TOLL, who=Who(troop.seat), dice=shown, gorets=gorets, gruiks=gruiks)
