"""The table in words: progress, players, tiles, the viewer's cards. Everything here is read from a view."""

from collections.abc import Sequence

from games.cochons import facts
from games.cochons.catalogue import CARDS, named, title_of
from games.cochons.view import SeatView, TileView, View
from games.table.facts import Arg, Listing, Named, Saying, Seat, Who
from games.table.rulebook import CardShown


def progress(view: View) -> Saying:
    """How far the game is."""
    return Saying(facts.PROGRESS, {"turn": view.turn, "phase": Named("phase", view.phase)})


def title(view: View, seat: Seat) -> Named | None:
    """The clan of a seat, once it is drawn."""
    clan = view.seat(seat).clan
    return Named("clan", clan) if clan else None


def hand(view: View) -> Sequence[CardShown]:
    """The viewer's own cards."""
    return [CardShown(card, named(card), CARDS[title_of(card)].effect()) for card in view.hand]


def summary(view: View) -> Sequence[Saying]:
    """The whole table as lines of text."""
    order = Listing(tuple(Who(seat.seat) for seat in view.seats))
    lines = [
        progress(view),
        Saying(facts.SUMMARY_ORDER, {"order": order}),
        Saying(facts.SUMMARY_DECK, {"pile": view.pile, "discards": len(view.discards)}),
    ]
    for seat in view.seats:
        lines.extend(_seat(seat))
    if view.fight is not None:
        fight = view.fight
        lines.append(
            Saying(
                facts.SUMMARY_FIGHT,
                {
                    "tile": Named("tile", fight.cell),
                    "attacker": Who(fight.attacker.seat),
                    "defender": Who(fight.defender.seat),
                    "attack_laid": fight.attacker.number,
                    "defence_laid": fight.defender.number,
                },
            )
        )
    for tile in view.tiles:
        lines.extend(_tile(tile))
    return lines


def _seat(seat: SeatView) -> list[Saying]:
    if not seat.clan:
        return []
    made, recipe = seat.production, seat.recipe
    line = Saying(
        facts.SUMMARY_SEAT,
        {
            "who": Who(seat.seat),
            "clan": Named("clan", seat.clan),
            "red": made.red,
            "yellow": made.yellow,
            "blue": made.blue,
            "recipe_red": recipe.red,
            "recipe_yellow": recipe.yellow,
            "recipe_blue": recipe.blue,
            "hand": seat.hand,
            "gorets": seat.gorets,
            "gruiks": seat.gruiks,
        },
    )
    return [line, Saying(facts.SUMMARY_OUT, {"who": Who(seat.seat)})] if seat.out else [line]


def _tile(tile: TileView) -> list[Saying]:
    place = Named("tile", tile.cell)
    kind = Named("tile-kind", tile_kind(tile))
    if not tile.troops:
        return [Saying(facts.SUMMARY_TILE, {"tile": place, "planet": tile.planet, "kind": kind})]
    first, *others = tile.troops
    args: dict[str, Arg] = {"who": Who(first.seat), "gorets": first.gorets, "gruiks": first.gruiks}
    held = Saying(facts.SUMMARY_HELD, {"tile": place, "planet": tile.planet, "kind": kind, **args})
    contested = [
        Saying(
            facts.SUMMARY_CONTESTED,
            {"tile": place, "who": Who(troop.seat), "gorets": troop.gorets, "gruiks": troop.gruiks},
        )
        for troop in others
    ]
    return [held, *contested]


def tile_kind(tile: TileView) -> str:
    """The name of a kind of tile among `facts.TILE_KINDS`."""
    if tile.colour is None:
        return "asteroid"
    return f"double-{tile.colour}" if tile.kind == "double" else tile.colour
