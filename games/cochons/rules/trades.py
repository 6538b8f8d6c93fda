"""ANY: allies trade cards (C-20, R-26 to R-28), at any moment of the turn after the election that allied them.

Nobody waits for a trade: offering, accepting, refusing and taking back are free actions (`asking.py`), also
beside a sealed question. Cards that were laid or played have left the hand, so an offer that names one of them has
lapsed; a card is either offered or named in a sealed answer, never both, so that no offer tells what was sealed.
What is offered is known to the two alone; that k cards changed hands, to all.
"""

from collections.abc import Sequence
from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.hooks import Anytime
from games.cochons.rules.hands import exchange, list_offers, name_deed, refuse_frozen
from games.cochons.rules.senate import name_seats, read_seat
from games.cochons.state.state import State, Trade
from games.cochons.views.shapes import View
from porc_royal.additions import Additions
from porc_royal.asks import Ask, Field, Option, Pick, Reply, Several
from porc_royal.cards import say_cards
from porc_royal.facts import Saying, Seat, Who
from porc_royal.moves import Move, Moves
from porc_royal.script import tell, whisper

OWN: Final = Additions(facts.GAME)
ALLY: Final = OWN.keys.field("ally")

OFFERED: Final = OWN.keys.fact("trade-offered", "who", "ally", "number", "cards")
OFFER_GONE: Final = OWN.keys.fact("trade-off", "who", "ally", "number")
TRADED: Final = OWN.keys.fact("traded", "who", "ally", "number")
TRADED_CARDS: Final = OWN.keys.fact("traded-cards", "who", "number", "given", "cards")
OWN.add(facts.ON_HANDS, TRADED_CARDS)
OFFER: Final = name_deed(OWN, "offer")
ACCEPT: Final = name_deed(OWN, "accept")
REFUSE: Final = name_deed(OWN, "refuse")
TAKE_BACK: Final = name_deed(OWN, "take-back")
NOT_AS_MANY: Final = OWN.keys.refusal("not-as-many", "number")
# When there is nothing to trade, whoever tries all the same is told why.
COMPLETE_ONLY: Final = OWN.keys.refusal("trade-complete-only")
NOT_IN_SECRET: Final = OWN.keys.refusal("trade-not-in-secret")
NO_ALLY: Final = OWN.keys.refusal("trade-no-ally", "turn")
NO_NAMES: Final = OWN.keys.refusal("trade-no-names")


def explain_no_trade(view: View, *, asked: bool) -> Saying:
    """C-20, R-26, R-27: why the viewer, who has nothing to trade now, trades nothing, and when that may change."""
    if not view.complete:
        return Saying(COMPLETE_ONLY)
    if not asked:
        # Only amid somebody's look into a hand is nothing else possible.
        return Saying(NOT_IN_SECRET)
    if view.unnamed:
        return Saying(NO_NAMES)
    return Saying(NO_ALLY, {"turn": find_next_season(view.turn, view.max_turns)})


def explain_not_now(view: View, command: str, asked: Ask | None) -> Saying | None:
    """C-20, R-26, R-27: when cards are traded, the one move whose time needs to be said."""
    return explain_no_trade(view, asked=asked is not None) if command == "trade" else None


def find_next_season(turn: int, last: int) -> int:
    """R-27: trades come the turn after the election that allies; 0 when this turn is the last (R-122)."""
    return turn + 1 if not last or turn < last else 0


def list_allies(state: State, seat: Seat) -> list[Seat]:
    """C-65, R-26: who voted for the same candidate in the last election, in play order."""
    if not state.coalitions:
        return []
    together = [one for group in state.coalitions if seat in group for one in group if one != seat]
    return [one for one in state.order if one in together]


@OWN.adds(hooks.anytime, rank=10)
def offers_trades(moves: Moves, moment: Anytime) -> Moves:
    """C-20: nothing to trade without allies, and who they are is known to all."""
    friends = list_allies(moment.state, moment.seat)
    if not friends:
        return moves
    return {
        **moves,
        "offer": _offering(moment, friends),
        **(_answers(moment) if moment.state.trades else NO_OFFERS),
    }


def _answers(moment: Anytime) -> Moves:
    """What may be done about offers, those to this seat and its own."""
    here, mine = list_offers(moment.state, to=moment.seat), list_offers(moment.state, by=moment.seat)
    theirs = {"accept": _accepting(moment, here), "refuse": _refusing(moment, here)} if here else {}
    return {**NO_OFFERS, **theirs, **({"take-back": _taking_back(moment, mine)} if mine else {})}


async def _nothing(reply: Reply) -> None:
    """There is no offer."""
    raise LookupError(reply.option)


_NOBODY: Final[dict[str, Field]] = {ALLY: Pick("player", ())}
NO_OFFERS: Final[Moves] = {
    "accept": Move(
        Option({**_NOBODY, facts.CARDS: Several("card", (), least=1)}, ACCEPT, free=True), _nothing
    ),
    "refuse": Move(Option(_NOBODY, REFUSE, free=True), _nothing),
    "take-back": Move(Option(_NOBODY, TAKE_BACK, free=True), _nothing),
}
"""The same where nobody has offered anything, built once (R-22)."""


def _offering(moment: Anytime, friends: Sequence[Seat]) -> Move:
    """D-5, R-28: the proposer fixes his cards; a new offer to the same ally takes the place of the old one."""
    state, seat = moment.state, moment.seat

    def legal(reply: Reply) -> Saying | None:
        return refuse_frozen(moment, reply.many(facts.CARDS))

    async def play(reply: Reply) -> None:
        ally, cards = read_seat(reply, ALLY), list(reply.many(facts.CARDS))
        state.trades = [one for one in state.trades if (one.by, one.to) != (seat, ally)]
        state.trades.append(Trade(seat, ally, cards))
        await whisper(
            (seat, ally), OFFERED, who=Who(seat), ally=Who(ally), number=len(cards), cards=say_cards(cards)
        )

    fields: dict[str, Field] = {
        ALLY: Pick("player", name_seats(friends)),
        facts.CARDS: Several("card", list(state.player(seat).hand), least=1),
    }
    return Move(Option(fields, OFFER, free=True), play, legal)


def _accepting(moment: Anytime, here: Sequence[Trade]) -> Move:
    """R-28: with as many cards of one's own choice as were offered."""
    state, seat = moment.state, moment.seat
    open_to = {one.by: one for one in here}

    def legal(reply: Reply) -> Saying | None:
        wanted = len(open_to[read_seat(reply, ALLY)].cards)
        given = len(reply.many(facts.CARDS))
        if given != wanted:
            return Saying(NOT_AS_MANY, {"number": wanted})
        return refuse_frozen(moment, reply.many(facts.CARDS))

    async def play(reply: Reply) -> None:
        trade = open_to[read_seat(reply, ALLY)]
        returned = list(reply.many(facts.CARDS))
        state.trades.remove(trade)
        exchange(state, trade.by, trade.cards, seat, returned)
        number = len(returned)
        await tell(TRADED, who=Who(trade.by), ally=Who(seat), number=number)
        for one, other, given, got in (
            (trade.by, seat, trade.cards, returned),
            (seat, trade.by, returned, trade.cards),
        ):
            await whisper(
                one, TRADED_CARDS, who=Who(other), number=number, given=say_cards(given), cards=say_cards(got)
            )

    fields: dict[str, Field] = {
        ALLY: Pick("player", name_seats(open_to)),
        facts.CARDS: Several("card", list(state.player(seat).hand), least=1),
    }
    return Move(Option(fields, ACCEPT, free=True), play, legal)


def _refusing(moment: Anytime, here: Sequence[Trade]) -> Move:
    """R-28: nobody is obliged."""
    state, seat = moment.state, moment.seat

    async def play(reply: Reply) -> None:
        ally = read_seat(reply, ALLY)
        await _drop(state, next(one for one in list_offers(state, by=ally, to=seat)))

    options = Pick("player", name_seats(one.by for one in here))
    return Move(Option({ALLY: options}, REFUSE, free=True), play)


def _taking_back(moment: Anytime, mine: Sequence[Trade]) -> Move:
    """An offer that was not answered may be withdrawn."""
    state, seat = moment.state, moment.seat

    async def play(reply: Reply) -> None:
        ally = read_seat(reply, ALLY)
        await _drop(state, next(one for one in list_offers(state, by=seat, to=ally)))

    options = Pick("player", name_seats(one.to for one in mine))
    return Move(Option({ALLY: options}, TAKE_BACK, free=True), play)


async def _drop(state: State, trade: Trade) -> None:
    """Nothing comes of an offer; the two alone are told."""
    state.trades.remove(trade)
    number = len(trade.cards)
    await whisper((trade.by, trade.to), OFFER_GONE, who=Who(trade.by), ally=Who(trade.to), number=number)
