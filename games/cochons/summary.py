"""The table in words: progress, players, tiles, the viewer's cards. Everything here is read from a view."""

from collections.abc import Sequence

from games.cochons import facts
from games.cochons.catalogue import CARDS, named, title_of
from games.cochons.view import SeatView, TileView, TroopView, View
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


def note(view: View, thing: Named) -> Saying | None:
    """What to say beside a thing that the viewer may choose: what a tile is and who stands there, what a card does."""
    match thing.kind:
        case "card":
            return CARDS[title_of(thing.name)].effect()
        case "tile":
            return _tile_note(view, view.tile(thing.name))
        case _:
            return None


def _tile_note(view: View, tile: TileView) -> Saying:
    what: dict[str, Arg] = {"planet": tile.planet, "kind": Named("tile-kind", tile_kind(tile))}
    if not tile.troops:
        return Saying(facts.NOTE_TILE, what)
    mine = tile.troop(view.viewer) if view.viewer is not None else None
    shown = mine or tile.troops[0]
    who: dict[str, Arg] = {"who": Who(shown.seat), "gorets": shown.gorets, "gruiks": shown.gruiks}
    return Saying(facts.NOTE_HELD, {**what, **who, "others": len(tile.troops) - 1})


def summary(view: View) -> Sequence[Saying]:
    """The whole table as lines of text: the players with their tiles in play order, then the galaxy by kinds."""
    lines = [
        progress(view),
        Saying(facts.SUMMARY_DECK, {"pile": view.pile, "discards": len(view.discards)}),
    ]
    for place, seat in enumerate(view.seats, 1):
        lines.extend(_seat(view, place, seat))
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
    lines.extend(_kinds(view))
    return lines


def _seat(view: View, place: int, seat: SeatView) -> list[Saying]:
    if not seat.clan:
        return []
    made, recipe = seat.production, seat.recipe
    line = Saying(
        facts.SUMMARY_SEAT,
        {
            "place": place,
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
    out = [Saying(facts.SUMMARY_OUT, {"who": Who(seat.seat)})] if seat.out else []
    return [line, *out, *_holdings(view, seat.seat)]


def _holdings(view: View, seat: Seat) -> list[Saying]:
    """Where a player's pigs are: "A1 3G+1GG"; crossed swords where the tile is somebody else's."""
    held = [
        f"{tile.cell}{'' if tile.owner == seat else ' ⚔'} {_short(troop)}"
        for tile in view.tiles
        for troop in tile.troops
        if troop.seat == seat
    ]
    return [Saying(facts.SUMMARY_HOLDS, {"tiles": Listing(tuple(held))})] if held else []


def _short(troop: TroopView) -> str:
    parts = ((troop.gorets, "G"), (troop.gruiks, "GG"))
    return "+".join(f"{number}{letter}" for number, letter in parts if number)


def _kinds(view: View) -> list[Saying]:
    """The tiles with their names, kind by kind."""
    lines = []
    for kind in facts.TILE_KINDS:
        tiles = tuple(f"{tile.cell} {tile.planet}" for tile in view.tiles if tile_kind(tile) == kind)
        if tiles:
            args: dict[str, Arg] = {"kind": Named("tile-kind", kind), "tiles": Listing(tiles)}
            lines.append(Saying(facts.SUMMARY_KIND, args))
    return lines


def tile_kind(tile: TileView) -> str:
    """The name of a kind of tile among `facts.TILE_KINDS`."""
    if tile.colour is None:
        return "asteroid"
    return f"double-{tile.colour}" if tile.kind == "double" else tile.colour
