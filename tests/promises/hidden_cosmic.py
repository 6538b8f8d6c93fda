"""What Cosmic Encounter hides (8.4): hands, decks, face-down cards, refused aliens, orders, bids, offers, envelopes."""

# ruff: noqa: ANN401 - plain data

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final

from games.cosmic.aliens.saboteur import KINDS
from games.cosmic.expansions.cosmic_pig.pig_kept import PIG
from games.cosmic.expansions.dominion.drives import DRIVES
from games.cosmic.expansions.dominion.stakes import STAKES
from games.cosmic.extension.catalogue import KICKER, find_back, find_kind
from games.cosmic.extension.declarations import ALIENS
from games.cosmic.rulebook import RULEBOOK
from porc_royal.facts import Seat

OWN: Final = ("hand", "dealt", "soon", "secrets", "policy")
"""What belongs to a seat and nobody else may know."""


def hides(plain: Any, viewer: Seat | None) -> Iterator[tuple[str, Any, Any]]:
    """Where what the viewer may not know lies."""
    for seat, player in enumerate(plain["players"]):
        if seat != viewer:
            yield from ((name, player, name) for name in OWN)
    yield "deck", plain["deck"], "pile"
    yield "destiny", plain["destiny"], "pile"
    yield from (("further deck", deck, "pile") for deck in plain["decks"].values())
    if plain["encounter"] is not None:
        yield from _list_encounter(plain["encounter"], viewer)
    yield from _list_expansions(plain["expansions"], viewer)


def _list_encounter(now: Any, viewer: Seat | None) -> Iterator[tuple[str, Any, Any]]:
    for side in (now["offense"], now["defense"]):
        if side is not None and not now["revealed"]:
            yield from _list_down(now, side, viewer)
    if not now["revealed"]:
        yield "unseen", now, "unseen"
    yield from (("bids", now["bids"], seat) for seat in now["bids"] if int(seat) != viewer)
    offer = now["offer"]
    if offer is not None and viewer not in (offer["one"], offer["other"]):
        yield "offer", now, "offer"


def _list_down(now: Any, side: Any, viewer: Seat | None) -> Iterator[tuple[str, Any, Any]]:
    """The cards of a side that lie face down; its main player has seen them, but for some (CD-72).

    That there is a kicker among them has been announced (CD-40): it can only be another kicker (`_change_kickers`).
    """
    down: list[tuple[Any, Any]] = [(side, "card")] if side["card"] else []
    down += [(side["laid"], number) for number in range(len(side["laid"]))]
    for holder, key in down[1:] if side["shown"] else down:
        unseen = holder[key] in now["unseen"]
        if (unseen or side["seat"] != viewer) and find_kind(holder[key]).type != KICKER:
            yield "face down and unseen" if unseen else "face down", holder, key


def settle(before: Any, after: Any) -> dict[str, str]:
    """CD-40: what lies face down and was no kicker is none: kickers are announced. Which cards take their places."""
    if before["encounter"] is None:
        return {}
    piles = [after["deck"]["pile"], *(deck["pile"] for deck in after["decks"].values())]
    others = [card for pile in piles for card in pile if find_kind(card).type != KICKER]
    swaps: dict[str, str] = {}
    for name in ("offense", "defense"):
        for then, now in zip(
            _list_laid(before["encounter"][name]), _list_laid(after["encounter"][name]), strict=True
        ):
            if find_kind(then).type != KICKER and find_kind(now).type == KICKER:
                other = next(card for card in others if find_back(card) == find_back(now))
                others.remove(other)
                swaps |= {now: other, other: now}
    return swaps


def _list_laid(side: Any) -> list[str]:
    return [] if side is None else [card for card in (side["card"], *side["laid"]) if card]


def _list_expansions(kept: Any, viewer: Seat | None) -> Iterator[tuple[str, Any, Any]]:
    stakes, pig = kept.get(STAKES.name), kept.get(PIG.name)
    if stakes is not None:
        yield from (("intimidate", stakes["laid"], seat) for seat in stakes["laid"] if int(seat) != viewer)
    if pig is not None:
        yield from (("envelope", pig["envelopes"], planet) for planet in pig["envelopes"])
        yield from (("hiding", pig["plans"], seat) for seat in pig["plans"] if int(seat) != viewer)
        yield from (("notes", pig["notes"], seat) for seat in pig["notes"] if int(seat) != viewer)
        bids = (pig["challenge"] or {}).get("bids", {})
        yield from (("supports", bids, seat) for seat in bids if int(seat) != viewer)


def _list_others(plain: Any, viewer: Seat | None) -> list[tuple[int, Any]]:
    return [(seat, player) for seat, player in enumerate(plain["players"]) if seat != viewer]


def _draw_some(cards: list[str], luck: random.Random) -> list[str]:
    return luck.sample(cards, luck.randint(0, len(cards)))


def _change_orders(plain: Any, viewer: Seat | None, luck: random.Random) -> None:
    """What others have laid ready, and ordered for moments at which they are not asked."""
    for _, player in _list_others(plain, viewer):
        player["soon"] = _draw_some(player["hand"], luck)
        player["policy"] = {
            "powers": luck.sample(sorted(RULEBOOK.assembly.table(ALIENS)), 2),
            "cards": luck.sample(["artifact", "wild", "super", "zap"], luck.randint(0, 4)),
            "protect": luck.random() < 0.5,
            "ready": _draw_some(player["hand"], luck),
            "homes": luck.sample(sorted(plain["planets"]), 2),
            "reinforce": luck.random() < 0.5,
            "idle": player["powers"] if luck.random() < 0.5 else [],
        }


def _change_secrets(plain: Any, viewer: Seat | None, luck: random.Random) -> None:
    """What the aliens of others keep in secret: which it is; that there is something all can see."""
    for _, player in _list_others(plain, viewer):
        player["secrets"] = {
            name: luck.choice(KINDS) if kept in KINDS else kept for name, kept in player["secrets"].items()
        }


def _change_bids(plain: Any, viewer: Seat | None, luck: random.Random) -> None:
    """CE-93: who would play what, and whether anybody does."""
    now = plain["encounter"]
    for seat, player in _list_others(plain, viewer) if now is not None else ():
        now["bids"].pop(str(seat), None)
        if luck.random() < 0.5:
            stance = luck.choice(["offense", "defense"])
            now["bids"][str(seat)] = {"stance": stance, "cards": _draw_some(player["hand"], luck)}


def _change_kickers(plain: Any, viewer: Seat | None, _luck: random.Random) -> None:
    """CD-40, CD-41: which kicker it is that was announced; its back all can see."""
    now = plain["encounter"]
    decks = [plain["deck"], *plain["decks"].values()]
    for side in (now["offense"], now["defense"]) if now is not None and not now["revealed"] else ():
        for number, card in enumerate(side["laid"] if side is not None and side["seat"] != viewer else ()):
            for pile in [deck["pile"] for deck in decks if find_kind(card).type == KICKER]:
                other = next((one for one in pile if _is_like(one, card)), None)
                if other is not None:
                    side["laid"][number], pile[pile.index(other)] = other, card
                    break


def _is_like(one: str, card: str) -> bool:
    """Another kicker with the same back."""
    return one != card and find_kind(one).type == KICKER and find_back(one) == find_back(card)


def _change_offer(plain: Any, viewer: Seat | None, _luck: random.Random) -> None:
    """CE-110: the terms, and whether there are any, are for the two who deal."""
    now = plain["encounter"]
    offer = None if now is None else now["offer"]
    if offer is not None and viewer not in (offer["one"], offer["other"]):
        now["offer"] = None


def _change_ships(plain: Any, viewer: Seat | None, luck: random.Random) -> None:
    """CD-24, CD-25: what others have ordered for their flagships."""
    kept = plain["expansions"].get(DRIVES.name)
    for name in ("holds", "flees") if kept is not None else ():
        own = [seat for seat in kept[name] if seat == viewer]
        kept[name] = [*own, *(seat for seat, _ in _list_others(plain, viewer) if luck.random() < 0.5)]


def _change_envelopes(plain: Any, viewer: Seat | None, luck: random.Random) -> None:
    """CP-3, CP-R5: how many cards lie in an envelope; what others plan to hide, know, and would support with."""
    kept = plain["expansions"].get(PIG.name)
    if kept is None:
        return
    filled = [planet for planet, cards in kept["envelopes"].items() if cards]
    if filled:
        card = kept["envelopes"][luck.choice(filled)].pop()
        kept["envelopes"].setdefault(luck.choice(sorted(plain["planets"])), []).append(card)
    for name in ("plans", "notes"):
        kept[name] = {seat: one for seat, one in kept[name].items() if int(seat) == viewer}
    bids = (kept["challenge"] or {}).get("bids", {})
    for seat in [one for one in bids if int(one) != viewer and luck.random() < 0.5]:
        del bids[seat]


OTHERS: Final[Mapping[str, Any]] = {
    "orders": _change_orders,
    "kept by aliens": _change_secrets,
    "who bids": _change_bids,
    "terms": _change_offer,
    "kickers": _change_kickers,
    "flagships": _change_ships,
    "envelopes": _change_envelopes,
}
