"""Portable Access (IP-87, R-68): go to any place, in place of the roll."""

from typing import Final

from games.interstellar_pig import facts, hooks
from games.interstellar_pig.catalogue import Card, card, held, named
from games.interstellar_pig.rules.hands import discard
from games.interstellar_pig.rules.jumps import jump, jump_fields, jump_refused
from games.table.asks import Option, Reply
from games.table.facts import Saying, Who
from games.table.script import tell

CARD: Final[Card] = card("pocket-doorway", "IP-87", 1, "utility", one_use=True)
JUMP: Final = facts.KEYS.offer("jump", facts.ASK_TURN)
USED: Final = facts.KEYS.fact("doorway", "who", "card")


@hooks.moves.add(rank=10)
def opens_a_door(moves: hooks.Moves, moment: hooks.Interlude) -> hooks.Moves:
    """R-68: before the move, instead of it."""
    state, seat = moment.state, moment.seat
    if not moment.before:
        return moves

    async def play(reply: Reply) -> None:
        one = held(moment.player.hand, CARD.title)[0]
        await tell(USED, reveals=True, who=Who(seat), card=named(one))
        discard(state, seat, [one])
        await jump(state, seat, reply)

    def legal(reply: Reply) -> Saying | None:
        return jump_refused(state, seat, reply)

    option = Option(jump_fields(state, seat, possible=bool(held(moment.player.hand, CARD.title))))
    return {**moves, JUMP: hooks.Move(option, play, legal, moves=True)}
