"""Whether Diplomat mediates: asked whatever it holds, so that the question tells nobody what that is."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension.catalogue import find_kind
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.script import ask
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.facts import Arg, Saying, Seat
from porc_royal.traces import not_a_rule

NO_NEGOTIATE: Final = facts.KEYS.refusal("no-negotiate")


@not_a_rule
async def ask_whether(at: Now, seat: Seat) -> Reply:
    """Without a negotiate it can only pass; it alone is told why, and the table that it passes."""

    def check(reply: Reply) -> Saying | None:
        held = any(find_kind(card).is_negotiate for card in at.state.player(seat).hand)
        return None if held or reply.option == PASS else Saying(NO_NEGOTIATE)

    options = {PASS: Option(), facts.USE: Option()}
    args: dict[str, Arg] = {"alien": facts.name_alien("diplomat")}
    return await ask(at.state, Ask(seat, facts.ASK_POWER, "A10", options, Reply(PASS), args, check))
