"""K8: fleeing a combat."""

from typing import Final

from games.cochons import facts
from games.cochons.hooks import Bout
from games.cochons.space import adjacent
from games.cochons.state import Side
from games.cochons.troops import land
from games.table.asks import PASS, Ask, Option, Pick, Reply
from games.table.facts import Named, Who
from games.table.script import ask, tell

STAY: Final = "stay-to-the-end"


async def flight(bout: Bout) -> bool:
    """S-22, R-77: from round 2 the defender may flee, and if he stays the attacker; True when one does."""
    for side in bout.sides:
        if side.stands or not refuges(bout, side):
            continue
        reply = await ask(fleeing(bout, side))
        if reply.option == STAY:
            side.stands = True
        elif reply.option != PASS:
            await _flee(bout, side, reply.text(facts.TILE))
            return True
    return False


def refuges(bout: Bout, side: Side) -> list[str]:
    """S-22: adjacent tiles where the side has troops now, those it attacks or defends included."""
    board = bout.state.board
    return [
        cell for cell in adjacent(bout.state, bout.state.cell_of(bout.tile)) if board[cell].troop(side.seat)
    ]


def fleeing(bout: Bout, side: Side) -> Ask:
    """D-30; the default stays, and to the end, lest an absent seat hold up every round of a long fight."""
    troop, enemy = bout.troop(side), bout.fight.defender if side.attacking else bout.fight.attacker
    facing = bout.troop(enemy)
    options = {
        PASS: Option(),
        STAY: Option(),
        "flee": Option({facts.TILE: Pick("tile", refuges(bout, side))}),
    }
    return Ask(
        side.seat,
        facts.ASK_FLEE,
        "S-22",
        options,
        Reply(STAY),
        {
            "round": bout.fight.round,
            "tile": Named("tile", bout.state.cell_of(bout.tile)),
            "enemy": Who(enemy.seat),
            "gorets": troop.gorets if troop else 0,
            "gruiks": troop.gruiks if troop else 0,
            "enemy_gorets": facing.gorets if facing else 0,
            "enemy_gruiks": facing.gruiks if facing else 0,
        },
    )


async def _flee(bout: Bout, side: Side, refuge: str) -> None:
    """R-77: the whole force goes to one tile, and reinforces whatever is fought there."""
    troop = bout.troop(side)
    if troop is None:
        return
    origin = bout.state.cell_of(bout.tile)
    bout.tile.troops.remove(troop)
    land(bout.state, side.seat, refuge, troop.gorets, troop.gruiks, moved=False)
    await tell(
        facts.FLED,
        who=Who(side.seat),
        origin=Named("tile", origin),
        target=Named("tile", refuge),
        gorets=troop.gorets,
        gruiks=troop.gruiks,
    )
