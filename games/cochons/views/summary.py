"""The table in words: progress, players, tiles, the viewer's cards. Everything here is read from a view."""

from collections.abc import Sequence
from typing import Final

from games.cochons import facts
from games.cochons.extension.catalogue import CARDS
from games.cochons.rules.odds import Force, write_dice
from games.cochons.state.state import EXTRAS, Family
from games.cochons.views import tally
from games.cochons.views.view import FightView, SeatView, SideView, TileView, TroopView, View
from porc_royal.additions import Additions
from porc_royal.cards import get_title, say_card
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who
from porc_royal.rulebook import CardShown

OWN: Final = Additions(facts.GAME)
SUMMARY_ROYAL: Final = OWN.keys.line("summary-royal", "who")
SUMMARY_COALITION: Final = OWN.keys.line("summary-coalition", "who")
SUMMARY_PILE: Final = OWN.keys.line("summary-pile", "who", "number")
SUMMARY_LOT: Final = OWN.keys.line("summary-lot", "who", "number")
SUMMARY_EXTRAS: Final = OWN.keys.line("summary-extras", "tile", "monster", "number", "attacking")
SUMMARY_EATEN: Final = OWN.keys.line("summary-eaten", "number")
SUMMARY_LEFT: Final = OWN.keys.line("summary-left", "red", "yellow", "blue", "black")
SUMMARY_PLAN: Final = OWN.keys.line("summary-plan")
SUMMARY_PINNED: Final = OWN.keys.line("summary-pinned", "tiles")
SUMMARY_LENT: Final = OWN.keys.line("summary-lent", "tiles")
SUMMARY_FEAST: Final = OWN.keys.line("summary-feast", "tile", "host")
SUMMARY_BAN: Final = OWN.keys.line("summary-ban", "who", "tile")
SUMMARY_SEAT_SECRET: Final = OWN.keys.line(
    "summary-seat-secret",
    *("place", "who", "clan", "red", "yellow", "blue", "hand", "gorets", "gruiks"),
)
SUMMARY_MARKERS: Final = OWN.keys.line("summary-markers", "marker", "left", "markers")
SUMMARY_NEWCOMERS: Final = OWN.keys.line("summary-newcomers", "gorets", "gruiks")
BACKS: Final[tuple[Family, ...]] = ("red", "yellow", "blue", "black")
OWN_RECIPE: Final = OWN.keys.line(
    "own-recipe", *("red", "yellow", "blue", "recipe_red", "recipe_yellow", "recipe_blue")
)
NO_RECIPE: Final = OWN.keys.line("no-recipe")
NOTE_EXTRAS: Final = OWN.keys.line("note-extras", "planet", "kind", "monster", "number", "dice")


def progress(view: View) -> Saying:
    """How far the game is."""
    return Saying(facts.PROGRESS, {"turn": view.turn, "phase": Named("phase", view.phase)})


def title(view: View, seat: Seat) -> Named | None:
    """The clan of a seat, once it is drawn."""
    clan = view.seat(seat).clan
    return Named("clan", clan) if clan else None


def hand(view: View) -> Sequence[CardShown]:
    """The viewer's own cards, with the moments at which they may be played."""
    cards = [(name, CARDS[get_title(name)]) for name in view.hand]
    return [
        CardShown(name, say_card(name), card.describe(), card.list_moments(complete=view.complete))
        for name, card in cards
    ]


def describe_recipe(view: View) -> Saying:
    """What the viewer needs to win, and how much of it is there (C-5, C-6, S-3)."""
    seat = None if view.viewer is None else view.seat(view.viewer)
    if seat is None or seat.recipe is None or not seat.clan:
        return Saying(NO_RECIPE)
    made, wanted = seat.production, seat.recipe
    there = {"red": made.red, "yellow": made.yellow, "blue": made.blue}
    asked = {"recipe_red": wanted.red, "recipe_yellow": wanted.yellow, "recipe_blue": wanted.blue}
    return Saying(OWN_RECIPE, {**there, **asked})


def note(view: View, thing: Named) -> Saying | None:
    """What to say beside a thing that the viewer may choose: what a tile is and who stands there, what a card does."""
    match thing.kind:
        case "card":
            return CARDS[get_title(thing.name)].describe()
        case "tile":
            return _tile_note(view, view.tile(thing.name))
        case _:
            return None


def _tile_note(view: View, tile: TileView) -> Saying:
    kind = Named("tile-kind", name_tile_kind(tile))
    what: dict[str, Arg] = {"planet": tile.planet if tile.explored else "?", "kind": kind}
    if not tile.troops and tile.extras is not None:
        stack = tile.extras
        args: dict[str, Arg] = {"monster": stack.kind, "number": stack.number}
        return Saying(NOTE_EXTRAS, {**what, **args, "dice": write_dice(stack.dice, stack.more)})
    if not tile.troops:
        return Saying(facts.NOTE_TILE, what)
    # Where one stands among others, what one has to know is whom one meets.
    shown = next((one for one in tile.troops if one.seat != view.viewer), tile.troops[0])
    force = Force(shown.gorets, shown.gruiks)
    who: dict[str, Arg] = {
        "who": Who(shown.seat),
        "gorets": shown.gorets,
        "gruiks": shown.gruiks,
        "dice": write_dice(force.thrown(), force.more),
    }
    return Saying(
        facts.NOTE_HELD, {**what, **who, "others": len(tile.troops) - 1 + (tile.extras is not None)}
    )


def summary(view: View) -> Sequence[Saying]:
    """The whole table as lines of text: the players with their tiles in play order, then the galaxy by kinds.

    While the Senate sits the channel reads the tally first, as it sees it (`pictures.board`).
    """
    lines = [
        *(tally.describe_senate(view, None) if tally.is_seen_instead(view) else ()),
        progress(view),
        *([Saying(SUMMARY_PLAN), *view.plan] if view.plan else ()),
        Saying(facts.SUMMARY_DECK, {"pile": view.pile, "discards": len(view.discards)}),
    ]
    lines.extend(() if tally.is_seen_instead(view) else tally.explain_marks(view))
    if view.left:
        left = dict(view.left)
        lines.append(Saying(SUMMARY_LEFT, {back: left.get(back, 0) for back in BACKS}))
    lines.extend(_politics(view))
    for place, seat in enumerate(view.seats, 1):
        lines.extend(_seat(view, place, seat))
    if view.fight is not None:
        fight = view.fight
        lines.append(
            Saying(
                facts.SUMMARY_FIGHT,
                {
                    "tile": Named("tile", fight.cell),
                    "attacker": _fighter(view, fight, fight.attacker),
                    "defender": _fighter(view, fight, fight.defender),
                    "attack_laid": fight.attacker.number,
                    "defence_laid": fight.defender.number,
                },
            )
        )
    lines.extend(_extras(view))
    lines.extend(_forbidden(view))
    lines.extend(_kinds(view))
    return lines


def _fighter(view: View, fight: FightView, side: SideView) -> Who | Named:
    """A player, or the Extra-Cochons that fight: those who came last, if they attack others."""
    tile = view.tile(fight.cell)
    late = side == fight.attacker and fight.defender.seat == EXTRAS
    stack = tile.intruders if late else tile.extras
    return Named("extras", stack.kind) if side.seat == EXTRAS and stack is not None else Who(side.seat)


def _politics(view: View) -> list[Saying]:
    """Who reigns, who is allied with whom, and how the election stands."""
    lines = [Saying(SUMMARY_ROYAL, {"who": Who(view.royal)})] if view.royal is not None else []
    lines += [
        Saying(SUMMARY_COALITION, {"who": Listing(tuple(Who(seat) for seat in allies))})
        for allies in view.coalitions
        if len(allies) > 1
    ]
    if view.ballot is not None:
        for seat, pile in view.ballot.piles:
            lines.append(Saying(SUMMARY_PILE, {"who": Who(seat), "number": view.ballot.total(seat)}))
            lines += [
                Saying(SUMMARY_LOT, {"who": Who(lot.owner), "number": lot.number})
                for lot in pile
                if lot.number and lot.owner != seat
            ]
    return lines


def _extras(view: View) -> list[Saying]:
    """Where the Extra-Cochons are, and what they have eaten (R-45)."""
    eaten = [Saying(SUMMARY_EATEN, {"number": view.eaten})] if view.eaten else []
    return eaten + [
        Saying(
            SUMMARY_EXTRAS,
            {
                "tile": Named("tile", tile.cell),
                "monster": stack.kind,
                "number": stack.number,
                "attacking": int(stack.attacking or stack is tile.intruders),
            },
        )
        for tile in view.tiles
        for stack in (tile.extras, tile.intruders)
        if stack is not None
    ]


def _forbidden(view: View) -> list[Saying]:
    """Where not everybody may land this turn (R-57, R-140): otherwise a tile would be missing without a reason."""
    feasts = [
        Saying(SUMMARY_FEAST, {"tile": Named("tile", tile.cell), "host": Who(tile.feast)})
        for tile in view.tiles
        if tile.feast is not None
    ]
    bans = [Saying(SUMMARY_BAN, {"who": Who(seat), "tile": Named("tile", cell)}) for seat, cell in view.bans]
    return [*feasts, *bans]


def _seat(view: View, place: int, seat: SeatView) -> list[Saying]:
    if not seat.clan:
        return []
    made, recipe = seat.production, seat.recipe
    args: dict[str, Arg] = {
        "place": place,
        "who": Who(seat.seat),
        "clan": Named("clan", seat.clan),
        "red": made.red,
        "yellow": made.yellow,
        "blue": made.blue,
        "hand": seat.hand,
        "gorets": seat.gorets,
        "gruiks": seat.gruiks,
    }
    if recipe is None:
        line = Saying(SUMMARY_SEAT_SECRET, args)
    else:
        asked = {"recipe_red": recipe.red, "recipe_yellow": recipe.yellow, "recipe_blue": recipe.blue}
        line = Saying(facts.SUMMARY_SEAT, {**args, **asked})
    out = [Saying(facts.SUMMARY_OUT, {"who": Who(seat.seat)})] if seat.out else []
    return [line, *out, *_journey(view, seat), *_holdings(view, seat.seat)]


def _journey(view: View, seat: SeatView) -> list[Saying]:
    """The travel markers of the complete game, and the newcomers that wait."""
    if not view.complete:
        return []
    markers = Listing(tuple(str(marker) for marker in sorted(seat.markers)))
    lines = [Saying(SUMMARY_MARKERS, {"marker": seat.marker, "left": len(seat.markers), "markers": markers})]
    if any(seat.newcomers):
        gorets, gruiks = seat.newcomers
        lines.append(Saying(SUMMARY_NEWCOMERS, {"gorets": gorets, "gruiks": gruiks}))
    return lines


def _holdings(view: View, seat: Seat) -> list[Saying]:
    """Where a player's pigs are: "A1 3G+1GG"; crossed swords where the tile is somebody else's."""
    held = [
        f"{tile.cell}{'' if tile.owner == seat else ' ⚔'} {_short(troop)}"
        for tile, troop in _troops(view, seat)
    ]
    if not held:
        return []
    pinned = [(tile.cell, troop.pinned) for tile, troop in _troops(view, seat)]
    lent = [(tile.cell, troop.lent) for tile, troop in _troops(view, seat)]
    return [
        Saying(facts.SUMMARY_HOLDS, {"tiles": Listing(tuple(held))}),
        *_marked(SUMMARY_PINNED, pinned),
        *_marked(SUMMARY_LENT, lent),
    ]


def _marked(key: str, numbers: Sequence[tuple[str, int]]) -> list[Saying]:
    """So many pieces of a player's on each tile that are held, or lent; nothing where there are none."""
    tiles = tuple(f"{cell} {number}" for cell, number in numbers if number)
    return [Saying(key, {"tiles": Listing(tiles)})] if tiles else []


def _troops(view: View, seat: Seat) -> list[tuple[TileView, TroopView]]:
    return [(tile, troop) for tile in view.tiles for troop in tile.troops if troop.seat == seat]


def _short(troop: TroopView) -> str:
    parts = ((troop.gorets, "G"), (troop.gruiks, "GG"))
    return "+".join(f"{number}{letter}" for number, letter in parts if number)


def _kinds(view: View) -> list[Saying]:
    """The tiles with their names, kind by kind."""
    tiles: dict[str, list[str]] = {kind: [] for kind in facts.TILE_KINDS}
    for tile in view.tiles:
        tiles[name_tile_kind(tile)].append(f"{tile.cell} {tile.planet}")
    return [
        Saying(facts.SUMMARY_KIND, {"kind": Named("tile-kind", kind), "tiles": Listing(tuple(named))})
        for kind, named in tiles.items()
        if named
    ]


def name_tile_kind(tile: TileView) -> str:
    """The name of a kind of tile among `facts.TILE_KINDS`."""
    if not tile.explored:
        return f"back-{tile.family}"
    if tile.colour is None:
        return "sun" if tile.kind == "sun" else "asteroid"
    return f"double-{tile.colour}" if tile.kind == "double" else tile.colour
