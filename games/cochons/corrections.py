"""What a table may agree to put right: where pieces stand, a card that was discarded, whose trips come next, governors.

Acorns, and the governors that an election begins with, are counted from where pieces stand, by themselves.
"""

from collections.abc import Mapping
from typing import Final

from games.cochons import facts
from games.cochons.rules.senate import is_nameless
from games.cochons.state.state import State
from games.cochons.state.troops import enlist, land, leave
from games.cochons.views.shapes import View
from games.election.state.ballot import count_of, put
from porc_royal.asks import Chosen, Field, Number, Pick, Refused, Reply
from porc_royal.corrections import Correction
from porc_royal.facts import Named, Saying, Seat, Who

RESERVE: Final = "reserve"
MOST: Final = 100
"""Discards among which one may choose."""
CROWD: Final = 60
"""Governors that one player may have in front of another, at most."""


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


def list_card_fields(view: View) -> Mapping[str, Field]:
    """Which card of the discards, the last first, and who takes it back."""
    return {
        facts.CARD: Pick("card", list(reversed(view.discards))[:MOST]),
        facts.PLAYER: Pick("player", [str(one.seat) for one in view.seats if not one.out]),
    }


def return_card(state: State, reply: Reply) -> None:
    """A card goes from the discards to a hand, as all can see."""
    card, player = reply.text(facts.CARD), state.player(Seat(int(reply.text(facts.PLAYER))))
    if card not in state.deck.discards or player.out:
        raise Refused(facts.REFUSED_CORRECTION)
    state.deck.discards.remove(card)
    player.hand.append(card)


def tell_card(reply: Reply) -> Saying:
    """What everybody reads."""
    who, card = Who(Seat(int(reply.text(facts.PLAYER)))), Named("card", reply.text(facts.CARD))
    return Saying(facts.CORRECTED_CARD, {"who": who, "card": card})


def list_turn_fields(view: View) -> Mapping[str, Field]:
    """Whose trips come next, while trips are made (S-14)."""
    travelling = view.phase == "gap"
    return {facts.PLAYER: Pick("player", [str(one.seat) for one in view.seats] if travelling else [])}


def set_turn(state: State, reply: Reply) -> None:
    """Somebody's trips come next; those after them in the order of play follow, as ever."""
    seat = Seat(int(reply.text(facts.PLAYER)))
    if state.phase != "gap" or state.slot >= len(state.order) or state.order[state.slot] == seat:
        raise Refused(facts.REFUSED_CORRECTION)
    state.slot = state.order.index(seat)


def tell_turn(reply: Reply) -> Saying:
    """What everybody reads."""
    return Saying(facts.CORRECTED_TURN, {"who": Who(Seat(int(reply.text(facts.PLAYER))))})


def list_governor_fields(view: View) -> Mapping[str, Field]:
    """Whose governors, in front of whom, and how many of them lie there, while an election is under way (4B, 4C).

    Where only the tally is published, nothing is touched once it was counted: whose lie where nobody sees (C-62).
    """
    held = view.ballot if view.phase in ("governors", "candidates", "voting") else None
    seats = [] if held is None or held.counts is not None else [str(one.seat) for one in view.seats]
    return {
        facts.PLAYER: Pick("player", seats),
        facts.HOME: Pick("player", seats),
        facts.GOVERNORS: Number(lambda chosen: (0, CROWD)),
    }


def set_governors(state: State, reply: Reply) -> None:
    """So many governors of one lie in front of another, whatever the cap (R-98); the ballot goes on from there."""
    owner, home = Seat(int(reply.text(facts.PLAYER))), Seat(int(reply.text(facts.HOME)))
    number = reply.number(facts.GOVERNORS)
    if state.ballot is None or is_nameless(state) or count_of(state.ballot, owner, home) == number:
        raise Refused(facts.REFUSED_CORRECTION)
    put(state.ballot, owner, home, number)


def tell_governors(reply: Reply) -> Saying:
    """What everybody reads."""
    return Saying(
        facts.CORRECTED_GOVERNORS,
        {
            "who": Who(Seat(int(reply.text(facts.PLAYER)))),
            "home": Who(Seat(int(reply.text(facts.HOME)))),
            "number": reply.number(facts.GOVERNORS),
        },
    )


CORRECTIONS: Final[tuple[Correction[State, View], ...]] = (
    Correction("move-pieces", list_fields, put_right, tell),
    Correction("return-card", list_card_fields, return_card, tell_card),
    # Once all have travelled the order is that of the fights.
    Correction("set-turn", list_turn_fields, set_turn, tell_turn, ("gap", "travel")),
    # Once the result is told governors weigh nothing any more.
    Correction(
        "set-governors", list_governor_fields, set_governors, tell_governors, ("candidates", "voting")
    ),
)
