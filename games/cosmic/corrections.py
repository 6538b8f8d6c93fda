"""What a table may agree to put right: where ships are, a card that was discarded, whose turn it is.

Whatever follows from it, the rules find by themselves.
"""

from collections.abc import Mapping
from typing import Final

from games.cosmic import facts
from games.cosmic.state.ships import move
from games.cosmic.state.state import WARP, State
from games.cosmic.views.view import View
from porc_royal.asks import Chosen, Field, Number, Pick, Refused, Reply
from porc_royal.corrections import Correction
from porc_royal.facts import Named, Saying, Seat, Who

MOST: Final = 100
"""Discards among which one may choose."""


def list_fields(view: View) -> Mapping[str, Field]:
    """Whose ships, from where, how many, and to where: planets and the warp, as everybody sees them."""
    places = [WARP, *(name for name, _ in view.planets)]

    def count(chosen: Chosen, place: str) -> int:
        return view.there(place)[int(str(chosen[facts.SEAT]))]

    def list_sources(chosen: Chosen) -> list[str]:
        return [place for place in places if count(chosen, place)]

    def list_targets(chosen: Chosen) -> list[str]:
        return [place for place in places if place != chosen[facts.FROM]]

    return {
        facts.SEAT: Pick("player", [str(number) for number in range(len(view.seats))]),
        facts.FROM: Pick("place", list_sources),
        facts.NUMBER: Number(lambda chosen: (1, count(chosen, str(chosen[facts.FROM])))),
        facts.TO: Pick("place", list_targets),
    }


def put_right(state: State, reply: Reply) -> None:
    """Move the ships, as if they had never been elsewhere."""
    seat, source = Seat(int(reply.text(facts.SEAT))), reply.text(facts.FROM)
    if state.ships[source][seat] < reply.number(facts.NUMBER):
        raise Refused("refused-number", field=facts.NUMBER, least=1, most=state.ships[source][seat])
    move(state, seat, source, reply.text(facts.TO), reply.number(facts.NUMBER))


def tell(reply: Reply) -> Saying:
    """What everybody reads."""
    return Saying(
        facts.CORRECTED_SHIPS,
        {
            "who": Who(Seat(int(reply.text(facts.SEAT)))),
            "number": reply.number(facts.NUMBER),
            "from": Named("place", reply.text(facts.FROM)),
            "to": Named("place", reply.text(facts.TO)),
        },
    )


def list_card_fields(view: View) -> Mapping[str, Field]:
    """Which card of the cosmic discards, the last first, and who takes it back."""
    return {
        facts.CARD: Pick("card", list(reversed(view.discards))[:MOST]),
        facts.SEAT: Pick("player", [str(number) for number in range(len(view.seats))]),
    }


def return_card(state: State, reply: Reply) -> None:
    """A card goes from the discards to a hand, as all can see."""
    card = reply.text(facts.CARD)
    if card not in state.deck.discards:
        raise Refused(facts.REFUSED_CORRECTION)
    state.deck.discards.remove(card)
    state.player(Seat(int(reply.text(facts.SEAT)))).hand.append(card)


def tell_card(reply: Reply) -> Saying:
    """What everybody reads."""
    who, card = Who(Seat(int(reply.text(facts.SEAT)))), Named("card", reply.text(facts.CARD))
    return Saying(facts.CORRECTED_CARD, {"who": who, "card": card})


def list_turn_fields(view: View) -> Mapping[str, Field]:
    """Whose turn begins, between two turns (CE-40)."""
    seats = [Seat(number) for number in range(len(view.seats))]
    others = [str(seat) for seat in seats if seat != view.offense] if view.encounter is None else []
    return {facts.SEAT: Pick("player", others if view.turn else [])}


def set_turn(state: State, reply: Reply) -> None:
    """Somebody else is the offense of the turn that begins; the seats after them follow, as ever."""
    if state.encounter is not None or not state.turn:
        raise Refused(facts.REFUSED_CORRECTION)
    state.offense = Seat(int(reply.text(facts.SEAT)))


def tell_turn(reply: Reply) -> Saying:
    """What everybody reads."""
    return Saying(facts.CORRECTED_TURN, {"who": Who(Seat(int(reply.text(facts.SEAT))))})


CORRECTIONS: Final[tuple[Correction[State, View], ...]] = (
    Correction("move-ships", list_fields, put_right, tell),
    Correction("return-card", list_card_fields, return_card, tell_card),
    Correction("set-turn", list_turn_fields, set_turn, tell_turn),
)
