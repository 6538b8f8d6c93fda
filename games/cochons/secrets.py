"""What Les Cochons hides (section F): hands, piles, tiles on their backs, what is laid, traded, sealed or planned.

In the complete game also make_recipes and the values of colonist chips. It says so from the state and the rules alone:
`views/view.py` is held to it.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from games.cochons.extension.catalogue import build_complete_deck, find_combat_card
from games.cochons.rulebook import RULEBOOK
from games.cochons.state.glands import Glands, make_recipes
from games.cochons.state.setup import make_box, make_tiles
from games.cochons.state.state import State, Tile
from games.election.secrets import swap_voters
from porc_royal.cards import get_title
from porc_royal.facts import Seat
from porc_royal.secrets import Hidden, Luck, Path, Renaming, Secrets, Things

MOST: Final = 6
TILES: Final[dict[str, Tile]] = {
    tile.name: tile for tile in (*make_tiles(MOST), *make_box(MOST)) if tile.kind != "sun"
}
"""Every tile of the make_box with its two faces, by its name."""
CHIPS: Final = (1, 2, 3)

# -------------------------------------------------------------------------------------------- where it lies


def _on_tables(
    places: Callable[[State, Seat | None], Iterator[Path]],
) -> Callable[[State, Seat | None], Iterator[Path]]:
    """The same on the table, and on the one that the viewer's own plan would leave (C-53)."""

    def list_all(state: State, viewer: Seat | None) -> Iterator[Path]:
        yield from places(state, viewer)
        draft = None if viewer is None else state.drafts.get(viewer)
        if viewer is not None and draft is not None:
            yield from (("drafts", viewer, "table", *path) for path in places(draft.table, viewer))

    return list_all


def _change_tables(
    change: Callable[[State, Seat | None, Luck], None],
) -> Callable[[State, Seat | None, Luck], None]:
    def change_all(state: State, viewer: Seat | None, luck: Luck) -> None:
        for table in _list_tables(state, viewer):
            change(table, viewer, luck)

    return change_all


def _list_tables(state: State, viewer: Seat | None) -> list[State]:
    draft = None if viewer is None else state.drafts.get(viewer)
    return [state] if draft is None else [state, draft.table]


def _of_others(field: str) -> Callable[[State, Seat | None], Iterator[Path]]:
    return lambda state, viewer: (
        ("players", seat, field) for seat in range(len(state.players)) if seat != viewer
    )


def _list_deck(_state: State, _viewer: Seat | None) -> Iterator[Path]:
    yield "deck", "pile"


def _list_trades(state: State, viewer: Seat | None) -> Iterator[Path]:
    """R-28: what is offered is known to the two alone."""
    for number, trade in enumerate(state.trades):
        if viewer not in (trade.by, trade.to):
            yield "trades", number, "cards"


def _list_face_down(state: State, _viewer: Seat | None) -> Iterator[Path]:
    """The tiles that nobody has seen (C-11, O-7, O-8)."""
    places: list[Path] = [("supply", number) for number in range(len(state.supply))]
    places += [("board", cell) for cell, tile in state.board.items() if not tile.explored]
    return ((*place, field) for place in places for field in ("name", "kind", "colour"))


def _list_in_fight(field: str) -> Callable[[State, Seat | None], Iterator[Path]]:
    def list_theirs(state: State, viewer: Seat | None) -> Iterator[Path]:
        if state.fight is not None and not state.fight.revealed:
            for name, side in (("attacker", state.fight.attacker), ("defender", state.fight.defender)):
                if side.seat != viewer:
                    yield "fight", name, field

    return list_theirs


def _list_drafts(state: State, viewer: Seat | None) -> Iterator[Path]:
    return (("drafts", seat) for seat in state.drafts if seat != viewer)


def _list_recipes(state: State, viewer: Seat | None) -> Iterator[Path]:
    return iter(()) if not state.complete else _of_others("recipe")(state, viewer)


def _list_chips(state: State, viewer: Seat | None) -> Iterator[Path]:
    """R-32: what chips are worth the Porc Royal knows, and whoever was given them, until all are turned in."""
    if viewer is None or viewer != state.royal:
        yield ("stock",)
        if state.phase == "colonists":
            yield from _of_others("chips")(state, viewer)


def _list_ballot(state: State, _viewer: Seat | None) -> Iterator[Path]:
    """C-62: who has voted for whom, where only the tally is published."""
    if state.ballot is not None and state.options.ballot == "tally":
        yield from (("ballot", "votes"), ("ballot", "piles"))


# -------------------------------------------------------------------------------------------- what it may be


def _print_tiles(_before: State, after: State) -> Renaming:
    """A tile is what is printed on it."""
    for table in (after, *(draft.table for draft in after.drafts.values())):
        for tile in (*table.supply, *(one for one in table.board.values() if not one.explored)):
            printed = TILES.get(tile.name)
            if printed is not None:
                tile.kind, tile.colour = printed.kind, printed.colour
    return {}


def _change_recipes(state: State, viewer: Seat | None, luck: Luck) -> None:
    if state.complete:
        kinds = list(make_recipes(state.options.recipe).values())
        for seat, player in enumerate(state.players):
            if seat != viewer:
                player.recipe = luck.choice(kinds)


def _change_chips(state: State, viewer: Seat | None, luck: Luck) -> None:
    if viewer is not None and viewer == state.royal:
        return
    state.stock = [luck.choice(CHIPS) for _ in range(luck.randint(0, 5))]
    for seat, player in enumerate(state.players):
        if seat != viewer and state.phase == "colonists":
            player.chips = [luck.choice(CHIPS) for _ in player.chips]


def _withdraw_trades(state: State, viewer: Seat | None, luck: Luck) -> None:
    """R-28: that cards are offered at all is known to the two alone."""
    state.trades = [one for one in state.trades if viewer in (one.by, one.to) or luck.random() < 0.3]


def _pass_otherwise(state: State, viewer: Seat | None, luck: Luck) -> None:
    """Who has sealed that it passes the whole phase."""
    own = [seat for seat in state.passing if seat == viewer]
    others = [Seat(seat) for seat in range(len(state.players)) if seat != viewer]
    state.passing = [*own, *(seat for seat in others if luck.random() < 0.5)]


def _plan_nothing(state: State, viewer: Seat | None, _luck: Luck) -> None:
    """C-53: what others plan, and whether they do."""
    state.drafts = {seat: draft for seat, draft in state.drafts.items() if seat == viewer}


def _vote_otherwise(state: State, _viewer: Seat | None, luck: Luck) -> None:
    if state.ballot is not None and state.options.ballot == "tally":
        swap_voters(state.ballot, luck)


# ------------------------------------------------------------------------------------------- what is dealt


@cache
def list_names() -> tuple[str, ...]:
    """The cards of the complete game, and the tiles."""
    return (*build_complete_deck(RULEBOOK.assembly), *TILES)


def find_deck(name: str) -> str:
    """Among what a thing lies: cards, the tiles with one back."""
    return f"tile {TILES[name].family}" if name in TILES else "card"


@cache
def find_alike(name: str) -> str:
    """What a card must have in common with another to be laid, or ordered, in its place unseen."""
    if name in TILES:
        return find_deck(name)
    return "combat" if find_combat_card(name) is not None else get_title(name)


@cache
def find_face(name: str) -> str:
    """What is shown of a thing: copies of a card's title look alike."""
    return name if name in TILES else get_title(name)


def name_recipe(recipe: Glands) -> str:
    """What a Recette Sacrée is called where make_recipes are told apart."""
    return f"recipe.{recipe.red}{recipe.yellow}{recipe.blue}"


def _name_recipes(state: State) -> dict[Path, str]:
    """The recipes as they were shuffled, by who has them."""
    names = {recipe: name for name, recipe in make_recipes(state.options.recipe).items()}
    return {
        ("players", seat, "recipe"): names[player.recipe]
        for seat, player in enumerate(state.players)
        if player.recipe in names
    }


SECRETS: Final[Secrets[State]] = Secrets(
    hidden=(
        Hidden("hands", _on_tables(_of_others("hand"))),
        Hidden("the deck", _on_tables(_list_deck)),
        Hidden("offers", _on_tables(_list_trades), _change_tables(_withdraw_trades)),
        Hidden("tiles face down", _on_tables(_list_face_down)),
        Hidden("cards laid", _on_tables(_list_in_fight("laid"))),
        Hidden("targets", _on_tables(_list_in_fight("targets"))),
        Hidden("recipes", _on_tables(_list_recipes), _change_tables(_change_recipes), named=False),
        Hidden("chips", _on_tables(_list_chips), _change_tables(_change_chips), named=False),
        Hidden(
            "who passes",
            _on_tables(lambda _state, _viewer: iter((("passing",),))),
            _change_tables(_pass_otherwise),
            named=False,
        ),
        Hidden("votes", _on_tables(_list_ballot), _change_tables(_vote_otherwise), named=False),
        Hidden("plans", _list_drafts, _plan_nothing),
    ),
    things=Things(list_names, find_deck, find_alike, find_face),
    settle=_print_tiles,
    plans=lambda state, seat: seat in state.drafts,
    dealt=_name_recipes,
    dice=True,
    own=(
        *("hand", "stock", "trades", "plan", "seats.recipe", "seats.chip_values"),
        *("fight.attacker.laid", "fight.defender.laid"),
    ),
)
