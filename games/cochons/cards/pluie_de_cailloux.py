"""Pluie de Cailloux Spatiaux (EV-26): meteors rain on a tile, on friend and foe alike (R-64)."""

from collections.abc import Awaitable
from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import lay_in_fights, offer_in_turn
from games.cochons.practice.expectations import Gain, Prospect
from games.cochons.rules.attack_gap import IN_3A
from games.cochons.state.stacks import dwindle
from games.cochons.state.state import Side, State, Tile
from games.cochons.state.troops import remove
from porc_royal.asks import Pick, Reply
from porc_royal.cards import say_card
from porc_royal.declarations import Target
from porc_royal.facts import Named, Seat, Who
from porc_royal.script import roll_dice, tell

CARD: Final[Card] = make_event_card(
    "pluie-de-cailloux", copies=1, when=("2B", "3A"), simplified=False, worth=4, rules=("R-64", "R-84")
)
HIT: Final = 5
MANY_MORE: Final = 3
"""With so many more enemies than one's own a practice player lets it rain on both."""

RAIN: Final = CARD.additions.keys.offer("rain", facts.ASK_TRAVEL, facts.ASK_GAP_FIRST, facts.ASK_GAP, *IN_3A)
RAIN_ON: Final = CARD.additions.keys.field("rain-on")
RAINS: Final = CARD.additions.keys.fact("rain", "who", "tile", "card")
TOLL: Final = CARD.additions.keys.fact(
    "rain-toll", "who", "dice", "gorets", "gruiks", strikes="who", below=RAINS
)
TOLL_EXTRAS: Final = CARD.additions.keys.fact("rain-toll-extras", "monster", "dice", "number")
CARD.additions.keys.die("rain")
CARD.additions.keys.step("rain")


def list_tiles_with_pieces(moment: hooks.SeatMoment) -> list[str]:
    """The tiles on which it may rain."""
    board = moment.state.board
    return [cell for cell in moment.state.cells() if board[cell].troops or board[cell].extras]


@offer_in_turn(CARD, RAIN, rank=48, targets={facts.TILE: Target("tile", list_tiles_with_pieces)})
def lets_it_rain(moment: hooks.SeatMoment, reply: Reply) -> Awaitable[None]:
    """R-21, R-64: in one's own turn of 2B, and in the windows of 2B and 3A."""
    tile = moment.state.board[reply.text(facts.TILE)]
    return rain(moment.state, moment.seat, tile, reply.text(facts.CARD))


def offer_any_tile(bout: hooks.Bout, side: Side, copy: int) -> hooks.Targets:
    """The tile is named when the card is laid, this fight's if none is."""
    return {RAIN_ON: Pick("tile", bout.state.cells())}


def expect_storm(fight: Prospect) -> Gain | None:
    """A third of the enemies, where these are many more than one's own."""
    outnumbered = fight.enemies >= fight.gorets + fight.gruiks + MANY_MORE
    return Gain(fewer=fight.enemies // 3) if outnumbered else None


@lay_in_fights(CARD, step=6, targets=offer_any_tile, expects=expect_storm)
async def play(bout: hooks.Bout, side: Side, card: str) -> bool:
    """R-72, R-73: on whichever tile was named."""
    name = side.targets.get(card, {}).get(RAIN_ON, bout.tile.name)
    await rain(bout.state, side.seat, bout.state.tile_named(name), card)
    return True


async def rain(state: State, seat: Seat, tile: Tile, card: str) -> None:
    """R-64, R-121: a die for each pig, owners in play order, Gorets first, then each Extra-Cochon (R-84); 5-6 hits."""
    cell = Named("tile", state.cell_of(tile))
    await tell(RAINS, reveals=True, who=Who(seat), tile=cell, card=say_card(card))
    for owner in state.order:
        if (troop := tile.troop(owner)) is None:
            continue
        dice = await roll_dice("rain", 6, troop.size, whose=owner)
        gorets = sum(die >= HIT for die in dice[: troop.gorets])
        gruiks = sum(die >= HIT for die in dice[troop.gorets :])
        remove(state, tile, owner, gorets, gruiks)
        await tell(TOLL, who=Who(owner), dice=_shown(dice), gorets=gorets, gruiks=gruiks)
    if not state.options.ec_hit_by_area_effects:
        return
    for stack in (tile.extras, tile.intruders):
        if stack is not None:
            dice = await roll_dice("rain", 6, stack.number)
            hit = sum(die >= HIT for die in dice)
            dwindle(tile, stack, hit)
            await tell(TOLL_EXTRAS, monster=stack.kind, dice=_shown(dice), number=hit)


def _shown(dice: tuple[int, ...]) -> str:
    return " ".join(map(str, dice))
