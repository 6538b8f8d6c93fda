"""Running the rules: a reply is played, then whatever chance and standing orders answer because of it."""

from bot.tables.order_matching import end_turn_orders, find_order
from bot.tables.rng import outcome
from bot.tables.turn import Taken, Turn
from games.table.asks import Refused, Reply
from games.table.facts import CHANCE, Seat


def run_reply(turn: Turn, seat: Seat, reply: Reply, *, by_order: bool = False) -> None:
    """Play a reply, and whatever else is answered at once because of it. Raises `Refused` or `RulesBroke`."""
    _take(turn, seat, reply, by_order=by_order)
    run_rules(turn)


def run_rules(turn: Turn) -> None:
    """Answer chance's questions from the table's sealed stream, others by standing orders, until people are asked."""
    live, game = turn.live, turn.live.play
    while True:
        question = game.asks.get(CHANCE)
        if question is not None:
            _take(turn, CHANCE, outcome(question, live.table.seed, game.count))
        elif (order := find_order(turn)) is not None:
            _take(turn, *order, by_order=True)
        else:
            return


def _take(turn: Turn, seat: Seat, reply: Reply, *, by_order: bool = False) -> None:
    game = turn.live.play
    ask, place = game.asks.get(seat), game.place
    if ask is None:
        raise Refused("refused-not-asked")
    turn.tried.append((seat, reply))
    step = game.take(seat, reply)
    end_turn_orders(turn, step.facts)
    turn.replies.append(Taken(seat, ask, place, step, by_order))
