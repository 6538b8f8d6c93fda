"""What a table may agree to put right: where pieces stand. Acorns and governors are counted from it by themselves."""

from collections.abc import Mapping
from typing import Final

from games.cochons import facts
from games.cochons.state.state import State
from games.cochons.state.troops import enlist, land, leave
from games.cochons.views.shapes import View
from porc_royal.asks import Chosen, Field, Number, Pick, Refused, Reply
from porc_royal.corrections import Correction
from porc_royal.facts import Named, Saying, Seat, Who

RESERVE: Final = "reserve"


def list_fields(view: View) -> Mapping[str, Field]:
    """Whose pieces, from where, how many of each, and to where: tiles and the reserve."""
    cells = [tile.cell for tile in view.tiles if tile.explored and tile.kind != "sun"]
    there = {
        (troop.seat, tile.cell): (troop.gorets, troop.gruiks) for tile in view.tiles for troop in tile.troops
    } | {(one.seat, RESERVE): (one.gorets, one.gruiks) for one in view.seats}

    def count(chosen: Chosen) -> tuple[int, int]:
        return there.get((Seat(int(str(chosen[facts.PLAYER]))), str(chosen[facts.FROM])), (0, 0))

    def list_sources(chosen: Chosen) -> list[str]:
        seat = Seat(int(str(chosen[facts.PLAYER])))
        return [cell for cell in (RESERVE, *cells) if any(there.get((seat, cell), ()))]

    def list_targets(chosen: Chosen) -> list[str]:
        return [cell for cell in (RESERVE, *cells) if cell != chosen[facts.FROM]]

    return {
        facts.PLAYER: Pick("player", [str(one.seat) for one in view.seats]),
        facts.FROM: Pick("tile", list_sources),
        facts.GORETS: Number(lambda chosen: (0, count(chosen)[0])),
        facts.GRUIKS: Number(lambda chosen: (0, count(chosen)[1])),
        facts.TO: Pick("tile", list_targets),
    }


def put_right(state: State, reply: Reply) -> None:
    """Put the pieces where they belong; what is there already keeps its place."""
    seat, source, target = Seat(int(reply.text(facts.PLAYER))), reply.text(facts.FROM), reply.text(facts.TO)
    gorets, gruiks = reply.number(facts.GORETS), reply.number(facts.GRUIKS)
    troop = state.board[source].troop(seat) if source in state.board else None
    if not gorets + gruiks or state.fight is not None or (troop is not None and troop.lent and gruiks):
        raise Refused(facts.REFUSED_CORRECTION)
    if source == RESERVE:
        enlist(state, seat, gorets, gruiks)
    else:
        leave(state, seat, source, gorets, gruiks)
    if target == RESERVE:
        enlist(state, seat, -gorets, -gruiks)
    else:
        land(state, seat, target, gorets, gruiks, moved=False)


def tell(reply: Reply) -> Saying:
    """What everybody reads."""
    return Saying(
        facts.CORRECTED_PIECES,
        {
            "who": Who(Seat(int(reply.text(facts.PLAYER)))),
            "gorets": reply.number(facts.GORETS),
            "gruiks": reply.number(facts.GRUIKS),
            "from": Named("tile", reply.text(facts.FROM)),
            "to": Named("tile", reply.text(facts.TO)),
        },
    )


CORRECTIONS: Final[tuple[Correction[State, View], ...]] = (
    Correction("move-pieces", list_fields, put_right, tell),
)
