"""What practice players think of reward cards and special ships."""

from collections.abc import Callable
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.dominion.rules.boasts import ASK_SWAP, LAY
from games.cosmic.expansions.dominion.rules.flagships import BONUS, DRIVE, FLEES, HOLDS, SHIP, SHIP_ORDERS
from games.cosmic.expansions.dominion.rules.salvage import BEAM
from games.cosmic.expansions.dominion.state.drives import DRIVES, FLAGSHIP
from games.cosmic.practice.cards import find_side, list_main
from games.cosmic.practice.odds import count_lacking, find_best_attack
from games.cosmic.rules.worth import keep_worth
from games.cosmic.state.catalogue import find_kind
from games.cosmic.views import additions
from games.cosmic.views.view import EncounterView, View
from porc_royal.asks import PASS, Ask, Reply, list_picks
from porc_royal.facts import Seat

ADDS: Final = facts.Adds()

STRONG: Final = 19
WORTH: Final = 12.0
"""A discarded card that is worth more is taken by a vessel."""


def lay(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """A main player lays the strongest intimidate where it is stronger than its attacks; others one for their ally."""
    cards = list_picks(asked, LAY, facts.CARD)
    now = view.encounter
    if not cards or now is None or not find_side(now, seat):
        return None
    best = max(cards, key=lambda card: find_kind(card).value)
    if find_kind(best).value < STRONG or (
        seat in list_main(now) and find_best_attack(view) >= find_kind(best).value
    ):
        return None
    return Reply(LAY, {facts.CARD: best})


def swap(view: View, _seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """An ally has laid something: it is trusted by whoever has a weak card."""
    now, own = view.encounter, view.own
    allies = list_picks(asked, "swap", facts.SEAT)
    weak = all(find_kind(card).value < STRONG for card in own if find_kind(card).is_attack)
    return Reply("swap", {facts.SEAT: allies[luck % len(allies)]}) if now and allies and weak else Reply(PASS)


def order_ship(view: View, _seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """A flagship flees where all is lost."""
    seen = DRIVES.seen(view)
    if seen is None or SHIP_ORDERS not in asked.options or seen.flees or view.options.pace == "gates":
        return None
    return Reply(SHIP_ORDERS, {HOLDS: "no", FLEES: "yes"})


def drive_home(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """From an encounter that is lost, once that is known."""
    now = view.encounter
    ships = list_picks(asked, DRIVE, SHIP)
    if now is None or not ships or now.winner not in {"offense", "defense"}:
        return None
    side = find_side(now, seat)
    inside = [one for one in ships if one.rpartition(".")[0] in {"gate", "beside", now.planet}]
    homes = [one for one in list_picks(asked, DRIVE, facts.PLANET) if one != now.planet]
    if not side or side == now.winner or not inside or not homes:
        return None
    return Reply(DRIVE, {SHIP: inside[0], facts.PLANET: homes[0]})


def count_flagships(view: View, seat: Seat) -> int:
    """CD-24: three for each flagship in the encounter."""
    seen, now = DRIVES.seen(view), view.encounter
    if seen is None or now is None:
        return 0
    places = {"gate"} if seat == now.offense.seat else {"beside", now.planet}
    return BONUS * sum(
        owner == seat and one.kind == FLAGSHIP and one.place in places for owner, one in seen.marked
    )


def beam(view: View, _seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """The best card, where it is worth it."""
    cards = list_picks(asked, BEAM, facts.CARD)
    best = max(cards, key=keep_worth, default="")
    return Reply(BEAM, {facts.CARD: best}) if best and keep_worth(best) > WORTH else None


def _is_main(view: View, now: EncounterView, seat: Seat) -> bool:
    return seat in list_main(now)


def _has_leader(view: View, _now: EncounterView, seat: Seat) -> bool:
    return any(count_lacking(view, one.seat) < count_lacking(view, seat) for one in view.seats)


def _is_held(view: View, now: EncounterView, seat: Seat) -> bool:
    """Its own defense has won."""
    return now.winner == "defense" and now.defense is not None and seat == now.defense.seat


def _is_empty(view: View, now: EncounterView, seat: Seat) -> bool:
    """An own planet is empty."""
    return any(
        planet.system == seat and planet.kind != "moon" and not any(view.there(name))
        for name, planet in view.planets
    )


def _is_stuck(view: View, now: EncounterView, seat: Seat) -> bool:
    """Own ships lie in the warp."""
    return view.there("warp")[seat] > 1


def _is_losing_to_kicker(view: View, now: EncounterView, seat: Seat) -> bool:
    """An attack that the other side's kicker has made so strong, or a card that beats it anyhow."""
    side = find_side(now, seat)
    return seat in list_main(now) and now.revealed and now.ahead not in {"", "deal", side}


def _never(_view: View, _now: EncounterView, _seat: Seat) -> bool:
    return False


TIMED: Final[dict[str, Callable[[View, EncounterView, Seat], bool]]] = {
    "omni_zap": _is_losing_to_kicker,
    "hand_zap": _has_leader,
    "ship_zap": _has_leader,
    "finder": _is_main,
    "space_junk": _never,
    "solar_wind": _never,
    "victory_boon": _is_held,
    "rebirth": _is_empty,
    "rift_1": lambda view, now, seat: seat == now.offense.seat,
    "rift_2": lambda view, now, seat: True,
    **dict.fromkeys(("rift_3", "rift_4", "rift_5"), _is_stuck),
}
"""When its cards are played."""
for _kind, _timely in TIMED.items():
    ADDS.enter(additions.TIMES, _kind, _timely)


ADDS.add(additions.STRENGTHS, count_flagships)
ADDS.add(additions.FIRST, lay)
ADDS.add(additions.FIRST, order_ship)
ADDS.add(additions.FIRST, drive_home)
ADDS.add(additions.FIRST, beam)
ADDS.enter(additions.IDEAS, ASK_SWAP, swap)
