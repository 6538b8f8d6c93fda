"""Dehydrated Food (IP-100, R-71): one extra turn right after this one."""

from typing import Final

from games.interstellar_pig import facts, hooks
from games.interstellar_pig.catalogue import Card, card, held, named
from games.interstellar_pig.rules.hands import discard
from games.table.asks import Option, Pick, Reply
from games.table.facts import Who
from games.table.script import tell

CARD: Final[Card] = card("dehydrated-food", "IP-100", 2, "utility", one_use=True)
EAT: Final = facts.KEYS.offer("eat", facts.ASK_TURN, facts.ASK_END)
ATE: Final = facts.KEYS.fact("ate", "who", "card")


@hooks.moves.add(rank=40)
def gains_a_turn(moves: hooks.Moves, moment: hooks.Interlude) -> hooks.Moves:
    """At any moment of an own turn that is really taken."""

    async def play(reply: Reply) -> None:
        one = reply.text(facts.CARD)
        await tell(ATE, reveals=True, who=Who(moment.seat), card=named(one))
        discard(moment.state, moment.seat, [one])
        if moment.state.turn is not None:
            moment.state.turn.bought += 1

    option = Option({facts.CARD: Pick("card", held(moment.player.hand, CARD.title)[:1])})
    return {**moves, EAT: hooks.Move(option, play)}
