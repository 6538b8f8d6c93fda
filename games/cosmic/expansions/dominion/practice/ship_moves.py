"""Whole moves of flagships, as menus show them: from where to where, and what one does by itself."""

from collections.abc import Iterator
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.dominion.rules.flagships import DRIVE, FLEES, HOLDS, SHIP, SHIP_ORDERS
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import Ask, Reply, list_picks
from porc_royal.facts import Named, Saying, Seat
from porc_royal.suggestions import Suggested

ADDS: Final = facts.Adds()

MOVE: Final = ADDS.keys.line("move-drive", "ship", "planet")
DOES: Final = ADDS.keys.line("move-ship-orders", "adds", "flees")


def _drive(_view: View, _seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CD-25: to a colony elsewhere: where it lies already nothing would happen; of two in one place either will do."""
    alike = {ship.rpartition(".")[0]: ship for ship in list_picks(asked, DRIVE, SHIP)}
    for place, ship in alike.items():
        for planet in list_picks(asked, DRIVE, facts.PLANET):
            if place != planet:
                words = {"ship": Named("ship", ship), "planet": facts.name_planet(planet)}
                yield Suggested(Reply(DRIVE, {SHIP: ship, facts.PLANET: planet}), Saying(MOVE, dict(words)))


def _order(_view: View, _seat: Seat, _asked: Ask) -> Iterator[Suggested]:
    """CD-24, CD-25."""
    for holds in ("no", "yes"):
        for flees in ("yes", "no"):
            said = Saying(DOES, {"adds": int(holds == "no"), "flees": int(flees == "yes")})
            yield Suggested(Reply(SHIP_ORDERS, {HOLDS: holds, FLEES: flees}), said)


ADDS.enter(additions.MAKERS, DRIVE, _drive)
ADDS.enter(additions.MAKERS, SHIP_ORDERS, _order)
