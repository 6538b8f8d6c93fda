"""Temporal Vault (IP-89, R-69): one discarded One Use card goes to the hand; the Vault is discarded."""

from typing import Final

from games.interstellar_pig import facts, hooks
from games.interstellar_pig.catalogue import Card, card, held, listed, named, one_use, ranked
from games.interstellar_pig.rules.hands import discard
from games.table.asks import Option, Pick, Reply
from games.table.facts import Who
from games.table.script import tell, whisper

CARD: Final[Card] = card("temporal-vault", "IP-89", 1, "utility")
RECOVER: Final = facts.KEYS.offer("recover", facts.ASK_TURN, facts.ASK_END)
RECOVERED: Final = facts.KEYS.fact("recovered", "who", "vault", "card")


@hooks.moves.add(rank=30)
def takes_back(moves: hooks.Moves, moment: hooks.Interlude) -> hooks.Moves:
    """Any of the ten One Use names that lies face up, for whatever reason; never itself."""
    state, seat = moment.state, moment.seat

    async def play(reply: Reply) -> None:
        one, vault = reply.text(facts.CARD), held(moment.player.hand, CARD.title)[0]
        await tell(RECOVERED, reveals=True, who=Who(seat), vault=named(vault), card=named(one))
        discard(state, seat, [vault])
        state.discards.remove(one)
        moment.player.hand.append(one)
        await whisper(seat, facts.KEEPS, hand=listed(moment.player.hand))

    found = held(moment.player.hand, CARD.title)
    among = [one for one in ranked(state.discards) if one_use(one)] if found else []
    return {**moves, RECOVER: hooks.Move(Option({facts.CARD: Pick("card", among)}), play)}
