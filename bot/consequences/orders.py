"""Standing orders: what they did, which of them have ended, and which go on waiting."""

from collections.abc import Callable, Sequence

from bot.announcer.news import News
from bot.consequences.consequence import Consequence
from bot.tables.order_matching import read_terms
from bot.tables.turn import Taken, Turn
from bot.wording.orders import describe_order
from bot.wording.voice import Voice
from porc_royal.asks import PASS
from porc_royal.facts import Saying, Seat
from storage.ports import Change, OrderRow


def follow_orders(turn: Turn, at: int, given: tuple[OrderRow, ...] = ()) -> Consequence:
    """Their owners learn what was done for them besides passing, then which have ended, and why.

    given: those given with this very reply, besides those that the turn has noted
    """
    stand = [one for one in turn.given if one in turn.live.orders]
    change = Change(
        at,
        turn.live.table.id,
        orders=(*given, *stand, *(one for one in turn.held if one.key not in turn.withdrawn)),
        withdrawn=turn.withdrawn,
    )
    done = [News(one.seat, words=_word_done(one)) for one in turn.replies if one.ordered and _is_told(one)]
    stopped = [News(Seat(order.seat), words=_word_stopped(turn, order, why)) for order, why in turn.stopped]
    return Consequence(change, (*done, *stopped))


def _is_told(taken: Taken) -> bool:
    return taken.step.reply.option != PASS


def _word_done(taken: Taken) -> Callable[[Voice], Sequence[str]]:
    return lambda voice: [
        voice.text("orders-answered", what=voice.describe_reply(taken.ask, taken.step.reply))
    ]


def _word_stopped(turn: Turn, order: OrderRow, why: Saying) -> Callable[[Voice], Sequence[str]]:
    """The order that has ended, as far as it can still be said what it named."""
    live = turn.live

    def word(voice: Voice) -> Sequence[str]:
        book = live.rulebook.orders
        if book is None:
            return ()
        view = live.play.view(Seat(order.seat))
        shown = book.show_order(view, read_terms(order))
        said = book.find_sentence(view, shown)
        if said is None:
            what = describe_order(voice, book.make_form(Seat(order.seat), view, ()), shown)
        else:
            what = voice.say(said)
        return [voice.text("orders-ended", what=what, why=voice.say(why))]

    return word
