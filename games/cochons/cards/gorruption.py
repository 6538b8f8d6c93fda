"""Gorruption (EV-08): a lone enemy Goret is bribed, and may change sides (R-63)."""

from collections.abc import Awaitable
from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import lay_in_fights, offer_in_turn
from games.cochons.practice.expectations import Gain, Prospect
from games.cochons.rules.attack_gap import IN_3A
from games.cochons.state.state import Side, State, Tile, Troop
from games.cochons.state.troops import count_recruits, defect
from porc_royal.asks import Pick, Reply
from porc_royal.cards import say_card
from porc_royal.declarations import Target
from porc_royal.facts import Named, Seat, Who
from porc_royal.script import roll, tell

CARD: Final[Card] = make_event_card(
    "gorruption", copies=1, when=("2B", "3A"), simplified=False, worth=7, rules=("R-63",)
)
FALLS_FOR_IT: Final = 4

BRIBE: Final = CARD.additions.keys.offer(
    "bribe", facts.ASK_TRAVEL, facts.ASK_GAP_FIRST, facts.ASK_GAP, *IN_3A
)
BRIBED_ON: Final = CARD.additions.keys.field("bribed-on")
BRIBED: Final = CARD.additions.keys.fact("bribed", "who", "victim", "tile", "card", "face", strikes="victim")
REFUSED: Final = CARD.additions.keys.fact("bribe-refused", "who", "victim", "tile", "card", "face")
CARD.additions.keys.die("bribe")
CARD.additions.keys.step("bribe")


@offer_in_turn(
    CARD,
    BRIBE,
    rank=40,
    targets={facts.TILE: Target("tile", lambda moment: list_weak_spots(moment.state, moment.seat))},
)
def bribes_a_goret(moment: hooks.SeatMoment, reply: Reply) -> Awaitable[None]:
    """R-21, R-63: in one's own turn of 2B, and in the windows of 2B and 3A."""
    tile = moment.state.board[reply.text(facts.TILE)]
    return bribe(moment.state, moment.seat, tile, reply.text(facts.CARD))


def offer_any_tile(bout: hooks.Bout, side: Side, copy: int) -> hooks.Targets:
    """The tile is named when the card is laid, this fight's if none is."""
    return {BRIBED_ON: Pick("tile", bout.state.cells())}


def expect_lone_goret(fight: Prospect) -> Gain | None:
    """The only enemy, if it is a Goret."""
    return Gain(fewer=1) if (fight.enemies, fight.enemy_gruiks) == (1, 0) else None


@lay_in_fights(CARD, step=4, targets=offer_any_tile, expects=expect_lone_goret)
async def play(bout: hooks.Bout, side: Side, card: str) -> bool:
    """R-72, R-73: nothing happens where no Goret is alone any more (R-25)."""
    tile = bout.state.tile_named(side.targets.get(card, {}).get(BRIBED_ON, bout.tile.name))
    if find_lone_enemy(bout.state, tile, side.seat) is None:
        return False
    await bribe(bout.state, side.seat, tile, card)
    return True


def list_weak_spots(state: State, seat: Seat) -> list[str]:
    """The tiles on which a Goret may be bribed."""
    return [cell for cell in state.cells() if find_lone_enemy(state, state.board[cell], seat) is not None]


def find_lone_enemy(state: State, tile: Tile, seat: Seat) -> Troop | None:
    """R-63: the one troop of one other player, if it is a Goret; own pigs and Extra-Cochons do not matter.

    Without a Goret in one's reserve nothing can come of it (R-35).
    """
    enemies = [troop for troop in tile.troops if troop.seat != seat]
    if (
        len(enemies) != 1
        or (enemies[0].gorets, enemies[0].gruiks) != (1, 0)
        or not count_recruits(state, seat)
    ):
        return None
    return enemies[0]


async def bribe(state: State, seat: Seat, tile: Tile, card: str) -> None:
    """R-63: on 1-4 the Goret changes sides, on 5-6 nothing happens."""
    lone = find_lone_enemy(state, tile, seat)
    if lone is None:
        raise LookupError(tile.name)
    victim = lone.seat
    face = await roll("bribe", 6, whose=seat)
    if face <= FALLS_FOR_IT:
        defect(state, tile, victim, seat)
    await tell(
        BRIBED if face <= FALLS_FOR_IT else REFUSED,
        reveals=True,
        who=Who(seat),
        victim=Who(victim),
        tile=Named("tile", state.cell_of(tile)),
        card=say_card(card),
        face=face,
    )
