"""What a table may agree to put right: where ships are. Whatever follows from it, the rules find by themselves."""

from collections.abc import Mapping
from typing import Final

from games.cosmic import facts
from games.cosmic.state.ships import move
from games.cosmic.state.state import WARP, State
from games.cosmic.views.view import View
from porc_royal.asks import Chosen, Field, Number, Pick, Refused, Reply
from porc_royal.corrections import Correction
from porc_royal.facts import Named, Saying, Seat, Who


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


CORRECTIONS: Final[tuple[Correction[State, View], ...]] = (
    Correction("move-ships", list_fields, put_right, tell),
)
