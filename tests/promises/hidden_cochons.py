"""What Les Cochons hides (section F): hands, piles, tiles on their backs, what is laid, traded or planned, recipes."""

# ruff: noqa: ANN401 - plain data

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from games.cochons.state.glands import make_recipes
from porc_royal.facts import Seat
from tests.promises.hidden_election import swap_voters
from tests.promises.secrets_cochons import TILES

CHIPS: Final = (1, 2, 3)


def hides(plain: Any, viewer: Seat | None) -> Iterator[tuple[str, Any, Any]]:
    """Where what the viewer may not know lies; also on the table as its own plan would leave it (C-53)."""
    yield from _list_cards(plain, viewer)
    for tile in _list_face_down(plain):
        yield "tile", tile, "name"
        yield "tile", tile, "kind"
        yield "tile", tile, "colour"
    fight = plain["fight"]
    for side in () if fight is None or fight["revealed"] else (fight["attacker"], fight["defender"]):
        if side["seat"] != viewer:
            yield "laid", side, "laid"
            yield "targets", side, "targets"
    for seat, draft in plain["drafts"].items():
        if int(seat) == viewer:
            yield from hides(draft["table"], viewer)
        else:
            yield "draft", plain["drafts"], seat


def _list_cards(plain: Any, viewer: Seat | None) -> Iterator[tuple[str, Any, Any]]:
    for seat, player in enumerate(plain["players"]):
        if seat != viewer:
            yield "hand", player, "hand"
    yield "deck", plain["deck"], "pile"
    for trade in plain["trades"]:
        if viewer not in (trade["by"], trade["to"]):
            yield "trade", trade, "cards"


def _list_face_down(plain: Any) -> Iterator[Any]:
    """The tiles that nobody has seen (C-11, O-7, O-8)."""
    yield from plain["supply"]
    yield from (tile for tile in plain["board"].values() if not tile["explored"])


def _list_tables(plain: Any, viewer: Seat | None) -> list[Any]:
    """The table, and the one that the viewer plans."""
    own = plain["drafts"].get(str(viewer))
    return [plain] if own is None else [plain, own["table"]]


def settle(_before: Any, after: Any) -> dict[str, str]:
    """A tile is what is printed on it."""
    for table in (after, *(draft["table"] for draft in after["drafts"].values())):
        for tile in _list_face_down(table):
            printed = TILES.get(tile["name"])
            if printed is not None:
                tile["kind"], tile["colour"] = printed.kind, printed.colour
    return {}


def _on_tables(
    change: Callable[[Any, Seat | None, random.Random], None],
) -> Callable[[Any, Seat | None, random.Random], None]:
    def change_all(plain: Any, viewer: Seat | None, luck: random.Random) -> None:
        for table in _list_tables(plain, viewer):
            change(table, viewer, luck)

    return change_all


def _change_recipes(plain: Any, viewer: Seat | None, luck: random.Random) -> None:
    if plain["options"]["rule_set"] != "complete":
        return
    kinds = list(make_recipes(plain["options"]["recipe"]).values())
    for seat, player in enumerate(plain["players"]):
        if seat != viewer:
            one = luck.choice(kinds)
            player["recipe"] = {"red": one.red, "yellow": one.yellow, "blue": one.blue}


def _change_chips(plain: Any, viewer: Seat | None, luck: random.Random) -> None:
    """R-32: what chips are worth the Porc Royal knows, and whoever was given them, until all are turned in."""
    if viewer is not None and viewer == plain["royal"]:
        return
    plain["stock"] = [luck.choice(CHIPS) for _ in range(luck.randint(0, 5))]
    for seat, player in enumerate(plain["players"]):
        if seat != viewer and plain["phase"] == "colonists":
            player["chips"] = [luck.choice(CHIPS) for _ in player["chips"]]


def _change_trades(plain: Any, viewer: Seat | None, luck: random.Random) -> None:
    """R-28: that cards are offered at all is known to the two alone."""
    plain["trades"] = [
        one for one in plain["trades"] if viewer in (one["by"], one["to"]) or luck.random() < 0.3
    ]


def _change_passing(plain: Any, viewer: Seat | None, luck: random.Random) -> None:
    """Who has sealed that it passes the whole phase."""
    own = [seat for seat in plain["passing"] if seat == viewer]
    seats = range(len(plain["players"]))
    plain["passing"] = [*own, *(one for one in seats if one != viewer and luck.random() < 0.5)]


def _change_drafts(plain: Any, viewer: Seat | None, _luck: random.Random) -> None:
    """C-53: what others plan, and whether they do."""
    plain["drafts"] = {seat: draft for seat, draft in plain["drafts"].items() if int(seat) == viewer}


def _change_votes(plain: Any, _viewer: Seat | None, luck: random.Random) -> None:
    ballot = plain["ballot"]
    if ballot is not None and plain["options"]["ballot"] == "tally":
        swap_voters(ballot, luck)


OTHERS: Final[Mapping[str, Any]] = {
    "recipe": _on_tables(_change_recipes),
    "chips": _on_tables(_change_chips),
    "offers": _on_tables(_change_trades),
    "passing": _on_tables(_change_passing),
    "votes": _on_tables(_change_votes),
    "plans": _change_drafts,
}
