"""Force Gruik (EV-07): in one's own combat, a die of either side is rolled again (R-79)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.catalogue import Card, event_card, held, named
from games.cochons.rules.rerolling import ASK_REROLL, DIE, dice_on_table, roll_again
from games.table.asks import Option, Pick, Reply
from games.table.facts import Saying, Who
from games.table.script import tell

CARD: Final[Card] = event_card("force-gruik", copies=1, when=("3A",), simplified=False)

REROLL: Final = facts.KEYS.offer("reroll", ASK_REROLL)
PLAYED: Final = facts.KEYS.fact("force-gruik", "who", "card")


@hooks.rerolling.add()
def may_be_in_hand(possible: bool, striker: hooks.Striker) -> bool:
    """R-22: whoever has cards may have this one, unless all can see every copy on the discard pile."""
    state = striker.bout.state
    hidden = len(held(state.deck.discards, CARD.title)) < CARD.copies
    return possible or (_its_sequence(striker.bout) and hidden and bool(state.player(striker.side.seat).hand))


@hooks.rerolls.add(rank=10)
def rolls_a_die_again(moves: hooks.Moves, chance: hooks.Reroll) -> hooks.Moves:
    """R-72, R-79: it is never laid beforehand; each gives one reroll."""
    bout, seat = chance.fought.bout, chance.side.seat
    if not _its_sequence(bout):
        return moves

    async def play(reply: Reply) -> None:
        card, player = reply.text(facts.CARD), bout.state.player(seat)
        player.hand.remove(card)
        bout.state.deck.discard([card])
        await tell(PLAYED, reveals=True, who=Who(seat), card=named(card))
        await roll_again(chance.fought, reply.text(DIE))

    option = Option(
        {
            facts.CARD: Pick("card", held(chance.hand, CARD.title)),
            DIE: Pick("die", dice_on_table(chance.fought)),
        }
    )
    return {**moves, REROLL: hooks.Move(option, _always, play)}


def _its_sequence(bout: hooks.Bout) -> bool:
    """R-93: in the complete game, and not against the Extra-Cochons of 3C."""
    return bout.state.complete and bout.sequence in CARD.when


def _always(reply: Reply) -> Saying | None:
    """Nothing more to check than that the card is held."""
    return None
