"""What Interstellar Pig hides (section E): hands, envelopes, the order of the events, orders, how cards are used."""

# ruff: noqa: ANN401 - plain data

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args

from games.interstellar_pig.state.state import Stance
from porc_royal.facts import Seat


def hides(plain: Any, viewer: Seat | None) -> Iterator[tuple[str, Any, Any]]:
    """Where it lies: in the hands of others, in envelopes, whoever filled them, in the deck, in an open fight."""
    for seat, player in enumerate(plain["players"]):
        if seat != viewer:
            yield "hand", player, "hand"
            yield "ready", player, "ready"
            yield "notes", player, "notes"
    for planet in plain["planets"].values():
        yield "envelope", planet, "envelope"
    yield "events", plain["events"], "pile"
    fight = plain["fight"]
    for side in () if fight is None else (fight["attacker"], fight["defender"]):
        yield "mode", side, "mode"
        if not fight["shown"]:
            yield "fight", side, "cards"


def _change_orders(plain: Any, viewer: Seat | None, luck: random.Random) -> None:
    for seat, player in enumerate(plain["players"]):
        if seat != viewer:
            player["stance"] = luck.choice(get_args(Stance))
            player["standing"], player["auto_end"] = luck.random() < 0.5, luck.random() < 0.5
            player["ready"] = luck.sample(player["hand"], luck.randint(0, len(player["hand"])))


def _change_notes(plain: Any, viewer: Seat | None, luck: random.Random) -> None:
    """Others know of other envelopes."""
    for seat, player in enumerate(plain["players"]):
        if seat != viewer:
            kept = list(player["notes"].values())
            planets = luck.sample(sorted(plain["planets"]), len(kept))
            player["notes"] = dict(zip(planets, kept, strict=True))


def _change_envelopes(plain: Any, _viewer: Seat | None, luck: random.Random) -> None:
    """R-15: how many cards are in an envelope is a secret, too."""
    envelopes = [planet["envelope"] for planet in plain["planets"].values()]
    if any(envelopes):
        luck.choice(envelopes).append(luck.choice([one for one in envelopes if one]).pop())


def _change_fight(plain: Any, viewer: Seat | None, luck: random.Random) -> None:
    """R-62: how a card is used is not shown by the commit; before both sides have shown theirs, nothing is."""
    fight = plain["fight"]
    for side in () if fight is None else (fight["attacker"], fight["defender"]):
        side["mode"] = luck.choice(["", "one", "other"])
        if not fight["shown"] and side["seat"] not in (None, viewer):
            hand = plain["players"][side["seat"]]["hand"]
            side["cards"] = luck.sample(hand, luck.randint(0, len(hand)))


OTHERS: Final[Mapping[str, Any]] = {
    "orders": _change_orders,
    "what others know": _change_notes,
    "number in an envelope": _change_envelopes,
    "use of cards": _change_fight,
}
