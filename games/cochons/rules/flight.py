"""K8: fleeing a combat; and the withdrawals that events bring about (R-77, R-78)."""

from typing import Final

from games.cochons import facts
from games.cochons.extension.hooks import Bout
from games.cochons.questions.script import ask_all
from games.cochons.rules.laid_cards import AGAINST_EXTRAS, compare_strengths, compare_with_extras
from games.cochons.state.space import list_adjacent
from games.cochons.state.state import EXTRAS, Side
from games.cochons.state.troops import land, leave
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Ask, Option, Pick, Reply
from porc_royal.facts import Arg, Named, Who
from porc_royal.script import tell

STAY: Final = "stay-to-the-end"
OWN: Final = Additions(facts.GAME)
ASK_FLEE_EXTRAS: Final = OWN.keys.question(
    "flee-extras", "round", *AGAINST_EXTRAS, options=(PASS, STAY, "flee")
)


async def flight(bout: Bout) -> bool:
    """S-22, C-51, R-77: from round 2 the defender may flee, and if he stays the attacker; True when one does.

    Both are asked at once: what the attacker says is for the case that the defender stays. Extra-Cochons never flee
    (C-54).
    """
    asked = [side for side in bout.sides if not side.stands and list_refuges(bout, side)]
    if not asked:
        return False
    replies = await ask_all(bout.state, lambda: [make_flight_ask(bout, side) for side in asked])
    for side in asked:
        reply = replies.get(side.seat, Reply(PASS))
        if reply.option == STAY:
            side.stands = True
        elif reply.option != PASS:
            await flee(bout, side, reply.text(facts.TILE))
            return True
    return False


def list_refuges(bout: Bout, side: Side) -> list[str]:
    """S-22: adjacent tiles where the side has troops now, those it attacks or defends included."""
    if side.seat == EXTRAS:
        return []
    board = bout.state.board
    return [
        cell
        for cell in list_adjacent(bout.state, bout.state.cell_of(bout.tile))
        if board[cell].troop(side.seat)
    ]


def make_flight_ask(bout: Bout, side: Side) -> Ask:
    """D-30; the default stays, and to the end, lest an absent seat hold up every round of a long fight."""
    options = {
        PASS: Option(),
        STAY: Option(),
        "flee": Option({facts.TILE: Pick("tile", list_refuges(bout, side))}),
    }
    extras = bout.enemy(side).seat == EXTRAS
    key = ASK_FLEE_EXTRAS if extras else facts.ASK_FLEE
    args: dict[str, Arg] = {"round": bout.fight.round}
    args |= compare_with_extras(bout, side) if extras else compare_strengths(bout, side)
    rule = "C-51" if bout.state.complete else "S-22"
    return Ask(side.seat, key, rule, options, Reply(STAY), args)


async def flee(bout: Bout, side: Side, refuge: str) -> None:
    """R-77: the whole force goes to one tile, and reinforces whatever is fought there."""
    troop = bout.troop(side)
    if troop is not None:
        await withdraw(bout, side, refuge, troop.gorets, troop.gruiks)


async def withdraw(bout: Bout, side: Side, refuge: str, gorets: int, gruiks: int) -> None:
    """R-77, R-78: pieces of a side leave the fight for a tile beside it."""
    origin = bout.state.cell_of(bout.tile)
    lent = leave(bout.state, side.seat, origin, gorets, gruiks)
    land(bout.state, side.seat, refuge, gorets, gruiks, moved=False, lent=lent)
    await tell(
        facts.FLED,
        who=Who(side.seat),
        origin=Named("tile", origin),
        target=Named("tile", refuge),
        gorets=gorets,
        gruiks=gruiks,
    )


def find_friendliest(bout: Bout, side: Side) -> str:
    """D-26: of the tiles one may withdraw to, that with most own pieces; the first in label order among equals."""

    def friends(cell: str) -> int:
        troop = bout.state.board[cell].troop(side.seat)
        return troop.size if troop is not None else 0

    return max(list_refuges(bout, side), key=friends)
