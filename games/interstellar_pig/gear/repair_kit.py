"""Repair Kit (IP-88, R-72): wipes out the missed turns that repairs would cost."""

from collections.abc import Mapping
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.catalogue import Card, make_card
from games.interstellar_pig.extension.declarations import name_itself, offer_card
from games.interstellar_pig.extension.hooks import Interlude, Move, Moves
from games.interstellar_pig.questions.script import ask
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.cards import list_copies
from porc_royal.declarations import Declaration
from porc_royal.facts import Arg
from porc_royal.script import whisper

CARD: Final[Card] = make_card("repair-kit", "IP-88", 2, "utility", one_use=True)
ASK: Final = CARD.additions.keys.question("repair", "repairs", options=("pass",))
REPAIR: Final = CARD.additions.keys.offer("repair", facts.ASK_END, ASK)
ORDER: Final = CARD.additions.keys.offer("order-repair", facts.ASK_ORDERS)
CANCEL: Final = CARD.additions.keys.offer("cancel-repair", facts.ASK_ORDERS)
REPAIRED: Final = CARD.additions.keys.fact("repaired", "who", "card", "number")
ORDERED: Final = CARD.additions.keys.fact("repair-ordered")
CANCELLED: Final = CARD.additions.keys.fact("repair-cancelled")


def is_owed(moment: Interlude) -> bool:
    """D-23: whoever owes repairs may answer, Kit or not."""
    return bool(moment.player.repair_owed)


def count_turns_saved(moment: Interlude, reply: Reply) -> Mapping[str, Arg]:
    """How many turns it wipes out."""
    return {"number": moment.player.repair_owed}


@offer_card(CARD, REPAIR, Declaration(name_itself(CARD), REPAIRED, count_turns_saved), rank=50, here=is_owed)
async def repairs(moment: Interlude, reply: Reply) -> None:
    """R-84, D-23: all turns owed for repairs, and no others, as soon as the event is carried out."""
    moment.player.repair_owed = 0
    moment.player.standing = False


@CARD.additions.adds(hooks.orders)
def orders_a_repair(moves: Moves, moment: Interlude) -> Moves:
    """R-72: the order may be given in advance, by whoever owes repairs, Kit or not."""
    if not is_owed(moment):
        return moves
    name, key = (CANCEL, CANCELLED) if moment.player.standing else (ORDER, ORDERED)

    async def play(reply: Reply) -> None:
        moment.player.standing = not moment.player.standing
        await whisper(moment.seat, key)

    return {**moves, name: Move(Option(free=True), play)}


@CARD.additions.adds(hooks.started)
async def repairs_at_the_start(moment: Interlude) -> None:
    """T.2 START: the standing order is carried out, else one is asked; a turn saved is played as usual.

    Asked is whoever owes repairs, Kit or not, but for what all can see: that every Kit lies on the discards.
    """
    player, state = moment.player, moment.state
    if not is_owed(moment) or len(list_copies(state.discards, CARD.title)) == CARD.copies:
        return
    if player.standing and repairs.copies(moment):
        await repairs.play(moment, Reply(REPAIR))
        return
    reply = await ask(state, lambda: make_repair_ask(moment))
    if reply.option == REPAIR:
        await repairs.play(moment, reply)


def make_repair_ask(moment: Interlude) -> Ask:
    """D-23: a window, so that the others do not wait long; the default uses none."""
    options = {PASS: Option(), REPAIR: repairs.option(moment)}
    args: dict[str, Arg] = {"repairs": moment.player.repair_owed}
    return Ask(moment.seat, ASK, "R-72", options, Reply(PASS), args, window=True)
