"""Running the rules: a reply is played, then whatever chance and standing orders answer because of it."""

from bot.tables.draws import NEVER_TAKEN_BACK, Draw, draw_sealed, record_draw
from bot.tables.leaves import is_closed, open_leaves
from bot.tables.lessons import find_scripted_reply
from bot.tables.order_matching import drop_plans, end_turn_orders, find_order
from bot.tables.rng import draw_outcome
from bot.tables.turn import Taken, Turn
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.lessons import PUPIL
from storage.ports import AnsweredBy


def run_reply(turn: Turn, seat: Seat, reply: Reply, by: AnsweredBy | None = None) -> None:
    """Play a reply, and whatever else is answered at once because of it. Raises `Refused` or `RulesBroke`.

    by: what answers in the place of the seat's own person
    """
    _take(turn, seat, reply, by)
    run_rules(turn)


def run_rules(turn: Turn) -> None:
    """Answer chance's questions from the table's sealed stream, others by standing orders, until people are asked."""
    game = turn.live.play
    while True:
        question = game.asks.get(CHANCE)
        if question is not None:
            _draw(turn, question)
        elif (order := find_order(turn)) is not None:
            _take(turn, *order, by="order")
        else:
            return


def _draw(turn: Turn, question: Ask) -> None:
    """Let chance reply, and note what it was asked and for whom."""
    scripted = find_scripted_reply(turn.live, question)
    if scripted is not None:
        _take(turn, CHANCE, scripted)
        return
    table, place = turn.live.table, turn.live.play.count
    if is_closed(table):
        draw, reply = draw_sealed(question, open_leaves(table), turn.live.keys.find_next(place))
        _take(turn, CHANCE, reply, draw=draw)
        turn.live.keys.note(place, draw)
        return
    posts = turn.live.posts
    # Files of the first recipe know no numbers but those of the place.
    redraws = posts.redraws if table.recipe > 1 else NEVER_TAKEN_BACK
    draw = record_draw(question, table.seed, place, table.recipe, redraws)
    label = draw.find_label(place)
    posts.redraws = posts.redraws.spend(label)
    reply = draw_outcome(question, table.seed, label, table.recipe)
    _take(turn, CHANCE, reply, draw=draw)


def _take(
    turn: Turn, seat: Seat, reply: Reply, by: AnsweredBy | None = None, draw: Draw | None = None
) -> None:
    game = turn.live.play
    ask, place = game.asks.get(seat), game.place
    if ask is None:
        raise Refused("refused-not-asked")
    turn.tried.append((seat, reply))
    asked = game.since(seat)
    step = game.take(seat, reply)
    end_turn_orders(turn, step.facts)
    if by in (None, "deputy") and not ask.options[step.reply.option].free:
        drop_plans(turn, seat, ask, asked)
    turn.replies.append(Taken(seat, ask, place, step, by, draw))
    turn.live.answered += seat == PUPIL
