"""ST: what each player starts with, the deck and the mix of tiles."""

from typing import Final

from games.cochons import catalogue, facts
from games.cochons.options import chosen
from games.cochons.sequence import after
from games.cochons.state import Colour, Glands, Player, State, Tile
from games.table.facts import Listing, Named, Seat, Who
from games.table.rulebook import Next, Settings
from games.table.script import roll, shuffle, tell, whisper

PLAYERS: Final = (3, 6)
HAND: Final = 4
COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "blue")

RECIPES: Final[dict[str, Glands]] = {
    "321": Glands(3, 2, 1),
    "312": Glands(3, 1, 2),
    "231": Glands(2, 3, 1),
    "213": Glands(2, 1, 3),
    "132": Glands(1, 3, 2),
    "123": Glands(1, 2, 3),
}
"""The six Recettes Sacrées: every order of 3, 2 and 1 over red, yellow and blue (R-2)."""

SINGLES: Final = {3: 3, 4: 4, 5: 6, 6: 7}
ASTEROIDS: Final = {3: 4, 4: 4, 5: 5, 6: 6}
"""By number of players: single planets of each colour, and asteroids; always a double of each (S-8)."""


def setup(players: int, settings: Settings) -> State:
    """The table before anything is drawn. Raises ValueError for a wrong number of players or option."""
    if not PLAYERS[0] <= players <= PLAYERS[1]:
        raise ValueError(players)
    return State(chosen(settings), [Player() for _ in range(players)], supply=tile_mix(players))


def tile_mix(players: int) -> list[Tile]:
    """The tiles for this number of players, kind by kind (S-8, R-16, T-8)."""
    tiles: list[Tile] = []
    for colour in COLOURS:
        tiles.extend(Tile(f"{colour}-{copy}", "planet", colour) for copy in range(1, SINGLES[players] + 1))
    tiles.extend(Tile(f"double-{colour}", "double", colour) for colour in COLOURS)
    tiles.extend(Tile(f"asteroid-{copy}", "asteroid") for copy in range(1, ASTEROIDS[players] + 1))
    return tiles


async def set_up(state: State) -> Next:
    """S-1 to S-6: clans, recipes face up, first player, deck and four cards each."""
    state.phase = "setup"
    await clans_and_recipes(state)
    await first_player(state)
    await state.deck.shuffle(catalogue.simplified_deck())
    for seat in state.order:
        player = state.player(seat)
        player.hand = await state.deck.draw(HAND)
        await whisper(seat, facts.DEALT, cards=catalogue.listed(player.hand))
    return after(state, "setup")


async def clans_and_recipes(state: State) -> None:
    """S-2, S-3, R-118: clan boards drawn at random, recipes dealt at random and laid face up."""
    clans = await shuffle("clans", facts.CLAN_NAMES)
    recipes = await shuffle("recipes", tuple(RECIPES))
    for seat, player in enumerate(state.players):
        player.clan, player.recipe = clans[seat], RECIPES[recipes[seat]]
        recipe = player.recipe
        await tell(
            facts.CLANS,
            who=Who(Seat(seat)),
            clan=Named("clan", player.clan),
            red=recipe.red,
            yellow=recipe.yellow,
            blue=recipe.blue,
        )


async def first_player(state: State) -> None:
    """S-6, R-9: the host or a random seat begins; play runs clockwise for the whole game."""
    number = len(state.players)
    first = 0
    if state.options.first_player == "random":
        first = await roll("first-player", number) - 1
    state.order = [Seat((first + step) % number) for step in range(number)]
    await tell(facts.FIRST, who=Who(state.order[0]), order=Listing(tuple(Who(seat) for seat in state.order)))
