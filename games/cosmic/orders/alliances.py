"""Orders for alliances (BOT-3): whose side one takes, on what condition, whom one invites; and the plan of a launch."""

from collections.abc import Mapping
from typing import Final

from games.cosmic import facts
from games.cosmic.practice.map import choose_ships
from games.cosmic.views.view import View
from porc_royal.asks import Answer, Ask, Field, Number, Pick, Refused, Reply, Several, list_picks
from porc_royal.facts import Seat
from porc_royal.orders import Standing

ADDS: Final = facts.Adds()

SHIPS: Final = 4
"""Ships that may be sent, before powers change it (CE-61, CE-73)."""
BUT: Final = ADDS.keys.field("but")
OTHERWISE: Final = ADDS.keys.field("otherwise")


def _list_others(view: View) -> list[str]:
    return [str(one.seat) for one in view.seats if one.seat != view.viewer]


def _alliance(view: View) -> Mapping[str, Field]:
    others = _list_others(view)
    joined = [f"{one}-{stance}" for one in others for stance in ("offense", "defense")]
    return {
        facts.SIDE: Pick("stance", ("offense", "defense")),
        facts.NUMBER: Number((1, SHIPS)),
        facts.SEAT: Pick("seat", others, optional=True),
        BUT: Pick("seat", others, optional=True),
        facts.UNLESS: Pick("joined", joined, optional=True),
        OTHERWISE: Pick("stance", ("offense", "defense", facts.NEITHER), optional=True),
    }


def _join(view: View, ask: Ask, terms: Reply) -> Reply | None:
    """CE-73: this side with so many ships, only with the one named, never against another, unless somebody is there."""
    now, side = view.encounter, terms.text(facts.SIDE)
    if now is None or now.defense is None or side not in list_picks(ask, "ally", facts.SIDE):
        return None
    main = {"offense": now.offense.seat, "defense": now.defense.seat}
    against = main["defense" if side == "offense" else "offense"]
    if terms.text(facts.SEAT) not in {"", str(main[side])} or terms.text(BUT) == str(against):
        return None
    ships = choose_ships(view, Seat(ask.seat), ask, "ally", terms.number(facts.NUMBER))
    fields: dict[str, Answer] = {facts.SIDE: side, facts.SHIPS: ships}
    if terms.text(facts.UNLESS) in list_picks(ask, "ally", facts.UNLESS, fields):
        fields[facts.UNLESS] = terms.text(facts.UNLESS)
        instead = list_picks(ask, "ally", facts.INSTEAD, fields)
        wanted = terms.text(OTHERWISE)
        fields[facts.INSTEAD] = wanted if wanted in instead and wanted != side else facts.NEITHER
    elif terms.text(facts.UNLESS) and facts.UNLESS not in ask.options["ally"].fields:
        return None  # asked in turn: who is there already, its owner can see
    return _try(ask, Reply("ally", fields))


def _invitations(view: View) -> Mapping[str, Field]:
    return {facts.SEATS: Several("seat", _list_others(view), least=1)}


def _invite(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """CE-71: those named who may be invited now."""
    seats = tuple(one for one in list_picks(ask, "invite", facts.SEATS) if one in terms.many(facts.SEATS))
    return Reply("invite", {facts.SEATS: seats}) if seats else None


def _aim(view: View) -> Mapping[str, Field]:
    return {
        facts.PLANET: Pick("planet", [name for name, _ in view.planets]),
        facts.NUMBER: Number((1, SHIPS)),
    }


def _launch(view: View, ask: Ask, terms: Reply) -> Reply | None:
    """CE-60, CE-61: at this planet when destiny leads there, with ships that are missed least."""
    planet = terms.text(facts.PLANET)
    if planet not in list_picks(ask, "launch", facts.PLANET):
        return None
    ships = choose_ships(view, Seat(ask.seat), ask, "launch", terms.number(facts.NUMBER))
    return _try(ask, Reply("launch", {facts.PLANET: planet, facts.SHIPS: ships}))


def _try(ask: Ask, reply: Reply) -> Reply | None:
    """A reply that the question takes; None where it does not: then its owner is asked."""
    try:
        return ask.check(reply)
    except Refused:
        return None


ALLY: Final[Standing[View]] = Standing("ally", frozenset({facts.ASK_ALLY}), _alliance, _join)
INVITE: Final[Standing[View]] = Standing("invite", frozenset({facts.ASK_INVITE}), _invitations, _invite)
LAUNCH: Final[Standing[View]] = Standing(
    "launch", frozenset({facts.ASK_LAUNCH, facts.ASK_GATES["start"]}), _aim, _launch, once=True
)
