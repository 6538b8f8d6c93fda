"""What a table may agree to put right: where a pawn is, a card that was discarded, whose turn it is."""

from collections.abc import Mapping
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.state.places import list_headings, list_places, name_orbit, name_surface
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.view import View
from porc_royal.asks import Chosen, Field, Pick, Refused, Reply
from porc_royal.corrections import Correction
from porc_royal.facts import Named, Saying, Seat, Who

MOST: Final = 100
"""Discards among which one may choose."""


def list_fields(view: View) -> Mapping[str, Field]:
    """Whose pawn, at or near which planet, and where there."""
    lines = view.chart.lines

    def list_near(chosen: Chosen) -> list[str]:
        planet = str(chosen[facts.PLANET])
        near = [line.id for line in lines if planet in (line.a, line.b)]
        dots = [one for one in list_places(view.chart) if one.partition(":")[0] in near]
        return [name_surface(planet), name_orbit(planet), *dots]

    pawns = [one for one in view.seats if one.place and not one.out]
    return {
        facts.PLAYER: Pick("player", [str(one.seat) for one in pawns]),
        facts.PLANET: Pick("planet", [one.id for one in view.planets] if pawns else []),
        facts.PLACE: Pick("place", list_near),
    }


def put_right(state: State, reply: Reply) -> None:
    """Put the pawn there; a heading that does not lead on from there is forgotten."""
    player, place = state.player(Seat(int(reply.text(facts.PLAYER)))), reply.text(facts.PLACE)
    if state.fight is not None or player.place == place:
        raise Refused(facts.REFUSED_CORRECTION)
    player.place = place
    if player.heading not in list_headings(state.chart, place):
        player.heading = ""


def tell(reply: Reply) -> Saying:
    """What everybody reads."""
    return Saying(
        facts.CORRECTED_PAWN,
        {"who": Who(Seat(int(reply.text(facts.PLAYER)))), "place": Named("place", reply.text(facts.PLACE))},
    )


def list_card_fields(view: View) -> Mapping[str, Field]:
    """Which card of the discards, the last first, and who takes it back."""
    return {
        facts.CARD: Pick("card", list(reversed(view.discards))[:MOST]),
        facts.PLAYER: Pick("player", [str(one.seat) for one in view.seats if not one.out]),
    }


def return_card(state: State, reply: Reply) -> None:
    """A card goes from the discards to a hand, as all can see."""
    card, player = reply.text(facts.CARD), state.player(Seat(int(reply.text(facts.PLAYER))))
    if card not in state.discards or player.out or state.fight is not None:
        raise Refused(facts.REFUSED_CORRECTION)
    state.discards.remove(card)
    player.hand.append(card)


def tell_card(reply: Reply) -> Saying:
    """What everybody reads."""
    who, card = Who(Seat(int(reply.text(facts.PLAYER)))), Named("card", reply.text(facts.CARD))
    return Saying(facts.CORRECTED_CARD, {"who": who, "card": card})


def list_turn_fields(view: View) -> Mapping[str, Field]:
    """Whose turn begins, between two turns (IP-42)."""
    between = view.current is None and view.round > 0
    return {facts.PLAYER: Pick("player", [str(one.seat) for one in view.seats if between and not one.out])}


def set_turn(state: State, reply: Reply) -> None:
    """Somebody's turn begins; those after them in the order of play follow, as ever. Extra turns are forgotten."""
    seat = Seat(int(reply.text(facts.PLAYER)))
    if state.turn is not None or not state.round or state.player(seat).out or state.order[state.slot] == seat:
        raise Refused(facts.REFUSED_CORRECTION)
    state.slot, state.extra = state.order.index(seat), 0


def tell_turn(reply: Reply) -> Saying:
    """What everybody reads."""
    return Saying(facts.CORRECTED_TURN, {"who": Who(Seat(int(reply.text(facts.PLAYER))))})


CORRECTIONS: Final[tuple[Correction[State, View], ...]] = (
    Correction("move-pawn", list_fields, put_right, tell),
    Correction("return-card", list_card_fields, return_card, tell_card),
    Correction("set-turn", list_turn_fields, set_turn, tell_turn),
)
