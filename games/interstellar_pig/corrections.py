"""What a table may agree to put right: where a pawn is."""

from collections.abc import Mapping
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.state.places import list_headings, list_places, name_orbit, name_surface
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.view import View
from porc_royal.asks import Chosen, Field, Pick, Refused, Reply
from porc_royal.corrections import Correction
from porc_royal.facts import Named, Saying, Seat, Who


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


CORRECTIONS: Final[tuple[Correction[State, View], ...]] = (
    Correction("move-pawn", list_fields, put_right, tell),
)
