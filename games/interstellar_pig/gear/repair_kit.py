"""Repair Kit (IP-88, R-72): wipes out the missed turns that repairs would cost."""

from typing import Final

from games.interstellar_pig import facts, hooks
from games.interstellar_pig.asking import ask
from games.interstellar_pig.catalogue import Card, card, held, named
from games.interstellar_pig.rules.hands import discard
from games.interstellar_pig.state import State
from games.table.asks import PASS, Ask, Option, Pick, Reply
from games.table.facts import Arg, Seat, Who
from games.table.script import tell, whisper

CARD: Final[Card] = card("repair-kit", "IP-88", 2, "utility", one_use=True)
ASK: Final = facts.KEYS.question("repair", "repairs", options=("pass",))
REPAIR: Final = facts.KEYS.offer("repair", facts.ASK_END, ASK)
ORDER: Final = facts.KEYS.offer("order-repair", facts.ASK_ORDERS)
CANCEL: Final = facts.KEYS.offer("cancel-repair", facts.ASK_ORDERS)
REPAIRED: Final = facts.KEYS.fact("repaired", "who", "card", "number")
ORDERED: Final = facts.KEYS.fact("repair-ordered")
CANCELLED: Final = facts.KEYS.fact("repair-cancelled")


async def repair(state: State, seat: Seat, one: str) -> None:
    """All turns owed for repairs are wiped out, and no others (R-84)."""
    player = state.player(seat)
    await tell(REPAIRED, reveals=True, who=Who(seat), card=named(one), number=player.repair_owed)
    player.repair_owed = 0
    player.standing = False
    discard(state, seat, [one])


@hooks.moves.add(rank=50)
def repairs_at_once(moves: hooks.Moves, moment: hooks.Interlude) -> hooks.Moves:
    """D-23: as soon as the event is carried out; whoever owes repairs may answer, Kit or not."""
    if not moment.player.repair_owed:
        return moves

    async def play(reply: Reply) -> None:
        await repair(moment.state, moment.seat, reply.text(facts.CARD))

    return {**moves, REPAIR: hooks.Move(_with_a_kit(moment), play)}


@hooks.orders.add()
def orders_a_repair(moves: hooks.Moves, moment: hooks.Interlude) -> hooks.Moves:
    """R-72: the order may be given in advance, by whoever owes repairs, Kit or not."""
    if not moment.player.repair_owed:
        return moves
    name, key = (CANCEL, CANCELLED) if moment.player.standing else (ORDER, ORDERED)

    async def play(reply: Reply) -> None:
        moment.player.standing = not moment.player.standing
        await whisper(moment.seat, key)

    return {**moves, name: hooks.Move(Option(free=True), play)}


@hooks.started.add()
async def repairs_at_the_start(moment: hooks.Interlude) -> None:
    """T.2 START: the standing order is carried out, else one is asked; a turn saved is played as usual.

    Asked is whoever owes repairs, Kit or not, but for what all can see: that every Kit lies on the discards.
    """
    player, state = moment.player, moment.state
    kits = held(player.hand, CARD.title)
    if not player.repair_owed or len(held(state.discards, CARD.title)) == CARD.copies:
        return
    if player.standing and kits:
        await repair(state, moment.seat, kits[0])
        return
    reply = await ask(state, lambda: repairing(moment))
    if reply.option == REPAIR:
        await repair(state, moment.seat, reply.text(facts.CARD))


def repairing(moment: hooks.Interlude) -> Ask:
    """D-23: a window, so that the others do not wait long; the default uses none."""
    options = {PASS: Option(), REPAIR: _with_a_kit(moment)}
    args: dict[str, Arg] = {"repairs": moment.player.repair_owed}
    return Ask(moment.seat, ASK, "R-72", options, Reply(PASS), args, window=True)


def _with_a_kit(moment: hooks.Interlude) -> Option:
    return Option({facts.CARD: Pick("card", held(moment.player.hand, CARD.title)[:1])})
