"""Maître Yodo Lardo (EV-23): one of one's Gorets becomes a Gros Gruik (R-65)."""

from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import lay_in_fights, offer_in_turn
from games.cochons.practice.expectations import Gain, Prospect
from games.cochons.rules.attack_gap import IN_3A
from games.cochons.state.state import Side, State, Tile
from games.cochons.state.troops import promote
from porc_royal.asks import Reply
from porc_royal.cards import say_card
from porc_royal.declarations import Target
from porc_royal.facts import Named, Seat, Who
from porc_royal.script import tell

CARD: Final[Card] = make_event_card(
    "yodo-lardo", copies=2, when=("2B", "3A"), simplified=False, worth=6, rules=("R-65",)
)

PROMOTE: Final = CARD.additions.keys.offer(
    "promote", facts.ASK_TRAVEL, facts.ASK_GAP_FIRST, facts.ASK_GAP, *IN_3A
)
PROMOTED: Final = CARD.additions.keys.fact("promoted", "who", "tile", "card")


def list_tiles_with_gorets(moment: hooks.SeatMoment) -> list[str]:
    """R-35: where the seat has Gorets; nowhere when its reserve has no Gros Gruik."""
    able = moment.state.player(moment.seat).gruiks > 0
    return [cell for cell, troop in moment.state.troops_of(moment.seat) if able and troop.gorets]


@offer_in_turn(CARD, PROMOTE, rank=46, targets={facts.TILE: Target("tile", list_tiles_with_gorets)})
async def promotes_a_goret(moment: hooks.SeatMoment, reply: Reply) -> None:
    """R-21, R-65: in one's own turn of 2B, and in the windows of 2B and 3A."""
    tile = moment.state.board[reply.text(facts.TILE)]
    promote(moment.state, tile, moment.seat)
    await _tell(moment.state, moment.seat, tile, reply.text(facts.CARD))


def expect_first_gruik(fight: Prospect) -> Gain | None:
    """The die of a Gros Gruik, where only Gorets fight."""
    able = fight.gorets and not fight.gruiks and fight.reserve_gruiks
    return Gain(dice=(8,)) if able else None


@lay_in_fights(CARD, step=7, expects=expect_first_gruik)
async def promotes_one_in_a_fight(bout: hooks.Bout, side: Side, card: str) -> bool:
    """R-65, R-73: laid, it is for a Goret of this fight."""
    if not promote(bout.state, bout.tile, side.seat):
        return False
    await _tell(bout.state, side.seat, bout.tile, card)
    return True


async def _tell(state: State, seat: Seat, tile: Tile, card: str) -> None:
    cell = Named("tile", state.cell_of(tile))
    await tell(PROMOTED, reveals=True, who=Who(seat), tile=cell, card=say_card(card))
