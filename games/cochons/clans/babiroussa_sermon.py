"""Babiroussa: Gorets of another clan are converted (P-10, R-139)."""

from typing import Final

from games.cochons import facts
from games.cochons.clans.power import ClanPower, is_in_own_turn
from games.cochons.extension import hooks
from games.cochons.state.state import State
from games.cochons.state.troops import count_recruits, enlist, land, remove
from porc_royal.asks import Chosen, Field, Number, Pick, Reply
from porc_royal.facts import Named, Seat, Who
from porc_royal.script import roll_dice, tell

CONVERSION: Final = ClanPower("babiroussa", "conversion")
PREACH: Final = CONVERSION.additions.keys.offer("preach", facts.ASK_TRAVEL)
PREACHED: Final = CONVERSION.additions.keys.fact(
    "preached", "who", "victim", "tile", "dice", "gorets", "target", strikes="victim"
)
CONVERSION.additions.keys.chance("conversion")
CONVERSION.additions.keys.step("conversion", "convert")
CONVERTS: Final = (5, 6)


def offer_flock(moment: hooks.SeatMoment) -> dict[str, Field]:
    """R-35: whose Gorets, how many, and where converts go: nowhere without a troop of one's own, and a reserve."""
    state, seat = moment.state, moment.seat
    homes = [cell for cell, _ in state.troops_of(seat)]
    ready = homes and count_recruits(state, seat)
    cells = [cell for cell in state.cells() if ready and list_victims(state, seat, cell)]

    def among(chosen: Chosen) -> list[str]:
        return list_victims(state, seat, str(chosen.get(facts.TILE, "")))

    def number(chosen: Chosen) -> tuple[int, int]:
        return 1, count_gorets(state, str(chosen.get(facts.PLAYER, "")), str(chosen.get(facts.TILE, "")))

    return {
        facts.TILE: Pick("tile", cells),
        facts.PLAYER: Pick("player", among),
        facts.NUMBER: Number(number),
        facts.TO: Pick("tile", homes),
    }


@CONVERSION.offers(hooks.moves, PREACH, is_in_own_turn, offer_flock)
async def conversion(moment: hooks.SeatMoment, reply: Reply) -> None:
    """R-139, X-11, D-49: a die for each Goret tried, Gros Gruiks are immune."""
    await convert(moment.state, moment.seat, reply)


def list_victims(state: State, seat: Seat, cell: str) -> list[str]:
    """Who else has Gorets on this cell."""
    troops = state.board[cell].troops if cell in state.board else []
    return [str(troop.seat) for troop in troops if troop.seat != seat and troop.gorets]


def count_gorets(state: State, name: str, cell: str) -> int:
    """How many Gorets the player of this name has on this cell."""
    troops = state.board[cell].troops if cell in state.board else []
    return sum(troop.gorets for troop in troops if str(troop.seat) == name)


async def convert(state: State, seat: Seat, reply: Reply) -> None:
    """R-139: 5 and 6 convert, as long as the reserve has Gorets; converts have made their trip."""
    cell, target = reply.text(facts.TILE), reply.text(facts.TO)
    victim = Seat(int(reply.text(facts.PLAYER)))
    dice = await roll_dice("conversion", 6, reply.number(facts.NUMBER), whose=seat)
    gorets = min(sum(die in CONVERTS for die in dice), count_recruits(state, seat))
    if gorets:
        remove(state, state.board[cell], victim, gorets, 0)
        enlist(state, seat, gorets, 0)
        land(state, seat, target, gorets, 0, moved=state.travel_once)
    await tell(
        PREACHED,
        who=Who(seat),
        victim=Who(victim),
        tile=Named("tile", cell),
        dice=" ".join(map(str, dice)),
        gorets=gorets,
        target=Named("tile", target),
    )
