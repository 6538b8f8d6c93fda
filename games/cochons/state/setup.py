"""ST: what each player starts with, the deck and the mix of tiles."""

from collections import Counter
from typing import Final

from games.cochons import facts
from games.cochons.extension import catalogue
from games.cochons.state.glands import make_recipes
from games.cochons.state.layouts import SUN
from games.cochons.state.names import CHIEFS
from games.cochons.state.options import FIRST, read_options
from games.cochons.state.players import Player
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.state import Colour, Family, State, Tile
from porc_royal.additions import Additions, Assembly
from porc_royal.cards import say_cards
from porc_royal.facts import Listing, Named, Seat, Who
from porc_royal.rulebook import Next, Settings
from porc_royal.script import roll, roll_dice, shuffle, tell, whisper

PLAYERS: Final = (3, 6)
HAND: Final = 4
COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "blue")

SINGLES: Final = {3: 3, 4: 4, 5: 6, 6: 7}
ASTEROIDS: Final = {3: 4, 4: 4, 5: 5, 6: 6}
"""By number of players: single planets of each colour, and asteroids; always a double of each (S-8, C-9)."""

BOX_SINGLES: Final = 8
BOX_ASTEROIDS: Final = 9
"""What the box holds: planets of each colour, and asteroids; the first three have coloured backs (C-2)."""

OWN: Final = Additions(facts.GAME)
CLAN_DRAWN: Final = OWN.keys.fact("clan-drawn", "who", "chief", "clan")
RECIPE: Final = OWN.keys.fact("recipe", "red", "yellow", "blue")
ROLLED_FIRST: Final = OWN.keys.fact("rolled-first", "who", "die")
PILES: Final = OWN.keys.fact("piles", "red", "yellow", "blue", "black")
OWN.keys.chance("first-roll", "piles")
OWN.keys.step("highest_die", "pile_up")


RECIPES: Final = make_recipes("321")
"""Those of the box (R-2)."""


def setup(assembly: Assembly, players: int, settings: Settings) -> State:
    """The table before anything is drawn (C-1). Raises ValueError for a wrong number of players or option."""
    if not PLAYERS[0] <= players <= PLAYERS[1]:
        raise ValueError(players)
    state = assembly.bind(State)(
        read_options(settings),
        [Player() for _ in range(players)],
        supply=make_tiles(players),
        box=make_box(players),
    )
    if state.options.galaxy == "twins":
        state.board[SUN] = state.box.pop()
    return state


def make_tiles(players: int) -> list[Tile]:
    """The tiles for this number of players, kind by kind (S-8, C-9, R-16, X-31, T-8)."""
    tiles = [tile for colour in COLOURS for tile in _planets(colour, range(1, SINGLES[players] + 1))]
    tiles.extend(Tile(f"double-{colour}", "double", colour, family=colour) for colour in COLOURS)
    tiles.extend(map(_asteroid, range(1, ASTEROIDS[players] + 1)))
    return tiles


def make_box(players: int) -> list[Tile]:
    """The tiles that stay in the box with this number of players, the sun last (C-2, R-5)."""
    tiles = [
        tile for colour in COLOURS for tile in _planets(colour, range(SINGLES[players] + 1, BOX_SINGLES + 1))
    ]
    tiles.extend(map(_asteroid, range(ASTEROIDS[players] + 1, BOX_ASTEROIDS + 1)))
    return [*tiles, Tile("sun", "sun")]


def _planets(colour: Colour, numbers: range) -> list[Tile]:
    return [Tile(f"{colour}-{number}", "planet", colour, family=colour) for number in numbers]


def _asteroid(number: int) -> Tile:
    families: tuple[Family, ...] = (*COLOURS, "black")
    return Tile(f"asteroid-{number}", "asteroid", family=families[min(number - 1, 3)])


async def set_up(state: State) -> Next:
    """S-1 to S-6: clans, recipes, first player, deck and four cards each; C-4 to C-10 deal cards in 1A only."""
    state.phase = "setup"
    await clans_and_recipes(state)
    await first_player(state)
    if state.complete:
        await state.deck.shuffle(catalogue.build_complete_deck(state.assembly))
        if not state.options.auto_build:
            await pile_up(state)
        return find_next_phase(state, "setup")
    await state.deck.shuffle(catalogue.build_simplified_deck(state.assembly))
    for seat in state.order:
        player = state.player(seat)
        player.hand = await state.deck.draw(HAND)
        await whisper(seat, facts.DEALT, cards=say_cards(player.hand))
    return find_next_phase(state, "setup")


async def clans_and_recipes(state: State) -> None:
    """S-2, S-3, R-118: clans and recipes dealt at random, face up; C-4, C-5: each sees its own recipe only."""
    kinds = make_recipes(state.options.recipe)
    clans = await shuffle("clans", facts.CLAN_NAMES)
    dealt = await shuffle("recipes", tuple(kinds))
    for number, player in enumerate(state.players):
        seat = Seat(number)
        player.clan, recipe = clans[seat], kinds[dealt[seat]]
        player.recipe = recipe
        clan, chief = Named("clan", player.clan), CHIEFS[player.clan]
        red, yellow, blue = recipe.red, recipe.yellow, recipe.blue
        if state.complete:
            await tell(CLAN_DRAWN, who=Who(seat), chief=chief, clan=clan)
            await whisper(seat, RECIPE, red=red, yellow=yellow, blue=blue)
        else:
            await tell(facts.CLANS, who=Who(seat), chief=chief, clan=clan, red=red, yellow=yellow, blue=blue)


async def first_player(state: State) -> None:
    """S-6, R-9, X-27: whom the host has named begins, or a random seat; C-7: whoever rolls highest. Then clockwise."""
    number = len(state.players)
    first = FIRST.get(state.options.first_player, number)
    if first >= number:
        first = await highest_die(number) if state.complete else await roll("first-player", number) - 1
    state.order = [Seat((first + step) % number) for step in range(number)]
    await tell(facts.FIRST, who=Who(state.order[0]), order=Listing(tuple(Who(seat) for seat in state.order)))


async def highest_die(number: int) -> int:
    """C-7, R-8: all roll; of those who tie for the highest, each rolls again until one is left."""
    left = list(range(number))
    while len(left) > 1:
        dice = dict(
            zip(left, await roll_dice("first-roll", 6, len(left), whose=[*map(Seat, left)]), strict=True)
        )
        for seat, die in dice.items():
            await tell(ROLLED_FIRST, who=Who(Seat(seat)), die=die)
        left = [seat for seat in left if dice[seat] == max(dice.values())]
    return left[0]


async def pile_up(state: State) -> None:
    """C-10, C-11: four piles by family, shuffled; which tile lies where is known to nobody."""
    tiles = {tile.name: tile for tile in state.supply}
    state.supply = [tiles[name] for name in await shuffle("piles", tuple(tiles))]
    piles = Counter(tile.family for tile in state.supply)
    await tell(PILES, red=piles["red"], yellow=piles["yellow"], blue=piles["blue"], black=piles["black"])
