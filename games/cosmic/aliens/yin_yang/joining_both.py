"""Yin-Yang joins both sides."""

from games.cosmic.aliens.yin_yang.yin_yang_parts import YIN_YANG, may_join_both
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Sender
from games.cosmic.extension.roles import find_stance, list_sides
from games.cosmic.questions.script import ask
from games.cosmic.rules.alliance import join, make_answer
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule


@not_a_rule
async def ask_ships(at: Sender, seat: Seat) -> Reply:
    """With what ships it joins the other side, too."""
    others = [find_stance(at.state, side) for side in list_sides(at.state) if seat not in side.allies]
    return await ask(at.state, make_answer(at.state, seat, others), seen=True)


@YIN_YANG.asks(hooks.joining, may_join_both, ask_ships)
async def joins_both(at: Sender, seat: Seat, reply: Reply) -> None:
    """It may join the other side, too."""
    await join(at.state, seat, reply)
