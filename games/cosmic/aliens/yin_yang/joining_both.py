"""Yin-Yang joins both sides."""

from games.cosmic import hooks
from games.cosmic.aliens.yin_yang.yin_yang_parts import YIN_YANG, may_join_both
from games.cosmic.asking import ask
from games.cosmic.hooks import Sender
from games.cosmic.roles import find_stance, list_sides
from games.cosmic.rules.alliance import join, make_answer
from games.table.asks import Reply
from games.table.facts import Seat
from games.table.traces import not_a_rule


@not_a_rule
async def ask_ships(at: Sender, seat: Seat) -> Reply:
    """With what ships it joins the other side, too."""
    others = [find_stance(at.state, side) for side in list_sides(at.state) if seat not in side.allies]
    return await ask(at.state, make_answer(at.state, seat, others), seen=True)


@YIN_YANG.asks(hooks.joining, may_join_both, ask_ships)
async def joins_both(at: Sender, seat: Seat, reply: Reply) -> None:
    """It may join the other side, too."""
    await join(at.state, seat, reply)
